"""The database: SQLite by default (write-ahead log, full sync), PostgreSQL by URL; the same statements serve
both."""

from __future__ import annotations

import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import sqlalchemy as sa

from perihelion.table.store.schema import SETTINGS

HEARTBEAT = "heartbeat"
HEALTH_SECONDS = 2
LOCKED_SECONDS = 20


class Unusable(Exception):
    """A database that cannot be opened or written; the message says what to do."""


Trouble = sa.exc.DBAPIError  # nothing can be read or written now: the disk is full, the server gone


class Conflict(Exception):
    """Another process has written in the same place; nothing was changed."""


class Database:
    """Connections, and the order of writers."""

    def __init__(self, url: str) -> None:
        self.engine = _engine(url, LOCKED_SECONDS)
        self._probe = _engine(url, HEALTH_SECONDS, keep=False)
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

    def ailment(self) -> str:
        """Why nothing can be written now, or an empty text if it can: it is tried, on its own connection."""
        try:
            with self._probe.begin() as connection:
                connection.execute(SETTINGS.delete().where(SETTINGS.c.key == HEARTBEAT))
                connection.execute(SETTINGS.insert().values(key=HEARTBEAT, value=str(now())))
        except sa.exc.IntegrityError:
            return ""  # somebody else has just written it
        except sa.exc.SQLAlchemyError as error:
            return str(error).splitlines()[0]
        return ""

    def close(self) -> None:
        self.engine.dispose()
        self._probe.dispose()


def now() -> int:
    return int(time.time())


def now_ms() -> int:
    return time.time_ns() // 1_000_000


def is_postgres(url: str) -> bool:
    return url.startswith(("postgresql://", "postgres://"))


def sqlite_path(url: str) -> Path:
    """The file of an SQLite database that is given as a URL or as a path."""
    return Path(url.removeprefix("sqlite:///")).expanduser()


def _engine(url: str, seconds: int, keep: bool = True) -> sa.Engine:
    """An engine for a database URL, or for the path of an SQLite file. A writer waits so many seconds for
    another; connections are kept, or made for each use."""
    pool = {"pool_size": 16} if keep else {"poolclass": sa.NullPool}
    if is_postgres(url):
        address = "postgresql+psycopg://" + url.split("://", 1)[1]
        waits = {"connect_timeout": seconds}
        return sa.create_engine(address, pool_pre_ping=True, connect_args=waits, **pool)
    if "://" in url and not url.startswith("sqlite:///"):
        raise Unusable(f"{url.split(':', 1)[0]} is no database for this: give a file or a postgresql:// URL")
    path = sqlite_path(url)
    path.parent.mkdir(parents=True, exist_ok=True)
    engine = sa.create_engine(f"sqlite:///{path}", connect_args={"timeout": seconds}, **pool)
    sa.event.listen(engine, "connect", _set_pragmas)
    return engine


def _set_pragmas(connection: object, _record: object) -> None:
    cursor = connection.cursor()  # type: ignore[attr-defined]
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
