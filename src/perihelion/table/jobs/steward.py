"""The steward: looks every few seconds whether the host has asked for something from the shell."""

from __future__ import annotations

import asyncio

import structlog

from perihelion.table.house.house import House
from perihelion.table.house.stewarding import do_errands

LOG = structlog.get_logger("perihelion.steward")
SECONDS = 2.0


class Steward:
    def __init__(self, house: House) -> None:
        self.house = house
        self._job: asyncio.Task[None] | None = None

    async def open(self) -> None:
        self._job = asyncio.create_task(self._keep())

    async def close(self) -> None:
        if self._job is not None:
            self._job.cancel()
            await asyncio.gather(self._job, return_exceptions=True)

    async def _keep(self) -> None:
        while True:
            try:
                if done := await asyncio.to_thread(do_errands, self.house):
                    LOG.info("errands", done=done)
            except Exception:  # the database is away for a moment
                LOG.exception("errands_wait")
            await asyncio.sleep(SECONDS)
