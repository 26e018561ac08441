"""What lies within reach: the worth of sites and outposts, and how near ships are to them.

Everything here is read from what lies open and from the own hand, so that it can be asked of imagined worlds.
The figures were chosen by what bots win with them (docs/bots.md).
"""

from __future__ import annotations

from typing import Final

from perihelion.games.starfarers.components.board import BEYOND
from perihelion.games.starfarers.components.parts import (
    BOOSTER,
    CARGO,
    COLONY,
    COLONY_SHIP,
    FIRST_MODULE,
    FLEET,
    NOBODY,
    PIRATE,
    SPACEPORT,
    SYSTEM,
    TRADE,
    TRADE_SHIP,
)
from perihelion.games.starfarers.rules.pieces import MAY, piece_check
from perihelion.games.starfarers.rules.routes import can_win
from perihelion.games.starfarers.state import StarState

UNKNOWN_WAYS: Final = 3.0
NEARNESS: Final = 0.9  # what a prospect is worth one step farther away
NEARNESS_OF: Final = [NEARNESS**steps for steps in range(BEYOND + 1)]


def planet_ways(state: StarState, planet: int) -> float:
    """How often a planet produces, in 36ths; a guess while its token lies face down."""
    if state.explored[planet // 3] == 0:
        return UNKNOWN_WAYS
    token = state.token[planet]
    if token < 0:
        return 2.0
    return float(state.parts.tokens[token].ways)


def income_rates(state: StarState, seat: int) -> list[float]:
    """Cards of each kind the seat may expect per roll."""
    rates = [0.0] * 5
    for site, owner in enumerate(state.owner):
        if owner == seat:
            for planet in (site, 3 * (site // 3) + (site + 1) % 3):
                rates[state.resource_of(planet)] += planet_ways(state, planet) / 36.0
    return rates


def site_worth(state: StarState, seat: int, site: int) -> float:
    """What a colony on a site would be worth to the seat, 0 if there can be none."""
    quadrant = site // 3
    if state.up[quadrant] == 0:
        return 0.55  # it may turn out to be a system
    if state.parts.tiles[state.tile[quadrant]].kind != SYSTEM or state.owner[site] != NOBODY:
        return 0.0
    if state.seats == 3:
        owned = 0
        for other in range(3 * quadrant, 3 * quadrant + 3):
            if state.owner[other] != NOBODY:
                owned += 1
        if owned >= 2:
            return 0.0
    worth = 1.0
    for planet in (site, 3 * quadrant + (site + 1) % 3):
        if state.special[planet] >= 0:
            if not can_win(state, seat, planet):
                return 0.0
            worth += 1.0
        worth += 0.042 * planet_ways(state, planet)
    return worth if state.explored[quadrant] else worth - 0.1


def outpost_worth(state: StarState, seat: int, quadrant: int) -> float:
    """What a trade station at a quadrant would be worth to the seat."""
    if state.up[quadrant] == 0:
        return 0.63
    people = state.parts.tiles[state.tile[quadrant]].people
    if people < 0:
        return 0.0
    counts = state.stations[people]
    there = sum(counts)
    if there >= 5:
        return 0.0
    holder = state.figures[people]
    worth = 0.24
    if holder == NOBODY or (holder != seat and counts[seat] + 1 > counts[holder]):
        worth = 4.0
    missing = there + 1 - state.modules[seat][2]
    return worth if missing <= 0 else worth * 0.47 / missing


class Prospect:
    """A goal on the map: an intersection and what it is worth."""

    def __init__(self, place: int, worth: float) -> None:
        self.place = place
        self.worth = worth


def prospects(state: StarState, seat: int, kind: int, ship: int) -> list[Prospect]:
    """The goals for a ship of that kind; `ship` is left out when others of the seat's ships claim goals."""
    board = state.parts.board
    found: list[Prospect] = []
    if kind == COLONY:
        taken = [place for other, place in enumerate(state.ship_place) if place >= 0 and other != ship]
        for site in range(3 * board.slots):
            worth = site_worth(state, seat, site)
            if worth > 0.0 and board.sites[site] not in taken:
                found.append(Prospect(board.sites[site], worth))
    else:
        for quadrant in range(board.slots):
            worth = outpost_worth(state, seat, quadrant)
            if worth > 0.0:
                place = board.centres[quadrant] if state.up[quadrant] else board.sites[3 * quadrant]
                found.append(Prospect(place, worth))
    return found


def outlook(state: StarState, place: int, goals: list[Prospect]) -> float:
    """The best goal seen from an intersection."""
    steps = state.rules.distance.steps[place]
    best = 0.0
    for goal in goals:
        worth = goal.worth * NEARNESS_OF[steps[goal.place]]
        if worth > best:
            best = worth
    return best


def ship_outlook(state: StarState, ship: int) -> float:
    """What a ship may hope for where it stands."""
    seat = ship // FLEET
    goals = prospects(state, seat, state.ship_kind[ship], ship)
    return outlook(state, state.ship_place[ship], goals)


# -- what to build ---------------------------------------------------------------------------------


def build_worth(state: StarState, seat: int, build: int) -> float:
    """What a build would be worth now; 0 if there is no piece or no use for it."""
    if piece_check(state, seat, build) != MAY:
        return 0.0
    if build == COLONY_SHIP:
        return ship_worth(state, seat, COLONY)
    if build == TRADE_SHIP:
        return ship_worth(state, seat, TRADE)
    if build == SPACEPORT:
        return 0.55
    own = state.modules[seat]
    if build == FIRST_MODULE + BOOSTER:
        return (0.56, 0.6, 0.34, 0.3, 0.2, 0.1, 0.0)[min(6, own[BOOSTER])]
    if build == FIRST_MODULE + CARGO:
        return cargo_worth(state, seat)
    return cannon_worth(state, seat)


def ship_worth(state: StarState, seat: int, kind: int) -> float:
    """The best prospect for another ship of the kind, less for every one under way already."""
    goals = prospects(state, seat, kind, -1)
    under_way = 0
    for ship in state.ships(seat):
        if state.ship_kind[ship] == kind:
            under_way += 1
    if len(goals) <= under_way:
        return 0.0
    worths = [goal.worth for goal in goals]
    worths.sort(reverse=True)
    return worths[under_way] * (1.0 if under_way == 0 else 0.75)


def cargo_worth(state: StarState, seat: int) -> float:
    """Cargo sections open outposts and ice planets."""
    own = state.modules[seat][CARGO]
    worth = 0.1
    for quadrant in range(state.parts.board.slots):
        if not state.is_outpost(quadrant):
            continue
        people = state.parts.tiles[state.tile[quadrant]].people
        counts = state.stations[people]
        if sum(counts) == own and own < 4:
            holder = state.figures[people]
            gain = holder < 0 or (holder != seat and counts[seat] + 1 > counts[holder])
            worth = max(worth, 0.6 if gain else 0.4)
    if own == 0:
        worth = max(worth, 0.49)
    return worth


def cannon_worth(state: StarState, seat: int) -> float:
    """Cannons win battles and pirate bases."""
    own = state.cannons(seat)
    worth = (0.3, 0.22, 0.15, 0.09, 0.1, 0.07, 0.0)[min(6, own)]
    for special in state.special:
        if special >= 0 and state.parts.specials[special].kind == PIRATE:
            missing = state.parts.specials[special].needs - own
            if 0 < missing <= 2:
                worth = max(worth, 0.7 / missing)
    return worth
