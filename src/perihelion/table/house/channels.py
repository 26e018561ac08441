"""Channels: addresses that people have given so that they are told of their turns.

A channel wants some kinds of news and has quiet hours, in which it is told nothing; what is still so when
they end is told then. It belongs to the guest who made it. Whoever has its address for stopping can stop it.
"""

from __future__ import annotations

import hmac
import re
import secrets
from dataclasses import dataclass
from datetime import UTC, datetime
from urllib.parse import urlsplit
from zoneinfo import ZoneInfo, available_timezones

from perihelion.table.house.house import House
from perihelion.table.house.people import new_key
from perihelion.table.house.problems import Foreign, Missing, Problem, TooMany
from perihelion.table.store import ChannelRow

DISCORD, SLACK, MATRIX, NTFY, PLAIN = "discord", "slack", "matrix", "ntfy", "json"
SHAPES = (DISCORD, SLACK, MATRIX, NTFY, PLAIN)
TURN, OVER = "turn", "over"
KINDS = (TURN, OVER)
MOST = 5  # of one guest
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
    if len(house.store.channels.of(guest)) >= MOST:
        raise TooMany("ui-problem-many-channels", {"count": MOST})
    if shape not in SHAPES or not wants or any(kind not in KINDS for kind in wants):
        raise Problem("ui-problem-channel")
    quiet(hours)
    row = ChannelRow(
        new_key(), guest, shape, checked_address(address), wants, hours, lang, secrets.token_hex(32)
    )
    house.store.channels.add(row)
    return row


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
    seal = hmac.new(row.secret.encode(), b"stop", "sha256").hexdigest()
    return f"{row.id}.{seal[:32]}"


def stoppable(house: House, key: str) -> ChannelRow:
    row = house.store.channels.find(key.partition(".")[0])
    if row is None or not hmac.compare_digest(stop_key(row).encode(), key.encode()):
        raise Missing("ui-problem-no-channel")
    return row


def failed(house: House, row: ChannelRow) -> None:
    """Counts what could not be delivered; a channel that fails again and again is switched off."""
    current = house.store.channels.find(row.id)
    if current is not None:
        count = current.failures + 1
        house.store.channels.set_failures(row.id, count, count >= MOST_FAILURES)
