"""What a process does for its part on a shared database: it hears what others change, says who is here, and
one of all processes leads: the rounds for which there must be one only fall to it."""

from __future__ import annotations

import asyncio
import os
import secrets
import socket
import time
from dataclasses import dataclass

import structlog

from perihelion.table.house.house import House
from perihelion.table.house.presence import BEAT
from perihelion.table.jobs.rounds import Rounds
from perihelion.table.store import Listener

LOG = structlog.get_logger("perihelion.table")
SECONDS = 2.0
TIDYING = 600.0
FORSAKEN = 5.0


@dataclass(frozen=True)
class Office:
    """What one process holds at a time. A holder that says nothing for `lease` seconds is missed, be it dead
    or stopped."""

    name: str
    lease: float


LEADER = Office("leader", 7.0)


def process_name() -> str:
    """Tells this process from all others on the database."""
    return f"{socket.gethostname()[:40]}-{os.getpid()}-{secrets.token_hex(4)}"


class Company:
    """Without a shared database this process is alone, and leads. One that does not stand never leads."""

    def __init__(self, house: House, stands: bool = True, office: Office = LEADER) -> None:
        self.house = house
        self.name = process_name()
        self._stands = stands
        self._office = office
        self._until = 0.0
        self._listener = Listener(house.store.url, house.heard, house.look_everywhere)
        self._rounds = [
            Rounds("presence", BEAT, house.presence.beat),
            Rounds("leading", SECONDS, self._stand),
            Rounds("tidying", TIDYING, self._tidy, self.leads),
            Rounds("forsaken_bots", FORSAKEN, house.ask_forsaken_bots, self.leads, house.bring_over),
        ]
        self._bringing: asyncio.Future[None] | None = None

    def leads(self) -> bool:
        return not self.house.store.shared or time.monotonic() < self._until

    async def open(self) -> None:
        if not self.house.store.shared:
            self._bringing = asyncio.ensure_future(asyncio.to_thread(self.house.bring_over))
            return
        self._listener.open()
        for rounds in self._rounds:
            await rounds.open()

    async def close(self) -> None:
        if self._bringing is not None:
            await asyncio.gather(self._bringing, return_exceptions=True)
            return
        for rounds in self._rounds:
            await rounds.close()
        self._listener.close()
        self.resign()

    def resign(self) -> None:
        """Somebody else leads from now on."""
        led, self._stands, self._until = self._until > 0, False, 0.0
        if led:
            try:
                self.house.store.sharing.release(self._office.name, self.name)
            except Exception:  # the database is away: it misses this process soon enough
                LOG.warning("leader_goes_untold")

    def _stand(self) -> None:
        asked = time.monotonic()
        led = self.leads()
        office, sharing = self._office, self.house.store.sharing
        if self._stands and sharing.lease(office.name, self.name, int(office.lease * 1000)):
            self._until = asked + office.lease
            if not led:
                LOG.info("leads", process=self.name)

    def _tidy(self) -> None:
        self.house.store.sharing.tidy()
        self.house.store.jobs.tidy()
