"""The notifier: looks every few seconds who wants to be told of something, and tells them, once.

What a channel is told is noted before it is sent, and that it has arrived afterwards. What has not arrived is
sent again a few times, also after a restart, as long as it is still so.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass

import structlog

from perihelion.table.house import channels
from perihelion.table.house.channels import MAIL, PUSH
from perihelion.table.house.house import House
from perihelion.table.house.letters import Letter, Mail, letter, mail, trial_letter, trial_mail
from perihelion.table.house.problems import Missing
from perihelion.table.jobs.courier import Gone, Undeliverable, deliver
from perihelion.table.jobs.mail import Mailer, Unsent
from perihelion.table.jobs.pushing import Pusher
from perihelion.table.jobs.rounds import always
from perihelion.table.store import ChannelRow, NewsRow

LOG = structlog.get_logger("perihelion.notices")
SECONDS = 5.0
GRACE = 15_000  # milliseconds after which somebody who has not answered is told
AT_ONCE = 8


@dataclass(frozen=True)
class Parcel:
    """A letter that is on its way, and all that is told by it."""

    channel: ChannelRow
    news: list[NewsRow]
    letter: Letter | Mail


class Notifier:
    """`base` is the address under which others open the tables; `private` allows webhooks in the local
    network; without a `mailer` there are no mails."""

    def __init__(
        self,
        house: House,
        base: str = "",
        private: bool = False,
        mailer: Mailer | None = None,
        leads: Callable[[], bool] = always,
    ) -> None:
        self.house = house
        self.leads = leads
        self.base = base
        self.private = private
        self.mailer = mailer
        self.pusher = Pusher(house.store, base)
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
            await asyncio.gather(*(self._tell(parcel) for parcel in taken[start : start + AT_ONCE]))

    async def try_out(self, row: ChannelRow) -> None:
        """Sends a test, or the link that confirms a mailbox; raises `Undeliverable` with the reason."""
        trial = trial_mail if row.shape == MAIL else trial_letter
        await self._send(row, trial(self.house, row, self.base))
        await asyncio.to_thread(self.house.store.channels.set_failures, row.id, 0, False)

    async def _keep(self) -> None:
        while True:
            try:
                if self.leads():
                    await self.look()
            except Exception:  # the database is away for a moment
                LOG.exception("notices_cannot_look")
            await asyncio.sleep(SECONDS)

    def _taken(self) -> list[Parcel]:
        """The news that are to be sent now, each noted as told; once to who has several seats at a table, and
        in one mail what there is to mail."""
        now, store = self.house.now(), self.house.store.channels
        found: dict[tuple[str, str, str], list[NewsRow]] = {}
        for one in store.news(now - GRACE, now):
            if channels.waits(one.channel, now) or not store.take(one, now):
                continue
            if self._sees(one):
                store.arrived(one.channel.id, [one], one.channel.last)
            else:
                about = ("", "") if one.channel.shape == MAIL else (one.kind, one.table_id)
                found.setdefault((one.channel.id, *about), []).append(one)
        return [parcel for news in found.values() if (parcel := self._packed(news)) is not None]

    def _packed(self, news: list[NewsRow]) -> Parcel | None:
        """None if the table has gone meanwhile."""
        try:
            if news[0].channel.shape == MAIL:
                return Parcel(news[0].channel, news, mail(self.house, news, self.base))
            return Parcel(news[0].channel, news, letter(self.house, news[0], self.base))
        except Missing:
            return None

    def _sees(self, one: NewsRow) -> bool:
        """Whether the guest has the table open and needs no message."""
        return one.channel.guest in self.house.presence.watchers(one.table_id)

    async def _tell(self, parcel: Parcel) -> None:
        row, store = parcel.channel, self.house.store.channels
        try:
            await self._send(row, parcel.letter)
        except Undeliverable as error:
            LOG.info("notice_failed", shape=row.shape, why=str(error))
            gone = row.shape == PUSH and isinstance(error, Gone)
            await asyncio.to_thread(channels.failed, self.house, row, gone)
            return
        await asyncio.to_thread(store.arrived, row.id, parcel.news, self.house.now())
        if row.failures:
            await asyncio.to_thread(store.set_failures, row.id, 0, False)

    async def _send(self, row: ChannelRow, ready: Letter | Mail) -> None:
        if isinstance(ready, Mail):
            await self._mail(row.address, ready)
            return
        if row.shape == PUSH:
            ready = await asyncio.to_thread(self.pusher.sealed, row, ready)
        await deliver(row.address, ready.headers, ready.body, self.private)

    async def _mail(self, address: str, ready: Mail) -> None:
        if self.mailer is None or not self.base:
            raise Undeliverable("the host has set no mail")
        try:
            await self.mailer.send(address, ready.subject, ready.text, ready.headers, ready.html)
        except Unsent as error:
            raise Undeliverable(str(error)) from error
