"""What lies within reach: the worth of sites and outposts, and how near ships are to them.

Everything here is read from what lies open and from the own hand, so that it can be asked of imagined worlds.
The figures were chosen by what bots win with them (docs/bots.md).
"""

from __future__ import annotations

from math import exp
from typing import Final

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
)
from perihelion.games.starfarers.rules.pieces import MAY, piece_check
from perihelion.games.starfarers.rules.routes import can_win
from perihelion.games.starfarers.state import StarState

UNKNOWN_WAYS: Final = 4.3
BARE_PACE: Final = 5.9  # steps that a ship without boosters is thought to make in a turn
FADING: Final = 0.46  # how fast prospects fade with every turn that it takes to reach them
TOO_LATE: Final = 0.5  # the same for every turn after the game will have ended
OUTRUN: Final = 0.72  # what is left of a goal that another player's ship reaches first
SHARED: Final = 0.84  # the same of the seat's own ships
WINS: Final = 60.0  # the last point


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
            for planet in (site, 3 * (site // 3) + (site + 1) % 3):
                rates[state.resource_of(planet)] += planet_ways(state, planet) / 36.0
    return rates


def rounds_left(state: StarState) -> float:
    """How many rounds the game will last, about."""
    best = 0
    for seat in range(state.seats):
        best = max(best, state.points(seat))
    return max(1.0, state.parts.target + 0.53 - best)


def pace(state: StarState, seat: int) -> float:
    """Steps that each of the seat's ships may make in a turn, on average."""
    return BARE_PACE + state.boosters(seat)


def site_worth(state: StarState, seat: int, site: int, rounds: float) -> float:
    """What a colony on a site would be worth to the seat so long before the end, 0 if there can be none."""
    quadrant = site // 3
    if state.up[quadrant] == 0:
        return 0.49  # it may turn out to be a system
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
    of_a_way = 0.044 + 0.0022 * rounds
    for planet in (site, 3 * quadrant + (site + 1) % 3):
        if state.special[planet] >= 0:
            if not can_win(state, seat, planet):
                return 0.0
            worth += 1.0
        worth += of_a_way * planet_ways(state, planet)
    return worth if state.explored[quadrant] else worth - 0.1


def outpost_worth(state: StarState, seat: int, quadrant: int) -> float:
    """What a trade station at a quadrant would be worth to the seat."""
    if state.up[quadrant] == 0:
        return 0.5
    people = state.parts.tiles[state.tile[quadrant]].people
    if people < 0:
        return 0.0
    counts = state.stations[people]
    there = sum(counts)
    if there >= 5:
        return 0.0
    holder = state.figures[people]
    worth = 0.42
    if holder == seat:
        worth = 0.21
    elif holder == NOBODY or counts[seat] + 1 > counts[holder]:
        worth = 3.8
    worth *= (0.64, 1.7, 1.2, 0.46)[people]
    missing = there + 1 - state.modules[seat][CARGO]
    return worth if missing <= 0 else worth * 0.88 / missing


class Prospect:
    """A goal on the map: an intersection and what it is worth."""

    def __init__(self, place: int, worth: float) -> None:
        self.place = place
        self.worth = worth


def prospects(state: StarState, seat: int, kind: int, ship: int) -> list[Prospect]:
    """The goals for a ship of that kind, less for those that others reach first; without a ship (-1) for one
    that would be built now."""
    board = state.parts.board
    found: list[Prospect] = []
    if kind == COLONY:
        rounds = rounds_left(state)
        taken = [place for other, place in enumerate(state.ship_place) if place >= 0 and other != ship]
        for site in range(3 * board.slots):
            worth = site_worth(state, seat, site, rounds)
            if worth > 0.0 and board.sites[site] not in taken:
                found.append(Prospect(board.sites[site], worth))
    else:
        for quadrant in range(board.slots):
            worth = outpost_worth(state, seat, quadrant)
            if worth > 0.0:
                place = board.centres[quadrant] if state.up[quadrant] else board.sites[3 * quadrant]
                found.append(Prospect(place, worth))
    start = state.ship_place[ship] if ship >= 0 else last_berth(state, seat)
    if start >= 0:
        contest(state, seat, kind, ship, start, found)
    return found


def last_berth(state: StarState, seat: int) -> int:
    """A berth of the seat's farthest spaceport; -1 if there is none."""
    for site in range(len(state.owner)):
        if state.owner[site] == seat and state.port[site]:
            return state.parts.board.berths[site][0]
    return -1


def contest(state: StarState, seat: int, kind: int, ship: int, start: int, goals: list[Prospect]) -> None:
    """Takes off the worth of goals that ships of the same kind reach before one that starts there."""
    mine = state.rules.distance.steps[start]
    own_pace = pace(state, seat)
    for other, place in enumerate(state.ship_place):
        if place < 0 or other == ship or state.ship_kind[other] != kind:
            continue
        theirs = state.rules.distance.steps[place]
        owner = other // FLEET
        if owner != seat:
            ratio = own_pace / pace(state, owner)
            lead = 0.15 * own_pace
            for goal in goals:
                if theirs[goal.place] * ratio < mine[goal.place] - lead:
                    goal.worth *= OUTRUN
        elif ship >= 0:
            late = 1 if other < ship else 0
            for goal in goals:
                if theirs[goal.place] < mine[goal.place] + late:
                    goal.worth *= SHARED


def outlook(state: StarState, seat: int, place: int, goals: list[Prospect]) -> float:
    """The best goal for a ship of the seat at an intersection."""
    steps = state.rules.distance.steps[place]
    fading = FADING / pace(state, seat)
    best = 0.0
    for goal in goals:
        if goal.worth > best:
            worth = goal.worth * exp(-fading * steps[goal.place])
            if worth > best:
                best = worth
    return best


def ship_outlook(state: StarState, ship: int) -> float:
    """What a ship may hope for where it stands."""
    seat = ship // FLEET
    goals = prospects(state, seat, state.ship_kind[ship], ship)
    return outlook(state, seat, state.ship_place[ship], goals)


# -- what to build ---------------------------------------------------------------------------------


def build_worth(state: StarState, seat: int, build: int) -> float:
    """What a build would be worth now; 0 if there is no piece or no use for it."""
    if piece_check(state, seat, build) != MAY:
        return 0.0
    if build == COLONY_SHIP:
        return 2.3 * ship_worth(state, seat, COLONY)
    if build == TRADE_SHIP:
        return 1.6 * ship_worth(state, seat, TRADE)
    if build == SPACEPORT:
        return port_worth(state, seat)
    own = state.modules[seat]
    if build == FIRST_MODULE + BOOSTER:
        worth = (0.78, 0.81, 0.26, 0.21, 0.23, 0.15, 0.0)[min(6, own[BOOSTER])]
        return worth * min(1.0, 0.67 + 0.059 * rounds_left(state))
    if build == FIRST_MODULE + CARGO:
        return cargo_worth(state, seat)
    return cannon_worth(state, seat)


def port_worth(state: StarState, seat: int) -> float:
    """A point at once, which may be the last one, and berths nearer to what is out there."""
    left = state.parts.target - state.points(seat)
    if left <= 1:
        return WINS
    worth = 0.48 + 0.098 / rounds_left(state)
    return worth + 0.046 if left <= 4 else worth


def ship_worth(state: StarState, seat: int, kind: int) -> float:
    """The best prospect for another ship of the kind, beside those to which others are under way already."""
    goals = prospects(state, seat, kind, -1)
    under_way = 0
    for ship in state.ships(seat):
        if state.ship_kind[ship] == kind:
            under_way += 1
            claim(state, ship, goals)
    best = 0.0
    for site, owner in enumerate(state.owner):
        if owner == seat and state.port[site]:
            for place in state.parts.board.berths[site]:
                best = max(best, promise(state, seat, place, goals))
    return best if under_way == 0 else 0.39 * best


def claim(state: StarState, ship: int, goals: list[Prospect]) -> None:
    """A ship under way takes the goal that is best for it; an outpost has room for more than one."""
    steps = state.rules.distance.steps[state.ship_place[ship]]
    best, chosen = 0.0, -1
    for number, goal in enumerate(goals):
        worth = goal.worth * exp(-0.088 * steps[goal.place])
        if worth > best:
            best, chosen = worth, number
    if chosen >= 0:
        goals[chosen].worth *= 0.0 if state.ship_kind[ship] == COLONY else 0.4


def promise(state: StarState, seat: int, berth: int, goals: list[Prospect]) -> float:
    """The best goal for a ship that is still to be built, at a berth; not much if it would come too late."""
    steps = state.rules.distance.steps[berth]
    speed = pace(state, seat)
    rounds = rounds_left(state)
    best = 0.0
    for goal in goals:
        if goal.worth > best:
            late = steps[goal.place] / speed - rounds
            worth = goal.worth if late <= 0.0 else goal.worth * exp(-TOO_LATE * late)
            if worth > best:
                best = worth
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
        if sum(counts) < own:
            room += 1
        elif sum(counts) == own and own < 4:
            holder = state.figures[people]
            gain = holder < 0 or (holder != seat and counts[seat] + 1 > counts[holder])
            worth = max(worth, 0.57 if gain else 0.18)
    if own == 0:
        worth = max(worth, 0.45)
    waiting = sum(1 for ship in state.ships(seat) if state.ship_kind[ship] == TRADE)
    return worth + 0.03 * max(0, waiting - room) + special_worth(state, ICE, own, 0.42)


def cannon_worth(state: StarState, seat: int) -> float:
    """Cannons win battles and pirate bases."""
    own = state.cannons(seat)
    worth = (0.41, 0.28, 0.25, 0.15, 0.097, 0.054, 0.0)[min(6, own)]
    return max(worth, special_worth(state, PIRATE, own, 0.52))


def special_worth(state: StarState, kind: int, own: int, worth: float) -> float:
    """What a module is worth to whoever has so many, by the pirate bases or ice planets within its reach."""
    best = 0.0
    for special in state.special:
        if special >= 0 and state.parts.specials[special].kind == kind:
            missing = state.parts.specials[special].needs - own
            if 0 < missing <= 2:
                best = max(best, worth / missing)
    return best
