"""A position as a vector of numbers, for learning agents.

A game may bring its own (`Game.features`). For the others every leaf of the seat's view is hashed to a
place in a vector of fixed length: crude, but the same on every machine, and nothing the seat may not know.
"""

from __future__ import annotations

import zlib
from array import array
from collections.abc import Callable

import numpy as np
from numpy.typing import NDArray

from perihelion.core.episode import Episode
from perihelion.core.game import AnyGame
from perihelion.core.plain import Json
from perihelion.core.state import State
from perihelion.core.view import to_json

Vector = NDArray[np.float32]
Mask = NDArray[np.int8]
Encoder = Callable[[State, int], Vector]

HASHED = 1024  # places for the hashed leaves of a view
SCALE = 10.0  # figures are divided by this, so that most lie within -1 and 1


def length(game: AnyGame, seats: int) -> int:
    """How many numbers describe a position."""
    return game.feature_count(seats) or HASHED


def encoder(game: AnyGame, seats: int) -> Encoder:
    """The function that turns a position, as a seat may know it, into a vector."""
    return own_features if game.feature_count(seats) else hashed_view


def mask_of(legal: list[int], actions: int) -> Mask:
    """1 for every legal action."""
    mask = bytearray(actions)
    for action in legal:
        mask[action] = 1
    return np.frombuffer(mask, np.int8)


def observation(episode: Episode, encode: Encoder, seat: int) -> dict[str, Vector | Mask]:
    """What the seat may know as numbers, and which actions are legal."""
    return {
        "observation": encode(episode.state, seat),
        "action_mask": mask_of(episode.legal(seat), episode.actions),
    }


def own_features(state: State, seat: int) -> Vector:
    numbers = state.game.features(state, seat)
    if isinstance(numbers, array):
        return np.frombuffer(numbers, np.float32)
    return np.array(numbers, np.float32)


def hashed_view(state: State, seat: int) -> Vector:
    vector = np.zeros(HASHED, np.float32)
    _add(vector, "", to_json(state.game.view(state, seat)))
    return vector


def _add(vector: Vector, path: str, value: Json) -> None:
    if isinstance(value, dict):
        for key, item in value.items():
            _add(vector, f"{path}.{key}", item)
    elif isinstance(value, list):
        for index, item in enumerate(value):
            if isinstance(item, dict | list):
                _add(vector, f"{path}[{index}]", item)
            else:
                _put(vector, f"{path}={item}", 1.0)
                _add(vector, f"{path}[{index}]", item)
    elif isinstance(value, str):
        _put(vector, f"{path}={value}", 1.0)
    elif value is not None:
        _put(vector, path, float(value) / SCALE)


def _put(vector: Vector, name: str, value: float) -> None:
    place = zlib.crc32(name.encode())
    vector[place % HASHED] += value if place & 0x10000 else -value
