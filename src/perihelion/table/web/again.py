"""Try again: a costly decision of a finished game, on the real board, until something as good is found.

Nothing is kept of it. A choice is compared with the best that the analysis knows by a worker; what was played
and what is best need no comparison. The page is that of a lesson, with the analysis as the tutor.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Annotated

from fastapi import APIRouter, Body
from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from perihelion.bots.because import Because
from perihelion.core.plain import Json
from perihelion.core.state import State
from perihelion.core.text import Refused
from perihelion.lab.analysed import Analysis, Mistake
from perihelion.table.house import motives
from perihelion.table.house.problems import Declined, Missing, NotNow, Problem, TooMany
from perihelion.table.house.rooms import Room
from perihelion.table.web import parts
from perihelion.table.web.because import said
from perihelion.table.web.drawing import render
from perihelion.table.web.look import Look
from perihelion.table.web.site import Site, site_of
from perihelion.table.web.tutoring import Name, Narrow, Tutored, tutored

router = APIRouter(include_in_schema=False)

RIGHT, NUDGE, REFUSED = "right", "nudge", "refused"  # what is thought of a choice, as lessons call it
Done = Annotated[list[Name], Body(max_length=1)]


@dataclass(frozen=True)
class Judged:
    """What is thought of a choice: the verdict, a message with its figure, and what speaks for the best."""

    verdict: str
    key: str = ""  # none where the choice is not possible: the rules say why
    count: int = 0
    reasons: tuple[Because, ...] = ()


@dataclass(frozen=True)
class Task:
    """A decision to be tried again, among all costly ones of its game, the dearest first."""

    room: Room
    mistakes: list[Mistake]
    mistake: Mistake

    @property
    def following(self) -> int | None:
        """The move of the next one; None after the last."""
        later = self.mistakes[self.mistakes.index(self.mistake) + 1 :]
        return later[0].move if later else None

    def before(self) -> State:
        """The position in which it was taken."""
        return self.room.state_at(self.mistake.move - 1)


@router.get("/t/{table_id}/again/{move}")
def again(request: Request, table_id: str, move: int) -> Response:
    site = site_of(request)
    room = site.house.room(table_id)
    with room.lock:
        task = task_of(site, room, move)
        look = _look(site, request, task, None, False)
        shown = _parts(look, task, None, "", [])
        stops = [_stop(look, mistake) for mistake in task.mistakes]
    return site.page(
        request,
        "again.html",
        room.table.game,
        room=room,
        title=room.title,
        look=look,
        shown=shown,
        move=move,
        stops=stops,
    )


@router.post("/t/{table_id}/again/{move}/act")
async def act(
    request: Request,
    table_id: str,
    move: int,
    done: Done,
    action: Name = "",
    narrow: Narrow = None,
    solve: Annotated[bool, Body()] = False,
) -> Response:
    """Answers a choice; without one, shows the position again, and with `solve` what is best."""
    site = site_of(request)
    await run_in_threadpool(site.intending, request)
    room = await run_in_threadpool(site.house.room, table_id)
    task = await run_in_threadpool(_found, site, room, move)
    await run_in_threadpool(_check, task, done)
    judged = await _judged(site, request, task, action) if action else None
    kept = [action] if judged is not None and judged.verdict == RIGHT else done

    def shown() -> dict[str, Json]:
        with room.lock:
            look = _look(site, request, task, narrow, bool(kept))
            found = _parts(look, task, judged, action, kept)
        if solve:
            found["solution"] = list[Json]([task.mistake.better])
        return found

    return JSONResponse(await run_in_threadpool(shown))


@router.post("/t/{table_id}/again/{move}/preview")
def preview(
    request: Request,
    table_id: str,
    move: int,
    done: Done,
    action: Name = "",
    thing: Name = "",
    narrow: Narrow = None,
) -> Response:
    site = site_of(request)
    room = site.house.room(table_id)
    with room.lock:
        look = _look(site, request, task_of(site, room, move), narrow, bool(done))
        return JSONResponse(parts.preview(look, action, thing))


def task_of(site: Site, room: Room, move: int) -> Task:
    """What the finished analysis says of a move. Take it under the room's lock."""
    if not room.over:
        raise NotNow("ui-problem-not-over")
    kept = site.house.store.analyses.of(room.id) if room.past().is_whole() else None
    mistakes = [] if kept is None else Analysis.from_json(json.loads(kept)).mistakes
    for mistake in mistakes:
        if mistake.move == move:
            return Task(room, mistakes, mistake)
    raise Missing("ui-problem-page")


def _found(site: Site, room: Room, move: int) -> Task:
    with room.lock:
        return task_of(site, room, move)


def _check(task: Task, done: list[str]) -> None:
    """A page that says what was found names a choice that there was."""
    with task.room.lock:
        state = task.before()
        try:
            known = [state.number(action) in state.legal(task.mistake.seat) for action in done]
        except Refused as refused:
            raise Declined(refused.reason) from refused
    if not all(known):
        raise Problem("ui-problem-bad")


async def _judged(site: Site, request: Request, task: Task, action: str) -> Judged:
    """What is thought of a choice; asks a worker if it is neither the best nor what was played."""
    mistake = task.mistake
    if action == mistake.better:
        return Judged(RIGHT, "ui-again-best", reasons=tuple(mistake.reasons))
    if action == mistake.played:
        return Judged(NUDGE, "ui-again-played", round(100 * mistake.cost), tuple(mistake.reasons))
    motive = await run_in_threadpool(_trial, site, request, task, action)
    if motive is None:
        return Judged(REFUSED)
    found = await site.thinker.compare(task.room, motive)
    if found is None:
        return Judged(REFUSED, "ui-again-unknown")
    if found.as_good:
        return Judged(RIGHT, "ui-again-as-good")
    return Judged(NUDGE, "ui-again-worse", max(1, round(100 * found.loss)), tuple(found.reasons))


def _trial(site: Site, request: Request, task: Task, action: str) -> motives.Motive | None:
    """What a worker is to compare; None if the choice is not possible."""
    mistake = task.mistake
    with task.room.lock:
        state = task.before()
        try:
            possible = state.number(action) in state.legal(mistake.seat)
        except Refused:
            possible = False
        if not possible:
            return None
        if not site.hint_meter.take(site.guest(request).id):
            raise TooMany("ui-problem-many-hints")
        return motives.trial(task.room, mistake.move, mistake.seat, action, mistake.better)


def _look(site: Site, request: Request, task: Task, narrow: bool | None, solved: bool) -> Look:
    """The position before the decision, through the eyes of who took it."""
    room = task.room
    assert room.title is not None
    guest = site.guest(request)
    voice = site.voice(request, room.table.game).named(room.names)
    small = guest.narrow if narrow is None else narrow
    return Look(room.title, task.before(), task.mistake.seat, voice, small, not solved)


def _stop(look: Look, mistake: Mistake) -> dict[str, object]:
    """A costly decision in the list of all."""
    return {"move": mistake.move, "seat": mistake.seat, "played": _label(look, mistake.played)}


def _label(look: Look, action: str) -> str:
    return look.voice.label(look.title.game, look.state.number(action))


def _parts(look: Look, task: Task, judged: Judged | None, action: str, done: list[str]) -> dict[str, Json]:
    """Everything the page shows, in the form of a lesson's."""
    values = {
        "solved": bool(done),
        "mistake": task.mistake,
        "room": task.room,
        "played": _label(look, task.mistake.played),
        "found": _label(look, done[0]) if done else "",
        "question": look.question() if look.asked else "",
        "following": task.following,
    }
    answer = _answer(look, judged, action) if judged is not None else ""
    verdict = judged.verdict if judged is not None else ""
    return tutored(look, "parts/again_prompt.html", values, Tutored(done, bool(done), [], answer, verdict))


def _answer(look: Look, judged: Judged, action: str) -> str:
    """What is said to a choice."""
    reasons = said(look.voice, list(judged.reasons))
    if not judged.key:
        return str(parts.refusal(look, action)["html"])
    words = look.voice.tell(judged.key, {"count": judged.count})
    return render("parts/again_answer.html", look.voice, verdict=judged.verdict, words=words, reasons=reasons)
