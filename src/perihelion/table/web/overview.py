"""Your turn: the overview of all tables that wait for the guest, and the way to the next one."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from fastapi import APIRouter, Query
from markupsafe import Markup
from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from perihelion.table.house.clocks import left
from perihelion.table.house.turns import next_table, waiting_tables
from perihelion.table.store import ClockRow
from perihelion.table.web.sight import Sight, viewer_for
from perihelion.table.web.site import Site, go, site_of

router = APIRouter(include_in_schema=False)

SHOWN = 30
LINES = 4
MINUTE, HOUR, DAY = 60_000, 3_600_000, 86_400_000


@dataclass(frozen=True)
class Turn:
    """A table that waits for the guest: for how long, how much time there is (if it has any), and what has
    happened since their last turn."""

    sight: Sight
    waited: str
    left: str
    low: bool
    vacation: bool
    news: list[Markup]
    more: int


@router.get("/turns")
def turns(request: Request) -> Response:
    site = site_of(request)
    waiting = waiting_tables(site.house, site.guest(request).id)
    found = [_turn(site, request, table, clock) for table, clock in list(waiting.items())[:SHOWN]]
    return site.page(request, "turns.html", found=[one for one in found if one is not None])


@router.get("/turns/next")
def next_turn(request: Request, after: Annotated[str, Query(max_length=40)] = "") -> Response:
    """One key away: the next table that waits for the guest, or the overview if none does."""
    site = site_of(request)
    table = next_table(site.house, site.guest(request).id, after)
    return go(f"/t/{table}" if table else "/turns")


@router.get("/turns/now")
def turns_now(request: Request) -> Response:
    """The tables that wait for the guest, for a page that looks now and then."""
    site = site_of(request)
    return JSONResponse({"tables": site.waiting(request)}, headers={"cache-control": "no-store"})


def _turn(site: Site, request: Request, table_id: str, clock: ClockRow) -> Turn | None:
    room, guest = site.house.room(table_id), site.guest(request)
    with room.lock:
        if room.match is None or room.title is None:
            return None
        sight = Sight(site.library, room, viewer_for(room, guest.id, None), guest.lang, guest.narrow)
        now, timing = site.house.now(), room.timing
        time, vacation = left(timing, clock, now)
        said = [entry for beat in sight.since_my_turn() for entry in beat.entries]
        return Turn(
            sight,
            written(now - clock.since),
            written(time) if timing.kind else "",
            bool(timing.kind) and time < timing.low * 1000,
            vacation,
            [sight.emphasised(sight.said(entry)) for entry in said[-LINES:]],
            max(0, len(said) - LINES),
        )


def written(time: int) -> str:
    """Milliseconds in units that are the same in both languages."""
    if time >= DAY:
        return f"{time // DAY} d {time % DAY // HOUR} h"
    if time >= HOUR:
        return f"{time // HOUR} h {time % HOUR // MINUTE:02} min"
    return f"{max(time, 0) // MINUTE} min"
