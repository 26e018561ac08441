"""Channels: how people want to be told of their turns: by a webhook, on a device, or by mail.

A channel wants some kinds of news and has quiet hours, in which it is told nothing; what is still so when
they end is told then. It belongs to the guest who made it. Whoever has its address for stopping can stop it.
"""

from __future__ import annotations

import base64
import binascii
import hmac
import re
import secrets
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from urllib.parse import urlsplit
from zoneinfo import ZoneInfo, available_timezones

from perihelion.table.house.accounts import checked_email
from perihelion.table.house.house import House
from perihelion.table.house.people import new_key
from perihelion.table.house.problems import Foreign, Missing, Problem, TooMany
from perihelion.table.store import ChannelRow
from perihelion.table.store.channels import CHATTED, INVITED, OVER, ROUND, TURN

DISCORD, SLACK, MATRIX, NTFY, PLAIN = "discord", "slack", "matrix", "ntfy", "json"
SHAPES = (DISCORD, SLACK, MATRIX, NTFY, PLAIN)  # of webhooks
PUSH, MAIL = "push", "mail"
PACES = ("", "hour", "day")  # of mails: at once, or no more often
PACE_MS = {"": 0, "hour": 3_600_000, "day": 86_400_000}
KINDS = (TURN, INVITED, OVER, ROUND, CHATTED)
MOST = 8  # of one guest
MOST_FAILURES = 5
_QUIET = re.compile(r"([01]?[0-9]|2[0-3])-([01]?[0-9]|2[0-3]) (\S+)")


@dataclass(frozen=True)
class Quiet:
    """Hours of a day in which nothing is sent; none if they begin and end together."""

    start: int = 0
    end: int = 0
    zone: str = "UTC"

    def covers(self, now: int) -> bool:
        """Whether a moment (in milliseconds) lies in them."""
        hour = datetime.fromtimestamp(now / 1000, UTC).astimezone(ZoneInfo(self.zone)).hour
        if self.start <= self.end:
            return self.start <= hour < self.end
        return hour >= self.start or hour < self.end


def quiet(text: str) -> Quiet:
    """`FROM-TO ZONE`, or nothing."""
    if not text:
        return Quiet()
    found = _QUIET.fullmatch(text)
    if found is None or found[3] not in available_timezones():
        raise Problem("ui-problem-quiet")
    return Quiet(int(found[1]), int(found[2]), found[3])


def add(
    house: House, guest: str, shape: str, address: str, wants: tuple[str, ...], hours: str, lang: str
) -> ChannelRow:
    """A webhook."""
    if shape not in SHAPES:
        raise Problem("ui-problem-channel")
    return _add(house, _row(guest, shape, checked_address(address), wants, hours, lang))


def add_device(
    house: House, guest: str, address: str, keys: str, wants: tuple[str, ...], hours: str, lang: str
) -> ChannelRow:
    """A device that takes push messages. One that was given before, maybe by somebody else who used it, takes
    the place of itself."""
    row = replace(_row(guest, PUSH, checked_address(address), wants, hours, lang), keys=checked_keys(keys))
    if ":" in (urlsplit(row.address).hostname or ""):
        raise Problem("ui-problem-device")
    for known in house.store.channels.of_shape(PUSH, row.address):
        house.store.channels.remove(known.id)
    return _add(house, row)


def add_mail(
    house: House, guest: str, address: str, pace: str, wants: tuple[str, ...], hours: str, lang: str
) -> ChannelRow:
    """A mailbox, to which nothing but one link is sent until that has been opened."""
    row = _row(guest, MAIL, checked_email(address), wants, hours, lang)
    row = replace(row, pace=_checked_pace(pace), confirmed=False)
    for known in house.store.channels.of(guest):
        if (known.shape, known.address) == (MAIL, row.address):
            house.store.channels.remove(known.id)
    return _add(house, row)


def change(house: House, row: ChannelRow, wants: tuple[str, ...], hours: str, pace: str = "") -> None:
    _check(wants, hours)
    house.store.channels.choose(row.id, wants, hours, _checked_pace(pace) if row.shape == MAIL else "")


def waits(row: ChannelRow, now: int) -> bool:
    """Whether what there is to tell is gathered for a while longer, or kept until quiet hours are over."""
    return quiet(row.quiet).covers(now) or now < row.last + PACE_MS[row.pace]


def _checked_pace(pace: str) -> str:
    if pace not in PACES:
        raise Problem("ui-problem-channel")
    return pace


def _row(guest: str, shape: str, address: str, wants: tuple[str, ...], hours: str, lang: str) -> ChannelRow:
    _check(wants, hours)
    return ChannelRow(new_key(), guest, shape, address, wants, hours, lang, secrets.token_hex(32))


def _check(wants: tuple[str, ...], hours: str) -> None:
    if not wants or any(kind not in KINDS for kind in wants):
        raise Problem("ui-problem-channel")
    quiet(hours)


def _add(house: House, row: ChannelRow) -> ChannelRow:
    if len(house.store.channels.of(row.guest)) >= MOST:
        raise TooMany("ui-problem-many-channels", {"count": MOST})
    house.store.channels.add(row)
    return row


def checked_keys(text: str) -> str:
    """What a device gives so that only it can read what is sent: a point of a curve and a secret, in base64
    for URLs, with a space between them."""
    point, _, secret = text.partition(" ")
    try:
        sizes = [len(base64.urlsafe_b64decode(part + "=" * (-len(part) % 4))) for part in (point, secret)]
    except (binascii.Error, ValueError) as error:
        raise Problem("ui-problem-device") from error
    if sizes != [65, 16] or not re.fullmatch(r"[A-Za-z0-9_-]+ [A-Za-z0-9_-]+", text):
        raise Problem("ui-problem-device")
    return text


def checked_address(text: str) -> str:
    """An address to which messages can be posted, as far as can be said without asking anybody."""
    address = text.strip()
    try:
        parts = urlsplit(address)
        port = parts.port
    except ValueError as error:
        raise Problem("ui-problem-hook") from error
    plain = address.isascii() and address.isprintable() and " " not in address and len(address) <= 500
    usual = port is None or port in (80, 443) or port >= 1024
    if parts.scheme not in ("http", "https") or not parts.hostname or parts.username or not (plain and usual):
        raise Problem("ui-problem-hook")
    return address


def own(house: House, guest: str, channel: str) -> ChannelRow:
    row = house.store.channels.find(channel)
    if row is None:
        raise Missing("ui-problem-no-channel")
    if row.guest != guest:
        raise Foreign("ui-problem-no-channel")
    return row


def stop_key(row: ChannelRow) -> str:
    """What the link for stopping has: it stops this channel and tells nothing."""
    return _key(row, "stop")


def confirm_key(row: ChannelRow) -> str:
    """What the link has that is sent to a mailbox: who opens it can read what is sent there."""
    return _key(row, "confirm")


def stoppable(house: House, key: str) -> ChannelRow:
    return _by_key(house, key, "stop")


def confirmable(house: House, key: str) -> ChannelRow:
    return _by_key(house, key, "confirm")


def _key(row: ChannelRow, what: str) -> str:
    seal = hmac.new(row.secret.encode(), what.encode(), "sha256").hexdigest()
    return f"{row.id}.{seal[:32]}"


def _by_key(house: House, key: str, what: str) -> ChannelRow:
    row = house.store.channels.find(key.partition(".")[0])
    if row is None or not hmac.compare_digest(_key(row, what).encode(), key.encode()):
        raise Missing("ui-problem-no-channel")
    return row


def failed(house: House, row: ChannelRow, gone: bool = False) -> None:
    """Counts what could not be delivered; a channel that is gone or fails again and again is switched off."""
    house.store.channels.fail(row.id, 1 if gone else MOST_FAILURES)
