"""Finds better figures for how a game's policy judges: variants of all of them play against each other.

    python tools/tune.py race --seats 2,3,4 --steps 2000
    python tools/tune.py race --take

In every step the figures are changed by chance, once up and once down, the two variants play the same deals
in all seats, and all figures move a little towards the one that won more (SPSA). What is found is the mean of
the last steps. Figures that the policy does not ask, such as those of the evaluation alone, stay as they are:
chance alone would move them. The figures are laid open in a compiled copy of this checkout below build/tune
(tools/figures.py), and what was found is kept there: the same command goes on where the last one stopped,
and the same seed and steps find the same. Every so often the present figures play against those of the
source. `--take` writes what was found into the source; networks that learned by the figures before have to
learn anew then (`perihelion train`).
"""

from __future__ import annotations

import argparse
import json
import math
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import asdict, dataclass, field
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

from figures import Figure, lay_open, write_back
from rich.console import Console
from rich.progress import track

from perihelion import engine, games
from perihelion.bots import decide
from perihelion.bots.greedy import GreedyBot
from perihelion.bots.judging import share_of_victory
from perihelion.core.chance import Chance, seeded
from perihelion.core.state import State
from perihelion.lab.intervals import Estimate, share

ROOT = Path(__file__).parents[1]
OPEN = "PERIHELION_TUNING"  # the folder of the copy, for the process that plays in it
PAIRS = 4  # of variants in a step
SIGMA = 0.12  # by which figures are changed, as the logarithm of a factor
RATE = 0.04  # of what a pair says, by which the figures move
FARTHEST = 2.5  # that a figure may move
SLOWER = 0.7  # by which the rate falls until the end
AVERAGED = 0.4  # of the steps, the last ones
ANSWERS = 20_000  # of a game; one that has not ended by then says nothing
ASKED_IN = 4  # games of each player count in which it is seen which figures the policy asks
ASKED_EVERY = 3  # of how many of their decisions one is looked at
OTHERWISE = math.log(1.5)  # by which a figure is moved to see whether that makes a difference
RACE_TABLES = ("taking", "making", "other_income", "demand", "supply")


@dataclass
class Found:
    """How far the figures have moved, as logarithms of factors: now, and in the mean of the last steps."""

    steps: int = 0
    now: list[float] = field(default_factory=list)
    mean: list[float] = field(default_factory=list)
    averaged: int = 0

    def best(self) -> list[float]:
        return self.mean if self.averaged else self.now


@dataclass(frozen=True)
class Duel:
    """Two variants at some deals, each in every seat against the other on all others."""

    game_id: str
    seats: int
    plus: tuple[float, ...]
    minus: tuple[float, ...]
    name: str
    deals: int

    def play(self) -> tuple[float, float, int]:
        """What one of plus among minus has won, what one of minus among plus has, and of how many games."""
        plus, minus = Variant(self.game_id, self.plus), Variant(self.game_id, self.minus)
        mine = its = 0.0
        for deal in range(self.deals):
            for seat in range(self.seats):
                mine += won(self.game_id, self.seats, f"{self.name} {deal}", seat, plus, minus)
                its += won(self.game_id, self.seats, f"{self.name} {deal}", seat, minus, plus)
        return mine, its, self.deals * self.seats


class Variant:
    """Values of all figures. Whoever decides puts them on first."""

    def __init__(self, game_id: str, moves: tuple[float, ...]) -> None:
        base = [figure.value for figure in kept_figures(folder_of(game_id))]
        self.holder = import_module(f"perihelion.games.{game_id}.mind.figures").FIGURES
        self.values = [value * math.exp(move) for value, move in zip(base, moves, strict=True)]
        self.holder.values = self.values
        self.tables = laid_out(game_id)

    def put_on(self) -> None:
        self.holder.values = self.values
        for owner, name, table in self.tables:
            setattr(owner, name, table)


def laid_out(game_id: str) -> list[tuple[Any, str, Any]]:
    """What a game lays out once by its figures, laid out by the present ones: whose it is, and its name."""
    game: Any = games.get(game_id)
    worth = import_module(f"perihelion.games.{game_id}.mind.worth")
    if game_id == "race":
        for name in RACE_TABLES:
            setattr(game.cards, name, [])
        worth.lay_out_incomes(game.cards)
        return [(game.cards, name, getattr(game.cards, name)) for name in RACE_TABLES]
    if game_id == "starfarers":
        return [(game, "fading", worth.fading_by_boosters(game.parts))]
    return []


def won(game_id: str, seats: int, deal: str, seat: int, alone: Variant, others: Variant) -> float:
    """The part of the victory that one variant wins on a seat, against the other on all other seats."""
    state: State = games.get(game_id).new(seats, deal)
    bot = GreedyBot(deal)
    for _ in range(ANSWERS):
        if state.over:
            return share_of_victory(state, seat)
        asked = state.asked_seats()[0]
        (alone if asked == seat else others).put_on()
        state.apply(asked, decide(bot, state, asked))
    return 1 / seats


@cache
def asked_figures(game_id: str, counts: tuple[int, ...], games_each: int = ASKED_IN) -> tuple[bool, ...]:
    """Which figures make a difference to how the policy rates actions in some games."""
    nothing = [0.0] * len(kept_figures(folder_of(game_id)))
    base = Variant(game_id, tuple(nothing))
    positions = [one for seats in counts for one in decisions(game_id, seats, games_each, base)]
    rated = list(ratings_by(base, positions))
    asked = []
    for place in range(len(nothing)):
        moves = [OTHERWISE if place == number else 0.0 for number in range(len(nothing))]
        other = ratings_by(Variant(game_id, tuple(moves)), positions)
        asked.append(any(one != its for one, its in zip(other, rated, strict=True)))
    return tuple(asked)


def decisions(game_id: str, seats: int, count: int, variant: Variant) -> Iterator[tuple[State, int]]:
    """Positions of games between bots of a variant, and who is asked there."""
    variant.put_on()
    for number in range(count):
        name = f"asked {seats} {number}"
        state: State = games.get(game_id).new(seats, name)
        bot, choices = GreedyBot(name), 0
        while not state.over:
            seat = state.asked_seats()[0]
            if len(state.legal(seat)) > 1:
                choices += 1
                if choices % ASKED_EVERY == 0:
                    yield state.copy(), seat
            state.apply(seat, decide(bot, state, seat))


def ratings_by(variant: Variant, positions: list[tuple[State, int]]) -> Iterator[list[float] | None]:
    """How a variant rates what is legal in each position."""
    variant.put_on()
    for state, seat in positions:
        yield state.game.rate(state, seat, state.legal(seat))


class Tuning:
    """Moves the figures of a game, step by step."""

    def __init__(
        self,
        game_id: str,
        counts: list[int],
        deals: int,
        seed: str,
        sigma: float = SIGMA,
        rate: float = RATE,
    ) -> None:
        self.game_id = game_id
        self.counts = counts
        self.deals = deals
        self.seed = seed
        self.sigma = sigma
        self.rate = rate
        self.file = folder_of(game_id) / f"found-{seed}.json"
        self.asked = asked_figures(game_id, tuple(counts))
        self.found = Found(now=[0.0] * len(self.asked))
        if self.file.exists():
            self.found = Found(**json.loads(self.file.read_text(encoding="utf-8")))

    def step(self, last: int) -> None:
        """Moves the figures towards the winners of some pairs; `last` is how many steps there will be."""
        found = self.found
        chance = seeded(f"{self.seed} step {found.steps}")
        changes = [[bell(chance) if asked else 0.0 for asked in self.asked] for _ in range(PAIRS)]
        outcomes = [self.duel(pair, change).play() for pair, change in enumerate(changes)]
        rate = self.rate * (1 - SLOWER * found.steps / last) / math.sqrt(PAIRS)
        for change, (mine, its, count) in zip(changes, outcomes, strict=True):
            for place, by in enumerate(change):
                moved = found.now[place] + rate * (mine - its) / count * by
                found.now[place] = max(-FARTHEST, min(FARTHEST, moved))
        found.steps += 1
        if found.steps > (1 - AVERAGED) * last:
            found.averaged += 1
            mean = found.mean or [0.0] * len(found.now)
            found.mean = [
                old + (new - old) / found.averaged for old, new in zip(mean, found.now, strict=True)
            ]
        self.file.write_text(json.dumps(asdict(found)), encoding="utf-8")

    def duel(self, pair: int, change: list[float]) -> Duel:
        number = self.found.steps * PAIRS + pair
        seats = self.counts[number % len(self.counts)]
        plus = tuple(at + self.sigma * by for at, by in zip(self.found.now, change, strict=True))
        minus = tuple(at - self.sigma * by for at, by in zip(self.found.now, change, strict=True))
        return Duel(self.game_id, seats, plus, minus, f"tuning {self.seed} {number}", self.deals)

    def checked(self, seats: int, count: int) -> Estimate:
        """How many games the figures found win, one seat against those of the source on all others."""
        best, base = tuple(self.found.best()), (0.0,) * len(self.found.now)
        name = f"check {self.found.steps}"
        mine, _, games = Duel(self.game_id, seats, best, base, name, max(1, count // seats)).play()
        return share(mine, games)


def bell(chance: Chance) -> float:
    """A number of the normal distribution, about: the sum of twelve even ones."""
    return sum(chance.below(1_000_000) for _ in range(12)) / 1_000_000 - 6.0


def folder_of(game_id: str) -> Path:
    """Where the copy is with the figures of a game laid open: this process's own, or of this checkout."""
    own = os.environ.get(OPEN)
    digest = engine.play_digest(ROOT / "src" / "perihelion", game_id)
    return Path(own) if own else ROOT / "build" / "tune" / f"{game_id}-{digest}"


@cache
def kept_figures(folder: Path) -> tuple[Figure, ...]:
    rows = json.loads((folder / "figures.json").read_text(encoding="utf-8"))
    return tuple(Figure(**row) for row in rows)


def prepared(game_id: str) -> Path:
    """Lays the figures open and compiles the copy, unless that was done."""
    folder = folder_of(game_id)
    if (folder / "figures.json").exists() and (folder / "build" / "fast").exists():
        return folder
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    figures = lay_open(ROOT, game_id, folder)
    (folder / "figures.json").write_text(json.dumps([asdict(figure) for figure in figures]), encoding="utf-8")
    subprocess.run([sys.executable, folder / "tools" / "compile.py"], check=True)
    return folder


def take(game_id: str, seed: str) -> None:
    """Writes what was found into the source."""
    folder = folder_of(game_id)
    found = Found(**json.loads((folder / f"found-{seed}.json").read_text(encoding="utf-8")))
    figures = list(kept_figures(folder))
    values = [figure.value * math.exp(move) for figure, move in zip(figures, found.best(), strict=True)]
    write_back(ROOT, game_id, figures, values)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=games.REGISTERED)
    parser.add_argument("--seats", default="", help="player counts, by comma; all but one alone if not said")
    parser.add_argument("--steps", type=int, default=2000, help="in all, those of earlier runs included")
    parser.add_argument("--deals", type=int, default=6, help="of each pair of variants, in all seats")
    parser.add_argument("--sigma", type=float, default=SIGMA, help="by which figures are changed")
    parser.add_argument("--rate", type=float, default=RATE, help="by which they move")
    parser.add_argument("--checks", type=int, default=240, help="games against the source's figures")
    parser.add_argument("--seed", default="1")
    parser.add_argument("--take", action="store_true", help="write what was found into the source")
    given = parser.parse_args()
    if given.take:
        take(given.game, given.seed)
        return
    if OPEN not in os.environ:
        folder = prepared(given.game)
        here = {**os.environ, OPEN: str(folder), "PYTHONPATH": str(folder / "build" / "fast")}
        sys.exit(subprocess.run([sys.executable, __file__, *sys.argv[1:]], env=here, check=False).returncode)
    counts = [int(count) for count in given.seats.split(",") if count]
    counts = counts or [count for count in games.get(given.game).players if count > 1]
    tuning = Tuning(given.game, counts, given.deals, given.seed, given.sigma, given.rate)
    console = Console(width=120)
    for step in track(range(tuning.found.steps, given.steps), "Steps", console=console):
        tuning.step(given.steps)
        if step % (given.steps // 10) == 0 or step == given.steps - 1:
            for seats in counts:
                found = tuning.checked(seats, given.checks)
                words = f"{found.value:.1%} ({found.low:.0%} - {found.high:.0%}) of {found.count}"
                console.print(f"after {step + 1} steps, {seats} seats: {words}; fair {1 / seats:.0%}")


if __name__ == "__main__":
    main()
