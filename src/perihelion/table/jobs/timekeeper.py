"""The timekeeper: looks every second whose time is over, and keeps until when time has been counted."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from itertools import count

from perihelion.table.house.house import House
from perihelion.table.house.timekeeping import look
from perihelion.table.jobs.rounds import Rounds, always

SECONDS = 1.0
BEATS = 5  # after so many looks it is kept how far time has been counted
MISSED = 20_000  # milliseconds after which nobody seems to count any more


class Timekeeper(Rounds):
    """Clocks stand still while no server runs: what was away before this start is not counted."""

    def __init__(self, house: House, leads: Callable[[], bool] = always) -> None:
        super().__init__("clocks", SECONDS, self.look, leads, self._resume)
        self.house = house
        self._looks = count(1)

    async def open(self) -> None:
        # Before anybody looks at a clock; unless another process is counting already.
        await asyncio.to_thread(self._resume, MISSED if self.house.store.shared else 0)
        self._begun = not self.house.store.shared
        await super().open()

    def _resume(self, least: int = 0) -> None:
        self.house.store.clocks.resume(self.house.now(), least)

    def look(self) -> None:
        beat = next(self._looks) % BEATS == 0
        look(self.house)
        if beat:
            self.house.store.clocks.beat(self.house.now())
