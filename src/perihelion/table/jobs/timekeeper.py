"""The timekeeper: looks every second whose time is over, and keeps until when time has been counted."""

from __future__ import annotations

import asyncio
from itertools import count

from perihelion.table.house.house import House
from perihelion.table.house.timekeeping import look
from perihelion.table.jobs.rounds import Rounds

SECONDS = 1.0
BEATS = 5  # after so many looks it is kept how far time has been counted


class Timekeeper(Rounds):
    """Clocks stand still while no server runs: what was away before this start is not counted."""

    def __init__(self, house: House) -> None:
        super().__init__("clocks", SECONDS, self.look)
        self.house = house
        self._looks = count(1)

    async def open(self) -> None:
        await asyncio.to_thread(self._resume)
        await super().open()

    def _resume(self) -> None:
        self.house.store.clocks.resume(self.house.now())

    def look(self) -> None:
        beat = next(self._looks) % BEATS == 0
        look(self.house)
        if beat:
            self.house.store.clocks.beat(self.house.now())
