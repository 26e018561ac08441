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
from statistics import median, quantiles
from time import process_time

import numpy as np

import perihelion
from perihelion import engine, games
from perihelion.art.artist import Artist, Choice, Scene
from perihelion.bots import make
from perihelion.core.chance import seeded
from perihelion.core.game import AnyGame
from perihelion.core.playout import playout
from perihelion.core.state import State
from perihelion.lab.coverage import project_root
from perihelion.lab.play import MOVE_CAP, drive
from perihelion.language import Voice, voice

RUNS = 5
RUN_SECONDS = 0.6  # processor time of one run of random games, about
SHORT = 0.4  # the part of it that all other figures get
ROWS = 32  # games of the vector environment
POSITIONS = 40

# What is done so many times a second; figures that a game or an installation lacks are left out.
RATES = (
    "decisions_per_s", "games_per_s", "copies_per_s", "saves_per_s", "imagines_per_s", "views_per_s",
    "previews_per_s", "features_per_s", "pages_per_s", "env_steps_per_s", "vector_steps_per_s",
    "greedy_games_per_s",
)  # fmt: skip

Figures = dict[str, float]


def measure(game: AnyGame, seats: int, runs: int = RUNS, seconds: float = RUN_SECONDS) -> Figures:
    """All figures of a game in this process."""
    rates = [_random_games(game, seats, f"bench {run}", seconds) for run in range(runs)]
    figures: Figures = {
        "seats": seats,
        "decisions_per_s": median(rate[0] for rate in rates),
        "forced_share": median(rate[1] for rate in rates),
        "games_per_s": median(rate[2] for rate in rates),
        "late_to_early": median(_late_to_early(game, seats, run, seconds) for run in range(runs)),
    }
    states = _positions(game, seats)
    chance = seeded("bench worlds")
    work: dict[str, Callable[[State], object]] = {
        "copies_per_s": lambda state: state.copy(),
        "saves_per_s": lambda state: state.save(),
        "imagines_per_s": lambda state: state.imagine(_asked(state), chance),
        "views_per_s": lambda state: game.view(state, _asked(state)),
        "previews_per_s": lambda state: game.preview(state, _asked(state), state.legal(_asked(state))[0]),
        "features_per_s": lambda state: game.features(state, _asked(state)),
    }
    for name, one in work.items():
        figures[name] = median(_repeat(states, one, SHORT * seconds) for _ in range(runs))
    figures |= _pages(game, states, runs)
    figures |= _environments(game, seats, runs, SHORT * seconds)
    figures["greedy_games_per_s"] = _greedy_games(game, seats, runs, SHORT * seconds)
    return figures


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


def _late_to_early(game: AnyGame, seats: int, run: int, seconds: float) -> float:
    """The time that an answer takes in the last third of random games, by that in the first third."""
    early = late = 0.0
    number = 0
    while early + late < SHORT * seconds:
        seed = f"bench thirds {run} {number}"
        number += 1
        first, again = game.new(seats, seed), game.new(seats, seed)
        third = sum(playout(first, seeded(seed), MOVE_CAP)) // 3
        chance = seeded(seed)
        started = process_time()
        playout(again, chance, third)
        early += process_time() - started
        playout(again, chance, third)
        started = process_time()
        playout(again, chance, third)
        late += process_time() - started
    return late / early


def _positions(game: AnyGame, seats: int, count: int = POSITIONS) -> list[State]:
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


def _asked(state: State) -> int:
    return state.asked_seats()[0]


def _repeat(states: list[State], work: Callable[[State], object], seconds: float) -> float:
    done = 0
    started = process_time()
    while (spent := process_time() - started) < seconds:
        for state in states:
            work(state)
        done += len(states)
    return done / spent


# -- what a table, a learner and a bot need --------------------------------------------------------------


def _pages(game: AnyGame, states: list[State], runs: int) -> Figures:
    """The drawing of a whole page for the seat that is asked, with the words of all its choices; the
    milliseconds are over all positions and runs, after one that warms up."""
    artist = games.artist(game.id) if game.id in games.REGISTERED else None
    if artist is None:
        return {}
    names = tuple("ABCD"[: states[0].seats])
    speaker = voice("en", game.id).named(names)
    spent: list[float] = []
    for run in range(runs + 1):
        for state in states:
            started = process_time()
            draw(artist, state, speaker, names)
            if run:
                spent.append(1000 * (process_time() - started))
    return {
        "pages_per_s": 1000 / (sum(spent) / len(spent)),
        "page_ms": median(spent),
        "page_ms_p95": quantiles(spent, n=20)[-1],
    }


def draw(artist: Artist, state: State, speaker: Voice, names: tuple[str, ...]) -> None:
    """Draws the table for the seat that is asked."""
    game, seat = state.game, _asked(state)
    choices = tuple(
        Choice(game.catalogue.names[action], speaker.say(game.label(state, seat, action)))
        for action in state.legal(seat)
    )
    view, scores = game.view(state, seat), game.score_sheet(state, seat)
    artist.draw(Scene(game, view, speaker, names, choices, scores))


def _environments(game: AnyGame, seats: int, runs: int, seconds: float) -> Figures:
    """Steps of the turn-by-turn environment (observation and mask at each) and of a vector environment in
    which the learner plays all seats, with random actions."""
    try:
        from perihelion.env import turn_env, vector_env
        from perihelion.env.vector import random_actions
    except ModuleNotFoundError:  # the optional extra is not installed
        return {}
    single, many = turn_env(game, seats), vector_env(game, ROWS, seats, opponents="self", copy=False)
    chance, rng = seeded("bench steps"), np.random.default_rng(1)

    def one_by_one() -> float:
        steps = 0
        started = process_time()
        while (spent := process_time() - started) < seconds:
            single.reset(seed=steps)
            while not single.episode.over:
                single.observe(single.agent_selection)
                single.step(chance.pick(single.episode.choices))
                steps += 1
        return steps / spent

    def in_batches() -> float:
        steps = 0
        seen, _ = many.reset(seed=1)
        started = process_time()
        while (spent := process_time() - started) < seconds:
            seen = many.step(random_actions(seen["action_mask"], rng))[0]
            steps += ROWS
        return steps / spent

    figures = {
        "env_steps_per_s": median(one_by_one() for _ in range(runs)),
        "vector_steps_per_s": median(in_batches() for _ in range(runs)),
    }
    many.close()
    return figures


def _greedy_games(game: AnyGame, seats: int, runs: int, seconds: float) -> float:
    """Games between greedy bots."""
    rates: list[float] = []
    for run in range(runs):
        played = 0
        started = process_time()
        while (spent := process_time() - started) < seconds:
            seed = f"bench greedy {run} {played}"
            bots = [make("greedy", game.id, f"{seed} {seat}") for seat in range(seats)]
            drive(game.new(seats, seed), bots, MOVE_CAP)
            played += 1
        rates.append(played / spent)
    return median(rates)


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
            name: figures["compiled"][name] / figures["interpreted"][name]
            for name in RATES
            if name in figures["compiled"]
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
