"""Showing a state: the view of a seat, or of a spectator, made from the state with the rules' own figures."""

from __future__ import annotations

from perihelion.games.quarterworlds.components import (
    COLONISATION,
    DIPLOMACY,
    NOTHING,
    OBJECTS,
    QUARTERS,
    SHIP,
)
from perihelion.games.quarterworlds.rules.effects import places_for, tokens_for
from perihelion.games.quarterworlds.rules.influence import forecast, level
from perihelion.games.quarterworlds.rules.laying import Lay
from perihelion.games.quarterworlds.rules.paying import Paying
from perihelion.games.quarterworlds.rules.payment import discount, due, is_paid, suggested
from perihelion.games.quarterworlds.rules.scoring import score_marker, token_worth
from perihelion.games.quarterworlds.rules.turns import SecondCard, Turns
from perihelion.games.quarterworlds.sight.view import (
    DueView,
    ForecastView,
    LayView,
    PlaceView,
    QuarView,
    SpaceView,
    WorldView,
)
from perihelion.games.quarterworlds.state import QuarState


def show(state: QuarState, seat: int | None) -> QuarView:
    seen = QuarView(
        state.game.id,
        seat,
        state.seats,
        state.asks,
        state.asked_seats(),
        state.over,
        state.epoch,
        state.turn,
        state.passed[:],
        len(state.deck()),
        state.offer[:],
        state.discards[:],
        state.removed[:],
        state.up,
        state.left,
        [_space(state, other) for other in range(state.seats)],
        [level(state, other, DIPLOMACY) for other in range(state.seats)],
    )
    step = state.stack[-1] if state.stack else None
    seen.choosing = isinstance(step, Turns) and seat == state.turn
    if isinstance(step, SecondCard):
        seen.taken = step.first
    if not state.over:
        ahead = forecast(state)
        seen.forecast = ForecastView(ahead.path, [sum(row) for row in ahead.points], state.income[:])
    if seat is not None:
        seen.hand = sorted(state.hands[seat])
        seen.science = sorted(state.science[seat])
        seen.dues = [_due(state, seat, card) for card in seen.hand + seen.science]
        seen.dues += [_due(state, seat, card) for card in state.offer if card != NOTHING]
        if isinstance(step, Paying) and step.seat == seat and step.card != NOTHING:
            seen.laying = _laying(state, step)
    return seen


def _space(state: QuarState, seat: int) -> SpaceView:
    total = state.total(seat)
    marker, tile = score_marker(total, state.parts.score_lap)
    worlds: list[WorldView] = []
    for world in state.worlds[seat]:
        planet = state.card(world.card)
        left = world.open_quarters(planet)
        worlds.append(WorldView(world.card, world.attached[:], world.ship, left, left == 0))
    return SpaceView(
        state.tokens[seat],
        sorted(state.hands[seat]),
        len(state.science[seat]),
        state.production[seat][:],
        state.tracks[seat][:],
        state.income[seat],
        state.objects[seat][:],
        state.objects_laid(seat),
        [token_worth(state, seat, object) for object in range(len(OBJECTS))],
        state.laid[seat][:],
        worlds,
        state.researched[seat][:],
        state.points[seat][:],
        total,
        marker,
        tile,
    )


def _due(state: QuarState, seat: int, number: int) -> DueView:
    card = state.card(number)
    owed = due(state, seat, card)
    needs_place = card.kind in (COLONISATION, SHIP)
    has_place = not needs_place or bool(places_for(state, seat, card))
    return DueView(number, owed, min(sum(owed), discount(state, seat, card)), has_place)


def _laying(state: QuarState, step: Paying) -> LayView:
    planet, quarter, places = NOTHING, NOTHING, []
    if isinstance(step, Lay):
        planet, quarter = step.planet, step.quarter
        if step.needs_place(state):
            places = _places(state, step.seat, step.card)
    seen = LayView(
        step.card,
        planet,
        quarter,
        step.owed[:],
        step.off,
        step.paid[:],
        step.tokens,
        places,
        [],
        0,
        [],
        False,
    )
    if step.off or places:
        return seen
    paper = step.bill(state)
    if not step.paid and not step.tokens:
        cheapest = suggested(state, paper)
        seen.suggested, seen.suggested_tokens = cheapest.cards, cheapest.tokens
    for group in paper.next_groups(step.paid, step.tokens):
        rest = [number for number in paper.members[group] if number not in step.paid]
        if group == paper.token_group:
            seen.last_token = is_paid(state, step.seat, step.owed, step.paid, step.tokens + 1)
        elif is_paid(state, step.seat, step.owed, [*step.paid, rest[0]], step.tokens):
            seen.last += rest
    return seen


def _places(state: QuarState, seat: int, number: int) -> list[PlaceView]:
    card = state.card(number)
    found: list[PlaceView] = []
    for at in places_for(state, seat, card):
        if card.kind == COLONISATION:
            planet = state.parts.planets[at // QUARTERS]
            world = state.world(seat, planet)
            assert world is not None
            completes = world.open_quarters(state.card(planet)) == 1
            found.append(PlaceView(planet, at % QUARTERS, tokens_for(state, world, card), completes))
        else:
            found.append(PlaceView(state.parts.planets[at], NOTHING, [0] * len(OBJECTS), False))
    return found
