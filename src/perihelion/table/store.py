"""The store: guests, tables, seats, chat and the append-only log of actions.

SQLite by default (write-ahead log, full sync), PostgreSQL by URL; the same statements serve both. Every
method that writes has committed when it returns, and nothing is told to anybody before. A row of `actions`
is never changed or deleted: taking back is a row of its own.
"""

from __future__ import annotations

import json
import secrets
import threading
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path

import sqlalchemy as sa

META = sa.MetaData()

GUESTS = sa.Table(
    "guests",
    META,
    sa.Column("id", sa.String(40), primary_key=True),
    sa.Column("name", sa.String(80), nullable=False),
    sa.Column("created", sa.Integer, nullable=False),
)
TABLES = sa.Table(
    "tables",
    META,
    sa.Column("id", sa.String(40), primary_key=True),
    sa.Column("invite", sa.String(40), nullable=False, unique=True),
    sa.Column("game", sa.String(40), nullable=False),
    sa.Column("game_version", sa.Integer, nullable=False),
    sa.Column("engine_version", sa.String(40), nullable=False),
    sa.Column("options", sa.Text, nullable=False),
    sa.Column("seed", sa.String(80), nullable=False),
    sa.Column("open", sa.Boolean, nullable=False),
    sa.Column("host", sa.String(40), nullable=False, index=True),
    sa.Column("status", sa.String(12), nullable=False, index=True),
    sa.Column("seating", sa.Integer, nullable=False),
    sa.Column("created", sa.Integer, nullable=False),
    sa.Column("touched", sa.Integer, nullable=False, index=True),
    sa.Column("result", sa.Text, nullable=False),
    sa.Column("rematch", sa.String(40), nullable=False),
)
SEATS = sa.Table(
    "seats",
    META,
    sa.Column("table_id", sa.String(40), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("kind", sa.String(8), nullable=False),
    sa.Column("name", sa.String(80), nullable=False),
    sa.Column("level", sa.String(40), nullable=False),
    sa.Column("stand_in", sa.Boolean, nullable=False),
    sa.Column("key", sa.String(40), nullable=False, unique=True),
)
OWNERS = sa.Table(
    "owners",
    META,
    sa.Column("table_id", sa.String(40), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("guest", sa.String(40), primary_key=True, index=True),
)
ACTIONS = sa.Table(
    "actions",
    META,
    sa.Column("id", sa.Integer, primary_key=True),
    sa.Column("table_id", sa.String(40), sa.ForeignKey("tables.id"), nullable=False),
    sa.Column("sequence", sa.Integer, nullable=False),
    sa.Column("kind", sa.String(8), nullable=False),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("action", sa.String(200), nullable=False),
    sa.Column("at", sa.Integer, nullable=False),
    sa.UniqueConstraint("table_id", "sequence"),
)
CHAT = sa.Table(
    "chat",
    META,
    sa.Column("id", sa.Integer, primary_key=True),
    sa.Column("table_id", sa.String(40), sa.ForeignKey("tables.id"), nullable=False),
    sa.Column("number", sa.Integer, nullable=False),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("name", sa.String(80), nullable=False),
    sa.Column("notice", sa.String(60), nullable=False),
    sa.Column("text", sa.Text, nullable=False),
    sa.Column("at", sa.Integer, nullable=False),
    sa.UniqueConstraint("table_id", "number"),
)
ANALYSES = sa.Table(
    "analyses",
    META,
    sa.Column("table_id", sa.String(40), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("analysis", sa.Text, nullable=False),
)
SETTINGS = sa.Table(
    "settings",
    META,
    sa.Column("key", sa.String(40), primary_key=True),
    sa.Column("value", sa.Text, nullable=False),
)

WAITING, PLAYING, FINISHED = "waiting", "playing", "finished"
PERSON, BOT, FREE = "person", "bot", "free"
MOVE, FORCED, UNDO = "move", "forced", "undo"
NOBODY = -1


@dataclass(frozen=True)
class Result:
    """How a game ended: points and winners by seat."""

    scores: list[int]
    winners: list[int]


@dataclass(frozen=True)
class TableRow:
    id: str
    invite: str
    game: str
    game_version: int
    engine_version: str
    options: dict[str, str]
    seed: str
    open: bool
    host: str
    status: str = WAITING
    seating: int = 0
    created: int = 0
    touched: int = 0
    result: Result | None = None
    rematch: str = ""


@dataclass(frozen=True)
class SeatRow:
    """A seat. `stand_in` marks a bot that plays for a person who has left."""

    seat: int
    kind: str
    name: str
    level: str
    key: str
    stand_in: bool = False
    owners: tuple[str, ...] = field(default=())


@dataclass(frozen=True)
class ActionRow:
    sequence: int
    kind: str
    seat: int
    action: str


@dataclass(frozen=True)
class ChatRow:
    """Something said by a person (`text`), or a notice of the table (a message key)."""

    number: int
    seat: int
    name: str
    notice: str
    text: str
    at: int


class Store:
    """All that is kept."""

    def __init__(self, url: str) -> None:
        self.engine = _engine(url)
        # SQLite has one writer at a time; waiting here is fairer and quicker than its busy loop.
        self._writing = threading.Lock()
        META.create_all(self.engine)

    def close(self) -> None:
        self.engine.dispose()

    def healthy(self) -> bool:
        with self.engine.connect() as connection:
            return connection.execute(sa.select(sa.literal(1))).scalar() == 1

    def secret(self) -> str:
        """The key that signs cookies, made with the database."""
        query = sa.select(SETTINGS.c.value).where(SETTINGS.c.key == "secret")
        with self._writing, self.engine.begin() as connection:
            known = connection.execute(query).scalar()
            if known is None:
                known = secrets.token_hex(32)
                connection.execute(SETTINGS.insert().values(key="secret", value=known))
            return str(known)

    # -- guests ------------------------------------------------------------------------------------

    def guest_name(self, guest: str) -> str | None:
        with self.engine.connect() as connection:
            return connection.execute(sa.select(GUESTS.c.name).where(GUESTS.c.id == guest)).scalar()

    def add_guest(self, guest: str, name: str) -> None:
        with self._writing, self.engine.begin() as connection:
            connection.execute(GUESTS.insert().values(id=guest, name=name, created=_now()))

    def rename_guest(self, guest: str, name: str) -> None:
        with self._writing, self.engine.begin() as connection:
            connection.execute(GUESTS.update().where(GUESTS.c.id == guest).values(name=name))

    # -- tables and seats --------------------------------------------------------------------------

    def add_table(self, table: TableRow, seats: Sequence[SeatRow]) -> None:
        now = _now()
        values = {**table.__dict__, "options": json.dumps(table.options), "result": "", "created": now}
        with self._writing, self.engine.begin() as connection:
            connection.execute(TABLES.insert().values({**values, "touched": now}))
            for seat in seats:
                connection.execute(SEATS.insert().values({"table_id": table.id, **_seat_values(seat)}))
                _own(connection, table.id, seat)

    def table(self, table_id: str) -> TableRow | None:
        return self._one_table(TABLES.c.id == table_id)

    def table_by_invite(self, invite: str) -> TableRow | None:
        return self._one_table(TABLES.c.invite == invite)

    def seat_by_key(self, key: str) -> tuple[str, int] | None:
        """The table and number of the seat with this key."""
        with self.engine.connect() as connection:
            query = sa.select(SEATS.c.table_id, SEATS.c.seat).where(SEATS.c.key == key)
            row = connection.execute(query).first()
        return None if row is None else (row[0], row[1])

    def seats(self, table_id: str) -> list[SeatRow]:
        with self.engine.connect() as connection:
            return _seats(connection, table_id)

    def tables_of(self, guest: str, limit: int = 60) -> list[TableRow]:
        """The tables at which the guest sits or which the guest has opened, latest first."""
        sits = sa.select(OWNERS.c.table_id).where(OWNERS.c.guest == guest)
        return self._tables(sa.or_(TABLES.c.id.in_(sits), TABLES.c.host == guest), limit)

    def open_tables(self, limit: int = 60) -> list[TableRow]:
        return self._tables(sa.and_(TABLES.c.status == WAITING, TABLES.c.open), limit)

    def finished_tables(self, limit: int = 60) -> list[TableRow]:
        """Finished games of open tables; those by invitation stay among their players."""
        return self._tables(sa.and_(TABLES.c.status == FINISHED, TABLES.c.open), limit)

    def playing_tables(self) -> list[str]:
        with self.engine.connect() as connection:
            query = sa.select(TABLES.c.id).where(TABLES.c.status == PLAYING).order_by(TABLES.c.touched)
            return list(connection.execute(query).scalars())

    def count_unfinished(self, guest: str) -> int:
        """How many tables the guest has opened that are not over."""
        with self.engine.connect() as connection:
            query = sa.select(sa.func.count()).where(TABLES.c.host == guest, TABLES.c.status != FINISHED)
            return int(connection.execute(query).scalar() or 0)

    def set_seat(self, table_id: str, seat: SeatRow) -> None:
        """Changes who sits on a seat."""
        with self._writing, self.engine.begin() as connection:
            where = sa.and_(SEATS.c.table_id == table_id, SEATS.c.seat == seat.seat)
            connection.execute(SEATS.update().where(where).values(_seat_values(seat)))
            owned = sa.and_(OWNERS.c.table_id == table_id, OWNERS.c.seat == seat.seat)
            connection.execute(OWNERS.delete().where(owned))
            _own(connection, table_id, seat)
            _touch(connection, table_id, seating=TABLES.c.seating + 1)

    def set_rematch(self, table_id: str, rematch: str) -> None:
        with self._writing, self.engine.begin() as connection:
            _touch(connection, table_id, rematch=rematch, seating=TABLES.c.seating + 1)

    def delete_table(self, table_id: str) -> None:
        """Removes a table that has not started."""
        with self._writing, self.engine.begin() as connection:
            for part in (OWNERS, CHAT, SEATS):
                connection.execute(part.delete().where(part.c.table_id == table_id))
            connection.execute(TABLES.delete().where(TABLES.c.id == table_id, TABLES.c.status == WAITING))

    # -- the log of actions ------------------------------------------------------------------------

    def append(self, table_id: str, rows: Sequence[ActionRow], result: Result | None = None) -> None:
        """Commits actions, and the result if they ended the game."""
        now = _now()
        with self._writing, self.engine.begin() as connection:
            if rows:
                values = [{"table_id": table_id, "at": now, **row.__dict__} for row in rows]
                connection.execute(ACTIONS.insert(), values)
            if result is None:
                _touch(connection, table_id, status=PLAYING, result="")
            else:
                _touch(connection, table_id, status=FINISHED, result=json.dumps(result.__dict__))

    def actions(self, table_id: str) -> list[ActionRow]:
        columns = (ACTIONS.c.sequence, ACTIONS.c.kind, ACTIONS.c.seat, ACTIONS.c.action)
        query = sa.select(*columns).where(ACTIONS.c.table_id == table_id).order_by(ACTIONS.c.sequence)
        with self.engine.connect() as connection:
            return [ActionRow(*row) for row in connection.execute(query)]

    # -- analyses of finished games ----------------------------------------------------------------

    def analysis(self, table_id: str) -> str | None:
        with self.engine.connect() as connection:
            query = sa.select(ANALYSES.c.analysis).where(ANALYSES.c.table_id == table_id)
            return connection.execute(query).scalar()

    def keep_analysis(self, table_id: str, analysis: str) -> None:
        """Keeps an analysis; the first one stays."""
        try:
            with self._writing, self.engine.begin() as connection:
                connection.execute(ANALYSES.insert().values(table_id=table_id, analysis=analysis))
        except sa.exc.IntegrityError:
            return  # another server on the same database was quicker

    # -- chat --------------------------------------------------------------------------------------

    def say(self, table_id: str, seat: int, name: str, text: str = "", notice: str = "") -> ChatRow:
        at = _now()
        with self._writing, self.engine.begin() as connection:
            count = sa.select(sa.func.count()).where(CHAT.c.table_id == table_id)
            number = int(connection.execute(count).scalar() or 0) + 1
            row = ChatRow(number, seat, name, notice, text, at)
            connection.execute(CHAT.insert().values({"table_id": table_id, **row.__dict__}))
        return row

    def chat(self, table_id: str, after: int = 0) -> list[ChatRow]:
        columns = (CHAT.c.number, CHAT.c.seat, CHAT.c.name, CHAT.c.notice, CHAT.c.text, CHAT.c.at)
        query = sa.select(*columns).where(CHAT.c.table_id == table_id, CHAT.c.number > after)
        with self.engine.connect() as connection:
            return [ChatRow(*row) for row in connection.execute(query.order_by(CHAT.c.number))]

    # ----------------------------------------------------------------------------------------------

    def _one_table(self, where: sa.ColumnElement[bool]) -> TableRow | None:
        found = self._tables(where, 1)
        return found[0] if found else None

    def _tables(self, where: sa.ColumnElement[bool], limit: int) -> list[TableRow]:
        query = sa.select(TABLES).where(where).order_by(TABLES.c.touched.desc(), TABLES.c.id).limit(limit)
        with self.engine.connect() as connection:
            return [_table_row(row) for row in connection.execute(query).mappings()]


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


def _seats(connection: sa.Connection, table_id: str) -> list[SeatRow]:
    owners: dict[int, list[str]] = {}
    owned = sa.select(OWNERS.c.seat, OWNERS.c.guest).where(OWNERS.c.table_id == table_id)
    for seat, guest in connection.execute(owned.order_by(OWNERS.c.guest)):
        owners.setdefault(seat, []).append(guest)
    query = sa.select(SEATS).where(SEATS.c.table_id == table_id).order_by(SEATS.c.seat)
    return [
        SeatRow(
            row["seat"],
            row["kind"],
            row["name"],
            row["level"],
            row["key"],
            row["stand_in"],
            tuple(owners.get(row["seat"], [])),
        )
        for row in connection.execute(query).mappings()
    ]


def _seat_values(seat: SeatRow) -> dict[str, str | int | bool]:
    return {
        "seat": seat.seat,
        "kind": seat.kind,
        "name": seat.name,
        "level": seat.level,
        "key": seat.key,
        "stand_in": seat.stand_in,
    }


def _own(connection: sa.Connection, table_id: str, seat: SeatRow) -> None:
    for guest in seat.owners:
        connection.execute(OWNERS.insert().values(table_id=table_id, seat=seat.seat, guest=guest))


def _touch(connection: sa.Connection, table_id: str, **values: object) -> None:
    connection.execute(TABLES.update().where(TABLES.c.id == table_id).values(touched=_now(), **values))


def _table_row(row: sa.RowMapping) -> TableRow:
    values = dict(row)
    result = json.loads(values["result"]) if values["result"] else None
    values["options"] = json.loads(values["options"])
    values["result"] = None if result is None else Result(result["scores"], result["winners"])
    return TableRow(**values)


def _now() -> int:
    return int(time.time())
