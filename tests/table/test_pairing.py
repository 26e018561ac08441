"""Pairing: nobody twice in a round, nobody free twice, nobody against the same opponent while that can be
avoided; and what the standings count."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from perihelion.core.chance import seeded
from perihelion.table.house.pairing import (
    ROBIN,
    SWISS,
    Played,
    next_round,
    rounds_of,
    split,
    standings,
)


def play(
    system: str,
    entrants: int,
    sizes: tuple[int, ...],
    rounds: int,
    seed: str,
    gone: dict[int, int] | None = None,
) -> list[list[Played]]:
    """All rounds with results by chance; `gone` says after which round somebody leaves."""
    chance, people = seeded(seed), list(range(1, entrants + 1))
    played: list[list[Played]] = []
    for number in range(1, rounds + 1):
        active = [one for one in people if (gone or {}).get(one, rounds) >= number]
        before = [board for made in played for board in made]
        tables = next_round(system, people, active, before, number, sizes, seed)
        seated = [one for table in tables for one in table]
        assert sorted(seated) == sorted(active)  # each of them once
        played.append(
            [
                Played(table, tuple(1 + chance.below(2) for _ in table) if len(table) > 1 else (1,))
                for table in tables
            ]
        )
    return played


def byes(rounds: list[list[Played]]) -> Counter[int]:
    return Counter(board.players[0] for made in rounds for board in made if len(board.players) == 1)


def met(rounds: list[list[Played]]) -> Counter[frozenset[int]]:
    pairs: Counter[frozenset[int]] = Counter()
    for made in rounds:
        for board in made:
            pairs.update(frozenset(pair) for pair in combinations(board.players, 2))
    return pairs


def can_be_paired(people: list[int], known: Counter[frozenset[int]]) -> bool:
    """Whether there is any way to pair them without a repetition, by trying all."""
    if not people:
        return True
    one, *rest = people
    return any(
        not known[frozenset((one, other))] and can_be_paired([who for who in rest if who != other], known)
        for other in rest
    )


@given(st.integers(2, 10), st.integers(1, 9), st.text("ab", max_size=6))
@settings(max_examples=60, deadline=None)
def test_a_swiss_repeats_nothing_that_can_be_avoided(entrants: int, wanted: int, seed: str) -> None:
    rounds = rounds_of(SWISS, entrants, 2, wanted)
    played = play(SWISS, entrants, (2,), rounds, seed)
    assert all(count == 1 for count in byes(played).values())
    known: Counter[frozenset[int]] = Counter()
    free: Counter[int] = Counter()
    for made in played:
        again = any(known[frozenset(board.players)] for board in made if len(board.players) == 2)
        people = [one for board in made for one in board.players]
        if len(people) % 2:
            least = min(free[one] for one in people)
            ways = [[one for one in people if one != out] for out in people if free[out] == least]
        else:
            ways = [people]
        assert again == (not any(can_be_paired(way, known) for way in ways))
        known += met([made])
        free += byes([made])


@given(st.integers(2, 9), st.text("ab", max_size=6))
@settings(max_examples=20, deadline=None)
def test_in_a_round_robin_everybody_meets_everybody_once(entrants: int, seed: str) -> None:
    rounds = rounds_of(ROBIN, entrants, 2, 0)
    played = play(ROBIN, entrants, (2,), rounds, seed)
    assert met(played) == Counter({frozenset(pair): 1 for pair in combinations(range(1, entrants + 1), 2)})
    assert set(byes(played).values()) <= {1}
    assert len(byes(played)) == (entrants if entrants % 2 else 0)


def test_many_rounds_of_many_people_are_paired_without_a_repetition_and_in_time() -> None:
    played = play(SWISS, 32, (2,), 20, "many")
    assert max(met(played).values()) == 1


def test_whoever_leaves_is_paired_no_more_and_their_opponents_in_a_round_robin_are_free() -> None:
    played = play(ROBIN, 4, (2,), 3, "gone", {2: 1})
    assert all(2 not in board.players for made in played[1:] for board in made)
    assert sum(byes(played).values()) == 2
    swiss = play(SWISS, 7, (2,), 4, "gone", {3: 2, 5: 1})
    assert all(5 not in board.players for made in swiss[1:] for board in made)


@pytest.mark.parametrize(
    ("entrants", "sizes", "tables"),
    [
        (8, (4, 3), [4, 4]), (7, (4, 3), [4, 3]), (6, (4, 3), [3, 3]), (5, (4, 3), [4]),
        (9, (3, 2), [3, 3, 3]), (3, (4, 3), [3]), (2, (4, 3), []), (5, (4, 3, 2), [3, 2]),
    ],
)  # fmt: skip
def test_larger_tables_leave_as_few_as_possible_free(
    entrants: int, sizes: tuple[int, ...], tables: list[int]
) -> None:
    assert split(entrants, sizes) == tables


@given(st.integers(3, 13), st.sampled_from([(4, 3), (3,), (4, 3, 2)]), st.text("ab", max_size=4))
@settings(max_examples=25, deadline=None)
def test_at_larger_tables_byes_go_round(entrants: int, sizes: tuple[int, ...], seed: str) -> None:
    played = play(SWISS, entrants, sizes, 3, seed)
    free = byes(played)
    counts = [free[one] for one in range(1, entrants + 1)]
    assert max(counts) - min(counts) <= 1


def test_nine_at_tables_of_three_meet_nobody_twice_in_two_rounds() -> None:
    assert max(met(play(ROBIN, 9, (3,), 2, "nine")).values()) == 1


def test_points_and_tie_breaks_are_those_of_the_words() -> None:
    boards = [
        Played((1, 2), (1, 2)), Played((3, 4), (1, 1)),  # 1 beats 2, 3 and 4 are equal
        Played((1, 3), (1, 2)), Played((2, 4), (1, 2)),
        Played((5,), (1,)), Played((4, 5)),  # free, then closed without a result
    ]  # fmt: skip
    rows = {row.number: row for row in standings([1, 2, 3, 4, 5], boards, SWISS)}
    half = Fraction(1, 2)
    assert [rows[one].points for one in (1, 2, 3, 4, 5)] == [2, 1, half, half, 1]
    assert rows[1].buchholz == 1 + half
    assert rows[2].buchholz == 2 + half
    assert rows[3].sonneborn == half * half
    assert rows[1].sonneborn == 1 + half
    assert [rows[one].place for one in (1, 2, 5)] == [1, 2, 3]  # 2 has met stronger opponents than 5
    table = standings([1, 2, 3], [Played((1, 2, 3), (1, 2, 2))], SWISS)
    assert [(row.number, row.place, row.points) for row in table] == [
        (1, 1, Fraction(1)),
        (2, 2, Fraction(1, 4)),
        (3, 2, Fraction(1, 4)),
    ]


def test_there_are_as_many_rounds_as_the_system_needs() -> None:
    assert [rounds_of(ROBIN, count, 2, 9) for count in (2, 4, 5)] == [1, 3, 5]
    assert [rounds_of(SWISS, count, 2, 0) for count in (2, 5, 8, 9)] == [1, 3, 3, 4]
    assert rounds_of(SWISS, 4, 2, 9) == 3
    assert rounds_of(ROBIN, 9, 3, 0) == 4
