"""Fitting a value network to positions, in numpy.

The chance to win is learned from who won, with the margin as a second task that tells more about each game.
One game in ten is held back: fitting stops when the error on those no longer falls, and the chance is
calibrated on them. Weights are averaged over the last steps, which is steadier than the last of them.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

import numpy as np
from numpy.typing import NDArray

from perihelion.bots.matrices import Array, sigmoid
from perihelion.bots.value import CAP, JUDGEMENTS, UNIT, ValueNetwork, new_value
from perihelion.lab.adam import Adam
from perihelion.lab.positions import Positions

HIDDEN = 64
BATCH = 256
RATE = 1e-3
DECAY = 3e-2  # by which weights shrink with every step, times the rate
DROPPED = 0.2  # of the inputs, at random in each step: none may be relied upon alone
MARGIN_SHARE = 0.5  # of the error that is learned from: that of the margin
AVERAGED = 0.998  # of the averaged weights that each step keeps
HELD_BACK = 10  # one game in so many
EPOCHS = 30
GOING_ON = 0.3  # of the rate, for a network that has learned before
HALVES = 6.0  # epochs after which the rate has fallen to a half
PATIENCE = 4  # epochs without a better error
NEWTON = 40  # steps of a calibration

Numbers = NDArray[np.float64]
Rows = NDArray[np.intp]


@dataclass
class Fit:
    """A fitted network with its errors by epoch: on what it learned from, and on what was held back."""

    network: ValueNetwork
    learned: list[float] = field(default_factory=list)
    held_back: list[float] = field(default_factory=list)
    brier: float = 1.0
    positions: int = 0


def fit(
    positions: Positions,
    seed: int = 1,
    told: Callable[[int, float], None] | None = None,
    start: ValueNetwork | None = None,
) -> Fit:
    """The network that predicts best what was held back; `told` gets every epoch with that error. It goes on
    from `start`, in smaller steps, if there is one."""
    rng = np.random.default_rng(seed)
    held = positions.game % HELD_BACK == 0
    learned, back = np.flatnonzero(~held), np.flatnonzero(held)
    if start is None:
        network, first_rate = new_value(positions.seen.shape[1], HIDDEN, seed), RATE
        begin_with_evaluation(network, positions, learned)
    else:
        network = ValueNetwork({name: array.copy() for name, array in start.weights.items()})
        first_rate = GOING_ON * RATE
    steps = Adam(network.weights, DECAY)
    average = {name: array.copy() for name, array in network.weights.items()}
    best, found = {}, Fit(network, positions=len(positions))
    target = targets(positions)
    for epoch in range(EPOCHS):
        rng.shuffle(learned)
        rate = first_rate * 0.5 ** (epoch / HALVES)
        errors = []
        for at in range(0, len(learned), BATCH):
            rows = learned[at : at + BATCH]
            seen = positions.seen[rows].astype(np.float32)
            errors.append(learn(network, steps, dropped(seen, rng), target[rows], rate))
            for name, array in network.weights.items():
                average[name] += (1 - AVERAGED) * (array - average[name])
        error = brier(ValueNetwork(average), positions, back)
        found.learned.append(float(np.mean(errors)))
        found.held_back.append(error)
        if told is not None:
            told(epoch, error)
        if error <= min(found.held_back):
            best = {name: array.copy() for name, array in average.items()}
        elif epoch - int(np.argmin(found.held_back)) >= PATIENCE:
            break
    slope, shift = calibrated(ValueNetwork(best), positions, back)
    found.network = ValueNetwork(best, slope, shift)
    found.brier = brier(found.network, positions, back)
    return found


def targets(positions: Positions) -> Array:
    margin = np.clip(positions.margin, -CAP, CAP) / UNIT
    return np.stack([positions.won, margin], axis=1).astype(np.float32)


def dropped(seen: Array, rng: np.random.Generator) -> Array:
    kept = rng.random(seen.shape, np.float32) >= DROPPED
    return seen * kept * np.float32(1 / (1 - DROPPED))


def learn(network: ValueNetwork, steps: Adam, x: Array, target: Array, rate: float) -> float:
    """One step down the gradient; the squared error of the chance to win before it."""
    w, count = network.weights, len(x)
    first = np.maximum(x @ w["in"] + w["in_bias"], 0.0)
    second = np.maximum(first @ w["mid"] + w["mid_bias"], 0.0)
    out = second @ w["out"] + x @ w["direct"] + w["out_bias"]
    chance = sigmoid(out[:, 0])
    slope = np.stack([chance - target[:, 0], MARGIN_SHARE * (out[:, 1] - target[:, 1])], axis=1) / count
    into_second = (slope @ w["out"].T) * (second > 0)
    into_first = (into_second @ w["mid"].T) * (first > 0)
    gradients = {
        "in": x.T @ into_first,
        "in_bias": into_first.sum(0),
        "mid": first.T @ into_second,
        "mid_bias": into_second.sum(0),
        "out": second.T @ slope,
        "out_bias": slope.sum(0),
        "direct": x.T @ slope,
    }
    steps.step(gradients, rate)
    return float(np.mean((chance - target[:, 0]) ** 2))


def brier(network: ValueNetwork, positions: Positions, rows: Rows) -> float:
    """The mean squared error of the chance to win."""
    chance = network.judge(positions.seen[rows].astype(np.float32))[0]
    return float(np.mean((chance - positions.won[rows]) ** 2))


def begin_with_evaluation(network: ValueNetwork, positions: Positions, rows: Rows) -> None:
    """Lets the network begin with what the lead by the evaluation alone would say of the chance to win."""
    lead = positions.seen[rows, -JUDGEMENTS].astype(np.float64)
    slope, shift = platt(lead, positions.won[rows].astype(np.float64))
    network.weights["direct"][-JUDGEMENTS, 0] = slope
    network.weights["out_bias"][0] = shift


def calibrated(network: ValueNetwork, positions: Positions, rows: Rows) -> tuple[float, float]:
    """Slope and shift of the logarithm of the odds that suit the rows best."""
    odds = network.outputs(positions.seen[rows].astype(np.float32))[:, 0].astype(np.float64)
    return platt(odds, positions.won[rows].astype(np.float64))


def platt(odds: Numbers, won: Numbers) -> tuple[float, float]:
    """Slope and shift by which odds predict best who won (Platt's method), by Newton's steps."""
    design = np.stack([odds, np.ones_like(odds)], axis=1)
    found = np.array([1.0, 0.0])
    for _ in range(NEWTON):
        chance = 1 / (1 + np.exp(-np.clip(design @ found, -30, 30)))
        weight = chance * (1 - chance) + 1e-6
        curve = design.T @ (design * weight[:, None]) + 1e-6 * np.eye(2)
        step = np.linalg.solve(curve, design.T @ (won - chance))
        found = found + np.clip(step, -1.0, 1.0)
    return float(found[0]), float(found[1])
