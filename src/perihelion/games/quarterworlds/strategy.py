"""Judgement for bots."""

from __future__ import annotations

from perihelion.games.quarterworlds.scoring import standing
from perihelion.games.quarterworlds.state import QuarState


def evaluate(state: QuarState, seat: int) -> float:
    """Margin in points."""
    return float(sum(standing(state, seat)) - sum(standing(state, 1 - seat)))


def rate(state: QuarState, seat: int, actions: list[int]) -> list[float] | None:
    return None
