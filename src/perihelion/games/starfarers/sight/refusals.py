"""Why not, whatever step is on top: it is another player's turn, or another phase."""

from __future__ import annotations

from perihelion.core.text import Reason
from perihelion.games.starfarers.components.parts import BUILDS, FLIGHT, TRADE_AND_BUILD
from perihelion.games.starfarers.rules.suggesting import suggestion_refusal
from perihelion.games.starfarers.state import StarState


def refusal(state: StarState, seat: int, action: int) -> Reason | None:
    """The reason that holds whatever step is on top: whose turn it is, which phase, what has to be done
    first, or when such a choice comes at all."""
    actions = state.rules.actions
    if actions.give_more <= action <= actions.no_deal and seat != state.active:
        return _talk_refusal(state, seat, action)
    if actions.build <= action < actions.give_more and not actions.rob <= action <= actions.done:
        return _trade_refusal(state, seat, action)
    if actions.move <= action < actions.friend or action == actions.end_turn:
        return _flight_refusal(state, seat, action)
    return _unasked_refusal(state, action)


def _flight_refusal(state: StarState, seat: int, action: int) -> Reason:
    actions = state.rules.actions
    if seat != state.active:
        return Reason("refusal-not-your-turn", "STAR-064", {"seat": state.active})
    if state.phase != FLIGHT:
        return Reason("refusal-not-flight", "STAR-062")
    if actions.halt <= action <= actions.back:
        return Reason("refusal-no-ship-chosen", "STAR-145")
    if action == actions.wait:
        return Reason("refusal-not-offered-to-found", "STAR-186")
    return Reason("refusal-finish-first", "STAR-R21")


def _unasked_refusal(state: StarState, action: int) -> Reason | None:
    """When the choice comes that is not asked for now."""
    actions = state.rules.actions
    for first, last, key, rule in (
        (actions.settle, actions.port, "refusal-founding-only", "STAR-052"),
        (actions.port, actions.ship, "refusal-port-comes-built", "STAR-124"),
        (actions.ship, actions.berth, "refusal-founding-only", "STAR-057"),
        (actions.berth, actions.module, "refusal-ship-comes-built", "STAR-120"),
        (actions.module, actions.build, "refusal-no-free-module", "STAR-249"),
        (actions.rob, actions.offer, "refusal-no-robbing", "STAR-215"),
        (actions.give_more, actions.suggest + 1, "refusal-no-draft", "STAR-106"),
        (actions.accept, actions.deal, "refusal-own-offer", "STAR-110"),
        (actions.deal, actions.discard, "refusal-nothing-agreed", "STAR-111"),
        (actions.discard, actions.steal, "refusal-no-discarding", "STAR-090"),
        (actions.steal, actions.gift, "refusal-no-stealing", "STAR-093"),
        (actions.gift, actions.pay, "refusal-nobody-asks", "STAR-230"),
        (actions.pay, actions.take, "refusal-nothing-owed", "STAR-R33"),
        (actions.take, actions.hand_over, "refusal-nothing-to-take", "STAR-246"),
        (actions.hand_over, actions.remove, "refusal-nothing-to-hand-over", "STAR-250"),
        (actions.remove, actions.stop, "refusal-no-module-lost", "STAR-244"),
        (actions.stop, actions.move, "refusal-no-ship-stopped", "STAR-243"),
        (actions.friend, actions.end_turn, "refusal-friend-comes-with-station", "STAR-209"),
    ):
        if first <= action < last:
            return Reason(key, rule)
    return None


def _talk_refusal(state: StarState, seat: int, action: int) -> Reason:
    """Why an opponent of the active player cannot speak up like that."""
    actions = state.rules.actions
    if state.phase != TRADE_AND_BUILD:
        return Reason("refusal-not-trade-phase", "STAR-099")
    if actions.deal <= action <= actions.no_deal or actions.propose_to <= action <= actions.call:
        return Reason("refusal-not-your-turn", "STAR-110", {"seat": state.active})
    if actions.accept <= action <= actions.decline_turn or action == actions.counter:
        return Reason("refusal-no-offer", "STAR-111", {"seat": state.active})
    if actions.manner <= action < actions.counter:
        return Reason("refusal-manner", "STAR-R51")
    return suggestion_refusal(state, seat, action) or Reason("refusal-no-draft", "STAR-109")


def _trade_refusal(state: StarState, seat: int, action: int) -> Reason:
    actions = state.rules.actions
    if seat != state.active:
        rule = "STAR-110" if action == actions.offer else "STAR-098"
        return Reason("refusal-not-your-turn", rule, {"seat": state.active})
    if state.phase != TRADE_AND_BUILD:
        bank = actions.build + len(BUILDS) <= action < actions.fame
        return Reason("refusal-not-trade-phase", "STAR-105" if bank else "STAR-099")
    return Reason("refusal-finish-first", "STAR-097")
