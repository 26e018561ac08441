"""Tournaments: any bots at any games, with ratings.

Every group of bots that fits a table plays the same deals in every seating. Results go to a file as they come
in, one line for each game; a tournament that was interrupted goes on from there, and plays nothing twice.
Ratings come from all results at once, with their intervals.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import asdict, dataclass
from functools import partial
from itertools import combinations
from pathlib import Path
from typing import TextIO

from perihelion.lab import backend
from perihelion.lab.intervals import Estimate, share
from perihelion.lab.play import GameResult, Setting, play_many
from perihelion.lab.ratings import Game, rate

FORMAT = 1


class OtherTournament(ValueError):
    """The file holds results of a tournament that was set up differently."""


@dataclass(frozen=True)
class Plan:
    """Who plays what. Each group plays `deals` deals, each in as many seatings as there are seats."""

    games: tuple[str, ...]
    bots: tuple[str, ...]
    seats: int
    deals: int
    seed: str

    def settings(self) -> list[Setting]:
        groups = list(combinations(self.bots, self.seats))
        return [Setting(game, group, self.seed) for game in self.games for group in groups]

    @property
    def games_in_all(self) -> int:
        return len(self.settings()) * self.deals * self.seats


@dataclass(frozen=True)
class Line:
    """One game: which setting, which number, and how it ended, by entrant."""

    setting: int
    number: int
    finished: bool
    error: str
    scores: list[int]
    won: list[float]


@dataclass(frozen=True)
class Standing:
    """A bot's rating (95 % interval) and its share of wins."""

    bot: str
    rating: Estimate
    won: Estimate


def run(
    plan: Plan,
    file: Path,
    jobs: int = 1,
    where: str = "local",
    progress: Callable[[int], None] | None = None,
) -> list[Line]:
    """Plays what the file does not have yet, and returns all results in order."""
    lines = read(plan, file) if file.exists() and file.stat().st_size else {}
    if progress is not None:
        progress(len(lines))
    with file.open("a", encoding="utf-8") as out:
        if not lines and out.tell() == 0:
            _write(out, {"format": FORMAT, **asdict(plan)})
        for number, setting in enumerate(plan.settings()):
            games = plan.deals * plan.seats
            missing = [range(game, game + 1) for game in range(games) if (number, game) not in lines]
            for _, results in backend.run(partial(play_many, setting), missing, jobs, where):
                for result in results:
                    line = _line(number, result)
                    lines[line.setting, line.number] = line
                    _write(out, asdict(line))
                if progress is not None:
                    progress(len(results))
    return [lines[key] for key in sorted(lines)]


def read(plan: Plan, file: Path) -> dict[tuple[int, int], Line]:
    """The results in a file, by setting and number. A line that was cut short is left out, and mended."""
    text = file.read_text(encoding="utf-8")
    whole, _, rest = text.rpartition("\n")
    if rest:
        file.write_text(whole + "\n" if whole else "", encoding="utf-8")
    rows = [json.loads(row) for row in whole.split("\n") if row]
    if not rows:
        return {}
    header = {"format": FORMAT, **json.loads(json.dumps(asdict(plan)))}
    if rows[0] != header:
        raise OtherTournament(
            f"{file} holds another tournament ({rows[0]}); give another file, or the same games, bots, seats,"
            " deals and seed"
        )
    lines = [Line(**row) for row in rows[1:]]
    return {(line.setting, line.number): line for line in lines}


def standings(plan: Plan, lines: list[Line], game: str | None = None) -> list[Standing]:
    """The bots by rating, best first, over all games or one."""
    settings = plan.settings()
    games = [
        Game(settings[line.setting].entrants, tuple(line.won))
        for line in lines
        if line.finished and game in (None, settings[line.setting].game)
    ]
    wins: dict[str, list[float]] = {bot: [] for bot in plan.bots}
    for played in games:
        for bot, won in zip(played.players, played.won, strict=True):
            wins[bot].append(won)
    ratings = rate(list(wins), games)
    table = [Standing(bot, ratings[bot], share(sum(won), len(won))) for bot, won in wins.items()]
    return sorted(table, key=lambda standing: (-standing.rating.value, standing.bot))


def places(line: Line) -> list[int]:
    """The place of each entrant, 0 for the best. Winners share the first; the others follow by points."""
    keys = list(zip(line.won, line.scores, strict=True))
    first = [(won, 0) if won else (won, score) for won, score in keys]
    order = sorted(set(first), reverse=True)
    return [order.index(key) for key in first]


def duels(plan: Plan, lines: list[Line], game: str | None = None) -> dict[tuple[str, str], Estimate]:
    """How often the first bot of a pair came out before the second, when both were at the table."""
    settings = plan.settings()
    ahead: dict[tuple[str, str], list[float]] = {}
    for line in lines:
        setting = settings[line.setting]
        if not line.finished or (game is not None and setting.game != game):
            continue
        at = places(line)
        for one, two in combinations(range(plan.seats), 2):
            better = 0.5 if at[one] == at[two] else float(at[one] < at[two])
            first, second = setting.entrants[one], setting.entrants[two]
            ahead.setdefault((first, second), []).append(better)
            ahead.setdefault((second, first), []).append(1 - better)
    return {pair: share(sum(values), len(values)) for pair, values in ahead.items()}


def _line(setting: int, result: GameResult) -> Line:
    """The result by entrant instead of by seat."""
    seats = [result.seating.index(entrant) for entrant in range(len(result.seating))]
    if not result.finished:
        return Line(setting, result.number, False, result.error, [], [])
    scores = [result.scores[seat] for seat in seats]
    return Line(setting, result.number, True, "", scores, [result.won(seat) for seat in seats])


def _write(out: TextIO, row: dict[str, object]) -> None:
    out.write(json.dumps(row) + "\n")
    out.flush()
