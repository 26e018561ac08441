"""What it takes to place a card: prices, discounts, military and the ways of placing a world.

These functions serve the legal choices, the charge, the refusals and the previews alike. `tableau` is
always the tableau as it was before the card was placed: no power works for its own placement (RACE-065).
"""

from __future__ import annotations

from perihelion.games.race.components import Cards
from perihelion.games.race.state import NONE, RaceState


def total(table: list[int], tableau: list[int]) -> int:
    """What the cards of a tableau bring together, by a table of titles."""
    found = 0
    for card in tableau:
        found += table[card]
    return found


def military(cards: Cards, tableau: list[int]) -> int:
    """Unconditional military (RACE-095, RACE-096)."""
    return total(cards.strength, tableau)


def strength(cards: Cards, tableau: list[int], world: int) -> int:
    """Military against a world, specialised military included (RACE-098)."""
    return total(cards.strength_against[world], tableau)


def develop_price(cards: Cards, tableau: list[int], card: int, bonus: int) -> int:
    """What a development costs after powers and bonus, never below 0 (RACE-064, RACE-R51)."""
    price = cards.price[card] - bonus - total(cards.develop_discount, tableau)
    return price if price > 0 else 0


def settle_price(cards: Cards, tableau: list[int], world: int) -> int:
    """What paying for a world costs, or NONE if it cannot be paid for."""
    price = cards.price[world]
    if cards.military[world]:
        specialist = specialist_for(cards, tableau, world)
        if specialist == NONE:
            return NONE  # RACE-092
        price += cards.specialist_modifier[specialist]  # RACE-102, RACE-R09
    price -= total(cards.discount_on[world], tableau)  # RACE-081, RACE-105
    return price if price > 0 else 0


def specialist_for(cards: Cards, tableau: list[int], world: int) -> int:
    """The card that lets this military world be paid for most cheaply, or NONE."""
    best = NONE
    for card in cards.specialists[world]:
        if card in tableau and (
            best == NONE or cards.specialist_modifier[card] < cards.specialist_modifier[best]
        ):
            best = card
    return best


def ships_for(cards: Cards, tableau: list[int], world: int) -> list[int]:
    """The cards that may be discarded to pay nothing for this world (RACE-082, RACE-083, RACE-106)."""
    ships = [card for card in cards.ships[world] if card in tableau]
    if ships and cards.military[world] and specialist_for(cards, tableau, world) == NONE:
        return []
    return ships


def tactics_for(cards: Cards, tableau: list[int], world: int) -> list[int]:
    """The cards that may be discarded to conquer this world (RACE-100, RACE-R07)."""
    if not cards.military[world]:
        return []
    fitting = [card for card in cards.tactics_cards if card in tableau]
    if not fitting:
        return []
    lacking = cards.price[world] - strength(cards, tableau, world)
    return [card for card in fitting if cards.tactics[card] >= lacking]


def can_settle(cards: Cards, tableau: list[int], funds: int, world: int) -> bool:
    """Whether a world can be placed in any way with that many other cards in hand (RACE-R02)."""
    if not cards.military[world]:
        price = cards.price[world]
        if price <= funds or price - total(cards.discount_on[world], tableau) <= funds:
            return True
        return bool(ships_for(cards, tableau, world))
    if strength(cards, tableau, world) >= cards.price[world]:
        return True
    price = settle_price(cards, tableau, world)
    if price != NONE and (price <= funds or ships_for(cards, tableau, world)):
        return True
    return bool(tactics_for(cards, tableau, world))


def ways(state: RaceState, tableau: list[int], funds: int, world: int) -> list[int]:
    """The ways to place a world, as actions: conquer, pay, or discard a one-time card for it."""
    cards = state.cards
    found: list[int] = []
    if cards.military[world] and strength(cards, tableau, world) >= cards.price[world]:
        found.append(state.catalogue.conquer)
    price = settle_price(cards, tableau, world)
    if price != NONE and price <= funds:
        found.append(state.catalogue.pay_for)
    one_time = ships_for(cards, tableau, world) + tactics_for(cards, tableau, world)
    one_time.sort()
    found += [state.catalogue.use + card for card in one_time]
    return found


def sale_price(cards: Cards, tableau: list[int], world: int, bonuses: bool = True) -> int:
    """The cards that the sale of the good on a world brings (RACE-124, RACE-127)."""
    kind = cards.good[world]
    price = cards.trade_price[kind]
    if bonuses:
        price += cards.sale_here[world]
        for_all, for_kind = cards.sale, cards.sale_kind[kind]
        for card in tableau:
            price += for_all[card] + for_kind[card]
    return price
