"""Streams: server-sent events that say how far a table has got (a `Mark`), and nothing else."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Callable

from starlette.responses import StreamingResponse
from starlette.types import Receive, Scope, Send

from perihelion.table.house.house import House
from perihelion.table.house.marks import Mark
from perihelion.table.house.problems import TooMany
from perihelion.table.house.rooms import Room
from perihelion.table.store import Trouble

HEARTBEAT = 15.0  # seconds without news after which a reader hears that the stream is there
BEATS = 4  # after which a stream looks for itself: news are told, so this is for what nobody thought of
TROUBLE = 1.0


def open_stream(house: House, guest: str, address: str, room: Room, since: str) -> StreamingResponse:
    """Resumed from a mark, if one is given."""
    if not house.hub.admit(guest, address, house.limits):
        raise TooMany("ui-problem-many-streams")
    lines = stream(house, room.id, guest, Mark.parse(since))
    return Counted(lines, lambda: house.hub.dismiss(guest, address))


class Counted(StreamingResponse):
    """A stream that says when it has ended, however it does."""

    def __init__(self, lines: AsyncIterator[str], ended: Callable[[], None]) -> None:
        headers = {"cache-control": "no-store", "x-accel-buffering": "no"}
        super().__init__(lines, media_type="text/event-stream", headers=headers)
        self._ended = ended

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            await super().__call__(scope, receive, send)
        finally:
            self._ended()


async def _mark(house: House, table: str) -> Mark | None:
    """How far a table has got: in memory, or by what is kept on a shared database."""
    return await asyncio.to_thread(house.mark, table) if house.store.shared else house.mark(table)


async def stream(house: House, table: str, guest: str, since: Mark | None) -> AsyncIterator[str]:
    """Events: at once if the reader is behind, then after every change."""
    with house.hub.listening(table, guest) as listener:
        yield "retry: 1500\n\n"
        told = since
        while not house.hub.closing:
            listener.news.clear()
            try:
                mark = await _mark(house, table)
            except Trouble:  # the database is away for a moment, and the reader need not know
                await asyncio.sleep(TROUBLE)
                continue
            if mark is None:
                return
            if mark != told:
                told = mark
                yield f"id: {mark}\nevent: mark\ndata: {json.dumps(mark.__dict__)}\n\n"
            for _ in range(BEATS):
                try:
                    await asyncio.wait_for(listener.news.wait(), HEARTBEAT)
                    break
                except TimeoutError:
                    yield ": still here\n\n"
