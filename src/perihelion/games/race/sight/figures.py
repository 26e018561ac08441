"""Figures of a position for the second line of a prompt; all of them known to the seat."""

from __future__ import annotations

from perihelion.core.text import Arg
from perihelion.games.race.rules.payment import Pay
from perihelion.games.race.rules.placing import military
from perihelion.games.race.state import RaceState


def figures(state: RaceState, seat: int) -> dict[str, Arg]:
    """The own hand, goods and strength, and how near the end is."""
    player, step = state.players[seat], state.step()
    paid = step.counts[seat] if isinstance(step, Pay) else 0
    return {
        "hand": len(player.hand),
        "after": len(player.hand) - paid,
        "limit": state.cards.hand_limit,
        "goods": player.goods_count(),
        "military": military(state.cards, player.tableau),
        "longest": max([len(other.tableau) for other in state.players]),
        "end": state.cards.tableau_end,
        "pool": state.pool,
    }
