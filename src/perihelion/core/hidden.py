"""What is hidden from whom, declared by each game in one place, next to its view (`sight/hidden.py`).

A pool is a set of places whose contents a seat cannot tell apart: any order of the contents over the places
agrees with all that the seat knows, and each is as likely as another. What is secretly answered in the open
question is not declared: steps that are `secret` say so themselves.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

BLANK: Final = 0  # the card, tile or token that lies wherever a veiled copy does not show which one it is


@dataclass
class Pool:
    """Places with hidden contents: `contents[i]` lies at `places[i]`. Places whose name begins with the same
    word (`hand 2 0`, `hand 2 1`) are of one kind. What lies in a heap has no order: its places have one name,
    which ends in `~`."""

    name: str
    places: list[str]
    contents: list[int]

    def add(self, place: str, contents: list[int]) -> None:
        """Adds a row of places."""
        for number, content in enumerate(contents):
            self.places.append(f"{place} {number}")
            self.contents.append(content)

    def add_heap(self, place: str, contents: list[int]) -> None:
        """Adds places of which nobody keeps the order."""
        for content in contents:
            self.places.append(f"{place} ~")
            self.contents.append(content)
