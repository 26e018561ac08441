"""Notifications: where a guest wants to be told of turns, and how that is stopped."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Form
from fastapi.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import Response

from perihelion.table.house import channels
from perihelion.table.house.channels import KINDS, SHAPES, stop_key
from perihelion.table.house.problems import TooMany
from perihelion.table.jobs.courier import Undeliverable
from perihelion.table.web.site import client_address, go, site_of

router = APIRouter(include_in_schema=False)


@router.get("/notifications")
def notifications(request: Request, said: str = "") -> Response:
    site = site_of(request)
    guest = site.guest(request)
    rows = [] if guest.fresh else site.house.store.channels.of(guest.id)
    return site.page(
        request, "notifications.html", rows=[(row, channels.quiet(row.quiet)) for row in rows],
        shapes=SHAPES, kinds=KINDS, said=said if said in ("sent", "undelivered") else "",
        linked=bool(site.addresses.outside),
    )  # fmt: skip


@router.post("/notifications")
async def add(request: Request) -> Response:
    site = site_of(request)
    form = await request.form(max_files=0, max_fields=20)
    text = {key: value for key, value in form.items() if isinstance(value, str)}
    guest = await run_in_threadpool(site.intending, request, text.get("csrf", ""))
    await run_in_threadpool(site.desk.remember, guest, "", client_address(request))
    wants = tuple(kind for kind in KINDS if text.get(f"want-{kind}"))
    hours = ""
    if text.get("from", "") != text.get("to", ""):
        hours = f"{text.get('from')}-{text.get('to')} {text.get('zone') or 'UTC'}"
    await run_in_threadpool(
        channels.add, site.house, guest.id, text.get("shape", ""), text.get("address", ""), wants, hours,
        guest.lang,
    )  # fmt: skip
    return go("/notifications")


@router.post("/notifications/{channel}/test")
async def try_out(request: Request, channel: str, csrf: Annotated[str, Form()] = "") -> Response:
    """Sends a test at once, and switches a channel that works on again."""
    site = site_of(request)
    guest = await run_in_threadpool(site.intending, request, csrf)
    row = await run_in_threadpool(channels.own, site.house, guest.id, channel)
    if not site.test_meter.take(guest.id):
        raise TooMany("ui-problem-many-tests")
    try:
        await site.notifier.try_out(row)
    except Undeliverable:
        return go("/notifications?said=undelivered")
    return go("/notifications?said=sent")


@router.post("/notifications/{channel}/remove")
def remove(request: Request, channel: str, csrf: Annotated[str, Form()] = "") -> Response:
    site = site_of(request)
    guest = site.intending(request, csrf)
    site.house.store.channels.remove(channels.own(site.house, guest.id, channel).id)
    return go("/notifications")


@router.get("/stop/{key}")
def stopping(request: Request, key: str) -> Response:
    """Shows what the link in a message does; pressing its button does it, as programs open links, too."""
    site = site_of(request)
    row = channels.stoppable(site.house, key)
    return site.page(request, "stop.html", key=stop_key(row), shape=row.shape)


@router.post("/stop/{key}")
def stop(request: Request, key: str, csrf: Annotated[str, Form()] = "") -> Response:
    site = site_of(request)
    site.intending(request, csrf)
    site.house.store.channels.remove(channels.stoppable(site.house, key).id)
    return go("/notifications")
