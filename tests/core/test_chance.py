"""Chance is the same everywhere, and fair."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from perihelion.core.chance import Chance, seeded


def test_known_numbers_of_a_seed() -> None:
    """These numbers may never change: records depend on them."""
    chance = seeded(42)
    assert [chance.below(1000) for _ in range(6)] == [189, 268, 320, 701, 905, 17]


def test_different_seeds_differ() -> None:
    assert seeded(1).word() != seeded(2).word()
    assert seeded("1").word() == seeded(1).word()


@given(st.integers(min_value=1, max_value=10_000), st.integers())
def test_below_stays_in_range(limit: int, seed: int) -> None:
    chance = seeded(seed)
    assert all(0 <= chance.below(limit) < limit for _ in range(20))


def test_below_is_even() -> None:
    chance = seeded("even")
    counts = [0] * 6
    for _ in range(60_000):
        counts[chance.below(6)] += 1
    assert all(9_600 < count < 10_400 for count in counts)


def test_below_refuses_nothing_to_choose_from() -> None:
    with pytest.raises(ValueError):
        seeded(1).below(0)


@given(st.lists(st.integers(), max_size=40), st.integers())
def test_shuffle_keeps_the_items(items: list[int], seed: int) -> None:
    shuffled = items[:]
    seeded(seed).shuffle(shuffled)
    assert sorted(shuffled) == sorted(items)


def test_shuffle_reaches_every_order_alike() -> None:
    chance = seeded("orders")
    counts: dict[tuple[int, ...], int] = {}
    for _ in range(12_000):
        items = [1, 2, 3]
        chance.shuffle(items)
        counts[tuple(items)] = counts.get(tuple(items), 0) + 1
    assert len(counts) == 6
    assert all(1_800 < count < 2_200 for count in counts.values())


@pytest.mark.parametrize(
    "chance",
    [
        seeded("as drawn"),
        seeded("sealed:as drawn"),
        Chance(0xFFFFFFFF, 0, 5, 1),  # its first word is 0, which a choice of three has to reject
    ],
)
def test_a_shuffle_takes_from_chance_what_choosing_place_by_place_takes(chance: Chance) -> None:
    for size in (3, 2, 0, 1, 7, 120):
        twin, items, expected = chance.copy(), list(range(size)), list(range(size))
        chance.shuffle(items)
        for last in range(size - 1, 0, -1):
            other = twin.below(last + 1)
            expected[last], expected[other] = expected[other], expected[last]
        assert items == expected
        assert chance.save() == twin.save()


def test_a_copy_goes_its_own_way_and_a_fork_another() -> None:
    chance = seeded(7)
    twin = chance.copy()
    assert [twin.word() for _ in range(3)] == [chance.word() for _ in range(3)]
    fork = chance.fork()
    assert isinstance(fork, Chance)
    assert fork.word() != chance.word()


def test_draws_count_how_often_chance_came_in() -> None:
    chance = seeded(9)
    before = chance.draws
    chance.word()
    assert chance.draws == before + 1


def test_known_numbers_of_a_sealed_seed() -> None:
    """These may never change either."""
    chance = seeded("sealed:42")
    assert [chance.below(1000) for _ in range(6)] == [546, 778, 646, 793, 395, 946]


def test_a_sealed_generator_is_even_and_copied_as_it_is() -> None:
    chance = seeded("sealed:even")
    counts = [0] * 6
    for _ in range(12_000):
        counts[chance.below(6)] += 1
    assert all(1_800 < count < 2_200 for count in counts)
    again = Chance(*chance.save())
    copied = chance.copy()
    words = [chance.word() for _ in range(5)]
    assert words == [again.word() for _ in range(5)] == [copied.word() for _ in range(5)]


def test_a_sealed_generator_does_not_go_on_as_an_open_one_would() -> None:
    """Its words tell nothing of its state: in particular it is not sfc32 from the same words."""
    sealed = seeded("sealed:42")
    opened = Chance(sealed.a, sealed.b, sealed.c, sealed.draws)
    assert [sealed.word() for _ in range(3)] != [opened.word() for _ in range(3)]
    assert (sealed.a, sealed.b, sealed.c) != (opened.a, opened.b, opened.c)
