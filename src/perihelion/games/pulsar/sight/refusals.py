"""Why not, whatever step is on top: the phase of the game forbids it."""

from __future__ import annotations

from perihelion.core.text import Reason
from perihelion.games.pulsar.rules.dice import PRODUCTION_PHASE, Round, TakeDice
from perihelion.games.pulsar.rules.setup import ChooseEntryGate, ChooseSide
from perihelion.games.pulsar.state import PulsarState


def refusal(state: PulsarState, seat: int, action: int) -> Reason | None:
    """Why an action is out of the question in this phase of the game."""
    top = state.stack[-1]
    if isinstance(top, (ChooseSide, ChooseEntryGate)):
        return Reason("refusal-setup", "PULS-034")
    if isinstance(top, TakeDice):
        return Reason("refusal-dice-phase", "PULS-048")
    if isinstance(state.stack[0], Round) and state.stack[0].phase == PRODUCTION_PHASE:
        return Reason("refusal-not-your-turn", "PULS-068", {"seat": state.asked_seats()[0]})
    return None
