"""Beats: what happened, cut into pieces that can be followed one by one, each with the moment at which the
board shows it.

A move may bring many events, a whole turn of a rival or the end of a round among them; so a moment lies
within a move. What a seat chose and what that brought it are one beat, and so are alike events of several
seats (everybody's choice, everybody's income); what comes by itself is a beat for each event.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import groupby

from perihelion.core.game import AnyGame
from perihelion.core.match import LogEntry, Match
from perihelion.core.text import Event

NOBODY = -1  # the seat of what happens to all


@dataclass(frozen=True)
class Beat:
    """Events that belong together. `event` is the last of them among those of its move; `ends` says that the
    move brings nothing after it. `reveal`: something becomes known to all. `own`: the viewer's own doing."""

    move: int
    event: int
    ends: bool
    seat: int
    entries: tuple[LogEntry, ...]
    reveal: bool
    own: bool

    @property
    def key(self) -> str:
        """The name of its moment: the move, and the event within it if more follow."""
        return str(self.move) if self.ends else f"{self.move}.{self.event}"


def beats_of(match: Match, own: Sequence[int], after: int) -> list[Beat]:
    """The beats of all moves after a number, as those seats see them."""
    log = [entry for entry in match.log if entry.move > max(after, 0)]
    found: list[Beat] = []
    for move, entries in groupby(log, lambda entry: entry.move):
        found += _beats_of_move(match, own, move, list(entries))
    return found


def _beats_of_move(match: Match, own: Sequence[int], move: int, entries: list[LogEntry]) -> list[Beat]:
    mover = match.moves[move - 1].seat
    runs: list[list[LogEntry]] = []
    for entry in entries:
        if runs and _belongs(match.game, mover, runs[-1], entry.event):
            runs[-1].append(entry)
        else:
            runs.append([entry])
    found: list[Beat] = []
    until = 0
    for run in runs:
        until += len(run)
        seats = {entry.event.seat for entry in run}
        seat = seats.pop() if len(seats) == 1 else NOBODY
        reveal = run[0].event.key in match.game.reveals
        mine = mover in own and seat in own
        found.append(Beat(move, until - 1, run is runs[-1], seat, tuple(run), reveal, mine))
    return found


def _belongs(game: AnyGame, mover: int, run: list[LogEntry], event: Event) -> bool:
    """Whether an event goes on with what a run of them tells: the same of another seat, what a choice brought
    to who made it, or what only explains the event before. What becomes known stands alone."""
    first, last = run[0].event, run[-1].event
    if event.key == first.key:
        return all(entry.event.key == event.key for entry in run)
    if event.key in game.reveals or event.seat != last.seat:
        return False
    alone = all(entry.event.seat == event.seat for entry in run)
    if event.key in game.follow_ups:
        return alone
    return event.seat == mover and first.key not in game.reveals and alone


def turn_start(match: Match, own: Sequence[int]) -> int:
    """The number of the viewer's last choice after which the others did something: what happened from it on
    is what happened since the viewer's last turn. 0 if the viewer has not chosen anything."""
    own_choices = [
        number for number, move in enumerate(match.moves, 1) if move.seat in own and not move.forced
    ]
    foreign = max((entry.move for entry in match.log if _is_foreign(entry, own)), default=0)
    return max((number for number in own_choices if number <= foreign), default=0)


def _is_foreign(entry: LogEntry, own: Sequence[int]) -> bool:
    return entry.event.seat != NOBODY and entry.event.seat not in own


def round_start(match: Match, keys: frozenset[str]) -> int:
    """The move before the one with which the present round began: where somebody who only watches starts."""
    return max((entry.move for entry in match.log if entry.event.key in keys), default=1) - 1
