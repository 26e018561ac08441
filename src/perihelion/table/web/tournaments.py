"""Tournaments: their pages, and how they stand as a table and as data."""

from __future__ import annotations

import csv
import io
from collections.abc import Callable
from fractions import Fraction
from typing import Annotated

from fastapi import APIRouter, Form
from fastapi.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from perihelion import bots
from perihelion.core.plain import Json
from perihelion.table.house import tournaments
from perihelion.table.house.pairing import SYSTEMS, Played, points
from perihelion.table.house.people import USUAL_LEVEL
from perihelion.table.house.problems import Missing, Problem
from perihelion.table.house.timing import BOT_PLAYS, ENDINGS, OFFERED_LETTERS, OFFERED_LIVE, timing
from perihelion.table.house.tournaments import MOST_ROUNDS, Tournament
from perihelion.table.store import FINISHED
from perihelion.table.web.site import Site, client_address, go, site_of

router = APIRouter(include_in_schema=False)

CSRF = Annotated[str, Form()]
FORMULAS = ("=", "+", "-", "@", "\t")  # with which a cell would begin to compute


@router.get("/tournaments")
def own(request: Request) -> Response:
    """Those in which the guest takes part, and a form for a new one."""
    site = site_of(request)
    guest = site.guest(request)
    found = [] if guest.fresh else site.house.store.tournaments.of(guest.id)
    names = {title.id: site.voice(request, title.id).tell("game-name") for title in site.library}
    sizes = {title.id: [size for size in title.game.players if size > 1] for title in site.library}
    return site.page(
        request, "tournaments.html", found=found, names=names, sizes=sizes, systems=SYSTEMS,
        live=[timing(f"{text} {BOT_PLAYS}") for text in OFFERED_LIVE], endings=ENDINGS,
        letters=[timing(f"{text} {BOT_PLAYS}") for text in OFFERED_LETTERS], most=MOST_ROUNDS,
    )  # fmt: skip


@router.post("/tournaments")
async def make(request: Request) -> Response:
    site = site_of(request)
    form = await request.form(max_files=0, max_fields=20)
    text = {key: value for key, value in form.items() if isinstance(value, str)}
    guest = await run_in_threadpool(site.intending, request, text.get("csrf", ""))
    await run_in_threadpool(site.desk.remember, guest, "", client_address(request))
    game, _, size = text.get("table", "").partition(" ")
    time = f"{text['time']} {text.get('out', BOT_PLAYS)}" if text.get("time") else ""
    row = await run_in_threadpool(
        tournaments.make, site.house, guest.id, text.get("name", ""), game, text.get("system", ""),
        _number(size), _number(text.get("rounds") or "0"), time,
    )  # fmt: skip
    return go(f"/tournaments/{row.id}")


def _number(text: str) -> int:
    if not (text.isascii() and text.isdecimal() and len(text) < 3):
        raise Problem("ui-problem-tournament")
    return int(text)


@router.get("/tournaments/{tournament}")
def show(request: Request, tournament: str) -> Response:
    site = site_of(request)
    guest = site.guest(request)
    known = tournaments.find(site.house, tournament)
    rounds = [
        (number, [(board, _status(site, board.table_id)) for board in known.boards if board.round == number])
        for number in range(known.row.round, 0, -1)
    ]
    title = site.library.get(known.row.game)
    return site.page(
        request, "tournament.html", known.row.game if title is not None else "", known=known, rounds=rounds,
        rows=known.standings(), entered=known.entered(guest.id), hosts=known.row.host == guest.id,
        levels=bots.LEVELS, characters=bots.characters(known.row.game) if title else (), usual=USUAL_LEVEL,
        figure=written, timing=timing(known.row.timing),
        link=site.addresses.link(request, f"/tournaments/{tournament}"), points=_points(known),
    )  # fmt: skip


def _status(site: Site, table_id: str) -> str:
    """Whether a table can be looked at: it may not have been opened yet, or be closed."""
    table = site.house.store.tables.find(table_id) if table_id else None
    return "" if table is None else table.status


def _points(known: Tournament) -> dict[tuple[int, int], dict[int, str]]:
    """What everybody got at the tables that are over, by round and table."""
    found = {}
    for board in known.boards:
        if board.over:
            got = points(Played(board.players, board.places))
            found[board.round, board.board] = {number: written(share) for number, share in got.items()}
    return found


@router.post("/tournaments/{tournament}/join")
def join(request: Request, tournament: str, csrf: CSRF = "", name: Annotated[str, Form()] = "") -> Response:
    site = site_of(request)
    guest = site.intending(request, csrf)
    called = site.desk.remember(guest, name, client_address(request))
    tournaments.join(site.house, tournament, guest.id, called)
    return go(f"/tournaments/{tournament}")


@router.post("/tournaments/{tournament}/bot")
def add_bot(
    request: Request, tournament: str, csrf: CSRF = "", level: Annotated[str, Form()] = USUAL_LEVEL
) -> Response:
    site = site_of(request)
    guest = site.intending(request, csrf)
    tournaments.add_bot(site.house, tournament, guest.id, level)
    return go(f"/tournaments/{tournament}")


@router.post("/tournaments/{tournament}/withdraw/{number}")
def withdraw(request: Request, tournament: str, number: int, csrf: CSRF = "") -> Response:
    site = site_of(request)
    guest = site.intending(request, csrf)
    tournaments.withdraw(site.house, tournament, guest.id, number)
    return go(f"/tournaments/{tournament}")


@router.post("/tournaments/{tournament}/start")
def start(request: Request, tournament: str, csrf: CSRF = "") -> Response:
    site = site_of(request)
    guest = site.intending(request, csrf)
    tournaments.start(site.house, tournament, guest.id)
    return go(f"/tournaments/{tournament}")


# -- as data -----------------------------------------------------------------------------------------


@router.get("/tournaments/{tournament}/standings.{kind}")
def standings(request: Request, tournament: str, kind: str) -> Response:
    """The standings as CSV, or the whole tournament as JSON."""
    known = tournaments.find(site_of(request).house, tournament)
    if kind == "json":
        return JSONResponse(_data(site_of(request), known, site_of(request).voice(request).called))
    if kind != "csv":
        raise Missing("ui-problem-page")
    text, called = io.StringIO(), site_of(request).voice(request).called
    sheet = csv.writer(text)
    sheet.writerow(["place", "name", "points", "buchholz", "sonneborn-berger", "wins", "tables", "withdrawn"])
    gone = {one.number for one in known.entrants if one.withdrawn}
    for row in known.standings():
        sheet.writerow(
            [
                row.place, _cell(called(known.name(row.number))), written(row.points), written(row.buchholz),
                written(row.sonneborn), row.wins, row.tables, "yes" if row.number in gone else "",
            ]
        )  # fmt: skip
    headers = {"content-disposition": 'attachment; filename="standings.csv"'}
    return Response(text.getvalue(), media_type="text/csv; charset=utf-8", headers=headers)


def _data(site: Site, known: Tournament, called: Callable[[str], str]) -> dict[str, Json]:
    row = known.row
    return {
        "name": row.name, "game": row.game, "system": row.system, "size": row.size, "status": row.status,
        "round": row.round, "rounds": row.rounds, "timing": row.timing,
        "entrants": [
            {"number": one.number, "name": called(one.name), "bot": one.level, "withdrawn": one.withdrawn}
            for one in known.entrants
        ],
        "standings": [
            {
                "number": one.number, "place": one.place, "points": float(one.points),
                "buchholz": float(one.buchholz), "sonneborn_berger": float(one.sonneborn), "wins": one.wins,
                "tables": one.tables,
            }
            for one in known.standings()
        ],
        "tables": [
            {
                "round": one.round, "players": list(one.players), "places": list(one.places),
                "over": one.over, "record": f"/t/{one.table_id}/record"
                if _status(site, one.table_id) == FINISHED else "",
            }
            for one in known.boards
        ],
    }  # fmt: skip


def written(share: Fraction) -> str:
    """Points with as many decimals as they need, two at most."""
    return f"{float(share):.2f}".rstrip("0").rstrip(".")


def _cell(name: str) -> str:
    """A name as no program takes it for a formula."""
    return f"'{name}" if name.startswith(FORMULAS) else name
