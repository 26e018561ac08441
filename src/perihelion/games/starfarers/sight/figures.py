"""Figures of a position for the second line of a prompt; all of them known to the seat."""

from __future__ import annotations

from perihelion.core.text import Arg
from perihelion.games.starfarers.components.parts import CARGO
from perihelion.games.starfarers.rules.production import hand_limit
from perihelion.games.starfarers.state import StarState


def figures(state: StarState, seat: int) -> dict[str, Arg]:
    """The own hand, ships and points, and the best of the others."""
    return {
        "hand": state.hand_size(seat),
        "limit": hand_limit(state, seat),
        "speed": state.speed(seat),
        "cargo": state.modules[seat][CARGO],
        "points": state.points(seat),
        "goal": state.parts.target,
        "leader": max([state.points(other) for other in range(state.seats) if other != seat]),
    }
