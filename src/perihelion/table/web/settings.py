"""Settings, and everything that is one's own: how the pages look and behave for a person, whom they have
blocked, what is kept of them, and how that goes."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Form
from fastapi.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import Response

from perihelion.table.house import blocking, exporting, forgetting
from perihelion.table.house.preferences import CHOICES, USUAL, prefer
from perihelion.table.house.problems import Problem, TooMany
from perihelion.table.web.guests import LANGUAGE_COOKIE, YEAR
from perihelion.table.web.site import client_address, go, site_of

router = APIRouter(include_in_schema=False)

Word = Annotated[str, Form(max_length=400)]
GROUPS = (
    ("look", ("language", "theme", "size", "motion")),
    ("play", ("pace", "ask", "choose", "coach", "sound")),
)
WORDS = {  # what a setting is called, and how what can be chosen begins
    "language": ("ui-language", ""), "theme": ("ui-theme", "ui-theme-"), "size": ("ui-size", "ui-size-"),
    "motion": ("ui-motion", "ui-motion-"), "pace": ("ui-pace", "ui-pace-"), "ask": ("ui-ask", "ui-ask-"),
    "choose": ("ui-choosing", "ui-choosing-"), "coach": ("ui-coach", "ui-coach-"),
    "sound": ("ui-sound", "ui-sound-"),
}  # fmt: skip


@router.get("/settings")
def settings(request: Request, said: str = "") -> Response:
    site = site_of(request)
    guest = site.guest(request)
    blocked = [] if guest.fresh else blocking.blocked(site.house, guest.id)
    return site.page(
        request, "settings.html", groups=GROUPS, words=WORDS, choices=CHOICES, blocked=blocked,
        said=said == "saved", chosen={**USUAL, **guest.preferences, "language": guest.lang},
    )  # fmt: skip


@router.post("/settings")
async def save(request: Request) -> Response:
    site = site_of(request)
    form = await request.form(max_files=0, max_fields=20)
    text = {key: value for key, value in form.items() if isinstance(value, str)}
    guest = await run_in_threadpool(site.intending, request, text.pop("csrf", ""))
    await run_in_threadpool(site.desk.remember, guest, "", client_address(request))
    await run_in_threadpool(prefer, site.house.store, guest.id, text)
    response = go("/settings?said=saved")
    if "language" in text:
        response.set_cookie(LANGUAGE_COOKIE, text["language"], max_age=YEAR, httponly=True, samesite="lax")
    return response


@router.post("/settings/now")
async def save_one(request: Request) -> Response:
    """What somebody has just switched on a page, so that it goes with them."""
    site = site_of(request)
    guest = await run_in_threadpool(site.intending, request)
    try:
        wanted = await request.json()
    except ValueError as error:
        raise Problem("ui-problem-bad") from error
    if not isinstance(wanted, dict) or not all(isinstance(value, str) for value in wanted.values()):
        raise Problem("ui-problem-preference")
    await run_in_threadpool(site.desk.remember, guest, "", client_address(request))
    await run_in_threadpool(prefer, site.house.store, guest.id, wanted)
    return Response(status_code=204)


@router.post("/unblock")
def unblock(request: Request, csrf: Word = "", who: Word = "") -> Response:
    site = site_of(request)
    blocking.unblock(site.house, site.intending(request, csrf).id, who)
    return go("/settings")


@router.post("/account/export")
def export(request: Request, csrf: Word = "") -> Response:
    """Everything that is kept of the guest; asked for by a form, so that no other site can start it."""
    site = site_of(request)
    guest = site.intending(request, csrf)
    if not site.accounts.exports.take(guest.id):
        raise TooMany("ui-problem-many-exports")
    packed = exporting.export(site.house, guest.id, dict(guest.preferences), site.voice(request))
    name = {"content-disposition": 'attachment; filename="perihelion.zip"'}
    return Response(packed, media_type="application/zip", headers=name)


@router.post("/account/delete")
def delete(request: Request, csrf: Word = "", name: Word = "") -> Response:
    """Goes for good; whoever means it types their name."""
    site = site_of(request)
    guest = site.intending(request, csrf)
    if " ".join(name.split()) != guest.name:
        raise Problem("ui-problem-delete-name")
    forgetting.forget(site.house, guest.id)
    response = go("/")
    site.desk.show_out(response, guest)
    return response
