"""What happened while one waited: the others' most telling deeds, each with its moment, and what has changed
for the one who is asked now."""

from __future__ import annotations

from dataclasses import dataclass

from perihelion.bots.because import changes
from perihelion.core.chance import seeded
from perihelion.core.match import LogEntry
from perihelion.table.web.beats import Beat, turn_start
from perihelion.table.web.because import counted
from perihelion.table.web.sight import Sight

DEEDS = 3  # told, at most
CHANGES = 2
PAYING = ("paid", "pay")  # how the keys of events begin that tell of a price
TURNING = ("turn", "round")


@dataclass(frozen=True)
class Waited:
    """Deeds of the others with the moves that brought them, how many more there are, and what changed."""

    deeds: list[tuple[int, str]]
    more: int
    changed: list[str]


def waited(sight: Sight) -> Waited | None:
    """What the one who is asked has missed since the own last turn; None if nothing, or nobody is asked."""
    match, seat = sight.room.playing(), sight.viewer.seat
    if seat is None or sight.room.over or not match.state.is_asked(seat):
        return None
    start = turn_start(match, sight.viewer.own)
    found = _deeds(sight, start)
    if not start or not found or sight.room.is_lost(start):
        return None
    told = _telling(found)
    deeds = [(beat.move, sight.said(_foremost(sight, beat))) for beat in told]
    return Waited(deeds, len(found) - len(told), _changed(sight, seat, start, found[-1].move))


def _deeds(sight: Sight, start: int) -> list[Beat]:
    """What others did from a move on, in pieces."""
    return [beat for beat in sight.beats(start - 1) if _others(sight, beat)]


def _foremost(sight: Sight, beat: Beat) -> LogEntry:
    """The entry that tells of a piece: what was done, rather than what was paid for it."""
    entries = _others(sight, beat)
    return next((entry for entry in entries if not entry.event.key.startswith(PAYING)), entries[0])


def _others(sight: Sight, beat: Beat) -> list[LogEntry]:
    """What is another's doing, without the mere beginning and end of turns."""
    return [
        entry
        for entry in beat.entries
        if entry.event.seat >= 0
        and entry.event.seat not in sight.viewer.own
        and not entry.event.key.startswith(TURNING)
    ]


def _telling(found: list[Beat]) -> list[Beat]:
    """Those that brought something before those that did not, the latest of them, in their order."""
    ranked = sorted(range(len(found)), key=lambda number: (len(found[number].entries) < 2, -number))
    return [found[number] for number in sorted(ranked[:DEEDS])]


def _changed(sight: Sight, seat: int, start: int, end: int) -> list[str]:
    """What one has more or fewer of since, in worlds imagined from what the seat knows."""
    chance = seeded(f"waited {start}")
    before = sight.room.state_at(start).imagine(seat, chance)
    after = sight.room.state_at(end).imagine(seat, chance)
    return counted(sight.voice, changes([before], [after], seat))[:CHANGES]
