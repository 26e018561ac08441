"""The end of an epoch: research, influence evaluation, income, in this order (QUAR-120)."""

from __future__ import annotations

from typing import ClassVar

from perihelion.core.state import Step
from perihelion.core.text import Event, Reason, Text
from perihelion.games.quarterworlds.components import NOTHING, SCIENCE_CARD
from perihelion.games.quarterworlds.rules.effects import bring
from perihelion.games.quarterworlds.rules.influence import Influence
from perihelion.games.quarterworlds.rules.paying import Paying
from perihelion.games.quarterworlds.rules.payment import affordable, bill, due
from perihelion.games.quarterworlds.rules.presence import absence
from perihelion.games.quarterworlds.state import FROM_INCOME, QuarState, source_of, without


class EndOfEpoch(Step[QuarState]):
    def copy(self) -> EndOfEpoch:
        return self

    def run(self, state: QuarState) -> None:
        state.pop()
        if state.journal is not None:
            state.tell(Event("epoch-end", rules=("QUAR-120",), args={"epoch": state.epoch}))
        state.push(Income())
        state.push(Influence())
        for seat in reversed(state.passed):  # who passed first decides first (QUAR-131)
            state.push(Research(seat, NOTHING, [0, 0, 0, 0], 0, [], 0))


class Research(Paying):
    """One player lays at most one science card, or none (QUAR-130). The question is secret, as a forced
    refusal taken at once would tell the other player what this one can pay."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "card", "owed", "off", "paid", "tokens")

    def copy(self) -> Research:
        return Research(self.seat, self.card, self.owed[:], self.off, self.paid[:], self.tokens)

    def run(self, state: QuarState) -> None:
        if self.card == NOTHING or not self.is_settled(state):
            state.ask(1 << self.seat)
            return
        state.pop()
        self.charge(state)
        card = state.card(self.card)
        state.science[self.seat] = without(state.science[self.seat], self.card)
        state.researched[self.seat] = [*state.researched[self.seat], self.card]
        if state.journal is not None:
            state.tell(Event("researched", self.seat, ("QUAR-130",), {"card": card.key}))
        bring(state, self.seat, card.effects, source_of(SCIENCE_CARD), "QUAR-141")

    def legal(self, state: QuarState, seat: int) -> list[int]:
        if self.card != NOTHING:
            return self.payment_legal(state)
        actions = state.quarterworlds.actions
        first = actions.research - state.parts.epoch_cards
        legal = [first + n for n in state.science[seat] if affordable(state, seat, state.card(n))]
        legal.sort()
        return legal + [actions.decline]

    def answer(self, state: QuarState, seat: int, action: int) -> None:
        actions = state.quarterworlds.actions
        if action == actions.decline:
            state.pop()
            if state.journal is not None:
                state.tell(Event("declined", seat, ("QUAR-130",)))
        elif self.card == NOTHING:
            self.card = action - actions.research + state.parts.epoch_cards
            self.open_bill(state)
        else:
            self.payment_answer(state, action)

    def forced_part(self, state: QuarState, seat: int) -> int:
        return -1 if self.card == NOTHING else super().forced_part(state, seat)

    def refusal(self, state: QuarState, seat: int, action: int) -> Reason:
        actions = state.quarterworlds.actions
        if self.card != NOTHING:
            args: dict[str, int | str | list[str]] = {"card": state.card(self.card).key}
            return self.payment_refusal(state, action) or Reason("refusal-pay-first", "QUAR-132", args)
        reason = absence(state, seat, action)
        if reason is not None:
            return reason
        if actions.is_research(action):
            return research_refusal(state, seat, action - actions.research + state.parts.epoch_cards)
        if actions.is_move(action):
            return Reason("refusal-no-diplomacy-now", "QUAR-153")
        if actions.is_take(action) or actions.is_lay(action) or action == actions.pass_turn:
            return Reason("refusal-epoch-over", "QUAR-120")
        return Reason("refusal-choose-card-first", "QUAR-130")

    def prompt(self, state: QuarState, seat: int) -> Text:
        if self.card != NOTHING:
            return self.payment_prompt(state)
        return Text("prompt-research", {"epoch": state.epoch})

    def forget(self, state: QuarState, seat: int) -> bool:
        """Takes the chosen card and payment back; nobody else has seen them."""
        if seat != self.seat:
            return False
        self.card = NOTHING
        self.owed = [0, 0, 0, 0]
        self.off = 0
        self.paid = []
        self.tokens = 0
        return True


def research_refusal(state: QuarState, seat: int, number: int) -> Reason:
    """Why a science card of the seat cannot be laid now."""
    card = state.card(number)
    owed = due(state, seat, card)
    paper = bill(state, seat, card, owed)
    args: dict[str, int | str | list[str]] = {"card": card.key}
    if paper.total == 0:
        return Reason("refusal-no-minimum", "QUAR-139", args)
    args["owed"] = paper.total
    args["payable"] = min(paper.payable(), paper.total - 1)
    return Reason("refusal-cannot-pay", "QUAR-132", args)


class Income(Step[QuarState]):
    """Each player gains points equal to their standing income (QUAR-121)."""

    def copy(self) -> Income:
        return self

    def run(self, state: QuarState) -> None:
        state.pop()
        for seat in range(state.seats):
            amount = state.income[seat]
            state.add_points(seat, FROM_INCOME, amount)
            if state.journal is not None and amount:
                state.tell(Event("income", seat, ("QUAR-121",), {"amount": amount}))
