"""Guests and what they are called."""

from __future__ import annotations

import sqlalchemy as sa

from perihelion.table.store.database import Database, now, put_new
from perihelion.table.store.ready import Ready, given
from perihelion.table.store.rows import GuestRow
from perihelion.table.store.schema import ACCOUNTS, GUESTS

_ACCOUNT = sa.exists().where(ACCOUNTS.c.guest == GUESTS.c.id)
_KNOWN = sa.select(GUESTS.c.id, GUESTS.c.name, GUESTS.c.preferences, _ACCOUNT)
KNOWN = Ready(_KNOWN.where(GUESTS.c.id == given("guest")))


class Guests:
    def __init__(self, database: Database) -> None:
        self._database = database

    def name(self, guest: str) -> str | None:
        with self._database.reading() as connection:
            return connection.execute(sa.select(GUESTS.c.name).where(GUESTS.c.id == guest)).scalar()

    def find(self, guest: str) -> GuestRow | None:
        with self._database.reading() as connection:
            row = KNOWN.row(connection, guest=guest)
        return None if row is None else GuestRow(row[0], row[1], row[2], bool(row[3]))

    def created(self, guest: str) -> int:
        """When the guest was first here, in seconds."""
        with self._database.reading() as connection:
            query = sa.select(GUESTS.c.created).where(GUESTS.c.id == guest)
            return int(connection.execute(query).scalar() or 0)

    def called(self, name: str) -> list[tuple[GuestRow, int]]:
        """Everybody of this name, with when they first came."""
        query = sa.select(GUESTS.c.id, GUESTS.c.created).where(sa.func.lower(GUESTS.c.name) == name.lower())
        with self._database.reading() as connection:
            known = connection.execute(query.order_by(GUESTS.c.created)).all()
        found = [(self.find(guest), created) for guest, created in known]
        return [(row, created) for row, created in found if row is not None]

    def add(self, guest: str, name: str) -> bool:
        """Whether the guest was not there; one that is there stays as it is."""
        with self._database.writing() as connection:
            return put_new(connection, GUESTS, {"id": guest, "name": name, "created": now()})

    def rename(self, guest: str, name: str) -> None:
        with self._database.writing() as connection:
            connection.execute(GUESTS.update().where(GUESTS.c.id == guest).values(name=name))

    def prefer(self, guest: str, preferences: str) -> None:
        with self._database.writing() as connection:
            connection.execute(GUESTS.update().where(GUESTS.c.id == guest).values(preferences=preferences))
