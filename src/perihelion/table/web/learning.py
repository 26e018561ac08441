"""Lessons: the path of a game, and each lesson on the real board.

Nothing of a lesson is kept on the server but that it was finished: the page sends the learner's choices with
every request, and the position follows from them.
"""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Body
from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from perihelion.core.plain import Json
from perihelion.core.text import Refused
from perihelion.learn.lessons import Lesson
from perihelion.learn.tutor import OPPONENTS, Answer, Attempt, Verdict, resume, solution
from perihelion.table.house.library import Title
from perihelion.table.house.problems import Declined, Missing
from perihelion.table.web import parts
from perihelion.table.web.drawing import render
from perihelion.table.web.look import Look
from perihelion.table.web.pages import title_of
from perihelion.table.web.site import Site, client_address, site_of
from perihelion.table.web.tutoring import Name, Narrow, Tutored, tutored

router = APIRouter(include_in_schema=False)

MOST_CHOICES = 60
Done = Annotated[list[Name], Body(max_length=MOST_CHOICES)]


@router.get("/learn")
def index(request: Request) -> Response:
    site = site_of(request)
    learned = site.house.store.learned.of(site.guest(request).id)
    voices = {title.id: site.voice(request, title.id) for title in site.library}
    counts = {title.id: _finished(title, learned) for title in site.library}
    return site.page(request, "learn_index.html", voices=voices, counts=counts)


@router.get("/learn/{game_id}")
def path(request: Request, game_id: str) -> Response:
    """The lessons of a game as a path, with what the guest has finished."""
    site = site_of(request)
    title = title_of(site, game_id)
    learned = site.house.store.learned.of(site.guest(request).id)
    done = {lesson for game, lesson in learned if game == game_id}
    return site.page(
        request, "learn.html", game_id, title=title, done=done, following=_following(title, done)
    )


@router.get("/learn/{game_id}/{lesson_id}")
def lesson(request: Request, game_id: str, lesson_id: str) -> Response:
    site = site_of(request)
    title, found = _lesson(site, game_id, lesson_id)
    attempt = Attempt(title.game, found)
    look = _look(site, request, title, attempt, None)
    learned = site.house.store.learned.of(site.guest(request).id)
    done = {one for game, one in learned if game == game_id}
    shown = _parts(look, attempt, title, None)
    number = title.lessons.index(found) + 1
    return site.page(
        request, "lesson.html", game_id, title=title, lesson=found, number=number, look=look, shown=shown,
        done=done,
    )  # fmt: skip


@router.post("/learn/{game_id}/{lesson_id}/act")
def act(
    request: Request,
    game_id: str,
    lesson_id: str,
    done: Done,
    action: Name = "",
    narrow: Narrow = None,
    solve: Annotated[bool, Body()] = False,
) -> Response:
    """Answers a choice; without one, shows the position again, and with `solve` what would be right."""
    site = site_of(request)
    guest = site.intending(request)
    title, found = _lesson(site, game_id, lesson_id)
    attempt = _resumed(title, found, done)
    answer = attempt.choose(action) if action else None
    if answer is not None and attempt.solved and answer.verdict is Verdict.RIGHT:
        site.desk.remember(guest, address=client_address(request))
        site.house.store.learned.add(guest.id, game_id, lesson_id)
    look = _look(site, request, title, attempt, narrow)
    shown = _parts(look, attempt, title, answer)
    step = attempt.step
    if solve and step is not None:
        shown["solution"] = list[Json](solution(step, attempt)[len(attempt.done) - attempt.since :])
    return JSONResponse(shown)


@router.post("/learn/{game_id}/{lesson_id}/preview")
def preview(
    request: Request,
    game_id: str,
    lesson_id: str,
    done: Done,
    action: Name = "",
    thing: Name = "",
    narrow: Narrow = None,
) -> Response:
    site = site_of(request)
    title, found = _lesson(site, game_id, lesson_id)
    look = _look(site, request, title, _resumed(title, found, done), narrow)
    return JSONResponse(parts.preview(look, action, thing))


# ------------------------------------------------------------------------------------------------------


def _lesson(site: Site, game_id: str, lesson_id: str) -> tuple[Title, Lesson]:
    title = title_of(site, game_id)
    for lesson in title.lessons:
        if lesson.id == lesson_id:
            return title, lesson
    raise Missing("ui-problem-page")


def _resumed(title: Title, lesson: Lesson, done: list[str]) -> Attempt:
    try:
        return resume(title.game, lesson, done)
    except Refused as refused:
        raise Declined(refused.reason) from refused


def _look(site: Site, request: Request, title: Title, attempt: Attempt, narrow: bool | None) -> Look:
    guest = site.guest(request)
    voice = site.voice(request, title.id)
    names = (guest.name, *OPPONENTS)[: attempt.match.state.seats]
    small = guest.narrow if narrow is None else narrow
    state = attempt.match.state
    asked = not attempt.solved and state.is_asked(attempt.seat)
    return Look(title, state, attempt.seat, voice.named(names), small, asked)


def _parts(look: Look, attempt: Attempt, title: Title, answer: Answer | None) -> dict[str, Json]:
    """Everything the lesson's page shows, and the answer to what the learner has chosen."""
    step, lesson = attempt.step, attempt.lesson
    values = {
        "look": look,
        "attempt": attempt,
        "lesson": lesson,
        "text": step.text.spoken(look.voice) if step is not None else "",
        "question": look.question() if look.asked else "",
        "next": _after(title, lesson),
    }
    return tutored(
        look,
        "parts/lesson_prompt.html",
        values,
        Tutored(
            attempt.done,
            attempt.solved,
            _points(look, attempt),
            _answer(look, answer),
            answer.verdict.value if answer is not None else "",
        ),
    )


def _answer(look: Look, answer: Answer | None) -> str:
    if answer is None or answer.verdict is Verdict.ONWARD:
        return ""
    words = answer.said.spoken(look.voice) if answer.said is not None else ""
    if answer.reason is not None:
        words = look.voice.say(answer.reason)
    return render("parts/lesson_answer.html", look.voice, answer=answer, words=words, look=look)


def _points(look: Look, attempt: Attempt) -> list[str]:
    """What the pointer shows: what the step names, or else the choices that it accepts."""
    step = attempt.step
    if step is None:
        return []
    if step.point is not None:
        return list(step.point)
    return [f"act:{choice.action}" for choice in look.choices if step.accepts(choice.action)]


def _after(title: Title, lesson: Lesson) -> str:
    """The lesson after this one, or nothing."""
    at = title.lessons.index(lesson) + 1
    return title.lessons[at].id if at < len(title.lessons) else ""


def _following(title: Title, done: set[str]) -> str:
    """Where the path goes on: the first lesson that is not finished, or the first of all."""
    left = [lesson.id for lesson in title.lessons if lesson.id not in done]
    return next(iter([*left, *(lesson.id for lesson in title.lessons)]), "")


def _finished(title: Title, learned: set[tuple[str, str]]) -> int:
    return sum((title.id, lesson.id) in learned for lesson in title.lessons)
