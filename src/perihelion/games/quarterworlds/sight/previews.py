"""Previews: what a choice will do, told by the functions that will charge and pay for it."""

from __future__ import annotations

from perihelion.core.text import Arg, Text
from perihelion.core.view import Preview, PreviewLine
from perihelion.games.quarterworlds.catalogue import VERTICAL
from perihelion.games.quarterworlds.components import (
    OBJECTS,
    PLANET,
    QUARTERS,
    RESOURCES,
    SCIENCE_CARD,
    Card,
    value_at,
)
from perihelion.games.quarterworlds.rules import payment
from perihelion.games.quarterworlds.rules.effects import tokens_for
from perihelion.games.quarterworlds.rules.influence import place_points, shift
from perihelion.games.quarterworlds.rules.laying import Lay
from perihelion.games.quarterworlds.rules.offer import cards_left, room
from perihelion.games.quarterworlds.rules.paying import Paying
from perihelion.games.quarterworlds.rules.turns import SecondCard
from perihelion.games.quarterworlds.sight.telling import card_words, effect_words
from perihelion.games.quarterworlds.state import QuarState


def preview(state: QuarState, seat: int, action: int) -> Preview:
    actions = state.quarterworlds.actions
    step = state.step()
    if actions.is_take(action):
        return _take(state, seat, action - actions.take)
    if actions.is_lay(action):
        return _lay(state, seat, state.card(action - actions.lay))
    if actions.is_research(action):
        return _lay(state, seat, state.card(action - actions.research + state.parts.epoch_cards))
    if actions.is_move(action):
        return _move(state, seat, action - actions.move == VERTICAL)
    if isinstance(step, Lay) and actions.is_attach(action):
        at = action - actions.attach
        return _attach(state, seat, state.card(step.card), state.parts.planets[at // QUARTERS])
    if isinstance(step, Lay) and actions.is_dock(action):
        return Preview([], card_words(state.card(step.card)))
    if isinstance(step, Paying) and action == actions.pay_suggested:
        return _suggested(state, step)
    if action == actions.pass_turn:
        return Preview([], [_left_behind(state), _after_pass(state)])
    return Preview()


def ends(state: QuarState, seat: int, action: int) -> Text | None:
    """A pass ends the seat's epoch; what it leaves behind is said before."""
    return _left_behind(state) if action == state.quarterworlds.actions.pass_turn else None


def _left_behind(state: QuarState) -> Text:
    return Text("preview-pass-cards", {"count": cards_left(state)})


def _after_pass(state: QuarState) -> Text:
    return Text("preview-pass-second" if state.passed else "preview-pass-first")


def _take(state: QuarState, seat: int, number: int) -> Preview:
    at = state.offer.index(number)
    seen = _costs(state, seat, state.card(number))
    seen.then.append(Text("preview-value", {"value": value_at(at)}))
    step = state.step()
    taken = 2 if isinstance(step, SecondCard) else 1
    if room(state, seat) == taken:  # QUAR-R40: warn before the hand is full
        seen.then.append(Text("preview-hand-full", {"limit": state.parts.hand_limit}))
    return seen


def _lay(state: QuarState, seat: int, card: Card) -> Preview:
    seen = _costs(state, seat, card)
    if card.kind == PLANET and card.colonised_mark:
        seen.then.append(Text("preview-when-colonised"))
    seen.then += card_words(card)
    return seen


def _costs(state: QuarState, seat: int, card: Card) -> Preview:
    """Price, less production, less discount: what is due."""
    owed = payment.due(state, seat, card)
    off = min(sum(owed), payment.discount(state, seat, card))
    seen = Preview()
    for resource in range(len(RESOURCES)):
        cost = card.cost[resource]
        if cost:
            name: dict[str, Arg] = {"resource": f"resource-{RESOURCES[resource]}"}
            seen.lines.append(PreviewLine(Text("preview-cost", name), cost))
            if cost > owed[resource]:
                track: dict[str, Arg] = {"track": f"production-{RESOURCES[resource]}"}
                seen.lines.append(PreviewLine(Text("preview-production", track), owed[resource] - cost))
    if off:
        seen.lines.append(PreviewLine(Text("preview-discount"), -off))
    rest = sum(owed) - off
    if rest:
        seen.lines.append(PreviewLine(Text("preview-due"), rest, True))
    else:
        key = "preview-minimum-research" if card.kind == SCIENCE_CARD else "preview-minimum"
        seen.lines.append(PreviewLine(Text(key), 1, True))
    return seen


def _attach(state: QuarState, seat: int, card: Card, planet: int) -> Preview:
    world = state.world(seat, planet)
    assert world is not None
    printed = state.card(planet)
    seen = Preview()
    tokens = tokens_for(state, world, card)
    for object in range(len(OBJECTS)):
        if tokens[object]:
            args: dict[str, Arg] = {"object": f"object-{OBJECTS[object]}", "amount": tokens[object]}
            seen.then.append(Text("effect-objects", args))
    seen.then += card_words(card)
    if world.open_quarters(printed) == 1:
        seen.then.append(Text("preview-completes", {"planet": printed.key}))
        if printed.colonised_mark:
            seen.then += [effect_words(effect) for effect in printed.effects]
    return seen


def _suggested(state: QuarState, step: Paying) -> Preview:
    cheapest = payment.suggested(state, step.bill(state))
    then: list[Text] = []
    if cheapest.cards:
        keys = [state.card(number).key for number in cheapest.cards]
        then.append(Text("preview-pay-cards", {"cards": keys}))
    if cheapest.tokens:
        then.append(Text("preview-pay-tokens", {"amount": cheapest.tokens}))
    return Preview([], then)


def _move(state: QuarState, seat: int, vertical: bool) -> Preview:
    up = shift(state, state.up, seat, 1 if vertical else 0)
    left = shift(state, state.left, seat, 0 if vertical else 1)
    seen = Preview()
    if up == state.up and left == state.left:
        seen.lines.append(PreviewLine(Text("score-off-board"), state.parts.off_board))
    own, other = place_points(state, seat, up, left), place_points(state, 1 - seat, up, left)
    for at, source in enumerate(("military-dominance", "trade-dominance", "quadrant")):
        if own[at] or other[at]:
            seen.lines.append(PreviewLine(Text(f"score-{source}"), own[at] - other[at]))
    return seen
