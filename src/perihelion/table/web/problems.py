"""How a problem is answered: its status, and a page or JSON in the reader's language."""

from __future__ import annotations

from collections.abc import Sequence

import structlog
from fastapi import FastAPI
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import JSONResponse, PlainTextResponse, Response

from perihelion.table.house.problems import Declined, Problem
from perihelion.table.store import Trouble
from perihelion.table.web import api
from perihelion.table.web.guests import Guest, language_of
from perihelion.table.web.pages import Listed, listed
from perihelion.table.web.site import Site, site_of
from perihelion.table.web.statuses import CONFLICT, UNAVAILABLE, Unanswered, status_of

LOG = structlog.get_logger("perihelion.table")


CLOSE_FIRST = 5


def _to_close(site: Site, guest: str) -> list[Listed]:
    """The own tables that were left alone for longest."""
    tables = site.house.store.tables.unfinished_of(guest)
    return [listed(site, table, guest) for table in tables[:CLOSE_FIRST]]


def known(request: Request) -> Guest | None:
    """Who asks; None if the token is not valid, whatever else is wrong."""
    try:
        return site_of(request).guest(request)
    except Unanswered:
        return None


def add_problems(app: FastAPI) -> None:
    def answer(request: Request, problem: Problem) -> Response:
        site, status = site_of(request), status_of(problem)
        guest = known(request)
        voice = site.library.voice(guest.lang if guest is not None else language_of(request))
        words = voice.tell(problem.key, problem.arguments)
        if request.url.path.startswith("/api/") or request.headers.get("x-csrf") or guest is None:
            return JSONResponse({"problem": problem.key, "words": words}, status_code=status)
        key = f"ui-problem-{status}"
        heading = voice.tell(key if voice.has(key) else "ui-problem")
        close = _to_close(site, guest.id) if problem.key == "ui-problem-many-tables" else []
        return page(request, status, heading, words, close)

    def page(
        request: Request, status: int, heading: str, words: str, close: Sequence[Listed] = ()
    ) -> Response:
        site = site_of(request)
        return site.page(
            request, "problem.html", status=status, heading=heading, words=words, close=close,
            voices={title.id: site.voice(request, title.id) for title in site.library},
        )  # fmt: skip

    @app.exception_handler(Problem)
    def problem(request: Request, error: Problem) -> Response:
        return answer(request, error)

    @app.exception_handler(Declined)
    def declined(request: Request, error: Declined) -> Response:
        table = str(request.path_params.get("table_id", ""))
        if request.url.path.startswith("/api/"):
            return api.declined(request, table, error)
        voice = site_of(request).voice(request)
        return page(request, CONFLICT, voice.tell("ui-problem-409"), voice.say(error.reason))

    @app.exception_handler(HTTPException)
    def http(request: Request, error: HTTPException) -> Response:
        key = "ui-problem-page" if error.status_code in (404, 405) else "ui-problem-bad"
        return answer(request, Unanswered(key, error.status_code))

    @app.exception_handler(RequestValidationError)
    def invalid(request: Request, error: RequestValidationError) -> Response:
        return answer(request, Unanswered("ui-problem-bad", 422))

    @app.exception_handler(Trouble)
    def trouble(request: Request, error: Trouble) -> Response:
        """Nothing can be stored; said without asking the database who it is that asks."""
        LOG.error("trouble", route=getattr(request.scope.get("route"), "path", "-"), why=str(error.orig))
        words = site_of(request).library.voice(language_of(request)).tell("ui-problem-store")
        headers = {"retry-after": "5"}
        if request.url.path.startswith("/api/") or request.headers.get("x-csrf"):
            told = {"problem": "ui-problem-store", "words": words}
            return JSONResponse(told, status_code=UNAVAILABLE, headers=headers)
        return PlainTextResponse(words, status_code=UNAVAILABLE, headers=headers)

    @app.exception_handler(Exception)
    def mistake(request: Request, error: Exception) -> Response:
        LOG.error("mistake", route=getattr(request.scope.get("route"), "path", "-"), exc_info=error)
        return answer(request, Unanswered("ui-problem-500-line", 500))
