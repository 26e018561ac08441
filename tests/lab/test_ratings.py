"""Ratings: what the results say, whatever their order."""

from __future__ import annotations

import math

import pytest

from perihelion.lab.ratings import Game, rate


def results(first: str, second: str, won: int, lost: int) -> list[Game]:
    return [Game((first, second), (1.0, 0.0))] * won + [Game((first, second), (0.0, 1.0))] * lost


def test_four_hundred_points_make_ten_victories_to_one() -> None:
    found = rate(["strong", "weak"], results("strong", "weak", 1000, 100))
    assert found["strong"].value - found["weak"].value == pytest.approx(400, abs=2)
    assert found["strong"].value + found["weak"].value == pytest.approx(3000)


def test_who_never_met_is_compared_by_whom_both_met() -> None:
    games = results("strong", "middle", 100, 10) + results("middle", "weak", 100, 10)
    found = rate(["weak", "middle", "strong"], games)
    assert found["strong"].value - found["weak"].value == pytest.approx(800, abs=30)


def test_the_order_of_the_games_changes_nothing() -> None:
    games = results("a", "b", 40, 0) + results("b", "c", 40, 0) + results("c", "a", 40, 0)
    found = rate(["a", "b", "c"], games)
    assert [found[name].value for name in "abc"] == pytest.approx([1500, 1500, 1500])
    assert rate(["a", "b", "c"], games[::-1])["a"].value == pytest.approx(1500)


def test_a_tie_is_half_a_victory_and_a_third_of_all_games_is_fair_at_three() -> None:
    tied = rate(["a", "b"], [Game(("a", "b"), (0.5, 0.5))] * 30)
    assert tied["a"].value == pytest.approx(1500)
    at_three = [Game(("a", "b", "c"), won) for won in ((1.0, 0, 0), (0, 1.0, 0), (0, 0, 1.0))] * 20
    assert rate(["a", "b", "c"], at_three)["b"].value == pytest.approx(1500)


def test_more_games_narrow_the_interval_as_they_should() -> None:
    few = rate(["a", "b"], results("a", "b", 50, 50))["a"]
    many = rate(["a", "b"], results("a", "b", 200, 200))["a"]
    assert (few.high - few.low) / (many.high - many.low) == pytest.approx(2, abs=0.1)
    # half the distance of two: the odds of 100 even games have a standard error of 2 / sqrt(100)
    assert few.high - few.value == pytest.approx(1.96 * 0.2 * 400 / math.log(10) / 2, rel=0.05)


def test_who_always_loses_has_a_rating_all_the_same() -> None:
    found = rate(["a", "b", "idle"], results("a", "b", 30, 0))
    assert 400 < found["a"].value - found["b"].value < 2000
    assert found["idle"].count == 0
    assert found["idle"].high - found["idle"].low > found["a"].high - found["a"].low
