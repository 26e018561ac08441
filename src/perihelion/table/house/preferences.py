"""Preferences: how somebody likes the pages, kept with the person so that they are the same on every device.

What nobody has chosen is not kept; the page then does as it usually does, or as this device did before.
"""

from __future__ import annotations

import json
from collections.abc import Mapping

from perihelion.language import LANGUAGES
from perihelion.table.house.problems import Problem
from perihelion.table.store import Store

# Each preference and what can be chosen.
CHOICES: dict[str, tuple[str, ...]] = {
    "language": LANGUAGES,
    "theme": ("dark", "light", "auto"),
    "size": ("usual", "large", "larger"),
    "motion": ("system", "calm"),
    "pace": ("0", "5", "10", "20"),
    "ask": ("always", "matters", "never"),
    "choose": ("once", "confirm"),
    "coach": ("off", "asked", "always"),
    "sound": ("off", "bell", "chime", "knock"),
}
USUAL = {
    "theme": "dark", "size": "usual", "motion": "system", "pace": "5", "ask": "matters", "choose": "once",
    "coach": "asked", "sound": "off",
}  # fmt: skip


def read(text: str) -> dict[str, str]:
    """What was kept; what this version does not know is left out."""
    kept = json.loads(text) if text else {}
    return {name: kept[name] for name, choices in CHOICES.items() if kept.get(name) in choices}


def prefer(store: Store, guest: str, wanted: Mapping[str, str]) -> dict[str, str]:
    """Keeps what somebody has chosen, beside what they had chosen before."""
    for name, value in wanted.items():
        if value not in CHOICES.get(name, ()):
            raise Problem("ui-problem-preference")
    row = store.guests.find(guest)
    chosen = {**read(row.preferences if row is not None else ""), **wanted}
    store.guests.prefer(guest, json.dumps(chosen))
    return chosen
