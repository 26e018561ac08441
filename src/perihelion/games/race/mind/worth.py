"""What cards, goods and phases are worth to a player, in victory points: a sensible beginner's arithmetic.

Everything here looks only at what the player knows. A card in hand is worth more than a point while there is
time to use it, a power is worth what it brings each round it can. The figures were found by play
(tools/tune.py).
"""

from __future__ import annotations

from typing import Final

from perihelion.games.race.components import (
    ALL_GOODS,
    ANY,
    DRAW,
    GOODS,
    HAND,
    LUCKY,
    SELL,
    Card,
    Cards,
    Power,
)
from perihelion.games.race.rules.placing import (
    develop_price,
    sale_price,
    settle_price,
    ships_for,
    strength,
    tactics_for,
)
from perihelion.games.race.rules.scoring import table_points
from perihelion.games.race.state import NONE, Player, RaceState

CARD: Final = 1.2  # a card in hand, early
LATE_CARD: Final = 0.16  # a card in hand when the game is about to end
EARLY: Final = 4.3  # rounds before the end, and more
KEPT: Final = 0.45  # how much of a card's worth is lost by paying with it
UNREACHABLE: Final = -4.0

SUPPLY: Final = {"production": 1.0, "windfall": 0.45}  # goods a world brings in a few rounds

# What one point of a power brings each round, by phase and kind.
PER_ROUND: Final = {
    "explore draw-extra": 0.15,
    "explore keep-extra": 0.13,
    "develop draw-at-start": 0.2,
    "develop discount": 0.13,
    "develop draw-after": 0.49,
    "settle discount": 0.31,
    "settle draw-after": 0.71,
    "settle military": 0.2,
    "settle discard-for-military": 0.091,
    "trade sale-bonus": 0.1,
    "consume draw": 0.32,
    "produce draw": 0.28,
    "produce draw-if-produced": 0.55,
    "produce draw-per-good-produced": 0.16,
    "produce draw-per-kind-produced": 0.16,
    "produce draw-if-most-produced": 0.1,
    "produce draw-per-world": 0.25,
    "produce produce-windfall": 0.0,
}
WORTH: Final = {DRAW: 9.0, LUCKY: 8.0, ALL_GOODS: 0.1, HAND: 0.05}  # of consume powers, to order them
SPECIALISED: Final = 0.18  # how much a power with a target is worth beside one without


def rounds_left(state: RaceState) -> float:
    """How many rounds the game may still last."""
    longest = 0
    for player in state.players:
        longest = max(longest, len(player.tableau))
    by_tableau = 0.6 * (state.cards.tableau_end - longest)
    by_pool = state.pool / (2.7 * state.seats)
    return max(0.41, min(by_tableau, by_pool))


def card_value(state: RaceState) -> float:
    """What a card in hand is worth now."""
    return card_worth(rounds_left(state))


def card_worth(left: float) -> float:
    """What a card in hand is worth while the game may last so many rounds."""
    return LATE_CARD + (CARD - LATE_CARD) * min(1.0, left / EARLY)


def lay_out_incomes(cards: Cards) -> None:
    """By title, what its powers bring each round: those that take goods, those that make them, others;
    and how many goods it takes and makes."""
    for card in cards.cards:
        taking = [power for power in card.powers if takes(power)]
        cards.taking.append(sum([power_income(power) for power in taking]))
        cards.making.append(source_income(card))
        cards.other_income.append(sum([power_income(power) for power in card.powers if not takes(power)]))
        cards.demand.append(sum([max(1, power.goods * power.uses) for power in taking]))
        cards.supply.append(SUPPLY.get(card.source, 0.0))


def takes(power: Power) -> bool:
    """Whether a power takes goods in Consume."""
    return power.phase == "consume" and power.kind in ("consume", "consume-all", "sell")


def source_income(card: Card) -> float:
    if card.source == "production":
        return 0.79 + 0.082 * card.good
    return 0.12 if card.source == "windfall" else 0.0


def power_income(power: Power) -> float:
    if power.phase == "consume" and power.kind != "draw":
        return consume_income(power)
    if power.kind in ("discard-for-zero-cost", "pay-for-military"):
        return 0.11
    amount = max(power.amount, 1) if power.kind == "produce-windfall" else power.amount
    worth = PER_ROUND.get(f"{power.phase} {power.kind}", 0.0) * amount
    if power.kind == "produce-windfall":
        worth = 0.11
    narrow = power.good != ANY and power.phase in ("settle", "trade")
    return worth * SPECIALISED if narrow or power.rebel or power.this_world else worth


def consume_income(power: Power) -> float:
    if power.kind == "consume":
        each = (power.vp + CARD * power.cards) / power.goods
        narrow = 0.7 if power.good != ANY or power.distinct else 1.0
        return 0.61 * narrow * each * (1.0 + 0.9 * (power.uses * power.goods - 1))
    if power.kind == "sell":
        return 0.41
    if power.kind == "consume-all":
        return 0.36
    return 0.074


# -- cards -----------------------------------------------------------------------------------------


class Sight:
    """What a seat's judgement asks for again and again while a position stays as it is: how long the game may
    last, what a card in hand is worth, the goods that its tableau makes and takes, and its 6-cost
    developments."""

    def __init__(self, state: RaceState, seat: int) -> None:
        cards, player = state.cards, state.players[seat]
        self.cards = cards
        self.player = player
        self.left = rounds_left(state)
        self.each = card_worth(self.left)
        supply, demand = 0.0, 1.0
        tables: list[int] = []
        for card in player.tableau:
            supply += cards.supply[card]
            demand += cards.demand[card]
            if cards.has_table[card]:
                tables.append(card)
        self.supply = supply
        self.demand = demand
        self.tables = tables


def income(sight: Sight, card: int) -> float:
    """What a card brings each round beside the others of the tableau."""
    cards = sight.cards
    total = cards.other_income[card]
    if not cards.taking[card] and not cards.making[card]:
        return total
    return total + goods_income(sight, card)


def goods_income(sight: Sight, card: int) -> float:
    """The part of it that comes from goods: consume powers need goods, and goods need somebody to take them
    (one can always be sold)."""
    cards = sight.cards
    taking, making = cards.taking[card], cards.making[card]
    supply, demand = sight.supply, sight.demand
    total = 0.0
    if making:
        total += making * min(1.0, 0.66 + 0.09 * max(0.0, demand + cards.demand[card] - supply))
    if taking:
        total += taking * min(1.0, (supply + cards.supply[card] + 0.63) / (demand + cards.demand[card]))
    return total


def placed_value(sight: Sight, card: int) -> float:
    """What the card in the tableau is worth to the seat: points, tables, powers, a windfall good."""
    cards = sight.cards
    value = float(cards.vp[card]) + income(sight, card) * sight.left
    if cards.has_table[card] or sight.tables:
        value += tables_gain(sight, card)
    if cards.has_table[card]:
        value += 0.81 * sight.left  # its table will grow
    if cards.windfall[card]:
        value += good_value(sight, card)
    return value


def tables_gain(sight: Sight, card: int) -> int:
    """What the card adds to the 6-cost developments of the tableau, and scores itself if it is one."""
    cards, player = sight.cards, sight.player
    gain = 0
    for development in sight.tables:
        gain += cards.table_growth[development][card]
    if cards.has_table[card]:
        gain += table_points(cards, [*player.tableau, card], player.chips, card)
    return gain


def good_value(sight: Sight, world: int) -> float:
    """What a good on a world is worth: a sale or a consume power, whichever may come."""
    sale = sale_price(sight.cards, sight.player.tableau, world) * sight.each * 0.37
    return max(sale, 0.7) if sight.left > 0.53 else 0.2


def placing_value(sight: Sight, card: int, bonus: int, hand: list[float]) -> float:
    """The net value of placing a card now, or UNREACHABLE if that cannot be done; `hand` is what the cards
    in hand are worth (`hand_values`)."""
    cost = placing_cost(sight, card, bonus, hand)
    return UNREACHABLE if cost < 0 else placed_value(sight, card) - cost


def placing_cost(sight: Sight, card: int, bonus: int, hand: list[float]) -> float:
    """What placing a hand card costs in points, by the cheapest way; negative if it cannot be placed."""
    cards, player = sight.cards, sight.player
    tableau, funds = player.tableau, len(player.hand) - 1
    if not cards.is_world[card]:
        if card in tableau:
            return -1.0
        price = develop_price(cards, tableau, card, bonus)
        return payment_value(player, card, price, hand) if price <= funds else -1.0
    if cards.military[card] and strength(cards, tableau, card) >= cards.price[card]:
        return 0.0
    best = -1.0
    price = settle_price(cards, tableau, card)
    if price != NONE and price <= funds:
        best = payment_value(player, card, price, hand)
    for used in ships_for(cards, tableau, card) + tactics_for(cards, tableau, card):
        loss = one_time_value(sight, used)
        if best < 0 or loss < best:
            best = loss
    return best


def hand_values(sight: Sight) -> list[float]:
    """What is lost by paying with each card of the hand, in the order of the hand."""
    least = sight.each
    return [max(least, KEPT * keep_value(sight, card)) for card in sight.player.hand]


def payment_value(player: Player, placed: int, price: int, hand: list[float]) -> float:
    """What the cards are worth that would be paid: the least valuable ones beside the card placed."""
    if price == 0:
        return 0.0
    rest = hand[:]
    del rest[player.hand.index(placed)]
    rest.sort()
    return sum(rest[:price])


def one_time_value(sight: Sight, card: int) -> float:
    """What a one-time card is worth while it stays in the tableau."""
    return sight.cards.vp[card] + 0.41 * sight.left


def keep_value(sight: Sight, card: int) -> float:
    """What a card is worth in hand: what it would bring, less what it costs and how far off it is."""
    cards, player = sight.cards, sight.player
    each, left = sight.each, sight.left
    if not cards.is_world[card]:
        if card in player.tableau:
            return 0.0
        price = develop_price(cards, player.tableau, card, 0)
        value = placed_value(sight, card)
        return reachable(value - price * each, price - len(player.hand) - 1.0, left)
    value = placed_value(sight, card)
    price = settle_price(cards, player.tableau, card)
    if cards.military[card]:
        lacking = cards.price[card] - strength(cards, player.tableau, card)
        if lacking <= 0:
            return value
        by_force = reachable(value - 0.96 * lacking, 1.3 * lacking, left)
        if price == NONE:
            return by_force
        return max(by_force, reachable(value - price * each, price - len(player.hand) - 1.0, left))
    return reachable(value - price * each, price - len(player.hand) - 1.0, left)


def reachable(value: float, distance: float, left: float) -> float:
    """A value that can be had only after some rounds counts less, and not at all after the end."""
    if distance <= 0:
        return max(0.0, value)
    return max(0.0, value) * max(0.0, 1.0 - distance / (0.8 + 1.2 * left))


# -- consuming -------------------------------------------------------------------------------------


def consume_gains(state: RaceState, seat: int, worlds: list[int], factor: int) -> tuple[int, int, list[int]]:
    """VP and cards if the goods on these worlds were consumed power by power, best first; and the worlds
    whose goods would be left."""
    cards = state.cards
    tableau = state.players[seat].tableau
    powers: list[int] = []
    for card in tableau:
        powers += cards.consume[card]
    if not powers:
        return 0, 0, worlds
    each = card_value(state)
    order = sorted(powers, key=lambda power: -power_worth(cards, power, factor, each))
    left = worlds[:]
    vp, drawn = 0, 0
    for power in order:
        rule = cards.powers[power]
        kind = cards.power_kind[power]
        if kind == GOODS:
            fitting = [world for world in left if rule.good in (ANY, cards.good[world])]
            if rule.distinct:
                fitting = one_of_each_kind(state, fitting)[: rule.goods]
            uses = min(rule.uses, len(fitting) // rule.goods)
            for world in fitting[: uses * rule.goods]:
                left.remove(world)
            vp += uses * rule.vp * factor
            drawn += uses * rule.cards
        elif kind == SELL and left:
            world = left.pop()
            drawn += sale_price(cards, tableau, world, rule.bonuses)
        elif kind == DRAW:
            drawn += rule.amount
    if left and any(cards.power_kind[power] == ALL_GOODS for power in powers):
        vp += (len(left) - 1) * factor
        left = []
    return vp, drawn, left


def one_of_each_kind(state: RaceState, worlds: list[int]) -> list[int]:
    found: list[int] = []
    kinds: list[int] = []
    for world in worlds:
        kind = state.cards.good[world]
        if kind not in kinds:
            kinds.append(kind)
            found.append(world)
    return found


def power_worth(cards: Cards, power: int, factor: int, each: float) -> float:
    """What a consume power gives for each good it takes; a card drawn is worth `each`."""
    rule = cards.powers[power]
    kind = cards.power_kind[power]
    if kind == GOODS:
        narrow = 0.01 if rule.good != ANY else 0.0  # of equals the one that fewer goods fit goes first
        return (rule.vp * factor + each * rule.cards) / rule.goods + narrow
    if kind == SELL:
        return 3 * each
    return WORTH.get(kind, 0.0)
