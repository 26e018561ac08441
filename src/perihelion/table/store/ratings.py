"""Ratings: what the rated games make of everybody, one scale for each game, number of players and company
(people alone, or with bots). They follow from the results alone, and each game is counted once."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import sqlalchemy as sa

from perihelion.table.store.database import Database, put_over
from perihelion.table.store.results import ended_rows
from perihelion.table.store.rows import EndedRow, RatingRow, ResultRow
from perihelion.table.store.schema import ENDED, RATINGS, RESULTS, SETTINGS

COUNTING = "ratings"  # the setting that whoever counts holds
BOT_RATED = "bot "
BATCH = 500

Scale = tuple[str, int, bool]
Known = dict[str, tuple[float, float]]  # mu and sigma of those who have played on the scale
Rate = Callable[[Sequence[ResultRow], Known], Known]


def rated_as(row: ResultRow) -> str:
    """Under what a seat is rated: the person, or the level of bots."""
    return BOT_RATED + row.level if row.level else row.person


class Ratings:
    def __init__(self, database: Database) -> None:
        self._database = database

    def count(self, rate: Rate) -> int:
        """Counts the rated games that are not counted yet, in the order of their ends; how many there were.
        A scale on which a later game has been counted before an earlier one is counted anew."""
        counted = 0
        with self._database.writing() as connection:
            _hold(connection)
            while waiting := ended_rows(connection, _uncounted()):
                for ended in waiting:
                    if _later_counted(connection, ended):
                        _forget(connection, _scale(ended))
                        break
                    _count(connection, ended, rate)
                    counted += 1
        return counted

    def recount(self, rate: Rate) -> int:
        """Computes all ratings from the results, as if none had been; how many games were counted."""
        with self._database.writing() as connection:
            _hold(connection)
            connection.execute(RATINGS.delete())
            connection.execute(RESULTS.update().values(mu=None, sigma=None))
            connection.execute(ENDED.update().values(counted=False))
        return self.count(rate)

    def all(self) -> list[RatingRow]:
        return self._some(sa.true())

    def of(self, person: str) -> list[RatingRow]:
        return self._some(RATINGS.c.who == person)

    def ladder(self, game: str, players: int, bots: bool, since: int, limit: int) -> list[RatingRow]:
        """Those who have played on a scale since a moment, best first."""
        where = sa.and_(
            RATINGS.c.game == game, RATINGS.c.players == players, RATINGS.c.bots == bots,
            RATINGS.c.latest >= since,
        )  # fmt: skip
        return self._some(where, limit)

    def _some(self, where: sa.ColumnElement[bool], limit: int | None = None) -> list[RatingRow]:
        order = (RATINGS.c.game, RATINGS.c.players, RATINGS.c.bots, RATINGS.c.mu.desc(), RATINGS.c.who)
        with self._database.reading() as connection:
            found = connection.execute(sa.select(RATINGS).where(where).order_by(*order).limit(limit))
            return [RatingRow(**row) for row in found.mappings()]


def _hold(connection: sa.Connection) -> None:
    """Keeps whoever else would count waiting until the transaction is over."""
    put_over(connection, SETTINGS, {"key": COUNTING}, {"value": ""})


def _uncounted() -> sa.Select[tuple[object, ...]]:
    where = sa.and_(ENDED.c.rated, sa.not_(ENDED.c.counted))
    return sa.select(ENDED).where(where).order_by(ENDED.c.number).limit(BATCH)


def _scale(ended: EndedRow) -> Scale:
    return ended.game, ended.players, ended.bots


def _on(table: sa.Table, scale: Scale) -> sa.ColumnElement[bool]:
    game, players, bots = scale
    return sa.and_(table.c.game == game, table.c.players == players, table.c.bots == bots)


def _later_counted(connection: sa.Connection, ended: EndedRow) -> bool:
    later = sa.and_(_on(ENDED, _scale(ended)), ENDED.c.counted, ENDED.c.number > ended.number)
    return connection.execute(sa.select(ENDED.c.number).where(later).limit(1)).first() is not None


def _forget(connection: sa.Connection, scale: Scale) -> None:
    games = sa.select(ENDED.c.number).where(_on(ENDED, scale))
    connection.execute(RESULTS.update().where(RESULTS.c.number.in_(games)).values(mu=None, sigma=None))
    connection.execute(RATINGS.delete().where(_on(RATINGS, scale)))
    connection.execute(ENDED.update().where(_on(ENDED, scale)).values(counted=False))


def _count(connection: sa.Connection, ended: EndedRow, rate: Rate) -> None:
    rows = [row for row in ended.results if row.counts]
    names = {rated_as(row) for row in rows}
    query = sa.select(RATINGS).where(_on(RATINGS, _scale(ended)), RATINGS.c.who.in_(names))
    before = {row["who"]: row for row in connection.execute(query).mappings()}
    after = rate(rows, {who: (row["mu"], row["sigma"]) for who, row in before.items()})
    for who, (mu, sigma) in after.items():
        won = any(row.place == 1 and rated_as(row) == who for row in rows)
        known = before.get(who)
        values = {
            "mu": mu, "sigma": sigma, "latest": ended.ended,
            "games": 1 + (known["games"] if known else 0), "wins": won + (known["wins"] if known else 0),
        }  # fmt: skip
        if known is None:
            scale = {"game": ended.game, "players": ended.players, "bots": ended.bots}
            connection.execute(RATINGS.insert().values(**scale, who=who, **values))
        else:
            where = sa.and_(_on(RATINGS, _scale(ended)), RATINGS.c.who == who)
            connection.execute(RATINGS.update().where(where).values(values))
    for row in rows:
        if rated_as(row) in after:
            mu, sigma = after[rated_as(row)]
            where = sa.and_(
                RESULTS.c.number == ended.number, RESULTS.c.seat == row.seat, RESULTS.c.turn == row.turn
            )
            connection.execute(RESULTS.update().where(where).values(mu=mu, sigma=sigma))
    connection.execute(ENDED.update().where(ENDED.c.number == ended.number).values(counted=True))
