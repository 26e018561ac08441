"""The web application: puts store, house, bots and pages together.

`create_app` is used by tests with their own library; `serve` runs it for people.
"""

from __future__ import annotations

import asyncio
import logging
import socket
import sys
import threading
import time
import webbrowser
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from importlib.resources import files
from mimetypes import guess_type

import structlog
import uvicorn
from fastapi import FastAPI
from fastapi.exceptions import RequestValidationError
from rich.console import Console
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from perihelion import __version__
from perihelion.language import LANGUAGES
from perihelion.table import api, endings, library, pages, tables
from perihelion.table.analysing import SECONDS, Analyst
from perihelion.table.drawing import STATIC, static_fingerprint
from perihelion.table.guests import Desk
from perihelion.table.house import House
from perihelion.table.limits import Limits, Meter
from perihelion.table.problems import Declined, Missing, Problem, TooBig
from perihelion.table.site import Site, site_of
from perihelion.table.store import Store
from perihelion.table.thinking import Thinker

LOG = structlog.get_logger("perihelion.table")
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; "
    "font-src 'self' data:; connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
)
HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
}
ALWAYS = [(name.encode(), value.encode()) for name, value in {**HEADERS, "cache-control": "no-store"}.items()]
YEAR_CACHE = "public, max-age=31536000, immutable"


def create_app(
    db: str,
    library_place: str = library.STANDARD,
    limits: Limits | None = None,
    workers: int | None = None,
    analysis_seconds: float = SECONDS,
) -> FastAPI:
    """The application on a database (a URL, or the path of an SQLite file)."""
    limits = limits or Limits()
    shelf = library.named(library_place)
    store = Store(db)
    house = House(store, shelf, limits)
    thinker = Thinker(house, library_place, workers)
    analyst = Analyst(house, library_place, analysis_seconds)
    site = Site(house, Desk(store, limits), thinker, analyst, shelf, limits, Meter(limits.hints, 60))

    @asynccontextmanager
    async def life(app: FastAPI) -> AsyncIterator[None]:
        house.hub.open(asyncio.get_running_loop())
        await thinker.open()
        await analyst.open()
        yield
        house.hub.close()
        await analyst.close()
        await thinker.close()
        store.close()

    app = FastAPI(
        title="Perihelion", version=__version__, docs_url=None, redoc_url=None,
        openapi_url="/api/openapi.json", lifespan=life,
    )  # fmt: skip
    app.state.site = site
    app.include_router(api.router)
    app.include_router(tables.router)
    app.include_router(endings.router)
    app.include_router(pages.router)
    _add_service_pages(app)
    _add_problems(app)
    app.add_middleware(GZipMiddleware, minimum_size=600, compresslevel=5)
    app.add_middleware(Guard, limits=limits)
    return app


class Guard:
    """The outermost layer: limits bodies, sets the security headers, logs every request. The log names the
    kind of page, never its address: that would be an invitation."""

    def __init__(self, app: ASGIApp, limits: Limits) -> None:
        self.app = app
        self.most = limits.body_bytes

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        started, status = time.perf_counter(), 500
        if scope["method"] in ("POST", "PUT", "PATCH"):
            body = await self._body(receive)
            if body is None:  # answered by the page that says so, without what was sent
                scope = {**scope, "method": "GET", "path": "/problem/413"}
            receive = _once(body or b"", receive)

        async def secured(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                names = {name.lower() for name, _ in message["headers"]}
                extra = {**HEADERS, "cache-control": "no-store"}
                message["headers"] = [
                    *message["headers"],
                    *(
                        (key.encode(), value.encode())
                        for key, value in extra.items()
                        if key.encode() not in names
                    ),
                ]
            await send(message)

        try:
            await self.app(scope, receive, secured)
        finally:
            route = getattr(scope.get("route"), "path", "") or "-"
            milliseconds = round((time.perf_counter() - started) * 1000, 1)
            LOG.info("request", method=scope["method"], route=route, status=status, ms=milliseconds)

    async def _body(self, receive: Receive) -> bytes | None:
        """The whole body, or None if it is too large."""
        body = b""
        while True:
            message = await receive()
            body += bytes(message.get("body", b""))
            if len(body) > self.most:
                return None
            if not message.get("more_body"):
                return body


def _once(body: bytes, receive: Receive) -> Receive:
    """Gives a body that has been read already, then what else comes."""
    given = False

    async def again() -> Message:
        nonlocal given
        if given:
            return await receive()
        given = True
        return {"type": "http.request", "body": body, "more_body": False}

    return again


def _add_service_pages(app: FastAPI) -> None:
    @app.get("/healthz", include_in_schema=False)
    def healthz(request: Request) -> Response:
        healthy = site_of(request).house.store.healthy()
        return JSONResponse({"ok": healthy, "version": __version__}, status_code=200 if healthy else 503)

    @app.get("/problem/413", include_in_schema=False)
    def too_big(request: Request) -> Response:
        raise TooBig("ui-problem-big")

    @app.get("/api", include_in_schema=False)
    def api_page(request: Request) -> Response:
        schema = app.openapi()
        return site_of(request).page(
            request, "api.html", paths=schema["paths"], schemas=schema["components"]["schemas"]
        )

    @app.get("/static/{shelf}/{name:path}", include_in_schema=False)
    def static(request: Request, shelf: str, name: str) -> Response:
        if shelf not in STATIC or ".." in name or name.startswith("/"):
            raise Missing("ui-problem-page")
        entry = files(STATIC[shelf]).joinpath("static", name)
        if not entry.is_file():
            raise Missing("ui-problem-page")
        fresh = request.url.query == static_fingerprint(shelf, name) or name.endswith(".woff2")
        kind = guess_type(name)[0] or "application/octet-stream"
        headers = {"cache-control": YEAR_CACHE if fresh else "no-cache"}
        return Response(entry.read_bytes(), media_type=kind, headers=headers)

    @app.get("/art/{game_id}.css", include_in_schema=False)
    def game_styles(request: Request, game_id: str) -> Response:
        title = pages.title_of(site_of(request), game_id)
        text = "" if title.artist is None else title.artist.styles()
        return Response(text, media_type="text/css", headers={"cache-control": "no-cache"})


def _add_problems(app: FastAPI) -> None:
    def answer(request: Request, problem: Problem) -> Response:
        site = site_of(request)
        guest = site.guest(request) if problem.status != 401 else None
        voice = site.library.voice(guest.lang if guest else LANGUAGES[0])
        words = voice.tell(problem.key, problem.arguments)
        if request.url.path.startswith("/api/") or request.headers.get("x-csrf") or guest is None:
            return JSONResponse({"problem": problem.key, "words": words}, status_code=problem.status)
        key = f"ui-problem-{problem.status}"
        heading = voice.tell(key if voice.has(key) else "ui-problem")
        return site.page(request, "problem.html", status=problem.status, heading=heading, words=words)

    @app.exception_handler(Problem)
    def problem(request: Request, error: Problem) -> Response:
        return answer(request, error)

    @app.exception_handler(Declined)
    def declined(request: Request, error: Declined) -> Response:
        table = str(request.path_params.get("table_id", ""))
        if request.url.path.startswith("/api/"):
            return api.declined(request, table, error)
        voice = site_of(request).voice(request)
        return site_of(request).page(
            request, "problem.html", status=error.status, heading=voice.tell("ui-problem-409"),
            words=voice.say(error.reason),
        )  # fmt: skip

    @app.exception_handler(HTTPException)
    def http(request: Request, error: HTTPException) -> Response:
        key = "ui-problem-page" if error.status_code in (404, 405) else "ui-problem-bad"
        return answer(request, Problem(key, status=error.status_code))

    @app.exception_handler(RequestValidationError)
    def invalid(request: Request, error: RequestValidationError) -> Response:
        return answer(request, Problem("ui-problem-bad", status=422))

    @app.exception_handler(Exception)
    def mistake(request: Request, error: Exception) -> Response:
        LOG.error("mistake", route=getattr(request.scope.get("route"), "path", "-"), exc_info=error)
        return answer(request, Problem("ui-problem-500-line", status=500))


def set_up_logs() -> None:
    """Structured logs: one JSON object a line, on standard error."""
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            structlog.processors.format_exc_info,
            structlog.processors.JSONRenderer(),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(logging.INFO),
        logger_factory=structlog.WriteLoggerFactory(sys.stderr),
    )


def serve(
    host: str, port: int, db: str, open_browser: bool = False, library_place: str = library.STANDARD
) -> None:
    """Serves the table until it is stopped; `db` is a file or a database URL."""
    set_up_logs()
    app = create_app(db, library_place)
    listener = _listen(host, port)
    shown = "localhost" if host in ("127.0.0.1", "0.0.0.0", "::") else host
    url = f"http://{shown}:{listener.getsockname()[1]}/"
    Console().print(f"Perihelion is at [bold]{url}[/bold]  (stop with Ctrl+C)")
    if open_browser:
        threading.Timer(1.0, webbrowser.open, (url,)).start()
    config = uvicorn.Config(app, log_config=None, access_log=False, timeout_graceful_shutdown=3)
    uvicorn.Server(config).run(sockets=[listener])


def _listen(host: str, port: int) -> socket.socket:
    """The listening socket, opened here so that a port in use is an error one can act upon."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    listener.bind((host, port))
    return listener
