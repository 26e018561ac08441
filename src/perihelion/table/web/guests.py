"""Guests: who sends a request, in which language, and whether they meant to.

A guest is a random id in a signed cookie that scripts cannot read. The cookie of a guest with an account has
the key of the device, too, so that it ends when the device is signed out. Programs send the same signed id as
a bearer token. A request that changes something must prove that it comes from one of our own pages: by the
token that is in their forms, or by being a program (no cookie, so nothing to ride on).
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from itsdangerous import BadSignature, URLSafeSerializer
from starlette.requests import Request
from starlette.responses import Response

from perihelion.language import FORMER, LANGUAGES
from perihelion.table.house.accounts import Accounts, device_label
from perihelion.table.house.people import UNNAMED, People, new_guest
from perihelion.table.house.preferences import read
from perihelion.table.house.problems import Foreign
from perihelion.table.web.addresses import Addresses
from perihelion.table.web.statuses import UNKNOWN, Unanswered

COOKIE = "perihelion"
LANGUAGE_COOKIE = "language"
NARROW_COOKIE = "narrow"
YEAR = 31_536_000


@dataclass(frozen=True)
class Guest:
    """Who asks. `fresh` guests have no cookie yet; `program` came with a bearer token."""

    id: str
    name: str
    lang: str
    narrow: bool
    csrf: str
    fresh: bool
    program: bool
    account: bool = False
    device: str = ""  # where the account is signed in
    preferences: Mapping[str, str] = field(default_factory=dict)


class Desk:
    """Reads and writes who a guest is."""

    def __init__(
        self, keys: tuple[str, str], people: People, accounts: Accounts, addresses: Addresses
    ) -> None:
        """The key that signs, and a former one that still opens (empty if there is none)."""
        secret, former = keys
        self.people = people
        self.accounts = accounts
        self._addresses = addresses
        self._secret = secret
        self._signer = URLSafeSerializer(secret, salt="guest")
        self._former = URLSafeSerializer(former, salt="guest") if former else None

    def guest(self, request: Request) -> Guest:
        lang = language_of(request)
        narrow = request.cookies.get(NARROW_COOKIE)
        is_narrow = narrow == "1" if narrow in ("0", "1") else "Mobi" in request.headers.get("user-agent", "")
        header = request.headers.get("authorization", "")
        if header.startswith("Bearer "):
            known = self._known(header[len("Bearer ") :])
            if known is None:
                raise Unanswered("ui-problem-token", UNKNOWN)
            return replace(known, lang=lang, narrow=is_narrow, program=True)
        known = self._known(request.cookies.get(COOKIE, ""))
        if known is not None:
            asked = request.query_params.get("lang", "") in LANGUAGES
            spoken = lang if asked else known.preferences.get("language", lang)
            return replace(known, lang=spoken, narrow=is_narrow)
        new = new_guest()
        return Guest(new, UNNAMED, lang, is_narrow, self.csrf(new), True, False)

    def check_intent(self, request: Request, guest: Guest, token: str) -> None:
        """Refuses a changing request that another site has made the browser send."""
        if guest.program:
            return
        origin = request.headers.get("origin", "")
        if origin and not self._addresses.is_ours(request, origin):
            raise Foreign("ui-problem-csrf")
        if guest.fresh or not hmac.compare_digest(token.encode(), guest.csrf.encode()):
            raise Foreign("ui-problem-csrf")

    def remember(self, guest: Guest, name: str = "", address: str = "") -> str:
        """Keeps the guest, with a name if one was given; returns the name."""
        return self.people.remember(guest.id, name, address)

    def welcome(self, request: Request, response: Response, guest: Guest) -> None:
        """Gives a fresh guest the cookie, and whoever has one of the former key one of the present."""
        if guest.fresh and not guest.program:
            self._give(request, response, self.token(guest.id))
        elif self._former is not None and not guest.program:
            token = request.cookies.get(COOKIE, "")
            if not any(self._read(token, self._signer)):
                self._give(request, response, str(self._signer.dumps(self._former.loads(token))))

    def let_in(self, request: Request, response: Response, account: str) -> None:
        """Signs the browser in. Whatever it has played as a guest may join the account when somebody says so;
        the account that it was signed in to before is left."""
        guest = self.guest(request)
        if guest.device:
            self.accounts.close_device(guest.id, guest.device)
        played = not (guest.fresh or guest.account) and bool(self.people.store.tables.of_guest(guest.id, 1))
        before = guest.id if played and guest.id != account else ""
        key = self.accounts.open_device(account, device_label(request.headers.get("user-agent", "")), before)
        self._give(request, response, str(self._signer.dumps([account, key])))

    def show_out(self, response: Response, guest: Guest) -> None:
        """The browser is nobody's any more."""
        if guest.device:
            self.accounts.close_device(guest.id, guest.device)
        response.delete_cookie(COOKIE)

    def _give(self, request: Request, response: Response, token: str) -> None:
        response.set_cookie(
            COOKIE, token, max_age=YEAR, httponly=True, samesite="lax",
            secure=self._addresses.is_secure(request),
        )  # fmt: skip

    def new_token(self, name: str, address: str) -> str:
        """A guest for a program."""
        guest = Guest(new_guest(), UNNAMED, "en", False, "", True, True)
        self.remember(guest, name, address)
        return self.token(guest.id)

    def token(self, guest_id: str) -> str:
        return str(self._signer.dumps(guest_id))

    def csrf(self, guest_id: str) -> str:
        return hmac.new(self._secret.encode(), f"csrf {guest_id}".encode(), hashlib.sha256).hexdigest()

    def _known(self, token: str) -> Guest | None:
        """Whose token it is; None if it is nobody's, or if it has been ended."""
        guest, key = self._read(token, self._signer)
        if not guest and self._former is not None:
            guest, key = self._read(token, self._former)
        if not guest:
            return None
        row = self.people.store.guests.find(guest)
        if row is None:
            return None if key else Guest(guest, UNNAMED, "", False, self.csrf(guest), False, False)
        device = self.accounts.admits(guest, key) if key and row.account else None
        if row.name == FORMER or row.account != (device is not None):
            return None
        name = row.name or UNNAMED
        ended = device.id if device is not None else ""
        return Guest(
            guest, name, "", False, self.csrf(guest), False, False, row.account, ended, read(row.preferences)
        )

    @staticmethod
    def _read(token: str, signer: URLSafeSerializer) -> tuple[str, str]:
        """The guest and the key of the device that were signed; empty if they were not."""
        try:
            found = signer.loads(token)
        except BadSignature:
            return "", ""
        if isinstance(found, str):
            return found, ""
        if isinstance(found, list) and len(found) == 2 and all(isinstance(part, str) for part in found):
            return found[0], found[1]
        return "", ""


def language_of(request: Request) -> str:
    """The chosen language, or the browser's, or English."""
    chosen = request.query_params.get("lang") or request.cookies.get(LANGUAGE_COOKIE, "")
    if chosen in LANGUAGES:
        return chosen
    for part in request.headers.get("accept-language", "").split(","):
        wanted = part.split(";")[0].strip()[:2].lower()
        if wanted == "sk":
            return "cs"
        if wanted in LANGUAGES:
            return wanted
    return "en"
