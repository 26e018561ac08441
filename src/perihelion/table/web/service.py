"""What is there besides the tables: health, files, styles, the page of the API."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor

import structlog
from fastapi import APIRouter
from prometheus_client import CONTENT_TYPE_LATEST
from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from perihelion import __version__
from perihelion.table.house.problems import Missing
from perihelion.table.web.pages import title_of
from perihelion.table.web.shelves import FINGERPRINT, STATIC, fingerprint, kind_of, shelved
from perihelion.table.web.site import site_of
from perihelion.table.web.statuses import BAD, SLOW, Unanswered

router = APIRouter(include_in_schema=False)

LOG = structlog.get_logger("perihelion.table")
EDGE_STATUSES = (BAD, SLOW, 413, 414, 415)
YEAR_CACHE = "public, max-age=31536000, immutable"


HEALTH = ThreadPoolExecutor(1, "health")  # the pages' threads may all be busy
HEALTH_WAITS = 0.5  # seconds for the database: who asks for health wants an answer within one


@router.get("/healthz")
async def healthz(request: Request) -> Response:
    """Whether something can be written; why not stands in the log alone."""
    store = site_of(request).house.store
    looking = asyncio.get_running_loop().run_in_executor(HEALTH, store.ailment)
    try:
        ailment = await asyncio.wait_for(asyncio.shield(looking), HEALTH_WAITS)
    except TimeoutError:
        ailment = store.known_ailment()
    if ailment:
        LOG.error("unhealthy", why=ailment)
    return JSONResponse({"ok": not ailment, "version": __version__}, status_code=503 if ailment else 200)


@router.get("/readyz")
async def readyz(request: Request) -> Response:
    """Whether visitors may be sent here: not any more once the server has been told to stop."""
    leaving = site_of(request).house.hub.leaving
    return JSONResponse({"ready": not leaving}, status_code=503 if leaving else 200)


@router.get("/metrics")
def metrics(request: Request) -> Response:
    """What Prometheus reads; for the host's own network alone."""
    site = site_of(request)
    if request.client is None or not site.limits.shows_measures_to(request.client.host):
        raise Missing("ui-problem-page")
    return Response(site.house.measures.told(), media_type=CONTENT_TYPE_LATEST)


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
    """A file. A page drawn before an upgrade gets today's under its old fingerprint, but not to be kept."""
    wanted = FINGERPRINT.sub("", name, count=1) if FINGERPRINT.match(name) else name
    if shelf not in STATIC or wanted not in shelved(shelf):
        raise Missing("ui-problem-page")
    fresh = name == f"{fingerprint(shelf)}/{wanted}"
    headers = {"cache-control": YEAR_CACHE if fresh else "no-cache"}
    return Response(shelved(shelf)[wanted].read_bytes(), media_type=kind_of(wanted), headers=headers)


@router.get("/art/{game_id}.css")
def game_styles(request: Request, game_id: str) -> Response:
    title = title_of(site_of(request), game_id)
    text = "" if title.artist is None else title.artist.styles()
    return Response(text, media_type="text/css", headers={"cache-control": "no-cache"})
