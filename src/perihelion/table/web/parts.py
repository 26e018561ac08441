"""Fragments: the parts of a table page that change, rendered for one viewer.

The page is made of the same fragments that a live update brings, so that both always look alike.
"""

from __future__ import annotations

from perihelion import bots
from perihelion.core.plain import Json
from perihelion.core.text import Refused
from perihelion.language import Verbatim
from perihelion.table.house.clocks import left
from perihelion.table.house.house import House
from perihelion.table.house.marks import Mark
from perihelion.table.house.problems import Missing
from perihelion.table.house.rooms import Room
from perihelion.table.house.seating import others_at
from perihelion.table.house.turns import waiting_tables
from perihelion.table.store import BOT, FREE, PERSON, ChatRow, SeatRow
from perihelion.table.web.drawing import render
from perihelion.table.web.look import Look
from perihelion.table.web.mistakes import mistake_at
from perihelion.table.web.sight import STARTS, Sight
from perihelion.table.web.waiting import waited

TICKS = 40
IN_PROMPT = 2  # so many buttons stand beside the prompt; more get a tray of their own


def parts(
    house: House,
    sight: Sight,
    guest: str,
    since: Mark | None = None,
    moves: int = -1,
    playing_back: bool = False,
) -> dict[str, Json]:
    """Everything a page shows of the table. A reader who has got to `since` with so many `moves` is sent
    only what was logged and said after that."""
    room = sight.room
    kept = -1 if since is None else room.kept_since(since.sequence, moves)
    steps = [beat.key for beat in sight.beats(kept)] if moves >= 0 else []
    why_no_undo = sight.why_no_undo()
    prompt = sight.prompt()
    picks = sight.picks()
    values = {
        "sight": sight,
        "viewer": sight.viewer,
        "room": room,
        "prompt": prompt,
        "playing_back": playing_back,
        "mistake": mistake_at(house, sight),
        "picks": picks,
        "undo": sight.live and not room.over and why_no_undo is None,
    }
    html: dict[str, Json] = {
        **areas(sight, "parts/prompt.html", values),
        "scores": scores(sight),
        "people": people(house, sight, guest),
        "clocks": clocks(house, sight),
        "asks": asks(sight, guest),
        "waited": render("parts/waited.html", sight.voice, waited=waited(sight), sight=sight),
    }
    return {
        "mark": str(room.mark),
        "moves": sight.total,
        "at": sight.at,
        "live": sight.live,
        "ticks": list[Json](ticks(sight)),
        "over": room.over,
        "asked": sight.asked,
        "seat": sight.viewer.seat,
        "curtain": list(sight.viewer.curtain),
        "token": token(sight),
        "choices": {choice.action: choice.label for choice in sight.choices},
        "cautions": dict[str, Json](sight.cautions()),
        "blunders": dict[str, Json](sight.blunders()),
        "ends": sight.only_ends(),
        "picks": [pick.action for pick in picks],
        "prompt": prompt,
        "undo": why_no_undo,
        "html": html,
        "keep": kept,
        "log": str(sight.log(kept)),
        "chat": chat(sight, 0 if since is None else since.chat, guest),
        "steps": list[Json](steps),
        "beats": "" if playing_back else beats(sight, kept),
        "away": sight.voice.tell("ui-away-notice", {"count": len(steps)}) if steps else "",
        "show": sight.voice.tell("ui-show-them"),
        "title": _title(sight),
        "rematch": room.table.rematch,
        "turns": list[Json](waiting_tables(house, guest)),
    }


def areas(look: Look, prompt: str, values: dict[str, object]) -> dict[str, Json]:
    """What every page with a board shows of it, with the template of its own prompt. Choices that nothing in
    the drawing carries stand beside the prompt, or in the tray if they are many."""
    drawing = look.drawing()
    rest = look.rest(drawing)
    few = len(rest) <= IN_PROMPT
    offered = {
        "beside": rest if few else [],
        "tray": [] if few else rest,
        "drawn": len(look.choices) - len(rest),
    }
    return {
        "strip": drawing.strip,
        "board": drawing.board,
        "hand": drawing.hand,
        "side": drawing.side,
        "prompt": render(prompt, look.voice, **values, **offered),
        "tray": render("parts/tray.html", look.voice, **values, **offered),
    }


def beats(sight: Sight, known: int) -> str:
    """The others' moves since the viewer's last turn as small cards, and all that a reader who knows so many
    moves has not seen."""
    waited = sight.since_my_turn()
    missed = sight.beats(known) if known >= 0 else []
    cards = waited if not missed or (waited and waited[0].move <= missed[0].move) else missed
    return render("parts/beats.html", sight.voice, cards=cards, sight=sight)


def clocks(house: House, sight: Sight) -> str:
    """Everybody's time, at a table that has any."""
    room = sight.room
    if not room.timing.kind or room.over:
        return ""
    now, rows = house.now(), []
    for clock, seat in zip(room.clocks, room.seats, strict=True):
        time, vacation = left(room.timing, clock, now)
        if seat.kind == PERSON or seat.lost:
            rows.append({"seat": seat, "left": time, "runs": clock.since > 0, "vacation": vacation})
    return render("parts/clocks.html", sight.voice, rows=rows, timing=room.timing)


def scores(sight: Sight) -> str:
    """The points of a position that can be shown."""
    return "" if sight.lost else render("parts/scores.html", sight.voice, sheet=sight.sheet, room=sight.room)


def token(sight: Sight) -> str:
    """Names the question that the viewer is asked; take it under the room's lock."""
    return "" if sight.viewer.seat is None else sight.room.playing().token(sight.viewer.seat)


def ticks(sight: Sight) -> list[int]:
    """The moves with which a round (or what a game has instead) begins, for the scrubber; not too many."""
    log = sight.room.playing().log
    starts = sorted({entry.move for entry in log if entry.event.key in STARTS and entry.move > 0})
    return starts[:: 1 + len(starts) // TICKS]


def _title(sight: Sight) -> str:
    name = sight.voice.tell("game-name")
    return f"● {sight.voice.tell('ui-your-turn')} · {name}" if sight.asked else f"{name} · Perihelion"


def chat(sight: Sight, after: int, guest: str) -> str:
    """What was said, without what those have said whom the guest has blocked."""
    store = sight.room.store
    lines = store.chat.of(sight.room.id, after) if sight.room.chat_number > after else []
    unheard = {other for other, _ in store.blocks.of(guest)} if lines else set()
    said = [(line, _notice(sight, line)) for line in lines if line.guest not in unheard]
    return render("parts/chat.html", sight.voice, said=said)


def _notice(sight: Sight, line: ChatRow) -> str:
    if not line.notice:
        return ""
    return sight.voice.tell(line.notice, {"names": Verbatim(line.name)})


def people(house: House, sight: Sight, guest: str) -> str:
    """Who sits where, with what may be done about it."""
    room = sight.room
    sits = bool(room.seats_of(guest))
    rows = [
        {
            "seat": row,
            "status": status(house, room, row),
            "mine": guest in row.owners,
            "bot": not room.over and sits and can_stand_in(house, room, row, guest),
            "take": not room.over and not sits and room.table.open and row.vacant,
            "back": not room.over and row.stand_in and guest in row.owners,
            "block": bool(row.owners) and guest not in row.owners,
        }
        for row in room.seats
    ]
    others = bool(others_at(room, guest))
    return render("parts/people.html", sight.voice, rows=rows, room=room, sits=sits, others=others)


def asks(sight: Sight, guest: str) -> str:
    """What the people at the table ask of each other besides the game, and what the viewer has ordered."""
    room = sight.room
    if room.over:
        return ""
    people = [row for row in room.seats if row.owners]
    own = set(room.seats_of(guest))
    orders = [order for order in room.orders if order.seat in own]
    said = [(order, sight.voice.label(sight.title.game, number)) for order in orders
            if (number := sight.title.game.catalogue.numbers.get(order.action)) is not None]  # fmt: skip
    return render(
        "parts/asks.html", sight.voice, closing=room.closing, people=people, own=own, orders=said,
        agreed=[row.name for row in people if row.seat in room.closing],
        open=[row.name for row in people if row.seat not in room.closing],
    )  # fmt: skip


def can_stand_in(house: House, room: Room, row: SeatRow, guest: str) -> bool:
    if row.kind != PERSON:
        return row.kind == FREE
    return guest in row.owners or house.may_be_taken_over(room, row)


def status(house: House, room: Room, row: SeatRow) -> str:
    """A message key for what is to be said of a seat besides its name, or nothing."""
    if row.kind == BOT:
        return bot_kind(row.level, room.table.game)
    if row.kind == FREE:
        return "ui-left"
    return "ui-away" if not (set(row.owners) & house.presence.watchers(room.id)) else ""


def bot_kind(level: str, game: str) -> str:
    """The message key for what kind of bot it is."""
    if level in bots.LEVELS:
        return f"ui-level-{level}"
    return f"character-{level}" if level in bots.characters(game) else "ui-level-other"


def refusal(sight: Look, action: str) -> dict[str, Json]:
    """Why an action cannot be chosen: sentence, rule and link. Says so if it can."""
    try:
        reason = sight.why_not(action)
    except Refused as refused:
        reason = refused.reason
    if reason is None:
        return {"words": sight.voice.tell("ui-why-open"), "rule": "", "html": ""}
    words = sight.voice.say(reason)
    html = render("parts/refusal.html", sight.voice, words=words, reason=reason, sight=sight)
    return {"words": words, "rule": reason.rule, "html": html}


def preview(sight: Look, action: str, thing: str) -> dict[str, Json]:
    """What a choice will do, and a large picture of the thing it is about."""
    shown = sight.preview(action) if action else None
    label = next((choice.label for choice in sight.choices if choice.action == action), "")
    detail = sight.detail(thing) if thing else ""
    if thing and not detail and not label:
        raise Missing("ui-problem-bad")
    values = {"preview": shown, "label": label, "detail": detail, "sight": sight}
    return {
        "html": render("parts/preview.html", sight.voice, **values),
        "brief": render("parts/brief.html", sight.voice, **values),
    }
