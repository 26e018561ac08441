"""Profiles: the address under which a person's page is found, and whether others may see it."""

from __future__ import annotations

import secrets
from dataclasses import dataclass

import sqlalchemy as sa

from perihelion.table.store.database import Conflict, Database
from perihelion.table.store.schema import GUESTS, PROFILES


@dataclass(frozen=True)
class ProfileRow:
    """`public` is the name of the page, from which nothing else follows; `shown`: others may see it."""

    guest: str
    public: str
    shown: bool


class Profiles:
    def __init__(self, database: Database) -> None:
        self._database = database

    def of(self, guest: str) -> ProfileRow:
        """A person's profile, made when it is first asked for: nobody else sees it then."""
        known = self._find(PROFILES.c.guest == guest)
        if known is not None:
            return known
        try:
            with self._database.writing() as connection:
                made = ProfileRow(guest, secrets.token_urlsafe(9), False)
                connection.execute(PROFILES.insert().values(made.__dict__))
            return made
        except Conflict:
            return self.of(guest)

    def find(self, public: str) -> ProfileRow | None:
        return self._find(PROFILES.c.public == public)

    def show(self, guest: str, shown: bool) -> None:
        public = self.of(guest).public
        with self._database.writing() as connection:
            connection.execute(PROFILES.update().where(PROFILES.c.public == public).values(shown=shown))

    def known(self, guests: set[str]) -> dict[str, tuple[str, str]]:
        """What people are called now, and the names of their pages where others may see them."""
        joined = GUESTS.outerjoin(PROFILES, PROFILES.c.guest == GUESTS.c.id)
        columns = (GUESTS.c.id, GUESTS.c.name, PROFILES.c.public, PROFILES.c.shown)
        query = sa.select(*columns).select_from(joined).where(GUESTS.c.id.in_(guests))
        with self._database.reading() as connection:
            rows = connection.execute(query)
            return {guest: (name, public if shown else "") for guest, name, public, shown in rows}

    def _find(self, where: sa.ColumnElement[bool]) -> ProfileRow | None:
        with self._database.reading() as connection:
            row = connection.execute(sa.select(PROFILES).where(where)).mappings().first()
            return None if row is None else ProfileRow(**row)
