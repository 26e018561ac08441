"""Figures of a position for the second line of a prompt; all of them known to the seat."""

from __future__ import annotations

from perihelion.core.text import Arg
from perihelion.games.quarterworlds.components import EPOCHS
from perihelion.games.quarterworlds.rules.offer import cards_left
from perihelion.games.quarterworlds.state import QuarState


def figures(state: QuarState, seat: int) -> dict[str, Arg]:
    """The own hand, tokens and planets, and what is still to come."""
    return {
        "hand": len(state.hands[seat]),
        "limit": state.parts.hand_limit,
        "tokens": state.tokens[seat],
        "planets": len(state.worlds[seat]),
        "left": cards_left(state),
        "epoch": state.epoch,
        "epochs": EPOCHS,
    }
