"""Training a value network for a game and player count: positions, fitting, better positions, fitting again.

First the policy plays; that is quick and teaches most. Then searches play that judge by what was learned, so
that the network knows what strong play makes of a position, and all positions together are fitted again.
Everything is kept in a folder: training can be stopped at any time and goes on where it was.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import asdict, dataclass, field
from pathlib import Path

from perihelion.bots.value import ValueNetwork, load_value
from perihelion.core.game import AnyGame
from perihelion.lab.fit import Fit, fit
from perihelion.lab.positions import Shelf, Source, load_positions


@dataclass
class Progress:
    """What a network was learned from, and its squared error by epoch on games that were held back."""

    games: int = 0
    searched: int = 0
    positions: int = 0
    brier: float = 1.0
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
        """The network by which games are searched: learned from games by the policy alone."""
        return self.folder / f"{self.game.id}-{self.seats}.first.npz"

    @property
    def network_file(self) -> Path:
        return self.folder / f"{self.game.id}-{self.seats}.value.npz"

    @property
    def progress_file(self) -> Path:
        return self.folder / f"{self.game.id}-{self.seats}.value.json"

    def run(self, games: int, searched: int = 0, told: Callable[[int], None] | None = None) -> None:
        """Plays what is missing of so many games by the policy and by search, and fits the network."""
        quick = self.collect(games, None, told)
        if not searched:
            self.keep(self.fit(quick), games, 0)
            return
        if not self.first_file.exists():
            self.fit(quick).network.save(self.first_file)
        learned = load_value(self.first_file)
        slow = self.collect(searched, learned, lambda done: told(games + done) if told is not None else None)
        self.keep(self.fit(quick + slow), games, searched)

    def collect(
        self, games: int, network: ValueNetwork | None, told: Callable[[int], None] | None
    ) -> list[Path]:
        source = Source(self.game.id, self.seats, self.seed, network)
        return Shelf(source, self.folder).collect(games, self.jobs, self.where, told)

    def fit(self, files: list[Path]) -> Fit:
        return fit(load_positions(files), self.seed)

    def keep(self, found: Fit, games: int, searched: int) -> None:
        """Writes the network, then what it was learned from."""
        found.network.save(self.network_file)
        self.progress = Progress(
            games, searched, found.positions, found.brier, found.learned, found.held_back
        )
        self.progress_file.write_text(json.dumps(asdict(self.progress)), encoding="utf-8")
