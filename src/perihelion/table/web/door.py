"""The door: who may come in at all, and how long anybody may keep us waiting.

The server's own protocol waits for ever for a request that never ends, and takes any number of connections.
Here an address has only so many, the head of a request has to be there in time, and who does not read what
was asked for is let go. Bodies have their limit in `guard`, where they are read; streams in `streams`.
"""

from __future__ import annotations

import asyncio
import contextlib
import ipaddress
import sys
from collections import Counter
from collections.abc import Sequence

import structlog
from uvicorn.protocols.http.h11_impl import H11Protocol

from perihelion.table.house.limits import Limits, Meter, counted_as

LOG = structlog.get_logger("perihelion.table")
TURNED_AWAY = (
    b"HTTP/1.1 429 Too Many Requests\r\ncontent-type: text/plain; charset=utf-8\r\ncontent-length: 21\r\n"
    b"retry-after: 10\r\nconnection: close\r\n\r\nToo many connections\n"
)
OPEN_FILES = 8_192  # wanted for connections and everything else, if the system allows


class Doorkeeper:
    """Counts the connections of each address; trusted proxies speak for many and count theirs themselves."""

    def __init__(self, limits: Limits, trusted: Sequence[str] = ()) -> None:
        self.limits = limits
        self._trusted = [ipaddress.ip_network(one) for one in trusted]
        self._open: Counter[str] = Counter()
        self._told = Meter(1, 60)

    def admit(self, address: str) -> bool:
        """Whether one more connection from there is taken; if so it is counted until `leave`."""
        who = counted_as(address)
        full = self._open.total() >= self.limits.connections
        if full or (self._open[who] >= self.limits.connections_per_address and not self._trusts(address)):
            if self._told.take(who):
                LOG.warning("turned_away", address=address, open=self._open[who], full=full)
            return False
        self._open[who] += 1
        return True

    def leave(self, address: str) -> None:
        who = counted_as(address)
        self._open[who] -= 1
        if self._open[who] <= 0:
            del self._open[who]

    def _trusts(self, address: str) -> bool:
        try:
            found = ipaddress.ip_address(address)
        except ValueError:
            return False
        return any(found in network for network in self._trusted)


def door(keeper: Doorkeeper) -> type[asyncio.Protocol]:
    """The protocol for a server with this doorkeeper."""
    return type("WatchedDoor", (Door,), {"keeper": keeper})


class Door(H11Protocol):
    """One connection."""

    keeper: Doorkeeper
    address = ""
    admitted = False
    _head: asyncio.TimerHandle | None = None  # runs while the head of a request is awaited
    _reading: asyncio.TimerHandle | None = None  # runs while the client does not read

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        peer = transport.get_extra_info("peername")
        self.address = str(peer[0]) if peer else ""
        self.admitted = self.keeper.admit(self.address)
        if not self.admitted:
            transport.write(TURNED_AWAY)
            transport.close()
            return
        super().connection_made(transport)
        self._await_head()

    def data_received(self, data: bytes) -> None:
        if not self.admitted:
            return
        super().data_received(data)
        if self.cycle is not None and not self.cycle.response_complete:
            self._stop_head()
        elif self._head is None:  # the first bytes of another request, or of a body that nobody wants
            self._await_head()

    def on_response_complete(self) -> None:
        self._stop_head()
        super().on_response_complete()

    def connection_lost(self, exc: Exception | None) -> None:
        if not self.admitted:
            return
        self.keeper.leave(self.address)
        self._stop_head()
        self._stop_reading()
        super().connection_lost(exc)

    def pause_writing(self) -> None:
        super().pause_writing()
        self._reading = self.loop.call_later(self.keeper.limits.read_seconds, self.transport.abort)

    def resume_writing(self) -> None:
        self._stop_reading()
        super().resume_writing()

    def _await_head(self) -> None:
        self._head = self.loop.call_later(self.keeper.limits.head_seconds, self.transport.abort)

    def _stop_head(self) -> None:
        if self._head is not None:
            self._head.cancel()
            self._head = None

    def _stop_reading(self) -> None:
        if self._reading is not None:
            self._reading.cancel()
            self._reading = None


def raise_open_files() -> None:
    """Lets this process hold as many connections as the limits allow, as far as the system does."""
    if sys.platform == "win32":
        return
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = OPEN_FILES if hard == resource.RLIM_INFINITY else min(OPEN_FILES, hard)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        with contextlib.suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
