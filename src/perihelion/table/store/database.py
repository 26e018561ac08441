"""The database: SQLite by default (write-ahead log, full sync), PostgreSQL by URL; the same statements serve
both. PostgreSQL is shared by any number of processes: what is done at a table is one transaction there, in
which the table is held."""

from __future__ import annotations

import select
import threading
import time
from collections.abc import Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager, nullcontext
from dataclasses import dataclass
from pathlib import Path

import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite

from perihelion.table.store.schema import SETTINGS

HEARTBEAT = "heartbeat"
HEALTH_SECONDS = 2
LOCKED_SECONDS = 20
# A process that is stopped in the middle of something holds nothing for longer than this.
IDLE_SECONDS = 10
WAIT_SECONDS = 15
SILENT_SECONDS = 10  # after which whoever says nothing over the network is taken for gone, at both ends


class Unusable(Exception):
    """A database that cannot be opened or written; the message says what to do."""


Trouble = sa.exc.DBAPIError  # nothing can be read or written now: the disk is full, the server gone


class Conflict(Exception):
    """Another process has written in the same place; nothing was changed."""


@dataclass
class Hold:
    """A transaction that goes on over several reads and writes of one thread."""

    connection: sa.Connection
    wrote: bool = False


class Database:
    """Connections, and the order of writers."""

    def __init__(self, url: str) -> None:
        self.shared = is_postgres(url)
        self.engine = _engine(url, LOCKED_SECONDS)
        # What is only read needs no transaction, and so nothing that begins and ends one.
        self._reads = _engine(url, LOCKED_SECONDS, autocommit=True) if self.shared else self.engine
        self._probe = _engine(url, HEALTH_SECONDS, keep=False)
        # SQLite has one writer at a time; waiting here is fairer and quicker than its busy loop.
        self._turn: AbstractContextManager[object] = nullcontext() if self.shared else threading.Lock()
        self._here = threading.local()

    @property
    def hold(self) -> Hold | None:
        """The transaction in which this thread is."""
        return getattr(self._here, "hold", None)

    @contextmanager
    def reading(self) -> Iterator[sa.Connection]:
        if self.hold is not None:
            yield self.hold.connection
            return
        with self._reads.connect() as connection:
            yield connection

    @contextmanager
    def writing(self, savepoint: bool = True) -> Iterator[sa.Connection]:
        """A transaction: committed at the end, or nothing of it. Within a hold it is committed with it; if it
        fails without a savepoint, nothing of that hold can be kept."""
        hold = self.hold
        try:
            if hold is not None:
                hold.wrote = True
                with hold.connection.begin_nested() if savepoint else nullcontext():
                    yield hold.connection
                return
            with self._turn, self.engine.begin() as connection:
                yield connection
        except sa.exc.IntegrityError as error:
            raise Conflict from error

    @contextmanager
    def holding(self) -> Iterator[Hold]:
        """All that this thread reads and writes within is one transaction, for a database that is shared."""
        if self.hold is not None:
            yield self.hold
            return
        with self.engine.begin() as connection:
            self._here.hold = Hold(connection)
            try:
                yield self._here.hold
            finally:
                self._here.hold = None

    def ailment(self) -> str:
        """Why nothing can be written now, or an empty text if it can: it is tried, on its own connection."""
        try:
            with self._probe.begin() as connection:
                put_over(connection, SETTINGS, {"key": HEARTBEAT}, {"value": str(now())})
        except sa.exc.SQLAlchemyError as error:
            return str(error).splitlines()[0]
        return ""

    def close(self) -> None:
        self.engine.dispose()
        self._reads.dispose()
        self._probe.dispose()


def now() -> int:
    return int(time.time())


def now_ms() -> int:
    return time.time_ns() // 1_000_000


def put_new(connection: sa.Connection, table: sa.Table, values: dict[str, object]) -> bool:
    """Adds a row unless there is one of the same key; whether it did."""
    insert = postgresql.insert if connection.dialect.name == "postgresql" else sqlite.insert
    return connection.execute(insert(table).values(values).on_conflict_do_nothing()).rowcount > 0


def put_over(
    connection: sa.Connection, table: sa.Table, key: dict[str, object], values: dict[str, object]
) -> None:
    """Adds a row, or changes the one of the same key."""
    insert = postgresql.insert if connection.dialect.name == "postgresql" else sqlite.insert
    statement = insert(table).values({**key, **values})
    connection.execute(statement.on_conflict_do_update(index_elements=list(key), set_=values))


def over(connection: sa.Connection, table: sa.Table, key: Sequence[str]) -> sa.Insert:
    """A statement that adds rows, or changes those of the same key."""
    insert = postgresql.insert if connection.dialect.name == "postgresql" else sqlite.insert
    statement = insert(table)
    kept = {column.name: statement.excluded[column.name] for column in table.c if column.name not in key}
    return statement.on_conflict_do_update(index_elements=key, set_=kept)


def is_postgres(url: str) -> bool:
    return url.startswith(("postgresql://", "postgres://"))


def postgres_waits(seconds: int) -> dict[str, int | str]:
    """How long a connection waits, at this end and at the server's. Each has to notice that the other machine
    is gone or cut off: by themselves they would wait for hours, be it in the middle of a move."""
    half = SILENT_SECONDS // 2
    alive = {"keepalives_idle": half, "keepalives_interval": 1, "keepalives_count": half}
    silent = {"tcp_user_timeout": SILENT_SECONDS * 1000}
    server = {
        "idle_in_transaction_session_timeout": f"{IDLE_SECONDS}s",
        "lock_timeout": f"{WAIT_SECONDS}s",
        **{f"tcp_{name}": number for name, number in alive.items()},
        **silent,
    }
    options = " ".join(f"-c {name}={value}" for name, value in server.items())
    return {"connect_timeout": seconds, "options": options, **alive, **silent}


def sqlite_path(url: str) -> Path:
    """The file of an SQLite database that is given as a URL or as a path."""
    return Path(url.removeprefix("sqlite:///")).expanduser()


def _engine(url: str, seconds: int, keep: bool = True, autocommit: bool = False) -> sa.Engine:
    """An engine for a database URL, or for the path of an SQLite file. A writer waits so many seconds for
    another; connections are kept, or made for each use."""
    pool = {"pool_size": 16} if keep else {"poolclass": sa.NullPool}
    if is_postgres(url):
        if keep:
            pool = {"pool_size": 4, "max_overflow": 3}  # of each process, and a server has a hundred
        address = "postgresql+psycopg://" + url.split("://", 1)[1]
        waits = postgres_waits(seconds)
        alone = {"isolation_level": "AUTOCOMMIT", "skip_autocommit_rollback": True} if autocommit else {}
        engine = sa.create_engine(address, connect_args=waits, **alone, **pool)
        sa.event.listen(engine, "checkout", _refuse_closed)
        return engine
    if "://" in url and not url.startswith("sqlite:///"):
        raise Unusable(f"{url.split(':', 1)[0]} is no database for this: give a file or a postgresql:// URL")
    path = sqlite_path(url)
    path.parent.mkdir(parents=True, exist_ok=True)
    engine = sa.create_engine(f"sqlite:///{path}", connect_args={"timeout": seconds}, **pool)
    sa.event.listen(engine, "connect", _set_pragmas)
    return engine


def _refuse_closed(connection: object, _record: object, _proxy: object) -> None:
    """A connection that the server has closed is not used any more. That can be seen at this end, without
    asking: there is something to read, though nothing was asked for."""
    waiting = select.poll()
    if not connection.closed:  # type: ignore[attr-defined]
        waiting.register(connection.fileno(), select.POLLIN)  # type: ignore[attr-defined]
        if not waiting.poll(0):
            return
    raise sa.exc.DisconnectionError


def _set_pragmas(connection: object, _record: object) -> None:
    cursor = connection.cursor()  # type: ignore[attr-defined]
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
