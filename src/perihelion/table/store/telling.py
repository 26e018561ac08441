"""Telling: whoever changes what is kept of a table raises its revision, and on a shared database whoever
listens is told in the moment of the commit."""

from __future__ import annotations

import sqlalchemy as sa

from perihelion.table.store.schema import TABLES

CHANNEL = "perihelion"
TABLE, JOBS, ANSWER = "table", "jobs", "answer"  # what the first word of a message can be


def tell(connection: sa.Connection, kind: str, what: str = "") -> None:
    """Sends a message with the commit; a database with one process has nobody to tell."""
    if connection.dialect.name == "postgresql":
        connection.execute(sa.select(telling(kind, what)))


def telling(kind: str, what: str = "") -> sa.ColumnElement[None]:
    """A message as part of a statement."""
    return sa.func.pg_notify(CHANNEL, f"{kind} {what}")


def changed(connection: sa.Connection, table_id: str, **values: object) -> None:
    """Something that is kept of a table has changed, and these columns of its row."""
    raised = {"revision": TABLES.c.revision + 1, **values}
    update = TABLES.update().where(TABLES.c.id == table_id).values(raised)
    if connection.dialect.name == "postgresql":
        update = update.returning(telling(TABLE, table_id))
    connection.execute(update)
