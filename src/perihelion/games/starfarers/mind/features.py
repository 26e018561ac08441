"""A position of Starfarers in numbers, as one player may know it, for learning agents.

The player's own hand and what he knows of the others' hands; for each player, himself first and then in turn
order, figures, friendship cards, pieces on the map and ships; the quadrants as far as they lie open; the
table with its stocks, the turn and the trade that is being talked about.
"""

from __future__ import annotations

from array import array
from typing import Final

from perihelion.core.numbers import Numbers
from perihelion.games.starfarers.components.parts import (
    FLEET,
    KINDS,
    MODULES,
    NUMBER,
    PEOPLES,
    PHASES,
    RESOURCES,
    SYSTEM,
    TRADE,
    UNUSED,
    WAYS,
    Components,
)
from perihelion.games.starfarers.mind.worth import income_rates
from perihelion.games.starfarers.rules.answering import COUNTERED, COUNTERING, Answers, Deal
from perihelion.games.starfarers.rules.encounter import Encounter
from perihelion.games.starfarers.rules.flight import Jump, MoveShip
from perihelion.games.starfarers.rules.parting import Parting
from perihelion.games.starfarers.rules.trading import Offer
from perihelion.games.starfarers.state import DRAFTED, MOVED, STOPPED, SUGGESTED, StarState

CARDS: Final = len(RESOURCES)
PLAYER: Final = 15 + len(MODULES) + 3 * CARDS + 2 * len(PEOPLES)  # figures of a player
SHIP: Final = 6  # figures of a ship, before the quadrant that it stands at
PLANET: Final = CARDS + 4
QUADRANT: Final = 3 + len(KINDS) + len(PEOPLES) + 3 * PLANET
TABLE: Final = 2 * CARDS + len(MODULES) + 10 + len(PHASES) + 6 * CARDS
ACROSS: Final = 32  # the width of the board in the numbers of its points
MANY: Final = 10  # cards of a kind


def feature_count(parts: Components, seats: int) -> int:
    quadrants = len(parts.board.quadrants)
    of_player = PLAYER + len(parts.friends) + 3 * quadrants + FLEET * (SHIP + quadrants)
    return CARDS + seats * of_player + 3 * quadrants + quadrants * QUADRANT + TABLE + 2 * seats


def features(state: StarState, seat: int) -> array[float]:
    """32-bit numbers in a row."""
    x = Numbers(feature_count(state.parts, state.seats))
    x.shares(state.hands[seat], MANY)
    for turn in range(state.seats):
        other = (seat + turn) % state.seats
        describe_player(state, seat, other, x)
        describe_ships(state, other, x)
    describe_sites(state, seat, x)
    for quadrant in range(len(state.tile)):
        describe_quadrant(state, quadrant, x)
    describe_table(state, seat, x)
    describe_talk(state, seat, x)
    return x.filled()


# -- a player --------------------------------------------------------------------------------------------


def describe_player(state: StarState, seat: int, other: int, x: Numbers) -> None:
    parts = state.parts
    x.share(state.hand_size(other), 2 * MANY)
    x.share(state.points(other), parts.target)
    x.share(state.half_medals[other], 6)
    x.share(state.half_medals[other] % 2, 1)
    x.share(state.boosters(other), 8)
    x.share(state.cannons(other), 8)
    x.share(state.credits[other], 2)
    x.share(state.colonies[other], parts.colonies)
    x.share(state.trade_stations[other], parts.trade_stations)
    x.share(state.transporters[other], parts.transporters)
    x.share(state.shipyards[other], parts.shipyards)
    x.share(state.special_won.count(other), 3)
    x.flag(state.active == other)
    x.flag(state.start == other)
    x.flag(state.is_asked(other))
    x.shares(state.modules[other], 6)
    for rate in income_rates(state, other):
        x.share(round(1000 * rate), 1000)
    x.shares(state.income[other], 4)
    x.shares(state.known[seat * state.seats + other] if other != seat else state.hands[seat], MANY)
    for people in range(len(PEOPLES)):
        x.share(state.stations[people][other], parts.docks)
        x.flag(state.figures[people] == other)
    x.shares(state.friends[other], 1)


def describe_ships(state: StarState, seat: int, x: Numbers) -> None:
    board = state.parts.board
    for ship in range(FLEET * seat, FLEET * seat + FLEET):
        place = state.ship_place[ship]
        if place < 0:
            x.skip(SHIP + len(state.tile))
            continue
        across, down = board.points[place]
        x.flag(True)
        x.flag(state.ship_kind[ship] == TRADE)
        x.share(across, ACROSS)
        x.share(down, ACROSS)
        x.flag(state.ship_flags[ship] & MOVED != 0)
        x.flag(state.ship_flags[ship] & STOPPED != 0)
        x.one_of(board.quadrant_of[place], len(state.tile))


# -- the map ---------------------------------------------------------------------------------------------


def describe_sites(state: StarState, seat: int, x: Numbers) -> None:
    """Colonies of every player by site, a spaceport counting double; last those of the unused colour."""
    sites = len(state.owner)
    for site, owner in enumerate(state.owner):
        if owner >= 0:
            block = state.seats if owner == UNUSED else (owner - seat) % state.seats
            x.set(block * sites + site, 1.0 if state.port[site] else 0.5)
    x.skip((state.seats + 1) * sites)


def describe_quadrant(state: StarState, quadrant: int, x: Numbers) -> None:
    tile = state.parts.tiles[state.tile[quadrant]]
    x.share(tile.stars, 2)  # on its back
    if state.up[quadrant] == 0:
        x.skip(QUADRANT - 1)
        return
    explored = state.explored[quadrant] == 1
    x.flag(True)
    x.flag(explored)
    x.one_of(tile.kind, len(KINDS))
    x.one_of(tile.people, len(PEOPLES))
    if tile.kind != SYSTEM:
        x.skip(3 * PLANET)
        return
    for planet in range(3 * quadrant, 3 * quadrant + 3):
        x.one_of(state.resource_of(planet), CARDS)
        if explored:
            describe_token(state, planet, x)
        else:
            x.skip(PLANET - CARDS)


def describe_token(state: StarState, planet: int, x: Numbers) -> None:
    """How often the planet produces, and what has to be won there."""
    parts = state.parts
    token, special = state.token[planet], state.special[planet]
    ways = 0
    if special < 0 and token >= 0 and parts.tokens[token].kind == NUMBER:
        for number in parts.tokens[token].numbers:
            ways += WAYS[number]
    x.share(ways, 6)
    x.flag(special >= 0)
    x.share(parts.specials[special].needs if special >= 0 else 0, 6)
    x.share(parts.specials[special].kind if special >= 0 else 0, 2)


# -- the table -------------------------------------------------------------------------------------------


def describe_table(state: StarState, seat: int, x: Numbers) -> None:
    top = state.stack[-1] if state.stack else None
    x.shares(state.bank, 2 * MANY)
    if isinstance(top, Parting):
        for kind, count in enumerate(top.chosen[seat]):
            x.set(kind, count / MANY)
    x.skip(CARDS)
    x.shares(state.store, 24)
    x.share(len(state.pile), 30)
    x.share(len(state.deck), 32)
    x.share(sum(state.dice), 12)
    x.share(state.base_speed, 5)
    x.share(state.jumps, 2)
    x.share(state.offers, 10)
    x.share(state.turn, 200)
    moving = top.ship if isinstance(top, (MoveShip, Jump)) else -1
    x.share(top.left(state) if isinstance(top, MoveShip) else 0, 10)
    x.share(moving % FLEET + 1 if moving >= 0 else 0, FLEET)
    owed = 0
    for step in state.stack:
        if isinstance(step, Encounter):
            owed = step.owed - step.due
    x.share(owed, 3)
    x.one_of(state.phase, len(PHASES))


def describe_talk(state: StarState, seat: int, x: Numbers) -> None:
    """The open offer, the player's own draft, and the bargain he could have, each as what the active player
    gives and what he asks for; then how each seat has answered, and whether it suggests something."""
    top = state.stack[-1] if state.stack else None
    give, ask = [0] * CARDS, [0] * CARDS
    draft_give, draft_ask = [0] * CARDS, [0] * CARDS
    best_give, best_ask = [0] * CARDS, [0] * CARDS
    agreed = 0
    own = state.suggestions[seat]
    if own.status in (DRAFTED, SUGGESTED):
        draft_give, draft_ask = own.give, own.ask
    if isinstance(top, Offer) and seat == state.active:
        draft_give, draft_ask = top.give, top.ask
    elif isinstance(top, Answers):
        give, ask = top.give, top.ask
        if top.status[seat] in (COUNTERING, COUNTERED):
            draft_give, draft_ask = top.gives[seat], top.asks[seat]
        for other in range(state.seats):
            if top.agreed(other):
                agreed |= 1 << other
    elif isinstance(top, Deal):
        for other in range(state.seats):
            if any(top.gives[other]):
                agreed |= 1 << other
                best_give, best_ask = top.gives[other], top.gets[other]
    for cards in (give, ask, draft_give, draft_ask, best_give, best_ask):
        x.shares(cards, MANY)
    for turn in range(state.seats):
        other = (seat + turn) % state.seats
        x.flag(agreed >> other & 1 == 1)
        x.flag(state.suggestions[other].status == SUGGESTED)
