"""How far a ship can fly: lines, distances, targets, and ships that have to leave.

One flight leg never leads past an intersection where something happens (exploring, discovering, conquest):
there the player is asked again, with the speed that is left. Nothing happens between such places, so the
shortest way is as good as any.
"""

from __future__ import annotations

from typing import Final

from perihelion.games.starfarers.components.chart import Basis, Chart
from perihelion.games.starfarers.components.parts import CARGO, COLONY, FLEET, NOBODY
from perihelion.games.starfarers.rules.routes import (
    can_win,
    foreign_berth,
    is_open,
    is_site,
    may_jump,
    may_stop,
    something_happens,
)
from perihelion.games.starfarers.state import StarState

KEPT: Final = 8  # charts of a seat


def chart_of(state: StarState, seat: int) -> Chart:
    """What matters for flying as it stands now for a seat: one of the charts it flew by last, if one holds.
    What lies face down does not matter, so imagined worlds share them, and lines of play that come back to
    where they began."""
    charts = state.rules.charts[seat]
    cannons, cargo = state.cannons(seat), state.modules[seat][CARGO]
    for chart in charts:
        basis = chart.basis
        if basis.cannons == cannons and basis.cargo == cargo and is_still(state, basis):
            return chart
    drawn = draw_chart(state, seat)
    charts.insert(0, drawn)
    del charts[KEPT:]
    return drawn


def is_still(state: StarState, basis: Basis) -> bool:
    """Whether the board lies open as it did then."""
    if basis.up != state.up or basis.explored != state.explored or basis.special != state.special:
        return False
    for quadrant, tile in enumerate(state.tile):
        if state.up[quadrant] and basis.tile[quadrant] != tile:
            return False
    return True


def draw_chart(state: StarState, seat: int) -> Chart:
    """The same as `is_open` and `something_happens` say it place by place."""
    cannons, cargo = state.cannons(seat), state.modules[seat][CARGO]
    basis = Basis(state.up, state.tile, state.explored, state.special, cannons, cargo)
    board = state.parts.board
    passable: list[int] = []
    eventful: list[int] = []
    for quadrant, up in enumerate(state.up):
        if up and not state.is_system(quadrant):
            passable.append(quadrant)
        elif not up or state.explored[quadrant] == 0:
            eventful += board.around[quadrant]
    for planet, special in enumerate(state.special):
        if special >= 0 and can_win(state, seat, planet):
            eventful += board.near[planet]
    return Chart(board, basis, passable, eventful)


def distances(state: StarState, ship: int, steps: int) -> list[int]:
    """Steps from a ship to every intersection it can reach in one leg, -1 for all others."""
    return chart_of(state, ship // FLEET).far(state.ship_place[ship], steps)


def in_reach(state: StarState, ship: int, target: int, steps: int) -> bool:
    """Whether the steps would do for an intersection, whatever happens on the way."""
    reached = {state.ship_place[ship]}
    edge = [state.ship_place[ship]]
    for _ in range(steps):
        beyond: list[int] = []
        for here in edge:
            for other in state.parts.board.neighbours[here]:
                if other not in reached and is_open(state, other):
                    reached.add(other)
                    beyond.append(other)
        edge = beyond
    return target in reached


def can_get_away(state: StarState, ship: int, place: int, steps: int) -> bool:
    """Whether from an intersection the ship could still reach one where it may stop, whatever is revealed."""
    board = state.parts.board
    reached = {place}
    edge = [place]
    for _ in range(steps):
        beyond: list[int] = []
        for here in edge:
            for other in board.neighbours[here]:
                if other not in reached and is_open(state, other):
                    if may_stop(state, ship, other):
                        return True
                    reached.add(other)
                    beyond.append(other)
        edge = beyond
    return False


def targets(state: StarState, ship: int, steps: int) -> list[int]:
    """The intersections to which the ship may fly now: where it may stop, and where something happens from
    which it can still get on."""
    disputed = contested(state)
    chart = chart_of(state, ship // FLEET)
    start = state.ship_place[ship]
    far = chart.far(start, steps)
    return [
        place
        for place in chart.reach(start, steps)
        if not disputed[place] or is_goal(state, ship, place, steps - far[place])
    ]


def is_goal(state: StarState, ship: int, place: int, left: int) -> bool:
    """Whether a leg may end on an intersection, with some steps left."""
    if may_stop(state, ship, place):
        return True
    return something_happens(state, ship // FLEET, place) and can_get_away(state, ship, place, left)


def contested(state: StarState) -> list[bool]:
    """Of every intersection, whether something could speak against stopping (see `stop_check`): on sites,
    centres, berths of spaceports, and where ships are."""
    found = state.parts.board.landmark[:]
    for site, port in enumerate(state.port):
        if port:
            for place in state.parts.board.berths[site]:
                found[place] = True
    for place in state.ship_place:
        if place >= 0:
            found[place] = True
    return found


def has_target(state: StarState, ship: int, steps: int) -> bool:
    """Whether the ship can fly anywhere."""
    board = state.parts.board
    seat = ship // FLEET
    here = state.ship_place[ship]
    reached = {here}
    edge = [here]
    for distance in range(1, steps + 1):
        beyond: list[int] = []
        for place in edge:
            for other in board.neighbours[place]:
                if other in reached or not is_open(state, other):
                    continue
                reached.add(other)
                if may_stop(state, ship, other):
                    return True
                if not something_happens(state, seat, other):
                    beyond.append(other)
                elif can_get_away(state, ship, other, steps - distance):
                    return True
        edge = beyond
    return False


def way(state: StarState, ship: int, target: int, steps: int) -> list[int]:
    """The intersections of a shortest leg to a target within reach, the start excluded."""
    far = distances(state, ship, steps)
    route = [target]
    while far[route[-1]] > 1:
        here = route[-1]
        nearer = [
            other
            for other in state.parts.board.neighbours[here]
            if far[other] == far[here] - 1 and not something_happens(state, ship // FLEET, other)
        ]
        route.append(nearer[0])
    route.reverse()
    return route


def must_leave(state: StarState, ship: int) -> bool:
    """Whether the ship blocks something it has to leave: another player's berth (STAR-131), or, for a
    colony ship, a site (STAR-163, STAR-164, STAR-R23)."""
    place = state.ship_place[ship]
    if foreign_berth(state, ship // FLEET, place) != NOBODY:
        return True
    return state.ship_kind[ship] == COLONY and is_site(state, place)


def can_jump(state: StarState, ship: int) -> bool:
    """Whether a hyperspace jump is left and leads anywhere."""
    if state.jumps == 0:
        return False
    return any(may_jump(state, ship, place) for place in range(state.parts.board.size))


def leave_duty(state: StarState, seat: int) -> int:
    """A ship that must leave, can, and has not: the turn may not end yet; -1 if there is none. A jump leads
    away as well as a flight (STAR-R23, STAR-R50)."""
    for ship in state.ships(seat):
        if state.ship_flags[ship] or not must_leave(state, ship):
            continue
        if has_target(state, ship, state.speed(seat)) or can_jump(state, ship):
            return ship
    return -1
