"""Closings: which seats have agreed to close their table without a result."""

from __future__ import annotations

from collections.abc import Iterable

import sqlalchemy as sa

from perihelion.table.store.database import Database, now
from perihelion.table.store.ready import Ready, given
from perihelion.table.store.schema import CLOSINGS
from perihelion.table.store.telling import changed

AGREED = Ready(sa.select(CLOSINGS.c.seat).where(CLOSINGS.c.table_id == given("table")))


class Closings:
    def __init__(self, database: Database) -> None:
        self._database = database

    def of(self, table_id: str) -> set[int]:
        with self._database.reading() as connection:
            return {row[0] for row in AGREED.rows(connection, table=table_id)}

    def set(self, table_id: str, seats: Iterable[int]) -> None:
        """These seats have agreed, and no others."""
        with self._database.writing() as connection:
            changed(connection, table_id)
            connection.execute(CLOSINGS.delete().where(CLOSINGS.c.table_id == table_id))
            for seat in sorted(seats):
                connection.execute(CLOSINGS.insert().values(table_id=table_id, seat=seat, at=now()))
