"""Phase III: Settle. Secret choice of a world, reveal with windfall goods, then player by player the way
of placing it, payment, bonus card and draws (RACE-R56).

The ways are decided one after the other, so that a later player sees the earlier decisions (RACE-199);
what cards are paid with is then picked by all payers at once, and everything is carried out in order.
"""

from __future__ import annotations

from typing import ClassVar

from perihelion.core.state import Step
from perihelion.core.text import Arg, Event, Reason, Text
from perihelion.games.race.phases.choosing import PASS, ChooseCard
from perihelion.games.race.phases.payment import Pay
from perihelion.games.race.placing import can_settle, settle_price, strength, ways
from perihelion.games.race.refusals import why_not_settle, why_not_way
from perihelion.games.race.state import NONE, RaceState
from perihelion.games.race.telling import card_key


class ChooseWorld(ChooseCard):
    """All secretly choose a world to place, or nothing (RACE-071, RACE-072)."""

    def copy(self) -> ChooseWorld:
        return ChooseWorld(self.choices[:])

    def first(self, state: RaceState) -> int:
        return state.catalogue.settle

    def why_not(self, state: RaceState, seat: int, card: int) -> Reason | None:
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
                state.tell(Event("revealed", seat, ("RACE-072",), {"card": card_key(state, card)}))
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
        found = [
            first + card
            for card in sorted(set(hand))
            if is_world[card] and can_settle(cards, tableau, funds, card)
        ]
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
        return Text("prompt-way", {"card": card_key(state, self.placed[seat])})


def tell_way(state: RaceState, seat: int, world: int, using: int, way: int, price: int) -> None:
    card = card_key(state, world)
    if way == state.catalogue.conquer:
        own = strength(state.cards, state.players[seat].tableau[:-1], world)
        figures: dict[str, Arg] = {"card": card, "defence": state.cards.price[world], "military": own}
        state.tell(Event("conquered", seat, ("RACE-092",), figures))
    elif way == state.catalogue.pay_for:
        rule = "RACE-102" if state.cards.military[world] else "RACE-073"
        state.tell(Event("paid-for", seat, (rule,), {"card": card, "price": price}))
    else:
        rule = "RACE-100" if state.cards.tactics[using] else "RACE-082"
        state.tell(Event("used-for", seat, (rule,), {"card": card, "used": card_key(state, using)}))
