"""Cards are put in order however many there are."""

from __future__ import annotations

import pytest

from perihelion.core.chance import seeded
from perihelion.core.order import FEW, in_order


@pytest.mark.parametrize("limit", [FEW, 140, 255, 256, 257, 1000])
@pytest.mark.parametrize("count", [0, 1, FEW - 1, FEW])
def test_cards_are_put_in_order(limit: int, count: int) -> None:
    chance = seeded(f"order {limit} {count}")
    for size in (count, limit - 1, limit):
        cards = list(range(limit))
        chance.shuffle(cards)
        lying = cards[:size]
        assert in_order(lying, limit) == sorted(lying)
        assert lying == cards[:size]
