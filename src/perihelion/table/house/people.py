"""People and bots: what they are called, and the keys that only they know."""

from __future__ import annotations

import secrets
import unicodedata
from collections.abc import Sequence

from perihelion import bots
from perihelion.table.house.limits import Limits, meter
from perihelion.table.house.problems import Problem, TooMany
from perihelion.table.store import Store

# Stars, but none that is a place in one of the games.
BOT_NAMES = ("Capella", "Rigel", "Mira", "Tycho", "Altair", "Deneb", "Spica", "Castor")
USUAL_LEVEL = "medium"
UNNAMED = "Pilot"  # the same word in both languages


class People:
    """Everybody who has been here."""

    def __init__(self, store: Store, limits: Limits) -> None:
        self.store = store
        self.limits = limits
        self._new_guests = meter(store, "guests", limits.guests_per_address, 3600)

    def name(self, guest: str) -> str:
        return self.store.guests.name(guest) or UNNAMED

    def remember(self, guest: str, name: str = "", address: str = "") -> str:
        """Keeps the guest, with a name if one was given; returns the name."""
        known = self.store.guests.name(guest)
        chosen = clean_name(name, self.limits.name_length)
        if known is None:
            if address and not self._new_guests.take(address):
                raise TooMany("ui-problem-many-guests")
            if self.store.guests.add(guest, chosen or UNNAMED):
                return chosen or UNNAMED
            known = self.store.guests.name(guest)  # two requests at once, and the other one came first
        if chosen and chosen != known:
            self.store.guests.rename(guest, chosen)
        return chosen or known or UNNAMED


def clean_name(name: str, most: int) -> str:
    """A name without control characters, directions and needless space; refuses one that is too long."""
    kept = "".join(char for char in name if unicodedata.category(char)[0] != "C")
    tidy = " ".join(kept.split())
    if len(tidy) > most:
        raise Problem("ui-problem-long-name", {"count": most})
    return tidy


def new_guest() -> str:
    """The id of somebody who has not been here."""
    return secrets.token_urlsafe(16)


def is_bot(kind: str, game: str) -> bool:
    """Whether a bot of the game is called so: by its level, its name or its character."""
    return kind in bots.LEVELS or kind in bots.NAMES or kind in bots.characters(game)


def new_key() -> str:
    """An address that nobody can guess."""
    return secrets.token_urlsafe(12)


def different(name: str, taken: Sequence[str]) -> str:
    """The name, with a number if somebody at the table has it already."""
    number, wanted = 2, name
    while wanted in taken:
        wanted, number = f"{name} {number}", number + 1
    return wanted


def bot_name(taken: Sequence[str]) -> str:
    return next((name for name in BOT_NAMES if name not in taken), different(BOT_NAMES[0], taken))
