"""The JSON API for bots and other programs.

A program gets a guest of its own (`POST /api/guests`) and sends its token as a bearer. It then opens or joins
tables and plays by the names of actions. The stream says when to look again.
"""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Query
from fastapi.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from perihelion.core.view import to_json
from perihelion.table.house.clocks import left
from perihelion.table.house.opening import Place, open_table
from perihelion.table.house.problems import Declined, Foreign, Missing
from perihelion.table.house.rooms import Room
from perihelion.table.house.seating import add_luck, sit
from perihelion.table.jobs.analysing import Progress
from perihelion.table.store import WAITING
from perihelion.table.web import parts
from perihelion.table.web.api_models import (
    Acting,
    ActionInfo,
    Advised,
    AnalysisInfo,
    Chatting,
    ClockInfo,
    GameInfo,
    GuestToken,
    Joining,
    LogLine,
    Lucky,
    MistakeInfo,
    MomentInfo,
    NewGuest,
    NewTable,
    Opened,
    OptionInfo,
    Position,
    ProblemInfo,
    Question,
    Refusal,
    SeatInfo,
    Shuffles,
    Undoing,
)
from perihelion.table.web.sight import Sight
from perihelion.table.web.site import Site, client_address, site_of
from perihelion.table.web.statuses import CONFLICT
from perihelion.table.web.streams import open_stream
from perihelion.table.web.tables import advise

router = APIRouter(prefix="/api")


PROBLEMS: dict[int | str, dict[str, object]] = {
    403: {"model": ProblemInfo, "description": "Somebody else's seat or table."},
    404: {"model": ProblemInfo, "description": "No such table, seat or game."},
    409: {"model": ProblemInfo, "description": "Not allowed now, or too late; brings the current position."},
    429: {"model": ProblemInfo, "description": "A limit was reached."},
}


@router.post("/guests", summary="Become a guest")
def new_guest(request: Request, new: NewGuest) -> GuestToken:
    site = site_of(request)
    return GuestToken(token=site.desk.new_token(new.name, client_address(request)))


@router.get("/games", summary="All games")
def list_games(request: Request) -> list[GameInfo]:
    site = site_of(request)
    return [
        GameInfo(
            id=title.id,
            name=site.voice(request, title.id).tell("game-name"),
            sentence=site.voice(request, title.id).tell("game-sentence"),
            version=title.game.version,
            players=list(title.game.players),
            options=[
                OptionInfo(
                    key=option.key,
                    values=list(option.values),
                    seats=None if option.seats is None else list(option.seats),
                )
                for option in title.game.options
            ],
            actions=len(title.game.catalogue),
        )
        for title in site.library
    ]


@router.get("/games/{game_id}/actions", summary="The catalogue of actions", responses=PROBLEMS)
def actions(request: Request, game_id: str) -> list[str]:
    """Every action that can ever exist, by its number."""
    title = site_of(request).library.get(game_id)
    if title is None:
        raise Missing("ui-problem-no-game")
    return title.game.catalogue.names


@router.get("/tables", summary="Open tables")
def list_tables(request: Request) -> list[Position]:
    site = site_of(request)
    rooms = [site.house.room(table.id) for table in site.house.store.tables.open()]
    return [_position(site, request, room) for room in rooms]


@router.post("/tables", summary="Open a table", responses=PROBLEMS)
def new_table(request: Request, new: NewTable) -> Opened:
    """The game starts at once if no seat is kept for a friend."""
    site = site_of(request)
    guest = site.intending(request)
    name = site.desk.remember(guest, address=client_address(request))
    places = [Place(kind) for kind in new.seats]
    room = open_table(
        site.house,
        guest.id,
        name,
        new.game,
        places,
        new.options,
        new.seed,
        new.open,
        new.luck,
        new.takeover,
        new.time,
        new.hints,
        new.rated,
    )
    own = room.seats_of(guest.id)
    return Opened(table=room.id, invite=room.table.invite, seat=own[0] if own else None)


@router.post("/tables/{table_id}/join", summary="Sit down", responses=PROBLEMS)
def join(request: Request, table_id: str, joining: Joining) -> Opened:
    """Sits on a free seat; the game starts when the last one is taken."""
    site = site_of(request)
    guest = site.intending(request)
    room = site.house.room(table_id)
    name = site.desk.remember(guest, address=client_address(request))
    seat = sit(site.house, room, guest.id, name, joining.invite, luck=joining.luck)
    return Opened(table=room.id, invite=room.table.invite, seat=seat)


@router.post("/tables/{table_id}/luck", summary="Add to the seed", responses=PROBLEMS)
def luck(request: Request, table_id: str, lucky: Lucky) -> dict[str, str]:
    """What your seats add to the seed, as long as the game has not begun: look at the commitment first."""
    site = site_of(request)
    guest = site.intending(request)
    add_luck(site.house, site.house.room(table_id), guest.id, lucky.luck)
    return {}


@router.get("/tables/{table_id}", summary="The position", responses=PROBLEMS)
def position(request: Request, table_id: str) -> Position:
    """What you may know of the table now, with your legal actions."""
    site = site_of(request)
    return _position(site, request, site.house.room(table_id))


@router.post("/tables/{table_id}/act", summary="Play an action", responses=PROBLEMS)
def act(request: Request, table_id: str, acting: Acting) -> Position:
    """The answer comes after the action is safely stored."""
    site = site_of(request)
    guest = site.intending(request)
    room = site.house.room(table_id)
    site.house.act(room, guest.id, _own_seat(room, guest.id, acting.seat), acting.action, acting.token)
    return _position(site, request, room)


@router.post("/tables/{table_id}/undo", summary="Take your last choice back", responses=PROBLEMS)
def undo(request: Request, table_id: str, undoing: Undoing) -> Position:
    site = site_of(request)
    guest = site.intending(request)
    room = site.house.room(table_id)
    site.house.undo(room, guest.id, _own_seat(room, guest.id, undoing.seat))
    return _position(site, request, room)


@router.get("/tables/{table_id}/why", summary="Why not?", responses=PROBLEMS)
def why(
    request: Request, table_id: str, action: Annotated[str, Query(max_length=200)], seat: int | None = None
) -> Refusal:
    """The rule and the figures that stand against an action; empty words of refusal if it can be played."""
    site = site_of(request)
    room = site.house.room(table_id)
    own = room.seats_of(site.guest(request).id)
    with room.lock:
        sight = site.sight(request, room, seat if seat is not None or not own else own[0])
        told = parts.refusal(sight, action)
    return Refusal(words=str(told["words"]), rule=str(told["rule"]))


@router.get("/tables/{table_id}/hint", summary="A hint", responses=PROBLEMS)
async def hint(request: Request, table_id: str, seat: int | None = None) -> list[Advised]:
    """The best three choices as the strongest bot sees them, best first, each with its chance to win; fewer
    where it has looked at fewer, none if you are not asked. The first comes with what
    makes it better than another. It sees no more than your seat."""
    found = await advise(request, table_id, seat)
    return [
        Advised(
            action=choice.action,
            label=choice.label,
            chance=chance,
            reasons=found.reasons if place == 0 else [],
        )
        for place, (choice, chance) in enumerate(found.choices)
    ]


@router.get("/tables/{table_id}/analysis", summary="The analysis of a finished game", responses=PROBLEMS)
def analysis(request: Request, table_id: str) -> AnalysisInfo:
    """Made in the background when it is first asked for; 409 while the game runs."""
    site = site_of(request)
    room = site.house.room(table_id)
    found = site.analyst.find(room)
    if isinstance(found, Progress):
        return AnalysisInfo(state=found.value, moments=[], mistakes=[])
    state, voice = room.playing().state, site.voice(request, room.table.game).named(room.names)

    def action(name: str) -> ActionInfo:
        return ActionInfo(action=name, label=voice.label(state.game, state.number(name)))

    return AnalysisInfo(
        state="ready" if found.finished else Progress.COMING.value,
        moments=[MomentInfo(move=one.move, chances=one.chances) for one in found.moments],
        mistakes=[
            MistakeInfo(
                move=one.move, seat=one.seat, played=action(one.played), better=action(one.better),
                chance=one.chance, better_chance=one.better_chance, error=one.error,
            )
            for one in found.mistakes
        ],
    )  # fmt: skip


@router.get("/tables/{table_id}/log", summary="The log", responses=PROBLEMS)
def log(request: Request, table_id: str, after: Annotated[int, Query(ge=-1)] = -1) -> list[LogLine]:
    """What happened after a number of moves, as your seat may know it."""
    site = site_of(request)
    room = site.house.room(table_id)
    own = room.seats_of(site.guest(request).id)
    with room.lock:
        sight = site.sight(request, room, own[0] if own else None)
        entries = room.log(after, sight.total)
        return [
            LogLine(
                move=entry.move,
                seat=entry.event.seat,
                key=entry.event.seen_by(sight.viewer.seat).key,
                words=sight.said(entry),
                rules=list(entry.event.rules),
            )
            for entry in entries
        ]


@router.post("/tables/{table_id}/chat", summary="Say something", responses=PROBLEMS)
def chat(request: Request, table_id: str, chatting: Chatting) -> dict[str, str]:
    site = site_of(request)
    guest = site.intending(request)
    name = site.desk.remember(guest, address=client_address(request))
    site.house.say(site.house.room(table_id), guest.id, name, chatting.text)
    return {}


@router.get(
    "/tables/{table_id}/stream",
    summary="Stream of events",
    responses={200: {"content": {"text/event-stream": {}}}, **PROBLEMS},
)
async def stream(
    request: Request, table_id: str, since: Annotated[str, Query(max_length=40, description="A mark.")] = ""
) -> Response:
    """Server-sent events `mark`, one at once and one after every change; resumed by `Last-Event-ID`. They say
    how far the table has got, nothing else: look at the position then."""
    site = site_of(request)
    guest = await run_in_threadpool(site.guest, request)
    room = await run_in_threadpool(site.house.room, table_id)
    since = request.headers.get("last-event-id", "") or since
    return open_stream(site.house, guest.id, client_address(request), room, since)


# ------------------------------------------------------------------------------------------------------


def declined(request: Request, table_id: str, problem: Declined) -> JSONResponse:
    """409 with the reason, and the current position if there is one."""
    site = site_of(request)
    room = site.house.room(table_id) if table_id else None
    voice = site.voice(request, room.table.game if room else "")
    if room is not None:
        voice = voice.named(room.names)
    info = ProblemInfo(
        problem=problem.reason.key,
        words=voice.say(problem.reason),
        rule=problem.reason.rule,
        position=_position(site, request, room) if room is not None else None,
    )
    return JSONResponse(info.model_dump(), status_code=CONFLICT)


def _own_seat(room: Room, guest: str, seat: int | None) -> int:
    own = room.seats_of(guest)
    if seat is not None:
        return seat
    if not own:
        raise Foreign("ui-problem-no-seat")
    asked = [] if room.match is None else [one for one in own if room.match.state.is_asked(one)]
    return (asked or own)[0]


def _position(site: Site, request: Request, room: Room) -> Position:
    guest = site.guest(request)
    with room.lock:
        own = room.seats_of(guest.id)
        called = site.voice(request).called
        seats = [
            SeatInfo(seat=row.seat, kind=row.kind, name=called(row.name), level=row.level)
            for row in room.seats
        ]
        base = Position(
            table=room.id, game=room.table.game, status=room.table.status, mark=str(room.mark), moves=0,
            seats=seats, takeover=room.table.takeover, hints=room.allows_hints(), shuffles=_shuffles(room),
            own=own, asked=[], over=room.over, time=room.table.timing,
            clocks=_clocks(site, room), questions=[], view=None, scores=None,
        )  # fmt: skip
        if room.table.status == WAITING or room.match is None:
            return base
        sights = [site.sight(request, room, seat) for seat in own] or [site.sight(request, room, None)]
        first = sights[0]
        view, scores = to_json(first.view), to_json(first.sheet)
        assert isinstance(view, dict)
        assert isinstance(scores, dict)
        return base.model_copy(
            update={
                "moves": first.total,
                "asked": [] if room.over else first.state.asked_seats(),
                "questions": [_question(sight) for sight in sights if sight.asked],
                "view": view,
                "scores": scores,
            }
        )


def _shuffles(room: Room) -> Shuffles:
    proof = room.proof if room.over else None
    return Shuffles(
        commitment=room.commitment,
        open_seed=room.table.open_seed,
        seed=room.table.seed if room.over or room.table.open_seed else "",
        secret=proof.secret if proof else "",
        luck=list(proof.luck) if proof else [],
    )


def _clocks(site: Site, room: Room) -> list[ClockInfo]:
    if not room.timing.kind:
        return []
    found = [(clock, left(room.timing, clock, site.house.now())) for clock in room.clocks]
    return [
        ClockInfo(seat=clock.seat, left=time, runs=clock.since > 0, vacation=vacation)
        for clock, (time, vacation) in found
    ]


def _question(sight: Sight) -> Question:
    seat = sight.viewer.seat
    assert seat is not None
    legal = [ActionInfo(action=choice.action, label=choice.label) for choice in sight.choices]
    return Question(seat=seat, prompt=sight.prompt(), token=sight.room.playing().token(seat), legal=legal)
