"""Results: what became of every game, by person and by level of bots, and who left before the end."""

from __future__ import annotations

import json
import secrets
import unicodedata
from collections.abc import Iterable, Sequence

import sqlalchemy as sa

from perihelion.language import FORMER as NAMELESS
from perihelion.table.store.database import Conflict, Database
from perihelion.table.store.rows import FINISHED, EndedRow, ResultRow
from perihelion.table.store.schema import DEPARTED, ENDED, GUESTS, OWNERS, PROFILES, RATINGS, RESULTS, TABLES

FORMER = "former-"  # begins the id that stands for a person who has been forgotten


class Results:
    def __init__(self, database: Database) -> None:
        self._database = database

    # -- keeping -----------------------------------------------------------------------------------

    def keep(self, ended: EndedRow) -> bool:
        """Keeps how a game ended that is over already; whether nobody had."""
        try:
            with self._database.writing() as connection:
                put_end(connection, ended)
        except Conflict:
            return False
        return True

    def missing(self) -> list[str]:
        """The tables that are over and of which no result is kept, in the order of their ends."""
        known = sa.select(ENDED.c.table_id)
        query = sa.select(TABLES.c.id).where(TABLES.c.status == FINISHED, TABLES.c.id.not_in(known))
        with self._database.reading() as connection:
            return list(connection.execute(query.order_by(TABLES.c.touched, TABLES.c.id)).scalars())

    def depart(self, table_id: str, seat: int, guest: str, name: str) -> None:
        """Somebody has left a running game."""
        with self._database.writing() as connection:
            values = {"table_id": table_id, "seat": seat, "guest": guest, "name": name}
            connection.execute(DEPARTED.insert().values(values))

    def departed(self, table_id: str) -> list[tuple[int, str, str]]:
        """Who has left which seat of a table, as what they were called there; first come first."""
        columns = (DEPARTED.c.seat, DEPARTED.c.guest, DEPARTED.c.name)
        query = sa.select(*columns).where(DEPARTED.c.table_id == table_id).order_by(DEPARTED.c.id)
        with self._database.reading() as connection:
            return [(seat, guest, name) for seat, guest, name in connection.execute(query)]

    def eldest(self, guests: Sequence[str]) -> str:
        """Who of those that share a seat has been known longest: whose result it is."""
        query = sa.select(GUESTS.c.id).where(GUESTS.c.id.in_(guests)).order_by(GUESTS.c.created, GUESTS.c.id)
        with self._database.reading() as connection:
            return str(connection.execute(query.limit(1)).scalar() or min(guests))

    def forget(self, guest: str) -> None:
        """A person is gone: what others have played with them stays readable, with nobody's name. One id
        stands for them in all of it, so that the others' ratings can still be computed."""
        former = FORMER + secrets.token_urlsafe(12)
        with self._database.writing() as connection:
            nameless = {"person": former, "name": NAMELESS, "folded": ""}
            connection.execute(RESULTS.update().where(RESULTS.c.person == guest).values(nameless))
            connection.execute(
                DEPARTED.update().where(DEPARTED.c.guest == guest).values(guest=former, name=NAMELESS)
            )
            connection.execute(RATINGS.update().where(RATINGS.c.who == guest).values(who=former))
            connection.execute(ENDED.update().where(ENDED.c.host == guest).values(host=former))
            connection.execute(PROFILES.delete().where(PROFILES.c.guest == guest))

    # -- finding -----------------------------------------------------------------------------------

    def of_table(self, table_id: str) -> EndedRow | None:
        with self._database.reading() as connection:
            found = ended_rows(connection, sa.select(ENDED).where(ENDED.c.table_id == table_id))
        return found[0] if found else None

    def of_person(self, person: str, limit: int) -> list[EndedRow]:
        """The latest games of a person, latest first."""
        numbers = sa.select(RESULTS.c.number).where(RESULTS.c.person == person).distinct()
        latest = numbers.order_by(RESULTS.c.number.desc()).limit(limit)
        with self._database.reading() as connection:
            return ended_rows(connection, _latest(ENDED.c.number.in_(latest)))

    def between(self, one: str, other: str, limit: int) -> list[EndedRow]:
        """The latest games at which both have sat, latest first."""
        theirs = sa.select(RESULTS.c.number).where(RESULTS.c.person == other)
        numbers = sa.select(RESULTS.c.number).where(RESULTS.c.person == one, RESULTS.c.number.in_(theirs))
        latest = numbers.distinct().order_by(RESULTS.c.number.desc()).limit(limit)
        with self._database.reading() as connection:
            return ended_rows(connection, _latest(ENDED.c.number.in_(latest)))

    def has_sat(self, person: str, table_id: str) -> bool:
        query = sa.select(OWNERS.c.seat).where(OWNERS.c.table_id == table_id, OWNERS.c.guest == person)
        with self._database.reading() as connection:
            return connection.execute(query).first() is not None


def folded(name: str) -> str:
    """A name as it is searched: without accents and in small letters."""
    plain = "".join(c for c in unicodedata.normalize("NFKD", name) if not unicodedata.combining(c))
    return plain.casefold()[:120]


def put_end(connection: sa.Connection, ended: EndedRow) -> None:
    """Keeps how a game ended within a transaction; it breaks if that is kept already."""
    values = {**ended.__dict__, "options": json.dumps(ended.options)}
    del values["results"], values["number"]
    key = connection.execute(ENDED.insert().values(values)).inserted_primary_key
    assert key is not None
    rows = [
        {**row.__dict__, "number": key[0], "folded": folded(row.name), "liked": json.dumps(row.liked)}
        for row in ended.results
    ]
    connection.execute(RESULTS.insert(), rows)


def ended_rows(connection: sa.Connection, query: sa.Select[tuple[object, ...]]) -> list[EndedRow]:
    """The games of a query with everybody's results: two statements, however many they are."""
    found = [dict(row) for row in connection.execute(query).mappings()]
    results = _results(connection, [one["number"] for one in found])
    return [
        EndedRow(**{**one, "options": json.loads(one["options"]), "results": results.get(one["number"], [])})
        for one in found
    ]


def _results(connection: sa.Connection, numbers: Iterable[int]) -> dict[int, list[ResultRow]]:
    query = sa.select(RESULTS).where(RESULTS.c.number.in_(list(numbers)))
    found: dict[int, list[ResultRow]] = {}
    for row in connection.execute(query.order_by(RESULTS.c.seat, RESULTS.c.turn)).mappings():
        values = dict(row)
        number = values.pop("number")
        del values["folded"]
        values["liked"] = json.loads(values["liked"])
        found.setdefault(number, []).append(ResultRow(**values))
    return found


def _latest(where: sa.ColumnElement[bool]) -> sa.Select[tuple[object, ...]]:
    return sa.select(ENDED).where(where).order_by(ENDED.c.number.desc())
