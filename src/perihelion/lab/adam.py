"""Adam: how the weights of a network follow their gradients, in numpy; both trainers take steps by it."""

from __future__ import annotations

import math

import numpy as np

from perihelion.bots.matrices import Array


class Adam:
    """The usual gradient steps with momentum; with every step weights shrink by the rate times `decay`."""

    def __init__(self, weights: dict[str, Array], decay: float) -> None:
        self.weights = weights
        self.decay = decay
        self.mean = {name: np.zeros_like(array) for name, array in weights.items()}
        self.square = {name: np.zeros_like(array) for name, array in weights.items()}
        self.steps = 0

    def step(self, gradients: dict[str, Array], rate: float) -> None:
        self.steps += 1
        scale = rate * math.sqrt(1 - 0.999**self.steps) / (1 - 0.9**self.steps)
        for name, gradient in gradients.items():
            self.mean[name] += 0.1 * (gradient - self.mean[name])
            self.square[name] += 0.001 * (gradient * gradient - self.square[name])
            self.weights[name] -= scale * self.mean[name] / (np.sqrt(self.square[name]) + 1e-8)
            self.weights[name] *= 1 - rate * self.decay
