"""What ships do to the star cluster: revealing systems, building stations, claiming pulsars."""

from __future__ import annotations

from perihelion.core.text import Arg, Event
from perihelion.games.pulsar.components import pieces as c
from perihelion.games.pulsar.components.pieces import COVERED, NOBODY, SYSTEM
from perihelion.games.pulsar.rules.technologies import fire, fire_station
from perihelion.games.pulsar.state import PulsarState


def place_key(state: PulsarState, place: int) -> str:
    return f"place-{state.box.locations[place]}"


def reveal(state: PulsarState, place: int) -> None:
    """Turns a hidden system face up and covers the planets that are closed at this player count."""
    number = place - state.box.first_system
    tile = state.box.systems[state.tiles[number]]
    state.stations[number] = [
        NOBODY if open <= state.seats else COVERED for open in tile.open_from
    ]  # PULS-096
    state.revealed()
    if state.journal is not None:
        args: dict[str, Arg] = {"place": place_key(state, place), "system": f"system-{tile.id}"}
        state.tell(Event("revealed", -1, ("PULS-095",), args))


def planet_for(state: PulsarState, seat: int, place: int, landing: bool) -> int:
    """The planet on which a station will be built in a revealed system, or -1."""
    number = place - state.box.first_system
    planets = state.stations[number]
    if seat in planets:  # PULS-100
        return -1
    blue = len(state.box.systems[state.tiles[number]].blue)
    first_blue = -1
    first_lifeless = -1
    for planet in range(len(planets) - 1, -1, -1):
        if planets[planet] == NOBODY:
            if planet < blue:
                first_blue = planet
            else:
                first_lifeless = planet
    if landing:
        return first_blue if first_blue >= 0 else first_lifeless  # PULS-102
    return first_lifeless if first_lifeless >= 0 else first_blue  # PULS-101


def build(state: PulsarState, seat: int, place: int, landing: bool) -> int:
    """Builds a station if possible; returns BLUE or LIFELESS, or -1 if nothing was built."""
    planet = planet_for(state, seat, place, landing)
    if planet < 0:
        return -1
    number = place - state.box.first_system
    state.stations[number][planet] = seat
    kind = c.BLUE if planet < len(state.box.systems[state.tiles[number]].blue) else c.LIFELESS
    if state.journal is not None:
        planet_key = "planet-blue" if kind == c.BLUE else "planet-lifeless"
        args: dict[str, Arg] = {"place": place_key(state, place), "planet": planet_key}
        rule = "PULS-102" if landing else "PULS-101"
        state.tell(Event("station", seat, (rule,), args))
    fire_station(state, seat, kind)
    return kind


def claim(state: PulsarState, seat: int, place: int) -> bool:
    """Puts a ring on a free pulsar, if the seat has one left; says whether it did."""
    number = place - state.box.first_pulsar
    player = state.players[seat]
    if state.rings[number] != NOBODY or player.rings == 0:  # PULS-118, PULS-119
        return False
    state.rings[number] = seat
    player.rings -= 1
    if state.journal is not None:
        state.tell(Event("claimed", seat, ("PULS-115",), {"place": place_key(state, place)}))
    fire(state, seat, c.ON_CLAIM)
    return True


def pass_would_matter(state: PulsarState, seat: int, place: int) -> bool:
    """Whether flying through a system changes anything: it is hidden, or a station can be built."""
    if state.cluster.kind[place] != SYSTEM:
        return False
    return state.is_hidden(place) or planet_for(state, seat, place, False) >= 0
