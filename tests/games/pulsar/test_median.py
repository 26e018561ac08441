"""Chapters 4 and 6: the roll, the median marker, the even start."""

from __future__ import annotations

import pytest

from perihelion.core.chance import seeded
from perihelion.games.pulsar.rules.dice import roll
from perihelion.games.pulsar.rules.tracks import median_marker, steps_for
from tests.games.pulsar.scenario import Table
from tests.rule import rule


@rule("PULS-039", "PULS-040", "PULS-043")
@pytest.mark.parametrize(
    ("dice", "median"),
    [([1, 1, 1, 4, 6, 6, 6], 4), ([1, 2, 2, 2, 5, 6, 6, 6, 6], 5), ([6, 3, 1, 3, 5, 3, 1], 3)],
)
def test_the_median_is_the_middle_die(dice: list[int], median: int) -> None:
    # As many dice left as right of the median each time: the marker stands right under it.
    assert median_marker(dice) == 2 * median


@rule("PULS-041", "PULS-042", "PULS-043", "PULS-044", "PULS-R04")
def test_the_marker_moves_half_a_step_to_the_side_with_more_dice() -> None:
    assert median_marker([1, 2, 3, 3, 5, 5, 6]) == 7
    assert median_marker([1, 1, 2, 3, 3, 3, 6]) == 5
    assert median_marker([1, 1, 1, 4, 5, 5, 5]) == 8
    assert median_marker([1, 1, 1, 1, 1, 1, 2]) == 3  # six dice on the median space count for neither side


@rule("PULS-044")
def test_example_between_three_and_four() -> None:
    assert median_marker([1, 2, 3, 3, 5, 5, 6]) == 7


@rule("PULS-045")
def test_example_under_four() -> None:
    assert median_marker([1, 2, 4, 4, 4, 5, 6]) == 8


@rule("PULS-046")
def test_example_between_two_and_three() -> None:
    assert median_marker([1, 1, 2, 3, 3, 3, 6]) == 5


@rule("PULS-047")
def test_example_with_nine_dice() -> None:
    assert median_marker([2, 2, 3, 4, 5, 5, 6, 6, 6]) == 9


@rule("PULS-262", "PULS-R04")
def test_the_marker_stays_on_the_eleven_positions() -> None:
    assert median_marker([6] * 7) == 12
    assert median_marker([1] * 9) == 2
    chance = seeded("median")
    found = set()
    for _ in range(4000):
        dice = [chance.below(6) + 1 for _ in range(7 if chance.below(2) else 9)]
        marker = median_marker(dice)
        assert abs(marker - 2 * sorted(dice)[len(dice) // 2]) <= 1
        found.add(marker)
    found |= {median_marker([1] * 7), median_marker([6] * 7)}
    assert found == set(range(2, 13))


@rule("PULS-052", "PULS-261")
@pytest.mark.parametrize("marker", range(2, 13))
@pytest.mark.parametrize("die", range(1, 7))
def test_distance_from_the_marker(marker: int, die: int) -> None:
    # Counted the slow way: die spaces passed from the marker to the die, its own included.
    spaces = [value for value in range(1, 7) if min(marker, 2 * die) <= 2 * value <= max(marker, 2 * die)]
    walked = [value for value in spaces if 2 * value != marker]
    expected = len(walked) if 2 * die > marker else -len(walked)
    assert steps_for(die, marker) == expected


@rule("PULS-261")
def test_distance_examples() -> None:
    assert steps_for(4, 11) == -2
    assert steps_for(6, 7) == 3
    assert steps_for(4, 8) == 0


@rule("PULS-036", "PULS-037", "PULS-038")
def test_the_roll_is_told_by_value_and_the_red_die_is_never_rolled() -> None:
    table = Table(seats=4)
    table.state.journal = []
    roll(table.state)
    event = next(event for event in table.state.journal if event.key == "rolled")
    assert event.seat == table.state.order[0]
    assert [event.args[f"count{value}"] for value in range(1, 7)] == table.state.tray[1:]
    assert sum(table.state.tray) == 9
    assert table.state.bonus == -1


@rule("PULS-036")
def test_the_values_hold_for_the_whole_round() -> None:
    table = Table(seats=3).dice(1, 2, 3, 4, 5, 6, 6).draft(8, 0, 1, 2)
    for action in ("1:initiative", "2:initiative", "3:initiative", "4:stay", "5:initiative", "6:initiative"):
        table.act(f"take-die:{action}")
    assert [player.dice for player in table.state.players] == [[1, 6], [2, 5], [3, 4]]
    assert table.state.tray == [0, 0, 0, 0, 0, 0, 1]


@rule("PULS-065", "PULS-066", "PULS-067")
@pytest.mark.parametrize(("seats", "given"), [(2, [2, 3, 4, 5]), (3, [2, 3, 4, 5]), (4, [1, 2, 3, 4, 5, 6])])
def test_even_start(seats: int, given: list[int]) -> None:
    rolled = set()
    for seed in range(30):
        table = Table(seats=seats, start="even", seed=seed)
        roll(table.state)
        dice = [value for value in range(1, 7) for _ in range(table.state.tray[value])]
        for value in given:
            dice.remove(value)
        assert len(dice) == 3
        rolled.add(tuple(dice))
        assert table.state.marker == median_marker(given + dice)
    assert len(rolled) > 10
    table.round(2)
    trays = set()
    for _ in range(30):
        roll(table.state)
        trays.add(min(table.state.tray[value] for value in given))
    assert 0 in trays  # in later rounds all dice are rolled
