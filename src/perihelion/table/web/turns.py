"""Turns: only so many requests of one address are worked on at a time, so that a crowd from there does not
stand before everybody else. The others wait; a stream gives its turn back as soon as it has begun."""

from __future__ import annotations

import asyncio


class Turn:
    """The right to be worked on; given back once."""

    def __init__(self, queue: _Queue, address: str, turns: Turns) -> None:
        self._queue = queue
        self._address = address
        self._turns = turns
        self._over = False

    def end(self) -> None:
        if not self._over:
            self._over = True
            self._queue.places.release()
            self._turns._leave(self._address)


class _Queue:
    def __init__(self, places: int) -> None:
        self.places = asyncio.Semaphore(places)
        self.users = 0


class Turns:
    def __init__(self, most: int) -> None:
        self._most = most
        self._queues: dict[str, _Queue] = {}

    async def take(self, address: str) -> Turn:
        """Waits until the address has a place."""
        queue = self._queues.setdefault(address, _Queue(self._most))
        queue.users += 1
        try:
            await queue.places.acquire()
        except BaseException:
            self._leave(address)
            raise
        return Turn(queue, address, self)

    def _leave(self, address: str) -> None:
        queue = self._queues[address]
        queue.users -= 1
        if queue.users == 0:
            del self._queues[address]
