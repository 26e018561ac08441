"""Whether the card that an action names is where the action needs it."""

from __future__ import annotations

from perihelion.core.text import Reason
from perihelion.games.quarterworlds.state import QuarState


def absence(state: QuarState, seat: int, action: int) -> Reason | None:
    """Why the card cannot be meant: it does not lie in the offer, or is not in the seat's hand."""
    actions = state.quarterworlds.actions
    if actions.is_take(action):
        number, places, reason, rule = action - actions.take, state.offer, "refusal-not-in-offer", "QUAR-041"
    elif actions.is_lay(action):
        number, places = action - actions.lay, state.hands[seat]
        reason, rule = "refusal-not-in-hand", "QUAR-031"
    elif actions.is_research(action):
        number, places = action - actions.research + state.parts.epoch_cards, state.science[seat]
        reason, rule = "refusal-not-in-hand", "QUAR-130"
    else:
        return None
    return None if number in places else Reason(reason, rule, {"card": state.card(number).key})
