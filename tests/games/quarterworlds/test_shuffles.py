"""Nothing that is shuffled is left in order: looked at over many deals."""

from __future__ import annotations

from perihelion.games.quarterworlds.components import EPOCHS
from tests.games.quarterworlds.scenario import the_game
from tests.rule import rule

SEEDS = range(20)


@rule("QUAR-R03", "QUAR-R04")
def test_every_epochs_deck_and_the_science_hands_differ_from_deal_to_deal() -> None:
    states = [the_game().new(2, seed) for seed in SEEDS]
    for epoch in range(EPOCHS):
        assert len({tuple(state.decks[epoch]) for state in states}) == len(SEEDS)
    assert len({tuple(state.offer) for state in states}) == len(SEEDS)
    for seat in range(2):
        assert len({tuple(sorted(state.science[seat])) for state in states}) == len(SEEDS)
    assert len({tuple(state.science_rest) for state in states}) == len(SEEDS)
