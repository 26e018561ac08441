"""Measures what others use beside Perihelion: the same machine, the same run, processor time, random players.

    python tools/compare.py [--seconds 2] [--runs 3] [--json]

Makes an environment of its own in a temporary folder (or in --folder, to use it again) and installs
catanatron, OpenSpiel, RLCard and PettingZoo with its classic games into it from PyPI. Each measurement is a
process of its own; a decision is an answer with more than one legal choice. What cannot be installed is left
out and named.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path
from statistics import median

ROOT = Path(__file__).parents[1]
PINS = ("catanatron==3.2.1", "open_spiel==2.0.2", "rlcard==1.2.0", "pettingzoo[classic]==1.27.0")

COMMON = """
import json, random, sys
from time import process_time
random.seed(1)
seconds = float(sys.argv[1])

def measure(play):
    real = forced = 0
    started = process_time()
    while (spent := process_time() - started) < seconds:
        one, other = play()
        real += one
        forced += other
    print(json.dumps({"decisions_per_s": real / spent, "steps_per_s": (real + forced) / spent}))
"""

CATANATRON = """
from catanatron import Color, Game, RandomPlayer

def play():
    game = Game([RandomPlayer(Color.RED), RandomPlayer(Color.BLUE), RandomPlayer(Color.WHITE)])
    real = forced = 0
    while game.winning_color() is None and game.state.num_turns < 1000:
        choices = getattr(game, "playable_actions", None) or game.state.playable_actions
        if len(choices) > 1:
            real += 1
        else:
            forced += 1
        game.play_tick()
    return real, forced

measure(play)
"""

SPIEL = """
import pyspiel
game = pyspiel.load_game({game!r})

def play():
    state = game.new_initial_state()
    real = forced = 0
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, odds = zip(*state.chance_outcomes())
            state.apply_action(random.choices(outcomes, odds)[0])
            continue
        legal = state.legal_actions()
        if len(legal) > 1:
            real += 1
        else:
            forced += 1
        state.apply_action(random.choice(legal))
    return real, forced

measure(play)
"""

RLCARD = """
import rlcard
env = rlcard.make({game!r})

def play():
    state, _ = env.reset()
    real = forced = 0
    while not env.is_over():
        legal = list(state["legal_actions"])
        if len(legal) > 1:
            real += 1
        else:
            forced += 1
        state, _ = env.step(random.choice(legal))
    return real, forced

measure(play)
"""

PETTINGZOO = """
import numpy as np
from pettingzoo.classic import {game} as module
env = module.env()
seed = 0

def play():
    global seed
    seed += 1
    env.reset(seed=seed)
    real = forced = 0
    for agent in env.agent_iter():
        observation, _, terminated, truncated, info = env.last()
        if terminated or truncated:
            env.step(None)
            continue
        mask = observation["action_mask"] if "action_mask" in observation else info["action_mask"]
        legal = np.flatnonzero(mask)
        if len(legal) > 1:
            real += 1
        else:
            forced += 1
        env.step(int(random.choice(legal)))
    return real, forced

measure(play)
"""

OTHERS: dict[str, str] = {
    "catanatron, Catan, 3 players": CATANATRON,
    **{f"OpenSpiel, {game}": SPIEL.format(game=game) for game in ("chess", "backgammon", "gin_rummy")},
    **{f"RLCard, {game}": RLCARD.format(game=game) for game in ("uno", "gin-rummy", "doudizhu")},
    **{
        f"PettingZoo, {game}": PETTINGZOO.format(game=game)
        for game in ("chess_v6", "connect_four_v3", "tictactoe_v3")
    },
}

OURS = """
from perihelion import games
from perihelion.core.chance import seeded
from perihelion.core.playout import playout
game = games.get({game!r})
chance = seeded(1)
number = 0

def play():
    global number
    number += 1
    return playout(game.new({seats}, number), chance, 20000)

measure(play)
"""

OUR_ENV = """
from perihelion.core.chance import seeded
from perihelion.env import turn_env
env = turn_env({game!r}, {seats})
chance = seeded(1)
number = 0

def play():
    global number
    number += 1
    env.reset(seed=number)
    steps = 0
    for agent in env.agent_iter():
        observation, _, terminated, truncated, _ = env.last()
        if terminated or truncated:
            env.step(None)
            continue
        steps += 1
        env.step(chance.pick(env.episode.choices))
    return steps, 0

measure(play)
"""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--seconds", type=float, default=2.0, help="processor time of one run")
    parser.add_argument("--runs", type=int, default=3, help="of which the median is taken")
    parser.add_argument("--folder", type=Path, help="where the others are installed, and stay")
    parser.add_argument("--build", type=Path, default=ROOT / "build" / "fast", help="the compiled engine")
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as scratch:
        python = install(given.folder or Path(scratch))
        found: dict[str, dict[str, float]] = {}
        for _ in range(given.runs):
            for name, program in OTHERS.items():
                note(found, name, run(python, program, given.seconds, None))
            for name, program in ours().items():
                for engine, package in (("interpreted", ROOT / "src"), ("compiled", given.build)):
                    if package.exists():
                        figures = run(Path(sys.executable), program, given.seconds, package)
                        note(found, f"{name}, {engine}", figures)
    print(json.dumps(found, indent=2) if given.json else table(found))


def ours() -> dict[str, str]:
    sizes = {"race": 2, "starfarers": 3, "quarterworlds": 2, "pulsar": 2, "seti": 2}
    rules = {f"Perihelion, {game}, {seats} players": OURS.format(game=game, seats=seats)
             for game, seats in sizes.items()}  # fmt: skip
    return {**rules, "Perihelion, race, 2 players, environment": OUR_ENV.format(game="race", seats=2)}


def install(folder: Path) -> Path:
    python = folder / "bin" / "python"
    if not python.exists():
        subprocess.run([sys.executable, "-m", "venv", folder], check=True)
    for pin in PINS:
        done = subprocess.run([python, "-m", "pip", "install", "-q", pin], check=False)
        if done.returncode:
            print(f"{pin} cannot be installed here and is left out", file=sys.stderr)
    return python


def run(python: Path, program: str, seconds: float, package: Path | None) -> dict[str, float] | None:
    environment = {**os.environ, "PYTHONPATH": str(package)} if package else {
        name: value for name, value in os.environ.items() if name != "PYTHONPATH"
    }  # fmt: skip
    command = [str(python), "-c", COMMON + program, str(seconds)]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    if done.returncode:
        print(done.stderr.strip().splitlines()[-1], file=sys.stderr)
        return None
    figures: dict[str, float] = json.loads(done.stdout.splitlines()[-1])
    return figures


def note(found: dict[str, dict[str, float]], name: str, figures: dict[str, float] | None) -> None:
    """Keeps the runs of a measurement; its figures are the medians."""
    if figures is None:
        return
    runs.setdefault(name, []).append(figures)
    found[name] = {key: median(one[key] for one in runs[name]) for key in figures}


runs: dict[str, list[dict[str, float]]] = {}


def table(found: dict[str, dict[str, float]]) -> str:
    lines = ["| what | decisions/s | with forced ones |", "| --- | ---: | ---: |"]
    for name, figures in found.items():
        lines.append(f"| {name} | {figures['decisions_per_s']:,.0f} | {figures['steps_per_s']:,.0f} |")
    return "\n".join(lines)


if __name__ == "__main__":
    main()
