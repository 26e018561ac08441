"""Rounds: something that is done again and again in the background, as long as the server runs."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import structlog

LOG = structlog.get_logger("perihelion.table")


def always() -> bool:
    return True


class Rounds:
    """Does its work in a thread, rests and does it again. A round that fails, as the database is away for a
    moment, is told in the log and does not stop those that follow. Where several processes could do it,
    `leads` says whether it falls to this one; `begin` comes before its first round, and again whenever it
    falls to this one anew."""

    def __init__(
        self,
        name: str,
        seconds: float,
        work: Callable[[], object],
        leads: Callable[[], bool] = always,
        begin: Callable[[], object] | None = None,
    ) -> None:
        self.name = name
        self.seconds = seconds
        self.work = work
        self.leads = leads
        self.begin = begin
        self._begun = False
        self._job: asyncio.Task[None] | None = None

    async def open(self) -> None:
        self._job = asyncio.create_task(self._go())

    async def close(self) -> None:
        if self._job is not None:
            self._job.cancel()
            await asyncio.gather(self._job, return_exceptions=True)

    async def _go(self) -> None:
        while True:
            try:
                await asyncio.to_thread(self._round)
            except Exception:
                LOG.exception("round_failed", of=self.name)
            await asyncio.sleep(self.seconds)

    def _round(self) -> None:
        if not self.leads():
            self._begun = False
            return
        if not self._begun and self.begin is not None:
            self.begin()
        self._begun = True
        self.work()
