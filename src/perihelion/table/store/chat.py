"""What is said at the tables, by people and by the table itself."""

from __future__ import annotations

import sqlalchemy as sa

from perihelion.table.store.database import Database, now
from perihelion.table.store.ready import Ready, given
from perihelion.table.store.rows import ChatRow
from perihelion.table.store.schema import CHAT
from perihelion.table.store.telling import changed

LAST = Ready(sa.select(sa.func.max(CHAT.c.number)).where(CHAT.c.table_id == given("table")))


class Chat:
    def __init__(self, database: Database) -> None:
        self._database = database

    def say(
        self, table_id: str, seat: int, name: str, text: str = "", notice: str = "", guest: str = ""
    ) -> ChatRow:
        at = now()
        with self._database.writing() as connection:
            changed(connection, table_id)
            count = sa.select(sa.func.count()).where(CHAT.c.table_id == table_id)
            number = int(connection.execute(count).scalar() or 0) + 1
            row = ChatRow(number, seat, name, notice, text, at, guest)
            connection.execute(CHAT.insert().values({"table_id": table_id, **row.__dict__}))
        return row

    def count(self, table_id: str) -> int:
        """The number of the last line."""
        with self._database.reading() as connection:
            row = LAST.row(connection, table=table_id)
        return 0 if row is None else row[0] or 0

    def of(self, table_id: str, after: int = 0) -> list[ChatRow]:
        """The lines of a table after a number."""
        columns = (CHAT.c[name] for name in ChatRow.__dataclass_fields__)
        query = sa.select(*columns).where(CHAT.c.table_id == table_id, CHAT.c.number > after)
        with self._database.reading() as connection:
            return [ChatRow(*row) for row in connection.execute(query.order_by(CHAT.c.number))]
