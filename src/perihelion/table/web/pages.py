"""The pages around the games: front, new table, invitations, lists, language."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, date, datetime
from typing import Annotated, Literal
from urllib.parse import urlsplit

import segno
from fastapi import APIRouter, Form, Query
from markupsafe import Markup
from starlette.requests import Request
from starlette.responses import Response

from perihelion import bots
from perihelion.core.game import AnyGame
from perihelion.language import LANGUAGES
from perihelion.table.house import preferences
from perihelion.table.house.library import Title
from perihelion.table.house.opening import FRIEND, HERE, ME, Place
from perihelion.table.house.opening import open_table as open_new
from perihelion.table.house.people import USUAL_LEVEL
from perihelion.table.house.problems import Missing, Problem
from perihelion.table.house.seating import others_at, sit, take_link
from perihelion.table.house.takeover import OFFERED, USUAL, takeover
from perihelion.table.house.timing import BOT_PLAYS, ENDINGS, OFFERED_LETTERS, OFFERED_LIVE, timing
from perihelion.table.store import FINISHED, FREE, PLAYING, WAITING, SeatRow, TableRow
from perihelion.table.web.guests import LANGUAGE_COOKIE, YEAR
from perihelion.table.web.previews import preview
from perihelion.table.web.site import Site, client_address, go, site_of

router = APIRouter(include_in_schema=False)

SHOWN = 12
LOOKED_BACK = 100  # tables of a guest that are looked through for the game
GENTLE_LEVEL = "easy"
MET_COOKIE = "met"


@dataclass(frozen=True)
class Listed:
    """A table in a list. `turn`: it waits for the guest."""

    table: TableRow
    title: Title | None
    seats: list[SeatRow]
    moves: int
    free: int
    turn: bool
    broken: bool
    others: bool = False  # somebody else sits there too
    ended: date | None = None

    @property
    def winners(self) -> list[int]:
        return [] if self.table.result is None else self.table.result.winners


@router.get("/")
def front(request: Request) -> Response:
    site = site_of(request)
    guest = site.guest(request)
    own = [] if guest.fresh else site.house.store.tables.of_guest(guest.id, SHOWN)
    mine = [listed(site, table, guest.id) for table in own if table.status != FINISHED]
    mine.sort(key=lambda one: not one.turn)
    done = [listed(site, table, guest.id) for table in own if table.status == FINISHED]
    waiting = [
        listed(site, table, guest.id) for table in _open(site, guest.id, SHOWN) if table.host != guest.id
    ]
    names = {title.id: site.voice(request, title.id) for title in site.library}
    return site.page(request, "front.html", mine=mine, done=done[:4], waiting=waiting[:4], voices=names)


@router.post("/play/{game_id}")
def play_now(
    request: Request,
    game_id: str,
    csrf: Annotated[str, Form()] = "",
    how: Annotated[Literal["", "guided", "plain"], Form()] = "",
) -> Response:
    """One click: a table against bots, set up as the rulebook advises for a first game. Who has never met
    the game is asked once whether to learn it, to be guided, or just to play."""
    site = site_of(request)
    guest = site.intending(request, csrf)
    title = title_of(site, game_id)
    if not how and is_first_meeting(site, request, title):
        return _first_meeting(site, request, title)
    name = site.desk.remember(guest, address=client_address(request))
    seats = usual_seats(title.game)
    level = GENTLE_LEVEL if how == "guided" else USUAL_LEVEL
    places = [Place(ME), *(Place(level) for _ in range(seats - 1))]
    room = open_new(site.house, guest.id, name, game_id, places, title.game.first_game())
    return go(f"/t/{room.id}?coach=always" if how == "guided" else f"/t/{room.id}")


@router.post("/invite/{game_id}")
def invite_friend(request: Request, game_id: str, csrf: Annotated[str, Form()] = "") -> Response:
    """One click: a table that waits for friends, with the link and the code to send them."""
    site = site_of(request)
    guest = site.intending(request, csrf)
    game = title_of(site, game_id).game
    name = site.desk.remember(guest, address=client_address(request))
    places = [Place(ME), *(Place(FRIEND) for _ in range(usual_seats(game) - 1))]
    room = open_new(site.house, guest.id, name, game_id, places, game.first_game())
    return go(f"/t/{room.id}")


def is_first_meeting(site: Site, request: Request, title: Title) -> bool:
    """Whether the guest has neither played nor learned the game, nor been asked about it."""
    if not title.lessons or title.id in _met(request):
        return False
    store, guest = site.house.store, site.guest(request)
    if any(game == title.id for game, _ in store.learned.of(guest.id)):
        return False
    return not any(table.game == title.id for table in store.tables.of_guest(guest.id, LOOKED_BACK))


def _first_meeting(site: Site, request: Request, title: Title) -> Response:
    response = site.page(request, "first.html", title.id, title=title)
    met = ".".join([*_met(request), title.id])
    response.set_cookie(MET_COOKIE, met, max_age=YEAR, httponly=True, samesite="lax")
    return response


def _met(request: Request) -> list[str]:
    """The games about which the guest has been asked."""
    return request.cookies.get(MET_COOKIE, "").split(".")


@router.get("/new/{game_id}")
def new_table(request: Request, game_id: str, seats: Annotated[int, Query(ge=1, le=4)] = 0) -> Response:
    site = site_of(request)
    title = title_of(site, game_id)
    count = seats if seats in title.game.players else usual_seats(title.game)
    return site.page(
        request, "new.html", game_id, title=title, count=count, people=(ME, HERE, FRIEND),
        levels=bots.LEVELS, characters=bots.characters(game_id), usual=USUAL_LEVEL,
        takeovers=[takeover(text) for text in OFFERED],
        live=[timing(f"{text} bot") for text in OFFERED_LIVE], endings=ENDINGS,
        letters=[timing(f"{text} bot") for text in OFFERED_LETTERS],
    )  # fmt: skip


@router.post("/new/{game_id}")
async def open_table(request: Request, game_id: str) -> Response:
    site = site_of(request)
    form = await request.form(max_files=0, max_fields=40)
    text = {key: value for key, value in form.items() if isinstance(value, str)}
    guest = site.intending(request, text.get("csrf", ""))
    title = title_of(site, game_id)
    name = site.desk.remember(guest, text.get("name", ""), client_address(request))
    count = seat_count(text["seats"]) if text.get("seats") else usual_seats(title.game)
    places = [Place(text.get(f"seat-{seat}", ""), text.get(f"name-{seat}", "")[:24]) for seat in range(count)]
    options = {
        option.key: text[f"option-{option.key}"]
        for option in title.game.options
        if f"option-{option.key}" in text and (option.seats is None or count in option.seats)
    }
    # Who waits for friends adds to the seed in the lobby, having been shown the commitment.
    luck = "" if any(place.kind == FRIEND for place in places) else text.get("luck", "")
    room = open_new(
        site.house, guest.id, name, game_id, places, options, text.get("seed", "").strip(),
        text.get("open") == "yes", luck, text.get("takeover", USUAL),
        f"{text['time']} {text.get('out', BOT_PLAYS)}" if text.get("time") else "",
        text.get("hints") == "yes", text.get("rated") == "yes",
    )  # fmt: skip
    return go(f"/t/{room.id}")


@router.post("/join")
def join(request: Request, link: Annotated[str, Form()] = "", csrf: Annotated[str, Form()] = "") -> Response:
    """The field on the front page: any link of ours, or the code at its end."""
    site = site_of(request)
    site.intending(request, csrf)
    code = urlsplit(link.strip()).path.rstrip("/").rsplit("/", 1)[-1]
    store = site.house.store
    if store.tables.find(code) is not None:
        return go(f"/t/{code}")
    if store.tables.by_invite(code) is not None:
        return go(f"/i/{code}")
    if store.tables.seat_by_key(code) is not None:
        return go(f"/s/{code}")
    raise Missing("ui-problem-no-table")


@router.get("/i/{invite}")
def invitation(request: Request, invite: str) -> Response:
    site = site_of(request)
    table = site.house.store.tables.by_invite(invite)
    if table is None:
        raise Missing("ui-problem-no-table")
    room = site.house.room(table.id)
    guest = site.guest(request)
    vacant = [row for row in room.seats if row.vacant]
    if room.seats_of(guest.id) or not vacant or room.over:
        return go(f"/t/{table.id}")
    host = next((row.name for row in room.seats if table.host in row.owners), "")
    shared = preview(site, request, room, f"/i/{invite}", invited=True)
    return site.page(request, "invited.html", table.game, room=room, host=host, invite=invite, preview=shared)


@router.post("/i/{invite}")
def accept(
    request: Request,
    invite: str,
    name: Annotated[str, Form()] = "",
    csrf: Annotated[str, Form()] = "",
    luck: Annotated[str, Form()] = "",
) -> Response:
    site = site_of(request)
    guest = site.intending(request, csrf)
    table = site.house.store.tables.by_invite(invite)
    if table is None:
        raise Missing("ui-problem-no-table")
    called = site.desk.remember(guest, name, client_address(request))
    sit(site.house, site.house.room(table.id), guest.id, called, invite, luck=luck)
    return go(f"/t/{table.id}")


@router.get("/s/{key}")
def seat_link(request: Request, key: str) -> Response:
    """Shows what a seat's link does; pressing its button does it."""
    site = site_of(request)
    found = site.house.store.tables.seat_by_key(key)
    if found is None:
        raise Missing("ui-problem-no-seat")
    room = site.house.room(found[0])
    if site.guest(request).id in room.seats[found[1]].owners:
        return go(f"/t/{room.id}")
    return site.page(request, "seat.html", room.table.game, room=room, row=room.seats[found[1]], key=key)


@router.post("/s/{key}")
def take_seat(request: Request, key: str, csrf: Annotated[str, Form()] = "") -> Response:
    site = site_of(request)
    guest = site.intending(request, csrf)
    site.desk.remember(guest, address=client_address(request))
    return go(f"/t/{take_link(site.house, key, guest.id).id}")


@router.get("/mine")
def own_tables(request: Request) -> Response:
    """All own tables that are not over, longest untouched first, with what ends them."""
    site = site_of(request)
    guest = site.guest(request)
    tables = [listed(site, table, guest.id) for table in site.house.store.tables.unfinished_of(guest.id)]
    return site.page(request, "mine.html", tables=tables, voices=_voices(site, request))


@router.get("/tables")
def open_tables(request: Request) -> Response:
    site = site_of(request)
    guest = site.guest(request)
    tables = [listed(site, table, guest.id) for table in _open(site, guest.id)]
    return site.page(request, "list.html", heading="ui-open-tables", empty="ui-no-open", tables=tables,
                     voices=_voices(site, request))  # fmt: skip


@router.post("/language/{lang}")
def language(request: Request, lang: str, back: Annotated[str, Form()] = "/") -> Response:
    """Changes the language and comes back to the same place. Harmless, so it needs no token."""
    if lang not in LANGUAGES:
        raise Missing("ui-problem-page")
    parts = urlsplit(back)
    safe = back.startswith("/") and not back.startswith(("//", "/\\")) and not parts.netloc
    response = go(back if safe else "/")
    site = site_of(request)
    guest = site.guest(request)
    if not guest.fresh:
        preferences.prefer(site.house.store, guest.id, {"language": lang})
    response.set_cookie(LANGUAGE_COOKIE, lang, max_age=YEAR, httponly=True, samesite="lax")
    return response


@router.post("/name")
def rename(
    request: Request, name: Annotated[str, Form()] = "", csrf: Annotated[str, Form()] = ""
) -> Response:
    site = site_of(request)
    guest = site.intending(request, csrf)
    site.desk.remember(guest, name, client_address(request))
    return go("/")


# ------------------------------------------------------------------------------------------------------


def title_of(site: Site, game_id: str) -> Title:
    title = site.library.get(game_id)
    if title is None:
        raise Missing("ui-problem-no-game")
    return title


def usual_seats(game: AnyGame) -> int:
    """Two, or the fewest with an opponent."""
    return min((count for count in game.players if count > 1), default=game.players[0])


def seat_count(text: str) -> int:
    """A number of seats out of a form."""
    if not (text.isascii() and text.isdecimal() and len(text) < 3):
        raise Problem("ui-problem-places")
    return int(text)


def listed(site: Site, table: TableRow, guest: str) -> Listed:
    """What a list says of a table; a table that cannot be loaded is said to be so."""
    room = site.house.room(table.id)
    title = site.library.get(table.game)
    match = room.match
    own = room.seats_of(guest)
    turn = table.status == PLAYING and match is not None and any(match.state.is_asked(seat) for seat in own)
    free = sum(row.kind == FREE for row in room.seats)
    broken = table.status != WAITING and match is None
    others = bool(others_at(room, guest))
    moves = len(match.moves) if match else 0
    last = site.house.store.actions.latest(table.id) if table.status == FINISHED else 0
    ended = datetime.fromtimestamp(last, UTC).date() if last else None
    return Listed(room.table, title, room.seats, moves, free, turn, broken, others, ended)


def qr(link: str) -> Markup:
    """A link as a QR code."""
    code = segno.make(link, error="m")
    return Markup(code.svg_inline(scale=4, border=2, dark="#0B0F1A", light="#F2F5FB", omitsize=True))


def _open(site: Site, guest: str, limit: int = 60) -> list[TableRow]:
    """Tables at which somebody is awaited, but for those of people who do not want to meet."""
    unwanted = site.house.store.blocks.around(guest)
    return [table for table in site.house.store.tables.open(limit) if table.host not in unwanted]


def _voices(site: Site, request: Request) -> dict[str, object]:
    return {title.id: site.voice(request, title.id) for title in site.library}
