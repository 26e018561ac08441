"""One table's pages: lobby, play, end, and everything its script asks for."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Annotated

from fastapi import APIRouter, Body, Form, Query
from fastapi.concurrency import run_in_threadpool
from markupsafe import Markup
from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from perihelion import bots
from perihelion.art.artist import Choice
from perihelion.core.match import UNKNOWN_ACTION
from perihelion.core.plain import Json
from perihelion.table.house import blocking, motives, opening, seating
from perihelion.table.house.house import House
from perihelion.table.house.marks import Mark
from perihelion.table.house.motives import Motive
from perihelion.table.house.people import USUAL_LEVEL
from perihelion.table.house.problems import Declined, Missing, NotNow, TooMany
from perihelion.table.house.rooms import Room
from perihelion.table.store import WAITING
from perihelion.table.web import because, parts
from perihelion.table.web.drawing import render
from perihelion.table.web.endings import end_page
from perihelion.table.web.pages import qr
from perihelion.table.web.previews import preview as table_preview
from perihelion.table.web.sight import Sight, said
from perihelion.table.web.site import Site, client_address, go, site_of
from perihelion.table.web.statuses import CONFLICT
from perihelion.table.web.streams import open_stream

router = APIRouter(include_in_schema=False)

Seat = Annotated[int | None, Query(ge=0, le=9)]
At = Annotated[int | None, Query(ge=0, le=1_000_000)]
Within = Annotated[int | None, Query(ge=0, le=10_000)]
Narrow = Annotated[bool | None, Query()]


@router.get("/t/{table_id}")
def table(request: Request, table_id: str, at: At = None, seat: Seat = None) -> Response:
    site = site_of(request)
    room = site.house.room(table_id)
    with room.lock:
        if room.table.status == WAITING:
            return _lobby(site, request, room)
        if room.match is None:
            return _broken(site, request, room)
        if room.over and at is None:
            return end_page(site, request, room)
        sight = site.sight(request, room, seat, at)
        shown = parts.parts(site.house, sight, site.guest(request).id)
        links = _links(request, site, room)
        return site.page(
            request, "table.html", room.table.game, room=room, sight=sight, shown=shown, links=links,
            title=sight.title, preview=table_preview(site, request, room),
            tournament=site.house.store.tournaments.of_table(room.id),
        )  # fmt: skip


@router.get("/t/{table_id}/part")
def part(
    request: Request,
    table_id: str,
    seat: Seat = None,
    at: At = None,
    narrow: Narrow = None,
    since: Annotated[str, Query(max_length=40)] = "",
    moves: Annotated[int, Query(ge=-1, le=1_000_000)] = -1,
    play: bool = False,
    event: Within = None,
) -> Response:
    """The position for the script: whole, or what is new since a mark."""
    site = site_of(request)
    room = site.house.room(table_id)
    with room.lock:
        if room.match is None:
            return JSONResponse({"reload": True, "mark": str(room.mark)})
        sight = site.sight(request, room, seat, at, narrow, event)
        mark = Mark.parse(since)
        guest = site.guest(request)
        return JSONResponse(parts.parts(site.house, sight, guest.id, mark, moves, play))


@router.get("/t/{table_id}/why")
def why(
    request: Request, table_id: str, action: Annotated[str, Query(max_length=200)], seat: Seat = None
) -> Response:
    with _seen(request, table_id, seat) as (_site, sight):
        return JSONResponse(parts.refusal(sight, action))


@router.get("/t/{table_id}/preview")
def preview(
    request: Request,
    table_id: str,
    action: Annotated[str, Query(max_length=200)] = "",
    thing: Annotated[str, Query(max_length=200)] = "",
    seat: Seat = None,
    at: At = None,
    narrow: Narrow = None,
) -> Response:
    with _seen(request, table_id, seat, at, narrow) as (_site, sight):
        return JSONResponse(parts.preview(sight, action, thing))


@router.get("/t/{table_id}/hint")
async def hint(request: Request, table_id: str, seat: Seat = None) -> Response:
    """The best choices as the strongest bot sees them."""
    found = await advise(request, table_id, seat)
    return JSONResponse(
        {
            "token": found.token,
            "choices": [{"action": choice.action, "chance": chance} for choice, chance in found.choices],
            "html": render("parts/hint.html", found.sight.voice, hint=found) if found.choices else "",
        }
    )


@dataclass(frozen=True)
class Advised:
    """What the guest sees, the question's token, the best choices, each with its chance to win, and in words
    why the first is better than another."""

    sight: Sight
    token: str
    choices: list[tuple[Choice, float]]
    other: str
    reasons: list[str]


async def advise(request: Request, table_id: str, seat: int | None) -> Advised:
    """The best choices for the one who is asked; none for anybody else."""
    site = site_of(request)
    room = await run_in_threadpool(site.house.room, table_id)
    await run_in_threadpool(_meter, site, request)
    if not await run_in_threadpool(room.allows_hints):
        raise NotNow("ui-rated-told" if room.table.rated else "ui-problem-no-hints")
    sight, token = await run_in_threadpool(_sight, site, request, room, seat)
    if not sight.asked or sight.viewer.seat is None:
        return Advised(sight, token, [], "", [])
    choices = {choice.action: choice for choice in sight.choices}
    counsel = await site.thinker.hint(room, sight.viewer.seat)
    advised: list[tuple[Choice, float]] = []
    for one in counsel.choices:
        if one.action in choices:  # chances are estimates: what is advised less is not shown as better
            advised.append((choices[one.action], min([one.chance, *(chance for _, chance in advised)])))
    other = choices[counsel.other].label if counsel.other in choices else ""
    return Advised(sight, token, advised, other, because.said(sight.voice, counsel.reasons))


@router.get("/t/{table_id}/because")
async def why_did_it(
    request: Request, table_id: str, line: At, mover: Annotated[int, Query(ge=0, le=9)], seat: Seat = None
) -> Response:
    """Why a bot made the move that a line of the log tells of, from what it and the guest could know."""
    site = site_of(request)
    room = await run_in_threadpool(site.house.room, table_id)
    await run_in_threadpool(_meter, site, request)
    sight, motive = await run_in_threadpool(_motive, site, request, room, seat, line or 0, mover)
    counsel = await site.thinker.why(room, motive)
    game, name = sight.title.game, sight.voice.names[mover]
    other = sight.voice.label(game, game.catalogue.numbers[counsel.other]) if counsel.other else ""
    reasons = because.said(sight.voice, counsel.reasons)
    return JSONResponse(
        {"html": render("parts/because.html", sight.voice, name=name, other=other, reasons=reasons)}
    )


def _meter(site: Site, request: Request) -> None:
    if not site.hint_meter.take(site.guest(request).id):
        raise TooMany("ui-problem-many-hints")


def _motive(
    site: Site, request: Request, room: Room, seat: int | None, line: int, mover: int
) -> tuple[Sight, Motive]:
    with room.lock:
        sight = site.sight(request, room, seat)
        return sight, motives.motive(room, sight.viewer.seat, line, mover)


@router.get("/t/{table_id}/stream")
async def stream(
    request: Request, table_id: str, since: Annotated[str, Query(max_length=40)] = ""
) -> Response:
    """Server-sent events; resumed from `Last-Event-ID` or `since`."""
    site = site_of(request)
    guest = await run_in_threadpool(site.guest, request)
    room = await run_in_threadpool(site.house.room, table_id)
    since = request.headers.get("last-event-id", "") or since
    return open_stream(site.house, guest.id, client_address(request), room, since)


# -- playing -------------------------------------------------------------------------------------------


@router.post("/t/{table_id}/act")
def act(
    request: Request,
    table_id: str,
    action: Annotated[str, Body(max_length=200)],
    seat: Annotated[int, Body()],
    token: Annotated[str, Body(max_length=40)],
    since: Annotated[str, Body(max_length=40)] = "",
    moves: Annotated[int, Body()] = -1,
    narrow: Annotated[bool | None, Body()] = None,
    once: Annotated[bool, Body()] = False,
) -> Response:
    """Plays a move. The answer is the new position; 409 brings the reason and the current one. A click that
    is meant to play at `once` plays only what can be taken back, and is told so otherwise."""

    def play(house: House, room: Room, guest: str) -> Response | None:
        if not once:
            house.act(room, guest, seat, action, token)
        elif not house.try_act(room, guest, seat, action, token):
            return JSONResponse({"confirm": action})
        return None

    return _done(request, table_id, seat, since, moves, narrow, play)


@router.post("/t/{table_id}/unpick")
def unpick(
    request: Request,
    table_id: str,
    action: Annotated[str, Body(max_length=200)],
    seat: Annotated[int, Body()],
    token: Annotated[str, Body(max_length=40)],
    since: Annotated[str, Body(max_length=40)] = "",
    moves: Annotated[int, Body()] = -1,
    narrow: Annotated[bool | None, Body()] = None,
) -> Response:
    """Takes a part out of an answer that is not complete."""

    def take_out(house: House, room: Room, guest: str) -> None:
        house.unpick(room, guest, seat, action, token)

    return _done(request, table_id, seat, since, moves, narrow, take_out)


@router.post("/t/{table_id}/undo")
def undo(
    request: Request,
    table_id: str,
    seat: Annotated[int, Body()],
    since: Annotated[str, Body(max_length=40)] = "",
    moves: Annotated[int, Body()] = -1,
    narrow: Annotated[bool | None, Body()] = None,
) -> Response:
    def take_back(house: House, room: Room, guest: str) -> None:
        house.undo(room, guest, seat)

    return _done(request, table_id, seat, since, moves, narrow, take_back)


def _done(
    request: Request,
    table_id: str,
    seat: int,
    since: str,
    moves: int,
    narrow: bool | None,
    deed: Callable[[House, Room, str], Response | None],
) -> Response:
    """What follows from a deed: its own answer, or the new position, with 409 and the reason if refused."""
    site = site_of(request)
    guest = site.intending(request)
    status, problem = 200, None
    try:
        answer = deed(site.house, site.house.room(table_id), guest.id)
        if answer is not None:
            return answer
    except Declined as declined:
        status, problem = CONFLICT, declined
    return _position(site, request, table_id, seat, since, moves, narrow, status, problem)


def _position(
    site: Site,
    request: Request,
    table_id: str,
    seat: int,
    since: str,
    moves: int,
    narrow: bool | None,
    status: int,
    problem: Declined | None,
) -> Response:
    room = site.house.room(table_id)
    with room.lock:
        sight = site.sight(request, room, seat, None, narrow)
        answer: dict[str, Json] = parts.parts(
            site.house, sight, site.guest(request).id, Mark.parse(since), moves
        )
        if problem is not None:
            words = sight.voice.say(problem.reason)
            answer["refused"] = {
                "words": words,
                "rule": problem.reason.rule,
                "html": render(
                    "parts/refusal.html", sight.voice, words=words, reason=problem.reason, sight=sight
                ),
            }
    return JSONResponse(answer, status_code=status)


@router.post("/t/{table_id}/chat")
def say(request: Request, table_id: str, text: Annotated[str, Body(embed=True)]) -> Response:
    site = site_of(request)
    guest = site.intending(request)
    name = site.desk.remember(guest, address=client_address(request))
    site.house.say(site.house.room(table_id), guest.id, name, text)
    return JSONResponse({})


# -- seats ---------------------------------------------------------------------------------------------


@router.post("/t/{table_id}/seat/{seat}/{what}")
def change_seat(
    request: Request,
    table_id: str,
    seat: int,
    what: str,
    csrf: Annotated[str, Form()] = "",
    level: Annotated[str, Form()] = USUAL_LEVEL,
    name: Annotated[str, Form()] = "",
    luck: Annotated[str, Form()] = "",
) -> Response:
    site = site_of(request)
    guest = site.intending(request, csrf)
    house, room = site.house, site.house.room(table_id)
    if what == "sit":
        called = site.desk.remember(guest, name, client_address(request))
        seating.sit(house, room, guest.id, called, seat=seat, luck=luck)
    elif what == "leave":
        seating.leave(house, room, guest.id, seat)
    elif what == "bot":
        seating.give_to_bot(house, room, guest.id, seat, level)
    elif what == "back":
        seating.come_back(house, room, guest.id, seat)
    elif what == "block":
        site.desk.remember(guest, address=client_address(request))
        blocking.block(house, room, guest.id, seat)
    elif what == "free":
        seating.free_seat(house, room, guest.id, seat)
    else:
        raise Missing("ui-problem-page")
    return go(f"/t/{table_id}")


@router.post("/t/{table_id}/luck")
def add_luck(request: Request, table_id: str, luck: Annotated[str, Body(embed=True)]) -> Response:
    """What this browser adds to the seed, now that it has been shown the commitment."""
    site = site_of(request)
    guest = site.intending(request)
    seating.add_luck(site.house, site.house.room(table_id), guest.id, luck)
    return JSONResponse({})


@router.post("/t/{table_id}/start")
def start(request: Request, table_id: str, csrf: Annotated[str, Form()] = "") -> Response:
    site = site_of(request)
    guest = site.intending(request, csrf)
    seating.start(site.house, site.house.room(table_id), guest.id)
    return go(f"/t/{table_id}")


@router.post("/t/{table_id}/close")
def close(request: Request, table_id: str, csrf: Annotated[str, Form()] = "") -> Response:
    site = site_of(request)
    guest = site.intending(request, csrf)
    seating.close_table(site.house, site.house.room(table_id), guest.id)
    return go("/mine")


@router.post("/t/{table_id}/concede")
def concede(request: Request, table_id: str, csrf: Annotated[str, Form()] = "") -> Response:
    site = site_of(request)
    guest = site.intending(request, csrf)
    seating.concede(site.house, site.house.room(table_id), guest.id)
    return go("/mine")


@router.post("/t/{table_id}/rematch")
def rematch(
    request: Request,
    table_id: str,
    csrf: Annotated[str, Form()] = "",
    luck: Annotated[str, Form()] = "",
) -> Response:
    site = site_of(request)
    guest = site.intending(request, csrf)
    return go(f"/t/{opening.rematch(site.house, site.house.room(table_id), guest.id, luck).id}")


# ------------------------------------------------------------------------------------------------------


def _sight(site: Site, request: Request, room: Room, seat: int | None) -> tuple[Sight, str]:
    with room.lock:
        sight = site.sight(request, room, seat)
        return sight, parts.token(sight)


@contextmanager
def _seen(
    request: Request, table_id: str, seat: int | None, at: int | None = None, narrow: bool | None = None
) -> Iterator[tuple[Site, Sight]]:
    site = site_of(request)
    room = site.house.room(table_id)
    with room.lock:
        yield site, site.sight(request, room, seat, at, narrow)


def _lobby(site: Site, request: Request, room: Room) -> Response:
    guest = site.guest(request)
    link = site.addresses.link(request, f"/i/{room.table.invite}")
    shown, shared = _may_invite(room, guest.id), site.addresses.is_shared(request)
    own = room.seats_of(guest.id)
    host, sits = room.table.host == guest.id, bool(own)
    return site.page(
        request, "lobby.html", room.table.game, room=room, host=host, sits=sits, link=link if shown else "",
        code=qr(link) if shown and shared else Markup(""), title=room.title, levels=bots.LEVELS,
        characters=bots.characters(room.table.game), usual=USUAL_LEVEL,
        unlucky=any(not room.seats[seat].luck for seat in own), preview=table_preview(site, request, room),
    )  # fmt: skip


def _may_invite(room: Room, guest: str) -> bool:
    return room.table.host == guest or bool(room.seats_of(guest)) or room.table.open


def _broken(site: Site, request: Request, room: Room) -> Response:
    """A table that this version cannot open: why, and what is kept of it."""
    current = room.title.game.version if room.title is not None else 0
    game_id = room.table.game if room.title is not None else ""
    return site.page(
        request, "broken.html", game_id, room=room, current=current, lines=_kept_log(site, request, room)
    )


def _kept_log(site: Site, request: Request, room: Room) -> list[str]:
    """What happened, in words, as far as anybody may know it; where that is not kept, and the game is over,
    what was played."""
    voice = site.voice(request, room.table.game if room.title is not None else "").named(room.names)
    told: dict[int, list[str]] = {}
    for entry in room.story.log:
        told.setdefault(entry.move, []).append(said(voice, entry.event.seen_by(None)))
    for number in room.story.untold if room.over else ():
        row, move = room.story.rows[number - 1], room.story.moves[number - 1]
        words = row.action
        if room.title is not None and move.action != UNKNOWN_ACTION:
            words = voice.label(room.title.game, move.action)
        told[number] = [f"{voice.names[row.seat]}: {words}"]
    return [line for number in sorted(told) for line in told[number]]


def _links(request: Request, site: Site, room: Room) -> dict[str, object]:
    """Links that only those who may have them are shown; codes only where another device can open them."""
    own = room.seats_of(site.guest(request).id)
    addresses, shared = site.addresses, site.addresses.is_shared(request)
    links: dict[str, object] = {"watch": addresses.link(request, f"/t/{room.id}"), "invite": "", "seats": []}
    links["shared"] = shared
    if own:
        rows = [room.seats[seat] for seat in own]
        found = [(row, addresses.link(request, f"/s/{row.key}")) for row in rows]
        links["invite"] = addresses.link(request, f"/i/{room.table.invite}")
        links["seats"] = [(row, link, qr(link) if shared else Markup("")) for row, link in found]
    return links
