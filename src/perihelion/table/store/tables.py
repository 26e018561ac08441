"""Tables, their seats and who owns them."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

import sqlalchemy as sa

from perihelion.table.store.database import Database, now
from perihelion.table.store.ready import Ready, given
from perihelion.table.store.rows import CLOSED, PLAYING, WAITING, Result, SeatRow, TableRow
from perihelion.table.store.schema import ACTIONS, CHAT, OWNERS, SEATS, SETTINGS, TABLES
from perihelion.table.store.telling import TABLE, changed, tell

THIS, COLUMNS = TABLES.c.id == given("table"), tuple(column.name for column in TABLES.c)
FOUND = Ready(sa.select(TABLES).where(THIS))
_STAND = sa.select(TABLES.c.revision, TABLES.c.status).where(THIS)
STAND, HELD = Ready(_STAND), Ready(_STAND.with_for_update(key_share=True))
_ROWS = sa.select(sa.func.max(ACTIONS.c.sequence)).where(ACTIONS.c.table_id == TABLES.c.id)
_LINES = sa.select(sa.func.max(CHAT.c.number)).where(CHAT.c.table_id == TABLES.c.id)
_MARK = sa.select(_ROWS.scalar_subquery(), _LINES.scalar_subquery(), TABLES.c.seating)
GOT_TO = Ready(_MARK.where(THIS, TABLES.c.status != CLOSED))
SEAT_COLUMNS = ("seat", "kind", "name", "level", "key", "stand_in", "lost", "luck")
_SEATS = sa.select(*(SEATS.c[name] for name in SEAT_COLUMNS)).where(SEATS.c.table_id == given("table"))
SEATED = Ready(_SEATS.order_by(SEATS.c.seat))
_OWNERS = sa.select(OWNERS.c.seat, OWNERS.c.guest).where(OWNERS.c.table_id == given("table"))
OWNED = Ready(_OWNERS.order_by(OWNERS.c.guest))
ALLOWED = Ready(sa.select(SETTINGS.c.value).where(SETTINGS.c.key == given("key")))


class Tables:
    def __init__(self, database: Database) -> None:
        self._database = database

    # -- finding -----------------------------------------------------------------------------------

    def find(self, table_id: str) -> TableRow | None:
        with self._database.reading() as connection:
            row = FOUND.row(connection, table=table_id)
        return None if row is None else _table_row(dict(zip(COLUMNS, row, strict=True)))

    def stand(self, table_id: str, held: bool = False) -> tuple[int, str] | None:
        """The revision and the status of a table. If it is held, nobody else gets hold of it before the
        transaction of this thread is over."""
        with self._database.reading() as connection:
            row = (HELD if held else STAND).row(connection, table=table_id)
        return None if row is None else (row[0], row[1])

    def mark(self, table_id: str) -> tuple[int, int, int] | None:
        """How far a table has got: rows of the log, lines of chat, changes of seats. None if it is gone."""
        with self._database.reading() as connection:
            row = GOT_TO.row(connection, table=table_id)
        return None if row is None else (row[0] or 0, row[1] or 0, row[2])

    def by_invite(self, invite: str) -> TableRow | None:
        return self._one(TABLES.c.invite == invite)

    def seat_by_key(self, key: str) -> tuple[str, int] | None:
        """The table and number of the seat with this key."""
        with self._database.reading() as connection:
            query = sa.select(SEATS.c.table_id, SEATS.c.seat).where(SEATS.c.key == key)
            row = connection.execute(query).first()
        return None if row is None else (row[0], row[1])

    def seats(self, table_id: str) -> list[SeatRow]:
        with self._database.reading() as connection:
            return _seats(connection, table_id)

    def of_guest(self, guest: str, limit: int = 60) -> list[TableRow]:
        """The tables at which the guest sits or which the guest has opened, latest first."""
        return self._some(sa.and_(_belongs_to(guest), TABLES.c.status != CLOSED), limit)

    def unfinished_of(self, guest: str, limit: int = 200) -> list[TableRow]:
        """Those of them that are not over, longest untouched first."""
        found = self._some(sa.and_(_belongs_to(guest), TABLES.c.status.in_((WAITING, PLAYING))), limit)
        return found[::-1]

    def untouched_since(self, at: int) -> list[TableRow]:
        """Tables that are not over and at which nobody has done anything since."""
        return self._some(sa.and_(TABLES.c.status.in_((WAITING, PLAYING)), TABLES.c.touched < at), 500)

    def latest(self, statuses: Sequence[str] | None, limit: int = 500) -> list[TableRow]:
        """All tables of these kinds, or of any, latest first."""
        return self._some(sa.true() if statuses is None else TABLES.c.status.in_(statuses), limit)

    def open(self, limit: int = 60) -> list[TableRow]:
        return self._some(sa.and_(TABLES.c.status == WAITING, TABLES.c.open), limit)

    def playing(self) -> list[str]:
        with self._database.reading() as connection:
            query = sa.select(TABLES.c.id).where(TABLES.c.status == PLAYING).order_by(TABLES.c.touched)
            return list(connection.execute(query).scalars())

    def count_unfinished(self, guest: str) -> int:
        """How many tables the guest has opened that are not over and can be played on or closed by them: not
        those at which only others play."""
        with self._database.reading() as connection:
            here = OWNERS.c.table_id == TABLES.c.id
            sits = sa.select(OWNERS.c.seat).where(here, OWNERS.c.guest == guest).exists()
            others = sa.select(OWNERS.c.seat).where(here, OWNERS.c.guest != guest).exists()
            own = sa.or_(TABLES.c.status == WAITING, sa.and_(TABLES.c.status == PLAYING, sits | ~others))
            query = sa.select(sa.func.count()).where(TABLES.c.host == guest, own)
            return int(connection.execute(query).scalar() or 0)

    # -- changing ----------------------------------------------------------------------------------

    def add(self, table: TableRow, seats: Sequence[SeatRow]) -> None:
        with self._database.writing() as connection:
            put_table(connection, table, seats)

    def set_seat(self, table_id: str, seat: SeatRow) -> None:
        """Changes who sits on a seat."""
        with self._database.writing() as connection:
            where = sa.and_(SEATS.c.table_id == table_id, SEATS.c.seat == seat.seat)
            connection.execute(SEATS.update().where(where).values(_seat_values(seat)))
            owned = sa.and_(OWNERS.c.table_id == table_id, OWNERS.c.seat == seat.seat)
            connection.execute(OWNERS.delete().where(owned))
            _own(connection, table_id, seat)
            touch(connection, table_id, seating=TABLES.c.seating + 1)

    def set_luck(self, table_id: str, seat: int, luck: str) -> None:
        """What a seat adds to the seed; nobody needs to look again for that."""
        with self._database.writing() as connection:
            where = sa.and_(SEATS.c.table_id == table_id, SEATS.c.seat == seat)
            connection.execute(SEATS.update().where(where).values(luck=luck))
            changed(connection, table_id)

    def set_rematch(self, table_id: str, rematch: str) -> None:
        with self._database.writing() as connection:
            touch(connection, table_id, rematch=rematch, seating=TABLES.c.seating + 1)

    def set_host(self, table_id: str, host: str) -> None:
        with self._database.writing() as connection:
            touch(connection, table_id, host=host, seating=TABLES.c.seating + 1)

    def close(self, table_id: str) -> None:
        """A running game is given up for good; its log stays."""
        with self._database.writing() as connection:
            running = sa.and_(TABLES.c.id == table_id, TABLES.c.status == PLAYING)
            connection.execute(TABLES.update().where(running).values(status=CLOSED))
            changed(connection, table_id)

    def allow_hints(self, table_id: str) -> None:
        """People who play against each other may ask for hints at this table."""
        with self._database.writing() as connection:
            connection.execute(SETTINGS.insert().values(key=f"hints {table_id}", value="yes"))

    def allows_hints(self, table_id: str) -> bool:
        with self._database.reading() as connection:
            return ALLOWED.row(connection, key=f"hints {table_id}") == ("yes",)

    def delete(self, table_id: str) -> None:
        """Removes a table that has not started."""
        with self._database.writing() as connection:
            for part in (OWNERS, CHAT, SEATS):
                connection.execute(part.delete().where(part.c.table_id == table_id))
            connection.execute(TABLES.delete().where(TABLES.c.id == table_id, TABLES.c.status == WAITING))
            tell(connection, TABLE, table_id)

    # ----------------------------------------------------------------------------------------------

    def _one(self, where: sa.ColumnElement[bool]) -> TableRow | None:
        found = self._some(where, 1)
        return found[0] if found else None

    def _some(self, where: sa.ColumnElement[bool], limit: int) -> list[TableRow]:
        query = sa.select(TABLES).where(where).order_by(TABLES.c.touched.desc(), TABLES.c.id).limit(limit)
        with self._database.reading() as connection:
            return [_table_row(dict(row)) for row in connection.execute(query).mappings()]


def _belongs_to(guest: str) -> sa.ColumnElement[bool]:
    """The guest sits there, or has opened it."""
    sits = sa.select(OWNERS.c.table_id).where(OWNERS.c.guest == guest)
    return sa.or_(TABLES.c.id.in_(sits), TABLES.c.host == guest)


def put_table(connection: sa.Connection, table: TableRow, seats: Sequence[SeatRow]) -> None:
    """Adds a table within a transaction."""
    at = now()
    values = {**table.__dict__, "options": json.dumps(table.options), "result": "", "created": at}
    connection.execute(TABLES.insert().values({**values, "touched": at}))
    for seat in seats:
        connection.execute(SEATS.insert().values({"table_id": table.id, **_seat_values(seat)}))
        _own(connection, table.id, seat)


def touch(connection: sa.Connection, table_id: str, **values: object) -> None:
    """Changes a table within a transaction; lists show the latest first."""
    changed(connection, table_id, touched=now(), **values)


def _seats(connection: sa.Connection, table_id: str) -> list[SeatRow]:
    owners: dict[int, list[str]] = {}
    for seat, guest in OWNED.rows(connection, table=table_id):
        owners.setdefault(seat, []).append(guest)
    return [
        SeatRow(seat, kind, name, level, key, stand_in, lost, tuple(owners.get(seat, [])), luck)
        for seat, kind, name, level, key, stand_in, lost, luck in SEATED.rows(connection, table=table_id)
    ]


def _seat_values(seat: SeatRow) -> dict[str, str | int | bool]:
    return {
        "seat": seat.seat,
        "kind": seat.kind,
        "name": seat.name,
        "level": seat.level,
        "key": seat.key,
        "stand_in": seat.stand_in,
        "luck": seat.luck,
        "lost": seat.lost,
    }


def _own(connection: sa.Connection, table_id: str, seat: SeatRow) -> None:
    for guest in seat.owners:
        connection.execute(OWNERS.insert().values(table_id=table_id, seat=seat.seat, guest=guest))


def _table_row(values: dict[str, Any]) -> TableRow:
    result = json.loads(values["result"]) if values["result"] else None
    values["options"] = json.loads(values["options"])
    values["result"] = None if result is None else Result(**result)
    return TableRow(**values)
