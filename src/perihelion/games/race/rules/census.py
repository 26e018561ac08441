"""The census of Race: every card and every VP is somewhere, and only in one place (RACE-007)."""

from __future__ import annotations

from perihelion.games.race.state import NONE, RaceState


def census(state: RaceState) -> dict[str, int]:
    """Every card by title over all places, and the VP in pool and chips."""
    counts = [0] * len(state.cards.cards)
    places = [state.pile, state.discard]
    for player in state.players:
        places += [player.hand, player.tableau, player.looking, [c for c in player.goods if c != NONE]]
    for place in places:
        for card in place:
            counts[card] += 1
    found = {state.cards.ids[card]: count for card, count in enumerate(counts)}
    found["vp"] = state.pool + sum(player.chips for player in state.players)
    return found
