"""Which lessons a guest has finished."""

from __future__ import annotations

import sqlalchemy as sa

from perihelion.table.store.database import Database, now, put_new
from perihelion.table.store.schema import LEARNED


class Learned:
    def __init__(self, database: Database) -> None:
        self._database = database

    def of(self, guest: str) -> set[tuple[str, str]]:
        """The finished lessons: game and lesson."""
        query = sa.select(LEARNED.c.game, LEARNED.c.lesson).where(LEARNED.c.guest == guest)
        with self._database.reading() as connection:
            return {(row.game, row.lesson) for row in connection.execute(query)}

    def add(self, guest: str, game: str, lesson: str) -> None:
        """Notes a finished lesson; finishing it again changes nothing."""
        with self._database.writing() as connection:
            put_new(connection, LEARNED, {"guest": guest, "game": game, "lesson": lesson, "at": now()})
