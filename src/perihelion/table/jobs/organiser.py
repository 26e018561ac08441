"""The organiser: looks every few seconds after the tournaments that run."""

from __future__ import annotations

import asyncio

import structlog

from perihelion.table.house import tournaments
from perihelion.table.house.house import House

LOG = structlog.get_logger("perihelion.table")
SECONDS = 2.0


class Organiser:
    def __init__(self, house: House) -> None:
        self.house = house
        self._job: asyncio.Task[None] | None = None

    async def open(self) -> None:
        self._job = asyncio.create_task(self._keep())

    async def close(self) -> None:
        if self._job is not None:
            self._job.cancel()
            await asyncio.gather(self._job, return_exceptions=True)

    def look(self) -> None:
        """Carries every tournament on as far as it can be."""
        for tournament in self.house.store.tournaments.running():
            try:
                tournaments.advance(self.house, tournament)
            except Exception:  # the others go on
                LOG.exception("tournament_error")

    async def _keep(self) -> None:
        while True:
            try:
                await asyncio.to_thread(self.look)
            except Exception:  # the database is away for a moment
                LOG.exception("tournaments_cannot_look")
            await asyncio.sleep(SECONDS)
