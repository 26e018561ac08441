"""Why something cannot be chosen: the rule and the figures, from the functions that decide it."""

from __future__ import annotations

from perihelion.core.text import Arg, Reason
from perihelion.games.race.components import ALL_GOODS, DEVELOP, HAND, PHASES, SETTLE
from perihelion.games.race.phases.planning import Plan
from perihelion.games.race.placing import develop_price, settle_price, ships_for, strength, tactics_for
from perihelion.games.race.state import NONE, RaceState
from perihelion.games.race.telling import card_key


def why_not_develop(state: RaceState, seat: int, card: int, bonus: int) -> Reason | None:
    """Why a card cannot be placed in Develop, or None if it can."""
    player = state.players[seat]
    name: dict[str, Arg] = {"card": card_key(state, card)}
    if state.cards.is_world[card]:
        return Reason("refusal-not-a-development", "RACE-051", name)
    if card not in player.hand:
        return Reason("refusal-not-in-hand", "RACE-047", name)
    if card in player.tableau:
        return Reason("refusal-duplicate", "RACE-052", name)
    price = develop_price(state.cards, player.tableau, card, bonus)
    if price > len(player.hand) - 1:
        return Reason("refusal-price", "RACE-050", {**name, "price": price, "funds": len(player.hand) - 1})
    return None


def why_not_settle(state: RaceState, seat: int, card: int) -> Reason | None:
    """Why a card cannot be placed in Settle, or None if it can."""
    player = state.players[seat]
    if not state.cards.is_world[card]:
        return Reason("refusal-not-a-world", "RACE-074", {"card": card_key(state, card)})
    if card not in player.hand:
        return Reason("refusal-not-in-hand", "RACE-071", {"card": card_key(state, card)})
    return why_not_place(state, player.tableau, len(player.hand) - 1, card)


def why_not_place(state: RaceState, tableau: list[int], funds: int, world: int) -> Reason | None:
    """Why a world cannot be placed with these powers and that many cards to pay, or None if it can."""
    cards = state.cards
    if ships_for(cards, tableau, world) or tactics_for(cards, tableau, world):
        return None
    price = settle_price(cards, tableau, world)
    args: dict[str, Arg] = {"card": card_key(state, world), "price": price, "funds": funds}
    if not cards.military[world]:
        return Reason("refusal-price", "RACE-073", args) if price > funds else None
    own = strength(cards, tableau, world)
    defence = cards.price[world]
    if own >= defence or (price != NONE and price <= funds):
        return None
    args["defence"] = defence
    args["military"] = own
    if price != NONE:
        return Reason("refusal-military-or-price", "RACE-102", args)
    if any(cards.specialist_modifier[card] for card in tableau):
        return Reason("refusal-military-closed", "RACE-103", args)
    return Reason("refusal-military", "RACE-092", args)


def why_not_way(state: RaceState, seat: int, world: int, action: int) -> Reason | None:
    """Why the world just revealed cannot be placed in a way, for the ways there are."""
    catalogue, cards = state.catalogue, state.cards
    player = state.players[seat]
    tableau = player.tableau[:-1]
    args: dict[str, Arg] = {"card": card_key(state, world), "defence": cards.price[world]}
    if action == catalogue.conquer:
        if not cards.military[world]:
            return Reason("refusal-no-conquest", "RACE-073", args)
        return Reason("refusal-military", "RACE-092", {**args, "military": strength(cards, tableau, world)})
    if action == catalogue.pay_for:
        price = settle_price(cards, tableau, world)
        if price == NONE:
            return Reason("refusal-no-payment", "RACE-092", args)
        return Reason("refusal-price", "RACE-073", {**args, "price": price, "funds": len(player.hand)})
    card = action - catalogue.use
    if 0 <= card < len(cards.cards):
        used: dict[str, Arg] = {"used": card_key(state, card), "card": card_key(state, world)}
        if card not in tableau:
            return Reason("refusal-not-in-tableau", "RACE-070", {"card": card_key(state, card)})
        is_ship = any(power.kind == "discard-for-zero-cost" for power in cards.cards[card].powers)
        rule = "RACE-083" if is_ship else "RACE-R07"
        return Reason("refusal-cannot-serve", rule, used)
    return None


def why_not_consume(state: RaceState, seat: int, plan: Plan, action: int) -> Reason | None:
    """Why a consume power or a good cannot be chosen now."""
    catalogue, cards = state.catalogue, state.cards
    player = state.players[seat]
    if action == catalogue.done:
        if plan.active != NONE:
            return Reason("refusal-power-active", "RACE-069", active_name(state, plan))
        return Reason("refusal-must-consume", "RACE-111")
    if catalogue.consume <= action < catalogue.produce:
        return why_not_good(state, seat, plan, action - catalogue.consume)
    if not catalogue.use <= action < catalogue.sell:
        return None
    card = action - catalogue.use
    name: dict[str, Arg] = {"card": card_key(state, card)}
    if card not in player.tableau:
        return Reason("refusal-not-in-tableau", "RACE-070", name)
    own = [power for power in cards.consume[card] if power in plan.todo]
    if not own:
        key = "refusal-used" if cards.consume[card] else "refusal-no-consume-power"
        return Reason(key, "RACE-113" if cards.consume[card] else "RACE-110", name)
    if plan.active != NONE:
        return Reason("refusal-power-active", "RACE-120", active_name(state, plan))
    kind = cards.power_kind[own[0]]
    if kind == ALL_GOODS and plan.goods:
        return Reason("refusal-after-others", "RACE-141", name)
    if kind == HAND:
        return Reason("refusal-no-hand-cards", "RACE-144", name)
    return Reason("refusal-no-goods", "RACE-R20", {**name, "count": cards.powers[own[0]].goods})


def why_not_good(state: RaceState, seat: int, plan: Plan, world: int) -> Reason:
    """Why the good on a world cannot go to the power being used."""
    player = state.players[seat]
    name: dict[str, Arg] = {"card": card_key(state, world)}
    if world not in player.tableau:
        return Reason("refusal-not-in-tableau", "RACE-070", name)
    if player.tableau.index(world) not in plan.goods:
        return Reason("refusal-no-good-there", "RACE-114", name)
    if plan.active == NONE:
        return Reason("refusal-power-first", "RACE-110")
    return Reason("refusal-wrong-kind", "RACE-137", {**name, **active_name(state, plan)})


def active_name(state: RaceState, plan: Plan) -> dict[str, Arg]:
    return {"active": card_key(state, state.cards.power_card[plan.active])}


def why_not_serve(state: RaceState, seat: int, action: int) -> Reason | None:
    """Why a world does not get one of the last goods."""
    world = action - state.catalogue.produce
    if not 0 <= world < len(state.cards.cards):
        return None
    player = state.players[seat]
    name: dict[str, Arg] = {"card": card_key(state, world)}
    if world not in player.tableau:
        return Reason("refusal-not-in-tableau", "RACE-070", name)
    if player.goods[player.tableau.index(world)] != NONE:
        return Reason("refusal-has-good", "RACE-149", name)
    return Reason("refusal-not-produced-on", "RACE-147", name)


def why_not_produce(state: RaceState, seat: int, action: int) -> Reason | None:
    """Why a world cannot get a good, or a power cannot be used, in Produce."""
    catalogue, cards = state.catalogue, state.cards
    player = state.players[seat]
    if action == catalogue.done:
        return Reason("refusal-must-produce", "RACE-R24")
    if catalogue.produce <= action < catalogue.bonus:
        world = action - catalogue.produce
        name: dict[str, Arg] = {"card": card_key(state, world)}
        if world not in player.tableau:
            return Reason("refusal-not-in-tableau", "RACE-070", name)
        if not cards.windfall[world]:
            return Reason("refusal-not-windfall", "RACE-150", name)
        if player.goods[player.tableau.index(world)] != NONE:
            return Reason("refusal-has-good", "RACE-149", name)
        return Reason("refusal-power-other-world", "RACE-152", name)
    if catalogue.use <= action < catalogue.sell:
        card = action - catalogue.use
        if card not in player.tableau:
            return Reason("refusal-not-in-tableau", "RACE-070", {"card": card_key(state, card)})
        return Reason("refusal-no-windfall-power", "RACE-152", {"card": card_key(state, card)})
    return None


def general_refusal(state: RaceState, seat: int, action: int) -> Reason | None:
    """The reasons that hold whatever is asked: the wrong phase, a card that is not there."""
    catalogue, cards = state.catalogue, state.cards
    player = state.players[seat]
    phase = state.phase()
    advanced = state.options["variant"] == "advanced"
    if action < catalogue.pair:
        return Reason("refusal-two-actions", "RACE-201") if advanced else None
    if action < catalogue.discard:
        return None if advanced else Reason("refusal-one-action", "RACE-025")
    if catalogue.develop <= action < catalogue.settle:
        return wrong_phase(state, action - catalogue.develop, phase, True)
    if catalogue.settle <= action < catalogue.passing:
        return wrong_phase(state, action - catalogue.settle, phase, False)
    for first, rule in ((catalogue.discard, "RACE-170"), (catalogue.pay, "RACE-073")):
        card = action - first
        if 0 <= card < len(cards.cards) and card not in player.hand:
            return Reason("refusal-not-in-hand", rule, {"card": card_key(state, card)})
    card = action - catalogue.keep
    if 0 <= card < len(cards.cards) and card not in player.looking:
        return Reason("refusal-not-drawn", "RACE-039", {"card": card_key(state, card)})
    for first in (catalogue.sell, catalogue.consume, catalogue.produce, catalogue.use):
        card = action - first
        if 0 <= card < len(cards.cards) and card not in player.tableau:
            return Reason("refusal-not-in-tableau", "RACE-070", {"card": card_key(state, card)})
    card = action - catalogue.sell
    if 0 <= card < len(cards.cards) and player.goods[player.tableau.index(card)] == NONE:
        return Reason("refusal-no-good-there", "RACE-123", {"card": card_key(state, card)})
    return None


def wrong_phase(state: RaceState, card: int, phase: int, develop: bool) -> Reason | None:
    """Developments are placed in phase II and worlds in phase III (RACE-051, RACE-074)."""
    if phase == (DEVELOP if develop else SETTLE):
        return None
    key = "refusal-develop-phase" if develop else "refusal-settle-phase"
    rule = "RACE-074" if develop else "RACE-051"
    if phase == 0:
        return Reason(f"{key}-none", rule)
    return Reason(key, rule, {"phase": f"numeral-{PHASES[phase - 1]}"})
