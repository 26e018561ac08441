"""Previews: what a choice will do, told by the functions that will charge and pay for it. Every figure has
the name of the quantity it promises, so that all of them can be compared with what then happens."""

from __future__ import annotations

from perihelion.core.text import Arg, Text
from perihelion.core.view import Preview, PreviewLine
from perihelion.games.quarterworlds.catalogue import VERTICAL
from perihelion.games.quarterworlds.components import (
    COLONISATION,
    INCOME,
    LAY_BONUS,
    OBJECTS,
    PLANET,
    POINTS,
    PRODUCTION,
    QUARTERS,
    RESOURCES,
    SCIENCE_CARD,
    TOKENS,
    TRACKS,
    Card,
    Effect,
    Permanent,
    value_at,
)
from perihelion.games.quarterworlds.rules import payment
from perihelion.games.quarterworlds.rules.effects import places_for, tokens_for
from perihelion.games.quarterworlds.rules.influence import place_points, shift
from perihelion.games.quarterworlds.rules.laying import Lay
from perihelion.games.quarterworlds.rules.offer import cards_left, room
from perihelion.games.quarterworlds.rules.paying import Paying
from perihelion.games.quarterworlds.rules.turns import SecondCard
from perihelion.games.quarterworlds.sight.telling import effect_words, permanent_words
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
        seen = Preview()
        _attach(seen, state, seat, state.card(step.card), action - actions.attach)
        return seen
    if isinstance(step, Lay) and actions.is_dock(action):
        seen = Preview()
        _brought(seen, state, seat, state.card(step.card))
        return seen
    if isinstance(step, Paying) and action == actions.pay_suggested:
        return _suggested(state, step)
    if action == actions.pass_turn:
        return _pass(state)
    return Preview()


def ends(state: QuarState, seat: int, action: int) -> Text | None:
    """A pass ends the seat's epoch; what it leaves behind is said before."""
    return _left_behind(state) if action == state.quarterworlds.actions.pass_turn else None


def _pass(state: QuarState) -> Preview:
    seen = Preview()
    seen.say(_left_behind(state), {"count": "left"})
    seen.then.append(Text("preview-pass-second" if state.passed else "preview-pass-first"))
    return seen


def _left_behind(state: QuarState) -> Text:
    return Text("preview-pass-cards", {"count": cards_left(state)})


def _take(state: QuarState, seat: int, number: int) -> Preview:
    at = state.offer.index(number)
    seen = _costs(state, seat, state.card(number))
    seen.say(Text("preview-value", {"value": value_at(at)}), {"value": "value"})
    taken = 2 if isinstance(state.step(), SecondCard) else 1
    if room(state, seat) == taken:  # QUAR-R40: warn before the hand is full
        seen.say(Text("preview-hand-full", {"limit": state.parts.hand_limit}), {"limit": "hand"})
    return seen


def _lay(state: QuarState, seat: int, card: Card) -> Preview:
    """Price and effects; where there is but one place, with what the place brings."""
    seen = _costs(state, seat, card)
    places = places_for(state, seat, card) if card.kind == COLONISATION else []
    if len(places) == 1:
        _attach(seen, state, seat, card, places[0])
    elif card.kind == PLANET:
        _planet(seen, state, seat, card)
    else:
        _brought(seen, state, seat, card)
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
        seen.lines.append(PreviewLine(Text("preview-due"), rest, True, "owed"))
    else:
        seen.lines.append(PreviewLine(Text("preview-at-least"), 1))  # QUAR-069
        key = "preview-minimum-research" if card.kind == SCIENCE_CARD else "preview-minimum"
        seen.lines.append(PreviewLine(Text(key), 1, True, "owed"))
    return seen


# -- what a card brings --------------------------------------------------------------------------------


def _brought(seen: Preview, state: QuarState, seat: int, card: Card) -> None:
    """The card's own effects, what lasts, and the bonus for laying such a card (QUAR-D04)."""
    for effect in card.effects:
        _effect(seen, state, seat, effect, "")
    for permanent in card.permanents:
        _permanent(seen, permanent)
    _bonus(seen, state, seat, card)


def _effect(seen: Preview, state: QuarState, seat: int, effect: Effect, when: str) -> None:
    """An effect in words; steps beyond the end of a track are lost (QUAR-R23)."""
    gained = min(effect.amount, _room_on_track(seen, state, seat, effect))
    what = {"amount": when + quantity(effect)}
    if gained == effect.amount:
        seen.say(effect_words(effect), what)
    elif gained > 0:
        seen.say(effect_words(Effect(effect.type, effect.about, gained)), what)
    else:
        track = effect_words(effect).args["track"]
        seen.then.append(Text("preview-track-end", {"track": track}))


def _room_on_track(seen: Preview, state: QuarState, seat: int, effect: Effect) -> int:
    """How many steps of an effect there is room for, after those that are promised already."""
    parts = state.parts
    if effect.type in (POINTS, TOKENS):
        return effect.amount
    promised = sum([promise.figure for promise in seen.promises if promise.what == quantity(effect)])
    if effect.type == INCOME:
        return parts.income_limit - state.income[seat] - promised
    if effect.type == PRODUCTION:
        return parts.production_limit - state.production[seat][effect.about] - promised
    return parts.track_limit - state.tracks[seat][effect.about] - promised


def quantity(effect: Effect) -> str:
    """The name of what an effect changes."""
    if effect.type == POINTS:
        return "points"
    if effect.type == TOKENS:
        return "tokens"
    if effect.type == INCOME:
        return "income"
    if effect.type == PRODUCTION:
        return f"production-{RESOURCES[effect.about]}"
    return f"track-{TRACKS[effect.about]}"


def _permanent(seen: Preview, effect: Permanent) -> None:
    words = permanent_words(effect)
    seen.say(words, {"amount": "permanent"} if "amount" in words.args else {})


def _bonus(seen: Preview, state: QuarState, seat: int, card: Card) -> None:
    bonus = state.permanent(seat, LAY_BONUS, card.kind)
    if bonus:
        seen.say(Text("preview-lay-bonus", {"amount": bonus}), {"amount": "lay-bonus"})


def _objects(seen: Preview, tokens: list[int]) -> None:
    for object in range(len(OBJECTS)):
        if tokens[object]:
            args: dict[str, Arg] = {"object": f"object-{OBJECTS[object]}", "amount": tokens[object]}
            seen.say(Text("effect-objects", args), {"amount": f"object-{OBJECTS[object]}"})


def _planet(seen: Preview, state: QuarState, seat: int, card: Card) -> None:
    """Tokens for two identical symbols (QUAR-113), and the effects: at once, or once it is colonised."""
    _objects(seen, [1 if card.symbols.count(object) >= 2 else 0 for object in range(len(OBJECTS))])
    if card.colonised_mark:
        seen.then.append(Text("preview-when-colonised"))
    for effect in card.effects:
        if card.colonised_mark:
            seen.say(effect_words(effect), {"amount": f"{quantity(effect)}:colonised"})
        else:
            _effect(seen, state, seat, effect, "")
    _bonus(seen, state, seat, card)


def _attach(seen: Preview, state: QuarState, seat: int, card: Card, at: int) -> None:
    """Object tokens, the card, and the planet if this completes it (QUAR-R19)."""
    planet = state.parts.planets[at // QUARTERS]
    world = state.world(seat, planet)
    assert world is not None
    printed = state.card(planet)
    _objects(seen, tokens_for(state, world, card))
    for effect in card.effects:
        _effect(seen, state, seat, effect, "")
    if world.open_quarters(printed) == 1:
        seen.then.append(Text("preview-completes", {"planet": printed.key}))
        for effect in printed.effects if printed.colonised_mark else []:
            _effect(seen, state, seat, effect, "planet-")
    _bonus(seen, state, seat, card)


# -- paying, and the cylinder ----------------------------------------------------------------------------


def _suggested(state: QuarState, step: Paying) -> Preview:
    cheapest = payment.suggested(state, step.bill(state))
    seen = Preview()
    if cheapest.cards:
        keys = [state.card(number).key for number in cheapest.cards]
        seen.then.append(Text("preview-pay-cards", {"cards": keys}))
    if cheapest.tokens:
        seen.say(Text("preview-pay-tokens", {"amount": cheapest.tokens}), {"amount": "tokens-paid"})
    return seen


def _move(state: QuarState, seat: int, vertical: bool) -> Preview:
    up = shift(state, state.up, seat, 1 if vertical else 0)
    left = shift(state, state.left, seat, 0 if vertical else 1)
    seen = Preview()
    if up == state.up and left == state.left:
        seen.lines.append(PreviewLine(Text("score-off-board"), state.parts.off_board, what="off-board"))
    own, other = place_points(state, seat, up, left), place_points(state, 1 - seat, up, left)
    for at, source in enumerate(("military-dominance", "trade-dominance", "quadrant")):
        if own[at] or other[at]:
            line = PreviewLine(Text(f"score-{source}"), own[at] - other[at], what=source)
            seen.lines.append(line)
    return seen
