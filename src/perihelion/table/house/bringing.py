"""Records that people bring: a game played anywhere by these rules, to be watched and analysed here.

The record is played by the engine from its first move, in a process of its own, as it may hold anything. What
cannot be read or played is answered with where it fails and why, and nothing of it is kept.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, replace

from perihelion import __version__
from perihelion.core.fairness import Unfair, verify
from perihelion.core.game import AnyGame
from perihelion.core.match import Match, Move
from perihelion.core.plain import Json
from perihelion.core.record import SEAT_LETTERS, BadRecord, Record, parse_record
from perihelion.core.text import Reason, Refused
from perihelion.table.house.house import House
from perihelion.table.house.library import Library
from perihelion.table.house.loading import first_era, new_rows, result_of, snapshot_of
from perihelion.table.house.people import new_key
from perihelion.table.house.problems import TooMany
from perihelion.table.house.results import ended, liked_by
from perihelion.table.store import (
    FINISHED,
    PERSON,
    ActionRow,
    Beginning,
    EraRow,
    Result,
    SeatRow,
    SnapshotRow,
    TableRow,
)

MOST_MOVES = 20_000
LINE = re.compile(r"line (\d+)")
SEED_LENGTH = 80


class Unplayable(Exception):
    """A record that cannot be kept; `key` says why, `reason` what the rules say to the move."""

    def __init__(self, key: str, args: dict[str, str | int] | None = None, reason: Reason | None = None):
        super().__init__(key)
        self.key = key
        self.arguments = args or {}
        self.reason = reason


@dataclass(frozen=True)
class Brought:
    """A game that a record tells of, as a table keeps it."""

    game: str
    version: int
    seats: int
    options: dict[str, str]
    seed: str
    secret: str
    luck: str
    era: EraRow
    rows: list[ActionRow]
    snapshot: SnapshotRow
    result: Result
    liked: list[dict[str, list[str]]]


def bring(library: Library, text: str) -> Brought:
    """Reads and plays a record."""
    record = _read(text)
    title = library.get(record.game)
    if title is None:
        raise Unplayable("ui-upload-game")
    game = title.game
    if record.version != game.version:
        raise Unplayable("ui-upload-version", {"version": record.version, "current": game.version})
    if record.proof is not None:
        try:
            verify(record.proof, record.seed, record.seats)
        except Unfair as unfair:
            raise Unplayable("ui-upload-proof") from unfair
    match, era = _played(game, record)
    if match.state.digest() != record.digest:
        raise Unplayable("ui-upload-digest")
    result = result_of(match)
    if result is None:
        raise Unplayable("ui-upload-unfinished", {"count": len(match.moves)})
    rows = new_rows(match, 0, 0)
    proof = record.proof
    return Brought(
        game.id, game.version, record.seats, dict(match.state.options), record.seed,
        "" if proof is None else proof.secret, "" if proof is None else " ".join(proof.luck),
        era, rows, snapshot_of(match, len(rows)), result, liked_by(game, match.log, record.seats),
    )  # fmt: skip


def _read(text: str) -> Record:
    try:
        record = parse_record(text)
    except BadRecord as bad:
        line = LINE.match(str(bad))
        if line is None:
            raise Unplayable("ui-upload-head") from bad
        raise Unplayable("ui-upload-line", {"line": int(line[1])}) from bad
    if len(record.moves) > MOST_MOVES:
        raise Unplayable("ui-upload-long", {"count": MOST_MOVES})
    if len(record.seed) > SEED_LENGTH or not record.seed.isprintable():
        raise Unplayable("ui-upload-head")
    return record


def _played(game: AnyGame, record: Record) -> tuple[Match, EraRow]:
    try:
        match = Match(game, record.seats, record.seed, record.options, take_forced=False)
    except Refused as refused:
        raise Unplayable("ui-upload-setup", reason=refused.reason) from refused
    era = first_era(match)
    for number, move in enumerate(record.moves, 1):
        where: dict[str, str | int] = {"move": number, "action": move.action[:60]}
        try:
            if move.seat >= record.seats or match.state.over:
                raise Unplayable("ui-upload-move", where)
            match.replay(Move(move.seat, match.state.number(move.action), move.forced))
        except Refused as refused:
            raise Unplayable("ui-upload-move", where, refused.reason) from refused
    return match, era


# -- between the process that plays and the house -------------------------------------------------------


def to_json(brought: Brought) -> dict[str, Json]:
    rows: list[Json] = [[row.kind, row.seat, row.action, row.events] for row in brought.rows]
    scores: list[Json] = [*brought.result.scores]
    winners: list[Json] = [*brought.result.winners]
    options: dict[str, Json] = {**brought.options}
    liked: list[Json] = [{kind: [*things] for kind, things in one.items()} for one in brought.liked]
    return {
        "game": brought.game, "version": brought.version, "seats": brought.seats, "options": options,
        "seed": brought.seed, "secret": brought.secret, "luck": brought.luck, "rows": rows,
        "first": brought.era.state, "setup": brought.era.events, "last": brought.snapshot.state,
        "scores": scores, "winners": winners, "liked": liked,
    }  # fmt: skip


def from_json(answer: dict[str, Json]) -> Brought:
    rows = [
        ActionRow(number, str(kind), int(str(seat)), str(action), str(events))
        for number, (kind, seat, action, events) in enumerate(_lists(answer["rows"]), 1)
    ]
    version = int(str(answer["version"]))
    options = answer["options"]
    scores, winners, liked = answer["scores"], answer["winners"], answer["liked"]
    assert isinstance(options, dict)
    assert isinstance(scores, list)
    assert isinstance(winners, list)
    assert isinstance(liked, list)
    return Brought(
        str(answer["game"]), version, int(str(answer["seats"])),
        {key: str(value) for key, value in options.items()}, str(answer["seed"]), str(answer["secret"]),
        str(answer["luck"]), EraRow(0, version, 0, str(answer["first"]), str(answer["setup"])), rows,
        SnapshotRow(len(rows), version, str(answer["last"]), []),
        Result([int(str(one)) for one in scores], [int(str(one)) for one in winners]),
        [_liked(one) for one in liked],
    )  # fmt: skip


def _liked(value: Json) -> dict[str, list[str]]:
    assert isinstance(value, dict)
    return {
        kind: [str(thing) for thing in things] for kind, things in value.items() if isinstance(things, list)
    }


def _lists(value: Json) -> list[list[Json]]:
    assert isinstance(value, list)
    return [row for row in value if isinstance(row, list)]


# -- keeping --------------------------------------------------------------------------------------------


def keep(house: House, guest: str, brought: Brought) -> str:
    """Keeps a game that was brought as a finished table, which counts for nothing; the id of the table."""
    if house.store.archive.count_uploaded(guest) >= house.limits.uploads_kept:
        raise TooMany("ui-problem-many-uploads", {"count": house.limits.uploads_kept})
    table = TableRow(
        new_key(), new_key(), brought.game, brought.version, __version__, brought.options, brought.seed,
        False, guest, secret=brought.secret, luck=brought.luck, open_seed=not brought.secret, uploaded=True,
    )  # fmt: skip
    seats = [SeatRow(seat, PERSON, SEAT_LETTERS[seat], "", new_key()) for seat in range(brought.seats)]
    end = ended(house.store, table, seats, brought.result, len(brought.rows), brought.liked)
    house.store.archive.bring(
        replace(table, status=FINISHED), seats, brought.rows, brought.snapshot, brought.result,
        Beginning([brought.era]), end,
    )  # fmt: skip
    return table.id
