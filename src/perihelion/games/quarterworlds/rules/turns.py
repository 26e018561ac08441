"""Epochs and turns: players alternate, taking cards, laying one, or passing, until both have passed."""

from __future__ import annotations

from typing import ClassVar

from perihelion.core.state import Step
from perihelion.core.text import Arg, Event, Reason, Text
from perihelion.games.quarterworlds.components import EPOCHS, value_at
from perihelion.games.quarterworlds.rules import offer
from perihelion.games.quarterworlds.rules.epoch_end import EndOfEpoch
from perihelion.games.quarterworlds.rules.laying import begin_laying, can_lay, end_turn, lay_refusal
from perihelion.games.quarterworlds.rules.options import PASSING
from perihelion.games.quarterworlds.rules.presence import absence
from perihelion.games.quarterworlds.rules.scoring import final_scoring
from perihelion.games.quarterworlds.state import QuarState


class Epochs(Step[QuarState]):
    """The whole game: three epochs, then the final scoring (QUAR-020, QUAR-123)."""

    def copy(self) -> Epochs:
        return self

    def run(self, state: QuarState) -> None:
        if state.epoch == EPOCHS:
            final_scoring(state)
            state.finish()
            return
        if state.epoch:
            state.turn = state.passed[0]  # QUAR-023, QUAR-R37
            offer.clear(state)
        state.epoch += 1
        state.passed = []
        if state.journal is not None:
            rule = "QUAR-023" if state.epoch > 1 else "QUAR-R02"
            state.tell(Event("epoch", state.turn, ("QUAR-021", rule), {"epoch": state.epoch}))
        offer.refill(state)  # QUAR-021
        state.push(Turns())


class Turns(Step[QuarState]):
    """Turn after turn until both have passed (QUAR-030, QUAR-031, QUAR-033)."""

    def copy(self) -> Turns:
        return self

    def run(self, state: QuarState) -> None:
        if len(state.passed) == state.seats:
            state.pop()
            state.push(EndOfEpoch())
        else:
            state.ask(1 << state.turn)

    def legal(self, state: QuarState, seat: int) -> list[int]:
        actions = state.quarterworlds.actions
        takes = [actions.take + state.offer[at] for at in offer.firsts(state, seat)]
        legal = [actions.lay + n for n in state.hands[seat] if can_lay(state, seat, state.card(n))]
        takes.sort()
        legal.sort()
        if not takes or passes_freely(state):
            legal.append(actions.pass_turn)
        return takes + legal

    def answer(self, state: QuarState, seat: int, action: int) -> None:
        actions = state.quarterworlds.actions
        if action == actions.pass_turn:
            pass_turn(state, seat)
        elif actions.is_take(action):
            first = state.offer.index(action - actions.take)
            if offer.seconds(state, seat, first):
                state.push(SecondCard(seat, first))
            else:
                take_cards(state, seat, [first])
        else:
            begin_laying(state, seat, action - actions.lay)

    def refusal(self, state: QuarState, seat: int, action: int) -> Reason:
        actions = state.quarterworlds.actions
        reason = absence(state, seat, action)
        if reason is not None:
            return reason
        if actions.is_take(action):
            return take_refusal(state, seat, state.offer.index(action - actions.take))
        if actions.is_lay(action):
            return lay_refusal(state, seat, state.card(action - actions.lay))
        if action == actions.pass_turn:
            return Reason("refusal-pass", "QUAR-R09", {"room": offer.room(state, seat)})
        if actions.is_research(action) or action == actions.decline:
            return Reason("refusal-research-later", "QUAR-120")
        if actions.is_move(action):
            return Reason("refusal-no-diplomacy-now", "QUAR-153")
        if action == actions.enough:
            return Reason("refusal-nothing-taken", "QUAR-041")
        return Reason("refusal-choose-card-first", "QUAR-060")

    def waits(self, state: QuarState, seat: int) -> bool:
        """The last card that can be taken or laid does not pass by itself."""
        return True

    def prompt(self, state: QuarState, seat: int) -> Text:
        if not offer.firsts(state, seat):
            return Text("prompt-turn-no-card")
        return Text("prompt-turn-or-pass" if passes_freely(state) else "prompt-turn")


class SecondCard(Step[QuarState]):
    """The first card of a take is chosen; nothing slides before the second (QUAR-042)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "first")
    parts: ClassVar[bool] = True

    def __init__(self, seat: int, first: int) -> None:
        self.seat = seat
        self.first = first  # its place in the offer

    def copy(self) -> SecondCard:
        return SecondCard(self.seat, self.first)

    def run(self, state: QuarState) -> None:
        state.ask(1 << self.seat)

    def legal(self, state: QuarState, seat: int) -> list[int]:
        actions = state.quarterworlds.actions
        legal = [actions.take + state.offer[at] for at in offer.seconds(state, seat, self.first)]
        legal.sort()
        if offer.may_take_alone(state, seat, self.first):
            legal.append(actions.enough)
        return legal

    def answer(self, state: QuarState, seat: int, action: int) -> None:
        actions = state.quarterworlds.actions
        places = [self.first]
        if action != actions.enough:
            places.append(state.offer.index(action - actions.take))
        state.pop()
        take_cards(state, seat, places)

    def refusal(self, state: QuarState, seat: int, action: int) -> Reason:
        actions = state.quarterworlds.actions
        reason = absence(state, seat, action)
        if reason is not None:
            return reason
        args: dict[str, Arg] = {"first": value_at(self.first)}
        if actions.is_take(action):
            second = state.offer.index(action - actions.take)
            if second == self.first:
                return Reason("refusal-taken-first", "QUAR-041", args)
            args["second"] = value_at(second)
            return Reason("refusal-take-value", "QUAR-041", args)
        if action == actions.enough:
            return Reason("refusal-take-two", "QUAR-R06", args)
        return Reason("refusal-second-card-first", "QUAR-041")

    def prompt(self, state: QuarState, seat: int) -> Text:
        key = "prompt-second-or-enough" if offer.may_take_alone(state, seat, self.first) else "prompt-second"
        return Text(key, {"card": state.card(state.offer[self.first]).key, "value": value_at(self.first)})


def take_cards(state: QuarState, seat: int, places: list[int]) -> None:
    if state.journal is not None:
        keys = [state.card(state.offer[at]).key for at in places]
        value = sum(value_at(at) for at in places)
        state.tell(Event("taken", seat, ("QUAR-041",), {"cards": keys, "value": value}))
    offer.take(state, seat, places)
    end_turn(state)


def take_refusal(state: QuarState, seat: int, at: int) -> Reason:
    """Why a take cannot begin with the card at that place."""
    limit = state.parts.hand_limit
    if offer.room(state, seat) < 1:
        return Reason("refusal-hand-full", "QUAR-046", {"hand": len(state.hands[seat]), "limit": limit})
    return Reason("refusal-take-alone", "QUAR-R06", {"value": value_at(at)})


def passes_freely(state: QuarState) -> bool:
    """Whether one may pass at any turn; else only when no card can be taken (QUAR-R09)."""
    return state.options[PASSING.key] != PASSING.default


def pass_turn(state: QuarState, seat: int) -> None:
    state.passed = [*state.passed, seat]
    if state.journal is not None:
        rule = "QUAR-032" if len(state.passed) == 1 else "QUAR-033"
        state.tell(Event("passed", seat, (rule,), {"order": len(state.passed)}))
    end_turn(state)
