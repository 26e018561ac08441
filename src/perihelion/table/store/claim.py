"""Who serves a database holds a claim, which dies with its process. An SQLite file has one server at a time;
a PostgreSQL database any number of the same version line. Whoever replaces its contents wants it alone."""

from __future__ import annotations

import contextlib
import sqlite3
import threading
import time

import sqlalchemy as sa

from perihelion import __version__
from perihelion.table.store.database import Unusable, is_postgres, postgres_waits, sqlite_path

CLAIM = 4_620_620  # any number that other programs on the same PostgreSQL server do not use
PATIENCE = 5.0
CONNECT_SECONDS = 20
KEEPING = 5.0  # seconds after which a claim that the database has lost is taken again
ADVICE = "make its folder writable, or choose another database with --db"
TAKEN = "another server runs on this database: stop it, or choose another database with --db"
OTHER_LINE = "a server of another version runs on this database: this one is {}; stop that one first"


class Claim:
    """Held from its making until `release` or the end of the process. A server that has just died may be
    missed by its database for a moment, so it is tried for some seconds."""

    def __init__(self, url: str, seconds: float = PATIENCE, shared: bool = False) -> None:
        self._url = url
        self._shared = shared
        self._file: sqlite3.Connection | None = None
        self._connection: sa.Connection | None = None
        self._over = threading.Event()
        claim = self._claim_server if is_postgres(url) else self._claim_file
        deadline = time.monotonic() + seconds
        while problem := claim():
            if time.monotonic() > deadline:
                raise Unusable(problem)
            time.sleep(0.1)
        if is_postgres(url):
            threading.Thread(target=self._keep, name="claim", daemon=True).start()

    def release(self) -> None:
        self._over.set()
        if self._file is not None:
            self._file.close()
        self._drop()

    def _claim_file(self) -> str:
        """An open exclusive transaction on a file beside the database; or why there is none."""
        path = sqlite_path(self._url)
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
            return TAKEN
        return ""

    def _claim_server(self) -> str:
        """A lock of a session of its own: of the line of this version, or of the whole database."""
        address = "postgresql+psycopg://" + self._url.split("://", 1)[1]
        try:
            waits = postgres_waits(CONNECT_SECONDS)
            connection = sa.create_engine(address, connect_args=waits, poolclass=sa.NullPool).connect()
        except sa.exc.OperationalError as error:
            return f"the database cannot be reached ({str(error.orig).splitlines()[0]})"
        connection = connection.execution_options(isolation_level="AUTOCOMMIT")
        lock = sa.func.pg_try_advisory_lock_shared if self._shared else sa.func.pg_try_advisory_lock
        problem = "" if connection.execute(sa.select(lock(CLAIM))).scalar() else TAKEN
        if not problem and self._shared:
            connection.execute(sa.select(sa.func.pg_advisory_lock_shared(CLAIM, line())))
            others = connection.execute(_OTHERS, {"line": line()}).scalar()
            problem = OTHER_LINE.format(__version__) if others else ""
        if problem:
            connection.close()
        else:
            self._connection = connection
        return problem

    def _keep(self) -> None:
        """The database may have been restarted: the claim is taken again."""
        while not self._over.wait(KEEPING):
            try:
                assert self._connection is not None
                self._connection.execute(sa.select(1))
            except sa.exc.SQLAlchemyError:
                if not self._over.is_set():
                    self._drop()
                    with contextlib.suppress(sa.exc.SQLAlchemyError):
                        self._claim_server()

    def _drop(self) -> None:
        if self._connection is not None:
            with contextlib.suppress(sa.exc.SQLAlchemyError):
                self._connection.close()
            self._connection.engine.dispose()


def line(version: str = __version__) -> int:
    """The line of a version as a number: servers of 0.2.0 and 0.2.1 may run side by side."""
    major, minor = version.split(".")[:2]
    return int(major) * 1000 + int(minor)


_OTHERS = sa.text(
    "select count(*) from pg_locks l join pg_database d on d.oid = l.database "
    "where d.datname = current_database() and l.locktype = 'advisory' and l.objsubid = 2 "
    f"and l.classid = {CLAIM} and l.objid <> :line and l.granted"
)
