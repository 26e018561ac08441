"""Putting cards in order before they are dealt anew, so that the deal depends on nothing but which they are.

Decks are dealt anew for every imagined world, and sorting a hundred cards takes longer than shuffling them.
"""

from __future__ import annotations

from typing import Final

EVERY: Final = bytes(range(256))
FEW: Final = 48  # so many are sorted as soon


def in_order(cards: list[int], limit: int) -> list[int]:
    """The cards, each there once and below the limit, from the lowest to the highest."""
    if len(cards) < FEW or limit > len(EVERY):
        return sorted(cards)
    every = EVERY[:limit]
    return list(every.translate(None, every.translate(None, bytes(cards))))  # all but all but these
