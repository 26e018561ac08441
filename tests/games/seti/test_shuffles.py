"""Nothing that is shuffled is left in order: looked at over many deals."""

from __future__ import annotations

import pytest

from perihelion.core.chance import seeded
from perihelion.games.seti.components.vocabulary import EXERTIANS, MASCAMITES, SPECIES
from perihelion.games.seti.rules.cards import top_card
from perihelion.games.seti.rules.milestones import discover
from perihelion.games.seti.state import SetiState
from tests.games.seti.scenario import GAME
from tests.rule import rule

SEEDS = range(16)


def dealt(seats: int = 2, **options: str) -> list[SetiState]:
    return [GAME.new(seats, seed, options) for seed in SEEDS]


@rule("SETI-004", "SETI-006", "SETI-009", "SETI-010")
def test_cards_sectors_and_tech_tiles_differ_from_deal_to_deal() -> None:
    states = dealt()
    assert len({tuple(state.deck) for state in states}) == len(SEEDS)
    assert len({tuple(state.row) for state in states}) == len(SEEDS)
    assert len({tuple(map(tuple, state.round_stacks)) for state in states}) == len(SEEDS)
    assert len({tuple(state.stars) for state in states}) > 6  # of 24 orders of four tiles
    for tech in range(len(states[0].stacks)):
        assert len({tuple(state.stacks[tech]) for state in states}) > 5  # of 24 orders of four tiles


@rule("SETI-S02", "SETI-S03")
def test_the_rivals_cards_and_objectives_differ_from_deal_to_deal() -> None:
    rivals = [state.the_rival() for state in dealt(1, stars="4")]
    assert len({tuple(rival.deck) for rival in rivals}) > 12
    assert len({tuple(sorted(rival.deck)) for rival in rivals}) > 3  # which advanced cards are among them
    stacks = [rival.stack + rival.objectives[::-1] for rival in rivals]
    for level in range(3):
        kept = [tuple(at for at in stack if GAME.parts.objectives[at].level == level) for stack in stacks]
        assert len(set(kept)) > 4


@rule("SETI-M02", "SETI-M03", "SETI-A02", "SETI-O02", "SETI-C02")
@pytest.mark.parametrize("species", [name for name in SPECIES if name != "exertians"])
def test_the_deck_of_a_species_is_shuffled_when_it_is_discovered(species: str) -> None:
    decks, open_cards = set(), set()
    for seed in SEEDS:
        state = GAME.new(2, seed)
        state.species[0] = SPECIES.index(species)
        discover(state, 0)
        decks.add(tuple(state.decks[0]))
        open_cards.add(state.face_up[0])
    assert len(decks) == len(SEEDS)
    assert len(open_cards) > 4


@rule("SETI-E02", "SETI-M06")
def test_exertians_and_samples_are_dealt_at_random() -> None:
    hands, samples, lone = set(), set(), set()
    for seed in SEEDS:
        state = GAME.new(2, seed)
        state.species = [EXERTIANS, MASCAMITES]
        discover(state, 0)
        discover(state, 1)
        hands.add(tuple(state.players[1].exertians))
        samples.add(tuple(state.samples[0]))
        lone.add(state.sample_board[0])
    assert len(hands) > 10
    assert len(samples) > 6
    assert len(lone) > 3


@rule("SETI-152")
def test_discarded_cards_are_shuffled_into_a_new_deck() -> None:
    decks = set()
    for seed in SEEDS:
        state = GAME.new(2, 1)
        state.chance = seeded(seed)
        state.deck, state.discard = [], list(range(20))
        decks.add((top_card(state), *state.deck))
        assert state.discard == []
    assert len(decks) == len(SEEDS)
    assert all(sorted(deck) == list(range(20)) for deck in decks)
