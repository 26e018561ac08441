"""Who plays the games of a vector environment: a crew in this process, or one in each of several others.

A crew runs a share of the games and writes its rows of the common batches. Other processes get their commands
over a pipe and everything else through shared memory.
"""

from __future__ import annotations

import multiprocessing
import traceback
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from multiprocessing.connection import Connection
from typing import Any

import numpy as np
from numpy.typing import NDArray

from perihelion import games
from perihelion.bots import decide, make
from perihelion.core.arena import AT_RANDOM, EVERYBODY, Arena, Choose, Results
from perihelion.core.game import AnyGame
from perihelion.core.state import State
from perihelion.env.encode import hashed_view
from perihelion.env.memory import Batches, Sizes

CLOSE, RESET, STEP = "close", "reset", "step"


class CrewFailed(RuntimeError):
    """Something went wrong in another process; says what."""


@dataclass(frozen=True)
class Plan:
    """What all games have in common."""

    seats: int
    options: tuple[tuple[str, str], ...]
    rewards: str
    opponents: str


class Crew:
    """Plays the games `first` to `first + count - 1`."""

    def __init__(self, game: AnyGame, plan: Plan, batches: Batches, first: int, count: int) -> None:
        arrays = {field: array[first : first + count] for field, array in batches.arrays.items()}
        self.actions, self.mask = arrays["actions"], arrays["mask"]
        self.rows = np.arange(count, dtype=np.int64) * batches.sizes.actions
        self.arena = Arena(
            game, plan.seats, dict(plan.options), plan.rewards, plan.opponents, first, results(arrays)
        )
        if not game.feature_count(plan.seats):
            self.arena.encode = hashed_bytes
        if plan.opponents not in (EVERYBODY, AT_RANDOM):
            self.arena.make_player = partial(make_player, plan.opponents, game.id)

    def reset(self, seeds: list[str]) -> None:
        self.arena.reset(seeds)
        self.mark_legal()

    def step(self) -> None:
        self.arena.step(self.actions.tolist())
        self.mark_legal()

    def mark_legal(self) -> None:
        """Writes the masks of all games; everything else has been written by the arena."""
        self.mask.fill(0)
        counts = np.frombuffer(self.arena.counts, np.int32)
        legal = np.frombuffer(self.arena.legal, np.int32)
        self.mask.reshape(-1)[np.repeat(self.rows, counts) + legal] = 1


def results(arrays: dict[str, NDArray[Any]]) -> Results:
    """The memory of the arrays, as an arena writes into it."""
    memory = {field: array.view(np.uint8) for field, array in arrays.items()}
    return Results(
        memory["observation"].reshape(-1).data,
        [row.data for row in memory["last"]],
        [row.data.cast("f") for row in memory["returns"]],
        memory["rewards"].data.cast("f"),
        memory["terminated"].data.cast("?"),
        memory["truncated"].data.cast("?"),
        memory["seat"].data,
    )


def hashed_bytes(state: State, seat: int) -> bytes:
    return hashed_view(state, seat).tobytes()


def make_player(name: str, game_id: str, seed: str) -> Choose:
    return partial(decide, make(name, game_id, seed))


# -- other processes -------------------------------------------------------------------------------------


class DistantCrew:
    """A crew in a process of its own."""

    def __init__(self, game_id: str, plan: Plan, batches: Batches, first: int, count: int) -> None:
        # A new interpreter, not a copy of this one: whoever trains may have threads of his own.
        context = multiprocessing.get_context("spawn")
        self.pipe, theirs = context.Pipe()
        self.process = context.Process(
            target=serve, args=(theirs, game_id, plan, batches.sizes, batches.name, first, count), daemon=True
        )
        self.process.start()
        theirs.close()

    def tell(self, command: str, seeds: list[str]) -> None:
        self.pipe.send((command, seeds))

    def wait(self) -> None:
        """Waits until the last command has been carried out."""
        try:
            trouble = self.pipe.recv()
        except EOFError:
            trouble = f"it has ended with {self.process.exitcode}"
        if trouble:
            raise CrewFailed(f"a process of the vector environment failed:\n{trouble}")

    def close(self) -> None:
        if self.process.is_alive():
            with suppress(BrokenPipeError):
                self.tell(CLOSE, [])
        self.process.join()
        self.pipe.close()


def serve(
    pipe: Connection, game_id: str, plan: Plan, sizes: Sizes, block: str, first: int, count: int
) -> None:
    """The life of another process: commands until the last one."""
    batches = Batches(sizes, True, block)
    crew = Crew(games.get(game_id), plan, batches, first, count)
    try:
        while True:
            command, seeds = pipe.recv()
            if command == CLOSE:
                return
            try:
                crew.reset(seeds) if command == RESET else crew.step()
            except Exception:  # whoever trains has to hear of it
                pipe.send(traceback.format_exc())
                return
            pipe.send("")
    except EOFError:
        return
    finally:
        del crew
        batches.close()
