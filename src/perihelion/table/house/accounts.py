"""Accounts: guests who want to be found again, without a password.

An account is a guest who has a passkey or a confirmed address: nothing that they have played moves. What
signs in a browser is a device of its own, which can be ended alone. Links, codes and challenges are secrets
that work once and for a while; the store has their hashes only.
"""

from __future__ import annotations

import hashlib
import re
import secrets

from perihelion.table.house.limits import Limits, meter
from perihelion.table.house.problems import Foreign, Missing, NotNow, Problem, TooMany
from perihelion.table.store import Conflict, DeviceRow, Store, TokenRow, now_ms

MAIL, ENTER, DEVICE, REGISTER, ASSERT = "mail", "enter", "device", "register", "assert"
LINKS = (MAIL, ENTER, DEVICE)
SECONDS = {MAIL: 1200, ENTER: 1200, DEVICE: 600, REGISTER: 300, ASSERT: 300}
SEEN_EVERY = 3600
LETTERS = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ"  # none that looks like another
CODE_LENGTH = 12
_EMAIL = re.compile(r"[^@\s<>(),;:\"\[\]\\]+@[^@\s<>(),;:\"\[\]\\]+\.[^@\s<>(),;:\"\[\]\\.]+")
BROWSERS = {"Edg": "Edge", "OPR": "Opera", "Firefox": "Firefox", "Chrom": "Chrome", "Safari": "Safari"}
SYSTEMS = {
    "Android": "Android", "iPhone": "iPhone", "iPad": "iPad", "Windows": "Windows", "CrOS": "ChromeOS",
    "Mac OS": "macOS", "Linux": "Linux",
}  # fmt: skip


class Accounts:
    """Makes accounts, lets people in, and shows them out."""

    def __init__(self, store: Store, limits: Limits) -> None:
        self.store = store
        self.kept = store.accounts
        self.limits = limits
        self.exports = meter(store, "exports", limits.exports, 3600)
        self._tries = meter(store, "codes", limits.code_tries, 60)
        self._mails_here = meter(store, "mails here", limits.mails_per_address, 3600)
        self._mails_there = meter(store, "mails there", limits.mails_per_mailbox, 3600)

    # -- what works once ---------------------------------------------------------------------------

    def issue(self, kind: str, guest: str, email: str = "", secret: str = "") -> str:
        """A new secret of a kind for a guest."""
        secret = secret or secrets.token_urlsafe(32)
        expires = now_ms() // 1000 + SECONDS[kind]
        self.kept.add_token(TokenRow(digest(secret), kind, guest, email, expires))
        return secret

    def look(self, secret: str, kinds: tuple[str, ...]) -> TokenRow:
        """What a secret is good for, without using it."""
        token = self.kept.token(digest(secret))
        if token is None or token.kind not in kinds:
            raise Missing("ui-problem-link-wrong")
        if token.used:
            raise NotNow("ui-problem-link-used")
        if token.expires <= now_ms() // 1000:
            raise NotNow("ui-problem-link-old")
        return token

    def use(self, secret: str, kinds: tuple[str, ...]) -> TokenRow:
        """Uses a secret up; of two who try at once only one can."""
        token = self.look(secret, kinds)
        if not self.kept.take_token(token.id):
            raise NotNow("ui-problem-link-used")
        return token

    # -- e-mail and codes --------------------------------------------------------------------------

    def count_mail(self, email: str, address: str) -> None:
        """Somebody at an address has a link sent to a mailbox; refuses too many of them."""
        if not self._mails_here.take(address) or not self._mails_there.take(email):
            raise TooMany("ui-problem-many-mails")

    def ask_by_mail(self, guest: str, email: str, address: str) -> tuple[str, str, str]:
        """Somebody wants a link sent: the mailbox, what kind of link it is, and its secret. Whoever asks is
        not told whether the mailbox has an account already; who can read it is."""
        email = checked_email(email)
        self.count_mail(email, address)
        known = self.kept.by_email(email)
        kind = MAIL if known is None else ENTER
        return email, kind, self.issue(kind, guest if known is None else known.guest, email)

    def device_code(self, guest: str) -> str:
        """What lets another device in, short enough to be typed."""
        code = "".join(secrets.choice(LETTERS) for _ in range(CODE_LENGTH))
        return self.issue(DEVICE, guest, secret=code)

    def try_code(self, address: str) -> None:
        """Counts a code that somebody has typed, or a link that somebody has opened."""
        if not self._tries.take(address):
            raise TooMany("ui-problem-many-codes")

    def confirm_email(self, guest: str, email: str) -> None:
        """The guest has an account, with this address."""
        self.kept.add(guest)
        try:
            self.kept.set_email(guest, email)
        except Conflict as error:
            raise NotNow("ui-problem-mail-taken") from error

    # -- devices -----------------------------------------------------------------------------------

    def open_device(self, guest: str, label: str, before: str = "") -> str:
        """Lets a device in: what its cookie holds beside the guest."""
        key = secrets.token_urlsafe(24)
        self.kept.add_device(DeviceRow(digest(key), guest, label, before))
        return key

    def admits(self, guest: str, key: str) -> DeviceRow | None:
        """The device that a cookie belongs to, if it has not been ended."""
        device = self.kept.device(digest(key))
        if device is None or device.guest != guest:
            return None
        if device.seen < now_ms() // 1000 - SEEN_EVERY:
            self.kept.see_device(device.id)
        return device

    def close_device(self, guest: str, device: str) -> None:
        self.kept.remove_device(guest, device)

    # -- ways in -----------------------------------------------------------------------------------

    def ways_in(self, guest: str) -> int:
        """By how many ways the guest can sign in."""
        account = self.kept.find(guest)
        mail = account is not None and account.email is not None
        return len(self.kept.passkeys_of(guest)) + mail

    def remove_passkey(self, guest: str, credential: str) -> None:
        if all(row.id != credential for row in self.kept.passkeys_of(guest)):
            raise Foreign("ui-problem-no-passkey")
        self._keep_a_way(guest)
        self.kept.remove_passkey(guest, credential)

    def remove_email(self, guest: str) -> None:
        self._keep_a_way(guest)
        self.kept.set_email(guest, None)

    def _keep_a_way(self, guest: str) -> None:
        if self.ways_in(guest) < 2:
            raise NotNow("ui-problem-last-way")


def digest(secret: str) -> str:
    return hashlib.sha256(secret.encode()).hexdigest()


def tidy_code(text: str) -> str:
    """A code as somebody has typed it."""
    return "".join(char for char in text.upper() if char in LETTERS)


def checked_email(text: str) -> str:
    """An address to which a link can be sent, as far as can be said without sending one."""
    email = text.strip().lower()
    if len(email) > 254 or not email.isascii() or not email.isprintable() or not _EMAIL.fullmatch(email):
        raise Problem("ui-problem-mail-address")
    return email


def device_label(agent: str) -> str:
    """What a browser calls itself, in two words that everybody knows."""
    found = [
        next((name for mark, name in known.items() if mark in agent), "") for known in (BROWSERS, SYSTEMS)
    ]
    return ", ".join(word for word in found if word) or "?"
