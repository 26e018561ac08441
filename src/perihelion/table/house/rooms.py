"""A room: one table in memory, as a cache of what is kept of it.

The match is resumed from the table's latest state whenever it is needed, and changed only together with what
is kept, under the room's lock. Taking back is a row of the log like any other.
"""

from __future__ import annotations

import threading
import time
from collections.abc import Callable
from dataclasses import dataclass, replace
from hashlib import sha256

from perihelion.core.chance import seeded
from perihelion.core.fairness import BOTS_LUCK, NO_LUCK, Proof, commitment_to, seed_from
from perihelion.core.match import UNKNOWN_ACTION, LogEntry, Match
from perihelion.core.plain import Json
from perihelion.core.record import Record, record_of
from perihelion.core.state import State
from perihelion.core.text import Reason, Refused
from perihelion.table.house.clocks import advanced, fresh, restored, returned
from perihelion.table.house.history import History
from perihelion.table.house.library import Title
from perihelion.table.house.loading import (
    catch_up,
    first_era,
    load,
    new_match,
    new_rows,
    result_of,
    snapshot_of,
)
from perihelion.table.house.marks import Mark
from perihelion.table.house.problems import Declined, Missing, NotNow
from perihelion.table.house.results import ended, liked_by
from perihelion.table.house.story import Story
from perihelion.table.house.takeover import NEVER, Takeover, takeover
from perihelion.table.house.timing import LETTERS, timing
from perihelion.table.store import (
    BOT,
    CLOSED,
    FINISHED,
    FREE,
    PERSON,
    PLAYING,
    UNDO,
    WAITING,
    ActionRow,
    Beginning,
    ClockRow,
    Conflict,
    OrderRow,
    SeatRow,
    Store,
    TableRow,
    now_ms,
)

CHART_POINTS = 60
MOST_UNDONE = 100


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

    def __init__(
        self,
        store: Store,
        title: Title | None,
        table: TableRow,
        seats: list[SeatRow],
        now: Callable[[], int] = now_ms,
    ) -> None:
        self.store = store
        self.title = title
        self.now = now
        self.lock = threading.RLock()
        self.used = time.monotonic()
        self._fill(table, seats)

    def _fill(self, table: TableRow, seats: list[SeatRow]) -> None:
        self.table = table
        self.seats = seats
        self.timing = timing(table.timing)
        self.clocks: list[ClockRow] = []
        self._clocks_before: list[tuple[int, ClockRow]] = []  # (moves, the clock of who then chose)
        self.stale = False  # somebody else has written to the log: load the table anew
        self.counted = False  # its result is in the ratings
        self.match: Match | None = None
        self.history: History | None = None
        self.broken = ""
        self.sequence = 0
        self.chat_number = self.store.chat.count(table.id)
        self.rows: list[ActionRow] = []
        self.story = Story()  # as it was when the table was loaded
        self.undone: list[tuple[int, int]] = []  # (row of the log, moves left after it)
        self.orders: list[OrderRow] = []  # what seats have said beforehand
        self.closing: set[int] = set()  # the seats that want to close the table without a result
        self._chart: list[tuple[int, list[int]]] = []
        if table.status != WAITING:
            self._load()

    def refresh(self) -> None:
        """Reads the table anew, as another process has changed it; take the lock."""
        table = self.store.tables.find(self.id)
        if table is None or table.status == CLOSED:
            self.stale = True
            raise Missing("ui-problem-closed" if table is not None else "ui-problem-no-table")
        seats = self.store.tables.seats(self.id)
        same = not self.stale and not self.over and table.game_version == self.table.game_version
        rows = catch_up(self.store, self.id, self.match, self.sequence) if same and self.match else None
        if rows is None:
            self._fill(table, seats)
            return
        self.table, self.seats, self.rows = table, seats, self.rows + rows
        self.sequence += len(rows)
        self.chat_number = self.store.chat.count(self.id)
        self._read_beside()

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

    @property
    def commitment(self) -> str:
        """The hash of the secret from which the shuffles come; empty if the seed was chosen."""
        return commitment_to(self.table.secret) if self.table.secret else ""

    @property
    def proof(self) -> Proof | None:
        """What the seed was made of, for all to see when the game is over; None if it was chosen."""
        if not self.over:
            raise NotNow("ui-problem-not-over")
        if not self.table.secret:
            return None
        return Proof(self.commitment, self.table.secret, tuple(self.table.luck.split(" ")))

    @property
    def takeover(self) -> Takeover:
        """When the others may call a bot for who is away; never in correspondence."""
        return Takeover(NEVER) if self.timing.kind == LETTERS else takeover(self.table.takeover)

    def allows_hints(self) -> bool:
        """Bots advise a person who plays alone; people who play against each other only where the table was
        opened so; nobody where ratings are at stake."""
        if self.table.rated:
            return False
        people = [seat for seat in self.seats if seat.kind == PERSON or seat.owners]
        return len(people) < 2 or self.store.tables.allows_hints(self.id)

    def seats_of(self, guest: str) -> list[int]:
        return [seat.seat for seat in self.seats if guest in seat.owners]

    def playing(self) -> Match:
        """The match; says so if there is none (yet, or any more)."""
        if self.stale:
            raise NotNow("ui-problem-again")
        if self.match is None:
            raise NotNow("ui-problem-broken" if self.broken else "ui-problem-not-started")
        return self.match

    def _load(self) -> None:
        found = load(self.store, self.title, self.table, len(self.seats), self.lost)
        self.table, self.rows, self.story = found.table, found.rows, found.story
        self.match, self.history, self.broken = found.match, found.history, found.broken
        self.undone = found.story.undone
        self.sequence = self.rows[-1].sequence if self.rows else 0
        self._read_beside()

    def _read_beside(self) -> None:
        """What is kept beside the log."""
        self.wait_for_people()
        self.orders, self.closing = self.store.orders.of(self.id), self.store.closings.of(self.id)
        self.clocks = self.store.clocks.of(self.id) or fresh(self.timing, len(self.seats))

    # -- playing -----------------------------------------------------------------------------------

    def start(self) -> None:
        """Sets the game up; moves that are no choice are taken and logged at once. The seed is made here,
        of what everybody has added."""
        assert self.title is not None
        drawn: dict[str, str] = {}
        if self.table.secret:
            luck = tuple(BOTS_LUCK if seat.kind == BOT else seat.luck or NO_LUCK for seat in self.seats)
            drawn = {"seed": seed_from(self.table.secret, luck), "luck": " ".join(luck)}
            self.table = replace(self.table, **drawn)  # type: ignore[arg-type]
        try:
            match = new_match(self.title.game, len(self.seats), self.table)
        except Refused as refused:
            raise Declined(refused.reason) from refused
        era = first_era(match)
        match.take_forced_moves()
        self.match = match
        self.clocks = fresh(self.timing, len(self.seats))
        self.wait_for_people()
        self.history = History(self.title.game, [era])
        self.history.follow(match)
        self._commit(new_rows(match, 0, self.sequence), Beginning([era], table=drawn))

    def start_if_full(self) -> bool:
        """Starts a table that waits for nobody any more; says whether it did."""
        waits = self.title is None or self.table.status != WAITING
        full = not waits and all(seat.kind != FREE for seat in self.seats)
        if full:
            self.start()
        return full

    def wait_for_people(self) -> None:
        """People end their turns themselves as long as they could take something back; bots need not."""
        if self.match is not None:
            self.match.patient = frozenset(row.seat for row in self.seats if row.kind != BOT)
            self.match.take_parts = True

    def act(self, seat: int, action: str, token: str | None) -> None:
        """Plays and commits a move; raises `Declined`, changing nothing, if it is not allowed now."""
        match = self.playing()
        if self.over:
            raise Declined(Reason("core-game-over"))
        before = len(match.moves)
        try:
            match.act(seat, action, token)
        except Refused as refused:
            raise Declined(refused.reason) from refused
        self._clocks_before = [*self._clocks_before[-MOST_UNDONE:], (before, self.clocks[seat])]
        self._commit(new_rows(match, before, self.sequence), answered=seat)

    def undo(self, seat: int) -> None:
        match = self.playing()
        if self.over:  # everything hidden has been shown
            raise Declined(Reason("core-game-over"))
        try:
            match.undo(seat)
        except Refused as refused:
            raise Declined(refused.reason) from refused
        self._commit([ActionRow(self.sequence + 1, UNDO, seat, "")], undone=seat)
        self.undone.append((self.sequence, len(match.moves)))
        self.past().forget(len(match.moves))

    def unpick(self, seat: int, action: str, token: str) -> None:
        """Takes one of the parts that make up the seat's answer out of it again; the later ones stay as far
        as they can."""
        match = self.playing()
        picks = match.picks(seat)
        number = match.game.catalogue.numbers.get(action, UNKNOWN_ACTION)
        if token != match.token(seat):
            raise Declined(Reason("core-stale"))
        if number not in picks:
            raise Declined(Reason("core-not-picked"))
        place = len(picks) - 1 - picks[::-1].index(number)
        for _ in picks[place:]:
            self.undo(seat)
        for later in picks[place + 1 :]:
            if later not in match.state.legal(seat):
                break
            self.act(seat, match.game.catalogue.names[later], None)

    def is_undoable(self, seat: int, action: str) -> bool:
        """Whether the seat could take the choice back: nothing would become known by it, and no bot would
        play at once. Tried out in a world that the seat imagines, so that the answer tells nothing."""
        match = self.playing()
        chance = seeded(f"tried {self.table.seed} {match.token(seat)} {seat}")
        world = match.state.imagine(seat, chance)
        trial = Match(match.game, world.seats, 0, take_forced=False, state=world)
        trial.take_forced, trial.take_parts, trial.patient = True, match.take_parts, match.patient
        try:
            trial.act(seat, action)
        except Refused:
            return True  # it is declined at the table, with the reason
        bots = [row.seat for row in self.seats if row.kind == BOT]
        return trial.why_no_undo(seat) is None and not any(trial.state.is_asked(bot) for bot in bots)

    def _commit(
        self,
        rows: list[ActionRow],
        beginning: Beginning | None = None,
        answered: int | None = None,
        undone: int | None = None,
    ) -> None:
        match = self.playing()
        result = result_of(match, self.lost)
        snapshot = snapshot_of(match, self.sequence + len(rows))
        clocks = self._clocks_now(answered, undone, result is not None)
        end = None
        if result is not None:
            liked = liked_by(match.game, match.log, len(self.seats))
            end = ended(self.store, self.table, self.seats, result, len(match.moves), liked)
        try:
            self.store.actions.append(self.id, rows, snapshot, result, beginning, clocks, end)
        except Conflict as error:
            self.stale = True
            raise Declined(Reason("core-stale")) from error
        except BaseException:
            self.stale = True
            raise
        self.clocks = clocks
        self.rows += rows
        self.sequence += len(rows)
        status = FINISHED if result else PLAYING
        self.table = replace(self.table, status=status, result=result, game_version=snapshot.version)

    # -- time --------------------------------------------------------------------------------------

    @property
    def lost(self) -> list[int]:
        """The seats that have lost before the game was over."""
        return [row.seat for row in self.seats if row.lost]

    def set_clocks(self) -> None:
        """Starts and stops clocks after somebody has sat down or got up."""
        if self.match is not None and not self.over:
            self.clocks = self._clocks_now()
            self.store.clocks.put(self.id, self.clocks)

    def grant_return(self, seat: int) -> None:
        """Who comes back to a seat has some time at least."""
        if self.clocks:
            self.clocks[seat] = returned(self.timing, self.clocks[seat])

    def end_if_decided(self) -> None:
        """The game is over if all seats but one have lost."""
        if self.match is not None and not self.over and result_of(self.match, self.lost) is not None:
            self._commit([])

    def _clocks_now(
        self, answered: int | None = None, undone: int | None = None, over: bool = False
    ) -> list[ClockRow]:
        match = self.playing()
        people = {row.seat for row in self.seats if row.kind == PERSON}
        asked = set() if over or match.state.over else people & set(match.state.asked_seats())
        clocks = advanced(self.timing, self.clocks, asked, answered, self.now())
        if undone is not None and undone in asked:
            kept = dict(self._clocks_before).get(len(match.moves))
            before = kept if kept is not None and kept.seat == undone else None
            clocks[undone] = restored(self.timing, clocks[undone], before)
        return clocks

    def kept_since(self, sequence: int, moves: int) -> int:
        """How many of the first `moves` moves that a reader saw at `sequence` still stand."""
        return min([moves, *(left for number, left in self.undone if number > sequence)])

    # -- the past ----------------------------------------------------------------------------------

    def past(self) -> History:
        self.playing()
        assert self.history is not None
        return self.history

    def state_at(self, moves: int) -> State:
        """The position after so many moves; do not change it. Raises `Lost` if the rules by which it came
        about are no longer here."""
        match = self.playing()
        return match.state if moves >= len(match.moves) else self.past().state_at(moves)

    def state_within(self, move: int, event: int) -> State:
        """The position in the middle of a move, when that event of it had happened."""
        return self.past().state_within(move, event)

    def is_lost(self, moves: int) -> bool:
        return moves < len(self.playing().moves) and self.past().is_lost(moves)

    def chart(self) -> list[tuple[int, list[int]]]:
        """The points of every seat over the moves of a finished game, as far as they can be found."""
        match = self.playing()
        if not self._chart:
            total = len(match.moves)
            every = max(1, total // CHART_POINTS)
            self._chart = [
                (moves, match.game.scores(self.state_at(moves)))
                for moves in [*range(0, total, every), total]
                if not self.is_lost(moves)
            ]
        return self._chart

    def log(self, after: int, upto: int) -> list[LogEntry]:
        """The log entries of the moves from `after` (not included) to `upto`."""
        return [entry for entry in self.playing().log if after < entry.move <= upto]

    def record(self) -> Record:
        """The game as moves alone; there is none if the present rules do not lead through all of them."""
        if not self.past().is_whole():
            raise NotNow("ui-record-upgraded")
        return replace(record_of(self.playing()), proof=self.proof)

    # -- bots --------------------------------------------------------------------------------------

    def asked_bots(self) -> list[tuple[int, str]]:
        """The bots that are asked now, each with the token of its question."""
        match = self.match
        if match is None or match.state.over or self.over:
            return []
        asked = match.state.asked_seats()
        return [(seat, match.token(seat)) for seat in asked if self.seats[seat].kind == BOT]

    def thoughts(self) -> list[Thought]:
        """What bots are asked now, one question for each bot's seat."""
        return [self.thought(seat, self.seats[seat].level) for seat, _ in self.asked_bots()]

    def thought(self, seat: int, level: str) -> Thought:
        """A bot's question. Its luck follows from the table's seed, so that a game can be played again; it is
        hashed, as the table's own seed would tell the bot what is hidden."""
        match = self.playing()
        seed = sha256(f"{self.table.seed} {match.token(seat)} {seat}".encode()).hexdigest()
        world = match.state.imagine(seat, seeded(f"imagine {seed}"))
        return Thought(self.id, self.table.game, seat, level, match.token(seat), seed, world.save())
