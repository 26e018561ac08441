"""How good a position looks, for bots."""

from __future__ import annotations

from perihelion.games.pulsar.scoring import projected
from perihelion.games.pulsar.state import PulsarState


def evaluate(state: PulsarState, seat: int) -> float:
    rivals = [projected(state, other) for other in range(state.seats) if other != seat]
    return float(projected(state, seat) - max(rivals))


def rate(state: PulsarState, seat: int, actions: list[int]) -> list[float] | None:
    return None
