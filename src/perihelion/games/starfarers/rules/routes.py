"""Where a ship may fly, stop and jump: lines, distances, and the rules against blocking.

One flight leg never leads past an intersection where something happens (exploring, discovering, conquest):
there the player is asked again, with the speed that is left. Nothing happens between such places, so the
shortest way is as good as any.
"""

from __future__ import annotations

from typing import Final

from perihelion.core.text import Arg, Reason
from perihelion.games.starfarers.components.parts import COLONY, FLEET, NOBODY, PIRATE, TRADE, UNUSED
from perihelion.games.starfarers.state import StarState


def is_open(state: StarState, place: int) -> bool:
    """Whether ships can fly to the intersection at all: the centre of a system is closed, that of a
    face-down quadrant not there yet (STAR-016, STAR-021, STAR-154)."""
    quadrant = state.parts.board.centre_of[place]
    return quadrant < 0 or (state.up[quadrant] == 1 and not state.is_system(quadrant))


def special_need(state: StarState, planet: int) -> int:
    """The number needed to win the special token on a planet, 0 if there is none."""
    special = state.special[planet]
    return state.parts.specials[special].needs if special >= 0 else 0


def can_win(state: StarState, seat: int, planet: int) -> bool:
    """Whether the seat has enough cannons or cargo sections for the special token on a planet
    (STAR-181, STAR-182, STAR-190)."""
    special = state.special[planet]
    if special < 0:
        return False
    token = state.parts.specials[special]
    have = state.cannons(seat) if token.kind == PIRATE else state.modules[seat][2]
    return have >= token.needs


def something_happens(state: StarState, seat: int, place: int) -> bool:
    """Whether a ship of the seat that reaches the intersection explores, discovers or conquers."""
    quadrant = state.parts.board.quadrant_of[place]
    if quadrant < 0:
        return False
    if state.up[quadrant] == 0:
        return True
    if not state.is_system(quadrant):
        return False
    if state.explored[quadrant] == 0:
        return True
    for planet in state.parts.board.planets_near[place]:
        if state.special[planet] >= 0 and can_win(state, seat, planet):
            return True
    return False


def foreign_berth(state: StarState, seat: int, place: int) -> int:
    """The other player whose spaceport has its berth here, or nobody (STAR-158)."""
    site = state.parts.board.berth_of[place]
    if site < 0 or state.port[site] == 0:
        return NOBODY
    owner = state.owner[site]
    return owner if owner != seat and owner != UNUSED else NOBODY


def is_site(state: StarState, place: int) -> bool:
    """Whether the intersection is a site of a face-up system."""
    site = state.parts.board.site_of[place]
    return site >= 0 and state.is_system(site // 3)


def settled_sites(state: StarState, quadrant: int) -> int:
    """How many sites of a system hold a colony or spaceport of a player."""
    settled = 0
    for site in range(3 * quadrant, 3 * quadrant + 3):
        if 0 <= state.owner[site] < UNUSED:
            settled += 1
    return settled


def system_full(state: StarState, quadrant: int) -> bool:
    """With three players only two sites of a system may be settled (STAR-274)."""
    return state.seats == 3 and settled_sites(state, quadrant) >= state.parts.three_player_sites


def station_reason(state: StarState, seat: int, quadrant: int) -> Reason | None:
    """Why the seat could not found a trade station at an outpost (STAR-203, STAR-205)."""
    people = state.parts.tiles[state.tile[quadrant]].people
    there = sum(state.stations[people])
    if there >= state.parts.docks:
        return Reason("refusal-docks-full", "STAR-205", {"count": state.parts.docks})
    cargo = state.modules[seat][2]
    if cargo <= there:
        return Reason("refusal-cargo", "STAR-203", {"need": there + 1, "have": cargo})
    return None


# What speaks against ending a movement somewhere; 0 is nothing.
MAY: Final = 0
SHIP_THERE: Final = 1
COLONY_THERE: Final = 2
FOREIGN_BERTH: Final = 3
TRADE_ON_SITE: Final = 4
SYSTEM_FULL: Final = 5
RETURN: Final = 6
COLONY_IN_CENTRAL: Final = 7
NO_STATION: Final = 8


def stop_check(state: StarState, ship: int, place: int) -> int:
    """What speaks against ending a ship's movement on an open intersection."""
    board = state.parts.board
    if state.ship_at(place, ship) >= 0:
        return SHIP_THERE
    site = board.site_of[place]
    if site >= 0 and state.owner[site] != NOBODY:
        return COLONY_THERE
    if foreign_berth(state, ship // FLEET, place) != NOBODY:
        return FOREIGN_BERTH
    if site >= 0:
        return _site_check(state, ship, place, site)
    centre = board.centre_of[place]
    if centre >= 0 and state.is_outpost(centre):
        if state.ship_kind[ship] == COLONY:
            return COLONY_IN_CENTRAL
        return MAY if station_reason(state, ship // FLEET, centre) is None else NO_STATION
    return MAY


def _site_check(state: StarState, ship: int, place: int, site: int) -> int:
    quadrant = site // 3
    # A face-down quadrant may turn out to be a system (STAR-R47).
    if state.up[quadrant] == 1 and not state.is_system(quadrant):
        return MAY
    if state.ship_kind[ship] == TRADE:
        return TRADE_ON_SITE
    if system_full(state, quadrant):
        return SYSTEM_FULL
    if place == state.ship_start[ship] and site_reason(state, site) is not None:
        return RETURN
    return MAY


def stop_reason(state: StarState, ship: int, place: int) -> Reason | None:
    """Why a ship may not end its movement on an open intersection, or None if it may."""
    check = stop_check(state, ship, place)
    if check == MAY:
        return None
    board = state.parts.board
    name: dict[str, Arg] = {"place": f"place-{board.names[place]}"}
    if check == SHIP_THERE:
        return Reason("refusal-ship-there", "STAR-153", name)
    if check == COLONY_THERE:
        return Reason("refusal-colony-there", "STAR-153", name)
    if check == FOREIGN_BERTH:
        owner = foreign_berth(state, ship // FLEET, place)
        return Reason("refusal-foreign-berth", "STAR-158", {**name, "seat": owner})
    if check == TRADE_ON_SITE:
        return Reason("refusal-trade-ship-on-site", "STAR-160", name)
    if check == SYSTEM_FULL:
        return Reason("refusal-system-full", "STAR-274", {"count": state.parts.three_player_sites})
    if check == RETURN:
        return Reason("refusal-return-to-site", "STAR-165", name)
    if check == COLONY_IN_CENTRAL:
        return Reason("refusal-colony-ship-in-central", "STAR-159")
    return station_reason(state, ship // FLEET, board.centre_of[place])


def may_stop(state: StarState, ship: int, place: int) -> bool:
    return stop_check(state, ship, place) == MAY


def site_reason(state: StarState, site: int) -> Reason | None:
    """Why no colony can be founded on a free site of a face-up system, or None if it can."""
    quadrant = site // 3
    if system_full(state, quadrant):
        return Reason("refusal-system-full", "STAR-274", {"count": state.parts.three_player_sites})
    for planet in (site, 3 * quadrant + (site + 1) % 3):
        special = state.special[planet]
        if special >= 0:
            kind = state.parts.specials[special].kind
            rule = "STAR-180" if kind == PIRATE else "STAR-189"
            key = "refusal-pirates" if kind == PIRATE else "refusal-ice"
            return Reason(key, rule, {"need": state.parts.specials[special].needs})
    return None


def found_reason(state: StarState, ship: int) -> Reason | None:
    """Why a ship cannot found a colony where it stands, or None if it can (STAR-195, STAR-200)."""
    if state.ship_place[ship] < 0:
        return Reason("refusal-no-such-ship", "STAR-115")
    if state.ship_kind[ship] != COLONY:
        return Reason("refusal-not-a-colony-ship", "STAR-195")
    place = state.ship_place[ship]
    if not is_site(state, place):
        return Reason("refusal-not-a-site", "STAR-200")
    site = state.parts.board.site_of[place]
    if state.owner[site] != NOBODY:
        return Reason(
            "refusal-colony-there", "STAR-153", {"place": f"place-{state.parts.board.names[place]}"}
        )
    return site_reason(state, site)


class Chart:
    """What matters for flying as it stands now for one seat, as sets of intersections (see `Grid`): where
    ships can fly at all, and where something happens."""

    def __init__(self, state: StarState, seat: int) -> None:
        grid = state.parts.board.grid
        centres = state.parts.board.centres
        self.grid = grid
        self.open = grid.all  # as `is_open` says it of each
        self.happens = 0  # as `something_happens`
        for quadrant in range(len(centres)):
            if state.up[quadrant] == 1 and not state.is_system(quadrant):
                continue
            self.open &= ~grid.of[centres[quadrant]]
            if state.up[quadrant] == 0 or state.explored[quadrant] == 0:
                self.happens |= grid.around[quadrant]
        for planet, special in enumerate(state.special):
            if special >= 0 and can_win(state, seat, planet):
                self.happens |= grid.near[planet]

    def leg(self, start: int, steps: int) -> list[int]:
        """What can be reached from an intersection in one leg: a set for each number of steps from 1 on."""
        edge = self.grid.of[start]
        seen = edge
        found: list[int] = []
        while edge and len(found) < steps:
            fresh = self.grid.spread(edge) & self.open & ~seen
            found.append(fresh)
            seen |= fresh
            edge = fresh & ~self.happens
        return found


def distances(state: StarState, ship: int, steps: int) -> list[int]:
    """Steps from a ship to every intersection it can reach in one leg, -1 for all others."""
    chart = Chart(state, ship // FLEET)
    far = [-1] * state.parts.board.size
    here = state.ship_place[ship]
    far[here] = 0
    for number, layer in enumerate(chart.leg(here, steps)):
        for place in chart.grid.places(layer):
            far[place] = number + 1
    return far


def leg_length(state: StarState, ship: int, place: int, steps: int) -> int:
    """Steps from a ship to an intersection that it can reach in one leg."""
    chart = Chart(state, ship // FLEET)
    for number, layer in enumerate(chart.leg(state.ship_place[ship], steps)):
        if layer & chart.grid.of[place]:
            return number + 1
    raise ValueError("out of reach")


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
    chart = Chart(state, ship // FLEET)
    layers = chart.leg(state.ship_place[ship], steps)
    found = 0
    for layer in layers:
        found |= layer
    for place in chart.grid.places(found & contested(state)):
        if not may_stop(state, ship, place) and not _leads_on(state, chart, ship, place, layers, steps):
            found ^= chart.grid.of[place]
    return chart.grid.places(found)


def _leads_on(state: StarState, chart: Chart, ship: int, place: int, layers: list[int], steps: int) -> bool:
    """Whether something happens on an intersection of a leg from which the ship can still get away."""
    one = chart.grid.of[place]
    if not chart.happens & one:
        return False
    taken = 1
    while not layers[taken - 1] & one:
        taken += 1
    return can_get_away(state, ship, place, steps - taken)


def contested(state: StarState) -> int:
    """The set of intersections where something could speak against stopping (see `stop_check`): sites,
    centres, berths of spaceports, and where ships are."""
    grid = state.parts.board.grid
    found = grid.landmarks
    for site, port in enumerate(state.port):
        if port:
            found |= grid.berths[site]
    for place in state.ship_place:
        if place >= 0:
            found |= grid.of[place]
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


def jump_reason(state: StarState, ship: int, place: int) -> Reason | None:
    """Why a ship may not jump to an intersection (STAR-258, STAR-259, STAR-R38)."""
    if place == state.ship_place[ship]:
        return Reason("refusal-already-there", "STAR-258")
    if not is_open(state, place):
        return Reason("refusal-closed-centre", "STAR-R38")
    return stop_reason(state, ship, place)


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
    return any(jump_reason(state, ship, place) is None for place in range(state.parts.board.size))


def leave_duty(state: StarState, seat: int) -> int:
    """A ship that must leave, can, and has not: the turn may not end yet; -1 if there is none. A jump leads
    away as well as a flight (STAR-R23, STAR-R50)."""
    for ship in state.ships(seat):
        if state.ship_flags[ship] or not must_leave(state, ship):
            continue
        if has_target(state, ship, state.speed(seat)) or can_jump(state, ship):
            return ship
    return -1


def free_berths(state: StarState, seat: int) -> list[int]:
    """Free berths of the seat's spaceports, in the order of the sites (STAR-120)."""
    found: list[int] = []
    for site, owner in enumerate(state.owner):
        if owner == seat and state.port[site]:
            found += [place for place in state.parts.board.berths[site] if state.ship_at(place) < 0]
    return found
