"""Guests and what they are called."""

from __future__ import annotations

import sqlalchemy as sa

from perihelion.table.store.database import Database, now
from perihelion.table.store.schema import GUESTS


class Guests:
    def __init__(self, database: Database) -> None:
        self._database = database

    def name(self, guest: str) -> str | None:
        with self._database.reading() as connection:
            return connection.execute(sa.select(GUESTS.c.name).where(GUESTS.c.id == guest)).scalar()

    def add(self, guest: str, name: str) -> None:
        with self._database.writing() as connection:
            connection.execute(GUESTS.insert().values(id=guest, name=name, created=now()))

    def rename(self, guest: str, name: str) -> None:
        with self._database.writing() as connection:
            connection.execute(GUESTS.update().where(GUESTS.c.id == guest).values(name=name))
