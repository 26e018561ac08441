"""Tests and counts: what the conditions of missions, cards and scoring look at.

Both look at one owner's own pieces only (SETI-121).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from perihelion.games.seti.components import vocabulary as v
from perihelion.games.seti.components.pieces import LEVELS
from perihelion.games.seti.components.solar import DISTANCE, NEIGHBOURS, SECTORS
from perihelion.games.seti.components.vocabulary import Count, Test
from perihelion.games.seti.state import SetiState, mark_index

if TYPE_CHECKING:  # machine integers, for the compiler alone
    from mypy_extensions import i64

PLANET_COUNT: Final = 9
MOON: Final = 16  # added to a moon's number where planets and moons share one figure


# -- craft ------------------------------------------------------------------------------------------


def of(markers: list[int], owner: int) -> int:
    """How many of the markers are an owner's; most spaces have none."""
    return markers.count(owner) if markers else 0


def orbiters_at(state: SetiState, owner: int, planet: int) -> int:
    return of(state.orbit_first[planet], owner) + of(state.orbit_rest[planet], owner)


def surface_landers_at(state: SetiState, owner: int, planet: int) -> int:
    """Landers on the planet itself."""
    total = of(state.land_rest[planet], owner)
    for space in state.parts.planets[planet].bonus:
        total += of(state.bonus[space], owner)
    return total


def moon_landers_at(state: SetiState, owner: int, planet: int) -> int:
    total = 0
    for moon in state.parts.planets[planet].moons:
        total += of(state.moons[moon], owner)
    return total


def landers_at(state: SetiState, owner: int, planet: int) -> int:
    return surface_landers_at(state, owner, planet) + moon_landers_at(state, owner, planet)


def craft_at(state: SetiState, owner: int, planet: int) -> int:
    """Orbiters and landers at a planet, moons included (SETI-059)."""
    return orbiters_at(state, owner, planet) + landers_at(state, owner, planet)


def any_orbiter_at(state: SetiState, planet: int) -> bool:
    return bool(state.orbit_first[planet]) or bool(state.orbit_rest[planet])


def markers_on(spaces: list[list[int]], owner: int) -> int:
    """How many markers an owner has on all spaces of a kind."""
    total = 0
    for markers in spaces:
        total += of(markers, owner)
    return total


def all_orbiters(state: SetiState, owner: int) -> int:
    return markers_on(state.orbit_first, owner) + markers_on(state.orbit_rest, owner)


def all_landers(state: SetiState, owner: int, moons: bool) -> int:
    total = markers_on(state.land_rest, owner) + markers_on(state.bonus, owner)
    return total + markers_on(state.moons, owner) if moons else total


def all_craft(state: SetiState, owner: int) -> int:
    return all_orbiters(state, owner) + all_landers(state, owner, True)


# -- sectors ----------------------------------------------------------------------------------------


def most_of_others(state: SetiState, markers: list[int], owner: int) -> int:
    """How many of the markers belong to the one of the other owners who has most of them."""
    most = 0
    for other in range(state.owners):
        if other != owner:
            most = max(most, of(markers, other))
    return most


def sector_wins(state: SetiState, owner: int, colour: int) -> int:
    """Win markers in sectors of the colour; several in one sector each count (SETI-096)."""
    total = 0
    for sector in range(SECTORS):
        if colour == v.ANY or state.parts.stars[state.stars[sector]].colour == colour:
            total += state.wins[sector * state.owners + owner]
    return total


def sectors_with_signal(state: SetiState, owner: int) -> int:
    return sum([1 for sector in range(SECTORS) if owner in state.signals[sector]])


# -- traces -----------------------------------------------------------------------------------------


def traces_at(state: SetiState, owner: int, slot: int, colour: int) -> int:
    """Discovery, overflow and board markers (SETI-196)."""
    column = slot * 3 + colour
    total = of(state.overflow[column], owner)
    if state.discovery[column] == owner:
        total += 1
    if state.discovered[slot]:
        marks = state.marks
        first: i64 = column * LEVELS
        last: i64 = first + LEVELS
        for space in range(first, last):
            markers = marks[space]
            if markers:
                total += markers.count(owner)
    return total


def traces(state: SetiState, owner: int, colour: int) -> int:
    return traces_at(state, owner, 0, colour) + traces_at(state, owner, 1, colour)


def traces_for_slot(state: SetiState, owner: int, slot: int) -> int:
    return sum([traces_at(state, owner, slot, colour) for colour in range(3)])


def slots_with_set(state: SetiState, owner: int) -> int:
    """Bit mask of the species for which the owner has a red, a yellow and a blue trace."""
    mask = 0
    for slot in range(2):
        if all(traces_at(state, owner, slot, colour) > 0 for colour in range(3)):
            mask |= 1 << slot
    return mask


def paid_trace(state: SetiState, owner: int, species: int) -> bool:
    slot = state.slot_of(species)
    if slot < 0:
        return False
    for colour in range(3):
        for space in state.parts.species[species].spaces[colour]:
            paid = space.cost_exofossils > 0 or space.cost_data > 0
            if paid and owner in state.marks[mark_index(slot, colour, space.level)]:
                return True
    return False


# -- probes -----------------------------------------------------------------------------------------


def figures(state: SetiState, owner: int) -> list[int]:
    """Spaces of the owner's probes and capsules; a capsule counts as a probe (SETI-M13)."""
    player = state.players[owner]
    return player.probes + player.capsule_at


def techs_of(techs: int, kind: int) -> int:
    return (techs >> (kind * 4) & 15).bit_count()


# -- tests ------------------------------------------------------------------------------------------


def holds(state: SetiState, owner: int, test: Test) -> bool:
    """Whether the condition is met now."""
    kind = test.kind
    if kind == v.TRACE_ON_EACH_SPECIES:
        return all(traces_at(state, owner, slot, test.a) > 0 for slot in range(2))
    if kind == v.TRACE_SET_ONE_SPECIES:
        return slots_with_set(state, owner) != 0
    if kind == v.CRAFT_AT_EACH:
        return all(craft_at(state, owner, at) > 0 for at in range(PLANET_COUNT) if test.many >> at & 1)
    if kind == v.ORBITER_AND_LANDER_SAME_PLANET:
        return any(
            orbiters_at(state, owner, at) and landers_at(state, owner, at) for at in range(PLANET_COUNT)
        )
    if kind == v.PAID_TRACE:
        return paid_trace(state, owner, test.a)
    if kind == v.EMPTY_HAND:
        return not state.players[owner].hand
    if kind == v.TECH_OWNED_BY_OTHER:
        return state.note.tech_shared > 0
    if kind in (v.PROBE_ON, v.PROBE_ON_ASTEROIDS_BESIDE_EARTH, v.PROBE_DISTANCE_FROM_EARTH):
        return _probe_test(state, owner, test)
    return figure(state, owner, test) >= test.n


def _probe_test(state: SetiState, owner: int, test: Test) -> bool:
    sky = state.sky()
    for space in figures(state, owner):
        if test.kind == v.PROBE_ON:
            if sky.content[space] == test.a:
                return True
        elif test.kind == v.PROBE_DISTANCE_FROM_EARTH:
            if DISTANCE[sky.earth][space] >= test.n:
                return True
        elif sky.asteroids[space] and space in NEIGHBOURS[sky.earth]:
            return True
    return False


def figure(state: SetiState, owner: int, test: Test) -> int:
    """The number a test with "at least n" compares."""
    kind = test.kind
    player = state.players[owner]
    if kind == v.CRAFT_AT:
        return craft_at(state, owner, test.a)
    if kind == v.CRAFT_TOTAL:
        return all_craft(state, owner)
    if kind == v.CRAFT_SAME_PLANET:
        return max([craft_at(state, owner, planet) for planet in range(PLANET_COUNT)])
    if kind == v.LANDERS:
        return all_landers(state, owner, not test.many)
    if kind == v.ORBITERS:
        return all_orbiters(state, owner)
    if kind == v.LANDER_AT:
        return landers_at(state, owner, test.a)
    if kind == v.SECTOR_WINS:
        return sector_wins(state, owner, test.a)
    if kind == v.SECTOR_WINS_SAME:
        return max([state.wins[sector * state.owners + owner] for sector in range(SECTORS)])
    if kind == v.TRACES:
        return traces(state, owner, test.a)
    if kind == v.TRACES_SAME_COLOUR:
        return max([traces(state, owner, colour) for colour in range(3)])
    if kind == v.TRACES_FOR_SPECIES:
        return _species_traces(state, owner, test)
    if kind == v.TRACES_OTHER_SPECIES:
        slot = state.slot_of(test.a)
        return traces_for_slot(state, owner, 1 - slot) if slot >= 0 else 0
    if kind == v.HAS_PUBLICITY:
        return player.publicity
    if kind == v.HAS_SCORE:
        return player.score
    if kind == v.TECHS:
        return techs_of(player.techs, test.a)
    if kind == v.SIGNALS_IN_SECTORS:
        return sectors_with_signal(state, owner)
    if kind == v.SIGNALS_ON_OUMUAMUA:
        return state.signals[SECTORS].count(owner)
    if kind == v.HAS_EXOFOSSILS:
        return player.exofossils
    if kind == v.CAPSULE_AT:
        return player.capsule_at.count(state.sky().where[test.a])
    if kind == v.TUCKED:
        return len(player.tucked)
    assert kind == v.MISSIONS
    return len(player.completed)


def _species_traces(state: SetiState, owner: int, test: Test) -> int:
    slot = state.slot_of(test.a)
    if slot < 0:
        return 0
    if test.many == v.ANY:
        return traces_for_slot(state, owner, slot)
    if test.many == v.SET:
        return min([traces_at(state, owner, slot, colour) for colour in range(3)])
    return traces_at(state, owner, slot, test.many)


# -- counts -----------------------------------------------------------------------------------------


def count(state: SetiState, owner: int, what: Count) -> int:
    """How many of the counted things there are now. Shown hand cards are counted where they are shown."""
    kind = what.kind
    note = state.note
    player = state.players[owner]
    if kind == v.COUNT_CRAFT_AT:
        return craft_at(state, owner, what.a)
    if kind == v.COUNT_SECTOR_WINS:
        return sector_wins(state, owner, what.a)
    if kind == v.COUNT_TRACES:
        return traces(state, owner, what.a)
    if kind == v.COUNT_TRACES_FOR_SPECIES:
        slot = state.slot_of(what.a)
        return traces_for_slot(state, owner, slot) if slot >= 0 else 0
    if kind == v.COUNT_TECHS:
        return techs_of(player.techs, what.a)
    if kind == v.COUNT_TECHS_OF_GAINED_KIND:
        return techs_of(player.techs, note.tech // 4) if note.tech >= 0 else 0
    if kind == v.COUNT_TRACES_OF_MARKED_COLOUR:
        return traces(state, owner, note.trace_colour) if note.trace_colour >= 0 else 0
    if kind == v.COUNT_SECTORS_WITH_SIGNAL:
        return sectors_with_signal(state, owner)
    if kind == v.COUNT_DISTINCT_SECTORS_MARKED:
        return note.marked.bit_count()
    if kind == v.COUNT_SIGNALS_MARKED_HERE:
        return note.scanned(what.a)
    if kind == v.COUNT_SIGNALS_MARKED_ON_OUMUAMUA:
        return note.scan_tile
    if kind == v.COUNT_SIGNALS_IN_ANOMALY_SECTORS:
        return sum([state.signals[sector].count(owner) for sector in state.anomaly_at if sector >= 0])
    if kind == v.COUNT_PUBLICITY:
        return player.publicity
    if kind == v.COUNT_TUCKED_INCOME:
        return count_income(state, player.tucked, what.a)
    if kind == v.COUNT_OTHER_BODIES_IN_EARTH_SECTOR:
        return _other_bodies(state)
    assert kind == v.COUNT_DISTINCT_PLANETS_VISITED
    return state.visited.bit_count()


def count_income(state: SetiState, tucked: list[int], income: int) -> int:
    """How many of the cards are tucked for an income."""
    cards = state.parts.cards
    total = 0
    for card in tucked:
        if cards[card].income == income:
            total += 1
    return total


def _other_bodies(state: SetiState) -> int:
    """Visible planets and comets in Earth's sector, Earth left out (SETI-R13)."""
    sky = state.sky()
    total = 0
    for space in range(sky.earth % SECTORS, len(sky.content), SECTORS):
        thing = sky.content[space]
        if thing == v.COMET or (thing <= v.OUMUAMUA and thing != v.EARTH):
            total += 1
    return total
