"""Loading a table: from its latest state, and the log for what led there.

A table that an earlier version of its game has saved is brought over here: a running game goes on from its
latest state under the present rules, and the log says so. Version 0.1.0 kept no states; its tables are played
again from their first move, as far as the present rules allow.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass, replace

import structlog

from perihelion.core.game import AnyGame
from perihelion.core.match import LogEntry, Match, forced_move, resumed
from perihelion.core.record import BadRecord
from perihelion.core.state import State
from perihelion.core.state import load as load_state
from perihelion.core.text import Event, Refused
from perihelion.table.house.history import History
from perihelion.table.house.library import Title
from perihelion.table.house.story import Story, events_of, events_text, story_of, upgrade_row
from perihelion.table.store import (
    FINISHED,
    FORCED,
    MOVE,
    PLAYING,
    UNDO,
    UPGRADE,
    ActionRow,
    Beginning,
    Conflict,
    EraRow,
    Result,
    SnapshotRow,
    Store,
    TableRow,
)

LOG = structlog.get_logger("perihelion.table")
TRIES = 5


@dataclass
class Loaded:
    """A table as it was found. Without a match it cannot be played or shown any more; `broken` says why."""

    table: TableRow
    rows: list[ActionRow]
    story: Story
    match: Match | None = None
    history: History | None = None
    broken: str = ""


def load(store: Store, title: Title | None, table: TableRow, seats: int, lost: Sequence[int] = ()) -> Loaded:
    """Reads a table, and brings it over to this version if need be."""
    for _ in range(TRIES):
        try:
            return _Loading(store, title, table, seats, lost).load()
        except Conflict:
            continue  # another server has just brought it over, or somebody has played on
    raise Conflict


class _Loading:
    def __init__(
        self, store: Store, title: Title | None, table: TableRow, seats: int, lost: Sequence[int]
    ) -> None:
        self.lost = lost
        self.store = store
        self.title = title
        self.table = table
        self.seats = seats
        # In this order: rows that come after the snapshot are played on top of it.
        self.snapshot = store.snapshots.of(table.id)
        self.eras = store.snapshots.eras(table.id)
        self.rows = store.actions.of(table.id)
        self.new_eras: list[EraRow] = []  # of a table of which none was kept

    def load(self) -> Loaded:
        numbers = {} if self.title is None else self.title.game.catalogue.numbers
        found = Loaded(self.table, self.rows, story_of(self.rows, numbers, self._setup))
        try:
            if self.title is None:
                raise BadRecord(f"there is no game {self.table.game}")
            self._play(self.title.game, found)
        except (BadRecord, Refused) as error:
            found.match = found.history = None
            found.broken = str(error)
            LOG.warning("table_broken", game=self.table.game, why=found.broken)
        return found

    def _play(self, game: AnyGame, found: Loaded) -> None:
        saved_by = self.table.game_version if self.snapshot is None else self.snapshot.version
        if saved_by > game.version:
            raise BadRecord(f"played with version {saved_by} of {game.id}, this is {game.version}")
        if self.snapshot is None:
            self.eras = self.new_eras = [first_era(self._new(game))]
        history = History(game, self.eras)
        tail = self.rows if self.snapshot is None else self._after(self.snapshot.sequence)
        if any(row.kind == UPGRADE for row in tail):
            raise Conflict  # it was brought over between our reading of the state and of the log
        match, fitting = self._caught_up(game, history, tail, saved_by)
        if fitting < len(tail) and (saved_by == game.version or self.table.status == FINISHED):
            raise BadRecord(f"row {tail[fitting].sequence} is not what the rules make of it now")
        if saved_by < game.version and self.table.status == PLAYING:
            stand = self.rows[: len(self.rows) - len(tail) + fitting]
            standing = story_of(stand, game.catalogue.numbers)
            match = self._upgrade(found, match, history, standing, saved_by)
        elif tail or self.snapshot is None:
            self._adopt(match, found.story)
        found.match, found.history = match, history
        history.follow(match)

    def _new(self, game: AnyGame) -> Match:
        return new_match(game, self.seats, self.table)

    @property
    def _setup(self) -> str:
        """What happened before the first move."""
        return self.eras[0].events if self.eras else "[]"

    def _after(self, sequence: int) -> list[ActionRow]:
        return [row for row in self.rows if row.sequence > sequence]

    # -- catching up -------------------------------------------------------------------------------

    def _caught_up(
        self, game: AnyGame, history: History, tail: list[ActionRow], saved_by: int
    ) -> tuple[Match, int]:
        """The match after as many rows of the tail as the rules still allow, and how many they are."""
        match = self._start(game, history, saved_by)
        fitting = replay(match, tail)
        if fitting < len(tail):
            match = self._start(game, history, saved_by)
            replay(match, tail[:fitting])
        return match, fitting

    def _start(self, game: AnyGame, history: History, saved_by: int) -> Match:
        """The match as the snapshot has it, or before its first move."""
        if self.snapshot is None:
            return self._new(game)
        try:
            state = load_state(game, json.loads(self.snapshot.state))
        except Exception as error:  # whatever a game makes of fields that it does not know
            raise BadRecord(f"the state that version {saved_by} saved cannot be read: {error!r}") from error
        before = [row for row in self.rows if row.sequence <= self.snapshot.sequence]
        story = story_of(before, game.catalogue.numbers, self._setup)
        undo = self.snapshot.undo if saved_by == game.version else []
        since = self.eras[-1].moves
        match = resumed(
            game, self.table.seed, state, story.moves, story.log, undo, history.before_choice, since
        )
        history.follow(match)
        return match

    # -- bringing over -----------------------------------------------------------------------------

    def _upgrade(self, found: Loaded, match: Match, history: History, standing: Story, before: int) -> Match:
        """A running game goes on from here under the present rules; what led here cannot be taken back."""
        game, kept = match.game, len(match.moves)
        sequence = self.rows[-1].sequence + 1 if self.rows else 1
        stand = sum(one == other for one, other in zip(found.story.rows, standing.rows, strict=False))
        row = upgrade_row(sequence, before, game.version, kept, len(found.story.rows) - stand)
        era = EraRow(sequence, game.version, kept, state_text(match.state))
        beginning = Beginning([*self.new_eras, era], told(match, standing))
        history.begin(era)
        log = match.log + [LogEntry(kept, event) for event in events_of(row.events or "[]")]
        match = resumed(game, self.table.seed, match.state, match.moves, log, [], history.before_choice, kept)
        if forced_move(match.state, frozenset(range(match.state.seats))) is not None:  # no turn ends by this
            match.take_forced_moves()
        rows = [row, *new_rows(match, kept, sequence)]
        result = result_of(match, self.lost)
        self.store.actions.append(
            self.table.id, rows, snapshot_of(match, rows[-1].sequence), result, beginning
        )
        LOG.info("table_upgraded", game=game.id, before=before, version=game.version)
        status = FINISHED if result else PLAYING
        found.table = replace(self.table, game_version=game.version, status=status, result=result)
        found.rows = [*self.rows, *rows]
        found.story = story_of(found.rows, game.catalogue.numbers, self._setup)
        found.story.untold.clear()
        return match

    def _adopt(self, match: Match, story: Story) -> None:
        """Keeps the state to which the rows have led, and what happened by them."""
        if self.table.status == FINISHED and result_of(match, self.lost) != self.table.result:
            raise BadRecord("the rules make another result of it now")
        if self.rows or self.snapshot is None:
            sequence = self.rows[-1].sequence if self.rows else 0
            beginning = Beginning(self.new_eras, told(match, story))
            self.store.snapshots.adopt(self.table.id, snapshot_of(match, sequence), beginning)
        story.untold.clear()


# -- how a match begins --------------------------------------------------------------------------------


def new_match(game: AnyGame, seats: int, table: TableRow) -> Match:
    """A match at its first question, before any move that is no choice."""
    match = Match(game, seats, table.seed, table.options, take_forced=False)
    match.take_forced = True
    return match


def first_era(match: Match) -> EraRow:
    """The era that begins with a new match."""
    setup = events_text([entry.event for entry in match.log])
    return EraRow(0, match.game.version, 0, state_text(match.state), setup)


# -- what is kept of a match ---------------------------------------------------------------------------


def new_rows(match: Match, before: int, sequence: int) -> list[ActionRow]:
    """The rows of the moves after the first `before`, the log having got to `sequence`."""
    names, events = match.game.catalogue.names, events_after(match, before)
    return [
        ActionRow(
            sequence + number,
            FORCED if move.forced else MOVE,
            move.seat,
            names[move.action],
            events_text(events.get(before + number, [])),
        )
        for number, move in enumerate(match.moves[before:], 1)
    ]


def events_after(match: Match, before: int) -> dict[int, list[Event]]:
    """What happened by each move after the first `before`."""
    events: dict[int, list[Event]] = {}
    for entry in reversed(match.log):
        if entry.move <= before:
            break
        events.setdefault(entry.move, []).insert(0, entry.event)
    return events


def told(match: Match, story: Story) -> dict[int, str]:
    """What happened by the moves of which the log does not say so, by the rows of the log."""
    events = events_after(match, -1)
    return {story.rows[number - 1].sequence: events_text(events.get(number, [])) for number in story.untold}


def snapshot_of(match: Match, sequence: int) -> SnapshotRow:
    return SnapshotRow(sequence, match.game.version, state_text(match.state), match.undo_points())


def state_text(state: State) -> str:
    return json.dumps(state.save(), separators=(",", ":"))


def result_of(match: Match, lost: Sequence[int] = ()) -> Result | None:
    """How the game ended, if it is over: by its rules, or because all seats but one have lost. Who has lost
    wins nothing; the best of the others does."""
    state, game = match.state, match.game
    others = [seat for seat in range(state.seats) if seat not in lost]
    if not state.over and (not lost or len(others) > 1):
        return None
    scores = game.scores(state)
    winners = [seat for seat in game.winners(state) if seat not in lost] if state.over else others
    if not winners and others:
        best = max(scores[seat] for seat in others)
        winners = [seat for seat in others if scores[seat] == best]
    return Result(scores, winners, sorted(lost))


def catch_up(store: Store, table_id: str, match: Match, sequence: int) -> list[ActionRow] | None:
    """Plays what others have played since a row of the log; the rows of that. None, and the match is of no
    use any more, if there was more than moves, or if it does not lead to the very state that is kept."""
    rows = store.actions.of(table_id, sequence)
    if not rows:
        return rows
    if any(row.kind not in (MOVE, FORCED) for row in rows) or replay(match, rows) < len(rows):
        return None
    return rows if snapshot_of(match, rows[-1].sequence) == store.snapshots.of(table_id) else None


# -- playing the log again -----------------------------------------------------------------------------


def replay(match: Match, rows: Sequence[ActionRow]) -> int:
    """Plays rows of the log; how many of them are what the present rules make of them. A move counts only
    together with those that follow from it by themselves; for whom the table waited is read from the log."""
    fitting = 0
    match.take_forced = False
    try:
        for number, row in enumerate(rows, 1):
            if row.kind == FORCED:
                if not match.force(row.seat, match.game.catalogue.numbers[row.action]):
                    return fitting
            elif not match.is_settled():
                return fitting
            elif row.kind == UNDO:
                match.undo(row.seat)
            else:
                match.act(row.seat, row.action)
            if match.is_settled():
                fitting = number
    except Refused:
        return fitting
    except Exception as error:  # rules that have changed may stumble over an earlier game in any way
        LOG.warning("replay_stumbled", game=match.game.id, why=repr(error))
        return fitting
    finally:
        match.take_forced = True
    return fitting
