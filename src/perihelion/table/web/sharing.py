"""What goes out for everybody: the pictures of previews in chats, and the feed of a person's finished games.
They hold what a spectator may see, and nothing of tables by invitation."""

from __future__ import annotations

from datetime import UTC, datetime
from xml.etree import ElementTree as Xml

from fastapi import APIRouter
from fastapi.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import Response

from perihelion.language import Verbatim
from perihelion.table.house.problems import Missing
from perihelion.table.house.rooms import Room
from perihelion.table.store import EndedRow, ProfileRow
from perihelion.table.web import cards
from perihelion.table.web.pages import title_of
from perihelion.table.web.profiles import visible
from perihelion.table.web.site import Site, site_of

router = APIRouter(include_in_schema=False)

ATOM = "http://www.w3.org/2005/Atom"
ENTRIES = 30
LOOKED_AT = 200
MINUTES = "public, max-age=300"


@router.get("/t/{table_id}/card.png")
async def table_picture(request: Request, table_id: str) -> Response:
    site = site_of(request)
    room = await run_in_threadpool(site.house.room, table_id)
    if not room.table.open or room.title is None:
        return await game_picture(request, room.table.game)
    lang = site.voice(request).lang
    name = f"{room.id} {room.sequence} {room.table.seating} {lang}"
    known = site.painter.known(name)
    if known is None:
        svg = await run_in_threadpool(_drawn, site, request, room)
        known = await site.painter.paint(name, svg)
    return _png(known)


@router.get("/card/{game_id}.png")
async def game_picture(request: Request, game_id: str) -> Response:
    """The card of a game, for tables of which nothing is said."""
    site = site_of(request)
    title = title_of(site, game_id)
    voice = site.voice(request, game_id)
    name = f"{game_id} {voice.lang}"
    known = site.painter.known(name)
    if known is None:
        known = await site.painter.paint(name, await run_in_threadpool(cards.game_card, title, voice))
    return _png(known)


def _drawn(site: Site, request: Request, room: Room) -> str:
    title = title_of(site, room.table.game)
    with room.lock:
        return cards.table_card(room, title, site.voice(request, room.table.game))


def _png(picture: bytes) -> Response:
    return Response(picture, media_type="image/png", headers={"cache-control": MINUTES})


# -- the feed ------------------------------------------------------------------------------------------


@router.get("/people/{public}/feed")
def feed(request: Request, public: str) -> Response:
    """The finished games of a person who shows their page, as far as everybody may see them."""
    site = site_of(request)
    row = visible(site, request, public)
    if not row.shown:
        raise Missing("ui-problem-no-profile")
    ends = site.house.store.results.of_person(row.guest, LOOKED_AT)
    seen = [end for end in ends if end.open][:ENTRIES]
    text = Xml.tostring(_feed(site, request, row, seen), encoding="utf-8", xml_declaration=True)
    return Response(text, media_type="application/atom+xml", headers={"cache-control": MINUTES})


def _feed(site: Site, request: Request, row: ProfileRow, ends: list[EndedRow]) -> Xml.Element:
    link, person = site.addresses.link, site.desk.people.name(row.guest)
    page = link(request, f"/people/{row.public}")
    feed = Xml.Element("feed", xmlns=ATOM)
    _add(feed, "id", page)
    _add(feed, "title", site.voice(request).tell("ui-feed-title", {"names": Verbatim(person)}))
    _add(feed, "updated", _moment(max((end.ended for end in ends), default=0)))
    _add(_add(feed, "author"), "name", person)
    _add(feed, "link", rel="self", href=f"{page}/feed")
    _add(feed, "link", rel="alternate", type="text/html", href=page)
    for end in ends:
        table = link(request, f"/t/{end.table_id}")
        entry = _add(feed, "entry")
        _add(entry, "id", table)
        _add(entry, "title", _entry_title(site, request, end))
        _add(entry, "updated", _moment(end.ended))
        _add(entry, "link", rel="alternate", type="text/html", href=table)
    return feed


def _entry_title(site: Site, request: Request, end: EndedRow) -> str:
    voice = site.voice(request, end.game if site.library.get(end.game) else "")
    former = voice.tell("ui-former-player")
    players = ", ".join(
        f"{voice.called(row.name) or former} {row.score}" for row in end.results if row.counts
    )
    game = voice.tell("game-name") if voice.has("game-name") else end.game
    return f"{game}: {players}"


def _moment(seconds: int) -> str:
    return datetime.fromtimestamp(seconds, UTC).isoformat().replace("+00:00", "Z")


def _add(parent: Xml.Element, name: str, words: str = "", **attributes: str) -> Xml.Element:
    child = Xml.SubElement(parent, name, attributes)
    child.text = words or None
    return child
