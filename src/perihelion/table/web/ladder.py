"""Ladders: everybody who has played rated games, one ladder for each game, number of players and company."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from fastapi import APIRouter, Query
from starlette.requests import Request
from starlette.responses import Response

from perihelion.table.house.ratings import Shown, shown_of
from perihelion.table.store import BOT_RATED, FORMER, RatingRow
from perihelion.table.web.archive import voices
from perihelion.table.web.pages import title_of
from perihelion.table.web.site import Site, go, site_of

router = APIRouter(include_in_schema=False)

PEOPLE, BOTS = "people", "bots"
PERIODS = {"all": 0, "year": 365 * 86_400, "month": 30 * 86_400}
STEPS = 200  # of a ladder


@dataclass(frozen=True)
class Step:
    """Somebody on a ladder. `public` is the name of their page, if others may see it."""

    place: int
    name: str
    level: str
    public: str
    own: bool
    rating: Shown
    row: RatingRow

    @property
    def share(self) -> int:
        return round(100 * self.row.wins / self.row.games)


@router.get("/ladder")
def ladders(request: Request) -> Response:
    first = next(iter(site_of(request).library))
    return go(f"/ladder/{first.id}")


@router.get("/ladder/{game_id}")
def ladder(
    request: Request,
    game_id: str,
    players: Annotated[int, Query(ge=0, le=9)] = 0,
    company: Literal["people", "bots"] = "people",
    period: Literal["all", "year", "month"] = "all",
) -> Response:
    site = site_of(request)
    title = title_of(site, game_id)
    counts = [count for count in title.game.players if count > 1]
    count = players if players in counts else min(counts, default=0)
    since = site.house.now() // 1000 - PERIODS[period] if PERIODS[period] else 0
    rows = site.house.store.ratings.ladder(game_id, count, company == BOTS, since, STEPS)
    return site.page(
        request, "ladder.html", game_id, title=title, steps=steps(site, request, rows), counts=counts,
        count=count, company=company, companies=(PEOPLE, BOTS), period=period, periods=tuple(PERIODS),
        voices=voices(site, request),
    )  # fmt: skip


def steps(site: Site, request: Request, rows: list[RatingRow]) -> list[Step]:
    """Those who are still here, in order; who has gone leaves no gap."""
    known = site.house.store.profiles.known({row.who for row in rows})
    own = site.guest(request).id
    found: list[Step] = []
    for row in rows:
        if row.who.startswith(FORMER):
            continue
        level = row.who.removeprefix(BOT_RATED) if row.who.startswith(BOT_RATED) else ""
        name, public = known.get(row.who, ("", ""))
        found.append(Step(len(found) + 1, name, level, public, row.who == own, shown_of(row), row))
    return found
