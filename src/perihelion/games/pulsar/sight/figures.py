"""Figures of a position for the second line of a prompt; all of them known to the seat."""

from __future__ import annotations

from perihelion.core.text import Arg
from perihelion.games.pulsar.state import PulsarState


def figures(state: PulsarState, seat: int) -> dict[str, Arg]:
    """The own dice, cubes and pieces, and the round."""
    player = state.players[seat]
    return {
        "dice": len(player.dice),
        "cubes": player.cubes,
        "modifiers": sum(player.modifiers),
        "rings": player.rings,
        "front": sum(player.front),
        "round": state.round,
        "rounds": state.box.figures.rounds,
    }
