"""Training what a bot knows of a game at a player count: positions, fitting, better positions, fitting on.

First the policy plays; that is quick and teaches most. Then, generation by generation, bots play that judge
by what was learned, in part against earlier generations, so that the network knows what strong play makes of
a position, and goes on to learn from their games and from those of the generations before. Where the game has
a choice worth predicting, a predictor learns from the same games. Everything is kept in a folder: training
can be stopped at any time and goes on where it was.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import asdict, dataclass, field, replace
from pathlib import Path

import numpy as np

from perihelion.bots.judging import learned_file, weights_file
from perihelion.bots.predictor import load_predictor
from perihelion.bots.value import ValueNetwork, load_value
from perihelion.core.game import AnyGame
from perihelion.lab.fit import brier, calibrated, fit
from perihelion.lab.foretell import foretell
from perihelion.lab.positions import Lore, Shelf, Source, load_positions


@dataclass
class Progress:
    """What a network was learned from, and its squared error by epoch on games that were held back; besides,
    the share of choices held back that the predictor thought the likeliest."""

    games: int = 0
    searched: int = 0  # of each generation
    generations: int = 0
    positions: int = 0
    brier: float = 1.0
    hits: float = 0.0
    learned: list[float] = field(default_factory=list)
    held_back: list[float] = field(default_factory=list)


@dataclass(frozen=True)
class Plan:
    """Which games are played: by the policy, unless what comes with the game is where learning starts, and
    then by each generation of what was learned."""

    games: int
    searched: int = 0
    generations: int = 1
    onward: bool = False

    @property
    def in_all(self) -> int:
        return (0 if self.onward else self.games) + (self.searched * self.generations)


class Trainer:
    """Trains value network and predictor of one game at one player count."""

    def __init__(
        self, game: AnyGame, seats: int, folder: Path, seed: int = 1, jobs: int = 1, where: str = "local"
    ) -> None:
        if not game.feature_count(seats):
            raise ValueError(f"{game.id} has no features to learn from")
        self.game = game
        self.seats = seats
        self.folder = folder
        self.seed = seed
        self.jobs = jobs
        self.where = where
        self.progress = Progress()
        if self.progress_file.exists():
            self.progress = Progress(**json.loads(self.progress_file.read_text(encoding="utf-8")))

    @property
    def predictor_file(self) -> Path:
        return self.folder / f"{self.game.id}-{self.seats}.npz"

    @property
    def network_file(self) -> Path:
        return self.folder / f"{self.game.id}-{self.seats}.value.npz"

    @property
    def progress_file(self) -> Path:
        return self.folder / f"{self.game.id}-{self.seats}.value.json"

    def run(self, plan: Plan, told: Callable[[int], None] | None = None) -> None:
        """Plays what is missing of the plan's games, and fits what is missing of its generations; `told` is
        handed how many games are there."""
        self.folder.mkdir(parents=True, exist_ok=True)
        learned = [self.shipped() if plan.onward else self.generation(plan, [], told)]
        for _ in range(plan.generations if plan.searched else 0):
            learned.append(self.generation(plan, learned, told))
        self.save(learned[-1], self.network_file, self.predictor_file)

    def calibrate(self, games: int, told: Callable[[int], None] | None = None) -> None:
        """Calibrates what comes with the game on steady games of bots that judge by it; it learns nothing
        else."""
        before = self.shipped()
        source = Source(self.game.id, self.seats, self.seed, (before,), steady=True)
        positions = load_positions(Shelf(source, self.folder).collect(games, self.jobs, self.where, told))
        every = np.arange(len(positions))
        network = ValueNetwork(before.network.weights, *calibrated(before.network, positions, every))
        self.progress = Progress(
            searched=games, positions=len(positions), brier=brier(network, positions, every)
        )
        self.save(Lore(network, before.predictor), self.network_file, self.predictor_file)

    def generation(self, plan: Plan, learned: list[Lore], told: Callable[[int], None] | None) -> Lore:
        """What is learned from games of those before."""
        number = len(learned)
        before = replace(plan, generations=max(0, number - 1)).in_all if learned else 0
        source = Source(self.game.id, self.seats, self.seed, tuple(learned))
        files = Shelf(source, self.folder).collect(
            plan.searched if learned else plan.games,
            self.jobs,
            self.where,
            None if told is None else lambda done: told(before + done),
        )
        made_of = Progress(0 if plan.onward else plan.games, plan.searched if learned else 0, number)
        if self.is_kept(made_of):
            return self.load(*self.files(number))
        lore = self.fit(self.earlier(plan, learned) + files, learned, made_of)
        self.save(lore, *self.files(number))
        for file in (self.generation_file(number), self.progress_file):
            file.write_text(json.dumps(asdict(self.progress)), encoding="utf-8")
        return lore

    def earlier(self, plan: Plan, learned: list[Lore]) -> list[Path]:
        """Positions of the generations before but for the policy's: so few games are forgotten too soon."""
        sources = [
            Source(self.game.id, self.seats, self.seed, tuple(learned[:number]))
            for number in range(1, len(learned))
        ]
        return [file for source in sources for file in Shelf(source, self.folder).files(plan.searched)]

    def is_kept(self, made_of: Progress) -> bool:
        """Whether a generation need not be fitted (again): it was made of as many games, or its own games
        have begun, which would have been others by another one."""
        file = self.generation_file(made_of.generations)
        if not file.exists():
            return False
        kept = Progress(**json.loads(file.read_text(encoding="utf-8")))
        if any(self.folder.glob(f"{self.game.id}-{self.seats}.learned-{made_of.generations + 1}.*")):
            return True
        self.progress = kept
        return (kept.games, kept.searched) == (made_of.games, made_of.searched)

    def files(self, generation: int) -> tuple[Path, Path]:
        """Where network and predictor of a generation are kept."""
        name = f"{self.game.id}-{self.seats}.generation-{generation}"
        return self.folder / f"{name}.value.npz", self.folder / f"{name}.npz"

    def generation_file(self, generation: int) -> Path:
        return self.folder / f"{self.game.id}-{self.seats}.generation-{generation}.json"

    def fit(self, files: list[Path], learned: list[Lore], progress: Progress) -> Lore:
        """Learns from these positions, on from the last generation if there is one."""
        positions = load_positions(files)
        found = fit(positions, self.seed, start=learned[-1].network if learned else None)
        progress.positions, progress.brier = found.positions, found.brier
        progress.learned, progress.held_back = found.learned, found.held_back
        self.progress = progress
        if not self.game.foreseen():
            return Lore(found.network)
        foretold = foretell(self.game, self.seats, positions, self.seed)
        progress.hits = foretold.hits
        return Lore(found.network, foretold.predictor)

    def shipped(self) -> Lore:
        """What comes with the game."""
        network_file = weights_file(self.game.id, self.seats)
        if not network_file.is_file():
            raise ValueError(f"nothing that {self.game.id} has learned with {self.seats} seats to go on from")
        return self.load(network_file, learned_file(self.game.id, self.seats))

    def load(self, network_file: Path, predictor_file: Path) -> Lore:
        return Lore(
            load_value(network_file), load_predictor(predictor_file) if self.game.foreseen() else None
        )

    @staticmethod
    def save(lore: Lore, network_file: Path, predictor_file: Path) -> None:
        lore.network.save(network_file)
        if lore.predictor is not None:
            lore.predictor.save(predictor_file)
