"""Results: what is kept of a game when it ends, and of those that ended before results were kept.

Who has left, has run out of time, or has a bot in their seat when the game ends counts as last. Whoever sits
down on a seat that somebody has left keeps a result, but plays for no rating.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from perihelion.core.game import AnyGame
from perihelion.core.match import LogEntry
from perihelion.table.house.library import Library
from perihelion.table.house.story import story_of
from perihelion.table.store import (
    AWAY,
    BOT,
    LEFT,
    OUT_OF_TIME,
    PLAYED,
    EndedRow,
    Result,
    ResultRow,
    SeatRow,
    Store,
    TableRow,
    now_ms,
)

OPENING = "opening"  # the kind of which only the first of a game is kept


@dataclass(frozen=True)
class Sitter:
    """Somebody who has sat on a seat, and what became of them there."""

    seat: int
    person: str
    level: str
    name: str
    fate: str
    turn: int


def ended(
    store: Store,
    table: TableRow,
    seats: Sequence[SeatRow],
    result: Result,
    moves: int,
    liked: Sequence[dict[str, list[str]]],
    at: int = 0,
) -> EndedRow:
    """What is kept of a game that ends (now, or then)."""
    sitters = [one for row in seats for one in _sitters(store, table, row)]
    at_the_end = {one.seat: one for one in sitters}
    gone = [seat for seat, one in at_the_end.items() if one.fate != PLAYED]
    places = placed(result, gone)
    last = 1 + len(result.scores) - len(gone)  # after everybody who stayed
    rows = [_row(one, result, places[one.seat] if one.fate == PLAYED else last, liked) for one in sitters]
    return EndedRow(
        table.id, table.game, len(seats), table.options, table.host, table.open,
        any(_is_bots(row) for row in seats), table.rated and not table.uploaded, table.uploaded,
        at or now_ms() // 1000, moves, rows,
    )  # fmt: skip


def _row(one: Sitter, result: Result, place: int, liked: Sequence[dict[str, list[str]]]) -> ResultRow:
    stayed = one.fate == PLAYED
    return ResultRow(
        one.seat, one.person, one.level, one.name, result.scores[one.seat], place, stayed and place == 1,
        one.turn, one.fate, one.turn == 0, liked[one.seat] if stayed else {},
    )  # fmt: skip


def placed(result: Result, gone: Sequence[int]) -> list[int]:
    """Everybody's place: winners first, the others by points, and last who is gone. Who is equal shares the
    better place. An opponent whom the game itself plays has a place as well."""
    everybody = range(len(result.scores))

    def worth(seat: int) -> tuple[bool, bool, int]:
        won = seat in result.winners
        return (False, False, 0) if seat in gone else (True, won, 0 if won else result.scores[seat])

    return [1 + sum(worth(other) > worth(seat) for other in everybody) for seat in everybody]


def liked_by(game: AnyGame | None, log: Sequence[LogEntry], seats: int) -> list[dict[str, list[str]]]:
    """What everybody chose in a game that is over, as far as all could see it; what happened to nobody
    happened to all."""
    liked: list[dict[str, list[str]]] = [{} for _ in range(seats)]
    if game is None or not game.favourites:
        return liked
    for entry in log:
        event = entry.event.seen_by(None)
        for kind, key, arg in game.favourites:
            if event.key == key and arg in event.args and event.seat < seats:
                chosen = event.args[arg]
                things = [str(one) for one in (chosen if isinstance(chosen, list | tuple) else [chosen])]
                for seat in range(seats) if event.seat < 0 else (event.seat,):
                    mine = liked[seat].setdefault(kind, [])
                    mine += [] if kind == OPENING and mine else things
    return liked


def _is_bots(row: SeatRow) -> bool:
    """Whether the seat was a bot's from the beginning."""
    return row.kind == BOT and not row.stand_in


def _sitters(store: Store, table: TableRow, row: SeatRow) -> list[Sitter]:
    if table.uploaded:
        return [Sitter(row.seat, "", "", row.name, PLAYED, 0)]
    if _is_bots(row):
        return [Sitter(row.seat, "", row.level, row.name, PLAYED, 0)]
    found = [
        Sitter(row.seat, guest, "", name, LEFT, 0)
        for seat, guest, name in store.results.departed(table.id)
        if seat == row.seat and guest not in row.owners
    ]
    if row.owners:
        owner = row.owners[0] if len(row.owners) == 1 else store.results.eldest(row.owners)
        fate = OUT_OF_TIME if row.lost else AWAY if row.kind == BOT else PLAYED
        found.append(Sitter(row.seat, owner, "", row.name, fate, 0))
    elif not found:  # somebody left before it was kept who
        found.append(Sitter(row.seat, "", "", row.name, LEFT, 0))
    return [
        Sitter(one.seat, one.person, one.level, one.name, one.fate, turn) for turn, one in enumerate(found)
    ]


def keep_missing(store: Store, library: Library) -> int:
    """Keeps the results of games that ended before results were kept; how many there were. Whoever is
    stopped in the middle goes on from there."""
    kept = 0
    for table_id in store.results.missing():
        table = store.tables.find(table_id)
        if table is None or table.result is None:
            continue
        seats, title = store.tables.seats(table_id), library.get(table.game)
        eras = store.snapshots.eras(table_id)
        numbers = {} if title is None else title.game.catalogue.numbers
        story = story_of(store.actions.of(table_id), numbers, eras[0].events if eras else "[]")
        liked = liked_by(None if title is None else title.game, story.log, len(seats))
        at = store.actions.latest(table_id) or table.touched
        kept += store.results.keep(ended(store, table, seats, table.result, len(story.moves), liked, at))
    return kept
