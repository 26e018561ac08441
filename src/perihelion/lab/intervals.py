"""How sure a figure is: intervals for shares and means, and whether two samples differ."""

from __future__ import annotations

import math
from dataclasses import dataclass
from statistics import fmean, variance

Z95 = 1.959964


@dataclass(frozen=True)
class Estimate:
    """A figure with its 95 % interval, out of `count` observations."""

    value: float
    low: float
    high: float
    count: int

    def to_json(self) -> dict[str, float]:
        return {"value": self.value, "low": self.low, "high": self.high, "count": self.count}


def share(hits: float, count: int) -> Estimate:
    """A share with its Wilson interval; a tie may count as a part of a hit."""
    if count == 0:
        return Estimate(0.0, 0.0, 1.0, 0)
    p = hits / count
    spread = Z95 * Z95 / count
    centre = (p + spread / 2) / (1 + spread)
    half = Z95 * math.sqrt(p * (1 - p) / count + spread / (4 * count)) / (1 + spread)
    return Estimate(p, max(0.0, min(p, centre - half)), min(1.0, max(p, centre + half)), count)


def mean(values: list[float]) -> Estimate:
    """A mean with its normal interval."""
    if not values:
        return Estimate(0.0, 0.0, 0.0, 0)
    middle = fmean(values)
    half = Z95 * math.sqrt(variance(values) / len(values)) if len(values) > 1 else 0.0
    return Estimate(middle, middle - half, middle + half, len(values))


def p_value(before: list[float], after: list[float]) -> float:
    """How likely a difference of means at least this large would be if nothing had changed (Welch's
    test with the normal distribution; meant for samples of dozens and more)."""
    if len(before) < 2 or len(after) < 2:
        return 1.0
    error = math.sqrt(variance(before) / len(before) + variance(after) / len(after))
    difference = abs(fmean(after) - fmean(before))
    if error == 0:
        return 1.0 if difference == 0 else 0.0
    return math.erfc(difference / error / math.sqrt(2))


def significant(p_values: list[float], rate: float = 0.05) -> list[bool]:
    """Which of many tests to believe, with at most this share of false alarms among them
    (Benjamini and Hochberg)."""
    order = sorted(range(len(p_values)), key=lambda index: p_values[index])
    accepted = 0
    for rank, index in enumerate(order, 1):
        if p_values[index] <= rate * rank / len(p_values):
            accepted = rank
    believed = [False] * len(p_values)
    for index in order[:accepted]:
        believed[index] = True
    return believed
