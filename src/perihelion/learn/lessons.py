"""Lessons as they lie in `games/<game>/lessons/`: one TOML file each, in the order of their names.

A lesson is a position and a few steps; each step says one thing in both languages and asks for one thing.
Reading checks everything that can be checked without playing; errors name the file and the place.
"""

from __future__ import annotations

import re
import tomllib
from dataclasses import dataclass, field
from fnmatch import fnmatchcase
from functools import cache
from importlib.resources import files

from perihelion.core.tables import Table
from perihelion.language import LANGUAGES, Voice

SEATS = "ABCD"
FILE = re.compile(r"(\d\d)-([a-z0-9-]+)\.toml")
NAMED = re.compile(r"\{([A-Za-z0-9-]+)\}")
POINT = re.compile(r"(act|thing|why):\S+")


@dataclass(frozen=True)
class Said:
    """The same words in both languages. `{card-comet-zone}` stands for what the game calls it."""

    en: str
    cs: str

    def spoken(self, voice: Voice) -> str:
        words = self.cs if voice.lang == "cs" else self.en
        return NAMED.sub(lambda found: voice.tell(found[1]), words)


@dataclass(frozen=True)
class Played:
    """A move of a position or of what follows an answer: who, and the action's name."""

    seat: int
    action: str


@dataclass(frozen=True)
class Position:
    """A game from its seed, with the moves that lead to where the lesson begins."""

    seats: int
    seed: int
    options: dict[str, str]
    moves: tuple[Played, ...]


@dataclass(frozen=True)
class Nudge:
    """What is said to a legal choice that is not the point."""

    on: tuple[str, ...]
    said: Said


@dataclass(frozen=True)
class Goal:
    """Points to be won with any choices; `solution` is one way, for tests and for who gives up."""

    points: int
    solution: tuple[str, ...]


@dataclass(frozen=True)
class LessonStep:
    """One thing to do. Either one of the `accept`ed actions is wanted (`*` stands for anything), or a goal
    is to be reached. `point` names what the pointer shows on the board; `then` is played afterwards."""

    text: Said
    right: Said
    accept: tuple[str, ...] = ()
    goal: Goal | None = None
    point: tuple[str, ...] | None = None
    nudges: tuple[Nudge, ...] = ()
    then: tuple[Played, ...] = ()

    def accepts(self, action: str) -> bool:
        return matches(self.accept, action)

    def nudge(self, action: str) -> Said:
        """What is said to this choice; the last nudge is for everything else."""
        return next(nudge.said for nudge in self.nudges if matches(nudge.on, action))


@dataclass(frozen=True)
class Lesson:
    game: str
    id: str
    title: Said
    idea: Said
    position: Position
    seat: int
    steps: tuple[LessonStep, ...] = field(default=())


def matches(patterns: tuple[str, ...], action: str) -> bool:
    return any(fnmatchcase(action, pattern) for pattern in patterns)


@cache
def lessons_of(game_id: str) -> tuple[Lesson, ...]:
    """The path of a game's lessons, in order; empty if it has none."""
    folder = files(f"perihelion.games.{game_id}").joinpath("lessons")
    if not folder.is_dir():
        return ()
    entries = sorted((entry for entry in folder.iterdir() if entry.name.endswith(".toml")), key=_name)
    return tuple(read_lesson(game_id, entry.name, entry.read_text(encoding="utf-8")) for entry in entries)


def _name(entry: object) -> str:
    return str(getattr(entry, "name"))


def read_lesson(game_id: str, name: str, text: str) -> Lesson:
    """A lesson from its file; raises ValueError that says where and what."""
    named = FILE.fullmatch(name)
    where = f"{game_id}/lessons/{name}"
    if named is None:
        raise ValueError(f"{where}: a lesson is named like 03-first-colony.toml")
    try:
        table = Table(tomllib.loads(text), where)
    except tomllib.TOMLDecodeError as error:
        raise ValueError(f"{where}: {error}") from error
    _only(table, "title", "idea", "position", "seat", "step")
    seat = _seat(table.word("seat"), where) if table.has("seat") else 0
    position = _position(table.table("position"))
    steps = tuple(_step(step, seat) for step in table.tables("step"))
    if not steps:
        raise ValueError(f"{where}: a lesson has at least one [[step]]")
    return Lesson(game_id, named[2], _said(table, "title"), _said(table, "idea"), position, seat, steps)


def _position(table: Table) -> Position:
    _only(table, "seats", "seed", "options", "play")
    options = table.table("options") if table.has("options") else None
    chosen = {key: options.word(key) for key in options.data} if options is not None else {}
    moves = _moves(table, "play") if table.has("play") else ()
    return Position(table.number("seats"), table.number("seed"), chosen, moves)


def _step(table: Table, seat: int) -> LessonStep:
    _only(table, "text", "right", "accept", "goal", "point", "nudge", "nudges", "then")
    accept = tuple(table.words("accept")) if table.has("accept") else ()
    goal = _goal(table.table("goal")) if table.has("goal") else None
    if bool(accept) == (goal is not None):
        raise ValueError(f"{table.where}: a step has either 'accept' or a 'goal'")
    point = tuple(table.words("point")) if table.has("point") else None
    for one in point or ():
        if POINT.fullmatch(one) is None:
            raise ValueError(f"{table.where}: 'point' {one!r} is neither act:…, why:… nor thing:…")
    nudges = [_nudge(nudge) for nudge in table.tables("nudges")] if table.has("nudges") else []
    nudges.append(Nudge(("*",), _said(table, "nudge")))
    then = _moves(table, "then") if table.has("then") else ()
    return LessonStep(
        _said(table, "text"), _said(table, "right"), accept, goal, point, tuple(nudges), then
    )  # fmt: skip


def _goal(table: Table) -> Goal:
    _only(table, "points", "solution")
    return Goal(table.number("points"), tuple(table.words("solution")))


def _nudge(table: Table) -> Nudge:
    _only(table, "on", *LANGUAGES)
    return Nudge(tuple(table.words("on")), _both(table))


def _said(table: Table, key: str) -> Said:
    said = table.table(key)
    _only(said, *LANGUAGES)
    return _both(said)


def _both(table: Table) -> Said:
    for lang in LANGUAGES:
        if not table.word(lang).strip():
            raise ValueError(f"{table.where}: {lang!r} is empty")
    return Said(table.word("en").strip(), table.word("cs").strip())


def _moves(table: Table, key: str) -> tuple[Played, ...]:
    """Moves, one a line: the seat's letter and the action; what follows a # is for readers."""
    moves = []
    for number, line in enumerate(table.word(key).splitlines(), 1):
        words = line.split("#")[0].split()
        if not words:
            continue
        where = f"{table.where}.{key}, line {number}"
        if len(words) != 2:
            raise ValueError(f"{where}: a move is a seat and an action, like 'A explore-5'")
        moves.append(Played(_seat(words[0], where), words[1]))
    return tuple(moves)


def _seat(letter: str, where: str) -> int:
    if letter not in SEATS or len(letter) != 1:
        raise ValueError(f"{where}: {letter!r} is not a seat; seats are A, B, C and D")
    return SEATS.index(letter)


def _only(table: Table, *known: str) -> None:
    for key in table.data:
        if key not in known:
            raise ValueError(f"{table.where}: {key!r} is not known; known are {', '.join(known)}")
