"""A position of SETI in numbers, as one player may know it, for learning agents.

By card: the own hand with what the player is choosing from, the row, and what lies before each owner; for
each owner, the player first, figures, technologies and probes; then the planets, the sectors, the technology
and gold tiles, the two species and the turn. In the solo game the rival is the second owner.
"""

from __future__ import annotations

from array import array
from typing import Final

from perihelion.core.numbers import Numbers
from perihelion.games.seti.components.parts import Components
from perihelion.games.seti.components.pieces import TECH_COUNT
from perihelion.games.seti.components.solar import DISCS, DISTANCE, SECTORS, SPACES
from perihelion.games.seti.components.vocabulary import (
    ANY,
    CARD,
    COLOURS,
    CREDITS,
    ENERGY,
    PLANETS,
    SPECIES,
)
from perihelion.games.seti.rules.conditions import (
    all_craft,
    most_of_others,
    orbiters_at,
    sector_wins,
    surface_landers_at,
    traces_at,
)
from perihelion.games.seti.rules.flight import MoveNow
from perihelion.games.seti.rules.rare_choices import FromDrawn
from perihelion.games.seti.rules.scoring import endgame_points, gold_points
from perihelion.games.seti.rules.signals import slots_of
from perihelion.games.seti.rules.species import exertians
from perihelion.games.seti.rules.turn import KeepCard
from perihelion.games.seti.state import MAIN_DONE, SetiState

FIGURES: Final = 29
SLOTS: Final = 4  # tech slots of the computer
TRACES: Final = 2 * 3
GOLD: Final = 4
OWNER: Final = FIGURES + 2 * SLOTS + TECH_COUNT + 3 + TRACES + GOLD + SPACES
PLANET: Final = 6
SECTOR: Final = 7 + len(COLOURS)
SPECIES_SLOT: Final = len(SPECIES) + 2 * 3 + 1
OFFSETS: Final = DISCS * SECTORS
RIVAL: Final = 7
COMMON: Final = OFFSETS + 12 + RIVAL + 2 * GOLD


def feature_count(parts: Components, seats: int) -> int:
    owners = max(seats, 2)
    techs = TECH_COUNT * (2 + len(parts.tech_bonus_ids))
    by_card = (2 + owners) * len(parts.cards)
    boards = len(PLANETS) * PLANET + SECTORS * SECTOR + techs + 2 * SPECIES_SLOT
    return by_card + owners * OWNER + boards + parts.rounds + COMMON


def features(state: SetiState, seat: int) -> array[float]:
    """32-bit numbers in a row."""
    x = Numbers(feature_count(state.parts, state.seats))
    owners = state.clockwise(seat)
    describe_cards(state, seat, x)
    for owner in owners:
        describe_laid_cards(state, seat, owner, x)
    for owner in owners:
        describe_owner(state, seat, owner, x)
    for planet in range(len(PLANETS)):
        describe_planet(state, seat, planet, x)
    for sector in range(SECTORS):
        describe_sector(state, seat, sector, x)
    describe_techs(state, x)
    for slot in range(2):
        describe_species(state, seat, slot, x)
    describe_turn(state, seat, x)
    return x.filled()


# -- cards -----------------------------------------------------------------------------------------------


def describe_cards(state: SetiState, seat: int, x: Numbers) -> None:
    """The own hand, half for cards that may be kept; the row, half for open cards of the species."""
    step = state.stack[-1] if state.stack else None
    if isinstance(step, KeepCard) and step.owner == seat:
        for card in step.stack(state):
            x.set(card, 0.5)
    elif isinstance(step, FromDrawn) and step.owner == seat:
        for card in step.cards:
            x.set(card, 0.5)
    for card in state.players[seat].hand:
        x.set(card, 1.0)
    for card in state.players[seat].exertians:
        x.set(card, 1.0)
    x.skip(len(state.parts.cards))
    for card in state.row:
        if card >= 0:
            x.set(card, 1.0)
    for card in state.face_up:
        if card >= 0:
            x.set(card, 0.5)
    if state.playing >= 0:
        x.set(state.playing, -1.0)
    x.skip(len(state.parts.cards))


def describe_laid_cards(state: SetiState, seat: int, owner: int, x: Numbers) -> None:
    """What lies before an owner: open missions less for every covered slot, end-of-game cards, completed
    missions; of others' hands the cards that everybody saw being taken."""
    player = state.players[owner]
    for at, card in enumerate(player.missions):
        x.set(card, 1.0 - 0.2 * player.covered[at].bit_count())
    for card in player.endgame:
        x.set(card, 1.0)
    for card in player.completed:
        x.set(card, 0.3)
    if owner == seat:
        for card in player.played:
            x.set(card, 0.8)
    else:
        for card in player.seen:
            x.set(card, -1.0)
    x.skip(len(state.parts.cards))


# -- an owner --------------------------------------------------------------------------------------------


def describe_owner(state: SetiState, seat: int, owner: int, x: Numbers) -> None:
    player = state.players[owner]
    parts = state.parts
    x.share(player.score, 100)
    x.share(player.publicity, 10)
    x.share(player.credits, 8)
    x.share(player.energy, 8)
    x.share(player.data, 6)
    x.share(player.exofossils, 4)
    x.share(len(player.hand), 8)
    x.share(len([card for card in player.hand if card >= parts.main_cards]), 4)
    x.share(player.upper, 6)
    x.share(len(player.probes), 3)
    x.share(len(player.capsules), 3)
    x.share(len(player.missions), 4)
    x.share(len(player.completed), 6)
    x.share(len(player.endgame), 4)
    x.share(len(player.messages), 3)
    x.share(player.message_at[0] - player.score if player.message_at else 0, 30)
    x.flag(player.tile_at >= 0)
    x.share(len(player.exertians), 4)
    x.share(len(player.played), 4)
    x.share(exertians.board_danger(state, owner), 10)
    x.share(endgame_points(state, owner), 30)
    x.share(gold_points(state, owner), 60)
    x.share(exertians.card_points(state, owner) if owner == seat else 0, 20)
    x.share(all_craft(state, owner), 8)
    x.share(sector_wins(state, owner, ANY), 5)
    x.bits(player.gold_reached & 7, 3)
    x.flag(state.passed >> owner & 1 == 1)
    x.bits(player.lower, SLOTS)
    for tech in player.slots:
        x.flag(tech >= 0)
    x.bits(player.techs, TECH_COUNT)
    describe_income(state, player.tucked, x)
    for slot in range(2):
        for colour in range(3):
            x.share(traces_at(state, owner, slot, colour), 4)
    for tile in range(GOLD):
        x.flag(owner in state.gold_marks[tile])
    for space in player.probes:
        x.set(space, 1.0)
    x.skip(SPACES)


def describe_income(state: SetiState, tucked: list[int], x: Numbers) -> None:
    counts = [0, 0, 0]
    for card in tucked:
        income = state.parts.cards[card].income
        if income == CREDITS:
            counts[0] += 1
        elif income == ENERGY:
            counts[1] += 1
        elif income == CARD:
            counts[2] += 1
    x.shares(counts, 5)


# -- the boards ------------------------------------------------------------------------------------------


def describe_planet(state: SetiState, seat: int, planet: int, x: Numbers) -> None:
    """What is still to be had first at a planet, what is the player's, and how near his probes are."""
    space = state.sky().where[planet]
    board = state.parts.planets[planet]
    x.flag(bool(state.orbit_first[planet]))
    x.share(len([bonus for bonus in board.bonus if not state.bonus[bonus]]), 2)
    x.share(len([moon for moon in board.moons if not state.moons[moon]]), 2)
    x.share(orbiters_at(state, seat, planet), 2)
    x.share(surface_landers_at(state, seat, planet), 2)
    probes = state.players[seat].probes
    if space >= 0 and probes:
        nearest = min([DISTANCE[probe][space] for probe in probes])
        x.set(0, 1.0 / (1.0 + nearest))
    x.skip(1)


def describe_sector(state: SetiState, seat: int, sector: int, x: Numbers) -> None:
    markers = state.signals[sector]
    slots = max(1, slots_of(state, sector))
    x.one_of(state.parts.stars[state.stars[sector]].colour, len(COLOURS))
    x.share(slots, 6)
    x.share(len(markers), slots)
    x.share(markers.count(seat), slots)
    x.share(most_of_others(state, markers, seat), slots)
    x.share(state.wins[sector * state.owners + seat], 2)
    x.flag(state.first_won[sector] == 1)
    x.flag(sector in state.pending)


def describe_techs(state: SetiState, x: Numbers) -> None:
    bonuses = len(state.parts.tech_bonus_ids)
    for tech in range(TECH_COUNT):
        stack = state.stacks[tech]
        x.share(len(stack), 4)
        x.flag(state.two_points >> tech & 1 == 1)
        x.one_of(stack[-1] if stack else -1, bonuses)


def describe_species(state: SetiState, seat: int, slot: int, x: Numbers) -> None:
    """The species once it is discovered, and how many traces of each colour are marked by all and by whom
    the discovery."""
    x.one_of(state.species[slot] if state.discovered[slot] else -1, len(SPECIES))
    for colour in range(3):
        marker = state.discovery[3 * slot + colour]
        x.share(0 if marker < 0 else 1 if marker == seat else -1, 1)
    for colour in range(3):
        total = sum([traces_at(state, owner, slot, colour) for owner in range(state.owners)])
        x.share(total, 6)
    x.share(len(state.decks[slot]), 10)


# -- the turn --------------------------------------------------------------------------------------------


def describe_turn(state: SetiState, seat: int, x: Numbers) -> None:
    step = state.stack[-1] if state.stack else None
    x.one_of(state.round - 1, state.parts.rounds)
    for offset in state.offsets:
        x.one_of(offset, SECTORS)
    x.flag(state.tile_in)
    x.flag(state.turn == seat)
    x.flag(state.start == seat)
    x.flag(state.is_asked(seat))
    x.one_of(state.main, MAIN_DONE + 1)
    x.share(step.left if isinstance(step, MoveNow) else state.moves, 4)
    x.share(state.passed.bit_count(), 4)
    x.flag(state.looked >> seat & 1 == 1)
    x.share(state.signals[SECTORS].count(seat), 3)
    x.share(len(state.neutral), 2)
    describe_rival(state, x)
    for tile in range(GOLD):
        x.flag(state.gold_sides[tile] == 1)
        x.share(len(state.gold_marks[tile]), 4)


def describe_rival(state: SetiState, x: Numbers) -> None:
    rival = state.rival
    if rival is None:
        x.skip(RIVAL)
        return
    x.share(rival.level, 5)
    x.share(rival.progress, 12)
    x.share(len(rival.deck), 6)
    x.share(rival.computer, 6)
    x.share(rival.message_tiles, 2)
    x.flag(rival.right)
    x.share(len(rival.finished), 6)
