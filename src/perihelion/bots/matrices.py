"""What all networks of the bots share: their matrices, how they are kept in a file, and what is made of their
outputs."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

Array = NDArray[np.float32]
Arrays = dict[str, Array]


def write(file: Path, form: int, weights: Arrays, **beside: Sequence[float]) -> None:
    """Keeps weights in half precision and what stands beside them; a save that is interrupted leaves the one
    before."""
    halves = {name: array.astype(np.float16) for name, array in weights.items()}
    fresh = file.with_suffix(".new.npz")
    numbers = {name: np.array(values) for name, values in beside.items()}
    np.savez_compressed(fresh, format=np.array(form), **numbers, **halves)  # type: ignore[arg-type]
    fresh.replace(file)


def read(file: Path, form: int, beside: str) -> tuple[Arrays, list[float]]:
    """The weights, and the numbers that stand beside them."""
    with np.load(file) as data:
        if int(data["format"]) != form:
            raise ValueError(f"{file} is not a network of format {form}")
        names = [name for name in data.files if name not in ("format", beside)]
        return {name: data[name].astype(np.float32) for name in names}, [float(one) for one in data[beside]]


def sigmoid(x: Array) -> Array:
    return (1.0 / (1.0 + np.exp(-np.clip(x, -30, 30)))).astype(np.float32)


def probabilities(logits: Array) -> Array:
    """What unnormalised log-probabilities come to, row by row."""
    odds: Array = np.exp(logits - logits.max(-1, keepdims=True))
    odds /= odds.sum(-1, keepdims=True)
    return odds
