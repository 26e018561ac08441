"""The memory in which a vector environment keeps its batches: one block, laid out once, that several
processes can look at. What lies in it are plain numpy arrays, one row for each game."""

from __future__ import annotations

import math
from dataclasses import dataclass
from multiprocessing.shared_memory import SharedMemory
from typing import Any

import numpy as np
from numpy.typing import NDArray

ALIGNED = 64


@dataclass(frozen=True)
class Sizes:
    """What decides how much room is needed."""

    games: int
    width: int  # numbers of an observation
    actions: int
    seats: int

    def fields(self) -> dict[str, tuple[Any, tuple[int, ...]]]:
        games = self.games
        return {
            "observation": (np.float32, (games, self.width)),
            "last": (np.float32, (games, self.width)),
            "mask": (np.int8, (games, self.actions)),
            "rewards": (np.float32, (games,)),
            "terminated": (np.bool_, (games,)),
            "truncated": (np.bool_, (games,)),
            "seat": (np.int8, (games,)),
            "returns": (np.float32, (games, self.seats)),
            "actions": (np.int64, (games,)),
        }

    def room(self) -> int:
        return sum(_room(kind, shape) for kind, shape in self.fields().values())


class Batches:
    """The arrays of a block. With a name the block is shared; whoever makes it without one owns it."""

    def __init__(self, sizes: Sizes, shared: bool, name: str | None = None) -> None:
        self.sizes = sizes
        self.block: SharedMemory | None = None
        if shared:
            self.block = SharedMemory(name, create=name is None, size=sizes.room())
        self.owned = shared and name is None
        buffer: Any = self.block.buf if self.block else bytearray(sizes.room())
        self.arrays: dict[str, NDArray[Any]] = {}
        at = 0
        for field, (kind, shape) in sizes.fields().items():
            self.arrays[field] = np.ndarray(shape, kind, buffer, at)
            at += _room(kind, shape)

    def __getitem__(self, field: str) -> NDArray[Any]:
        return self.arrays[field]

    @property
    def name(self) -> str:
        assert self.block is not None
        return self.block.name

    def close(self) -> None:
        self.arrays.clear()
        if self.block is not None:
            self.block.close()
            if self.owned:
                self.block.unlink()
            self.block = None


def _room(kind: Any, shape: tuple[int, ...]) -> int:
    needed = int(np.dtype(kind).itemsize) * math.prod(shape)
    return -(-needed // ALIGNED) * ALIGNED
