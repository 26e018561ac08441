"""How good a position looks for one seat: the judgement of the greedy bot and of search."""

from __future__ import annotations

from perihelion.games.seti.scoring import final_points
from perihelion.games.seti.state import SetiState


def evaluate(state: SetiState, seat: int) -> float:
    return float(final_points(state, seat))


def rate(state: SetiState, seat: int, actions: list[int]) -> list[float] | None:
    return None
