"""What ships bring about: exploring, discovering, conquest, colonies, stations, free ships, and the win."""

from __future__ import annotations

from perihelion.core.text import Event
from perihelion.games.starfarers.components.parts import (
    COLONY,
    FLEET,
    NOBODY,
    NUMBER,
    PEOPLES,
    PIRATE,
    RESERVE_POOL,
    RESOURCES,
    SYSTEM,
    UNUSED,
)
from perihelion.games.starfarers.rules.routes import has_free_berth, system_full
from perihelion.games.starfarers.state import StarState, add_to, take_top


def check_win(state: StarState) -> bool:
    """The active player wins at once with enough points (STAR-268, STAR-R42)."""
    seat = state.active
    if state.points(seat) < state.parts.target:
        return False
    state.winner = seat
    state.tell(Event("win", seat, ("STAR-268",), {"points": state.points(seat)}))
    state.finish()
    return True


# -- exploring and discovering ---------------------------------------------------------------------


def arrive(state: StarState, ship: int) -> bool:
    """A ship has reached its intersection: it explores or discovers the quadrant it borders (STAR-167,
    STAR-173, STAR-R19). True if something was revealed."""
    quadrant = state.parts.board.quadrant_of[state.ship_place[ship]]
    if quadrant < 0:
        return False
    seat = ship // FLEET
    if state.up[quadrant] == 0:
        discover(state, seat, quadrant)
        return True
    if state.is_system(quadrant) and state.explored[quadrant] == 0:
        explore(state, seat, quadrant)
        return True
    return False


def explore(state: StarState, seat: int, quadrant: int) -> None:
    """Turns all tokens of a system up (STAR-167)."""
    state.explored[quadrant] = 1
    state.seen = [state.turn, seat, quadrant]
    state.revealed()
    if state.journal is not None:
        tile = f"tile-{state.parts.tiles[state.tile[quadrant]].id}"
        state.tell(Event("explore", seat, ("STAR-167",), {"tile": tile}))
    for planet in range(3 * quadrant, 3 * quadrant + 3):
        show_token(state, planet)


def discover(state: StarState, seat: int, quadrant: int) -> None:
    """Turns a quadrant up; a system gets its tokens from the stacks (STAR-173, STAR-175)."""
    state.up[quadrant] = 1
    state.seen = [state.turn, seat, quadrant]
    state.revealed()
    tile = state.parts.tiles[state.tile[quadrant]]
    if state.journal is not None:
        place: dict[str, int | str | list[str]] = {
            "quadrant": quadrant_key(state, quadrant),
            "tile": f"tile-{tile.id}",
        }
        state.tell(Event("discover", seat, ("STAR-173",), place))
    if tile.kind == SYSTEM:
        state.explored[quadrant] = 1
        for planet in range(3 * quadrant, 3 * quadrant + 3):
            state.token[planet] = take_top(state.token_stacks, state.pool_of(planet))
            show_token(state, planet)


def show_token(state: StarState, planet: int) -> None:
    """A token lies face up now; a pirate or ice token gives way to its special token (STAR-168)."""
    token = state.parts.tokens[state.token[planet]]
    if token.kind != NUMBER:
        state.gone.append(state.token[planet])
        state.token[planet] = -1
        state.special[planet] = token.special
    if state.journal is not None:
        tell_token(state, planet)


def tell_token(state: StarState, planet: int) -> None:
    kind = f"planet-{RESOURCES[state.resource_of(planet)]}"
    if state.special[planet] >= 0:
        special = state.parts.specials[state.special[planet]]
        key = "token-pirates" if special.kind == PIRATE else "token-ice"
        state.tell(Event(key, rules=("STAR-168",), args={"planet": kind, "need": special.needs}))
        return
    numbers = state.parts.tokens[state.token[planet]].numbers
    if len(numbers) == 2:
        both: dict[str, int | str | list[str]] = {"planet": kind, "number": numbers[0], "other": numbers[1]}
        state.tell(Event("token-two", rules=("STAR-013",), args=both))
    else:
        state.tell(Event("token", rules=("STAR-066",), args={"planet": kind, "number": numbers[0]}))


def quadrant_key(state: StarState, quadrant: int) -> str:
    return f"quadrant-{state.parts.board.quadrants[quadrant].id.lower()}"


# -- pirate bases and ice planets ------------------------------------------------------------------


def conquer(state: StarState, seat: int, planet: int) -> None:
    """The special token becomes a medal, a reserve token takes its place (STAR-184, STAR-185, STAR-191)."""
    special = state.special[planet]
    state.special[planet] = -1
    state.special_won[special] = seat
    state.token[planet] = take_top(state.token_stacks, RESERVE_POOL)
    state.revealed()
    if state.journal is not None:
        pirates = state.parts.specials[special].kind == PIRATE
        key, rule = ("conquer", "STAR-184") if pirates else ("terraform", "STAR-191")
        name = f"special-{state.parts.specials[special].id}"
        state.tell(Event(key, seat, (rule,), {"special": name}))
        tell_token(state, planet)


# -- colonies and trade stations -------------------------------------------------------------------


def found_colony(state: StarState, ship: int) -> None:
    """A colony ship becomes a colony (STAR-195)."""
    seat = ship // FLEET
    place = state.ship_place[ship]
    remove_ship(state, ship)
    state.owner[state.parts.board.site_of[place]] = seat
    if state.journal is not None:
        name = f"place-{state.parts.board.names[place]}"
        state.tell(Event("found-colony", seat, ("STAR-195",), {"place": name}))
    put_reminders(state)


def remove_ship(state: StarState, ship: int) -> None:
    """The ship leaves the board; its transporter returns to the stock (STAR-123)."""
    state.ship_place[ship] = -1
    state.ship_flags[ship] = 0
    state.ship_start[ship] = -1
    state.transporters[ship // FLEET] += 1


def put_reminders(state: StarState) -> None:
    """With three players the last site of a system with two settled ones is closed by a piece of the unused
    colour as soon as no ship stands there (STAR-275, STAR-R48)."""
    if state.seats != 3:
        return
    board = state.parts.board
    for quadrant in range(board.slots):
        if not state.is_system(quadrant) or not system_full(state, quadrant):
            continue
        for site in range(3 * quadrant, 3 * quadrant + 3):
            if state.owner[site] == NOBODY and state.ship_at(board.sites[site]) < 0:
                state.owner[site] = UNUSED


def found_station(state: StarState, ship: int, quadrant: int) -> None:
    """A trade ship becomes a trade station; the figure may change hands (STAR-201, STAR-225, STAR-226)."""
    seat = ship // FLEET
    people = state.parts.tiles[state.tile[quadrant]].people
    remove_ship(state, ship)
    add_to(state.stations, people, seat, 1)
    counts = state.stations[people]
    if state.journal is not None:
        name = f"people-{PEOPLES[people]}"
        state.tell(Event("found-station", seat, ("STAR-201",), {"people": name}))
    holder = state.figures[people]
    if holder == NOBODY or counts[seat] > counts[holder]:
        state.figures[people] = seat
        if state.journal is not None:
            rule = "STAR-225" if holder == NOBODY else "STAR-226"
            state.tell(Event("figure", seat, (rule,), {"people": f"people-{PEOPLES[people]}"}))


# -- free trade ships ------------------------------------------------------------------------------


def free_ship_possible(state: StarState, seat: int) -> bool:
    """Whether a free trade ship can be placed now (STAR-252, STAR-R36)."""
    if state.transporters[seat] == 0 or state.trade_stations[seat] == 0:
        return False
    return has_free_berth(state, seat)


def place_ship(state: StarState, seat: int, kind: int, place: int) -> int:
    """Puts a ship from the stock on an intersection; returns it."""
    state.transporters[seat] -= 1
    if kind == COLONY:
        state.colonies[seat] -= 1
    else:
        state.trade_stations[seat] -= 1
    for ship in range(FLEET * seat, FLEET * seat + FLEET):
        if state.ship_place[ship] < 0:
            state.ship_place[ship] = place
            state.ship_kind[ship] = kind
            return ship
    raise ValueError("no transporter left")
