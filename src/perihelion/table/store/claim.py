"""One server at a time on a database: whoever serves it holds a claim, which dies with its process."""

from __future__ import annotations

import sqlite3

import sqlalchemy as sa

from perihelion.table.store.database import Unusable, is_postgres, sqlite_path

CLAIM = 4_620_620  # any number that other programs on the same PostgreSQL server do not use
TAKEN = "another server runs on this database: stop it, or choose another database with --db"


class Claim:
    """Held from its making until `release` or the end of the process."""

    def __init__(self, url: str) -> None:
        self._file: sqlite3.Connection | None = None
        self._connection: sa.Connection | None = None
        if is_postgres(url):
            self._claim_server(url)
        else:
            self._claim_file(url)

    def release(self) -> None:
        if self._file is not None:
            self._file.close()
        if self._connection is not None:
            self._connection.close()
            self._connection.engine.dispose()

    def _claim_file(self, url: str) -> None:
        """An open exclusive transaction on a file beside the database."""
        path = sqlite_path(url)
        path.parent.mkdir(parents=True, exist_ok=True)
        self._file = sqlite3.connect(
            f"{path}-claim", timeout=0, isolation_level=None, check_same_thread=False
        )
        try:
            self._file.execute("BEGIN EXCLUSIVE")
        except sqlite3.OperationalError as error:
            self._file.close()
            locked = "locked" in str(error)
            raise Unusable(TAKEN if locked else f"{path} cannot be written ({error}): {ADVICE}") from error

    def _claim_server(self, url: str) -> None:
        engine = sa.create_engine("postgresql+psycopg://" + url.split("://", 1)[1], poolclass=sa.NullPool)
        connection = engine.connect().execution_options(isolation_level="AUTOCOMMIT")
        if not connection.execute(sa.select(sa.func.pg_try_advisory_lock(CLAIM))).scalar():
            connection.close()
            raise Unusable(TAKEN)
        self._connection = connection


ADVICE = "make its folder writable, or choose another database with --db"
