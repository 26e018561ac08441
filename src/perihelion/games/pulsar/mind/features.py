"""A position of Pulsar in numbers, as everybody may know it, for learning agents.

For each player, the one who looks first and then by seat: figures, dice, patents, projects, transmitters, and
what stands on planets and pulsars. Then the star cluster as far as it is revealed, the tiles and technologies
of this game, the dice, the round, and what the turn has still to give.
"""

from __future__ import annotations

from array import array
from typing import Final

from perihelion.core.numbers import Numbers
from perihelion.games.pulsar.components.box import Box
from perihelion.games.pulsar.components.pieces import NO_DIE, SIZES, SPINNING
from perihelion.games.pulsar.rules.counting import progress
from perihelion.games.pulsar.rules.dice import Round, TakeDice
from perihelion.games.pulsar.rules.flight import Flight
from perihelion.games.pulsar.rules.production import penalty_of
from perihelion.games.pulsar.rules.technologies import stations
from perihelion.games.pulsar.rules.tracks import field_of, owner_of
from perihelion.games.pulsar.state import Player, PulsarState

PIPS: Final = 6
TECHNOLOGIES: Final = 17  # most slots that a game has
PLAYER: Final = 16 + len(SIZES) + 2 * len(SIZES) + PIPS
COUNTERS: Final = 2 * 3  # of each track the best place, the field and how many there are
SYSTEM: Final = 4  # figures of a system: revealed, open planets, bonus untouched, own station
PHASES: Final = 4
TABLE: Final = 2 * PIPS + 16 + 2 * len(SIZES) + PHASES


def feature_count(box: Box, seats: int) -> int:
    systems, pulsars = systems_of(box), pulsars_of(box)
    projects = max([len(side.projects) for side in box.headquarters])
    of_player = PLAYER + COUNTERS + box.figures.contracts
    of_player += TECHNOLOGIES + 2 * projects + len(box.headquarters) + len(box.tokens)
    of_player += 2 * len(box.transmitters) + systems + 2 * pulsars
    of_player += len(box.locations)
    table = TABLE + systems * SYSTEM + len(box.systems) + len(box.transmitters)
    table += len(box.boards) + len(box.contracts) + box.figures.rounds + TECHNOLOGIES
    return seats * of_player + table


def systems_of(box: Box) -> int:
    return box.first_pulsar - box.first_system


def pulsars_of(box: Box) -> int:
    return box.first_gate - box.first_pulsar


def features(state: PulsarState, seat: int) -> array[float]:
    """32-bit numbers in a row."""
    x = Numbers(feature_count(state.box, state.seats))
    for turn in range(state.seats):
        describe_player(state, (seat + turn) % state.seats, x)
    describe_cluster(state, seat, x)
    describe_tiles(state, x)
    describe_table(state, seat, x)
    return x.filled()


# -- a player --------------------------------------------------------------------------------------------


def describe_player(state: PulsarState, seat: int, x: Numbers) -> None:
    box = state.box
    player = state.players[seat]
    x.share(player.points, 100)
    x.share(player.cubes, 10)
    x.shares(player.modifiers, 3)
    x.share(player.rings, box.figures.rings)
    x.share(player.patents.bit_count(), 8)
    x.share(player.projects.bit_count(), 8)
    x.share(player.inspections.bit_count(), 4)
    x.share(len(player.dice), 4)
    x.share(stations(state, seat), 10)
    x.share(state.rings.count(seat), 6)
    x.share(penalty_of(state, seat), 5)
    x.share(state.order.index(seat) if seat in state.order else 0, 4)
    x.share(player.final_steps, 10)
    x.flag(state.is_asked(seat))
    x.flag(player.ship >= 0)
    x.shares(player.front, 3)
    for award in range(2 * len(SIZES)):
        x.flag(award in player.awards)
    for value in range(1, PIPS + 1):
        x.share(player.dice.count(value), 2)
    describe_counters(state.initiative, seat, box.figures.length, x)
    describe_counters(state.engineering, seat, box.figures.length, x)
    for at in range(box.figures.contracts):
        if at < len(state.contracts):
            contract = box.contracts[state.contracts[at]]
            x.share(progress(state, seat, contract), contract.need)
        else:
            x.skip(1)
    describe_belongings(state, player, x)
    describe_presence(state, seat, player, x)


def describe_counters(track: list[int], seat: int, length: int, x: Numbers) -> None:
    """The best place of the player's counters on a track, its field, and how many there are."""
    place, field, count = 0, 0, 0
    for at, counter in enumerate(track):
        if owner_of(counter) == seat:
            if not count:
                place, field = len(track) - at, field_of(counter)
            count += 1
    x.share(place, max(1, len(track)))
    x.share(field, length)
    x.share(count, 2)


def describe_belongings(state: PulsarState, player: Player, x: Numbers) -> None:
    box = state.box
    projects = max([len(side.projects) for side in box.headquarters])
    x.bits(player.patents, TECHNOLOGIES)
    x.bits(player.projects, projects)
    x.bits(player.inspections, projects)
    x.one_of(player.headquarters, len(box.headquarters))
    for token in range(len(box.tokens)):
        x.share(player.kept.count(token), 2)
    tiles = len(box.transmitters)
    for chain in player.structures:
        for entry in chain:
            tile = entry >> 1
            x.set(tile, 1.0)
            x.set(tiles + tile, state.paid[tile].bit_count() / max(1, len(box.transmitters[tile].cost)))
    x.skip(2 * tiles)


def describe_presence(state: PulsarState, seat: int, player: Player, x: Numbers) -> None:
    """Stations, pulsars with their generators (half until they spin), and the ship."""
    box = state.box
    for place, planets in enumerate(state.stations):
        if seat in planets:
            x.set(place, 1.0)
    x.skip(systems_of(box))
    pulsars = pulsars_of(box)
    for pulsar, owner in enumerate(state.rings):
        if owner == seat:
            x.set(pulsar, 1.0)
            generator = state.generators[pulsar]
            if generator:
                size = (generator - 1) % SPINNING + 1
                x.set(pulsars + pulsar, (1.0 if generator > SPINNING else 0.5) * size / len(SIZES))
    x.skip(2 * pulsars)
    x.one_of(player.ship, len(box.locations))


# -- the table -------------------------------------------------------------------------------------------


def describe_cluster(state: PulsarState, seat: int, x: Numbers) -> None:
    """Each system place: whether it is revealed, its free planets, and who is there; then which tiles lie
    open."""
    systems = systems_of(state.box)
    for place in range(systems):
        planets = state.stations[place] if place < len(state.stations) else []
        if planets:
            x.flag(True)
            x.share(planets.count(-1), 4)
            x.share(len(planets), 4)
            x.flag(seat in planets)
        else:
            x.skip(SYSTEM)
    for place, tile in enumerate(state.tiles):
        if state.stations[place]:
            x.set(tile, 1.0)
    x.skip(len(state.box.systems))


def describe_tiles(state: PulsarState, x: Numbers) -> None:
    """The display, the technology boards and contracts of this game, and which technologies are fresh."""
    box = state.box
    for tile in state.display:
        if tile >= 0:
            x.set(tile, 1.0)
    x.skip(len(box.transmitters))
    for board in state.boards:
        x.set(board, 1.0)
    x.skip(len(box.boards))
    for contract in state.contracts:
        x.set(contract, 1.0)
    x.skip(len(box.contracts))
    x.bits(state.fresh, TECHNOLOGIES)


def describe_table(state: PulsarState, seat: int, x: Numbers) -> None:
    figures = state.box.figures
    x.one_of(state.round - 1, figures.rounds)
    for value in range(1, PIPS + 1):
        x.share(state.tray[value], 4)
    taken = [0] * (PIPS + 1)
    for entry in state.taken:
        taken[entry // 4] += 1
    for value in range(1, PIPS + 1):
        x.share(taken[value], 4)
    x.share(state.marker, 2 * PIPS)
    x.share(state.bonus if state.bonus != NO_DIE else 0, PIPS)
    x.flag(state.bonus != NO_DIE)
    x.flag(state.bonus_must)
    x.flag(state.bonus_spent)
    x.flag(state.copied)
    x.share(len(state.joints), 2)
    x.share(len(state.pile), 20)
    x.share(len(state.discards), 20)
    x.share(len(state.stack_tiles), 24)
    top = state.stack[-1] if state.stack else None
    x.share(top.distance if isinstance(top, Flight) else 0, 10)
    x.flag(isinstance(top, Flight) and top.inspection >= 0)
    x.share(len(state.techs), TECHNOLOGIES)
    x.share(len([1 for planets in state.stations if not planets]), systems_of(state.box))
    x.flag(state.over)
    x.flag(state.is_asked(seat))
    x.shares(state.supply, 10)
    x.shares(state.awards, 2)
    x.one_of(phase_of(state), PHASES)


def phase_of(state: PulsarState) -> int:
    """Dice, actions, production, or what lies before and after the rounds."""
    if not state.stack or not isinstance(state.stack[0], Round):
        return PHASES - 1
    if isinstance(state.stack[-1], TakeDice):
        return 0
    return 1 if state.stack[0].phase == 2 else 2
