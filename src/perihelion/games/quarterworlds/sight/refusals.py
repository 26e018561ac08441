"""Why not, whatever step is on top: a card that is not where the action needs it."""

from __future__ import annotations

from perihelion.core.text import Reason
from perihelion.games.quarterworlds.rules.presence import absence
from perihelion.games.quarterworlds.state import QuarState


def refusal(state: QuarState, seat: int, action: int) -> Reason | None:
    return absence(state, seat, action)
