"""The network of the learned bot in version 0.1, kept as a measure for newer ones: one hidden layer that
estimates the chance to win, and another that predicts what a player will choose.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import numpy as np

from perihelion.bots.matrices import Array, probabilities, read, sigmoid

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
        return [float(share) for share in probabilities(logits)]


def load_network(file: Path) -> Network:
    weights, covered = read(file, FORMAT, "covered")
    return Network(weights, [int(action) for action in covered])
