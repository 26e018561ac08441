"""The states of tables as data: the latest of each, and those from which its eras began."""

from __future__ import annotations

import json
from dataclasses import dataclass, field

import sqlalchemy as sa

from perihelion.table.store.database import Conflict, Database
from perihelion.table.store.ready import Ready, given
from perihelion.table.store.rows import WAITING, EraRow, SnapshotRow
from perihelion.table.store.schema import ACTIONS, ERAS, SNAPSHOTS, TABLES

_COLUMNS = [SNAPSHOTS.c[name] for name in SnapshotRow.__dataclass_fields__]
_EARLIER = sa.and_(SNAPSHOTS.c.table_id == given("table"), SNAPSHOTS.c.sequence <= given("sequence"))
_KEPT = {column.name: given(column.name) for column in _COLUMNS}
KEEP = Ready(SNAPSHOTS.update().where(_EARLIER).values(_KEPT))
LATEST = Ready(sa.select(*_COLUMNS).where(SNAPSHOTS.c.table_id == given("table")))


@dataclass(frozen=True)
class Beginning:
    """Eras that begin, what happened by rows of the log that do not say so, and what the table keeps from its
    first move on."""

    eras: list[EraRow]
    told: dict[int, str] = field(default_factory=dict)
    table: dict[str, str] = field(default_factory=dict)


class Snapshots:
    def __init__(self, database: Database) -> None:
        self._database = database

    def of(self, table_id: str) -> SnapshotRow | None:
        """The latest state of a table."""
        with self._database.reading() as connection:
            row = LATEST.row(connection, table=table_id)
        return None if row is None else SnapshotRow(row[0], row[1], row[2], json.loads(row[3]))

    def eras(self, table_id: str) -> list[EraRow]:
        """The eras of a game, oldest first: one, and one more for each upgrade in the middle of it."""
        columns = (ERAS.c.sequence, ERAS.c.version, ERAS.c.moves, ERAS.c.state, ERAS.c.events)
        query = sa.select(*columns).where(ERAS.c.table_id == table_id).order_by(ERAS.c.sequence)
        with self._database.reading() as connection:
            return [EraRow(*row) for row in connection.execute(query)]

    def missing(self) -> list[str]:
        """The started tables that have none yet: those of version 0.1.0. Running ones come first."""
        known = sa.select(SNAPSHOTS.c.table_id)
        query = sa.select(TABLES.c.id).where(TABLES.c.status != WAITING, TABLES.c.id.not_in(known))
        with self._database.reading() as connection:
            return list(connection.execute(query.order_by(TABLES.c.status.desc(), TABLES.c.id)).scalars())

    def adopt(self, table_id: str, snapshot: SnapshotRow, beginning: Beginning) -> None:
        """Keeps what version 0.1.0 did not: the state of a table, and what happened by the rows of its
        log. A later state that somebody else has kept meanwhile stays."""
        try:
            with self._database.writing() as connection:
                begin(connection, table_id, beginning)
                put(connection, table_id, snapshot)
        except Conflict:
            return  # another server on the same database was quicker


def put(connection: sa.Connection, table_id: str, snapshot: SnapshotRow) -> None:
    """Keeps the latest state within a transaction; `Conflict` if there is a later one."""
    if KEEP.change(connection, table=table_id, **_values(snapshot)) == 0:
        connection.execute(SNAPSHOTS.insert().values({"table_id": table_id, **_values(snapshot)}))


def begin(connection: sa.Connection, table_id: str, beginning: Beginning) -> None:
    """Keeps eras, and adds what happened to rows of the log that do not say so."""
    for era in beginning.eras:
        connection.execute(ERAS.insert().values({"table_id": table_id, **era.__dict__}))
    for sequence, events in beginning.told.items():
        where = sa.and_(ACTIONS.c.table_id == table_id, ACTIONS.c.sequence == sequence)
        connection.execute(ACTIONS.update().where(where, ACTIONS.c.events.is_(None)).values(events=events))


def _values(snapshot: SnapshotRow) -> dict[str, str | int]:
    return {
        "sequence": snapshot.sequence,
        "version": snapshot.version,
        "state": snapshot.state,
        "undo": json.dumps(snapshot.undo, separators=(",", ":")),
    }
