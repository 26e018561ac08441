"""Why not, whatever step is on top: it is another player's turn, or another phase."""

from __future__ import annotations

from perihelion.core.text import Reason
from perihelion.games.starfarers.components.parts import BUILDS, FLIGHT, TRADE_AND_BUILD
from perihelion.games.starfarers.rules.suggesting import suggestion_refusal
from perihelion.games.starfarers.state import StarState


def refusal(state: StarState, seat: int, action: int) -> Reason | None:
    """The reason that holds whatever step is on top, if there is one."""
    actions = state.rules.actions
    if actions.give_more <= action <= actions.no_deal and seat != state.active:
        return _talk_refusal(state, seat, action)
    if actions.build <= action < actions.give_more and not actions.rob <= action <= actions.done:
        return _trade_refusal(state, seat, action)
    if actions.move <= action < actions.friend or action == actions.end_turn:
        if seat != state.active:
            return Reason("refusal-not-your-turn", "STAR-064", {"seat": state.active})
        if state.phase != FLIGHT:
            return Reason("refusal-not-flight", "STAR-062")
    return None


def _talk_refusal(state: StarState, seat: int, action: int) -> Reason | None:
    """Why an opponent of the active player cannot speak up like that."""
    actions = state.rules.actions
    if state.phase != TRADE_AND_BUILD:
        return Reason("refusal-not-trade-phase", "STAR-099")
    if actions.deal <= action <= actions.no_deal or actions.propose_to <= action <= actions.call:
        return Reason("refusal-not-your-turn", "STAR-110", {"seat": state.active})
    if actions.accept <= action <= actions.decline_turn or action == actions.counter:
        return Reason("refusal-no-offer", "STAR-111", {"seat": state.active})
    if actions.manner <= action < actions.counter:
        return None
    return suggestion_refusal(state, seat, action) or Reason("refusal-no-draft", "STAR-109")


def _trade_refusal(state: StarState, seat: int, action: int) -> Reason | None:
    actions = state.rules.actions
    if seat != state.active:
        rule = "STAR-110" if action == actions.offer else "STAR-098"
        return Reason("refusal-not-your-turn", rule, {"seat": state.active})
    if state.phase != TRADE_AND_BUILD:
        bank = actions.build + len(BUILDS) <= action < actions.fame
        return Reason("refusal-not-trade-phase", "STAR-105" if bank else "STAR-099")
    return None
