"""How good a position looks: a readable judgement for bots."""

from __future__ import annotations

from perihelion.games.starfarers.board import Board
from perihelion.games.starfarers.state import StarState


class DistanceTable:
    def __init__(self, board: Board) -> None:
        self.size = board.size


def evaluate(state: StarState, seat: int) -> float:
    own = float(state.points(seat))
    return own - max(float(state.points(other)) for other in range(state.seats) if other != seat)


def rate(state: StarState, seat: int, actions: list[int]) -> list[float] | None:
    return None
