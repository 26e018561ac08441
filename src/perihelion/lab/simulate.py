"""Simulation: many games between bots, and what they say about bots, seats and scores."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from perihelion.core.plain import Json
from perihelion.lab import backend
from perihelion.lab.intervals import Estimate, mean, share
from perihelion.lab.play import GameResult, Setting, play_many

CHUNK = 20  # games in one task of a worker, at most


@dataclass(frozen=True)
class Simulation:
    """All results of a run, in the order of the games' numbers."""

    setting: Setting
    results: list[GameResult]
    seconds: float

    @property
    def finished(self) -> list[GameResult]:
        return [result for result in self.results if result.finished]

    @property
    def errors(self) -> list[GameResult]:
        return [result for result in self.results if result.error]

    @property
    def unfinished(self) -> int:
        return len(self.results) - len(self.finished) - len(self.errors)

    def entrant_wins(self, entrant: int) -> list[float]:
        return [result.won(result.seating.index(entrant)) for result in self.finished]

    def entrant_scores(self, entrant: int) -> list[float]:
        return [float(result.scores[result.seating.index(entrant)]) for result in self.finished]

    def win_rate(self, entrant: int) -> Estimate:
        wins = self.entrant_wins(entrant)
        return share(sum(wins), len(wins))

    def seat_wins(self, seat: int) -> list[float]:
        return [result.won(seat) for result in self.finished]

    def seat_scores(self, seat: int) -> list[float]:
        return [float(result.scores[seat]) for result in self.finished]

    def seat_win_rate(self, seat: int) -> Estimate:
        return share(sum(self.seat_wins(seat)), len(self.finished))

    def seat_score(self, seat: int) -> Estimate:
        return mean(self.seat_scores(seat))

    def bot_win_rate(self, name: str) -> Estimate:
        """The win rate of one bot of that name, over all entrants of that name."""
        wins = [win for entrant in self._named(name) for win in self.entrant_wins(entrant)]
        return share(sum(wins), len(wins))

    def bot_score(self, name: str) -> Estimate:
        return mean([score for entrant in self._named(name) for score in self.entrant_scores(entrant)])

    def length(self) -> Estimate:
        """Real decisions in a finished game."""
        return mean([float(result.decisions) for result in self.finished])

    def error_texts(self) -> list[str]:
        """What went wrong, each kind once."""
        return list(dict.fromkeys(result.error for result in self.errors))

    def names(self) -> list[str]:
        """The bots, each once."""
        return list(dict.fromkeys(self.setting.entrants))

    def _named(self, name: str) -> list[int]:
        return [entrant for entrant, other in enumerate(self.setting.entrants) if other == name]

    def to_json(self) -> dict[str, Json]:
        names = self.names()
        seats = range(self.setting.seats)
        return {
            "game": self.setting.game,
            "seats": self.setting.seats,
            "bots": list(self.setting.entrants),
            "seed": self.setting.seed,
            "options": dict(self.setting.options),
            "components": self.setting.components,
            "games": len(self.results),
            "finished": len(self.finished),
            "unfinished": self.unfinished,
            "errors": len(self.errors),
            "error_texts": [*self.error_texts()],
            "seconds": round(self.seconds, 3),
            "decisions": sum(result.decisions for result in self.results),
            "forced": sum(result.forced for result in self.results),
            "mean_scores": {name: self.bot_score(name).value for name in names},
            "win_rates": {name: self.bot_win_rate(name).value for name in names},
            "win_rate_intervals": {name: _interval(self.bot_win_rate(name)) for name in names},
            "mean_decisions": self.length().value,
            "by_seat": [
                {
                    "win_rate": self.seat_win_rate(seat).value,
                    "interval": _interval(self.seat_win_rate(seat)),
                    "mean_score": self.seat_score(seat).value,
                }
                for seat in seats
            ],
        }


def _interval(estimate: Estimate) -> list[Json]:
    return [estimate.low, estimate.high]


def fill_seats(bots: list[str], seats: int) -> tuple[str, ...]:
    """One bot for each seat: the given ones in turn, until the table is full."""
    return tuple(bots[seat % len(bots)] for seat in range(seats))


def simulate(
    setting: Setting,
    games: int,
    jobs: int = 1,
    progress: Callable[[int], None] | None = None,
    where: str = "local",
) -> Simulation:
    """Plays the games; `progress` is told how many more are done. The results do not depend on `jobs`."""
    size = max(1, min(CHUNK, games // max(1, jobs * 4)))
    chunks = [range(start, min(start + size, games)) for start in range(0, games, size)]
    results: dict[int, GameResult] = {}
    started = time.perf_counter()
    for _, chunk in backend.run(partial(play_many, setting), chunks, jobs, where):
        results.update({result.number: result for result in chunk})
        if progress is not None:
            progress(len(chunk))
    seconds = time.perf_counter() - started
    return Simulation(setting, [results[number] for number in range(games)], seconds)
