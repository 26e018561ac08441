"""Where a ship may stop, jump and found: closed centres, berths, sites, and the rules against blocking.

Each check returns a code, 0 for nothing that speaks against it; the words for players come from the code.
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


# What speaks against ending a movement somewhere, or against founding there; 0 is nothing.
MAY: Final = 0
SHIP_THERE: Final = 1
COLONY_THERE: Final = 2
FOREIGN_BERTH: Final = 3
TRADE_ON_SITE: Final = 4
SYSTEM_FULL: Final = 5
RETURN: Final = 6
COLONY_IN_CENTRAL: Final = 7
DOCKS_FULL: Final = 8
SHORT_OF_CARGO: Final = 9
SPECIAL_THERE: Final = 10
NO_SHIP: Final = 11
NOT_A_COLONY_SHIP: Final = 12
NOT_A_SITE: Final = 13


def station_check(state: StarState, seat: int, quadrant: int) -> int:
    """What speaks against a trade station of the seat at an outpost (STAR-203, STAR-205)."""
    there = sum(state.stations[state.parts.tiles[state.tile[quadrant]].people])
    if there >= state.parts.docks:
        return DOCKS_FULL
    return SHORT_OF_CARGO if state.modules[seat][2] <= there else MAY


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
        return station_check(state, ship // FLEET, centre)
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
    if place == state.ship_start[ship] and site_check(state, site) != MAY:
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
    if check == DOCKS_FULL:
        return Reason("refusal-docks-full", "STAR-205", {"count": state.parts.docks})
    there = sum(state.stations[state.parts.tiles[state.tile[board.centre_of[place]]].people])
    return Reason("refusal-cargo", "STAR-203", {"need": there + 1, "have": state.modules[ship // FLEET][2]})


def may_stop(state: StarState, ship: int, place: int) -> bool:
    return stop_check(state, ship, place) == MAY


def site_check(state: StarState, site: int) -> int:
    """What speaks against a colony on a free site of a face-up system."""
    if system_full(state, site // 3):
        return SYSTEM_FULL
    return SPECIAL_THERE if special_next_to(state, site) >= 0 else MAY


def special_next_to(state: StarState, site: int) -> int:
    """The pirate base or ice planet next to a site, or -1 (STAR-180, STAR-189)."""
    special = state.special[site]
    return special if special >= 0 else state.special[3 * (site // 3) + (site + 1) % 3]


def found_check(state: StarState, ship: int) -> int:
    """What speaks against founding a colony where a ship stands, which is never a settled site (STAR-153,
    STAR-195, STAR-200)."""
    place = state.ship_place[ship]
    if place < 0:
        return NO_SHIP
    if state.ship_kind[ship] != COLONY:
        return NOT_A_COLONY_SHIP
    if not is_site(state, place):
        return NOT_A_SITE
    return site_check(state, state.parts.board.site_of[place])


def found_reason(state: StarState, ship: int) -> Reason | None:
    """Why a ship cannot found a colony where it stands, or None if it can."""
    check = found_check(state, ship)
    if check == MAY:
        return None
    if check == NO_SHIP:
        return Reason("refusal-no-such-ship", "STAR-115")
    if check == NOT_A_COLONY_SHIP:
        return Reason("refusal-not-a-colony-ship", "STAR-195")
    if check == NOT_A_SITE:
        return Reason("refusal-not-a-site", "STAR-200")
    if check == SYSTEM_FULL:
        return Reason("refusal-system-full", "STAR-274", {"count": state.parts.three_player_sites})
    site = state.parts.board.site_of[state.ship_place[ship]]
    special = state.parts.specials[special_next_to(state, site)]
    if special.kind == PIRATE:
        return Reason("refusal-pirates", "STAR-180", {"need": special.needs})
    return Reason("refusal-ice", "STAR-189", {"need": special.needs})


def may_jump(state: StarState, ship: int, place: int) -> bool:
    """Whether a ship may jump to an intersection."""
    return place != state.ship_place[ship] and is_open(state, place) and may_stop(state, ship, place)


def jump_reason(state: StarState, ship: int, place: int) -> Reason | None:
    """Why a ship may not jump to an intersection (STAR-258, STAR-259, STAR-R38)."""
    if place == state.ship_place[ship]:
        return Reason("refusal-already-there", "STAR-258")
    if not is_open(state, place):
        return Reason("refusal-closed-centre", "STAR-R38")
    return stop_reason(state, ship, place)


def has_free_berth(state: StarState, seat: int) -> bool:
    """Whether a berth of the seat's spaceports is free."""
    for site, owner in enumerate(state.owner):
        if owner == seat and state.port[site]:
            for place in state.parts.board.berths[site]:
                if state.ship_at(place) < 0:
                    return True
    return False


def free_berths(state: StarState, seat: int) -> list[int]:
    """Free berths of the seat's spaceports, in the order of the sites (STAR-120)."""
    found: list[int] = []
    for site, owner in enumerate(state.owner):
        if owner == seat and state.port[site]:
            found += [place for place in state.parts.board.berths[site] if state.ship_at(place) < 0]
    return found
