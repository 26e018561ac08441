"""Phase II: Develop. Secret choice of a development, reveal, then payment and draws in player order."""

from __future__ import annotations

from perihelion.core.text import Arg, Event, Reason, Text
from perihelion.games.race.rules.choosing import PASS, UNANSWERED, ChooseCard
from perihelion.games.race.rules.events import tell_drew
from perihelion.games.race.rules.payment import Pay
from perihelion.games.race.rules.placing import develop_price, total
from perihelion.games.race.state import NONE, RaceState, titles_of


class ChooseDevelopment(ChooseCard):
    """All secretly choose a development to place, or nothing (RACE-047, RACE-048)."""

    def copy(self) -> ChooseDevelopment:
        return ChooseDevelopment(self.choices[:])

    def first(self, state: RaceState) -> int:
        return state.catalogue.develop

    def why_not(self, state: RaceState, seat: int, card: int) -> Reason:
        return why_not_develop(state, seat, card, develop_bonus(state, seat))

    def reveal(self, state: RaceState) -> None:
        prices = [0] * state.seats
        placed = [NONE] * state.seats
        for seat in state.order:
            card = self.choices[seat]
            if card == PASS:
                continue
            prices[seat] = develop_price(
                state.cards, state.players[seat].tableau, card, develop_bonus(state, seat)
            )
            placed[seat] = card
            state.place(seat, card)
            if state.journal is not None:
                args: dict[str, Arg] = {"card": state.cards.key(card), "price": prices[seat]}
                state.tell(Event("developed", seat, ("RACE-050",), args))
        if placed.count(NONE) < state.seats:
            nothing = [NONE] * state.seats
            state.push(Pay(prices, [[] for _ in prices], placed, nothing, nothing))
        elif state.journal is not None:
            state.tell(Event("nobody-developed", rules=("RACE-047",)))

    def legal(self, state: RaceState, seat: int) -> list[int]:
        cards = state.cards
        player = state.players[seat]
        hand, tableau = player.hand, player.tableau
        is_world, price = cards.is_world, cards.price
        funds = len(hand) - 1 + develop_bonus(state, seat)
        table = cards.develop_discount
        for card in tableau:
            funds += table[card]
        first = state.catalogue.develop
        fitting = [card for card in hand if not is_world[card] and price[card] <= funds]
        found = [first + card for card in titles_of(fitting) if card not in tableau]
        found.append(state.catalogue.passing)
        return found

    def prompt(self, state: RaceState, seat: int) -> Text:
        return Text("prompt-develop")


def begin_develop(state: RaceState) -> None:
    """Draw-at-start powers come before the choice (RACE-058, RACE-R03)."""
    table = state.cards.develop_start
    for seat in state.order:
        count = total(table, state.players[seat].tableau)
        if count:
            drawn = state.draw(seat, count)
            if state.journal is not None:
                tell_drew(state, seat, drawn, "RACE-058")
    state.push(ChooseDevelopment([UNANSWERED] * state.seats))


def develop_bonus(state: RaceState, seat: int) -> int:
    """How much cheaper developments are by the seat's action card (RACE-053)."""
    bonus = 0
    for action in state.bonuses(seat):
        bonus += state.cards.actions[action].discount
    return bonus


def why_not_develop(state: RaceState, seat: int, card: int, bonus: int) -> Reason:
    """Why a card cannot be placed in Develop."""
    player = state.players[seat]
    name: dict[str, Arg] = {"card": state.cards.key(card)}
    if state.cards.is_world[card]:
        return Reason("refusal-not-a-development", "RACE-051", name)
    if card not in player.hand:
        return Reason("refusal-not-in-hand", "RACE-047", name)
    if card in player.tableau:
        return Reason("refusal-duplicate", "RACE-052", name)
    price = develop_price(state.cards, player.tableau, card, bonus)
    return Reason("refusal-price", "RACE-050", {**name, "price": price, "funds": len(player.hand) - 1})
