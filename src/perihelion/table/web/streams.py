"""Streams: server-sent events that say how far a table has got (a `Mark`), and nothing else."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator

from starlette.responses import StreamingResponse

from perihelion.table.house.house import House
from perihelion.table.house.marks import Mark
from perihelion.table.house.problems import TooMany
from perihelion.table.house.rooms import Room

HEARTBEAT = 15.0


def open_stream(house: House, guest: str, room: Room, since: str) -> StreamingResponse:
    """Resumed from a mark, if one is given."""
    if house.hub.streams_of(guest) >= house.limits.streams_per_guest:
        raise TooMany("ui-problem-many-streams")
    headers = {"cache-control": "no-store", "x-accel-buffering": "no"}
    lines = stream(house, room.id, guest, Mark.parse(since))
    return StreamingResponse(lines, media_type="text/event-stream", headers=headers)


async def stream(house: House, table: str, guest: str, since: Mark | None) -> AsyncIterator[str]:
    """Events: at once if the reader is behind, then after every change."""
    with house.hub.listening(table, guest) as listener:
        yield "retry: 1500\n\n"
        told = since
        while not house.hub.closing:
            listener.news.clear()
            mark = house.mark(table)
            if mark is None:
                return
            if mark != told:
                told = mark
                yield f"id: {mark}\nevent: mark\ndata: {json.dumps(mark.__dict__)}\n\n"
            try:
                await asyncio.wait_for(listener.news.wait(), HEARTBEAT)
            except TimeoutError:
                yield ": still here\n\n"
