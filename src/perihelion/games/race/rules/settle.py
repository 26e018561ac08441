"""Phase III: Settle. Secret choice of a world, reveal with windfall goods, then player by player the way
of placing it, payment, bonus card and draws (RACE-R56).

The ways are decided one after the other, so that a later player sees the earlier decisions (RACE-199);
what cards are paid with is then picked by all payers at once, and everything is carried out in order.
"""

from __future__ import annotations

from typing import ClassVar

from perihelion.core.state import Step
from perihelion.core.text import Arg, Event, Reason, Text
from perihelion.games.race.rules.choosing import PASS, ChooseCard
from perihelion.games.race.rules.payment import Pay
from perihelion.games.race.rules.placing import (
    can_settle,
    settle_price,
    strength,
    ways,
)
from perihelion.games.race.state import NONE, RaceState, titles_of


class ChooseWorld(ChooseCard):
    """All secretly choose a world to place, or nothing (RACE-071, RACE-072)."""

    def copy(self) -> ChooseWorld:
        return ChooseWorld(self.choices[:])

    def first(self, state: RaceState) -> int:
        return state.catalogue.settle

    def why_not(self, state: RaceState, seat: int, card: int) -> Reason:
        return why_not_settle(state, seat, card)

    def reveal(self, state: RaceState) -> None:
        placed = [NONE] * state.seats
        for seat in state.order:  # windfall goods are taken at the reveal (RACE-R05)
            card = self.choices[seat]
            if card == PASS:
                continue
            placed[seat] = card
            state.place(seat, card)
            if state.journal is not None:
                state.tell(Event("revealed", seat, ("RACE-072",), {"card": state.cards.key(card)}))
        if placed.count(NONE) < state.seats:
            state.push(ChooseWay(placed, [NONE] * state.seats))
        elif state.journal is not None:
            state.tell(Event("nobody-settled", rules=("RACE-071",)))

    def legal(self, state: RaceState, seat: int) -> list[int]:
        cards = state.cards
        player = state.players[seat]
        hand, tableau = player.hand, player.tableau
        is_world = cards.is_world
        funds = len(hand) - 1  # the card itself cannot pay for itself (RACE-R01)
        first = state.catalogue.settle
        worlds = titles_of([card for card in hand if is_world[card]])
        found = [first + card for card in worlds if can_settle(cards, tableau, funds, card)]
        found.append(state.catalogue.passing)
        return found

    def prompt(self, state: RaceState, seat: int) -> Text:
        return Text("prompt-settle")


class ChooseWay(Step[RaceState]):
    """In player order, whoever can place his world in several ways chooses one (RACE-R08, RACE-R40).
    `chosen[seat]` is the action of the way, NONE while undecided or nothing is placed."""

    FIELDS: ClassVar[tuple[str, ...]] = ("placed", "chosen")

    def __init__(self, placed: list[int], chosen: list[int]) -> None:
        self.placed = placed
        self.chosen = chosen

    def copy(self) -> ChooseWay:
        return ChooseWay(self.placed, self.chosen[:])

    def run(self, state: RaceState) -> None:
        for seat in state.order:
            if self.placed[seat] == NONE or self.chosen[seat] != NONE:
                continue
            possible = self.legal(state, seat)
            if len(possible) > 1:
                state.ask(1 << seat)
                return
            self.chosen[seat] = possible[0]
        state.pop()
        self.pay(state)

    def pay(self, state: RaceState) -> None:
        catalogue = state.catalogue
        prices = [0] * state.seats
        using = [NONE] * state.seats
        for seat in state.order:
            world, way = self.placed[seat], self.chosen[seat]
            if way == catalogue.pay_for:
                prices[seat] = settle_price(state.cards, state.players[seat].tableau[:-1], world)
            elif way >= catalogue.use:
                using[seat] = way - catalogue.use
            if way != NONE and state.journal is not None:
                tell_way(state, seat, world, using[seat], way, prices[seat])
        state.push(Pay(prices, [[] for _ in prices], self.placed, using, self.chosen))

    def legal(self, state: RaceState, seat: int) -> list[int]:
        player = state.players[seat]
        return ways(state, player.tableau[:-1], len(player.hand), self.placed[seat])

    def answer(self, state: RaceState, seat: int, action: int) -> None:
        self.chosen[seat] = action

    def refusal(self, state: RaceState, seat: int, action: int) -> Reason:
        reason = why_not_way(state, seat, self.placed[seat], action)
        return reason if reason is not None else super().refusal(state, seat, action)

    def prompt(self, state: RaceState, seat: int) -> Text:
        return Text("prompt-way", {"card": state.cards.key(self.placed[seat])})


def tell_way(state: RaceState, seat: int, world: int, using: int, way: int, price: int) -> None:
    card = state.cards.key(world)
    if way == state.catalogue.conquer:
        own = strength(state.cards, state.players[seat].tableau[:-1], world)
        figures: dict[str, Arg] = {"card": card, "defence": state.cards.price[world], "military": own}
        state.tell(Event("conquered", seat, ("RACE-092",), figures))
    elif way == state.catalogue.pay_for:
        rule = "RACE-102" if state.cards.military[world] else "RACE-073"
        state.tell(Event("paid-for", seat, (rule,), {"card": card, "price": price}))
    else:
        rule = "RACE-100" if state.cards.tactics[using] else "RACE-082"
        state.tell(Event("used-for", seat, (rule,), {"card": card, "used": state.cards.key(using)}))


def why_not_settle(state: RaceState, seat: int, card: int) -> Reason:
    """Why a card cannot be placed in Settle."""
    player = state.players[seat]
    if not state.cards.is_world[card]:
        return Reason("refusal-not-a-world", "RACE-074", {"card": state.cards.key(card)})
    if card not in player.hand:
        return Reason("refusal-not-in-hand", "RACE-071", {"card": state.cards.key(card)})
    return why_not_place(state, player.tableau, len(player.hand) - 1, card)


def why_not_place(state: RaceState, tableau: list[int], funds: int, world: int) -> Reason:
    """Why a world cannot be placed with these powers and that many cards to pay."""
    cards = state.cards
    price = settle_price(cards, tableau, world)
    args: dict[str, Arg] = {"card": state.cards.key(world), "price": price, "funds": funds}
    if not cards.military[world]:
        return Reason("refusal-price", "RACE-073", args)
    args["defence"] = cards.price[world]
    args["military"] = strength(cards, tableau, world)
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
    args: dict[str, Arg] = {"card": state.cards.key(world), "defence": cards.price[world]}
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
        used: dict[str, Arg] = {"used": state.cards.key(card), "card": state.cards.key(world)}
        if card not in tableau:
            return Reason("refusal-not-in-tableau", "RACE-070", {"card": state.cards.key(card)})
        is_ship = any(power.kind == "discard-for-zero-cost" for power in cards.cards[card].powers)
        rule = "RACE-083" if is_ship else "RACE-R07"
        return Reason("refusal-cannot-serve", rule, used)
    return None
