"""What came of a choice in Race, by the names that previews give to their figures.

Everything is read from what happened (events, the position before and after) and from the printed cards, not
from the functions that made the preview.
"""

from __future__ import annotations

from perihelion.core.state import State
from perihelion.core.text import Event
from perihelion.games.race.components import ANY, Card
from perihelion.games.race.rules.consume import Consume
from perihelion.games.race.rules.planning import FLIP, THROW, Plan
from perihelion.games.race.rules.rounds import ChooseActions
from perihelion.games.race.rules.settle import ChooseWay
from perihelion.games.race.state import NONE, RaceState
from tests.properties.happening import Course


def due(course: Course, state: State) -> bool:
    """When the step and all that took its place are gone: the phase is over."""
    return len(state.stack) < len(course.before.stack)


def happened(course: Course) -> dict[str, int]:
    before, after = course.before, course.after
    assert isinstance(before, RaceState)
    assert isinstance(after, RaceState)
    name, _, of = before.catalogue.names[course.action].partition(":")
    step = before.stack[-1]
    if isinstance(step, ChooseActions):
        return explored(course, after)
    if name in ("develop", "settle") or isinstance(step, ChooseWay):
        return placed(course, before, after, name)
    if name == "sell":
        return sold(course, before)
    if name == "name":
        return odds(course, before, int(of))
    if name == "use" and isinstance(step, Consume):
        return used(course, before, step.plans[course.seat], before.cards.number[of])
    if name == "produce":
        return {"sells-for": worth_of_good(course, after, of)}
    return {}


def amount(events: list[Event], arg: str) -> int:
    total = 0
    for event in events:
        figure = event.args[arg]
        assert isinstance(figure, int)
        total += figure
    return total


# -- actions ---------------------------------------------------------------------------------------


def explored(course: Course, after: RaceState) -> dict[str, int]:
    """What the seat looks at and keeps in Explore, if that comes now: played on from there."""
    state = after.copy()
    events: list[Event] = []
    state.journal = events
    state.advance()
    while not [event for event in events if event.key == "explored"]:
        if state.over or not state.slots or state.slots[0] >> 1 != 1:
            return {}
        seat = state.asked_seats()[0]
        state.apply(seat, course.chance.pick(state.legal(seat)))
    own = [event for event in events if event.key == "explored" and event.seat == course.seat]
    return {"looked-at": amount(own, "drawn"), "kept": amount(own, "kept")}


# -- placing ---------------------------------------------------------------------------------------


def placed(course: Course, before: RaceState, after: RaceState, name: str) -> dict[str, int]:
    game, seat = before.game, course.seat
    step = before.stack[-1]
    old = before.players[seat].tableau
    if isinstance(step, ChooseWay):
        card, old = step.placed[seat], old[:-1]
    else:
        card = course.action - before.catalogue.numbers[f"{name}:{before.cards.ids[0]}"]
    way = way_of(course, before)
    view_then = game.view(after, seat).players[seat]
    figures = {
        "paid": amount(course.told("paid"), "count"),
        "drawn": amount(course.told("drew"), "count"),
        "points": game.scores(after)[seat] - points(before, seat, old),
        "military-before": sum(unconditional(before.cards.cards[owned]) for owned in old),
        "military-after": view_then.military,
        "defence": before.cards.cards[card].price,
        "strength": sum(against(before.cards.cards[owned], before.cards.cards[card]) for owned in old),
    }
    if way.startswith("use:"):
        powers = before.cards.cards[before.cards.number[way[4:]]].powers
        figures["strength"] += sum(power.amount for power in powers if power.kind == "discard-for-military")
    if name == "settle":
        figures.update({f"{what}:{way}": figure for what, figure in list(figures.items())})
    return figures


def way_of(course: Course, before: RaceState) -> str:
    """The way in which the seat's world was placed, by the name of its action."""
    names = before.catalogue.names
    for seat, action in course.answers:
        if seat == course.seat and names[action].split(":")[0] in ("conquer", "pay-for", "use"):
            return names[action]
    if course.told("conquered"):
        return "conquer"
    if course.told("used-for"):
        return "use:" + str(course.told("used-for")[0].args["used"]).removeprefix("card-")
    return "pay-for"


def points(state: RaceState, seat: int, tableau: list[int]) -> int:
    """Points of the seat before the placement, when a card just revealed is not counted yet."""
    if not isinstance(state.stack[-1], ChooseWay):
        return state.game.scores(state)[seat]
    earlier = state.copy()
    earlier.players[seat].tableau = tableau[:]
    return earlier.game.scores(earlier)[seat]


def unconditional(card: Card) -> int:
    return sum(
        power.amount
        for power in card.powers
        if power.kind == "military" and power.good == ANY and not power.rebel
    )


def against(card: Card, world: Card) -> int:
    """The military that a card gives against a world."""
    return sum(
        power.amount
        for power in card.powers
        if power.kind == "military"
        and power.good in (ANY, world.good)
        and (not power.rebel or "rebel" in world.keywords)
    )


# -- goods -----------------------------------------------------------------------------------------


def sold(course: Course, before: RaceState) -> dict[str, int]:
    """The cards drawn for the good: by Consume: Trade, or by the power that is being used."""
    step = before.stack[-1]
    if not isinstance(step, Consume):
        return {"sale": amount(course.told("sold"), "count")}
    plan = step.plans[course.seat]
    return {"sale": amount(next_of(course, before, plan, before.cards.power_card[plan.active])[1], "count")}


def used(course: Course, before: RaceState, plan: Plan, card: int) -> dict[str, int]:
    spent, drew = next_of(course, before, plan, card)
    goods = [event.args["worlds"] for event in spent if event.key == "consumed"]
    figures = {
        "goods": sum(len(worlds) for worlds in goods if isinstance(worlds, list)),
        "vp": amount(spent, "vp"),
        "gained": amount(drew, "count"),
    }
    thrown = [event for event in spent if event.key == "threw"]
    after = before.copy()
    step = after.stack[-1]
    assert isinstance(step, Consume)
    step.answer(after, course.seat, course.action)
    figures["most-thrown"] = step.plans[course.seat].need
    if thrown:
        figures["vp-each"] = amount(thrown, "vp") // amount(thrown, "count")
    return figures


def next_of(course: Course, before: RaceState, plan: Plan, card: int) -> tuple[list[Event], list[Event]]:
    """What came of the next use of a card's powers, after those that the plan had noted before: what was
    spent for points, and what was drawn."""
    key = f"card-{before.cards.ids[card]}"
    spent = [
        event
        for event in course.events
        if event.seat == course.seat and event.key in ("consumed", "threw") and event.args["card"] == key
    ]
    drew = [event for event in course.told("drew-by") if event.args["card"] == key]
    return spent[noted(before, plan, card, False) :][:1], drew[noted(before, plan, card, True) :][:1]


def noted(before: RaceState, plan: Plan, card: int, draws: bool) -> int:
    """How many events of what the card has already been used for are still to come."""
    count, at, notes = 0, 0, plan.notes
    while at < len(notes):
        code, power = notes[at], notes[at + 1]
        own = before.cards.power_card[power] == card
        if code == FLIP:
            at += 3
        elif code == THROW:
            count += own and not draws
            at += 4 + notes[at + 3]
        else:
            gained, goods = notes[at + 3], notes[at + 4]
            count += own and (gained > 0 if draws else goods > 0)
            at += 5 + goods
    return count


def odds(course: Course, before: RaceState, number: int) -> dict[str, int]:
    """The cards that lie where the seat cannot see them, and those with the number."""
    hidden = before.pile + before.discard
    for card in before.open_discards + before.players[course.seat].known:
        hidden.remove(card)
    for seat, player in enumerate(before.players):
        hidden += [good for good in player.goods if good != NONE]
        if seat != course.seat:
            rest = player.hand + player.looking
            for card in player.seen:
                rest.remove(card)
            hidden += rest
    return {"unseen": len(hidden), "hits": sum(before.cards.price[card] == number for card in hidden)}


def worth_of_good(course: Course, after: RaceState, world: str) -> int:
    """What the good just put on a world would sell for, as the table shows it afterwards."""
    tableau = after.game.view(after, course.seat).players[course.seat].tableau
    return next(entry.sale for entry in tableau if entry.card == world and entry.good)
