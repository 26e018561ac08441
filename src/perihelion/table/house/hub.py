"""The hub: tells everybody who has a table open that something has changed, and knows who that is.

It says only that there is news; the reader then asks for its own view. So a slow reader misses nothing, a
sleeping one needs no backlog, and nothing hidden can pass through here.
"""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

from perihelion.table.house.limits import Limits

MOST_SEEN = 50_000
WOKEN = 32  # at a time


class Listener:
    """One open stream."""

    def __init__(self, guest: str) -> None:
        self.guest = guest
        self.news = asyncio.Event()


class Hub:
    """All open streams, by table. Lives in the event loop; `publish` may be called from any thread."""

    def __init__(self) -> None:
        self._listeners: dict[str, set[Listener]] = {}
        self._guests: Counter[str] = Counter()  # how many streams each has
        self._addresses: Counter[str] = Counter()
        self._seen: dict[tuple[str, str], float] = {}
        self._lately: set[tuple[str, str]] = set()
        self._born = time.monotonic()
        self._loop: asyncio.AbstractEventLoop | None = None
        self.leaving = False  # nobody should be sent here any more
        self.closing = False

    def open(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop

    def close(self) -> None:
        """Ends all streams, so that the server can stop; readers come back by themselves."""
        self.leaving = self.closing = True
        for listeners in self._listeners.values():
            for listener in listeners:
                listener.news.set()

    def publish(self, table: str) -> None:
        if self._loop is not None and not self._loop.is_closed():
            self._loop.call_soon_threadsafe(self._wake, table)

    def publish_all(self) -> None:
        """Everybody looks again: something may have been missed."""
        if self._loop is not None and not self._loop.is_closed():
            self._loop.call_soon_threadsafe(self._wake_all)

    def _wake_all(self) -> None:
        self._wake_some([one for those in self._listeners.values() for one in those])

    def _wake(self, table: str) -> None:
        self._wake_some(list(self._listeners.get(table, ())))

    def _wake_some(self, listeners: list[Listener]) -> None:
        """A few at a time, so that whoever asks for something else is served between them."""
        for listener in listeners[:WOKEN]:
            listener.news.set()
        if listeners[WOKEN:] and self._loop is not None:
            self._loop.call_soon(self._wake_some, listeners[WOKEN:])

    def admit(self, guest: str, address: str, limits: Limits) -> bool:
        """Whether the guest may open one more stream; if so it is counted until `dismiss`. Who has no cookie
        is a new guest every time, so addresses are counted, too."""
        many = self._guests[guest] >= limits.streams_per_guest
        if many or self._addresses[address] >= limits.streams_per_address:
            return False
        self._guests[guest] += 1
        self._addresses[address] += 1
        return True

    def dismiss(self, guest: str, address: str) -> None:
        """A stream that was admitted has ended."""
        for counter, key in ((self._guests, guest), (self._addresses, address)):
            counter[key] -= 1
            if counter[key] <= 0:
                del counter[key]

    def watchers(self, table: str) -> set[str]:
        """The guests who have the table open."""
        return {listener.guest for listener in tuple(self._listeners.get(table, ()))}

    def count(self) -> int:
        """How many streams are open."""
        return self._guests.total()

    def is_watched(self, table: str) -> bool:
        return bool(self._listeners.get(table))

    def away(self, table: str, guest: str) -> float:
        """For how many seconds the guest has not had the table open."""
        if guest in self.watchers(table):
            return 0.0
        return time.monotonic() - self._seen.get((table, guest), self._born)

    def present(self) -> set[tuple[str, str]]:
        """Who has which table open, or has been there since this was last asked."""
        seen, self._lately = self._lately, set()
        open_now = {
            (table, one.guest) for table, those in tuple(self._listeners.items()) for one in tuple(those)
        }
        return seen | open_now

    def saw(self, table: str, guest: str) -> None:
        """The guest has just been at the table."""
        self._lately.add((table, guest))
        if len(self._seen) > MOST_SEEN:
            self._seen.clear()
            self._lately.clear()
            self._born = time.monotonic()
        self._seen[table, guest] = time.monotonic()

    @contextmanager
    def listening(self, table: str, guest: str) -> Iterator[Listener]:
        """The guest has the table open."""
        listener = Listener(guest)
        self._listeners.setdefault(table, set()).add(listener)
        try:
            yield listener
        finally:
            self._listeners[table].discard(listener)
            if not self._listeners[table]:
                del self._listeners[table]
            self.saw(table, guest)
