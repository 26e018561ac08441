"""Notifications: where a guest wants to be told of turns, and how that is stopped."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Form
from fastapi.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import Response

from perihelion.table.house import channels
from perihelion.table.house.channels import KINDS, PUSH, SHAPES, stop_key
from perihelion.table.house.problems import TooMany
from perihelion.table.jobs.courier import Undeliverable
from perihelion.table.web.guests import Guest
from perihelion.table.web.site import Site, client_address, go, site_of

router = APIRouter(include_in_schema=False)

SAID = ("sent", "undelivered", "changed")


@router.get("/notifications")
def notifications(request: Request, said: str = "") -> Response:
    site = site_of(request)
    guest = site.guest(request)
    rows = [] if guest.fresh else site.house.store.channels.of(guest.id)
    return site.page(
        request, "notifications.html", rows=[(row, channels.quiet(row.quiet)) for row in rows],
        shapes=SHAPES, kinds=KINDS, said=said if said in SAID else "",
        linked=bool(site.addresses.outside), push_key=site.notifier.pusher.public_key(),
    )  # fmt: skip


@router.post("/notifications")
async def add(request: Request) -> Response:
    """A webhook or a device."""
    site = site_of(request)
    text = await _fields(request)
    guest = await run_in_threadpool(site.intending, request, text.get("csrf", ""))
    await run_in_threadpool(site.desk.remember, guest, "", client_address(request))
    await run_in_threadpool(_add, site, guest, text)
    return go("/notifications")


def _add(site: Site, guest: Guest, text: dict[str, str]) -> None:
    shape, address, wants, hours = text.get("shape", ""), text.get("address", ""), _wants(text), _hours(text)
    if shape == PUSH:
        channels.add_device(site.house, guest.id, address, text.get("keys", ""), wants, hours, guest.lang)
    else:
        channels.add(site.house, guest.id, shape, address, wants, hours, guest.lang)


@router.post("/notifications/{channel}/change")
async def change(request: Request, channel: str) -> Response:
    site = site_of(request)
    text = await _fields(request)
    guest = await run_in_threadpool(site.intending, request, text.get("csrf", ""))
    row = await run_in_threadpool(channels.own, site.house, guest.id, channel)
    await run_in_threadpool(channels.change, site.house, row, _wants(text), _hours(text))
    return go("/notifications?said=changed")


async def _fields(request: Request) -> dict[str, str]:
    form = await request.form(max_files=0, max_fields=20)
    return {key: value for key, value in form.items() if isinstance(value, str)}


def _wants(text: dict[str, str]) -> tuple[str, ...]:
    return tuple(kind for kind in KINDS if text.get(f"want-{kind}"))


def _hours(text: dict[str, str]) -> str:
    if text.get("from", "") == text.get("to", ""):
        return ""
    return f"{text.get('from')}-{text.get('to')} {text.get('zone') or 'UTC'}"


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
def stop(request: Request, key: str) -> Response:
    """Whoever has the key may stop it, from wherever: programs that read mail have no page of ours."""
    site = site_of(request)
    site.house.store.channels.remove(channels.stoppable(site.house, key).id)
    return go("/notifications")
