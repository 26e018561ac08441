"""A room: one table in memory, as a cache of its log.

The match is rebuilt from the rows of the log whenever it is needed and changed only together with them,
under the room's lock. Taking back is a row like any other: replaying the rows takes back again.
"""

from __future__ import annotations

import threading
import time
from dataclasses import dataclass, replace
from hashlib import sha256

from perihelion.core.chance import seeded
from perihelion.core.match import LogEntry, Match, Move
from perihelion.core.plain import Json
from perihelion.core.record import BadRecord, Record, record_of
from perihelion.core.state import State
from perihelion.core.text import Reason, Refused
from perihelion.table.house.library import Title
from perihelion.table.house.marks import Mark
from perihelion.table.house.problems import Declined, NotNow
from perihelion.table.store import (
    BOT,
    FINISHED,
    FORCED,
    FREE,
    MOVE,
    PLAYING,
    UNDO,
    WAITING,
    ActionRow,
    Conflict,
    Result,
    SeatRow,
    Store,
    TableRow,
)

CHECKPOINT = 16  # a copy of the state is kept every so many moves, for stepping through the past
CHART_POINTS = 60


@dataclass(frozen=True)
class Thought:
    """A question for a bot: an imagined state, never the true one."""

    table: str
    game: str
    seat: int
    level: str
    token: str
    seed: str
    world: dict[str, Json]


class Room:
    """A table with its seats, its match and everything said at it."""

    def __init__(self, store: Store, title: Title | None, table: TableRow, seats: list[SeatRow]) -> None:
        self.store = store
        self.title = title
        self.table = table
        self.seats = seats
        self.lock = threading.RLock()
        self.used = time.monotonic()
        self.stale = False  # somebody else has written to the log: load the table anew
        self.match: Match | None = None
        self.broken = ""
        self.sequence = 0
        self.chat_number = len(store.chat.of(table.id))
        self.undone: list[tuple[int, int]] = []  # (sequence of an undo, moves left after it)
        self.rows: list[ActionRow] = []
        self._checkpoints: dict[int, State] = {}
        self._chart: list[tuple[int, list[int]]] = []
        if table.status != WAITING:
            self._load()

    @property
    def id(self) -> str:
        return self.table.id

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(seat.name for seat in self.seats)

    @property
    def mark(self) -> Mark:
        return Mark(self.sequence, self.chat_number, self.table.seating)

    @property
    def over(self) -> bool:
        return self.table.status == FINISHED

    def seats_of(self, guest: str) -> list[int]:
        return [seat.seat for seat in self.seats if guest in seat.owners]

    def playing(self) -> Match:
        """The match; says so if there is none (yet, or any more)."""
        if self.stale:
            raise NotNow("ui-problem-again")
        if self.match is None:
            raise NotNow("ui-problem-broken" if self.broken else "ui-problem-not-started")
        return self.match

    # -- playing -----------------------------------------------------------------------------------

    def start(self) -> None:
        """Sets the game up; moves that are no choice are taken and logged at once."""
        assert self.title is not None
        match = Match(self.title.game, len(self.seats), self.table.seed, self.table.options)
        self.match = match
        self._commit(self._new_rows(0))

    def start_if_full(self) -> None:
        """Starts a table that waits for nobody any more."""
        if self.table.status == WAITING and all(seat.kind != FREE for seat in self.seats):
            self.start()

    def act(self, seat: int, action: str, token: str | None) -> None:
        """Plays and commits a move; raises `Declined`, changing nothing, if it is not allowed now."""
        match = self.playing()
        before = len(match.moves)
        try:
            match.act(seat, action, token)
        except Refused as refused:
            raise Declined(refused.reason) from refused
        self._commit(self._new_rows(before))

    def undo(self, seat: int) -> None:
        match = self.playing()
        try:
            match.undo(seat)
        except Refused as refused:
            raise Declined(refused.reason) from refused
        self._commit([ActionRow(self.sequence + 1, UNDO, seat, "")])
        self._note_undo(self.sequence)

    def _new_rows(self, before: int) -> list[ActionRow]:
        match = self.playing()
        names = match.game.catalogue.names
        return [
            ActionRow(self.sequence + number, FORCED if move.forced else MOVE, move.seat, names[move.action])
            for number, move in enumerate(match.moves[before:], 1)
        ]

    def _commit(self, rows: list[ActionRow]) -> None:
        match = self.playing()
        result = None
        if match.state.over:
            result = Result(match.game.scores(match.state), match.game.winners(match.state))
        try:
            self.store.actions.append(self.id, rows, result)
        except Conflict as error:
            self.stale = True
            raise Declined(Reason("core-stale")) from error
        except BaseException:
            self.stale = True
            raise
        self.rows += rows
        self.sequence += len(rows)
        self.table = replace(self.table, status=FINISHED if result else PLAYING, result=result)

    # -- from the log ------------------------------------------------------------------------------

    def _load(self) -> None:
        self.rows = self.store.actions.of(self.id)
        self.sequence = self.rows[-1].sequence if self.rows else 0
        try:
            self.match = self._replayed()
        except (BadRecord, Refused, ValueError) as error:
            self.match = None
            self.broken = str(error)

    def _replayed(self) -> Match:
        table, title = self.table, self.title
        if title is None:
            raise BadRecord(f"there is no game {table.game}")
        if table.game_version != title.game.version:
            raise BadRecord(f"played with version {table.game_version} of {table.game}")
        match = Match(title.game, len(self.seats), table.seed, table.options)
        self.match = match
        at = 0
        for row in self.rows:
            if row.kind == UNDO:
                match.undo(row.seat)
                self._note_undo(row.sequence)
                at = len(match.moves)
                continue
            if row.kind == MOVE:
                match.act(row.seat, row.action)
            if at >= len(match.moves) or _as_row(match, at, row.sequence) != row:
                raise BadRecord(f"row {row.sequence} is not what the rules make of it now")
            at += 1
        if at != len(match.moves):
            raise BadRecord("the log ends before the moves that follow by themselves")
        return match

    def _note_undo(self, sequence: int) -> None:
        moves = len(self.playing().moves)
        self.undone.append((sequence, moves))
        for number in [number for number in self._checkpoints if number > moves]:
            del self._checkpoints[number]

    def kept_since(self, sequence: int, moves: int) -> int:
        """How many of the first `moves` moves that a reader saw at `sequence` still stand."""
        return min([moves, *(left for number, left in self.undone if number > sequence)])

    # -- the past ----------------------------------------------------------------------------------

    def state_at(self, moves: int) -> State:
        """The position after so many moves; do not change it."""
        match = self.playing()
        if moves >= len(match.moves):
            return match.state
        near = max((number for number in self._checkpoints if number <= moves), default=-1)
        if near < 0:
            near = 0
            self._checkpoints[0] = match.game.new(len(self.seats), self.table.seed, self.table.options)
        if near == moves:
            return self._checkpoints[near]
        state = _copy(self._checkpoints[near])
        for number, move in enumerate(match.moves[near:moves], near + 1):
            state.apply(move.seat, move.action)
            if number % CHECKPOINT == 0 and number != moves:
                self._checkpoints[number] = _copy(state)
        if moves % CHECKPOINT == 0:
            self._checkpoints[moves] = state
        return state

    def chart(self) -> list[tuple[int, list[int]]]:
        """The points of every seat over the moves of a finished game."""
        match = self.playing()
        if not self._chart:
            total = len(match.moves)
            every = max(1, total // CHART_POINTS)
            for moves in [*range(0, total, every), total]:
                self._chart.append((moves, match.game.scores(self.state_at(moves))))
        return self._chart

    def log(self, after: int, upto: int) -> list[LogEntry]:
        """The log entries of the moves from `after` (not included) to `upto`."""
        return [entry for entry in self.playing().log if after < entry.move <= upto]

    def record(self) -> Record:
        return record_of(self.playing())

    # -- bots --------------------------------------------------------------------------------------

    def thoughts(self) -> list[Thought]:
        """What bots are asked now, one question for each bot's seat."""
        if self.match is None or self.match.state.over:
            return []
        seats = [seat for seat in self.match.state.asked_seats() if self.seats[seat].kind == BOT]
        return [self.thought(seat, self.seats[seat].level) for seat in seats]

    def thought(self, seat: int, level: str) -> Thought:
        """A bot's question. Its luck follows from the table's seed, so that a game can be played again; it is
        hashed, as the table's own seed would tell the bot what is hidden."""
        match = self.playing()
        seed = sha256(f"{self.table.seed} {match.token(seat)} {seat}".encode()).hexdigest()
        world = match.state.imagine(seat, seeded(f"imagine {seed}"))
        return Thought(self.id, self.table.game, seat, level, match.token(seat), seed, world.save())


def _as_row(match: Match, at: int, sequence: int) -> ActionRow:
    move: Move = match.moves[at]
    kind = FORCED if move.forced else MOVE
    return ActionRow(sequence, kind, move.seat, match.game.catalogue.names[move.action])


def _copy(state: State) -> State:
    twin = state.copy()
    twin.chance = state.chance.copy()
    return twin
