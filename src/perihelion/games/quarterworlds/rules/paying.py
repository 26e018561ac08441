"""The part that laying an epoch card and researching have in common: a bill is settled item by item.

First the payer says what a discount takes off, where that is a choice; then cards and tokens are put down
one by one. Only items that can still be completed to an exact payment may be put down (QUAR-R12). Nothing
leaves the hand before the payment is complete, and nobody else sees it before that.
"""

from __future__ import annotations

from typing import ClassVar

from perihelion.core.state import Step
from perihelion.core.text import Arg, Event, Reason, Text
from perihelion.games.quarterworlds.components import RESOURCES, SCIENCE, SCIENCE_CARD
from perihelion.games.quarterworlds.rules import payment
from perihelion.games.quarterworlds.rules.payment import Bill
from perihelion.games.quarterworlds.state import QuarState, without


class Paying(Step[QuarState]):
    """A card chosen to be laid, what is still owed for it, and what has been put down so far."""

    secret: ClassVar[bool] = True
    parts: ClassVar[bool] = True

    def __init__(self, seat: int, card: int, owed: list[int], off: int, paid: list[int], tokens: int) -> None:
        self.seat = seat
        self.card = card
        self.owed = owed
        self.off = off  # what a discount still takes off (QUAR-D05)
        self.paid = paid
        self.tokens = tokens

    def open_bill(self, state: QuarState) -> None:
        """Settles what is owed for the chosen card."""
        card = state.card(self.card)
        self.owed = payment.due(state, self.seat, card)
        self.off = payment.discount(state, self.seat, card)
        self.take_off(state)

    def take_off(self, state: QuarState) -> None:
        """Takes the discount off as far as that leaves no choice."""
        while self.off:
            if self.off >= sum(self.owed):
                self.owed, self.off = [0, 0, 0, 0], 0
                return
            choices = payment.waivers(state, self.seat, state.card(self.card), self.owed, self.off)
            if len(choices) != 1:
                return
            self.owed[choices[0]] -= 1
            self.off -= 1

    def bill(self, state: QuarState) -> Bill:
        return payment.bill(state, self.seat, state.card(self.card), self.owed)

    def is_settled(self, state: QuarState) -> bool:
        if self.off or not (self.paid or self.tokens):
            return False
        return payment.is_paid(state, self.seat, self.owed, self.paid, self.tokens)

    def payment_legal(self, state: QuarState) -> list[int]:
        actions = state.quarterworlds.actions
        if self.off:
            card = state.card(self.card)
            choices = payment.waivers(state, self.seat, card, self.owed, self.off)
            return [actions.waive + resource for resource in choices]
        paper = self.bill(state)
        groups = paper.next_groups(self.paid, self.tokens)
        legal: list[int] = []
        for group in groups:
            legal += [actions.pay + number for number in paper.members[group] if number not in self.paid]
        legal.sort()
        if paper.token_group in groups:
            legal.append(actions.pay_token)
        if not (self.paid or self.tokens):
            legal.insert(0, actions.pay_suggested)
        return legal

    def payment_answer(self, state: QuarState, action: int) -> None:
        actions = state.quarterworlds.actions
        if actions.is_waive(action):
            self.owed[action - actions.waive] -= 1
            self.off -= 1
            self.take_off(state)
        elif action == actions.pay_suggested:
            cheapest = payment.suggested(state, self.bill(state))
            self.paid = cheapest.cards[:]
            self.tokens = cheapest.tokens
        elif action == actions.pay_token:
            self.tokens += 1
        else:
            self.paid.append(action - actions.pay)

    def forced_part(self, state: QuarState, seat: int) -> int:
        """The only payment there is, or the only item that still completes it."""
        if self.off or seat != self.seat:
            return -1
        if not (self.paid or self.tokens):
            only = len(self.bill(state).payments()) == 1
            return state.quarterworlds.actions.pay_suggested if only else -1
        legal = self.payment_legal(state)
        return legal[0] if len(legal) == 1 else -1

    def charge(self, state: QuarState) -> None:
        """Cards go to the discard pile, tokens to the supply (QUAR-005, QUAR-066)."""
        paid = sorted(self.paid)
        for number in paid:
            if number < state.parts.epoch_cards:
                state.hands[self.seat] = without(state.hands[self.seat], number)
            else:
                state.science[self.seat] = without(state.science[self.seat], number)  # QUAR-R26
        state.discards = state.discards + paid
        state.tokens[self.seat] -= self.tokens
        state.revealed()
        if state.journal is not None:
            args: dict[str, Arg] = {"tokens": self.tokens, "count": len(self.paid)}
            args["cards"] = [state.card(number).key for number in paid]
            state.tell(Event("paid" if self.paid else "paid-tokens", self.seat, ("QUAR-060",), args))

    def payment_refusal(self, state: QuarState, action: int) -> Reason | None:
        """Why an action of paying is not legal now; None if it is no such action."""
        actions = state.quarterworlds.actions
        if actions.is_waive(action):
            return self._waive_refusal(state, action - actions.waive)
        if action == actions.pay_suggested:
            return Reason("refusal-discount-first" if self.off else "refusal-suggestion-first", "QUAR-R12")
        if action == actions.pay_token:
            if state.tokens[self.seat] <= self.tokens:
                return Reason("refusal-no-token", "QUAR-065", {"count": state.tokens[self.seat]})
            return self._item_refusal(state, self.bill(state).token_group)
        if actions.is_pay(action):
            return self._card_refusal(state, action - actions.pay)
        return None

    def _waive_refusal(self, state: QuarState, resource: int) -> Reason:
        name = f"resource-{RESOURCES[resource]}"
        if not self.off:
            return Reason("refusal-no-discount", "QUAR-D05")
        if not self.owed[resource]:
            return Reason("refusal-not-owed", "QUAR-D05", {"resource": name})
        return Reason("refusal-waive-unpayable", "QUAR-060", {"resource": name})

    def _card_refusal(self, state: QuarState, number: int) -> Reason:
        card = state.card(number)
        args: dict[str, Arg] = {"card": card.key}
        if number == self.card:
            return Reason("refusal-own-card", "QUAR-R14", args)
        if number not in state.hands[self.seat] and number not in state.science[self.seat]:
            return Reason("refusal-not-in-hand", "QUAR-061", args)
        if number in self.paid:
            return Reason("refusal-put-down", "QUAR-062", args)
        if card.kind == SCIENCE_CARD and state.card(self.card).kind != SCIENCE_CARD:
            return Reason("refusal-science-pays-science", "QUAR-064", args)
        if card.kind == SCIENCE_CARD and not card.pays and self.owed[SCIENCE]:
            return Reason("refusal-no-science-symbol", "QUAR-134", args)
        return self._item_refusal(state, self.bill(state).group_of(number))

    def _item_refusal(self, state: QuarState, group: int) -> Reason:
        if self.off:
            return Reason("refusal-discount-first", "QUAR-D05")
        paper = self.bill(state)
        counts = paper.counted(self.paid, self.tokens)
        counts[group] += 1
        args: dict[str, Arg] = {"owed": paper.total, "items": sum(counts)}
        if paper.reach(counts) > 2 * paper.total:
            return Reason("refusal-overpaid", "QUAR-R12", args)
        return Reason("refusal-not-exact", "QUAR-R12", args)

    def payment_prompt(self, state: QuarState) -> Text:
        args: dict[str, Arg] = {"card": state.card(self.card).key}
        for resource in range(len(RESOURCES)):
            args[RESOURCES[resource]] = self.owed[resource]
        if self.off:
            args["off"] = self.off
            return Text("prompt-waive", args)
        args["items"] = len(self.paid) + self.tokens
        return Text("prompt-pay" if sum(self.owed) else "prompt-pay-minimum", args)
