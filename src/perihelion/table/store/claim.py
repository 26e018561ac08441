"""One server at a time on a database: whoever serves it holds a claim, which dies with its process."""

from __future__ import annotations

import sqlite3
import time

import sqlalchemy as sa

from perihelion.table.store.database import Unusable, is_postgres, sqlite_path

CLAIM = 4_620_620  # any number that other programs on the same PostgreSQL server do not use
PATIENCE = 5.0
ADVICE = "make its folder writable, or choose another database with --db"
TAKEN = "another server runs on this database: stop it, or choose another database with --db"


class Claim:
    """Held from its making until `release` or the end of the process. A server that has just died may be
    missed by its database for a moment, so it is tried for some seconds."""

    def __init__(self, url: str, seconds: float = PATIENCE) -> None:
        self._file: sqlite3.Connection | None = None
        self._connection: sa.Connection | None = None
        claim = self._claim_server if is_postgres(url) else self._claim_file
        deadline = time.monotonic() + seconds
        while not claim(url):
            if time.monotonic() > deadline:
                raise Unusable(TAKEN)
            time.sleep(0.1)

    def release(self) -> None:
        if self._file is not None:
            self._file.close()
        if self._connection is not None:
            self._connection.close()
            self._connection.engine.dispose()

    def _claim_file(self, url: str) -> bool:
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
            if "locked" not in str(error):
                raise Unusable(f"{path} cannot be written ({error}): {ADVICE}") from error
            return False
        return True

    def _claim_server(self, url: str) -> bool:
        engine = sa.create_engine("postgresql+psycopg://" + url.split("://", 1)[1], poolclass=sa.NullPool)
        connection = engine.connect().execution_options(isolation_level="AUTOCOMMIT")
        if not connection.execute(sa.select(sa.func.pg_try_advisory_lock(CLAIM))).scalar():
            connection.close()
            return False
        self._connection = connection
        return True
