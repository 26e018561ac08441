"""What is there besides the tables: health, files, styles, the page of the API."""

from __future__ import annotations

from importlib.resources import files
from mimetypes import guess_type

from fastapi import APIRouter
from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from perihelion import __version__
from perihelion.table.house.problems import Missing, TooBig
from perihelion.table.web.drawing import STATIC, static_fingerprint
from perihelion.table.web.pages import title_of
from perihelion.table.web.site import site_of

router = APIRouter(include_in_schema=False)

YEAR_CACHE = "public, max-age=31536000, immutable"


@router.get("/healthz")
def healthz(request: Request) -> Response:
    healthy = site_of(request).house.store.healthy()
    return JSONResponse({"ok": healthy, "version": __version__}, status_code=200 if healthy else 503)


@router.get("/problem/413")
def too_big(request: Request) -> Response:
    raise TooBig("ui-problem-big")


@router.get("/api")
def api_page(request: Request) -> Response:
    schema = request.app.openapi()
    return site_of(request).page(
        request, "api.html", paths=schema["paths"], schemas=schema["components"]["schemas"]
    )


@router.get("/static/{shelf}/{name:path}")
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


@router.get("/art/{game_id}.css")
def game_styles(request: Request, game_id: str) -> Response:
    title = title_of(site_of(request), game_id)
    text = "" if title.artist is None else title.artist.styles()
    return Response(text, media_type="text/css", headers={"cache-control": "no-cache"})
