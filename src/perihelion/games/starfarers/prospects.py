"""What lies within reach: the worth of sites and outposts, and how near ships are to them.

Everything here is read from what lies open and from the own hand, so that it can be asked of imagined worlds.
"""

from __future__ import annotations

from typing import Final

from perihelion.games.starfarers.board import Board
from perihelion.games.starfarers.components import SYSTEM
from perihelion.games.starfarers.routes import can_win
from perihelion.games.starfarers.state import COLONY, FLEET, NOBODY, StarState

WAYS: Final = (0, 0, 1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1)  # out of 36, by roll
UNKNOWN_WAYS: Final = 3.0
NEARNESS: Final = 0.9  # what a prospect is worth one step farther away


class DistanceTable:
    """Steps between any two intersections when the middle of every quadrant is closed; a middle itself is one
    step beyond the nearest of its sites."""

    def __init__(self, board: Board) -> None:
        self.steps: list[list[int]] = [self._from(board, place) for place in range(board.size)]

    def _from(self, board: Board, start: int) -> list[int]:
        far = [99] * board.size
        far[start] = 0
        edge = [start]
        while edge:
            beyond: list[int] = []
            for place in edge:
                for other in board.neighbours[place]:
                    if far[other] == 99:
                        far[other] = far[place] + 1
                        if board.centre_of[other] < 0:
                            beyond.append(other)
            edge = beyond
        return far


def planet_ways(state: StarState, planet: int) -> float:
    """How often a planet produces, in 36ths; a guess while its token lies face down."""
    if state.explored[planet // 3] == 0:
        return UNKNOWN_WAYS
    token = state.token[planet]
    if token < 0:
        return 2.0
    return float(sum(WAYS[number] for number in state.parts.tokens[token].numbers))


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
        first = 3 * quadrant
        if sum(1 for other in range(first, first + 3) if state.owner[other] != NOBODY) >= 2:
            return 0.0
    worth = 1.0
    for planet in (site, 3 * quadrant + (site + 1) % 3):
        if state.special[planet] >= 0:
            if not can_win(state, seat, planet):
                return 0.0
            worth += 1.0
        worth += 0.03 * planet_ways(state, planet)
    return worth if state.explored[quadrant] else worth - 0.1


def outpost_worth(state: StarState, seat: int, quadrant: int) -> float:
    """What a trade station at a quadrant would be worth to the seat."""
    if state.up[quadrant] == 0:
        return 0.45
    people = state.parts.tiles[state.tile[quadrant]].people
    if people < 0:
        return 0.0
    counts = state.stations[people]
    there = sum(counts)
    if there >= 5:
        return 0.0
    holder = state.figures[people]
    worth = 0.7
    if holder == NOBODY or (holder != seat and counts[seat] + 1 > counts[holder]):
        worth = 2.7
    missing = there + 1 - state.modules[seat][2]
    return worth if missing <= 0 else worth * 0.35 / missing


class Prospect:
    """A goal on the map: an intersection and what it is worth."""

    def __init__(self, place: int, worth: float) -> None:
        self.place = place
        self.worth = worth


def prospects(state: StarState, seat: int, kind: int, ship: int) -> list[Prospect]:
    """The goals for a ship of that kind; `ship` is left out when others of the seat's ships claim goals."""
    board = state.parts.board
    found: list[Prospect] = []
    taken = [state.ship_place[other] for other in range(len(state.ship_place)) if other != ship]
    if kind == COLONY:
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
        worth = goal.worth * NEARNESS ** steps[goal.place]
        if worth > best:
            best = worth
    return best


def ship_outlook(state: StarState, ship: int) -> float:
    """What a ship may hope for where it stands."""
    seat = ship // FLEET
    goals = prospects(state, seat, state.ship_kind[ship], ship)
    return outlook(state, state.ship_place[ship], goals)
