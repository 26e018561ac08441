"""Tournaments, who takes part in them, and the tables of their rounds."""

from __future__ import annotations

from collections.abc import Sequence

import sqlalchemy as sa

from perihelion.table.store.database import Conflict, Database, now
from perihelion.table.store.rows import BoardRow, EntrantRow, TournamentRow
from perihelion.table.store.schema import BOARDS, ENTRANTS, TOURNAMENTS

OPEN, RUNNING, OVER = "open", "running", "over"


class Tournaments:
    def __init__(self, database: Database) -> None:
        self._database = database

    # -- finding -----------------------------------------------------------------------------------

    def find(self, tournament: str) -> TournamentRow | None:
        found = self._some(TOURNAMENTS.c.id == tournament)
        return found[0] if found else None

    def of(self, guest: str) -> list[TournamentRow]:
        """Those that the guest has made or takes part in, latest first."""
        taken = sa.select(ENTRANTS.c.tournament).where(ENTRANTS.c.guest == guest)
        return self._some(sa.or_(TOURNAMENTS.c.host == guest, TOURNAMENTS.c.id.in_(taken)))

    def running(self) -> list[str]:
        query = sa.select(TOURNAMENTS.c.id).where(TOURNAMENTS.c.status == RUNNING)
        with self._database.reading() as connection:
            return list(connection.execute(query.order_by(TOURNAMENTS.c.created)).scalars())

    def entrants(self, tournament: str) -> list[EntrantRow]:
        columns = [ENTRANTS.c[name] for name in EntrantRow.__dataclass_fields__]
        query = sa.select(*columns).where(ENTRANTS.c.tournament == tournament).order_by(ENTRANTS.c.number)
        with self._database.reading() as connection:
            return [EntrantRow(*row) for row in connection.execute(query)]

    def boards(self, tournament: str) -> list[BoardRow]:
        query = sa.select(BOARDS).where(BOARDS.c.tournament == tournament)
        with self._database.reading() as connection:
            rows = connection.execute(query.order_by(BOARDS.c.round, BOARDS.c.board)).mappings()
            return [
                BoardRow(
                    row["round"], row["board"], row["table_id"], _numbers(row["players"]),
                    _numbers(row["places"]), row["over"],
                )
                for row in rows
            ]  # fmt: skip

    def of_table(self, table_id: str) -> TournamentRow | None:
        """The tournament to which a table belongs."""
        found = self._some(
            TOURNAMENTS.c.id.in_(sa.select(BOARDS.c.tournament).where(BOARDS.c.table_id == table_id))
        )
        return found[0] if found else None

    # -- changing ----------------------------------------------------------------------------------

    def add(self, row: TournamentRow) -> None:
        with self._database.writing() as connection:
            connection.execute(TOURNAMENTS.insert().values({**row.__dict__, "created": now()}))

    def enter(self, tournament: str, row: EntrantRow) -> None:
        with self._database.writing() as connection:
            connection.execute(ENTRANTS.insert().values({"tournament": tournament, **row.__dict__}))

    def withdraw(self, tournament: str, number: int, gone: bool) -> None:
        """Somebody no longer takes part; before the start they are gone altogether."""
        where = sa.and_(ENTRANTS.c.tournament == tournament, ENTRANTS.c.number == number)
        leaving = ENTRANTS.delete().where(where)
        staying = ENTRANTS.update().where(where).values(withdrawn=True)
        with self._database.writing() as connection:
            connection.execute(leaving if gone else staying)

    def start(self, tournament: str, rounds: int) -> None:
        self._set(tournament, OPEN, status=RUNNING, rounds=rounds)

    def end(self, tournament: str) -> None:
        self._set(tournament, RUNNING, status=OVER)

    def begin_round(self, tournament: str, before: int, boards: Sequence[BoardRow]) -> bool:
        """The next round after `before` begins with these tables; whether nobody else had begun it."""
        present = sa.and_(TOURNAMENTS.c.id == tournament, TOURNAMENTS.c.round == before)
        try:
            with self._database.writing() as connection:
                if not connection.execute(
                    TOURNAMENTS.update().where(present).values(round=before + 1)
                ).rowcount:
                    return False
                for row in boards:
                    values = {**row.__dict__, "players": _text(row.players), "places": _text(row.places)}
                    connection.execute(BOARDS.insert().values({"tournament": tournament, **values}))
        except Conflict:
            return False
        return True

    def finish(self, tournament: str, row: BoardRow, places: Sequence[int]) -> None:
        """A table is over; without places it has no result."""
        where = sa.and_(
            BOARDS.c.tournament == tournament, BOARDS.c.round == row.round, BOARDS.c.board == row.board
        )
        with self._database.writing() as connection:
            connection.execute(BOARDS.update().where(where).values(over=True, places=_text(places)))

    def _set(self, tournament: str, before: str, **values: object) -> None:
        where = sa.and_(TOURNAMENTS.c.id == tournament, TOURNAMENTS.c.status == before)
        with self._database.writing() as connection:
            connection.execute(TOURNAMENTS.update().where(where).values(values))

    def _some(self, where: sa.ColumnElement[bool]) -> list[TournamentRow]:
        query = sa.select(TOURNAMENTS).where(where)
        with self._database.reading() as connection:
            rows = connection.execute(query.order_by(TOURNAMENTS.c.created.desc(), TOURNAMENTS.c.id))
            return [TournamentRow(**row) for row in rows.mappings()]


def _text(numbers: Sequence[int]) -> str:
    return " ".join(str(number) for number in numbers)


def _numbers(text: str) -> tuple[int, ...]:
    return tuple(int(part) for part in text.split())
