"""Channels: where people want to be told, and what they have been told already."""

from __future__ import annotations

import sqlalchemy as sa

from perihelion.table.store.database import Conflict, Database, now
from perihelion.table.store.rows import FINISHED, PLAYING, ChannelRow, NewsRow
from perihelion.table.store.schema import CHANNELS, CLOCKS, OWNERS, TABLES, TOLD

TURN, OVER = "turn", "over"
FRESH = 86_400  # an end that is older is no news


class Channels:
    def __init__(self, database: Database) -> None:
        self._database = database

    def of(self, guest: str) -> list[ChannelRow]:
        query = sa.select(CHANNELS).where(CHANNELS.c.guest == guest)
        with self._database.reading() as connection:
            rows = connection.execute(query.order_by(CHANNELS.c.created, CHANNELS.c.id)).mappings()
            return [_row(row) for row in rows]

    def find(self, channel: str) -> ChannelRow | None:
        with self._database.reading() as connection:
            row = connection.execute(sa.select(CHANNELS).where(CHANNELS.c.id == channel)).mappings().first()
            return None if row is None else _row(row)

    def add(self, row: ChannelRow) -> None:
        values = {**row.__dict__, "wants": " ".join(row.wants), "created": now()}
        with self._database.writing() as connection:
            connection.execute(CHANNELS.insert().values(values))

    def remove(self, channel: str) -> None:
        with self._database.writing() as connection:
            connection.execute(TOLD.delete().where(TOLD.c.channel == channel))
            connection.execute(CHANNELS.delete().where(CHANNELS.c.id == channel))

    def set_failures(self, channel: str, failures: int, off: bool) -> None:
        with self._database.writing() as connection:
            where = CHANNELS.c.id == channel
            connection.execute(CHANNELS.update().where(where).values(failures=failures, off=off))

    # -- news --------------------------------------------------------------------------------------

    def news(self, asked_before: int) -> list[NewsRow]:
        """What channels want to be told and have not been: turns of seats that were asked before a moment (in
        milliseconds), and games that have ended lately."""
        return self._turns(asked_before) + self._ends()

    def take(self, news: NewsRow) -> bool:
        """Notes that a channel is being told, before it is; whether nobody had done so."""
        values = {
            "channel": news.channel.id, "kind": news.kind, "table_id": news.table_id, "seat": news.seat,
            "turn": news.turn, "at": now(),
        }  # fmt: skip
        try:
            with self._database.writing() as connection:
                connection.execute(TOLD.insert().values(values))
        except Conflict:
            return False
        return True

    def _turns(self, asked_before: int) -> list[NewsRow]:
        owned = sa.and_(OWNERS.c.table_id == CLOCKS.c.table_id, OWNERS.c.seat == CLOCKS.c.seat)
        query = (
            sa.select(CHANNELS, CLOCKS.c.table_id, CLOCKS.c.seat, CLOCKS.c.turn)
            .join(OWNERS, OWNERS.c.guest == CHANNELS.c.guest)
            .join(CLOCKS, owned)
            .join(TABLES, TABLES.c.id == CLOCKS.c.table_id)
            .where(CLOCKS.c.since > 0, CLOCKS.c.since <= asked_before, TABLES.c.status == PLAYING)
            .where(*_wanted(TURN), _untold(TURN, CLOCKS.c.table_id, CLOCKS.c.seat, CLOCKS.c.turn))
        )
        return self._found(query, TURN)

    def _ends(self) -> list[NewsRow]:
        fresh = sa.and_(TABLES.c.touched >= now() - FRESH, TABLES.c.touched >= CHANNELS.c.created)
        query = (
            sa.select(CHANNELS, TABLES.c.id.label("table_id"), OWNERS.c.seat, sa.literal(0).label("turn"))
            .join(OWNERS, OWNERS.c.guest == CHANNELS.c.guest)
            .join(TABLES, TABLES.c.id == OWNERS.c.table_id)
            .where(TABLES.c.status == FINISHED, fresh)
            .where(*_wanted(OVER), _untold(OVER, TABLES.c.id, OWNERS.c.seat, sa.literal(0)))
        )
        return self._found(query, OVER)

    def _found(self, query: sa.Select[tuple[object, ...]], kind: str) -> list[NewsRow]:
        with self._database.reading() as connection:
            rows = connection.execute(query).mappings().all()
        return [NewsRow(_row(row), kind, row["table_id"], row["seat"], row["turn"]) for row in rows]


def _wanted(kind: str) -> tuple[sa.ColumnElement[bool], sa.ColumnElement[bool]]:
    return CHANNELS.c.off.is_(False), CHANNELS.c.wants.contains(kind)


def _untold(
    kind: str,
    table: sa.ColumnElement[str],
    seat: sa.ColumnElement[int],
    turn: sa.ColumnElement[int],
) -> sa.ColumnElement[bool]:
    told = sa.select(TOLD.c.at).where(
        TOLD.c.channel == CHANNELS.c.id, TOLD.c.kind == kind, TOLD.c.table_id == table,
        TOLD.c.seat == seat, TOLD.c.turn == turn,
    )  # fmt: skip
    return ~told.exists()


def _row(row: sa.RowMapping) -> ChannelRow:
    names = ("id", "guest", "shape", "address", "quiet", "lang", "secret", "failures", "off", "created")
    return ChannelRow(wants=tuple(row["wants"].split()), **{name: row[name] for name in names})
