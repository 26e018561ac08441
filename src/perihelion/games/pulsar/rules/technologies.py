"""What patented technologies do: points when something happens, changed dice, and what they count."""

from __future__ import annotations

from typing import Final

from perihelion.core.text import Arg, Event
from perihelion.games.pulsar.components import pieces as c
from perihelion.games.pulsar.components.cluster import Trail
from perihelion.games.pulsar.components.pieces import ALL_COLOURS, SPINNING, Technology
from perihelion.games.pulsar.state import TECHNOLOGIES, PulsarState


def fire(state: PulsarState, seat: int, trigger: int) -> None:
    """Scores the seat's permanent technologies that wait for this trigger."""
    for tech in state.owned(seat):
        if tech.trigger == trigger and tech.kind == c.PERMANENT:
            _score(state, seat, tech)


def fire_station(state: PulsarState, seat: int, planet: int) -> None:
    """The same for a station built on a kind of planet."""
    for tech in state.owned(seat):
        if tech.trigger == c.ON_STATION and (tech.planet in (c.ANY_PLANET, planet)):
            _score(state, seat, tech)


def fire_flight(state: PulsarState, seat: int, trail: Trail) -> None:
    """The same for a flight; each technology at most once for each flight (PULS-R10)."""
    for tech in state.owned(seat):
        if c.is_flight(tech.trigger) and applies(tech, trail):
            _score(state, seat, tech)


def _score(state: PulsarState, seat: int, tech: Technology) -> None:
    points = worth(state, seat, tech)
    if points:
        state.score(seat, TECHNOLOGIES, points)
        if state.journal is not None:
            args: dict[str, Arg] = {"technology": f"tech-{tech.slug}", "points": points}
            state.tell(Event("technology-points", seat, ("PULS-186",), args))


def worth(state: PulsarState, seat: int, tech: Technology) -> int:
    """The points that the technology's effect gives now, once."""
    if tech.count != c.NO_COUNT:
        return tech.table[min(counted(state, seat, tech.count), len(tech.table) - 1)]
    if tech.per != c.NO_COUNT:
        return tech.points * counted(state, seat, tech.per)
    return tech.points


def applies(tech: Technology, trail: Trail) -> bool:
    """Whether the flight meets the condition of a flight technology."""
    if tech.trigger == c.ON_VISIT_GATE:
        return (trail.colours >> tech.colour) & 1 == 1
    if tech.trigger == c.ON_VISIT_PULSAR:
        return trail.pulsar
    if tech.trigger == c.ON_LAND_PULSAR:
        return trail.lands_on_pulsar
    return trail.colours == ALL_COLOURS


UNCHANGED: Final = 16  # the bit that stands for no change in a mask of changes


def shifts(state: PulsarState, seat: int, trigger: int) -> int:
    """Mask of the changes that technologies may make to the die for an action (PULS-077, PULS-R08)."""
    found = 1 << UNCHANGED
    for tech in state.owned(seat):
        if tech.shift and tech.trigger == trigger:
            found |= found << tech.shift | found >> tech.shift
    return found


def flight_shifters(state: PulsarState, seat: int) -> list[Technology]:
    """The seat's technologies that may change the die of a flight."""
    return [tech for tech in state.owned(seat) if tech.shift and c.is_flight(tech.trigger)]


def allows_shift(shifters: list[Technology], trail: Trail, shift: int) -> bool:
    """Whether technologies whose condition this flight meets can change its die by so much (PULS-R08)."""
    if shift == 0:
        return True
    found = 1 << UNCHANGED
    for tech in shifters:
        if applies(tech, trail):
            found |= found << tech.shift | found >> tech.shift
    return found >> UNCHANGED + shift & 1 == 1


def copy_price(state: PulsarState, seat: int) -> int:
    """What copying a leftover die costs the seat in cubes."""
    price = state.box.figures.copy_price  # PULS-194
    for tech in state.owned(seat):
        if tech.trigger == c.ON_COPY and tech.copy_price:
            price = min(price, tech.copy_price)
    return price


def counted(state: PulsarState, seat: int, what: int) -> int:
    """How many of the counted things the seat has."""
    player = state.players[seat]
    if what == c.COUNT_STATION:
        return stations(state, seat)
    if what == c.COUNT_PATENT:
        return player.patents.bit_count()
    if what == c.COUNT_PATENT_PAIR:
        return player.patents.bit_count() // 2
    if what == c.COUNT_SPINNING:
        return sum(spinning(state, seat))
    if what == c.COUNT_SPINNING_SIZES:
        return sum(1 for number in spinning(state, seat) if number)
    if what == c.COUNT_BEST_SIZE:
        return max(spinning(state, seat))
    if what == c.COUNT_PULSAR:
        return state.rings.count(seat)
    if what == c.COUNT_AWARD:
        return len(player.awards)
    if what == c.COUNT_ACTIVE:
        return len(active_tiles(state, seat))
    if what == c.COUNT_LINK:
        return active_links(state, seat)
    if what == c.COUNT_PROJECT:
        return player.projects.bit_count()
    if what == c.COUNT_PROJECT_ROW1:
        return projects_in_row(state, seat, 1)
    if what == c.COUNT_INSPECTION:
        return player.inspections.bit_count()
    return sum(player.modifiers)


def stations(state: PulsarState, seat: int) -> int:
    """Stations on planets."""
    number = 0
    for planets in state.stations:
        for owner in planets:
            if owner == seat:  # at most one station in a system (PULS-100)
                number += 1
    return number


def spinning(state: PulsarState, seat: int) -> list[int]:
    """Spinning generators by size."""
    sizes = [0, 0, 0]
    for pulsar, owner in enumerate(state.rings):
        if owner == seat and state.generators[pulsar] > SPINNING:
            sizes[state.generators[pulsar] - SPINNING - 1] += 1
    return sizes


def active_tiles(state: PulsarState, seat: int) -> list[int]:
    return [
        entry >> 1
        for chain in state.players[seat].structures
        for entry in chain
        if state.is_active(entry >> 1)
    ]


def active_links(state: PulsarState, seat: int) -> int:
    """Joints whose two transmitters are both active."""
    links = 0
    for chain in state.players[seat].structures:
        for at in range(len(chain) - 1):
            if state.is_active(chain[at] >> 1) and state.is_active(chain[at + 1] >> 1):
                links += 1
    return links


def projects_in_row(state: PulsarState, seat: int, row: int) -> int:
    player = state.players[seat]
    if player.headquarters < 0:
        return 0
    projects = state.box.headquarters[player.headquarters].projects
    return sum(
        1 for number, project in enumerate(projects) if project.row == row and (player.projects >> number) & 1
    )
