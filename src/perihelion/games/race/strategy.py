"""How a sensible beginner judges a position and a choice."""

from __future__ import annotations

from perihelion.games.race.scoring import points
from perihelion.games.race.state import RaceState


def evaluate(state: RaceState, seat: int) -> float:
    rivals = [points(state, other) for other in range(state.seats) if other != seat]
    return float(points(state, seat) - max(rivals))


def rate(state: RaceState, seat: int, actions: list[int]) -> list[float] | None:
    return None
