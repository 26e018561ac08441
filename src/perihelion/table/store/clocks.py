"""Clocks: who has been asked since when, and until when they may think."""

from __future__ import annotations

from collections.abc import Sequence

import sqlalchemy as sa

from perihelion.table.store.database import Database, over, put_over
from perihelion.table.store.ready import Ready, given
from perihelion.table.store.rows import PLAYING, ClockRow
from perihelion.table.store.schema import CLOCKS, OWNERS, SETTINGS, TABLES
from perihelion.table.store.telling import changed

BEAT = "clocks"  # the setting that says until when a server has counted
_COLUMNS = [CLOCKS.c[name] for name in ClockRow.__dataclass_fields__]
_OWNED = sa.and_(OWNERS.c.table_id == CLOCKS.c.table_id, OWNERS.c.seat == CLOCKS.c.seat)
STANDING = Ready(sa.select(*_COLUMNS).where(CLOCKS.c.table_id == given("table")).order_by(CLOCKS.c.seat))
WAITING_FOR = Ready(
    sa.select(CLOCKS.c.table_id, *_COLUMNS)
    .join(OWNERS, _OWNED)
    .join(TABLES, TABLES.c.id == CLOCKS.c.table_id)
    .where(OWNERS.c.guest == given("guest"), CLOCKS.c.since > 0, TABLES.c.status == PLAYING)
    .order_by(CLOCKS.c.ends == 0, CLOCKS.c.ends, CLOCKS.c.since, CLOCKS.c.table_id, CLOCKS.c.seat)
)


class Clocks:
    def __init__(self, database: Database) -> None:
        self._database = database

    def of(self, table_id: str) -> list[ClockRow]:
        with self._database.reading() as connection:
            return [ClockRow(*row) for row in STANDING.rows(connection, table=table_id)]

    def put(self, table_id: str, clocks: Sequence[ClockRow]) -> None:
        with self._database.writing() as connection:
            changed(connection, table_id)
            put_clocks(connection, table_id, clocks)

    def due(self, now: int) -> list[tuple[str, int]]:
        """The tables and seats whose time is over."""
        query = (
            sa.select(CLOCKS.c.table_id, CLOCKS.c.seat)
            .join(TABLES, TABLES.c.id == CLOCKS.c.table_id)
            .where(CLOCKS.c.ends > 0, CLOCKS.c.ends <= now, TABLES.c.status == PLAYING)
            .order_by(CLOCKS.c.ends)
        )
        with self._database.reading() as connection:
            return [(table, seat) for table, seat in connection.execute(query)]

    def waiting_for(self, guest: str) -> list[tuple[str, ClockRow]]:
        """The tables at which the guest is asked, with the seat's clock: whose time ends soonest comes first,
        then who has waited longest."""
        with self._database.reading() as connection:
            return [(row[0], ClockRow(*row[1:])) for row in WAITING_FOR.rows(connection, guest=guest)]

    def missing(self) -> list[str]:
        """The running tables that have no clocks yet: those of version 0.1.0."""
        known = sa.select(CLOCKS.c.table_id)
        query = sa.select(TABLES.c.id).where(TABLES.c.status == PLAYING, TABLES.c.id.not_in(known))
        with self._database.reading() as connection:
            return list(connection.execute(query).scalars())

    # -- while the server is away no clock runs ------------------------------------------------------

    def beat(self, now: int) -> None:
        """Time has been counted until now; kept only while a clock runs."""
        running = sa.select(CLOCKS.c.seat).where(CLOCKS.c.ends > 0).limit(1)
        with self._database.reading() as connection:
            if connection.execute(running).first() is None:
                return
        with self._database.writing() as connection:
            _set_beat(connection, now)

    def resume(self, now: int, least: int = 0) -> None:
        """Puts off every clock by the time during which no server has counted, if that was so long."""
        with self._database.writing() as connection:
            query = sa.select(SETTINGS.c.value).where(SETTINGS.c.key == BEAT)
            counted = connection.execute(query).scalar()
            gap = 0 if counted is None else max(0, now - int(counted))
            if gap < least:
                return  # somebody counts
            running = sa.select(CLOCKS).where(CLOCKS.c.ends > 0)
            for table_id in _with_clocks(connection) if gap else ():
                changed(connection, table_id)  # and so held, in one order, before any clock of it is
            for row in connection.execute(running).mappings().all() if gap else ():
                off = min(gap, max(0, now - row["since"]))
                where = sa.and_(CLOCKS.c.table_id == row["table_id"], CLOCKS.c.seat == row["seat"])
                later = {"since": row["since"] + off, "ends": row["ends"] + off}
                connection.execute(CLOCKS.update().where(where).values(later))
            _set_beat(connection, now)


def put_clocks(connection: sa.Connection, table_id: str, clocks: Sequence[ClockRow]) -> None:
    """Keeps a table's clocks within a transaction."""
    if clocks:
        rows = [{"table_id": table_id, **clock.__dict__} for clock in clocks]
        connection.execute(over(connection, CLOCKS, ("table_id", "seat")), rows)


def _set_beat(connection: sa.Connection, now: int) -> None:
    put_over(connection, SETTINGS, {"key": BEAT}, {"value": str(now)})


def _with_clocks(connection: sa.Connection) -> list[str]:
    """The tables at which a clock runs."""
    running = sa.select(CLOCKS.c.table_id).where(CLOCKS.c.ends > 0).distinct()
    return list(connection.execute(running.order_by(CLOCKS.c.table_id)).scalars())
