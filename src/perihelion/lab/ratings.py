"""Ratings of all who played a tournament: the strengths that make its results the likeliest.

Who wins a game is drawn by weight among those at the table (Luce's model; with two of them Bradley and
Terry's), and 400 points more make somebody weigh ten times as much, as in chess. All games count alike, in
whatever order they were played. The mean of all ratings is 1500.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from perihelion.lab.intervals import Z95, Estimate

START = 1500.0
TENFOLD = 400.0  # points that make somebody weigh ten times as much
POINTS = TENFOLD / math.log(10)
USUAL = 800.0 / POINTS  # how far apart strengths usually are: keeps who never wins within bounds
STEPS = 60
LONGEST = 1.0  # step of a strength
NEAR = 1e-9

Numbers = NDArray[np.float64]


@dataclass(frozen=True)
class Game:
    """Who sat at the table, and how much of the victory was whose."""

    players: tuple[str, ...]
    won: tuple[float, ...]


def rate(players: Sequence[str], games: Sequence[Game]) -> dict[str, Estimate]:
    """Everybody's rating with its 95 % interval, which is about how far off the others' mean it is."""
    place = {name: at for at, name in enumerate(players)}
    tables = [(np.array([place[name] for name in game.players]), np.array(game.won)) for game in games]
    strength = np.zeros(len(players))
    for _ in range(STEPS):
        slope, curve = likelihood(strength, tables)
        step = np.clip(np.linalg.solve(curve, slope), -LONGEST, LONGEST)
        strength += step
        if np.abs(step).max() < NEAR:
            break
    centred = np.eye(len(players)) - 1 / len(players)
    spread = centred @ np.linalg.inv(likelihood(strength, tables)[1]) @ centred
    found: dict[str, Estimate] = {}
    for name, at in place.items():
        value = START + POINTS * (strength[at] - strength.mean())
        half = POINTS * Z95 * math.sqrt(spread[at, at])
        count = sum(name in game.players for game in games)
        found[name] = Estimate(float(value), float(value - half), float(value + half), count)
    return found


def likelihood(strength: Numbers, tables: list[tuple[NDArray[np.intp], Numbers]]) -> tuple[Numbers, Numbers]:
    """Slope and, turned round, curvature of the logarithm of the likelihood."""
    slope = -strength / USUAL**2
    curve = np.eye(len(strength)) / USUAL**2
    for seats, won in tables:
        weight = np.exp(strength[seats] - strength[seats].max())
        chance = weight / weight.sum()
        slope[seats] += won - chance
        curve[np.ix_(seats, seats)] += np.diag(chance) - np.outer(chance, chance)
    return slope, curve
