"""The append-only log of actions. What follows from an action is committed with it: the table's latest state,
and the result if it ended the game."""

from __future__ import annotations

import json
from collections.abc import Sequence

import sqlalchemy as sa

from perihelion.table.store.clocks import put_clocks
from perihelion.table.store.database import Database, now
from perihelion.table.store.ready import Ready, given
from perihelion.table.store.results import put_end
from perihelion.table.store.rows import FINISHED, PLAYING, ActionRow, ClockRow, EndedRow, Result, SnapshotRow
from perihelion.table.store.schema import ACTIONS
from perihelion.table.store.snapshots import Beginning, begin, put
from perihelion.table.store.tables import touch

_COLUMNS = [ACTIONS.c[name] for name in ActionRow.__dataclass_fields__]
_LATER = sa.select(*_COLUMNS).where(ACTIONS.c.table_id == given("table"), ACTIONS.c.sequence > given("after"))
LATER = Ready(_LATER.order_by(ACTIONS.c.sequence))


class Actions:
    def __init__(self, database: Database) -> None:
        self._database = database

    def append(
        self,
        table_id: str,
        rows: Sequence[ActionRow],
        snapshot: SnapshotRow,
        result: Result | None = None,
        beginning: Beginning | None = None,
        clocks: Sequence[ClockRow] = (),
        ended: EndedRow | None = None,
    ) -> None:
        """Commits actions with the state to which they led, and everybody's result with the last of them;
        `Conflict`, and nothing, if another process has given one of their numbers."""
        with self._database.writing(savepoint=False) as connection:
            put_actions(connection, table_id, rows, snapshot, result, beginning)
            put_clocks(connection, table_id, clocks)
            if ended is not None:
                put_end(connection, ended)

    def latest(self, table_id: str) -> int:
        """When the last action of a table was taken, in seconds; 0 if there is none."""
        with self._database.reading() as connection:
            query = sa.select(sa.func.max(ACTIONS.c.at)).where(ACTIONS.c.table_id == table_id)
            return int(connection.execute(query).scalar() or 0)

    def of(self, table_id: str, after: int = 0) -> list[ActionRow]:
        """The rows of a table after a number."""
        with self._database.reading() as connection:
            return [ActionRow(*row) for row in LATER.rows(connection, table=table_id, after=after)]


def put_actions(
    connection: sa.Connection,
    table_id: str,
    rows: Sequence[ActionRow],
    snapshot: SnapshotRow,
    result: Result | None,
    beginning: Beginning | None,
) -> None:
    """Adds actions to the log within a transaction, with the state to which they led."""
    at = now()
    status, kept = (PLAYING, "") if result is None else (FINISHED, json.dumps(result.__dict__))
    first = {} if beginning is None else beginning.table
    # The table's own row first, as everybody does: whoever waits for another waits there.
    touch(connection, table_id, status=status, result=kept, game_version=snapshot.version, **first)
    if rows:
        values = [{"table_id": table_id, "at": at, **row.__dict__} for row in rows]
        connection.execute(ACTIONS.insert(), values)
    put(connection, table_id, snapshot)
    if beginning is not None:
        begin(connection, table_id, beginning)
