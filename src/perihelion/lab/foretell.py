"""Fitting a predictor to what players chose, in numpy.

It learns from positions without what only the chooser himself knew. One game in ten is held back, by which
the best epoch is known.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from perihelion.bots.matrices import Array, probabilities
from perihelion.bots.predictor import Predictor, blanked, new_predictor
from perihelion.core.game import AnyGame
from perihelion.lab.adam import Adam
from perihelion.lab.fit import AVERAGED, BATCH, DECAY, HELD_BACK, RATE, dropped
from perihelion.lab.positions import Positions

HIDDEN = 48
EPOCHS = 10
HALVES = 3  # epochs after which the rate has fallen to a half


@dataclass
class Foretold:
    """A fitted predictor, how surprised it is at the choices held back (in nats), and which share of them it
    thought the likeliest."""

    predictor: Predictor
    surprise: float
    hits: float


def foretell(game: AnyGame, seats: int, positions: Positions, seed: int = 1) -> Foretold:
    """The predictor that is least surprised at what was held back."""
    rng = np.random.default_rng(seed)
    known = positions.choice >= 0
    held = positions.game % HELD_BACK == 0
    learned, back = np.flatnonzero(known & ~held), np.flatnonzero(known & held)
    choice = positions.choice.astype(int)
    predictor = new_predictor(game, seats, HIDDEN, seed)
    steps = Adam(predictor.weights, DECAY)
    average = Predictor({name: array.copy() for name, array in predictor.weights.items()}, predictor.covered)
    unseen = blanked(positions.seen[back].astype(np.float32), game, seats)
    best = Foretold(predictor, np.inf, 0.0)
    for epoch in range(EPOCHS):
        rng.shuffle(learned)
        for start in range(0, len(learned), BATCH):
            rows = learned[start : start + BATCH]
            seen = blanked(positions.seen[rows].astype(np.float32), game, seats)
            learn(predictor, steps, dropped(seen, rng), choice[rows], RATE * 0.5 ** (epoch / HALVES))
            for name, array in predictor.weights.items():
                average.weights[name] += (1 - AVERAGED) * (array - average.weights[name])
        surprise, hits = tested(average, unseen, choice[back])
        if surprise < best.surprise:
            kept = {name: array.copy() for name, array in average.weights.items()}
            best = Foretold(Predictor(kept, predictor.covered), surprise, hits)
    return best


def learn(predictor: Predictor, steps: Adam, seen: Array, chosen: Array, rate: float) -> None:
    """One step down the gradient."""
    w, rows = predictor.weights, np.arange(len(chosen))
    hidden = np.maximum(seen @ w["in"] + w["in_bias"], 0.0)
    slope = probabilities(hidden @ w["out"] + w["out_bias"])
    slope[rows, chosen] -= 1
    slope /= len(chosen)
    into_hidden = (slope @ w["out"].T) * (hidden > 0)
    gradients = {
        "in": seen.T @ into_hidden,
        "in_bias": into_hidden.sum(0),
        "out": hidden.T @ slope,
        "out_bias": slope.sum(0),
    }
    steps.step(gradients, rate)


def tested(predictor: Predictor, seen: Array, chosen: Array) -> tuple[float, float]:
    """Surprise and hits on rows that were held back."""
    odds = probabilities(predictor.logits(seen))
    surprise = -np.log(odds[np.arange(len(chosen)), chosen] + 1e-9).mean()
    return float(surprise), float((odds.argmax(1) == chosen).mean())
