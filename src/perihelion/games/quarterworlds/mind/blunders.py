"""What a coach warns of before a beginner does it: a hand that nothing can be laid from, a science card given
away. Passing an epoch is asked about in any case (`ends`)."""

from __future__ import annotations

from perihelion.core.text import Text
from perihelion.games.quarterworlds.mind.policy import can_go_on
from perihelion.games.quarterworlds.mind.worth import Appraisal
from perihelion.games.quarterworlds.rules.epoch_end import Research
from perihelion.games.quarterworlds.rules.turns import SecondCard
from perihelion.games.quarterworlds.state import QuarState


def blunder(state: QuarState, seat: int, action: int) -> Text | None:
    """What the choice throws away, in words; None if it throws nothing away."""
    actions, step = state.quarterworlds.actions, state.step()
    if actions.is_take(action):
        places = [state.offer.index(action - actions.take)]
        if isinstance(step, SecondCard):
            places.insert(0, step.first)
        full = len(state.hands[seat]) + len(places) == state.parts.hand_limit
        if full and not can_go_on(state, Appraisal(state, seat), places):  # QUAR-R40
            return Text("blunder-full-hand", {"limit": state.parts.hand_limit})
    if action == actions.decline and isinstance(step, Research) and len(state.legal(seat)) > 1:
        return Text("blunder-no-research")
    return None
