"""The archive: finished games, found by game, player, date, result and length. Those of open tables are
everybody's to see; the others stay among those who played them, and what was uploaded with who brought it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import sqlalchemy as sa

from perihelion.table.store.actions import put_actions
from perihelion.table.store.database import Database
from perihelion.table.store.results import ended_rows, folded, put_end
from perihelion.table.store.rows import PLAYING, ActionRow, EndedRow, Result, SeatRow, SnapshotRow, TableRow
from perihelion.table.store.schema import ENDED, RESULTS, TABLES
from perihelion.table.store.snapshots import Beginning
from perihelion.table.store.tables import put_table

LAST = "\U0010ffff"  # comes after everything that a name can go on with


@dataclass(frozen=True)
class Search:
    """What is looked for: empty fields do not matter. `before` is the number of the last game on the page
    before this one."""

    game: str = ""
    players: int = 0
    name: str = ""
    won: bool = False  # the named player has won
    rated: bool = False
    mine: bool = False
    since: int = 0
    until: int = 0
    least: int = 0
    most: int = 0
    before: int = 0


class Archive:
    def __init__(self, database: Database) -> None:
        self._database = database

    def find(self, search: Search, viewer: str, limit: int) -> list[EndedRow]:
        """What the viewer may see of it, latest first."""
        with self._database.reading() as connection:
            return ended_rows(connection, archive_query(search, viewer, limit))

    def running(self, limit: int) -> list[str]:
        """The running games of open tables, latest first: anybody may watch them."""
        where = sa.and_(TABLES.c.status == PLAYING, TABLES.c.open)
        query = sa.select(TABLES.c.id).where(where).order_by(TABLES.c.touched.desc(), TABLES.c.id)
        with self._database.reading() as connection:
            return list(connection.execute(query.limit(limit)).scalars())

    # -- records that were brought -----------------------------------------------------------------

    def bring(
        self,
        table: TableRow,
        seats: Sequence[SeatRow],
        rows: Sequence[ActionRow],
        snapshot: SnapshotRow,
        result: Result,
        beginning: Beginning,
        ended: EndedRow,
    ) -> None:
        """Keeps a whole game at once."""
        with self._database.writing() as connection:
            put_table(connection, table, seats)
            put_actions(connection, table.id, rows, snapshot, result, beginning)
            put_end(connection, ended)

    def count_uploaded(self, guest: str) -> int:
        query = sa.select(sa.func.count()).where(ENDED.c.host == guest, ENDED.c.uploaded)
        with self._database.reading() as connection:
            return int(connection.execute(query).scalar() or 0)


def archive_query(search: Search, viewer: str, limit: int) -> sa.Select[tuple[object, ...]]:
    mine = sa.or_(ENDED.c.host == viewer, _played(RESULTS.c.person == viewer))
    where = [mine if search.mine else sa.or_(ENDED.c.open, mine)]
    if search.game:
        where.append(ENDED.c.game == search.game)
    if search.players:
        where.append(ENDED.c.players == search.players)
    if search.name:
        begins = sa.and_(
            RESULTS.c.folded >= folded(search.name), RESULTS.c.folded < folded(search.name) + LAST
        )
        where.append(_played(sa.and_(begins, RESULTS.c.won) if search.won else begins))
    if search.rated:
        where.append(ENDED.c.rated)
    figures = ((ENDED.c.ended, search.since, search.until), (ENDED.c.moves, search.least, search.most))
    for column, low, high in figures:
        if low:
            where.append(column >= low)
        if high:
            where.append(column <= high)
    if search.before:
        where.append(ENDED.c.number < search.before)
    return sa.select(ENDED).where(*where).order_by(ENDED.c.number.desc()).limit(limit)


def _played(where: sa.ColumnElement[bool]) -> sa.ColumnElement[bool]:
    """Somebody like that has played the game."""
    return ENDED.c.number.in_(sa.select(RESULTS.c.number).where(where))
