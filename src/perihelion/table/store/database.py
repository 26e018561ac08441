"""The database: SQLite by default (write-ahead log, full sync), PostgreSQL by URL; the same statements serve
both."""

from __future__ import annotations

import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import sqlalchemy as sa


class Conflict(Exception):
    """Another process has written in the same place; nothing was changed."""


class Database:
    """Connections, and the order of writers."""

    def __init__(self, url: str) -> None:
        self.engine = _engine(url)
        # SQLite has one writer at a time; waiting here is fairer and quicker than its busy loop.
        self._lock = threading.Lock()

    def reading(self) -> sa.Connection:
        return self.engine.connect()

    @contextmanager
    def writing(self) -> Iterator[sa.Connection]:
        """A transaction: committed at the end, or nothing of it."""
        try:
            with self._lock, self.engine.begin() as connection:
                yield connection
        except sa.exc.IntegrityError as error:
            raise Conflict from error

    def healthy(self) -> bool:
        with self.reading() as connection:
            return connection.execute(sa.select(sa.literal(1))).scalar() == 1

    def close(self) -> None:
        self.engine.dispose()


def now() -> int:
    return int(time.time())


def _engine(url: str) -> sa.Engine:
    """An engine for a database URL, or for the path of an SQLite file."""
    if url.startswith(("postgresql://", "postgres://")):
        address = "postgresql+psycopg://" + url.split("://", 1)[1]
        return sa.create_engine(address, pool_size=16, pool_pre_ping=True)
    if "://" in url and not url.startswith("sqlite:///"):
        return sa.create_engine(url)
    path = Path(url.removeprefix("sqlite:///")).expanduser()
    path.parent.mkdir(parents=True, exist_ok=True)
    engine = sa.create_engine(f"sqlite:///{path}", connect_args={"timeout": 20}, pool_size=16)
    sa.event.listen(engine, "connect", _set_pragmas)
    return engine


def _set_pragmas(connection: object, _record: object) -> None:
    cursor = connection.cursor()  # type: ignore[attr-defined]
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
