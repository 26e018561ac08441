"""Limits: how much one guest, or one address, may ask of the server, and how long it waits for anybody."""

from __future__ import annotations

import ipaddress
import threading
import time
from collections import deque
from dataclasses import dataclass
from typing import Protocol

from perihelion.table.store import Store


@dataclass(frozen=True)
class Limits:
    body_bytes: int = 32_768
    record_length: int = 200_000  # of a record that somebody brings, in characters
    uploads: int = 20  # records in ten minutes
    uploads_kept: int = 100  # of one guest
    name_length: int = 24
    seed_length: int = 40
    chat_length: int = 300
    chat_lines: int = 8  # in `chat_seconds`
    chat_seconds: float = 10.0
    tables_per_guest: int = 30  # not yet finished
    expire_days: int = 60  # a table of one person that was left alone for so long is closed
    streams_per_guest: int = 24
    streams_per_address: int = 120
    requests_per_address: int = 16  # worked on at a time; the others wait
    connections_per_address: int = 200
    connections: int = 4_000  # of all addresses together
    head_seconds: float = 10.0  # until the head of a request is there
    body_seconds: float = 15.0  # until its body is there
    read_seconds: float = 30.0  # until somebody reads on what was asked for
    guests_per_address: int = 60  # in an hour
    hints: int = 12  # in a minute
    hook_tests: int = 6  # in a minute
    private_webhooks: bool = False  # whether webhooks may lead into the local network
    code_tries: int = 20  # codes and links for signing in, in a minute of one address
    mails_per_address: int = 10  # links for signing in, in an hour, asked for from one address
    mails_per_mailbox: int = 4  # the same, to one mailbox
    exports: int = 6  # of everything that is one's own, in an hour
    rooms_in_memory: int = 1_000
    measures_to: tuple[str, ...] = ("127.0.0.0/8", "::1/128")  # networks that may read /metrics

    def shows_measures_to(self, address: str) -> bool:
        try:
            asking = ipaddress.ip_address(address)
        except ValueError:
            return False
        return any(asking in ipaddress.ip_network(network) for network in self.measures_to)


def counted_as(address: str) -> str:
    """Whom limits count for an address: whoever has one IPv6 address has its whole network of 64 bits."""
    if ":" not in address:
        return address
    try:
        found = ipaddress.IPv6Address(address)
    except ValueError:
        return address
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ipaddress.IPv6Address(int(found) >> 64 << 64))


class Metering(Protocol):
    """Counts what somebody did lately; `take` says whether one more is allowed."""

    def take(self, who: str) -> bool: ...


def meter(store: Store, name: str, most: int, seconds: float) -> Metering:
    """A meter that holds for all processes on the store's database."""
    return SharedMeter(store, name, most, seconds) if store.shared else Meter(most, seconds)


class SharedMeter:
    """A meter that is kept in the database."""

    def __init__(self, store: Store, name: str, most: int, seconds: float) -> None:
        self.store = store
        self.name = name
        self.most = most
        self.seconds = seconds

    def take(self, who: str) -> bool:
        return self.store.sharing.take(self.name, who, self.most, self.seconds)


class Meter:
    """A meter of this process alone."""

    def __init__(self, most: int, seconds: float) -> None:
        self.most = most
        self.seconds = seconds
        self._times: dict[str, deque[float]] = {}
        self._lock = threading.Lock()

    def take(self, who: str) -> bool:
        now = time.monotonic()
        with self._lock:
            if len(self._times) > 10_000:
                self._forget(now)
            times = self._times.setdefault(who, deque())
            while times and now - times[0] > self.seconds:
                times.popleft()
            if len(times) >= self.most:
                return False
            times.append(now)
            return True

    def _forget(self, now: float) -> None:
        for who in [who for who, times in self._times.items() if not times or now - times[-1] > self.seconds]:
            del self._times[who]
