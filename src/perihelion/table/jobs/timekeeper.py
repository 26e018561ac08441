"""The timekeeper: looks every second whose time is over, and keeps until when time has been counted."""

from __future__ import annotations

import asyncio

import structlog

from perihelion.table.house.house import House
from perihelion.table.house.timekeeping import look

LOG = structlog.get_logger("perihelion.table")
SECONDS = 1.0
BEATS = 5  # after so many looks it is kept how far time has been counted


class Timekeeper:
    """Clocks stand still while no server runs: what was away before this start is not counted."""

    def __init__(self, house: House) -> None:
        self.house = house
        self._job: asyncio.Task[None] | None = None

    async def open(self) -> None:
        await asyncio.to_thread(self._resume)
        self._job = asyncio.create_task(self._keep())

    async def close(self) -> None:
        if self._job is not None:
            self._job.cancel()
            await asyncio.gather(self._job, return_exceptions=True)

    def _resume(self) -> None:
        self.house.store.clocks.resume(self.house.now())

    async def _keep(self) -> None:
        looks = 0
        while True:
            looks += 1
            try:
                await asyncio.to_thread(self._look, looks % BEATS == 0)
            except Exception:  # the database is away for a moment
                LOG.exception("clocks_cannot_look")
            await asyncio.sleep(SECONDS)

    def _look(self, beat: bool) -> None:
        look(self.house)
        if beat:
            self.house.store.clocks.beat(self.house.now())
