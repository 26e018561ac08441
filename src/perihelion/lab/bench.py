"""The benchmark: how fast a game runs with random players, interpreted and compiled.

Every figure is the median of several runs of processor time, each run of the same work in both ways.
`python -m perihelion.lab.bench GAME` measures the engine that it finds on its path and prints JSON; the
command `perihelion bench` runs that once with the source first on the path and once with its compiled build.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from statistics import median
from time import process_time

import perihelion
from perihelion import engine, games
from perihelion.core.chance import seeded
from perihelion.core.game import AnyGame
from perihelion.core.playout import playout
from perihelion.core.state import State
from perihelion.lab.coverage import project_root
from perihelion.lab.play import MOVE_CAP

RUNS = 5
RUN_SECONDS = 0.6  # processor time of one run, about
FIGURES = ("decisions_per_s", "games_per_s", "copies_per_s", "saves_per_s")

Figures = dict[str, float]


def measure(game: AnyGame, seats: int, runs: int = RUNS, seconds: float = RUN_SECONDS) -> Figures:
    """All figures of a game in this process."""
    rates = [_random_games(game, seats, f"bench {run}", seconds) for run in range(runs)]
    states = _positions(game, seats)
    return {
        "seats": seats,
        "decisions_per_s": median(rate[0] for rate in rates),
        "forced_share": median(rate[1] for rate in rates),
        "games_per_s": median(rate[2] for rate in rates),
        "copies_per_s": median(_repeat(states, lambda state: state.copy(), seconds / 2) for _ in range(runs)),
        "saves_per_s": median(_repeat(states, lambda state: state.save(), seconds / 2) for _ in range(runs)),
    }


def _random_games(game: AnyGame, seats: int, seed: str, seconds: float) -> tuple[float, float, float]:
    chance = seeded(seed)
    decisions = forced = played = 0
    started = process_time()
    while (spent := process_time() - started) < seconds:
        state = game.new(seats, f"{seed} {played}")
        real, single = playout(state, chance, MOVE_CAP)
        decisions += real
        forced += single
        played += 1
    return decisions / spent, forced / max(1, decisions + forced), played / spent


def _positions(game: AnyGame, seats: int, count: int = 40) -> list[State]:
    """Positions spread over a random game."""
    state = game.new(seats, "bench positions")
    real, forced = playout(state, seeded("bench positions"), MOVE_CAP)
    stride = max(1, (real + forced) // count)
    state, chance = game.new(seats, "bench positions"), seeded("bench positions")
    positions: list[State] = []
    while not state.over and len(positions) < count:
        positions.append(state.copy())
        playout(state, chance, stride)
    return positions


def _repeat(states: list[State], work: Callable[[State], object], seconds: float) -> float:
    done = 0
    started = process_time()
    while (spent := process_time() - started) < seconds:
        for state in states:
            work(state)
        done += len(states)
    return done / spent


# -- both ways, in processes of their own --------------------------------------------------------------


class BenchFailed(RuntimeError):
    """A measuring process failed; says what it wrote."""


def compiled_folder() -> Path | None:
    """Where the compiled build of just this source is, if it has been made."""
    root = project_root()
    folder = engine.build_of(root) if root else None
    return folder if folder and engine.is_ready(folder) else None


def bench(game_id: str, seats: int, runs: int = RUNS) -> dict[str, Figures]:
    """In a checkout the figures `interpreted` and, if built, `compiled` with the `ratio` between them; of an
    installed package those of the engine that it has."""
    root = project_root()
    if root is None:
        package = Path(perihelion.__file__).parents[1]
        return {engine.kind(): _measure_elsewhere(game_id, seats, runs, package)}
    figures = {"interpreted": _measure_elsewhere(game_id, seats, runs, root / "src")}
    compiled = compiled_folder()
    if compiled is not None:
        figures["compiled"] = _measure_elsewhere(game_id, seats, runs, compiled)
        figures["ratio"] = {
            name: figures["compiled"][name] / figures["interpreted"][name] for name in FIGURES
        }
    return figures


def _measure_elsewhere(game_id: str, seats: int, runs: int, package: Path) -> Figures:
    command = [sys.executable, "-m", "perihelion.lab.bench", game_id, str(seats), str(runs)]
    environment = {**os.environ, "PYTHONPATH": str(package)}
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        raise BenchFailed(f"measuring {game_id} in {package} failed:\n{done.stderr.strip()}")
    figures: Figures = json.loads(done.stdout)
    return figures


if __name__ == "__main__":
    print(json.dumps(measure(games.get(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3]))))
