"""Errands: what the host has asked for from the shell, to be done by the server that runs; and the keys."""

from __future__ import annotations

import json
import secrets

import sqlalchemy as sa

from perihelion.table.store.database import Database, now, put_new, put_over
from perihelion.table.store.schema import SETTINGS

ERRAND = "errand "
SECRET, FORMER_SECRET = "secret", "secret before"
GRACE = 30 * 86_400  # seconds for which a former key still opens


class Errands:
    def __init__(self, database: Database) -> None:
        self._database = database

    def leave(self, kind: str, what: str) -> None:
        with self._database.writing() as connection:
            put_over(connection, SETTINGS, {"key": ERRAND + what}, {"value": kind})

    def waiting(self) -> list[tuple[str, str]]:
        """What is to be done: the kind, and with what."""
        query = sa.select(SETTINGS.c.key, SETTINGS.c.value).where(SETTINGS.c.key.startswith(ERRAND))
        with self._database.reading() as connection:
            return [(row[1], row[0].removeprefix(ERRAND)) for row in connection.execute(query)]

    def done(self, what: str) -> None:
        with self._database.writing() as connection:
            connection.execute(SETTINGS.delete().where(SETTINGS.c.key == ERRAND + what))

    # -- keys --------------------------------------------------------------------------------------

    def keys(self) -> tuple[str, str]:
        """The key that signs cookies, made with the database, and the former one while it still opens."""
        with self._database.writing() as connection:
            put_new(connection, SETTINGS, {"key": SECRET, "value": secrets.token_hex(32)})
            current = _value(connection, SECRET) or ""
            former = json.loads(_value(connection, FORMER_SECRET) or "{}")
        return current, former["key"] if former and former["until"] > now() else ""

    def rotate(self, keep: bool = True) -> None:
        """A new key; the present one opens for a while longer if it is kept."""
        current, _ = self.keys()
        former = json.dumps({"key": current, "until": now() + GRACE})
        with self._database.writing() as connection:
            connection.execute(SETTINGS.delete().where(SETTINGS.c.key.in_((SECRET, FORMER_SECRET))))
            connection.execute(SETTINGS.insert().values(key=SECRET, value=secrets.token_hex(32)))
            if keep:
                connection.execute(SETTINGS.insert().values(key=FORMER_SECRET, value=former))


def _value(connection: sa.Connection, key: str) -> str | None:
    return connection.execute(sa.select(SETTINGS.c.value).where(SETTINGS.c.key == key)).scalar()
