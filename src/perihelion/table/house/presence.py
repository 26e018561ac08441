"""Presence: who has a table open, here or by another process on the same database.

A process knows its own streams. On a shared database it says every few seconds who is here, and asks there
who is elsewhere; one that dies says nothing any more, and whoever was there is away from then on.
"""

from __future__ import annotations

import time

from perihelion.table.house.hub import Hub
from perihelion.table.store import Store

BEAT = 4.0  # seconds
MOST_KNOWN = 5_000
MISSED = 3 * BEAT  # seconds without a word after which somebody is not there any more


class Presence:
    def __init__(self, store: Store, hub: Hub) -> None:
        self.store = store
        self.hub = hub
        self._known: dict[str, tuple[float, dict[str, float]]] = {}

    def watchers(self, table: str) -> set[str]:
        """The guests who have the table open."""
        here = self.hub.watchers(table)
        if not self.store.shared:
            return here
        return here | {guest for guest, gone in self._seen(table).items() if gone < MISSED}

    def away(self, table: str, guest: str) -> float:
        """For how many seconds the guest has not had the table open."""
        here = self.hub.away(table, guest)
        if not self.store.shared or here == 0:
            return here
        there = self._seen(table).get(guest, here)
        return min(here, 0.0 if there < MISSED else there)

    def _seen(self, table: str) -> dict[str, float]:
        """For how many seconds each guest has not been at the table; asked for once a second at most."""
        at = time.monotonic()
        known = self._known.get(table)
        if known is None or at - known[0] > 1:
            if len(self._known) > MOST_KNOWN:
                self._known.clear()
            known = self._known[table] = (at, self.store.sharing.seen(table))
        return known[1]

    def beat(self) -> None:
        """Says who is here."""
        if pairs := self.hub.present():
            self.store.sharing.see(pairs)
