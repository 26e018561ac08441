"""Why something cannot be chosen whatever is asked: the wrong phase, a card that is not there.

The checks of each phase stand beside its steps in `rules`; what they leave open is answered here, so that
every action of the catalogue has a reason of its own.
"""

from __future__ import annotations

from typing import Final

from perihelion.core.text import Arg, Reason
from perihelion.games.race.components import CONSUME, DEVELOP, PHASES, PRODUCE, SETTLE
from perihelion.games.race.rules.placing import develop_price, settle_price, strength
from perihelion.games.race.rules.rounds import ChooseActions
from perihelion.games.race.state import NONE, RaceState

ONE_TIME: Final = ("discard-for-military", "discard-for-zero-cost")


def refusal(state: RaceState, seat: int, action: int) -> Reason | None:
    """The reason against an action that the open question does not offer; None for one that the seat has
    answered instead of and could not choose again."""
    catalogue = state.catalogue
    if has_answered(state, seat) and action in state.stack[-1].legal(state, seat):
        return None
    if action < catalogue.discard:
        return action_refusal(state, action < catalogue.pair)
    if action < catalogue.keep:
        return hand_refusal(state, seat, action - catalogue.discard, "discard")
    if action < catalogue.develop:
        return keep_refusal(state, seat, action - catalogue.keep)
    if action < catalogue.settle:
        return develop_refusal(state, seat, action - catalogue.develop)
    if action < catalogue.passing:
        return settle_refusal(state, seat, action - catalogue.settle)
    if action == catalogue.passing:
        return Reason("refusal-pass", "RACE-048")
    if action in (catalogue.conquer, catalogue.pay_for):
        return Reason("refusal-no-world-revealed", "RACE-072")
    if action < catalogue.use:
        return hand_refusal(state, seat, action - catalogue.pay, "pay")
    if action < catalogue.sell:
        return use_refusal(state, seat, action - catalogue.use)
    if action < catalogue.consume:
        return good_refusal(state, seat, action - catalogue.sell, "sell")
    if action < catalogue.produce:
        return good_refusal(state, seat, action - catalogue.consume, "consume")
    if action < catalogue.bonus:
        return produce_refusal(state, seat, action - catalogue.produce)
    if action == catalogue.bonus:
        return Reason("refusal-bonus", "RACE-150")
    if action < catalogue.done:
        return Reason("refusal-name", "RACE-146")
    return Reason("refusal-done", "RACE-111")


def has_answered(state: RaceState, seat: int) -> bool:
    """Whether the seat waits for others who are still asked the same."""
    return bool(state.asked) and not state.is_asked(seat) and state.stack[-1].secret


def action_refusal(state: RaceState, single: bool) -> Reason:
    """Actions are chosen at the start of a round, in the number of the variant (RACE-025, RACE-201)."""
    advanced = state.advanced
    if single and advanced:
        return Reason("refusal-two-actions", "RACE-201")
    if not single and not advanced:
        return Reason("refusal-one-action", "RACE-025")
    return Reason("refusal-actions", "RACE-025")


# -- cards in hand ---------------------------------------------------------------------------------


def hand_refusal(state: RaceState, seat: int, card: int, kind: str) -> Reason:
    """Cards are discarded or paid only when that is asked."""
    if card not in state.players[seat].hand:
        rule = "RACE-170" if kind == "discard" else "RACE-073"
        return Reason("refusal-not-in-hand", rule, card_arg(state, card))
    return Reason(f"refusal-{kind}", "RACE-170" if kind == "discard" else "RACE-073", card_arg(state, card))


def keep_refusal(state: RaceState, seat: int, card: int) -> Reason:
    if card not in state.players[seat].looking:
        return Reason("refusal-not-drawn", "RACE-039", card_arg(state, card))
    return Reason("refusal-picked", "RACE-039", card_arg(state, card))


def develop_refusal(state: RaceState, seat: int, card: int) -> Reason:
    """Developments are placed in phase II, once it has begun (RACE-047)."""
    player = state.players[seat]
    args = card_arg(state, card)
    if state.cards.is_world[card]:
        return Reason("refusal-not-a-development", "RACE-051", args)
    if card not in player.hand:
        return Reason("refusal-not-in-hand", "RACE-047", args)
    if state.phase() == DEVELOP:
        return Reason("refusal-chosen", "RACE-048", args)
    if not is_choosing_actions(state):
        return wrong_phase(state, "refusal-develop-phase", "RACE-074")
    if card in player.tableau:
        return Reason("refusal-duplicate", "RACE-052", args)
    args["price"] = develop_price(state.cards, player.tableau, card, 0)
    args["funds"] = len(player.hand) - 1
    return Reason("refusal-develop-choose", "RACE-047", args)


def settle_refusal(state: RaceState, seat: int, card: int) -> Reason:
    """Worlds are placed in phase III, once it has begun (RACE-071)."""
    cards = state.cards
    player = state.players[seat]
    args = card_arg(state, card)
    if not cards.is_world[card]:
        return Reason("refusal-not-a-world", "RACE-074", args)
    if card not in player.hand:
        return Reason("refusal-not-in-hand", "RACE-071", args)
    if state.phase() == SETTLE:
        return Reason("refusal-chosen", "RACE-048", args)
    if not is_choosing_actions(state):
        return wrong_phase(state, "refusal-settle-phase", "RACE-051")
    price = settle_price(cards, player.tableau, card)
    args["funds"] = len(player.hand) - 1
    if cards.military[card]:
        args["defence"] = cards.price[card]
        args["military"] = strength(cards, player.tableau, card)
    if price == NONE:
        return Reason("refusal-settle-choose-military", "RACE-071", args)
    args["price"] = price
    key = "refusal-settle-choose-either" if cards.military[card] else "refusal-settle-choose"
    return Reason(key, "RACE-071", args)


def is_choosing_actions(state: RaceState) -> bool:
    return bool(state.stack) and isinstance(state.stack[-1], ChooseActions)


def wrong_phase(state: RaceState, key: str, rule: str) -> Reason:
    phase = state.phase()
    if phase == 0:
        return Reason(f"{key}-none", rule)
    return Reason(key, rule, {"phase": f"numeral-{PHASES[phase - 1]}"})


# -- cards in the tableau --------------------------------------------------------------------------


def use_refusal(state: RaceState, seat: int, card: int) -> Reason:
    """Powers that are used by choice work in their own phase (RACE-070)."""
    cards = state.cards
    args = card_arg(state, card)
    if card not in state.players[seat].tableau:
        return Reason("refusal-not-in-tableau", "RACE-070", args)
    if cards.consume[card] and state.phase() != CONSUME:
        return Reason("refusal-use-consume", "RACE-110", args)
    if cards.windfall_power[card] and state.phase() != PRODUCE:
        return Reason("refusal-use-produce", "RACE-152", args)
    if any(power.kind in ONE_TIME for power in cards.cards[card].powers):
        return Reason("refusal-use-settle", "RACE-082", args)
    return Reason("refusal-use", "RACE-070", args)


def good_refusal(state: RaceState, seat: int, world: int, kind: str) -> Reason:
    """Goods are sold by who chose Consume: Trade and taken by powers, both in phase IV."""
    player = state.players[seat]
    args = card_arg(state, world)
    rule = "RACE-123" if kind == "sell" else "RACE-110"
    if world not in player.tableau:
        return Reason("refusal-not-in-tableau", "RACE-070", args)
    if not any(
        card == world and good != NONE for card, good in zip(player.tableau, player.goods, strict=True)
    ):
        return Reason("refusal-no-good-there", rule, args)
    return Reason(f"refusal-{kind}", rule, args)


def produce_refusal(state: RaceState, seat: int, world: int) -> Reason:
    player = state.players[seat]
    args = card_arg(state, world)
    if world not in player.tableau:
        return Reason("refusal-not-in-tableau", "RACE-070", args)
    return Reason("refusal-produce", "RACE-147", args)


def card_arg(state: RaceState, card: int) -> dict[str, Arg]:
    return {"card": state.cards.key(card)}
