"""What belongs to a guest, wherever it is kept: it can be given to another guest, or to nobody.

Whoever adds a column that names a guest says here what becomes of it.
"""

from __future__ import annotations

import sqlalchemy as sa

from perihelion.table.store.database import Database
from perihelion.table.store.schema import (
    ACCOUNTS,
    BLOCKS,
    CHANNELS,
    CHAT,
    DEPARTED,
    DEVICES,
    ENDED,
    LEARNED,
    OWNERS,
    PASSKEYS,
    PROFILES,
    RESULTS,
    TABLES,
    TOKENS,
)

# What joins an account with the guest who had it.
JOINING = (
    OWNERS.c.guest,
    TABLES.c.host,
    CHAT.c.guest,
    CHANNELS.c.guest,
    LEARNED.c.guest,
    BLOCKS.c.guest,
    BLOCKS.c.blocked,
    ENDED.c.host,
    RESULTS.c.person,
    DEPARTED.c.guest,
    PROFILES.c.guest,
)
# How somebody comes in; a guest without an account has none of it.
ENTRANCES = (ACCOUNTS.c.guest, PASSKEYS.c.guest, DEVICES.c.guest, DEVICES.c.before, TOKENS.c.guest)


class Belongings:
    def __init__(self, database: Database) -> None:
        self._database = database

    def tables(self, guest: str) -> list[str]:
        """The tables at which something is the guest's."""
        sits = sa.select(OWNERS.c.table_id).where(OWNERS.c.guest == guest)
        hosts = sa.select(TABLES.c.id).where(TABLES.c.host == guest)
        talks = sa.select(CHAT.c.table_id).where(CHAT.c.guest == guest)
        with self._database.reading() as connection:
            return sorted(connection.execute(sa.union(sits, hosts, talks)).scalars())

    def give(self, guest: str, other: str) -> None:
        """All that is the guest's is the other's from now on; what both have stays once."""
        with self._database.writing() as connection:
            for column in JOINING:
                _give(connection, column, guest, other)


def _give(connection: sa.Connection, column: sa.Column[str], guest: str, other: str) -> None:
    table = column.table
    assert isinstance(table, sa.Table)
    if column.primary_key:
        twin = table.alias()
        same = [twin.c[one.name] == one for one in table.primary_key if one.name != column.name]
        both = sa.exists().where(twin.c[column.name] == other, *same)
        connection.execute(table.delete().where(column == guest, both))
    connection.execute(table.update().where(column == guest).values({column.name: other}))
