"""A draft of a trade, put together card by card: who drafts gives one side and asks for the other. Drafts are
nobody else's business until they are proposed."""

from __future__ import annotations

from perihelion.core.text import Reason
from perihelion.games.starfarers.rules.cards import covers, holds_any
from perihelion.games.starfarers.state import StarState


def is_proposal(hand: list[int], give: list[int], ask: list[int]) -> bool:
    """Whether these two sides make a proposal (STAR-107); the steps keep the kinds apart (STAR-R10)."""
    return holds_any(give) and holds_any(ask) and covers(hand, give)


def draft_reason(hand: list[int], give: list[int], ask: list[int]) -> Reason | None:
    """Why these two sides make no proposal, or None if they do."""
    if is_proposal(hand, give, ask):
        return None
    if holds_any(give) and holds_any(ask):
        return Reason("refusal-cannot-give", "STAR-106")
    return Reason("refusal-gift", "STAR-107")


def stepper_actions(state: StarState, seat: int, give: list[int], ask: list[int], steps: int) -> list[int]:
    """The steps by which a draft can be changed. A kind is either given or asked for."""
    actions = state.rules.actions
    if steps >= state.parts.steps_per_offer:
        return []
    hand = state.hands[seat]
    found = [actions.give_more + kind for kind in range(5) if not ask[kind] and give[kind] < hand[kind]]
    if holds_any(give):
        found += [actions.give_less + kind for kind in range(5) if give[kind]]
    free = [kind for kind in range(5) if not give[kind]]
    found += [actions.ask_more + kind for kind in free if ask[kind] < most_elsewhere(state, hand, kind)]
    if holds_any(ask):
        found += [actions.ask_less + kind for kind in range(5) if ask[kind]]
    return found


def most_elsewhere(state: StarState, hand: list[int], kind: int) -> int:
    """How many cards of a kind are outside the bank and the own hand: no more can be asked for."""
    return state.parts.cards[kind] - state.bank[kind] - hand[kind]


def take_step(state: StarState, give: list[int], ask: list[int], action: int) -> None:
    """Changes a draft by one card."""
    actions = state.rules.actions
    if action >= actions.ask_less:
        ask[action - actions.ask_less] -= 1
    elif action >= actions.ask_more:
        ask[action - actions.ask_more] += 1
    elif action >= actions.give_less:
        give[action - actions.give_less] -= 1
    else:
        give[action - actions.give_more] += 1


def draft_refusal(
    state: StarState, action: int, give: list[int], ask: list[int], hand: list[int], steps: int
) -> Reason | None:
    """Why a draft cannot be changed or proposed like that."""
    actions = state.rules.actions
    if actions.propose <= action < actions.call:
        return draft_reason(hand, give, ask)
    if not actions.give_more <= action < actions.ask_less + 5:
        return None
    if steps >= state.parts.steps_per_offer:
        return Reason("refusal-steps", "STAR-106", {"limit": state.parts.steps_per_offer})
    if actions.give_more <= action < actions.give_more + 5:
        kind = action - actions.give_more
        if ask[kind]:
            return Reason("refusal-same-kind", "STAR-R10")
        return Reason("refusal-no-more-cards", "STAR-106", {"have": hand[kind]})
    if actions.ask_more <= action < actions.ask_more + 5:
        kind = action - actions.ask_more
        if give[kind]:
            return Reason("refusal-same-kind", "STAR-R10")
        return Reason("refusal-ask-too-many", "STAR-106", {"count": most_elsewhere(state, hand, kind)})
    return Reason("refusal-not-in-offer", "STAR-106")
