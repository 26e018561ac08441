"""Intervals and tests, against figures worked out elsewhere."""

from __future__ import annotations

import pytest

from perihelion.core.chance import seeded
from perihelion.lab.intervals import mean, p_value, share, significant


def test_a_share_has_its_wilson_interval() -> None:
    estimate = share(8, 10)
    assert estimate.value == 0.8
    assert estimate.low == pytest.approx(0.4901, abs=1e-3)
    assert estimate.high == pytest.approx(0.9433, abs=1e-3)


def test_a_share_of_all_or_nothing_stays_within_bounds() -> None:
    assert share(10, 10).high == 1.0
    assert share(0, 10).low == 0.0
    assert share(0, 0).high == 1.0


def test_a_mean_has_its_normal_interval() -> None:
    estimate = mean([1.0, 2.0, 3.0, 4.0, 5.0])
    assert estimate.value == 3.0
    assert estimate.high - estimate.value == pytest.approx(1.959964 * (2.5 / 5) ** 0.5)


def test_a_difference_is_told_from_noise() -> None:
    chance = seeded("noise")
    before = [float(chance.below(100)) for _ in range(400)]
    same = [float(chance.below(100)) for _ in range(400)]
    moved = [value + 15 for value in same]
    assert p_value(before, same) > 0.05
    assert p_value(before, moved) < 0.001
    assert p_value([1.0, 1.0], [1.0, 1.0]) == 1.0
    assert p_value([1.0, 1.0], [2.0, 2.0]) == 0.0


def test_many_tests_are_believed_only_together() -> None:
    assert significant([0.001, 0.04, 0.9, 0.9]) == [True, False, False, False]
    assert significant([0.001, 0.02, 0.03, 0.04]) == [True, True, True, True]
    assert significant([0.2, 0.9]) == [False, False]
