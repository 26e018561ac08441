"""What is there besides the tables: health, files, styles, the page of the API."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from mimetypes import guess_type

import structlog
from fastapi import APIRouter
from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from perihelion import __version__
from perihelion.table.house.problems import Missing
from perihelion.table.web.drawing import STATIC, static_fingerprint
from perihelion.table.web.pages import title_of
from perihelion.table.web.site import site_of
from perihelion.table.web.statuses import BAD, Unanswered

router = APIRouter(include_in_schema=False)

LOG = structlog.get_logger("perihelion.table")
EDGE_STATUSES = (BAD, 413, 414, 415)
YEAR_CACHE = "public, max-age=31536000, immutable"


@router.get("/healthz")
def healthz(request: Request) -> Response:
    """Whether something can be written; why not stands in the log alone."""
    ailment = site_of(request).house.store.ailment()
    if ailment:
        LOG.error("unhealthy", why=ailment)
    return JSONResponse({"ok": not ailment, "version": __version__}, status_code=503 if ailment else 200)


@router.get("/problem/{status}/{name}")
@router.get("/api/problem/{status}/{name}")
def refused_at_the_edge(request: Request, status: int, name: str) -> Response:
    """Where the guard sends what it turned away."""
    key = f"ui-problem-{name}"
    if status not in EDGE_STATUSES or not site_of(request).voice(request).has(key):
        raise Missing("ui-problem-page")
    raise Unanswered(key, status)


@router.get("/api")
def api_page(request: Request) -> Response:
    schema = request.app.openapi()
    return site_of(request).page(
        request, "api.html", paths=schema["paths"], schemas=schema["components"]["schemas"]
    )


@router.get("/static/{shelf}/{name:path}")
def static(request: Request, shelf: str, name: str) -> Response:
    if shelf not in STATIC or name not in _shelved(shelf):
        raise Missing("ui-problem-page")
    entry = files(STATIC[shelf]).joinpath("static", name)
    fresh = request.url.query == static_fingerprint(shelf, name) or name.endswith(".woff2")
    kind = guess_type(name)[0] or "application/octet-stream"
    headers = {"cache-control": YEAR_CACHE if fresh else "no-cache"}
    return Response(entry.read_bytes(), media_type=kind, headers=headers)


@router.get("/art/{game_id}.css")
def game_styles(request: Request, game_id: str) -> Response:
    title = title_of(site_of(request), game_id)
    text = "" if title.artist is None else title.artist.styles()
    return Response(text, media_type="text/css", headers={"cache-control": "no-cache"})


@cache
def _shelved(shelf: str) -> frozenset[str]:
    """The names of all files of a shelf: what is asked for is looked up here, never on the disk."""
    return frozenset(_names(files(STATIC[shelf]).joinpath("static"), ""))


def _names(folder: Traversable, start: str) -> Iterator[str]:
    for entry in folder.iterdir():
        if entry.is_dir():
            yield from _names(entry, f"{start}{entry.name}/")
        else:
            yield start + entry.name
