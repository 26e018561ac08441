"""Statements that are put again and again, many for every move.

They are made once. On PostgreSQL they are also compiled once and handed to the driver as they are: to make a
statement and to find what it compiles to takes several times as long as to have it answered.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import sqlalchemy as sa

Row = Sequence[Any]


class Ready:
    """A statement with named places (`sa.bindparam`) for what differs."""

    def __init__(self, statement: sa.Executable) -> None:
        self._statement = statement
        self._text = ""
        self._fixed: dict[str, object] = {}

    def rows(self, connection: sa.Connection, **given: object) -> Sequence[Row]:
        """What it brings."""
        if connection.dialect.name != "postgresql":
            return connection.execute(self._statement, given).all()
        found: Sequence[Row] = self._drive(connection, given).fetchall()
        return found

    def row(self, connection: sa.Connection, **given: object) -> Row | None:
        """The first row that it brings."""
        found = self.rows(connection, **given)
        return found[0] if found else None

    def change(self, connection: sa.Connection, **given: object) -> int:
        """How many rows it has changed."""
        if connection.dialect.name != "postgresql":
            return connection.execute(self._statement, given).rowcount
        return int(self._drive(connection, given).rowcount)

    def _drive(self, connection: sa.Connection, given: Mapping[str, object]) -> Any:
        """The driver's cursor, after it has been put."""
        dialect = connection.dialect
        if not self._text:
            compiled = self._statement.compile(dialect=dialect)  # type: ignore[attr-defined]
            self._fixed, self._text = dict(compiled.params), str(compiled)
        driver = connection.connection.driver_connection
        assert driver is not None
        assert dialect.dbapi is not None
        try:
            return driver.execute(self._text, {**self._fixed, **given})
        except dialect.dbapi.Error as error:
            if driver.broken:
                connection.invalidate(error)
            raise sa.exc.DBAPIError.instance(
                self._text, None, error, dialect.dbapi.Error, connection_invalidated=driver.broken
            ) from error


def given(name: str) -> sa.BindParameter[Any]:
    """A place in a statement for what differs."""
    return sa.bindparam(name)
