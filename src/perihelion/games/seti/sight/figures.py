"""Figures of a position for the second line of a prompt; all of them known to the seat."""

from __future__ import annotations

from perihelion.core.text import Arg
from perihelion.games.seti.state import SetiState


def figures(state: SetiState, seat: int) -> dict[str, Arg]:
    """The own resources, what they buy, and the round."""
    player, parts = state.players[seat], state.parts
    return {
        "credits": player.credits,
        "energy": player.energy,
        "publicity": player.publicity,
        "data": player.data,
        "pool": parts.pool_max,
        "exofossils": player.exofossils,
        "hand": len(player.hand),
        "limit": parts.hand_limit,
        "research": parts.research_publicity,
        "buy": parts.buy_publicity,
        "round": state.round,
        "rounds": parts.rounds,
    }
