"""Training a value network for a game and player count: positions, fitting, better positions, fitting on.

First the policy plays; that is quick and teaches most. Then bots play that judge by what was learned, so that
the network knows what strong play makes of a position, and goes on to learn from their games. Where the
game has a choice worth predicting, a predictor learns from the same games. Everything is kept in a folder:
training can be stopped at any time and goes on where it was.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import asdict, dataclass, field, replace
from pathlib import Path

from perihelion.bots.predictor import load_predictor
from perihelion.bots.value import ValueNetwork, load_value
from perihelion.core.game import AnyGame
from perihelion.lab.fit import Fit, fit
from perihelion.lab.foretell import foretell
from perihelion.lab.positions import Shelf, Source, load_positions


@dataclass
class Progress:
    """What a network was learned from, and its squared error by epoch on games that were held back; besides,
    the share of choices held back that the predictor thought the likeliest."""

    games: int = 0
    searched: int = 0
    positions: int = 0
    brier: float = 1.0
    hits: float = 0.0
    learned: list[float] = field(default_factory=list)
    held_back: list[float] = field(default_factory=list)


class Trainer:
    """Trains the value network of one game at one player count."""

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
    def first_file(self) -> Path:
        """The network by which strong games are judged: learned from games by the policy alone."""
        return self.folder / f"{self.game.id}-{self.seats}.first.npz"

    @property
    def first_predictor_file(self) -> Path:
        return self.folder / f"{self.game.id}-{self.seats}.first-predictor.npz"

    @property
    def predictor_file(self) -> Path:
        return self.folder / f"{self.game.id}-{self.seats}.npz"

    @property
    def network_file(self) -> Path:
        return self.folder / f"{self.game.id}-{self.seats}.value.npz"

    @property
    def progress_file(self) -> Path:
        return self.folder / f"{self.game.id}-{self.seats}.value.json"

    def run(self, games: int, searched: int = 0, told: Callable[[int], None] | None = None) -> None:
        """Plays what is missing of so many games by the policy and by what was learned of them, and fits."""
        source = Source(self.game.id, self.seats, self.seed)
        files = self.collect(source, games, told)
        if not searched:
            self.keep(files, None, games, 0)
            return
        if not self.first_file.exists():
            self.predict(files, self.first_predictor_file)
            self.fit(files, None).network.save(self.first_file)
        first = load_value(self.first_file)
        learned = replace(source, network=first)
        if self.game.foreseen():
            learned = replace(learned, predictor=load_predictor(self.first_predictor_file))
        strong = self.collect(
            learned, searched, lambda done: told(games + done) if told is not None else None
        )
        self.keep(strong, first, games, searched)

    def collect(self, source: Source, games: int, told: Callable[[int], None] | None) -> list[Path]:
        return Shelf(source, self.folder).collect(games, self.jobs, self.where, told)

    def fit(self, files: list[Path], start: ValueNetwork | None) -> Fit:
        return fit(load_positions(files), self.seed, start=start)

    def predict(self, files: list[Path], into: Path) -> float:
        """Fits a predictor, if there is something to predict; its share of hits."""
        if not self.game.foreseen():
            return 0.0
        found = foretell(self.game, self.seats, load_positions(files), self.seed)
        found.predictor.save(into)
        return found.hits

    def keep(self, files: list[Path], start: ValueNetwork | None, games: int, searched: int) -> None:
        """Writes network and predictor, learned from these positions, then what they were learned from."""
        found = self.fit(files, start)
        found.network.save(self.network_file)
        hits = self.predict(files, self.predictor_file)
        self.progress = Progress(
            games, searched, found.positions, found.brier, hits, found.learned, found.held_back
        )
        self.progress_file.write_text(json.dumps(asdict(self.progress)), encoding="utf-8")
