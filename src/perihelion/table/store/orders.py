"""Orders: what a seat has said beforehand that it will answer, one for each kind of question."""

from __future__ import annotations

import sqlalchemy as sa

from perihelion.table.store.database import Database
from perihelion.table.store.ready import Ready, given
from perihelion.table.store.rows import PLAYING, OrderRow
from perihelion.table.store.schema import ORDERS, TABLES
from perihelion.table.store.telling import changed

_COLUMNS = [ORDERS.c[name] for name in OrderRow.__dataclass_fields__]
_GIVEN = sa.select(*_COLUMNS).where(ORDERS.c.table_id == given("table"))
GIVEN = Ready(_GIVEN.order_by(ORDERS.c.seat, ORDERS.c.question))


class Orders:
    def __init__(self, database: Database) -> None:
        self._database = database

    def of(self, table_id: str) -> list[OrderRow]:
        with self._database.reading() as connection:
            return [OrderRow(*row) for row in GIVEN.rows(connection, table=table_id)]

    def put(self, table_id: str, row: OrderRow) -> None:
        """Takes the place of another order for the same question."""
        with self._database.writing() as connection:
            changed(connection, table_id)
            connection.execute(ORDERS.delete().where(_one(table_id, row.seat, row.question)))
            connection.execute(ORDERS.insert().values(table_id=table_id, **row.__dict__))

    def remove(self, table_id: str, seat: int, question: str = "") -> None:
        """The order for a question, or all of a seat."""
        with self._database.writing() as connection:
            changed(connection, table_id)
            connection.execute(ORDERS.delete().where(_one(table_id, seat, question)))

    def tables(self) -> list[str]:
        """The running tables at which something is ordered."""
        query = (
            sa.select(ORDERS.c.table_id)
            .distinct()
            .join(TABLES, TABLES.c.id == ORDERS.c.table_id)
            .where(TABLES.c.status == PLAYING)
        )
        with self._database.reading() as connection:
            return list(connection.execute(query).scalars())


def _one(table_id: str, seat: int, question: str) -> sa.ColumnElement[bool]:
    own = sa.and_(ORDERS.c.table_id == table_id, ORDERS.c.seat == seat)
    return sa.and_(own, ORDERS.c.question == question) if question else own
