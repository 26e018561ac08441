"""Notifications: where a guest wants to be told of turns, and how that is stopped."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Form
from fastapi.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import Response

from perihelion.table.house import channels
from perihelion.table.house.channels import KINDS, MAIL, PACES, PUSH, SHAPES, stop_key
from perihelion.table.house.problems import NotNow, TooMany
from perihelion.table.jobs.courier import Undeliverable
from perihelion.table.store import ChannelRow
from perihelion.table.web.accounts import can_mail
from perihelion.table.web.guests import Guest
from perihelion.table.web.site import Site, client_address, go, site_of

router = APIRouter(include_in_schema=False)

SAID = ("sent", "undelivered", "changed", "linked", "confirmed")


@router.get("/notifications")
def notifications(request: Request, said: str = "") -> Response:
    site = site_of(request)
    guest = site.guest(request)
    rows = [] if guest.fresh else site.house.store.channels.of(guest.id)
    return site.page(
        request, "notifications.html", rows=[(row, channels.quiet(row.quiet)) for row in rows],
        shapes=SHAPES, kinds=KINDS, said=said if said in SAID else "",
        linked=bool(site.addresses.outside), mails=can_mail(site), paces=PACES,
        push_key=site.notifier.pusher.public_key(),
    )  # fmt: skip


@router.post("/notifications")
async def add(request: Request) -> Response:
    """A webhook, a device or a mailbox."""
    site = site_of(request)
    text = await _fields(request)
    guest = await run_in_threadpool(site.intending, request, text.get("csrf", ""))
    await run_in_threadpool(site.desk.remember, guest, "", client_address(request))
    row = await run_in_threadpool(_add, site, guest, text)
    return await _try_out(site, request, row) if row.shape == MAIL else go("/notifications")


def _add(site: Site, guest: Guest, text: dict[str, str]) -> ChannelRow:
    shape, address, wants, hours = text.get("shape", ""), text.get("address", ""), _wants(text), _hours(text)
    if shape == PUSH:
        keys = text.get("keys", "")
        return channels.add_device(site.house, guest.id, address, keys, wants, hours, guest.lang)
    if shape != MAIL:
        return channels.add(site.house, guest.id, shape, address, wants, hours, guest.lang)
    if not can_mail(site):
        raise NotNow("ui-problem-no-mail")
    return channels.add_mail(site.house, guest.id, address, text.get("pace", ""), wants, hours, guest.lang)


@router.post("/notifications/{channel}/change")
async def change(request: Request, channel: str) -> Response:
    site = site_of(request)
    text = await _fields(request)
    guest = await run_in_threadpool(site.intending, request, text.get("csrf", ""))
    row = await run_in_threadpool(channels.own, site.house, guest.id, channel)
    pace = text.get("pace", "")
    await run_in_threadpool(channels.change, site.house, row, _wants(text), _hours(text), pace)
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
    return await _try_out(site, request, row)


async def _try_out(site: Site, request: Request, row: ChannelRow) -> Response:
    """A test, or the link that a mailbox is confirmed by."""
    if row.shape == MAIL:
        site.accounts.count_mail(row.address, client_address(request))
    try:
        await site.notifier.try_out(row)
    except Undeliverable:
        return go("/notifications?said=undelivered")
    return go("/notifications?said=" + ("sent" if row.confirmed else "linked"))


@router.get("/confirm/{key}")
def confirming(request: Request, key: str) -> Response:
    """Programs open links, too: pressing the button confirms."""
    site = site_of(request)
    row = channels.confirmable(site.house, key)
    return site.page(request, "confirm.html", key=key, address=row.address, confirmed=row.confirmed)


@router.post("/confirm/{key}")
def confirm(request: Request, key: str) -> Response:
    site = site_of(request)
    site.house.store.channels.confirm(channels.confirmable(site.house, key).id)
    return go("/notifications?said=confirmed")


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
