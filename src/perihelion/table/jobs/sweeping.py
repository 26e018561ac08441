"""Old tables that nobody will finish are closed: those that have long been left alone and at which no more
than one person sits. Tables of several people stay, as nobody decides for the others."""

from __future__ import annotations

import time
from collections.abc import Callable

import structlog

from perihelion.table.house.house import House
from perihelion.table.house.problems import Missing
from perihelion.table.house.seating import concede
from perihelion.table.jobs.rounds import Rounds, always
from perihelion.table.store import WAITING, TableRow

LOG = structlog.get_logger("perihelion.table")
DAY = 86_400
EVERY = 3_600.0  # seconds


class Sweeper(Rounds):
    """Looks for such tables now and then; `clock` says what time it is, in seconds."""

    def __init__(
        self, house: House, clock: Callable[[], float] = time.time, leads: Callable[[], bool] = always
    ) -> None:
        super().__init__("old_tables", EVERY, self.sweep, leads)
        self.house = house
        self.clock = clock

    def sweep(self) -> list[str]:
        """Closes what has expired; which tables that were."""
        before = int(self.clock()) - self.house.limits.expire_days * DAY
        gone = [table for table in self.house.store.tables.untouched_since(before) if self._is_alone(table)]
        for table in gone:
            self._close(table)
        if gone:
            LOG.info("tables_expired", count=len(gone))
        return [table.id for table in gone]

    def _is_alone(self, table: TableRow) -> bool:
        seats = self.house.store.tables.seats(table.id)
        return len({table.host, *(owner for seat in seats for owner in seat.owners)}) == 1

    def _close(self, table: TableRow) -> None:
        try:
            room = self.house.room(table.id)
        except Missing:
            return  # somebody else was quicker
        with self.house.hold(room):
            owners = [owner for row in room.seats for owner in row.owners]
            if table.status == WAITING:
                self.house.store.tables.delete(table.id)
            elif table.rated and owners:  # it counts: bots play it to its end
                concede(self.house, room, owners[0])
                return
            else:
                self.house.store.tables.close(table.id)
            self.house.forget(room)
