"""Rows as the rest of the table knows them: plain values, without a database behind them."""

from __future__ import annotations

from dataclasses import dataclass, field

WAITING, PLAYING, FINISHED = "waiting", "playing", "finished"
PERSON, BOT, FREE = "person", "bot", "free"
MOVE, FORCED, UNDO = "move", "forced", "undo"
NOBODY = -1


@dataclass(frozen=True)
class Result:
    """How a game ended: points and winners by seat."""

    scores: list[int]
    winners: list[int]


@dataclass(frozen=True)
class TableRow:
    id: str
    invite: str
    game: str
    game_version: int
    engine_version: str
    options: dict[str, str]
    seed: str
    open: bool
    host: str
    status: str = WAITING
    seating: int = 0
    created: int = 0
    touched: int = 0
    result: Result | None = None
    rematch: str = ""


@dataclass(frozen=True)
class SeatRow:
    """A seat. `stand_in` marks a bot that plays for a person who has left."""

    seat: int
    kind: str
    name: str
    level: str
    key: str
    stand_in: bool = False
    owners: tuple[str, ...] = field(default=())


@dataclass(frozen=True)
class ActionRow:
    sequence: int
    kind: str
    seat: int
    action: str


@dataclass(frozen=True)
class ChatRow:
    """Something said by a person (`text`), or a notice of the table (a message key)."""

    number: int
    seat: int
    name: str
    notice: str
    text: str
    at: int
