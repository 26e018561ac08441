"""Whom somebody does not want to meet."""

from __future__ import annotations

import sqlalchemy as sa

from perihelion.table.store.database import Database, now, put_new
from perihelion.table.store.schema import BLOCKS, GUESTS


class Blocks:
    def __init__(self, database: Database) -> None:
        self._database = database

    def of(self, guest: str) -> list[tuple[str, str]]:
        """Whom the guest has blocked, with what they are called now; the latest first."""
        query = (
            sa.select(BLOCKS.c.blocked, GUESTS.c.name)
            .join(GUESTS, GUESTS.c.id == BLOCKS.c.blocked)
            .where(BLOCKS.c.guest == guest)
            .order_by(BLOCKS.c.created.desc(), BLOCKS.c.blocked)
        )
        with self._database.reading() as connection:
            return [(row[0], row[1]) for row in connection.execute(query)]

    def has(self, guest: str, other: str) -> bool:
        query = sa.select(BLOCKS.c.created).where(BLOCKS.c.guest == guest, BLOCKS.c.blocked == other)
        with self._database.reading() as connection:
            return connection.execute(query).first() is not None

    def around(self, guest: str) -> set[str]:
        """Those whom the guest has blocked, and those who have blocked the guest."""
        mine = sa.select(BLOCKS.c.blocked).where(BLOCKS.c.guest == guest)
        theirs = sa.select(BLOCKS.c.guest).where(BLOCKS.c.blocked == guest)
        with self._database.reading() as connection:
            return set(connection.execute(mine.union(theirs)).scalars())

    def add(self, guest: str, other: str) -> None:
        with self._database.writing() as connection:
            put_new(connection, BLOCKS, {"guest": guest, "blocked": other, "created": now()})

    def remove(self, guest: str, other: str) -> None:
        with self._database.writing() as connection:
            connection.execute(BLOCKS.delete().where(BLOCKS.c.guest == guest, BLOCKS.c.blocked == other))
