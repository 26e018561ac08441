"""Final points: contracts, leftovers, initiative, stations."""

from __future__ import annotations

from typing import Final

from perihelion.games.pulsar.components import pieces as c
from perihelion.games.pulsar.components.pieces import SPINNING, Contract
from perihelion.games.pulsar.rules.technologies import active_tiles, spinning, stations, worth
from perihelion.games.pulsar.rules.tracks import owner_of
from perihelion.games.pulsar.state import (
    CUBES_LEFT,
    INITIATIVE,
    STATIONS,
    UNFINISHED_GENERATORS,
    UNFINISHED_PULSARS,
    PulsarState,
)

FINAL_STEPS: Final = 7
# The steps that ask nothing, from the first of them to the last, and what each counts (PULS-230 to PULS-235).
FIRST_COUNTED: Final = 3
FINAL_SOURCES: Final[tuple[int, ...]] = (
    UNFINISHED_PULSARS,
    UNFINISHED_GENERATORS,
    CUBES_LEFT,
    INITIATIVE,
    STATIONS,
)

# -- contracts -----------------------------------------------------------------------------------------


def is_generator_contract(contract: Contract) -> bool:
    return contract.condition <= c.ANY_SIZES


def progress(state: PulsarState, seat: int, contract: Contract) -> int:
    """How many of the asked things the seat has (PULS-237 to PULS-244)."""
    player = state.players[seat]
    condition = contract.condition
    if condition == c.SAME_SIZE:
        return max(spinning(state, seat))
    if condition == c.DIFFERENT_SIZES:
        return sum(1 for number in spinning(state, seat) if number)
    if condition == c.ANY_SIZES:
        return sum(spinning(state, seat))
    if condition == c.TRANSMITTERS:
        return len(active_tiles(state, seat))
    if condition == c.STATIONS:
        return stations(state, seat)
    if condition == c.PATENTS:
        return player.patents.bit_count()
    if condition == c.PROJECTS:
        return player.projects.bit_count()
    return player.inspections.bit_count()


def can_divide(sizes: list[int], contracts: list[Contract]) -> bool:
    """Whether the spinning generators can be divided so that each contract gets enough (PULS-271)."""
    if not contracts:
        return True
    first, rest = contracts[0], contracts[1:]
    for part in _parts(sizes, first):
        left = [sizes[size] - part[size] for size in range(len(sizes))]
        if min(left) >= 0 and can_divide(left, rest):
            return True
    return False


def _parts(sizes: list[int], contract: Contract) -> list[list[int]]:
    """The smallest sets of generators that meet a contract, by size."""
    kinds = len(sizes)
    need = contract.need
    found: list[list[int]] = []
    if contract.condition == c.SAME_SIZE:
        return [[need if other == size else 0 for other in range(kinds)] for size in range(kinds)]
    for small in range(need + 1):
        for medium in range(need - small + 1):
            part = [small, medium, need - small - medium]
            if contract.condition == c.ANY_SIZES or max(part) <= 1:
                found.append(part)
    return found


def fulfillable(state: PulsarState, seat: int, waived: int) -> list[int]:
    """The largest sets of contracts in play that the seat can meet together, as masks over
    `state.contracts`; contracts in `waived` count as met and use no generators (PULS-R27)."""
    contracts = [state.box.contracts[number] for number in state.contracts]
    single = waived  # those that can be met one by one
    for at, contract in enumerate(contracts):
        if progress(state, seat, contract) >= contract.need:
            single |= 1 << at
    sizes = spinning(state, seat)
    sets: list[int] = []
    for mask in range(single, -1, -1):
        if mask & waived != waived or mask & ~single:
            continue
        asked = [
            contract
            for at, contract in enumerate(contracts)
            if (mask & ~waived) >> at & 1 and is_generator_contract(contract)
        ]
        if len(asked) > 1 and not can_divide(sizes, asked):
            continue
        if not any(bigger & mask == mask for bigger in sets):
            sets.append(mask)
    return sets


def waivers(state: PulsarState, seat: int) -> int:
    """How many contracts technologies let the seat count as met."""
    return sum(tech.waive for tech in state.owned(seat))


# -- the steps -----------------------------------------------------------------------------------------


def endgame_points(state: PulsarState, seat: int, first: int, last: int) -> int:
    """Points of purple technologies of the steps from one to another; those to be paid for are left out
    (PULS-224, PULS-R45)."""
    return sum(
        worth(state, seat, tech)
        for tech in state.owned(seat)
        if tech.kind == c.ENDGAME and first <= tech.step <= last and not tech.pay_cubes
    )


def unfinished_pulsars(state: PulsarState, seat: int) -> int:
    """Own pulsars without a spinning generator (PULS-230)."""
    return sum(
        1
        for pulsar, owner in enumerate(state.rings)
        if owner == seat and state.generators[pulsar] <= SPINNING
    )


def unfinished_generators(state: PulsarState, seat: int) -> int:
    """Generators under construction or in front of the player (PULS-231)."""
    building = 0
    for pulsar, owner in enumerate(state.rings):
        if owner == seat and 0 < state.generators[pulsar] <= SPINNING:
            building += 1
    return building + sum(state.players[seat].front)


def cube_points(state: PulsarState, seat: int, cubes: int) -> int:
    """Points for leftover cubes (PULS-232)."""
    rate = state.box.figures.cubes_per_point
    for tech in state.owned(seat):
        if tech.cubes_per_point:
            rate = min(rate, tech.cubes_per_point)
    return cubes // rate


def initiative_points(state: PulsarState, seat: int) -> int:
    """Points for places on the initiative track (PULS-233, PULS-256, PULS-R44)."""
    points = state.box.figures.initiative[state.seats]
    factor = 1
    for tech in state.owned(seat):
        factor *= tech.initiative_multiplier
    total = 0
    for place, counter in enumerate(state.initiative):
        if owner_of(counter) == seat:
            if place < len(points):
                total += points[place] * factor
            factor = 1
    return total


def extra_stations(state: PulsarState, seat: int) -> int:
    """Stations that count in step 7 only (PULS-235)."""
    player = state.players[seat]
    box = state.box
    total = sum(tech.extra_stations + _extra(tech.rewards) for tech in state.owned(seat))
    total += sum(_extra(box.tokens[token].rewards) for token in player.kept)
    total += sum(_extra(box.transmitters[tile].immediate) for tile in active_tiles(state, seat))
    if player.headquarters >= 0:
        for number, project in enumerate(box.headquarters[player.headquarters].projects):
            if (player.projects >> number) & 1:
                total += _extra(project.rewards)
    return total


def _extra(rewards: list[c.Reward]) -> int:
    return sum(reward.amount for reward in rewards if reward.kind == c.EXTRA_STATION)


def station_points(state: PulsarState, number: int) -> int:
    """Points for a number of stations (PULS-234)."""
    return state.box.figures.points_of_stations(number)


# -- the final steps -----------------------------------------------------------------------------------


def final_source(step: int) -> int:
    """The source of points that a final step without decisions counts (PULS-223)."""
    return FINAL_SOURCES[step - FIRST_COUNTED]


def final_points(state: PulsarState, seat: int, step: int) -> int:
    """What such a step brings, without its technologies."""
    figures = state.box.figures
    source = final_source(step)
    if source == UNFINISHED_PULSARS:
        return figures.unfinished_pulsar * unfinished_pulsars(state, seat)
    if source == UNFINISHED_GENERATORS:
        return figures.unfinished_generator * unfinished_generators(state, seat)
    if source == CUBES_LEFT:
        return cube_points(state, seat, state.players[seat].cubes)
    if source == INITIATIVE:
        return initiative_points(state, seat)
    return station_points(state, stations(state, seat) + extra_stations(state, seat))
