"""What came of a choice in Quarterworlds, by the names that previews give to their figures.

Everything is read from events, from the positions before and after, and from the printed cards, not from the
functions that made the preview.
"""

from __future__ import annotations

from perihelion.core.state import State
from perihelion.core.text import Event
from perihelion.games.quarterworlds.components import DISCOUNT, OBJECTS, RESOURCES, TRACKS, Card
from perihelion.games.quarterworlds.rules.influence import Diplomacy
from perihelion.games.quarterworlds.rules.turns import Turns
from perihelion.games.quarterworlds.state import QuarState
from tests.properties.happening import Course, is_due

CYLINDER = {
    "QUAR-156": "military-dominance",
    "QUAR-157": "trade-dominance",
    "QUAR-158": "quadrant",
    "QUAR-159": "off-board",
}


def due(course: Course, state: State) -> bool:
    """A turn is over when the next one is asked for; a payment, a place or a research when its step is gone;
    a move of the cylinder when the points of its place have been given."""
    step, depth = course.before.stack[-1], len(course.before.stack)
    if isinstance(step, Turns):
        return is_due(course, state)
    return len(state.stack) < (depth - 1 if isinstance(step, Diplomacy) else depth)


def happened(course: Course) -> dict[str, int]:
    before, after = course.before, course.after
    assert isinstance(before, QuarState)
    assert isinstance(after, QuarState)
    kind, _, title = before.game.catalogue.names[course.action].partition(":")
    if kind == "pass":
        return {"left": len(before.deck()) + sum(1 for number in before.offer if number >= 0)}
    if kind == "move":
        return moved(course)
    if kind == "pay-suggested":
        return {"tokens-paid": before.tokens[course.seat] - tokens_after_payment(course, before)}
    found = brought(course, before, after)
    if kind in ("take", "lay", "research"):
        card = next(card for card in before.parts.cards if card.title == title)
        found["owed"] = owed(before, course.seat, card)
        if kind == "take":
            found["value"] = before.offer.index(card.number) % 3 + 1
            found["hand"] = len(after.hands[course.seat])
        else:
            check_payment(course, found["owed"])
    return found


def owed(state: QuarState, seat: int, card: Card) -> int:
    """The printed cost less production and less printed discounts; one card or token at least."""
    left = sum(max(0, cost - made) for cost, made in zip(card.cost, state.production[seat], strict=True))
    for number in state.researched[seat]:
        for effect in state.card(number).permanents:
            if effect.type == DISCOUNT and effect.about == card.kind:
                left -= effect.amount
    return max(1, left)


def check_payment(course: Course, owed: int) -> None:
    """A resource is paid by one item or by two."""
    paid = [event for event in course.events if event.key in ("paid", "paid-tokens")]
    assert len(paid) == 1
    items = figure(paid[0], "tokens") + figure(paid[0], "count")
    assert owed <= items <= 2 * owed, (owed, items)


def tokens_after_payment(course: Course, before: QuarState) -> int:
    """What the seat had left when it had paid, before anything the card brings."""
    paid = [event for event in course.events if event.key in ("paid", "paid-tokens")]
    return before.tokens[course.seat] - figure(paid[0], "tokens")


def figure(event: Event, name: str) -> int:
    value = event.args[name]
    assert isinstance(value, int)
    return value


def brought(course: Course, before: QuarState, after: QuarState) -> dict[str, int]:
    """What the card brought, after `colonised` what the planet did, and the bonus for laying."""
    names = ["points", "tokens", "income"]
    names += [f"production-{name}" for name in RESOURCES] + [f"track-{name}" for name in TRACKS]
    found = {when + name: 0 for name in names for when in ("", "planet-")}
    found |= {f"object-{name}": 0 for name in OBJECTS} | {"lay-bonus": 0, "permanent": 0}
    when = ""
    for event in course.events:
        if event.key == "colonised" and course_is_attach(course):
            when = "planet-"
        elif event.seat != course.seat:
            continue
        elif event.key == "points" and "QUAR-D04" in event.rules:
            found["lay-bonus"] += figure(event, "amount")
        elif event.key in ("points", "tokens"):
            found[when + event.key] += figure(event, "amount")
        elif event.key == "step":
            name = "income" if event.args["track"] == "track-income" else str(event.args["track"])
            found[when + name] += figure(event, "amount")
        elif event.key == "objects":
            found[str(event.args["object"])] += figure(event, "amount")
    for number in after.researched[course.seat]:
        if number not in before.researched[course.seat]:
            found["permanent"] = sum(effect.amount for effect in after.card(number).permanents)
    return found


def course_is_attach(course: Course) -> bool:
    return any(event.key == "attached" for event in course.events)


def moved(course: Course) -> dict[str, int]:
    """Points that the place of the cylinder gave the seat, less what it gave the other one."""
    found = dict.fromkeys(CYLINDER.values(), 0)
    for event in course.events:
        if event.key == "points" and event.rules[0] in CYLINDER:
            amount = figure(event, "amount")
            found[CYLINDER[event.rules[0]]] += amount if event.seat == course.seat else -amount
    return found
