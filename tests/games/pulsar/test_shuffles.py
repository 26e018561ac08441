"""Nothing that is shuffled is left in order: looked at over many deals."""

from __future__ import annotations

from perihelion.core.chance import seeded
from perihelion.games.pulsar.rules.rewards import DrawTokens
from tests.games.pulsar.scenario import pulsar
from tests.rule import rule

SEEDS = range(20)


@rule("PULS-015", "PULS-019", "PULS-026", "PULS-030")
def test_everything_dealt_at_random_differs_from_deal_to_deal() -> None:
    states = [pulsar().new(4, seed) for seed in SEEDS]
    assert len({tuple(state.tiles) for state in states}) == len(SEEDS)
    assert len({state.unused for state in states}) > 6
    assert len({tuple(state.pile) for state in states}) == len(SEEDS)
    assert len({tuple(state.order[:4]) for state in states}) > 10  # of 24
    assert len({tuple(state.contracts) for state in states}) > 10
    for letter in "ABC":
        groups = {
            tuple(tile for tile in state.stack_tiles if state.box.transmitters[tile].letter == letter)
            for state in states
        }
        assert len(groups) > 15


@rule("PULS-113")
def test_spent_tokens_are_shuffled_into_a_new_pile() -> None:
    piles = set()
    for seed in SEEDS:
        state = pulsar().new(2, 1)
        state.chance = seeded(seed)
        tokens = sorted(state.pile)
        state.pile, state.discards = [], tokens[:]
        state.push(DrawTokens(0, 1))
        state.step().run(state)
        piles.add(tuple(state.pile))
        assert len(state.pile) == len(tokens) - 1
    assert len(piles) > 15
