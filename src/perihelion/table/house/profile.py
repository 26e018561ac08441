"""What a person's results add up to: figures by game and number of players, streaks, favourites, and how it
went against others. Made from results alone, so of games that are over."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field

from perihelion.table.house.ratings import Shown, shown
from perihelion.table.store import FORMER, PLAYED, EndedRow, ResultRow

LOOKED_AT = 2_000  # latest games of a person
FAVOURITES = 5  # of a kind


@dataclass
class Figures:
    """Games of one kind with one number of players."""

    game: str
    players: int
    games: int = 0
    wins: int = 0
    places: int = 0  # all of them added up
    best: int | None = None
    given_up: int = 0

    @property
    def share(self) -> int:
        """Wins of a hundred games."""
        return round(100 * self.wins / self.games)

    @property
    def place(self) -> float:
        return self.places / self.games


@dataclass
class Against:
    """How often one came out before another, behind, and beside them."""

    person: str
    name: str = ""
    games: int = 0
    before: int = 0
    behind: int = 0
    level: int = 0


@dataclass
class Profile:
    figures: list[Figures] = field(default_factory=list)
    streak: int = 0  # wins one after the other, the longest and at present
    streak_now: int = 0
    favourites: dict[tuple[str, str], list[tuple[str, int]]] = field(default_factory=dict)
    others: list[Against] = field(default_factory=list)
    histories: dict[tuple[str, int, bool], list[Shown]] = field(default_factory=dict)

    @property
    def games(self) -> int:
        return sum(one.games for one in self.figures)

    @property
    def wins(self) -> int:
        return sum(one.wins for one in self.figures)


def profile_of(person: str, ends: Sequence[EndedRow]) -> Profile:
    """The profile that follows from games, latest first."""
    found = Profile()
    figures: dict[tuple[str, int], Figures] = {}
    liked: dict[tuple[str, str], Counter[str]] = {}
    others: dict[str, Against] = {}
    for end in reversed(ends):
        mine = own_row(person, end)
        if mine is None:
            continue
        key = (end.game, end.players)
        _add(figures.setdefault(key, Figures(*key)), mine)
        found.streak_now = found.streak_now + 1 if mine.won else 0
        found.streak = max(found.streak, found.streak_now)
        for kind, things in mine.liked.items():
            liked.setdefault((end.game, kind), Counter()).update(things)
        for row in end.results:
            if row.person not in ("", person) and row.counts and not row.person.startswith(FORMER):
                compare(others.setdefault(row.person, Against(row.person)), mine, row)
        if mine.mu is not None and mine.sigma is not None:
            scale = (end.game, end.players, end.bots)
            found.histories.setdefault(scale, []).append(shown(mine.mu, mine.sigma))
    found.figures = sorted(figures.values(), key=lambda one: (-one.games, one.game, one.players))
    found.favourites = {key: counts.most_common(FAVOURITES) for key, counts in sorted(liked.items())}
    found.others = sorted(others.values(), key=lambda one: (-one.games, one.person))
    return found


def own_row(person: str, end: EndedRow) -> ResultRow | None:
    return next((row for row in end.results if row.person == person), None)


def compare(against: Against, mine: ResultRow, theirs: ResultRow) -> None:
    against.games += 1
    against.name = theirs.name
    against.before += mine.place < theirs.place
    against.behind += mine.place > theirs.place
    against.level += mine.place == theirs.place


def between(one: str, other: str, ends: Sequence[EndedRow]) -> dict[tuple[str, int], Against]:
    """How it went between two people, by game and number of players."""
    found: dict[tuple[str, int], Against] = {}
    for end in ends:
        mine, theirs = own_row(one, end), own_row(other, end)
        if mine is not None and theirs is not None:
            compare(found.setdefault((end.game, end.players), Against(other)), mine, theirs)
    return found


def _add(figures: Figures, row: ResultRow) -> None:
    figures.games += 1
    figures.wins += row.won
    figures.places += row.place
    figures.given_up += row.fate != PLAYED
    if row.fate == PLAYED:
        figures.best = row.score if figures.best is None else max(figures.best, row.score)
