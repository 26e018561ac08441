"""Clocks: how long each seat has been asked, and how much time it has left.

A clock runs while its seat owes an answer and a person plays it; bots need none. All figures are milliseconds
of the server's time; what is kept is when a clock was started, so nothing need be written while it runs.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import replace

from perihelion.table.house.timing import Timing
from perihelion.table.store import ClockRow

SECOND = 1_000
RETURN = 30 * SECOND  # who comes back to a seat without time has at least so much


def fresh(timing: Timing, seats: int) -> list[ClockRow]:
    return [ClockRow(seat, timing.bank * SECOND) for seat in range(seats)]


def advanced(
    timing: Timing, clocks: Sequence[ClockRow], asked: Collection[int], answered: int | None, now: int
) -> list[ClockRow]:
    """The clocks after somebody has answered, or after something else has changed who is asked."""
    return [_advanced(timing, clock, clock.seat in asked, clock.seat == answered, now) for clock in clocks]


def _advanced(timing: Timing, clock: ClockRow, asked: bool, answered: bool, now: int) -> ClockRow:
    same_turn = clock.since > 0
    if clock.since and (answered or not asked):
        clock = _stopped(timing, clock, answered, now)
    if asked and not clock.since:
        turn = clock.turn if same_turn else clock.turn + 1
        clock = _running(timing, replace(clock, turn=turn), now)
    return clock


def _stopped(timing: Timing, clock: ClockRow, answered: bool, now: int) -> ClockRow:
    beyond = max(0, now - clock.since - timing.each * SECOND)
    reward = timing.increment * SECOND if answered else 0
    bank = max(0, clock.bank - beyond) + reward if timing.kind else 0
    return replace(clock, bank=bank, since=0, ends=0)


def _running(timing: Timing, clock: ClockRow, since: int) -> ClockRow:
    ends = since + timing.each * SECOND + clock.bank if timing.kind else 0
    return replace(clock, since=since, ends=ends)


def restored(timing: Timing, clock: ClockRow, before: ClockRow | None) -> ClockRow:
    """The clock of somebody who has taken a choice back: it has run since the question was first put."""
    if before is None:
        bank = max(0, clock.bank - timing.increment * SECOND)
        return _running(timing, replace(clock, bank=bank), clock.since) if clock.since else clock
    return replace(before, turn=clock.turn)


def returned(timing: Timing, clock: ClockRow) -> ClockRow:
    """The clock of somebody who comes back to a seat that had run out of time."""
    least = RETURN if timing.kind and not timing.each else 0
    return clock if clock.bank >= least else replace(clock, bank=least)


def is_out(clock: ClockRow, now: int) -> bool:
    return 0 < clock.ends <= now


def left(timing: Timing, clock: ClockRow, now: int) -> tuple[int, bool]:
    """The time that is shown of a clock, and whether it is that of the vacation."""
    own = timing.each * SECOND
    taken = max(0, now - clock.since) if clock.since else 0
    if own > taken:
        return own - taken, False
    return max(0, clock.bank - (taken - own)), own > 0
