"""The archive: finished games that can be searched, and running ones that can be watched."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, date, datetime, timedelta
from typing import Annotated
from urllib.parse import urlencode

from fastapi import APIRouter, Query
from starlette.requests import Request
from starlette.responses import Response

from perihelion.table.house.library import Title
from perihelion.table.house.problems import Missing
from perihelion.table.store import LEFT, EndedRow, Search
from perihelion.table.web.pages import listed
from perihelion.table.web.site import Site, go, site_of

router = APIRouter(include_in_schema=False)

ON_A_PAGE = 24
WATCHED = 8
MOST_MOVES = 1_000_000
LAST_DAY = date(2200, 1, 1)

Figure = Annotated[str, Query(max_length=12)]


@dataclass(frozen=True)
class Ended:
    """A finished game as lists show it."""

    end: EndedRow
    title: Title | None
    day: date
    mine: bool  # the guest has played it

    @property
    def table_id(self) -> str:
        return self.end.table_id


@router.get("/archive")
def archive(
    request: Request,
    game: Annotated[str, Query(max_length=40)] = "",
    players: Figure = "",
    player: Annotated[str, Query(max_length=80)] = "",
    won: str = "",
    rated: str = "",
    mine: str = "",
    since: Figure = "",
    until: Figure = "",
    least: Figure = "",
    most: Figure = "",
    before: Figure = "",
) -> Response:
    site = site_of(request)
    name = " ".join(player.split())
    search = Search(
        game if site.library.get(game) else "", _figure(players, 9), name, won == "yes" and bool(name),
        rated == "yes", mine == "yes", _day(since), _day(until, ends=True), _figure(least, MOST_MOVES),
        _figure(most, MOST_MOVES), _figure(before, 2_000_000_000),
    )  # fmt: skip
    guest = site.guest(request)
    found = site.house.store.archive.find(search, guest.id, ON_A_PAGE + 1)
    running = [] if search.before else _running(site, guest.id)
    more = ""
    if len(found) > ON_A_PAGE:
        kept = {key: value for key, value in request.query_params.items() if key not in ("before", "lang")}
        more = "?" + urlencode({**kept, "before": found[ON_A_PAGE - 1].number})
    fields = {
        "game": search.game, "players": search.players, "player": name, "won": search.won,
        "rated": search.rated, "mine": search.mine, "since": since if search.since else "",
        "until": until if search.until else "", "least": search.least or "", "most": search.most or "",
    }  # fmt: skip
    return site.page(
        request, "archive.html", found=shown(site, found[:ON_A_PAGE], guest.id), running=running, more=more,
        later=bool(search.before), fields=fields, searched=any(fields.values()), voices=voices(site, request),
    )  # fmt: skip


@router.get("/records")
def records() -> Response:
    """Where finished games stood in version 0.1.0."""
    return go("/archive")


def shown(site: Site, ends: list[EndedRow], viewer: str) -> list[Ended]:
    days = [datetime.fromtimestamp(end.ended, UTC).date() for end in ends]
    mine = [any(row.person == viewer and row.fate != LEFT for row in end.results) for end in ends]
    found = zip(ends, days, mine, strict=True)
    return [Ended(end, site.library.get(end.game), day, own) for end, day, own in found]


def voices(site: Site, request: Request) -> dict[str, object]:
    return {title.id: site.voice(request, title.id) for title in site.library}


def _running(site: Site, guest: str) -> list[object]:
    found: list[object] = []
    for table_id in site.house.store.archive.running(WATCHED):
        try:
            found.append(listed(site, site.house.room(table_id).table, guest))
        except Missing:
            continue  # it was closed meanwhile
    return found


def _figure(text: str, most: int) -> int:
    """A figure out of a field; 0, which does not matter, for what is none."""
    plain = text.isascii() and text.isdecimal() and len(text) < 11
    return min(int(text), most) if plain else 0


def _day(text: str, ends: bool = False) -> int:
    """When a day begins or ends, in seconds; 0 for what is no day."""
    try:
        day = date.fromisoformat(text)
    except ValueError:
        return 0
    if day > LAST_DAY or day.year < 1971:
        return 0
    start = datetime(day.year, day.month, day.day, tzinfo=UTC)
    return int((start + timedelta(days=1)).timestamp()) - 1 if ends else int(start.timestamp())
