"""Analyses of finished games, each made once."""

from __future__ import annotations

import sqlalchemy as sa

from perihelion.table.store.database import Conflict, Database
from perihelion.table.store.schema import ANALYSES


class Analyses:
    def __init__(self, database: Database) -> None:
        self._database = database

    def of(self, table_id: str) -> str | None:
        with self._database.reading() as connection:
            query = sa.select(ANALYSES.c.analysis).where(ANALYSES.c.table_id == table_id)
            return connection.execute(query).scalar()

    def keep(self, table_id: str, analysis: str) -> None:
        """Keeps an analysis; the first one stays."""
        try:
            with self._database.writing() as connection:
                connection.execute(ANALYSES.insert().values(table_id=table_id, analysis=analysis))
        except Conflict:
            return  # another server on the same database was quicker
