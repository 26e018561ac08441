"""What belongs to a guest, wherever it is kept: it can be given to another guest, or to nobody.

Whoever adds a column that names a guest says here what becomes of it.
"""

from __future__ import annotations

import sqlalchemy as sa

from perihelion.language import FORMER
from perihelion.table.store.database import Database
from perihelion.table.store.schema import (
    ACCOUNTS,
    BLOCKS,
    CHANNELS,
    CHAT,
    DEPARTED,
    DEVICES,
    ENDED,
    ENTRANTS,
    GUESTS,
    LEARNED,
    OWNERS,
    PASSKEYS,
    PRESENCE,
    PROFILES,
    RESULTS,
    SEATS,
    TABLES,
    TOKENS,
    TOLD,
    TOURNAMENTS,
)
from perihelion.table.store.telling import changed

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
    TOURNAMENTS.c.host,
    ENTRANTS.c.guest,
    PRESENCE.c.guest,
)
# How somebody comes in; a guest without an account has none of it.
ENTRANCES = (ACCOUNTS.c.guest, PASSKEYS.c.guest, DEVICES.c.guest, DEVICES.c.before, TOKENS.c.guest)
# What goes with a person who goes.
GOING = (
    CHANNELS.c.guest, LEARNED.c.guest, BLOCKS.c.guest, BLOCKS.c.blocked, ACCOUNTS.c.guest, PASSKEYS.c.guest,
    DEVICES.c.guest, DEVICES.c.before, TOKENS.c.guest, OWNERS.c.guest, PRESENCE.c.guest,
)  # fmt: skip
TAKEN_AWAY = "ui-notice-taken-away"
Place = tuple[str, int, str]  # a table, a seat, a name


class Belongings:
    def __init__(self, database: Database) -> None:
        self._database = database

    def tables(self, guest: str) -> list[str]:
        """The tables at which something is the guest's."""
        with self._database.reading() as connection:
            return _tables(connection, guest)

    def give(self, guest: str, other: str) -> None:
        """All that is the guest's is the other's from now on; what both have stays once."""
        with self._database.writing() as connection:
            for table_id in _tables(connection, guest):
                changed(connection, table_id)
            for column in JOINING:
                _give(connection, column, guest, other)

    def said(self, guest: str) -> list[sa.RowMapping]:
        """What the guest has said, at which table and when (seconds since 1970)."""
        query = sa.select(CHAT.c.table_id.label("table"), CHAT.c.text, CHAT.c.at).where(CHAT.c.guest == guest)
        with self._database.reading() as connection:
            return list(connection.execute(query.order_by(CHAT.c.id)).mappings())

    def places(self, guest: str) -> list[Place]:
        """Where the guest sits or has sat, as what they were called there."""
        owned = sa.and_(OWNERS.c.table_id == SEATS.c.table_id, OWNERS.c.seat == SEATS.c.seat)
        sits = sa.select(SEATS.c.table_id, SEATS.c.seat, SEATS.c.name).join(OWNERS, owned)
        sat = sa.select(DEPARTED.c.table_id, DEPARTED.c.seat, DEPARTED.c.name)
        query = sits.where(OWNERS.c.guest == guest).union(sat.where(DEPARTED.c.guest == guest))
        with self._database.reading() as connection:
            return [(row[0], row[1], row[2]) for row in connection.execute(query)]

    def forget(self, guest: str, places: list[Place]) -> None:
        """The guest is nobody any more, here and wherever they sat; seats, games and lines stay."""
        gone = {"name": FORMER, "guest": "", "text": "", "notice": TAKEN_AWAY}
        with self._database.writing() as connection:
            for table_id in sorted({*_tables(connection, guest), *(place[0] for place in places)}):
                changed(connection, table_id)
            connection.execute(CHAT.update().where(CHAT.c.guest == guest).values(gone))
            for place in places:
                _leave_nameless(connection, place)
            connection.execute(TABLES.update().where(TABLES.c.host == guest).values(host=""))
            connection.execute(TOURNAMENTS.update().where(TOURNAMENTS.c.host == guest).values(host=""))
            out = {"name": FORMER, "guest": "", "withdrawn": True}
            connection.execute(ENTRANTS.update().where(ENTRANTS.c.guest == guest).values(out))
            owned = sa.select(CHANNELS.c.id).where(CHANNELS.c.guest == guest)
            connection.execute(TOLD.delete().where(TOLD.c.channel.in_(owned)))
            for column in GOING:
                assert isinstance(column.table, sa.Table)
                connection.execute(column.table.delete().where(column == guest))
            nobody = {"name": FORMER, "preferences": ""}
            connection.execute(GUESTS.update().where(GUESTS.c.id == guest).values(nobody))


def _tables(connection: sa.Connection, guest: str) -> list[str]:
    sits = sa.select(OWNERS.c.table_id).where(OWNERS.c.guest == guest)
    hosts = sa.select(TABLES.c.id).where(TABLES.c.host == guest)
    talks = sa.select(CHAT.c.table_id).where(CHAT.c.guest == guest)
    return sorted(connection.execute(sa.union(sits, hosts, talks)).scalars())


def _leave_nameless(connection: sa.Connection, place: Place) -> None:
    """A seat, what was said from it before it was kept who says something, and what the table said of it."""
    table_id, seat, name = place
    said = sa.and_(CHAT.c.table_id == table_id, CHAT.c.seat == seat, CHAT.c.name == name)
    mine = sa.and_(said, CHAT.c.guest == "", CHAT.c.notice == "")
    connection.execute(CHAT.update().where(mine).values(text="", notice=TAKEN_AWAY))
    connection.execute(CHAT.update().where(said, CHAT.c.guest == "").values(name=FORMER))
    there = sa.and_(SEATS.c.table_id == table_id, SEATS.c.seat == seat, SEATS.c.name == name)
    connection.execute(SEATS.update().where(there).values(name=FORMER))


def _give(connection: sa.Connection, column: sa.Column[str], guest: str, other: str) -> None:
    table = column.table
    assert isinstance(table, sa.Table)
    if column.primary_key:
        twin = table.alias()
        same = [twin.c[one.name] == one for one in table.primary_key if one.name != column.name]
        both = sa.exists().where(twin.c[column.name] == other, *same)
        connection.execute(table.delete().where(column == guest, both))
    connection.execute(table.update().where(column == guest).values({column.name: other}))
