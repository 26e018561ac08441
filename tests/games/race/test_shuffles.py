"""What has to be shuffled is shuffled: looked at over many seeds, as one seed shows nothing."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.games.race.scenario import Table, race
from tests.rule import rule

SEEDS = 300
# Chi-square with 4 degrees of freedom is above this in one of a million cases.
LIMIT = 33.4


def evenness(counts: Counter[int], kinds: int) -> float:
    expected = sum(counts.values()) / kinds
    return sum((counts[kind] - expected) ** 2 / expected for kind in range(kinds))


@rule("RACE-015")
def test_every_start_world_comes_to_every_seat() -> None:
    for seat in range(3):
        counts = Counter(
            race().cards.start_number[race().new(3, seed).players[seat].start] for seed in range(SEEDS)
        )
        assert evenness(counts, 5) < LIMIT


@rule("RACE-021")
def test_the_start_worlds_of_a_first_game_are_dealt_at_random() -> None:
    starts = [race().new(2, seed, {"setup": "first-game"}).players[0].start for seed in range(SEEDS)]
    counts = Counter(race().cards.start_number[start] - 1 for start in starts)
    assert evenness(counts, 2) < LIMIT


@rule("RACE-016", "RACE-021")
@pytest.mark.parametrize("setup", ["standard", "first-game"])
@pytest.mark.parametrize("card", ["terraformed-world", "merchant-guild", "rebel-homeworld"])
def test_a_card_lies_anywhere_in_the_pile(setup: str, card: str) -> None:
    number = race().cards.number[card]
    counts: Counter[int] = Counter()
    for seed in range(SEEDS):
        pile = race().new(4, seed, {"setup": setup}).pile
        if number in pile:
            counts[pile.index(number) * 5 // len(pile)] += 1
    assert sum(counts.values()) > SEEDS / 2
    assert evenness(counts, 5) < LIMIT


@rule("RACE-165")
def test_the_discard_pile_is_shuffled_when_it_becomes_the_draw_pile() -> None:
    counts: Counter[int] = Counter()
    for seed in range(SEEDS):
        table = Table(pile="gem-world", rest="discard", seed=seed)
        before = table.state.discard[:]
        first = before[0]
        table.state.draw(0, 1)
        pile = table.state.pile
        assert sorted(pile) == sorted(before)
        counts[pile.index(first) * 5 // len(pile)] += 1
    assert evenness(counts, 5) < LIMIT
