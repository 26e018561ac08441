"""What the processes on a shared database know of each other: who does the rounds, who has a table open, and
what somebody did lately. Times are the database's, in milliseconds, as machines' clocks differ."""

from __future__ import annotations

import json
from collections.abc import Iterable

import sqlalchemy as sa
from sqlalchemy.dialects import postgresql

from perihelion.table.store.database import Database, put_new
from perihelion.table.store.ready import Ready, given
from perihelion.table.store.schema import METERS, PRESENCE, SETTINGS

DAY = 86_400_000


def clock() -> sa.ColumnElement[int]:
    """What time it is in the database, in milliseconds."""
    return sa.cast(sa.func.extract("epoch", sa.func.clock_timestamp()) * 1000, sa.BigInteger)


_SEEN = sa.select(PRESENCE.c.guest, clock() - PRESENCE.c.at)
SEEN = Ready(_SEEN.where(PRESENCE.c.table_id == given("table")))
_TEXTS = postgresql.ARRAY(sa.Text)
_PAIRS = sa.func.unnest(sa.bindparam("tables", type_=_TEXTS), sa.bindparam("guests", type_=_TEXTS))
_PAIR = _PAIRS.table_valued("table_id", "guest").render_derived()
_HERE = postgresql.insert(PRESENCE).from_select(
    ["table_id", "guest", "at"], sa.select(_PAIR.c.table_id, _PAIR.c.guest, clock())
)
SEE = Ready(_HERE.on_conflict_do_update(index_elements=["table_id", "guest"], set_={"at": _HERE.excluded.at}))


class Sharing:
    def __init__(self, database: Database) -> None:
        self._database = database

    # -- who does something for all -----------------------------------------------------------------

    def lease(self, name: str, who: str, milliseconds: int) -> bool:
        """Whether something is `who`'s to do for so long: it was before, or nobody has come for it."""
        with self._database.writing() as connection:
            at = connection.execute(sa.select(clock())).scalar() or 0
            put_new(connection, SETTINGS, {"key": name, "value": "0 "})
            query = sa.select(SETTINGS.c.value).where(SETTINGS.c.key == name).with_for_update()
            until, _, holder = str(connection.execute(query).scalar()).partition(" ")
            if holder != who and int(until) > at:
                return False
            value = f"{at + milliseconds} {who}"
            connection.execute(SETTINGS.update().where(SETTINGS.c.key == name).values(value=value))
        return True

    def release(self, name: str, who: str) -> None:
        """Somebody else may do it from now on."""
        mine = sa.and_(SETTINGS.c.key == name, SETTINGS.c.value.endswith(f" {who}", autoescape=True))
        with self._database.writing() as connection:
            connection.execute(SETTINGS.update().where(mine).values(value="0 "))

    # -- who is there ---------------------------------------------------------------------------------

    def see(self, pairs: Iterable[tuple[str, str]]) -> None:
        """These guests have these tables open, or have just had."""
        tables, guests = zip(*sorted(pairs), strict=True)  # in one order, so that nobody waits in a circle
        with self._database.writing() as connection:
            SEE.change(connection, tables=list(tables), guests=list(guests))

    def seen(self, table_id: str) -> dict[str, float]:
        """For how many seconds each guest has not been at a table, as far as is known."""
        with self._database.reading() as connection:
            return {guest: max(0, gone) / 1000 for guest, gone in SEEN.rows(connection, table=table_id)}

    def tidy(self) -> None:
        """What nobody will ask for any more goes."""
        with self._database.writing() as connection:
            connection.execute(PRESENCE.delete().where(PRESENCE.c.at < clock() - DAY))
            connection.execute(METERS.delete().where(METERS.c.until < clock()))

    # -- what somebody did lately ---------------------------------------------------------------------

    def take(self, name: str, who: str, most: int, seconds: float) -> bool:
        """Whether somebody may do something once more: it was done less than so often in so many seconds."""
        mine = sa.and_(METERS.c.name == name, METERS.c.who == who)
        with self._database.writing() as connection:
            put_new(connection, METERS, {"name": name, "who": who, "times": "[]", "until": 0})
            held = connection.execute(sa.select(METERS.c.times).where(mine).with_for_update()).scalar()
            at = int(connection.execute(sa.select(clock())).scalar() or 0)
            times = [one for one in json.loads(held or "[]") if at - one <= seconds * 1000]
            if len(times) >= most:
                return False
            kept = {"times": json.dumps([*times, at]), "until": at + int(seconds * 1000)}
            connection.execute(METERS.update().where(mine).values(kept))
        return True
