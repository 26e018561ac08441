"""The viewer's hand with its figures: what each card costs him now, and the shortest reason against it."""

from __future__ import annotations

from perihelion.core.text import Text
from perihelion.games.race.components import DEVELOP, SETTLE
from perihelion.games.race.rules.develop import develop_bonus
from perihelion.games.race.rules.placing import (
    can_settle,
    develop_price,
    settle_price,
    ships_for,
    strength,
    tactics_for,
)
from perihelion.games.race.sight.view import HandCard
from perihelion.games.race.state import NONE, RaceState


def hand_cards(
    state: RaceState, seat: int, tableau: list[int], shown: list[int], picked: list[int]
) -> list[HandCard]:
    """Worlds first; `tableau` are the cards whose powers count, without one that is just being placed."""
    left = picked[:]
    found: list[HandCard] = []
    for card in sorted(shown, key=lambda title: (not state.cards.is_world[title], title)):
        is_picked = card in left
        if is_picked:
            left.remove(card)
        found.append(hand_card(state, seat, tableau, card, is_picked))
    return found


def hand_card(state: RaceState, seat: int, tableau: list[int], card: int, picked: bool) -> HandCard:
    """A hand card with its figures; see `HandCard`."""
    cards = state.cards
    player = state.players[seat]
    funds = len(player.hand) - (1 if card in player.hand else 0)
    printed = cards.price[card]
    if not cards.is_world[card]:
        bonus = develop_bonus(state, seat) if state.phase() == DEVELOP else 0
        due = develop_price(cards, tableau, card, bonus)
        owned = card in player.tableau
        placeable = due <= funds and not owned
        if owned:
            footer = Text("footer-owned")
        elif state.phase() not in (0, DEVELOP):
            footer = Text("footer-phase-develop", {"price": due})
        else:
            footer = price_footer(due, printed, funds)
        return HandCard(cards.ids[card], printed, due, funds, None, placeable, picked, footer)
    price = settle_price(cards, tableau, card)
    own_strength = strength(cards, tableau, card) if cards.military[card] else None
    placeable = can_settle(cards, tableau, funds, card)
    footer = world_footer(state, tableau, card, price, funds)
    return HandCard(
        cards.ids[card],
        printed,
        None if price == NONE else price,
        funds,
        own_strength,
        placeable,
        picked,
        footer,
    )


def world_footer(state: RaceState, tableau: list[int], card: int, price: int, funds: int) -> Text:
    cards = state.cards
    if state.phase() not in (0, SETTLE):
        return Text("footer-phase-settle")
    if cards.military[card]:
        own, defence = strength(cards, tableau, card), cards.price[card]
        if own >= defence:
            return Text("footer-conquer", {"military": own, "defence": defence})
        if price != NONE and price <= funds:
            return Text("footer-pay-military", {"price": price})
        if tactics_for(cards, tableau, card) or ships_for(cards, tableau, card):
            return Text("footer-one-time")
        return Text("footer-weak", {"military": own, "defence": defence})
    if price > funds and ships_for(cards, tableau, card):
        return Text("footer-one-time")
    return price_footer(price, cards.price[card], funds)


def price_footer(due: int, printed: int, funds: int) -> Text:
    if due > funds:
        return Text("footer-too-dear", {"price": due, "funds": funds})
    if due < printed:
        return Text("footer-reduced", {"price": due, "printed": printed})
    return Text("footer-price", {"price": due})
