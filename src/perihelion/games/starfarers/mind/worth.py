"""What lies within reach: the worth of sites and outposts, and how near ships are to them.

Everything here is read from what lies open and from the own hand, so that it can be asked of imagined worlds.
The figures were chosen by what bots win with them (docs/bots.md).
"""

from __future__ import annotations

from math import exp
from typing import Final

from perihelion.games.starfarers.components.board import BEYOND
from perihelion.games.starfarers.components.parts import (
    BOOSTER,
    CARGO,
    COLONY,
    COLONY_SHIP,
    FIRST_MODULE,
    FLEET,
    ICE,
    NOBODY,
    PIRATE,
    SPACEPORT,
    SYSTEM,
    TRADE,
    TRADE_SHIP,
    Components,
)
from perihelion.games.starfarers.rules.pieces import MAY, piece_check
from perihelion.games.starfarers.rules.routes import can_win
from perihelion.games.starfarers.state import StarState, total

UNKNOWN_WAYS: Final = 4.3
BARE_PACE: Final = 5.9  # steps that a ship without boosters is thought to make in a turn
FADING: Final = 0.46  # how fast prospects fade with every turn that it takes to reach them
TOO_LATE: Final = 0.5  # the same for every turn after the game will have ended
OUTRUN: Final = 0.72  # what is left of a goal that another player's ship reaches first
SHARED: Final = 0.84  # the same of the seat's own ships
WINS: Final = 60.0  # the last point
OF_PEOPLES: Final[tuple[float, ...]] = (0.64, 1.7, 1.2, 0.46)
OF_BOOSTERS: Final[tuple[float, ...]] = (0.78, 0.81, 0.26, 0.21, 0.23, 0.15, 0.0)  # one more, by the own ones
OF_CANNONS: Final[tuple[float, ...]] = (0.41, 0.28, 0.25, 0.15, 0.097, 0.054, 0.0)  # the same


def planet_ways(state: StarState, planet: int) -> float:
    """How often a planet produces, in 36ths; a guess while its token lies face down."""
    if state.explored[planet // 3] == 0:
        return UNKNOWN_WAYS
    token = state.token[planet]
    if token < 0:
        return 1.5
    return float(state.parts.tokens[token].ways)


def income_rates(state: StarState, seat: int) -> list[float]:
    """Cards of each kind the seat may expect per roll."""
    rates = [0.0] * 5
    for site, owner in enumerate(state.owner):
        if owner == seat:
            add_income(state, site, rates)
            add_income(state, 3 * (site // 3) + (site + 1) % 3, rates)
    return rates


def add_income(state: StarState, planet: int, rates: list[float]) -> None:
    rates[state.resource_of(planet)] += planet_ways(state, planet) / 36.0


def rounds_left(state: StarState) -> float:
    """How many rounds the game will last, about."""
    best = 0
    for seat in range(state.seats):
        best = max(best, state.points(seat))
    return max(1.0, state.parts.target + 0.53 - best)


def pace(boosters: int) -> float:
    """Steps that each ship of a seat with so many boosters may make in a turn, on average."""
    return BARE_PACE + boosters


def fading_by_boosters(parts: Components) -> list[list[float]]:
    """What is left of a prospect, by boosters and by the steps to it."""
    most = parts.module_limits[BOOSTER]
    for card in parts.friends:
        most += card.copies * card.boosters
    return [faded(FADING / pace(boosters)) for boosters in range(most + 1)]


def faded(fading: float) -> list[float]:
    """What is left of a prospect by the steps to it, if it fades so fast with every step."""
    return [exp(-fading * steps) for steps in range(BEYOND + 1)]


CLAIMED: Final = faded(0.088)


# -- goals on the map ------------------------------------------------------------------------------


class Goals:
    """Goals of a ship: intersections, what each is worth, and what is left of that by the steps to it."""

    def __init__(self, fading: list[float]) -> None:
        self.places: list[int] = []
        self.worths: list[float] = []
        self.fading = fading

    def add(self, place: int, worth: float) -> None:
        self.places.append(place)
        self.worths.append(worth)

    def outlook(self, steps: list[int], best: float = 0.0) -> float:
        """The best goal for a ship that is so many steps from every intersection, or what is better still."""
        for number, worth in enumerate(self.worths):
            if worth > best:
                left = worth * self.fading[steps[self.places[number]]]
                if left > best:
                    best = left
        return best

    def above(self, least: float) -> Goals:
        """Those that are worth more than that."""
        goals = Goals(self.fading)
        for number, worth in enumerate(self.worths):
            if worth > least:
                goals.add(self.places[number], worth)
        return goals


def prospects(state: StarState, seat: int, kind: int, ship: int) -> Goals:
    """The goals for a ship of that kind, less for those that others reach first; without a ship (-1) for one
    that would be built now."""
    goals = Goals(state.rules.fading[state.boosters(seat)])
    if kind == COLONY:
        add_sites(state, seat, ship, goals)
    else:
        add_outposts(state, seat, goals)
    start = state.ship_place[ship] if ship >= 0 else last_berth(state, seat)
    if start >= 0:
        contest(state, seat, kind, ship, start, goals)
    return goals


def add_sites(state: StarState, seat: int, ship: int, goals: Goals) -> None:
    """Sites on which no other ship stands."""
    board = state.parts.board
    of_a_way = 0.044 + 0.0022 * rounds_left(state)
    taken = taken_sites(state, ship)
    for quadrant in range(board.slots):
        if has_room(state, quadrant):
            for site in range(3 * quadrant, 3 * quadrant + 3):
                worth = site_worth(state, seat, site, of_a_way)
                if worth > 0.0 and site not in taken:
                    goals.add(board.sites[site], worth)


def taken_sites(state: StarState, ship: int) -> list[int]:
    """Sites on which another ship stands."""
    found: list[int] = []
    for other, place in enumerate(state.ship_place):
        if place >= 0 and other != ship:
            site = state.parts.board.site_of[place]
            if site >= 0:
                found.append(site)
    return found


def has_room(state: StarState, quadrant: int) -> bool:
    """Whether a quadrant may turn out to be a system, or is one that has not been settled in full."""
    if state.up[quadrant] == 0:
        return True
    if state.parts.tiles[state.tile[quadrant]].kind != SYSTEM:
        return False
    if state.seats != 3:
        return True
    owned = 0
    for site in range(3 * quadrant, 3 * quadrant + 3):
        if state.owner[site] != NOBODY:
            owned += 1
    return owned < 2


def site_worth(state: StarState, seat: int, site: int, of_a_way: float) -> float:
    """What a colony on a site of a quadrant with room would be worth to the seat, 0 if there can be none."""
    quadrant = site // 3
    if state.up[quadrant] == 0:
        return 0.49  # it may turn out to be a system
    other = 3 * quadrant + (site + 1) % 3
    if state.owner[site] != NOBODY or is_barred(state, seat, site) or is_barred(state, seat, other):
        return 0.0
    worth = with_planet(state, with_planet(state, 1.0, site, of_a_way), other, of_a_way)
    return worth if state.explored[quadrant] else worth - 0.1


def is_barred(state: StarState, seat: int, planet: int) -> bool:
    """Whether on a planet there is what the seat cannot win."""
    return state.special[planet] >= 0 and not can_win(state, seat, planet)


def with_planet(state: StarState, worth: float, planet: int, of_a_way: float) -> float:
    """What a site is worth that has another planet."""
    if state.special[planet] >= 0:
        worth += 1.0
    return worth + of_a_way * planet_ways(state, planet)


def add_outposts(state: StarState, seat: int, goals: Goals) -> None:
    """Outposts that have room, and quadrants that may turn out to be one."""
    board = state.parts.board
    for quadrant in range(board.slots):
        worth = outpost_worth(state, seat, quadrant)
        if worth > 0.0:
            goals.add(board.centres[quadrant] if state.up[quadrant] else board.sites[3 * quadrant], worth)


def outpost_worth(state: StarState, seat: int, quadrant: int) -> float:
    """What a trade station at a quadrant would be worth to the seat."""
    if state.up[quadrant] == 0:
        return 0.5
    people = state.parts.tiles[state.tile[quadrant]].people
    if people < 0:
        return 0.0
    counts = state.stations[people]
    there = total(counts)
    if there >= 5:
        return 0.0
    holder = state.figures[people]
    worth = 0.42
    if holder == seat:
        worth = 0.21
    elif holder == NOBODY or counts[seat] + 1 > counts[holder]:
        worth = 3.8
    worth *= OF_PEOPLES[people]
    missing = there + 1 - state.modules[seat][CARGO]
    return worth if missing <= 0 else worth * 0.88 / missing


def last_berth(state: StarState, seat: int) -> int:
    """A berth of the seat's farthest spaceport; -1 if there is none."""
    for site, owner in enumerate(state.owner):
        if owner == seat and state.port[site]:
            return state.parts.board.berths[site][0]
    return -1


def contest(state: StarState, seat: int, kind: int, ship: int, start: int, goals: Goals) -> None:
    """Takes off the worth of goals that ships of the same kind reach before one that starts there."""
    mine = state.rules.distance.steps[start]
    for other, place in enumerate(state.ship_place):
        if place < 0 or other == ship or state.ship_kind[other] != kind:
            continue
        theirs = state.rules.distance.steps[place]
        owner = other // FLEET
        if owner != seat:
            outrun(goals, mine, theirs, pace(state.boosters(seat)), pace(state.boosters(owner)))
        elif ship >= 0:
            share(goals, mine, theirs, 1 if other < ship else 0)


def outrun(goals: Goals, mine: list[int], theirs: list[int], own_pace: float, their_pace: float) -> None:
    """Goals that another player's ship reaches first; both are so many steps from every intersection."""
    ratio = own_pace / their_pace
    lead = 0.15 * own_pace
    for number, place in enumerate(goals.places):
        if theirs[place] * ratio < mine[place] - lead:
            goals.worths[number] *= OUTRUN


def share(goals: Goals, mine: list[int], theirs: list[int], late: int) -> None:
    """Goals that another ship of the seat reaches first, or at the same time if its turn comes before."""
    for number, place in enumerate(goals.places):
        if theirs[place] < mine[place] + late:
            goals.worths[number] *= SHARED


def ship_outlook(state: StarState, ship: int) -> float:
    """What a ship may hope for where it stands."""
    goals = prospects(state, ship // FLEET, state.ship_kind[ship], ship)
    return goals.outlook(state.rules.distance.steps[state.ship_place[ship]])


# -- what to build ---------------------------------------------------------------------------------


def build_worth(state: StarState, seat: int, build: int, rounds: float) -> float:
    """What a build would be worth so long before the end; 0 if there is no piece or no use for it."""
    if piece_check(state, seat, build) != MAY:
        return 0.0
    if build == COLONY_SHIP:
        return 2.3 * ship_worth(state, seat, COLONY, rounds)
    if build == TRADE_SHIP:
        return 1.6 * ship_worth(state, seat, TRADE, rounds)
    if build == SPACEPORT:
        return port_worth(state, seat, rounds)
    own = state.modules[seat]
    if build == FIRST_MODULE + BOOSTER:
        return OF_BOOSTERS[min(6, own[BOOSTER])] * min(1.0, 0.67 + 0.059 * rounds)
    if build == FIRST_MODULE + CARGO:
        return cargo_worth(state, seat)
    return cannon_worth(state, seat)


def port_worth(state: StarState, seat: int, rounds: float) -> float:
    """A point at once, which may be the last one, and berths nearer to what is out there."""
    left = state.parts.target - state.points(seat)
    if left <= 1:
        return WINS
    worth = 0.48 + 0.098 / rounds
    return worth + 0.046 if left <= 4 else worth


def ship_worth(state: StarState, seat: int, kind: int, rounds: float) -> float:
    """The best prospect for another ship of the kind, beside those to which others are under way already."""
    goals = prospects(state, seat, kind, -1)
    under_way = 0
    for ship in state.ships(seat):
        if state.ship_kind[ship] == kind:
            under_way += 1
            claim(state, ship, goals)
    speed = pace(state.boosters(seat))
    best = 0.0
    for site, owner in enumerate(state.owner):
        if owner == seat and state.port[site]:
            for place in state.parts.board.berths[site]:
                best = promise(goals, state.rules.distance.steps[place], speed, rounds, best)
    return best if under_way == 0 else 0.39 * best


def claim(state: StarState, ship: int, goals: Goals) -> None:
    """A ship under way takes the goal that is best for it; an outpost has room for more than one."""
    steps = state.rules.distance.steps[state.ship_place[ship]]
    best, chosen = 0.0, -1
    for number, worth in enumerate(goals.worths):
        if worth > best:
            left = worth * CLAIMED[steps[goals.places[number]]]
            if left > best:
                best, chosen = left, number
    if chosen >= 0:
        goals.worths[chosen] *= 0.0 if state.ship_kind[ship] == COLONY else 0.4


def promise(goals: Goals, steps: list[int], speed: float, rounds: float, best: float) -> float:
    """The best goal for a ship that is still to be built where it is so many steps to every intersection, or
    what is better still; a goal is not worth much if the ship would come too late."""
    for number, worth in enumerate(goals.worths):
        if worth > best:
            late = steps[goals.places[number]] / speed - rounds
            left = worth if late <= 0.0 else worth * exp(-TOO_LATE * late)
            if left > best:
                best = left
    return best


def cargo_worth(state: StarState, seat: int) -> float:
    """Cargo sections open outposts and ice planets, most of all for trade ships that wait."""
    own = state.modules[seat][CARGO]
    worth = 0.084
    room = 0
    for quadrant in range(state.parts.board.slots):
        if not state.is_outpost(quadrant):
            continue
        people = state.parts.tiles[state.tile[quadrant]].people
        counts = state.stations[people]
        there = total(counts)
        if there < own:
            room += 1
        elif there == own and own < 4:
            holder = state.figures[people]
            gain = holder < 0 or (holder != seat and counts[seat] + 1 > counts[holder])
            worth = max(worth, 0.57 if gain else 0.18)
    if own == 0:
        worth = max(worth, 0.45)
    waiting = 0
    for ship in state.ships(seat):
        if state.ship_kind[ship] == TRADE:
            waiting += 1
    return worth + 0.03 * max(0, waiting - room) + special_worth(state, ICE, own, 0.42)


def cannon_worth(state: StarState, seat: int) -> float:
    """Cannons win battles and pirate bases."""
    own = state.cannons(seat)
    return max(OF_CANNONS[min(6, own)], special_worth(state, PIRATE, own, 0.52))


def special_worth(state: StarState, kind: int, own: int, worth: float) -> float:
    """What a module is worth to whoever has so many, by the pirate bases or ice planets within its reach."""
    best = 0.0
    for special in state.special:
        if special < 0:
            continue
        token = state.parts.specials[special]
        if token.kind == kind:
            missing = token.needs - own
            if 0 < missing <= 2:
                best = max(best, worth / missing)
    return best
