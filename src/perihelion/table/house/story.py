"""The story of a table, read from its log without asking the rules: the moves that stand, what happened by
them, and what was taken back. So a log stays readable whatever has become of the rules it was played by."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from perihelion.core.match import UNKNOWN_ACTION, LogEntry, Move
from perihelion.core.text import Event
from perihelion.table.store import FORCED, NOBODY, UNDO, UPGRADE, ActionRow


@dataclass
class Story:
    moves: list[Move] = field(default_factory=list)
    rows: list[ActionRow] = field(default_factory=list)  # those of the moves
    log: list[LogEntry] = field(default_factory=list)
    untold: set[int] = field(default_factory=set)  # moves of which the log does not say what happened
    undone: list[tuple[int, int]] = field(default_factory=list)  # (row of the log, moves left by it)

    def add(self, row: ActionRow, numbers: Mapping[str, int]) -> None:
        if row.kind == UNDO:
            self.leave(row.sequence, self._before_last_choice())
        elif row.kind == UPGRADE:
            self.leave(row.sequence, moves_left(row))
            self.undone.append((row.sequence, len(self.moves) - 1))  # whoever reads on is told of it, too
        else:
            action = numbers.get(row.action, UNKNOWN_ACTION)
            self.moves.append(Move(row.seat, action, row.kind == FORCED))
            self.rows.append(row)
        if row.events is not None:
            self.log += [LogEntry(len(self.moves), event) for event in events_of(row.events)]
        elif row.kind != UNDO:
            self.untold.add(len(self.moves))

    def leave(self, sequence: int, moves: int) -> None:
        """The first moves stand, the others are taken back."""
        if moves == len(self.moves):
            return
        del self.moves[moves:], self.rows[moves:]
        while self.log and self.log[-1].move > moves:
            self.log.pop()
        self.untold = {number for number in self.untold if number <= moves}
        self.undone.append((sequence, moves))

    def _before_last_choice(self) -> int:
        last = len(self.moves) - 1
        while self.moves[last].forced:
            last -= 1
        return last


def story_of(rows: Sequence[ActionRow], numbers: Mapping[str, int], setup: str = "[]") -> Story:
    """`numbers` are those of the actions in the game's catalogue, `setup` is what happened before them."""
    story = Story(log=[LogEntry(0, event) for event in events_of(setup)])
    for row in rows:
        story.add(row, numbers)
    return story


def upgrade_row(sequence: int, before: int, version: int, moves: int, lost: int) -> ActionRow:
    """The row that says: the rules were upgraded here, and so many moves stand."""
    event = Event("upgrade", args={"before": before, "version": version})
    if lost:
        event = Event("upgrade-lost", args={"before": before, "version": version, "count": lost})
    return ActionRow(sequence, UPGRADE, NOBODY, f"{before}>{version}@{moves}", events_text([event]))


def moves_left(row: ActionRow) -> int:
    return int(row.action.rpartition("@")[2])


def events_text(events: Sequence[Event]) -> str:
    """Events as they are kept: short, as there are many."""
    kept = []
    for event in events:
        parts = [event.key, event.seat, event.rules, event.args, event.secret, event.knowers]
        kept.append(parts if event.knowers else parts[:4])
    return json.dumps(kept, separators=(",", ":"), ensure_ascii=False)


def events_of(text: str) -> list[Event]:
    return [Event(parts[0], parts[1], tuple(parts[2]), *parts[3:]) for parts in json.loads(text)]
