"""Setup: everything random about the start of a game (SETI-001 to SETI-015, SETI-S01 to SETI-S03)."""

from __future__ import annotations

from typing import Final

from perihelion.core.text import Event
from perihelion.games.seti.components.pieces import TECH_COUNT, TECHS_PER_KIND
from perihelion.games.seti.components.solar import DISCS, SECTORS
from perihelion.games.seti.components.vocabulary import CHANCE, SPECIES
from perihelion.games.seti.rules.cards import draw_random, refill_row
from perihelion.games.seti.rules.conditions import PLANET_COUNT
from perihelion.games.seti.rules.rival.objectives import open_objectives
from perihelion.games.seti.rules.turn import Play, SetupIncome
from perihelion.games.seti.state import EMPTY, Rival, SetiState, new_note, new_player

TILE_BONUSES: Final = list(range(TECHS_PER_KIND))  # of the tiles of one stack, each another


def set_up(state: SetiState) -> None:
    """Sets a blank state up."""
    parts, chance = state.parts, state.chance
    set_up_board(state)
    state.deck = parts.main_deck[:]
    chance.shuffle(state.deck)
    refill_row(state)
    for _ in range(parts.rounds - 1):
        count = state.owners + 1  # SETI-010; solo as for two players
        state.round_stacks.append(state.deck[-count:])
        del state.deck[-count:]
    set_up_players(state)
    if state.owners > state.seats:
        set_up_rival(state)
    state.note = new_note()
    state.reveals = 0
    state.push(Play(True))
    state.push(SetupIncome(0))


def agreed_species(state: SetiState) -> list[int]:
    """The two species agreed on before the game, none if they are drawn (SETI-002)."""
    pair = state.options.get("species", CHANCE)
    return [] if pair == CHANCE else [SPECIES.index(name) for name in pair.split("-")]


def set_up_board(state: SetiState) -> None:
    parts, chance = state.parts, state.chance
    species = list(range(len(SPECIES)))
    agreed = agreed_species(state)
    if agreed:  # SETI-R56: which lies left is left to chance all the same
        chance.shuffle(agreed)
        species = agreed + [other for other in species if other not in agreed]
    else:
        chance.shuffle(species)
    state.species = species[:2]
    state.unused = sorted(species[2:])
    state.offsets = [chance.below(SECTORS) for _ in range(DISCS)]
    tiles = list(range(len(parts.sector_tiles)))
    chance.shuffle(tiles)
    stars, sector_of = [0] * SECTORS, [0] * SECTORS
    for at, side in enumerate(parts.sector_sides):
        tile = parts.sector_tiles[tiles[at]]
        for number, sector in enumerate(side):
            stars[sector] = tile[number]
            sector_of[tile[number]] = sector
    state.stars, state.sector_of = stars, sector_of
    state.gold_sides = [chance.below(2) for _ in parts.gold]
    state.neutral = [parts.neutral_markers[state.seats]] * 2
    for tech in range(TECH_COUNT):
        stack = TILE_BONUSES[:]
        chance.shuffle(stack)
        state.stacks[tech] = stack
    state.two_points = (1 << TECH_COUNT) - 1
    clear_board(state)


def clear_board(state: SetiState) -> None:
    """An empty planetary board."""
    state.orbit_first = [EMPTY] * PLANET_COUNT
    state.orbit_rest = [EMPTY] * PLANET_COUNT
    state.land_rest = [EMPTY] * PLANET_COUNT
    state.bonus = [EMPTY] * len(state.parts.bonus_rewards)
    state.moons = [EMPTY] * len(state.parts.moon_ids)


def set_up_players(state: SetiState) -> None:
    parts = state.parts
    state.round = 1
    state.start = state.chance.below(state.owners)
    state.turn = state.start
    state.players = [new_player() for _ in range(state.owners)]
    for number, owner in enumerate(state.clockwise(state.start)):
        player = state.players[owner]
        player.score = parts.start_scores[number]
        if state.is_rival(owner):
            player.publicity = parts.rival_publicity
            continue
        player.publicity = parts.start_publicity
        player.credits = parts.start_credits
        player.energy = parts.start_energy
        draw_random(state, owner, parts.start_cards)
    if state.journal is not None:
        state.tell(Event("round", state.start, ("SETI-012",), {"n": 1}))


def set_up_rival(state: SetiState) -> None:
    """Action deck, reserve and objectives by difficulty."""
    parts, chance = state.parts, state.chance
    level = int(state.options["stars"]) - 1
    difficulty = parts.difficulties[level]
    reserve = parts.advanced_cards[:]
    chance.shuffle(reserve)
    deck = parts.basic_cards + [reserve.pop() for _ in range(difficulty.extra)]
    known = 0
    for card in parts.basic_cards:
        known |= 1 << card
    chance.shuffle(deck)
    stack: list[int] = []
    for stage in (2, 1, 0):  # level I on top
        pile = parts.objectives_of[stage][:]
        chance.shuffle(pile)
        stack += pile[: difficulty.objectives[stage]]
    state.rival = Rival(
        level, difficulty.start, deck, [], reserve, 0, 0, [0, 0, 0], 0, 0, False, -1, known, 0,
        [], [], stack, [], [], -1,
    )  # fmt: skip
    open_objectives(state)
