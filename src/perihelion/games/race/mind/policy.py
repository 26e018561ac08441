"""How a sensible beginner judges the choices of every question.

Secret and simultaneous questions are judged directly, because trying an action shows nothing before the
others have answered.
"""

from __future__ import annotations

from typing import Final

from perihelion.games.race.components import (
    CONSUME,
    DEVELOP,
    EXPLORE,
    HAND,
    KINDS,
    PRODUCE,
    SETTLE,
    ActionCard,
)
from perihelion.games.race.mind.worth import (
    Sight,
    card_value,
    consume_gains,
    good_value,
    hand_values,
    keep_value,
    one_time_value,
    placing_value,
    power_worth,
)
from perihelion.games.race.rules.consume import Consume, Sell
from perihelion.games.race.rules.develop import ChooseDevelopment, develop_bonus
from perihelion.games.race.rules.explore import Keep
from perihelion.games.race.rules.payment import Pay
from perihelion.games.race.rules.placing import sale_price, settle_price, total
from perihelion.games.race.rules.planning import vp_factor
from perihelion.games.race.rules.produce import Produce
from perihelion.games.race.rules.production import Production
from perihelion.games.race.rules.rounds import ChooseActions, HandLimit, chosen_actions
from perihelion.games.race.rules.settle import ChooseWay, ChooseWorld
from perihelion.games.race.rules.setup import SetupDiscard
from perihelion.games.race.state import NONE, RaceState

SELECTION: Final = 0.09  # what each further card to choose from adds to a kept one


def rate(state: RaceState, seat: int, actions: list[int]) -> list[float] | None:
    """A judgement of the choices of the open question."""
    step = state.stack[-1]
    sight = Sight(state, seat)
    if isinstance(step, ChooseActions):
        return rate_actions(state, seat, sight, actions)
    if isinstance(step, (SetupDiscard, HandLimit)):
        first = state.catalogue.discard
        return [-keep_value(sight, action - first) for action in actions]
    if isinstance(step, Pay):
        first = state.catalogue.pay
        return [-keep_value(sight, action - first) for action in actions]
    if isinstance(step, Keep):
        first = state.catalogue.keep
        return [keep_value(sight, action - first) for action in actions]
    if isinstance(step, ChooseDevelopment):
        return rate_placing(state, sight, actions, state.catalogue.develop, develop_bonus(state, seat))
    if isinstance(step, ChooseWorld):
        return rate_placing(state, sight, actions, state.catalogue.settle, 0)
    if isinstance(step, ChooseWay):
        return [rate_way(state, sight, step.placed[seat], action) for action in actions]
    if isinstance(step, Sell):
        return [rate_sale(state, seat, action - state.catalogue.sell) for action in actions]
    if isinstance(step, Consume):
        return [rate_consume(state, seat, sight, step, action) for action in actions]
    if isinstance(step, (Produce, Production)):
        return [rate_produce(state, sight, action) for action in actions]
    return None


# -- placing ---------------------------------------------------------------------------------------


def rate_placing(state: RaceState, sight: Sight, actions: list[int], first: int, bonus: int) -> list[float]:
    """Passing is worth nothing; everything else what it brings, with a touch for saving up for better."""
    hand = hand_values(sight) if len(actions) > 1 else []
    return [
        0.0 if action == state.catalogue.passing else placing_value(sight, action - first, bonus, hand)
        for action in actions
    ]


def rate_way(state: RaceState, sight: Sight, world: int, action: int) -> float:
    if action == state.catalogue.conquer:
        return 0.0
    if action == state.catalogue.pay_for:
        price = settle_price(state.cards, sight.player.tableau[:-1], world)
        return -price * sight.each
    return -one_time_value(sight, action - state.catalogue.use)


# -- goods -----------------------------------------------------------------------------------------


def rate_sale(state: RaceState, seat: int, world: int) -> float:
    """What a sale brings, and what the goods left over would still bring in this phase."""
    worlds = worlds_with_goods(state, seat)
    worlds.remove(world)
    vp, drawn, left = consume_gains(state, seat, worlds, vp_factor(state, seat))
    price = sale_price(state.cards, state.players[seat].tableau, world)
    return (price + drawn) * card_value(state) + vp + 0.22 * len(left)


def worlds_with_goods(state: RaceState, seat: int) -> list[int]:
    player = state.players[seat]
    return [card for card, good in zip(player.tableau, player.goods, strict=True) if good != NONE]


def rate_consume(state: RaceState, seat: int, sight: Sight, step: Consume, action: int) -> float:
    """Powers by what they give for a good; goods that bring least elsewhere go first."""
    catalogue, cards = state.catalogue, state.cards
    plan = step.plans[seat]
    tableau = state.players[seat].tableau
    if action == catalogue.done:
        return 0.0
    if action >= catalogue.name:
        wanted = action - catalogue.name + catalogue.first_name
        return 5.0 + cards.price.count(wanted) / 100
    if catalogue.consume <= action < catalogue.produce:
        world = action - catalogue.consume
        wanted = cards.good[world]
        rivals = sum([cards.powers[power].good == wanted for power in plan.todo])
        return -sale_price(cards, tableau, world) - 0.46 * rivals
    if catalogue.sell <= action < catalogue.consume:
        return float(sale_price(cards, tableau, action - catalogue.sell))
    if catalogue.use <= action < catalogue.sell:
        powers = [power for power in cards.consume[action - catalogue.use] if power in plan.todo]
        if cards.power_kind[powers[0]] == HAND:
            return spare_cards_value(sight)
        return 1.0 + power_worth(cards, powers[0], vp_factor(state, seat), sight.each)
    return cards.powers[plan.active].vp - keep_value(sight, action - catalogue.discard)


def spare_cards_value(sight: Sight) -> float:
    """Whether hand cards are better turned into points: the worst of them against one point."""
    values = [keep_value(sight, card) for card in sight.player.hand]
    worst = min(values) if values else 9.0
    over = len(values) - sight.cards.hand_limit
    return 1.0 - max(worst, sight.each) + (0.23 if over > 0 else 0.0)


def rate_produce(state: RaceState, sight: Sight, action: int) -> float:
    catalogue = state.catalogue
    if action == catalogue.done:
        return 0.0
    if action >= catalogue.bonus:
        return 0.1
    if action >= catalogue.produce:
        return good_value(sight, action - catalogue.produce)
    kinds = state.cards.windfall_power[action - catalogue.use]
    return 1.0 if kinds and kinds[0] >= 0 else 0.5  # the powers that fit fewer worlds first


# -- choosing actions ------------------------------------------------------------------------------


def rate_actions(state: RaceState, seat: int, sight: Sight, actions: list[int]) -> list[float]:
    """What each action card would bring with its bonus; of a pair both, of a double half again."""
    hand = hand_values(sight)
    single = [action_value(state, seat, sight, action, hand) for action in state.cards.actions]
    rated: list[float] = []
    for choice in actions:
        chosen = chosen_actions(state, choice)
        if len(chosen) == 1:
            rated.append(single[chosen[0]])
        elif chosen[0] == chosen[1]:
            rated.append(0.89 * single[chosen[0]])
        else:
            rated.append(single[chosen[0]] + single[chosen[1]])
    return rated


def action_value(state: RaceState, seat: int, sight: Sight, action: ActionCard, hand: list[float]) -> float:
    """What a phase would bring the seat with the bonus of this action card."""
    if action.phase == EXPLORE:
        return explore_value(sight, action)
    if action.phase == DEVELOP:
        return best_placing(sight, False, action.discount, hand)
    if action.phase == SETTLE:
        best = best_placing(sight, True, 0, hand)
        return best + action.draw_after * sight.each if best > 0 else 0.0
    if action.phase == CONSUME:
        return consume_value(state, seat, sight, action)
    return produce_value(sight, action) if action.phase == PRODUCE else 0.0


def explore_value(sight: Sight, action: ActionCard) -> float:
    cards, tableau = sight.cards, sight.player.tableau
    draw = cards.explore_draw + action.draw + total(cards.draw_extra, tableau)
    keep = cards.explore_keep + action.keep + total(cards.keep_extra, tableau)
    hunger = 0.9 if len(sight.player.hand) < 4 else 1.0
    return keep * sight.each * hunger + SELECTION * (draw - keep) * min(1.0, sight.left / 3)


def best_placing(sight: Sight, worlds: bool, bonus: int, hand: list[float]) -> float:
    """The best that could be placed from the hand."""
    best = 0.0
    for card in sight.player.hand:
        if sight.cards.is_world[card] == worlds:
            best = max(best, placing_value(sight, card, bonus, hand))
    return best


def consume_value(state: RaceState, seat: int, sight: Sight, action: ActionCard) -> float:
    each = sight.each
    worlds = worlds_with_goods(state, seat)
    tableau = state.players[seat].tableau
    if not action.sells or not worlds:
        vp, drawn, left = consume_gains(state, seat, worlds, action.vp_factor)
        spent = sum([0.17 for _ in range(len(worlds) - len(left))])
        return vp + drawn * each - spent
    best = 0.0
    for world in worlds:
        rest = worlds[:]
        rest.remove(world)
        vp, drawn, _ = consume_gains(state, seat, rest, 1)
        best = max(best, vp + (drawn + sale_price(state.cards, tableau, world)) * each - 0.16 * len(worlds))
    return best


def produce_value(sight: Sight, action: ActionCard) -> float:
    cards, player = sight.cards, sight.player
    empty = [card for card, good in zip(player.tableau, player.goods, strict=True) if good == NONE]
    gains = [card for card in empty if cards.production[card]]
    windfalls = [card for card in empty if cards.windfall[card]]
    windfalls.sort(key=lambda card: -cards.good[card])
    gains += windfalls[: action.windfalls]
    value = sum([0.66 * good_value(sight, card) for card in gains])
    counts = [sum([cards.good[card] == kind for card in gains]) for kind in range(len(KINDS))]
    for card in player.tableau:
        for power in cards.produce[card]:
            if power.kind == "draw" or (power.kind == "draw-if-produced" and card in gains):
                value += power.amount * sight.each
            elif power.kind == "draw-per-good-produced":
                value += power.amount * counts[power.good] * sight.each
            elif power.kind == "draw-per-kind-produced":
                value += power.amount * (len(counts) - counts.count(0)) * sight.each
    return value
