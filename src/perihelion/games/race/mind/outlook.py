"""What a position of Race promises, in numbers: what each phase would bring now, and how far off the end is.

The features (`features.py`) tell what lies on the table; this tells what it can do together. For every
player: what Consume and Produce would yield, what the tableau brings until the end, discounts and military by
kind; for the player himself also what his hand is good for. All of it is known to the player.
"""

from __future__ import annotations

from array import array
from typing import Final

from perihelion.games.race.components import GREY, Cards
from perihelion.games.race.mind.evaluation import promise
from perihelion.games.race.mind.policy import action_value, worlds_with_goods
from perihelion.games.race.mind.worth import (
    Sight,
    consume_gains,
    hand_values,
    income,
    keep_value,
    rounds_left,
)
from perihelion.games.race.rules.placing import can_settle, develop_price, strength, total
from perihelion.games.race.rules.scoring import table_points, tables_points
from perihelion.games.race.state import NONE, Player, RaceState, titles_of

ACTIONS: Final = 7
KEPT: Final = 4  # the best cards in hand, by what they are worth there
SAVED: Final = 2  # cards more in hand for which a card is near

# How many numbers there are of the table, of every player, and of the player himself.
TABLE: Final = 5
PUBLIC: Final = 18 + 2 * (GREY + 1) + 1
OWN: Final = ACTIONS + KEPT + 8


def outlook_count(seats: int) -> int:
    return TABLE + seats * PUBLIC + OWN


def outlook(state: RaceState, seat: int) -> array[float]:
    x = array("f")
    left = rounds_left(state)
    look_at_table(state, left, x)
    for turn in range(state.seats):
        other = (seat + turn) % state.seats
        look_at_goods(state, other, left, x)
        look_at_tableau(state, other, left, x)
        look_at_powers(state.cards, state.players[other].tableau, x)
    look_at_hand(state, seat, x)
    return x


def look_at_table(state: RaceState, left: float, x: array[float]) -> None:
    """How far off the ends are."""
    longest = 0
    for player in state.players:
        longest = max(longest, len(player.tableau))
    x.append(left / 8)
    x.append(1 / (0.5 + left))
    x.append((state.cards.tableau_end - longest) / 8)
    x.append(state.pool / (12 * state.seats))
    x.append(1.0 if state.advanced else 0.0)


def look_at_goods(state: RaceState, seat: int, left: float, x: array[float]) -> None:
    """What Consume and Produce would bring now, and Consume after Produce."""
    cards = state.cards
    player: Player = state.players[seat]
    vp, drawn, kept = consume_gains(state, seat, worlds_with_goods(state, seat), 1)
    x.append(vp / 6)
    x.append(min(vp, state.pool) / 6)
    x.append(drawn / 4)
    x.append(len(kept) / 3)
    makers: list[int] = []
    fresh = flips = powers = drawing = 0
    for at, card in enumerate(player.tableau):
        if cards.production[card]:
            makers.append(card)
            if player.goods[at] == NONE:
                fresh += 1
        elif cards.windfall[card] and player.goods[at] == NONE:
            flips += 1
        powers += len(cards.windfall_power[card])
        for power in cards.produce[card]:
            drawing += power.amount
    x.append(fresh / 4)
    x.append(min(flips, powers) / 2)
    x.append(min(flips, powers + 1) / 2)
    x.append(drawing / 4)
    vp, drawn, kept = consume_gains(state, seat, makers, 1)
    x.append(vp / 6)
    x.append(min(left * vp, float(state.pool)) / 12)
    x.append(drawn / 4)
    x.append(len(kept) / 3)


def look_at_tableau(state: RaceState, seat: int, left: float, x: array[float]) -> None:
    """What the tableau brings each round and until the end, and what 6-cost developments score."""
    player: Player = state.players[seat]
    sight = Sight(state, seat)
    each_round = 0.0
    for card in player.tableau:
        each_round += income(sight, card)
    x.append(each_round / 4)
    x.append(each_round * left / 16)
    x.append(promise(state, seat) / 40)
    x.append(tables_points(state.cards, player.tableau, player.chips) / 12)


def look_at_powers(cards: Cards, tableau: list[int], x: array[float]) -> None:
    """Powers of Explore, Develop and Settle; discounts and military by kind."""
    x.append((total(cards.draw_extra, tableau) + 2 * total(cards.keep_extra, tableau)) / 5)
    x.append((total(cards.develop_discount, tableau) + total(cards.develop_after, tableau)) / 3)
    general = total(cards.strength, tableau)
    for kind in range(GREY + 1):
        x.append(total(cards.discount_by_kind[kind], tableau) / 3)
        x.append((general + total(cards.strength_by_kind[kind], tableau)) / 6)
    x.append((general + total(cards.strength_against_rebels, tableau)) / 6)


def look_at_hand(state: RaceState, seat: int, x: array[float]) -> None:
    """What each action card would bring, what the best cards are worth, and what can be placed."""
    sight = Sight(state, seat)
    hand = hand_values(sight)
    for action in state.cards.actions:
        x.append(action_value(state, seat, sight, action, hand) / 6)
    kept = [keep_value(sight, card) for card in state.players[seat].hand]
    kept.sort(reverse=True)
    for place in range(KEPT):
        x.append(kept[place] / 6 if place < len(kept) else 0.0)
    x.append(sum(kept) / 20)
    look_at_developments(state, seat, x)
    look_at_worlds(state, seat, x)


def look_at_developments(state: RaceState, seat: int, x: array[float]) -> None:
    """How many can be paid with the bonus, how many nearly, and what the best 6-cost one would score."""
    cards = state.cards
    player: Player = state.players[seat]
    ready = near = best = best_ready = 0
    for card in titles_of(player.hand):
        if cards.is_world[card] or card in player.tableau:
            continue
        lacking = develop_price(cards, player.tableau, card, 1) - len(player.hand) + 1
        if lacking <= 0:
            ready += 1
        elif lacking <= SAVED:
            near += 1
        if cards.has_table[card]:
            scored = table_points(cards, [*player.tableau, card], player.chips, card)
            best = max(best, scored)
            if lacking <= 0:
                best_ready = max(best_ready, scored)
    x.append(ready / 4)
    x.append(near / 4)
    x.append(best / 8)
    x.append(best_ready / 8)


def look_at_worlds(state: RaceState, seat: int, x: array[float]) -> None:
    """How many can be placed, how many by force, and how many nearly."""
    cards = state.cards
    player: Player = state.players[seat]
    tableau, funds = player.tableau, len(player.hand) - 1
    ready = near = by_force = 0
    for card in titles_of(player.hand):
        if not cards.is_world[card]:
            continue
        if can_settle(cards, tableau, funds, card):
            ready += 1
            if cards.military[card] and strength(cards, tableau, card) >= cards.price[card]:
                by_force += 1
        elif can_settle(cards, tableau, funds + SAVED, card):
            near += 1
    x.append(ready / 4)
    x.append(by_force / 2)
    x.append(near / 4)
