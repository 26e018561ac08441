"""The notifier: looks every few seconds who wants to be told of something, and tells them, once.

What a channel is told is noted before it is sent: whatever happens, nobody is told twice of the same turn.
"""

from __future__ import annotations

import asyncio

import structlog

from perihelion.table.house import channels
from perihelion.table.house.house import House
from perihelion.table.house.letters import Letter, letter, trial_letter
from perihelion.table.jobs.courier import Undeliverable, deliver
from perihelion.table.store import ChannelRow, NewsRow

LOG = structlog.get_logger("perihelion.notices")
SECONDS = 5.0
GRACE = 15_000  # milliseconds after which somebody who has not answered is told
AT_ONCE = 8


class Notifier:
    """`base` is the address under which others open the tables; `private` allows webhooks in the local
    network."""

    def __init__(self, house: House, base: str = "", private: bool = False) -> None:
        self.house = house
        self.base = base
        self.private = private
        self._job: asyncio.Task[None] | None = None

    async def open(self) -> None:
        self._job = asyncio.create_task(self._keep())

    async def close(self) -> None:
        if self._job is not None:
            self._job.cancel()
            await asyncio.gather(self._job, return_exceptions=True)

    async def look(self) -> None:
        """Tells everybody what they want to be told now."""
        taken = await asyncio.to_thread(self._taken)
        for start in range(0, len(taken), AT_ONCE):
            batch = taken[start : start + AT_ONCE]
            await asyncio.gather(*(self._tell(row, ready) for row, ready in batch))

    async def try_out(self, row: ChannelRow) -> None:
        """Sends a test; raises `Undeliverable` with the reason."""
        ready = trial_letter(self.house, row, self.base)
        await deliver(row.address, ready.headers, ready.body, self.private)
        await asyncio.to_thread(self.house.store.channels.set_failures, row.id, 0, False)

    async def _keep(self) -> None:
        while True:
            try:
                await self.look()
            except Exception:  # the database is away for a moment
                LOG.exception("notices_cannot_look")
            await asyncio.sleep(SECONDS)

    def _taken(self) -> list[tuple[ChannelRow, Letter]]:
        """The news that are to be sent now, each noted as told; once to who has several seats at a table."""
        now, store = self.house.now(), self.house.store.channels
        wanted = [one for one in store.news(now - GRACE) if not channels.quiet(one.channel.quiet).covers(now)]
        found: dict[tuple[str, str, str], NewsRow] = {}
        for one in wanted:
            if store.take(one) and not self._sees(one):
                found.setdefault((one.channel.id, one.kind, one.table_id), one)
        return [(one.channel, letter(self.house, one, self.base)) for one in found.values()]

    def _sees(self, one: NewsRow) -> bool:
        """Whether the guest has the table open and needs no message."""
        return one.channel.guest in self.house.hub.watchers(one.table_id)

    async def _tell(self, row: ChannelRow, ready: Letter) -> None:
        try:
            await deliver(row.address, ready.headers, ready.body, self.private)
        except Undeliverable as error:
            LOG.info("notice_failed", shape=row.shape, why=str(error))
            await asyncio.to_thread(channels.failed, self.house, row)
            return
        if row.failures:
            await asyncio.to_thread(self.house.store.channels.set_failures, row.id, 0, False)
