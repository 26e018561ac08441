"""What is hidden from whom in Quarterworlds (QUAR-R05): the order of each epoch's deck, and the science cards
that others hold or that were not dealt. A chosen card and an unfinished payment are secret answers."""

from __future__ import annotations

from perihelion.core.hidden import Pool
from perihelion.games.quarterworlds.state import QuarState


def hidden(state: QuarState, seat: int | None) -> list[Pool]:
    """The cards whose places the seat, or a spectator, does not know."""
    pools: list[Pool] = []
    for epoch, deck in enumerate(state.decks):
        pool = Pool(f"epoch {epoch + 1}", [], [])
        pool.add("deck", deck)
        pools.append(pool)
    science = Pool("science", [], [])
    for other, hand in enumerate(state.science):
        if other != seat:
            science.add(f"science {other}", hand)
    science.add("rest", state.science_rest)
    return [*pools, science]


def put_hidden(state: QuarState, seat: int | None, pools: list[Pool]) -> None:
    """Puts the contents of the pools where they belong, in the order in which `hidden` names the places."""
    *decks, science = pools
    state.decks = [pool.contents[:] for pool in decks]
    rest = science.contents[:]
    for other, hand in enumerate(state.science):
        if other != seat:
            state.science[other] = rest[: len(hand)]
            del rest[: len(hand)]
    state.science_rest = rest
