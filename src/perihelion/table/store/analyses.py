"""Analyses of finished games, each made once; while one is being made, what was found so far."""

from __future__ import annotations

from typing import Final

import sqlalchemy as sa

from perihelion.table.store.database import Conflict, Database
from perihelion.table.store.schema import ANALYSES

SO_FAR: Final = "so far "  # how the text of an analysis begins that is still being made


class Analyses:
    def __init__(self, database: Database) -> None:
        self._database = database

    def of(self, table_id: str) -> str | None:
        """The finished analysis."""
        kept = self._kept(table_id)
        return None if kept is None or kept.startswith(SO_FAR) else kept

    def so_far(self, table_id: str) -> str | None:
        """What was found so far of one that is not finished."""
        kept = self._kept(table_id)
        return kept.removeprefix(SO_FAR) if kept is not None and kept.startswith(SO_FAR) else None

    def keep(self, table_id: str, analysis: str) -> None:
        """Keeps a finished analysis; the first one stays."""
        self._write(table_id, analysis)

    def keep_so_far(self, table_id: str, analysis: str) -> None:
        """Keeps what was found so far, in the place of what was there before."""
        self._write(table_id, SO_FAR + analysis)

    def _kept(self, table_id: str) -> str | None:
        with self._database.reading() as connection:
            query = sa.select(ANALYSES.c.analysis).where(ANALYSES.c.table_id == table_id)
            return connection.execute(query).scalar()

    def _write(self, table_id: str, text: str) -> None:
        unfinished = sa.and_(ANALYSES.c.table_id == table_id, ANALYSES.c.analysis.startswith(SO_FAR))
        try:
            with self._database.writing() as connection:
                connection.execute(ANALYSES.delete().where(unfinished))
                connection.execute(ANALYSES.insert().values(table_id=table_id, analysis=text))
        except Conflict:
            return  # a finished one is there: another server on the same database was quicker
