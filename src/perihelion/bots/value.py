"""The value network: who will win, learned from how games went on from positions at the end of a turn.

It sees a position by the game's features, its outlook and its own evaluation, and says two things about a
seat: its chance to win, calibrated on games that it did not learn from, and its margin at the end. Inference
is numpy; training is in `perihelion.lab.train`.
"""

from __future__ import annotations

import math
from array import array
from functools import cache
from pathlib import Path

import numpy as np

from perihelion.bots.judging import (
    WIN,
    Judge,
    Verdict,
    final_margin,
    margin_of,
    margin_scale,
    share_of_victory,
    weights_file,
)
from perihelion.bots.matrices import Array, read, sigmoid, write
from perihelion.core.game import AnyGame
from perihelion.core.state import State

FORMAT = 2
JUDGEMENTS = 4  # inputs made of the evaluation
FAR = 30.0  # margins on the game's scale beyond which more is no better
UNIT = 3.0  # on the game's scale, in which the network reckons margins: so much is usual between equals
CAP = 6.0  # on the game's scale: the largest margin that is learned


class ValueNetwork:
    """Two hidden layers, and a direct way from the inputs to the outputs. `slope` and `shift` calibrate the
    logarithm of the odds."""

    def __init__(self, weights: dict[str, Array], slope: float = 1.0, shift: float = 0.0) -> None:
        self.weights = weights
        self.slope = slope
        self.shift = shift

    @property
    def inputs(self) -> int:
        return int(self.weights["in"].shape[0])

    def judge(self, x: Array) -> tuple[Array, Array]:
        """For each row the chance to win and the margin at the end, on the game's scale of margins."""
        out = self.outputs(x)
        return sigmoid(self.slope * out[:, 0] + self.shift), UNIT * out[:, 1]

    def outputs(self, x: Array) -> Array:
        """The logarithm of the odds before calibration, and the margin."""
        w = self.weights
        first = np.maximum(x @ w["in"] + w["in_bias"], 0.0)
        second = np.maximum(first @ w["mid"] + w["mid_bias"], 0.0)
        out: Array = second @ w["out"] + x @ w["direct"] + w["out_bias"]
        return out

    def save(self, file: Path) -> None:
        write(file, FORMAT, self.weights, calibration=[self.slope, self.shift])


def load_value(file: Path) -> ValueNetwork:
    weights, (slope, shift) = read(file, FORMAT, "calibration")
    return ValueNetwork(weights, slope, shift)


def new_value(inputs: int, hidden: int, seed: int) -> ValueNetwork:
    """A network that knows nothing yet."""
    rng = np.random.default_rng(seed)

    def layer(rows: int, columns: int, gain: float) -> Array:
        return (rng.standard_normal((rows, columns)) * gain / math.sqrt(rows)).astype(np.float32)

    half = hidden // 2
    return ValueNetwork(
        {
            "in": layer(inputs, hidden, 2.0),
            "in_bias": np.zeros(hidden, np.float32),
            "mid": layer(hidden, half, 1.4),
            "mid_bias": np.zeros(half, np.float32),
            "out": layer(half, 2, 0.1),
            "out_bias": np.zeros(2, np.float32),
            "direct": np.zeros((inputs, 2), np.float32),
        }
    )


def input_count(game: AnyGame, seats: int) -> int:
    return game.feature_count(seats) + game.outlook_count(seats) + JUDGEMENTS


def inputs(world: State, seat: int) -> array[float]:
    """What the network sees of an imagined world: features and outlook, and what the evaluation says for the
    seat and against the best of the others."""
    game = world.game
    scale = margin_scale(game.id)
    own = game.evaluate(world, seat) / scale
    others = [game.evaluate(world, other) / scale for other in range(world.seats) if other != seat]
    lead = (own - max(others)) / 2 if others else own
    x = array("f", game.features(world, seat))
    x.extend(game.outlook(world, seat))
    x.extend((_within(lead) / 3, math.tanh(lead), math.tanh(lead / 4), _within(own) / 10))
    return x


def _within(margin: float) -> float:
    return max(-FAR, min(FAR, margin))


class NetworkJudge(Judge):
    """Takes the chance to win from the network, and what a line is worth, too, if the network `decides`."""

    def __init__(self, network: ValueNetwork, decides: bool) -> None:
        self.network = network
        self.decides = decides

    def judge(self, worlds: list[State], seat: int) -> list[Verdict]:
        seen = np.array([inputs(world, seat) for world in worlds], np.float32)
        chances, margins = self.network.judge(seen)
        return [
            self.verdict(world, seat, float(chance), float(margin))
            for world, chance, margin in zip(worlds, chances, margins, strict=True)
        ]

    def verdict(self, world: State, seat: int, chance: float, margin: float) -> Verdict:
        scale = margin_scale(world.game.id)
        if world.over:
            chance = share_of_victory(world, seat)
            margin = max(-CAP, min(CAP, final_margin(world, seat) / scale))
        worth = scale * (margin + WIN * (2 * chance - 1)) if self.decides else margin_of(world, seat)
        return worth, chance


def network_judge(game: AnyGame, seats: int, decides: bool) -> Judge:
    """The judge by the network for a game and player count; by the evaluation for a game whose components
    were changed so that the network does not know them."""
    network = _network(game.id, seats)
    return NetworkJudge(network, decides) if network.inputs == input_count(game, seats) else Judge()


@cache
def _network(game_id: str, seats: int) -> ValueNetwork:
    return load_value(weights_file(game_id, seats))
