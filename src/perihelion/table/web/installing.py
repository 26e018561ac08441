"""The installable web app: its manifest, its service worker, and what stands in while the server is away."""

from __future__ import annotations

from fastapi import APIRouter
from starlette.requests import Request
from starlette.responses import HTMLResponse, JSONResponse, Response

from perihelion.table.web.drawing import render
from perihelion.table.web.shelves import kind_of, shelved, static_url
from perihelion.table.web.site import site_of

router = APIRouter(include_in_schema=False)

WORKER = "worker.js"
GROUND = "#0B0F1A"
ICONS = (
    ("icon-192.png", 192, "any"),
    ("icon-512.png", 512, "any"),
    ("icon-maskable-512.png", 512, "maskable"),
)


@router.get("/manifest.webmanifest")
def manifest(request: Request) -> Response:
    """How the app is called and looks once it is installed, in the reader's language."""
    voice = site_of(request).voice(request)
    icons = [
        {"src": static_url("table", name), "sizes": f"{size}x{size}", "type": "image/png", "purpose": purpose}
        for name, size, purpose in ICONS
    ]
    shortcut = {"name": voice.tell("ui-turns"), "url": "/turns"}
    about = {
        "id": "/", "name": "Perihelion", "short_name": "Perihelion", "lang": voice.lang,
        "description": voice.tell("ui-invitation-line"), "start_url": "/", "scope": "/",
        "display": "standalone", "background_color": GROUND, "theme_color": GROUND, "icons": icons,
        "shortcuts": [shortcut],
    }  # fmt: skip
    return JSONResponse(about, media_type="application/manifest+json", headers={"cache-control": "no-cache"})


@router.get("/worker.js")
def worker() -> Response:
    """At the root, so that it looks after all pages; never kept, so that a new one is found."""
    text = shelved("table")[WORKER].read_bytes()
    return Response(text, media_type=kind_of(WORKER), headers={"cache-control": "no-cache"})


@router.get("/offline")
def offline(request: Request) -> Response:
    """Whole in itself: nothing else can be fetched when it is shown."""
    return HTMLResponse(render("offline.html", site_of(request).voice(request)))
