"""Settings: what the server keeps for itself, by name."""

from __future__ import annotations

from collections.abc import Callable

import sqlalchemy as sa

from perihelion.table.store.database import Database, put_new, put_over
from perihelion.table.store.schema import SETTINGS


class Settings:
    def __init__(self, database: Database) -> None:
        self._database = database

    def get(self, key: str) -> str | None:
        with self._database.reading() as connection:
            found = connection.execute(sa.select(SETTINGS.c.value).where(SETTINGS.c.key == key)).scalar()
        return None if found is None else str(found)

    def put(self, key: str, value: str) -> None:
        with self._database.writing() as connection:
            put_over(connection, SETTINGS, {"key": key}, {"value": value})

    def make(self, key: str, new: Callable[[], str]) -> str:
        """What is kept under a name; made when it is first asked for."""
        known = self.get(key)
        if known is not None:
            return known
        value = new()
        with self._database.writing() as connection:
            put_new(connection, SETTINGS, {"key": key, "value": value})
            query = sa.select(SETTINGS.c.value).where(SETTINGS.c.key == key)
            return str(connection.execute(query).scalar())
