"""Accounts: how a guest becomes somebody who is found again, and how they come in on another device."""

from __future__ import annotations

from typing import Annotated, cast

from fastapi import APIRouter, Form
from fastapi.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from perihelion.language import Verbatim
from perihelion.table.house import joining, passkeys
from perihelion.table.house.accounts import LINKS, MAIL, device_label, tidy_code
from perihelion.table.house.passkeys import Party
from perihelion.table.house.problems import Foreign, NotNow, Problem
from perihelion.table.jobs.mail import Unsent
from perihelion.table.web.guests import Guest
from perihelion.table.web.pages import qr
from perihelion.table.web.site import Site, client_address, go, site_of

router = APIRouter(include_in_schema=False)

SAID = ("made", "mail", "in", "joined", "apart", "removed")
Word = Annotated[str, Form(max_length=400)]
Key = Annotated[str, Form(max_length=1400)]


@router.get("/account")
def account(request: Request, said: str = "") -> Response:
    """What the guest has: for somebody without an account the ways to make one, or to sign in."""
    site = site_of(request)
    guest = site.guest(request)
    kept = site.accounts.kept
    device = kept.device(guest.device) if guest.device else None
    joins = len(site.house.store.tables.of_guest(device.before)) if device and device.before else 0
    return site.page(
        request, "account.html", row=kept.find(guest.id) if guest.account else None,
        passkeys=kept.passkeys_of(guest.id), devices=kept.devices_of(guest.id), joins=joins,
        before=site.desk.people.name(device.before) if device and device.before else "",
        tables=0 if guest.fresh else len(site.house.store.tables.of_guest(guest.id)),
        party=site.addresses.party(request), mails=can_mail(site), said=said if said in SAID else "",
    )  # fmt: skip


def can_mail(site: Site) -> bool:
    """Links in letters never start with an address that the asking browser has named."""
    return site.mailer is not None and bool(site.addresses.outside)


# -- passkeys --------------------------------------------------------------------------------------


def _party(site: Site, request: Request) -> Party:
    found = site.addresses.party(request)
    if found is None:
        raise NotNow("ui-problem-passkey-place")
    return Party(*found)


async def _body(request: Request) -> dict[str, object]:
    try:
        body = await request.json()
    except ValueError as error:
        raise Problem("ui-problem-bad") from error
    if not isinstance(body, dict):
        raise Problem("ui-problem-bad")
    return cast(dict[str, object], body)


@router.post("/account/passkey/options")
def passkey_options(request: Request) -> Response:
    site = site_of(request)
    guest = site.intending(request)
    site.desk.remember(guest, address=client_address(request))
    options = passkeys.registration(site.accounts, _party(site, request), guest.id, guest.name)
    return Response(options, media_type="application/json")


@router.post("/account/passkey")
async def add_passkey(request: Request) -> Response:
    site, body = site_of(request), await _body(request)
    return await run_in_threadpool(_add_passkey, site, request, body)


def _add_passkey(site: Site, request: Request, body: dict[str, object]) -> Response:
    guest = site.intending(request)
    label = device_label(request.headers.get("user-agent", ""))
    passkeys.register(site.accounts, _party(site, request), guest.id, body, label)
    response = JSONResponse({"go": "/account?said=made"})
    if not guest.device:
        site.desk.let_in(request, response, guest.id)
    return response


@router.post("/sign-in/passkey/options")
def passkey_question(request: Request) -> Response:
    site = site_of(request)
    guest = site.intending(request)
    site.accounts.try_code(client_address(request))
    options = passkeys.question(site.accounts, _party(site, request), guest.id)
    return Response(options, media_type="application/json")


@router.post("/sign-in/passkey")
async def enter_by_passkey(request: Request) -> Response:
    site, body = site_of(request), await _body(request)
    return await run_in_threadpool(_enter_by_passkey, site, request, body)


def _enter_by_passkey(site: Site, request: Request, body: dict[str, object]) -> Response:
    guest = site.intending(request)
    account = passkeys.answer(site.accounts, _party(site, request), guest.id, body)
    response = JSONResponse({"go": "/account?said=in"})
    site.desk.let_in(request, response, account)
    return response


@router.post("/account/passkey/remove")
def remove_passkey(
    request: Request, csrf: Word = "", id: Annotated[str, Form(max_length=1400)] = ""
) -> Response:
    site = site_of(request)
    site.accounts.remove_passkey(_owner(site, request, csrf).id, id)
    return go("/account?said=removed")


# -- e-mail, links and codes -----------------------------------------------------------------------


@router.post("/account/mail")
async def ask_by_mail(request: Request, csrf: Word = "", email: Word = "") -> Response:
    """Sends a link; the answer is the same whether the mailbox has an account or not."""
    site = site_of(request)
    guest = await run_in_threadpool(site.intending, request, csrf)
    if site.mailer is None or not can_mail(site):
        raise NotNow("ui-problem-no-mail")
    address = client_address(request)
    await run_in_threadpool(site.desk.remember, guest, "", address)
    to, kind, secret = await run_in_threadpool(site.accounts.ask_by_mail, guest.id, email, address)
    voice = site.voice(request)
    link = Verbatim(f"{site.addresses.outside}/in/{secret}")
    subject, text = voice.tell(f"ui-letter-{kind}"), voice.tell(f"ui-letter-{kind}-text", {"link": link})
    try:
        await site.mailer.send(to, subject, text)
    except Unsent as error:
        raise NotNow("ui-problem-unsent") from error
    return go("/account?said=mail")


@router.post("/account/mail/remove")
def remove_mail(request: Request, csrf: Word = "") -> Response:
    site = site_of(request)
    site.accounts.remove_email(_owner(site, request, csrf).id)
    return go("/account?said=removed")


@router.post("/account/device")
def another_device(request: Request, csrf: Word = "") -> Response:
    """The way in for another device: a link, a picture of it and a code."""
    site = site_of(request)
    guest = _owner(site, request, csrf)
    code = site.accounts.device_code(guest.id)
    link = site.addresses.link(request, f"/in/{code}")
    written = "-".join(code[at : at + 4] for at in range(0, len(code), 4))
    return site.page(
        request, "device.html", link=link, code=written, picture=qr(link),
        shared=site.addresses.is_shared(request),
    )  # fmt: skip


@router.post("/sign-in/code")
def type_code(request: Request, csrf: Word = "", code: Word = "") -> Response:
    site = site_of(request)
    site.intending(request, csrf)
    site.accounts.try_code(client_address(request))
    return go(f"/in/{tidy_code(code) or 'x'}")


@router.get("/in/{secret}")
def at_the_door(request: Request, secret: str) -> Response:
    """Asks before a link is used: whatever looks into letters may open links, but presses no button."""
    site = site_of(request)
    site.accounts.try_code(client_address(request))
    token = site.accounts.look(secret, LINKS)
    guest = site.guest(request)
    if token.kind == MAIL and token.guest != guest.id:
        raise Foreign("ui-problem-link-browser")
    return site.page(
        request, "enter.html", secret=secret, kind=token.kind, email=token.email,
        who=site.desk.people.name(token.guest),
    )  # fmt: skip


@router.post("/in/{secret}")
def come_in(request: Request, secret: str, csrf: Word = "") -> Response:
    site = site_of(request)
    guest = site.intending(request, csrf)
    site.accounts.try_code(client_address(request))
    token = site.accounts.look(secret, LINKS)
    if token.kind == MAIL and token.guest != guest.id:
        raise Foreign("ui-problem-link-browser")
    site.accounts.use(secret, LINKS)
    if token.kind == MAIL:
        site.accounts.confirm_email(guest.id, token.email)
    response = go("/account?said=made" if token.kind == MAIL else "/account?said=in")
    if guest.id != token.guest or not guest.device:
        site.desk.let_in(request, response, token.guest)
    return response


# -- devices ---------------------------------------------------------------------------------------


@router.post("/account/join")
def join(request: Request, csrf: Word = "", answer: Word = "") -> Response:
    """What was played in this browser before it was signed in joins the account, or stays apart."""
    site = site_of(request)
    guest = _owner(site, request, csrf)
    device = site.accounts.kept.device(guest.device)
    if device is not None and device.before:
        if answer == "yes":
            joining.join(site.house, device.before, guest.id)
        site.accounts.kept.settle_device(device.id)
    return go(f"/account?said={'joined' if answer == 'yes' else 'apart'}")


@router.post("/account/device/remove")
def remove_device(request: Request, csrf: Word = "", id: Word = "") -> Response:
    site = site_of(request)
    site.accounts.close_device(_owner(site, request, csrf).id, id)
    return go("/account?said=removed")


@router.post("/sign-out")
def sign_out(request: Request, csrf: Word = "") -> Response:
    site = site_of(request)
    guest = _owner(site, request, csrf)
    response = go("/")
    site.desk.show_out(response, guest)
    return response


def _owner(site: Site, request: Request, csrf: str) -> Guest:
    """Whoever is signed in to an account."""
    guest = site.intending(request, csrf)
    if not guest.account:
        raise Foreign("ui-problem-no-account")
    return guest
