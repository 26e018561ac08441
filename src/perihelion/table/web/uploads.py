"""A record can be brought: the page with the field, and what becomes of it."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Form
from fastapi.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import Response

from perihelion.core.text import Arg
from perihelion.language import Verbatim
from perihelion.table.house.bringing import Unplayable, keep
from perihelion.table.house.problems import TooBig, TooMany
from perihelion.table.web.guests import Guest
from perihelion.table.web.site import Site, client_address, go, site_of
from perihelion.table.web.statuses import BAD

router = APIRouter(include_in_schema=False)


@router.get("/archive/upload")
def upload_page(request: Request) -> Response:
    return _page(site_of(request), request)


@router.post("/archive/upload")
async def upload(
    request: Request, record: Annotated[str, Form()] = "", csrf: Annotated[str, Form()] = ""
) -> Response:
    site = site_of(request)
    guest = await run_in_threadpool(_sender, site, request, csrf)
    if len(record) > site.limits.record_length:
        raise TooBig("ui-problem-big")
    try:
        brought = await site.bringer.play(record)
        table = await run_in_threadpool(keep, site.house, guest.id, brought)
    except Unplayable as bad:
        return await run_in_threadpool(_page, site, request, record, bad)
    return go(f"/t/{table}")


def _sender(site: Site, request: Request, csrf: str) -> Guest:
    guest = site.intending(request, csrf)
    if not site.upload_meter.take(guest.id) or not site.upload_meter.take(client_address(request)):
        raise TooMany("ui-problem-uploads-rate")
    site.desk.remember(guest, address=client_address(request))
    return guest


def _page(site: Site, request: Request, record: str = "", bad: Unplayable | None = None) -> Response:
    words = ""
    if bad is not None:
        named = [line.split(" ")[1] for line in record.splitlines()[:9] if line.startswith("game ")]
        voice = site.voice(request, next((name for name in named if site.library.get(name)), ""))
        words = voice.tell(bad.key, _verbatim(bad))
        if bad.reason is not None and voice.has(bad.reason.key):
            words += " " + voice.say(bad.reason)
    return site.page(
        request, "upload.html", status=200 if bad is None else BAD, words=words, record=record,
        most=site.limits.record_length,
    )  # fmt: skip


def _verbatim(bad: Unplayable) -> dict[str, Arg]:
    """The figures as they stand: what a record says is nobody's message."""
    return {
        name: value if isinstance(value, int) else Verbatim(value) for name, value in bad.arguments.items()
    }
