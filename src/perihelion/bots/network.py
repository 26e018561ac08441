"""The network of the learned bot in version 0.1, kept as a measure for newer ones: one hidden layer that
estimates the chance to win, and another that predicts what a player will choose.
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path

# The matrices are small: threads would cost more than they bring. Read by numpy when it is loaded.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

import numpy as np
from numpy.typing import NDArray

Array = NDArray[np.float32]

FORMAT = 1


class Network:
    """`value`: features to the chance to win. `policy`: features to a probability for each of the
    actions in `covered`, those whose choice is worth predicting."""

    def __init__(self, weights: dict[str, Array], covered: list[int]) -> None:
        self.weights = weights
        self.covered = covered
        self.place = {action: place for place, action in enumerate(covered)}

    @property
    def inputs(self) -> int:
        return int(self.weights["value_in"].shape[0])

    def value(self, features: Array) -> Array:
        """The chance to win for each row."""
        w = self.weights
        hidden = np.tanh(features @ w["value_in"] + w["value_in_bias"])
        return sigmoid(hidden @ w["value_out"] + w["value_out_bias"])

    def policy(self, features: Array) -> Array:
        """Unnormalised log-probabilities of the covered actions for each row."""
        w = self.weights
        hidden = np.tanh(features @ w["policy_in"] + w["policy_in_bias"])
        logits: Array = hidden @ w["policy_out"] + w["policy_out_bias"]
        return logits

    def predict(self, features: Sequence[float], legal: list[int]) -> list[float]:
        """The probability of each legal action; all of them must be covered."""
        logits = self.policy(np.array([features], np.float32))[0][[self.place[action] for action in legal]]
        odds = np.exp(logits - logits.max())
        return [float(share) for share in odds / odds.sum()]


def load_network(file: Path) -> Network:
    with np.load(file) as data:
        if int(data["format"]) != FORMAT:
            raise ValueError(f"{file} is not a network of format {FORMAT}")
        names = [name for name in data.files if name not in ("format", "covered")]
        weights = {name: data[name].astype(np.float32) for name in names}
        return Network(weights, [int(action) for action in data["covered"]])


def sigmoid(x: Array) -> Array:
    return (1.0 / (1.0 + np.exp(-np.clip(x, -30, 30)))).astype(np.float32)
