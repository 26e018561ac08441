"""Offers between players, put together as they do it: shared by the tests of trading."""

from __future__ import annotations

from tests.games.starfarers.scenario import A, Table


def offer(table: Table, seat: int, give: str, ask: str) -> Table:
    """Puts a draft together from its steppers: words like "2 food"."""
    for side, words in (("give-more", give), ("ask-more", ask)):
        for part in words.split(", ") if words else []:
            count, kind = part.split()
            table.act(seat, *[f"{side}:{kind}"] * int(count))
    return table


def proposed(table: Table, give: str, ask: str) -> Table:
    """A proposes a trade to everybody."""
    return offer(table.act(A, "offer"), A, give, ask).act(A, "propose")
