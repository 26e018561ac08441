"""Showing a position: the view of a seat, hands and drafts of its own only, and of an encounter only what
was read aloud, unless it is the reader (STAR-R44)."""

from __future__ import annotations

from perihelion.games.starfarers.components.parts import FLEET, MANNERS, NUMBER, PHASES, SHIP_KINDS
from perihelion.games.starfarers.rules.answering import COUNTERING, Answers, Deal
from perihelion.games.starfarers.rules.encounter import Encounter
from perihelion.games.starfarers.rules.flight import Jump, MoveShip
from perihelion.games.starfarers.rules.parting import Parting
from perihelion.games.starfarers.rules.trading import Offer
from perihelion.games.starfarers.sight.view import (
    ANSWERS,
    EncounterView,
    MetView,
    PlanetView,
    PlayerView,
    QuadrantView,
    ShipView,
    StarView,
    TradeView,
)
from perihelion.games.starfarers.state import DRAFTED, STOPPED, SUGGESTED, StarState


def show(state: StarState, seat: int | None) -> StarView:
    """The position as the seat may see it."""
    top = state.stack[-1] if state.stack else None
    moving, left, jumping = -1, 0, False
    if isinstance(top, MoveShip):
        moving, left = top.ship, top.left(state)
    elif isinstance(top, Jump):
        moving, jumping = top.ship, True
    chosen: list[int] = []
    if seat is not None and isinstance(top, Parting):
        chosen = top.chosen[seat][:]
    return StarView(
        state.game.id,
        seat,
        state.seats,
        state.asks,
        state.asked_seats(),
        state.over,
        state.options["setup"],
        state.options["balls"],
        state.active,
        state.start,
        state.turn,
        PHASES[state.phase],
        state.dice[:],
        state.balls[:],
        state.base_speed,
        state.bank[:],
        len(state.pile),
        state.bank_half_medals(),
        state.store[:],
        state.hands[seat][:] if seat is not None else [],
        [_player(state, other) for other in range(state.seats)],
        state.stack_cards[:],
        [row[:] for row in state.stations],
        state.figures[:],
        state.owner[:],
        state.port[:],
        _ships(state),
        [_quadrant(state, quadrant) for quadrant in range(len(state.tile))],
        [len(stack) for stack in state.token_stacks],
        len(state.deck),
        [state.parts.encounters[card].id for card in state.discards],
        state.jumps,
        moving,
        left,
        jumping,
        chosen,
        _trade(state, seat),
        MANNERS[state.manners[seat]] if seat is not None else "",
        _encounter(state, seat),
        _met(state),
        state.seen[:],
        state.winner,
    )


def _player(state: StarState, seat: int) -> PlayerView:
    return PlayerView(
        state.hand_size(seat),
        state.points(seat),
        state.half_medals[seat],
        state.modules[seat][:],
        state.boosters(seat),
        state.cannons(seat),
        state.friends[seat][:],
        [number for number, owner in enumerate(state.special_won) if owner == seat],
        state.credits[seat],
        state.colonies[seat],
        state.trade_stations[seat],
        state.transporters[seat],
        state.shipyards[seat],
        state.income[seat][:],
    )


def _ships(state: StarState) -> list[ShipView]:
    return [
        ShipView(
            ship // FLEET,
            ship % FLEET + 1,
            SHIP_KINDS[state.ship_kind[ship]],
            place,
            state.ship_flags[ship] & 1 == 1,
            state.ship_flags[ship] & STOPPED != 0,
        )
        for ship, place in enumerate(state.ship_place)
        if place >= 0
    ]


def _quadrant(state: StarState, quadrant: int) -> QuadrantView:
    tile = state.parts.tiles[state.tile[quadrant]]
    name = state.parts.board.quadrants[quadrant].id.lower()
    if state.up[quadrant] == 0:
        return QuadrantView(name, "", tile.stars, -1, False, [])
    planets: list[PlanetView] = []
    explored = state.explored[quadrant] == 1
    if tile.planets:
        planets = [_planet(state, planet, explored) for planet in range(3 * quadrant, 3 * quadrant + 3)]
    return QuadrantView(name, tile.id, tile.stars, tile.people, explored, planets)


def _planet(state: StarState, planet: int, explored: bool) -> PlanetView:
    numbers: list[int] = []
    special, need = "", 0
    if explored and state.special[planet] >= 0:
        token = state.parts.specials[state.special[planet]]
        special, need = token.id, token.needs
    elif explored and state.parts.tokens[state.token[planet]].kind == NUMBER:
        numbers = state.parts.tokens[state.token[planet]].numbers[:]
    return PlanetView(state.resource_of(planet), state.pool_of(planet), numbers, special, need)


def _trade(state: StarState, seat: int | None) -> TradeView:
    top = state.stack[-1] if state.stack else None
    seats = range(state.seats)
    view = TradeView(
        [], [], False, [""] * state.seats, False, [], [], [[] for _ in seats], [[] for _ in seats]
    )
    for other, suggestion in enumerate(state.suggestions):
        if suggestion.status == SUGGESTED:
            view.gives[other], view.gets[other] = suggestion.ask[:], suggestion.give[:]
        elif suggestion.status == DRAFTED and other == seat:
            _show_draft(view, suggestion.give, suggestion.ask)
    if isinstance(top, Offer) and seat == state.active:
        _show_draft(view, top.give, top.ask)
    elif isinstance(top, Answers):
        _show_answers(view, top, seat)
    elif isinstance(top, Deal):
        view.gives = [row[:] if any(row) else [] for row in top.gives]
        view.gets = [row[:] if any(row) else [] for row in top.gets]
    return view


def _show_draft(view: TradeView, give: list[int], ask: list[int]) -> None:
    view.drafting = True
    view.draft_give, view.draft_ask = give[:], ask[:]


def _show_answers(view: TradeView, step: Answers, seat: int | None) -> None:
    view.give, view.ask, view.call = step.give[:], step.ask[:], step.call == 1
    view.answers = [ANSWERS[status] for status in step.status]
    for other in range(len(step.status)):
        if step.agreed(other):
            view.gives[other], view.gets[other] = step.price(other)[:], step.gain(other)[:]
    if seat is not None and step.status[seat] == COUNTERING:
        _show_draft(view, step.gives[seat], step.asks[seat])


def _met(state: StarState) -> MetView | None:
    if not state.met:
        return None
    turn, seat, number = state.met[:3]
    path = state.met[3:]
    card = state.parts.encounters[number]
    tales = [card.node(path[:length]).text for length in range(len(path) + 1)]
    return MetView(turn, seat, card.id, tales, state.met_result[:])


def _encounter(state: StarState, seat: int | None) -> EncounterView | None:
    for number in range(len(state.stack) - 1, -1, -1):
        step = state.stack[number]
        if isinstance(step, Encounter):
            reader = state.left_of(state.active)
            card = step.tree(state)
            tales = [card.node(step.path[:length]).text for length in range(len(step.path) + 1)]
            return EncounterView(
                reader,
                card.id if seat == reader else "",
                tales,
                step.owed,
                step.due,
                step.paid[:],
                step.result[:],
            )
    return None
