"""The predictor: what a player will choose, by what everybody knows of him.

It sees what the value network sees, with everything that only the player himself knows left blank, so that
what was imagined of him has no say. Inference is numpy; training is in `perihelion.lab.foretell`.
"""

from __future__ import annotations

import math
from pathlib import Path

import numpy as np

from perihelion.bots.matrices import Array, probabilities, read, write
from perihelion.bots.value import input_count, inputs
from perihelion.core.game import AnyGame
from perihelion.core.state import State

FORMAT = 2


class Predictor:
    """One hidden layer to the probability of each of the `covered` actions, those worth predicting."""

    def __init__(self, weights: dict[str, Array], covered: list[int]) -> None:
        self.weights = weights
        self.covered = covered
        self.place = {action: place for place, action in enumerate(covered)}

    @property
    def inputs(self) -> int:
        return int(self.weights["in"].shape[0])

    def logits(self, seen: Array) -> Array:
        """Unnormalised log-probabilities of the covered actions for each row."""
        w = self.weights
        hidden = np.maximum(seen @ w["in"] + w["in_bias"], 0.0)
        found: Array = hidden @ w["out"] + w["out_bias"]
        return found

    def shares(self, world: State, seat: int, legal: list[int]) -> list[float]:
        """The probability of each legal action; all of them must be covered."""
        seen = np.array([inputs(world, seat)], np.float32)
        found = self.logits(blanked(seen, world.game, world.seats))[0][[self.place[one] for one in legal]]
        return [float(share) for share in probabilities(found)]

    def save(self, file: Path) -> None:
        write(file, FORMAT, self.weights, covered=self.covered)


def blanked(seen: Array, game: AnyGame, seats: int) -> Array:
    """Rows without what only the player himself knows; they are changed in place."""
    seen[:, game.private(seats)] = 0.0
    return seen


def load_predictor(file: Path) -> Predictor:
    weights, covered = read(file, FORMAT, "covered")
    return Predictor(weights, [int(action) for action in covered])


def new_predictor(game: AnyGame, seats: int, hidden: int, seed: int) -> Predictor:
    """A predictor that knows nothing yet."""
    rng = np.random.default_rng(seed)
    count, covered = input_count(game, seats), game.foreseen()

    def layer(rows: int, columns: int, gain: float) -> Array:
        return (rng.standard_normal((rows, columns)) * gain / math.sqrt(rows)).astype(np.float32)

    return Predictor(
        {
            "in": layer(count, hidden, 2.0),
            "in_bias": np.zeros(hidden, np.float32),
            "out": layer(hidden, len(covered), 0.3),
            "out_bias": np.zeros(len(covered), np.float32),
        },
        covered,
    )
