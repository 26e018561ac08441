"""An offer of the active player, to everybody or to one opponent. With one side left open it is a call: the
opponents make the proposals. Every trade has the active player on one side (STAR-106 to STAR-110). Offers per
turn and steps per offer are bounded, high above what people need; drafts that are not sent do not count.
"""

from __future__ import annotations

from typing import ClassVar

from perihelion.core.state import Step
from perihelion.core.text import Reason, Text
from perihelion.games.starfarers.components.parts import NOBODY
from perihelion.games.starfarers.rules.answering import ask_opponents
from perihelion.games.starfarers.rules.cards import holds_any
from perihelion.games.starfarers.rules.drafts import draft_refusal, is_proposal, stepper_actions, take_step
from perihelion.games.starfarers.rules.suggesting import speak_up, suggestion_actions
from perihelion.games.starfarers.state import StarState


def may_offer(state: StarState, seat: int) -> bool:
    """Whether a further offer can be opened now."""
    if state.offers >= state.parts.offers_per_turn or state.drafts >= state.parts.drafts_per_turn:
        return False
    return state.hand_size(seat) > 0 and somebody_else_has_cards(state, seat)


def somebody_else_has_cards(state: StarState, seat: int) -> bool:
    return any(other != seat and state.hand_size(other) for other in range(state.seats))


def offer_reason(state: StarState, seat: int) -> Reason | None:
    """Why no further offer can be opened now, or None if one can."""
    if may_offer(state, seat):
        return None
    if state.offers >= state.parts.offers_per_turn:
        return Reason("refusal-offers", "STAR-106", {"limit": state.parts.offers_per_turn})
    if state.drafts >= state.parts.drafts_per_turn:
        return Reason("refusal-drafts", "STAR-106", {"limit": state.parts.drafts_per_turn})
    if state.hand_size(seat) == 0:
        return Reason("refusal-nothing-to-give", "STAR-107")
    return Reason("refusal-nobody-has-cards", "STAR-107")


def partner_reason(state: StarState, other: int) -> Reason | None:
    """Why an offer cannot be put to a single player."""
    if other == state.active:
        return Reason("refusal-not-yourself", "STAR-106")
    if state.hand_size(other) == 0:
        return Reason("refusal-no-cards", "STAR-107", {"seat": other})
    return None


def partners(state: StarState) -> list[int]:
    """The opponents to whom an offer can be put."""
    return [other for other in range(state.seats) if other != state.active and state.hand_size(other)]


class Offer(Step[StarState]):
    """The active player puts an offer together; what is in it is nobody's business until proposed."""

    FIELDS: ClassVar[tuple[str, ...]] = ("give", "ask", "steps")

    def __init__(self, give: list[int], ask: list[int], steps: int) -> None:
        self.give = give
        self.ask = ask
        self.steps = steps

    def copy(self) -> Offer:
        return Offer(self.give[:], self.ask[:], self.steps)

    def run(self, state: StarState) -> None:
        state.ask(1 << state.active)

    def legal(self, state: StarState, seat: int) -> list[int]:
        actions = state.rules.actions
        found = stepper_actions(state, seat, self.give, self.ask, self.steps)
        if is_proposal(state.hands[seat], self.give, self.ask):
            found.append(actions.propose)
            found += [actions.propose_to + other for other in partners(state)]
        if not (holds_any(self.give) and holds_any(self.ask)):
            found.append(actions.call)
        found.append(actions.withdraw)
        return found

    def offhand(self, state: StarState, seat: int) -> list[int]:
        return suggestion_actions(state, seat)

    def answer(self, state: StarState, seat: int, action: int) -> None:
        actions = state.rules.actions
        if seat != state.active:
            speak_up(state, seat, action)
            return
        if action == actions.withdraw:
            state.pop()
        elif actions.propose <= action <= actions.call:
            state.pop()
            state.offers += 1
            partner = NOBODY
            if actions.propose_to <= action < actions.call:
                partner = action - actions.propose_to
            ask_opponents(state, self.give, self.ask, action == actions.call, partner)
        else:
            self.steps += 1
            take_step(state, self.give, self.ask, action)

    def refusal(self, state: StarState, seat: int, action: int) -> Reason:
        reason = draft_refusal(state, action, self.give, self.ask, state.hands[seat], self.steps)
        if action == state.rules.actions.call:
            reason = Reason("refusal-call", "STAR-109")
        partner = action - state.rules.actions.propose_to
        if reason is None and 0 <= partner < state.seats:
            reason = partner_reason(state, partner)
        return reason or super().refusal(state, seat, action)

    def prompt(self, state: StarState, seat: int) -> Text:
        return Text("prompt-offer")
