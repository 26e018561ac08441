"""The append-only log of actions."""

from __future__ import annotations

import json
from collections.abc import Sequence

import sqlalchemy as sa

from perihelion.table.store.database import Database, now
from perihelion.table.store.rows import FINISHED, PLAYING, ActionRow, Result
from perihelion.table.store.schema import ACTIONS
from perihelion.table.store.tables import touch


class Actions:
    def __init__(self, database: Database) -> None:
        self._database = database

    def append(self, table_id: str, rows: Sequence[ActionRow], result: Result | None = None) -> None:
        """Commits actions, and the result if they ended the game; `Conflict` if another process has given
        one of their numbers."""
        at = now()
        with self._database.writing() as connection:
            if rows:
                values = [{"table_id": table_id, "at": at, **row.__dict__} for row in rows]
                connection.execute(ACTIONS.insert(), values)
            if result is None:
                touch(connection, table_id, status=PLAYING, result="")
            else:
                touch(connection, table_id, status=FINISHED, result=json.dumps(result.__dict__))

    def of(self, table_id: str) -> list[ActionRow]:
        columns = (ACTIONS.c.sequence, ACTIONS.c.kind, ACTIONS.c.seat, ACTIONS.c.action)
        query = sa.select(*columns).where(ACTIONS.c.table_id == table_id).order_by(ACTIONS.c.sequence)
        with self._database.reading() as connection:
            return [ActionRow(*row) for row in connection.execute(query)]
