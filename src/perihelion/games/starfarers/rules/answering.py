"""Answers to an offer: each opponent accepts, declines or counters, in sight of all, as at a table.

Nobody has to wait for the silent: the active player may take the offer back or conclude with somebody who has
answered while others still think. A player may decline everything for a turn, or by a rule of their own
whatever they cannot pay. Nobody is bound until both have agreed (STAR-106 to STAR-111).
"""

from __future__ import annotations

from typing import ClassVar, Final

from perihelion.core.state import Step
from perihelion.core.text import Arg, Event, Reason, Text
from perihelion.games.starfarers.components.parts import ABLE, MANNERS, NOBODY, bundle
from perihelion.games.starfarers.rules.cards import covers, shown, swap
from perihelion.games.starfarers.rules.drafts import (
    draft_refusal,
    is_proposal,
    stepper_actions,
    take_step,
)
from perihelion.games.starfarers.state import StarState

ABSENT: Final = 0  # has no cards, or was not spoken to
PENDING: Final = 1
ACCEPTED: Final = 2
DECLINED: Final = 3
COUNTERING: Final = 4
COUNTERED: Final = 5


def ask_opponents(state: StarState, give: list[int], ask: list[int], call: bool, partner: int) -> None:
    """Puts an offer or a call to all opponents who have cards, or to one of them."""
    seat = state.active
    status = [ABSENT] * state.seats
    for other in range(state.seats):
        if other != seat and state.hand_size(other) and partner in (NOBODY, other):
            status[other] = PENDING
    shown(state, seat, give)
    if state.journal is not None:
        tell_offer(state, seat, give, ask, partner)
    for other in range(state.seats):
        if status[other] == PENDING and declines_by_rule(state, other, ask, call):
            status[other] = DECLINED
            state.revealed()
            decline(state, other, give, ask)
    if PENDING not in status:
        return
    drafts_give = [[0] * 5 for _ in range(state.seats)]
    drafts_ask = [[0] * 5 for _ in range(state.seats)]
    state.push(Answers(give[:], ask[:], 1 if call else 0, status, drafts_give, drafts_ask, [0] * state.seats))


def declines_by_rule(state: StarState, seat: int, ask: list[int], call: bool) -> bool:
    """Whether the seat has asked not to be bothered with such an offer."""
    if state.deaf[seat]:
        return True
    return state.manners[seat] == ABLE and not call and not covers(state.hands[seat], ask)


def decline(state: StarState, seat: int, give: list[int], ask: list[int]) -> None:
    """A refusal, which everybody hears and remembers for a while: kept by turn and code, so that the order of
    answering changes nothing."""
    if state.journal is not None:
        state.tell(Event("decline", seat, ("STAR-111",)))
    for given in range(5):
        for asked in range(5):
            if give[given] and ask[asked]:
                code = (state.active * state.seats + seat) * 25 + 5 * given + asked
                insert_pair(state.refusals, state.turn, code)


def insert_pair(pairs: list[int], turn: int, code: int) -> None:
    """Puts a pair of numbers into its place in a sorted row of pairs."""
    at = len(pairs)
    while at and (pairs[at - 2] > turn or (pairs[at - 2] == turn and pairs[at - 1] > code)):
        at -= 2
    pairs[at:at] = [turn, code]


def tell_offer(state: StarState, seat: int, give: list[int], ask: list[int], partner: int) -> None:
    args: dict[str, Arg] = {"cards": bundle(give), "got": bundle(ask)}
    if sum(give) and sum(ask):
        if partner == NOBODY:
            state.tell(Event("offer", seat, ("STAR-106",), args))
        else:
            state.tell(Event("offer-to", seat, ("STAR-106",), {**args, "seat_other": partner}))
    elif sum(ask):
        state.tell(Event("call-for", seat, ("STAR-109",), {"got": bundle(ask)}))
    elif sum(give):
        state.tell(Event("call-with", seat, ("STAR-109",), {"cards": bundle(give)}))
    else:
        state.tell(Event("call", seat, ("STAR-109",)))


class Answers(Step[StarState]):
    """The opponents think about an offer, each in their own time. `give` and `ask` are the active player's
    sides; drafts are seen from the drafting seat, and nobody else's business until proposed."""

    FIELDS: ClassVar[tuple[str, ...]] = ("give", "ask", "call", "status", "gives", "asks", "steps")

    def __init__(
        self,
        give: list[int],
        ask: list[int],
        call: int,
        status: list[int],
        gives: list[list[int]],
        asks: list[list[int]],
        steps: list[int],
    ) -> None:
        self.give = give
        self.ask = ask
        self.call = call
        self.status = status
        self.gives = gives
        self.asks = asks
        self.steps = steps

    def copy(self) -> Answers:
        return Answers(
            self.give[:],
            self.ask[:],
            self.call,
            self.status[:],
            [row[:] for row in self.gives],
            [row[:] for row in self.asks],
            self.steps[:],
        )

    def run(self, state: StarState) -> None:
        open_seats = 0
        for seat in range(state.seats):
            if self.status[seat] in (PENDING, COUNTERING):
                open_seats |= 1 << seat
        if open_seats:
            state.ask(open_seats)
        else:
            state.pop()
            self.conclude(state)

    # -- what the opponents may do -----------------------------------------------------------------

    def legal(self, state: StarState, seat: int) -> list[int]:
        actions = state.rules.actions
        if self.status[seat] == PENDING:
            found: list[int] = []
            if self.can_accept(state, seat):
                found.append(actions.accept)
            found.append(actions.decline)
            if self.steps[seat] < state.parts.steps_per_offer:
                found.append(actions.counter)
            return found
        found = stepper_actions(state, seat, self.gives[seat], self.asks[seat], self.steps[seat])
        if is_proposal(state.hands[seat], self.gives[seat], self.asks[seat]):
            found.append(actions.propose)
        found.append(actions.withdraw)
        return found

    def can_accept(self, state: StarState, seat: int) -> bool:
        return not self.call and covers(state.hands[seat], self.ask)

    def accept_reason(self, state: StarState, seat: int) -> Reason | None:
        if self.can_accept(state, seat):
            return None
        if self.call:
            return Reason("refusal-nothing-offered", "STAR-109")
        return Reason("refusal-cannot-give", "STAR-R44")

    # -- what needs no waiting ---------------------------------------------------------------------

    def offhand(self, state: StarState, seat: int) -> list[int]:
        actions = state.rules.actions
        if seat == state.active:
            found = [actions.deal + other for other in self.partners(state)]
            return [actions.recall, *found]
        found = manner_actions(state, seat)
        if self.status[seat] == PENDING:
            found.append(actions.decline_turn)
        return found

    def partners(self, state: StarState) -> list[int]:
        """Who has agreed, or proposed something that the active player can pay."""
        hand = state.hands[state.active]
        return [
            other for other in range(state.seats) if self.agreed(other) and covers(hand, self.price(other))
        ]

    def agreed(self, seat: int) -> bool:
        return self.status[seat] in (ACCEPTED, COUNTERED)

    def price(self, seat: int) -> list[int]:
        """What the active player would give the seat."""
        return self.give if self.status[seat] == ACCEPTED else self.asks[seat]

    def gain(self, seat: int) -> list[int]:
        """What the active player would get from the seat."""
        return self.ask if self.status[seat] == ACCEPTED else self.gives[seat]

    # -- answers -----------------------------------------------------------------------------------

    def answer(self, state: StarState, seat: int, action: int) -> None:
        actions = state.rules.actions
        if seat == state.active:
            self.cut_short(state, action)
        elif actions.manner <= action < actions.manner + len(MANNERS):
            state.manners[seat] = action - actions.manner
            if self.status[seat] in (PENDING, COUNTERING):
                state.ask_again(seat)
        elif action == actions.accept:
            self.agree(state, seat, ACCEPTED)
        elif action in (actions.decline, actions.decline_turn):
            state.deaf[seat] |= 1 if action == actions.decline_turn else 0
            self.status[seat] = DECLINED
            decline(state, seat, self.give, self.ask)
        elif action == actions.propose:
            self.agree(state, seat, COUNTERED)
        else:
            self.draft(state, seat, action)
            state.ask_again(seat)

    def cut_short(self, state: StarState, action: int) -> None:
        """The active player waits no longer: takes the offer back, or concludes (STAR-109, STAR-111)."""
        actions = state.rules.actions
        state.asked = 0
        state.pop()
        if action == actions.recall:
            state.tell(Event("recall", state.active, ("STAR-111",)))
        else:
            other = action - actions.deal
            make_deal(state, other, self.price(other), self.gain(other))

    def agree(self, state: StarState, seat: int, status: int) -> None:
        """An answer that binds nobody yet, but shows what the seat has."""
        self.status[seat] = status
        shown(state, seat, self.gain(seat))
        state.revealed()
        if state.journal is not None:
            if status == ACCEPTED:
                state.tell(Event("accept", seat, ("STAR-111",)))
            else:
                args: dict[str, Arg] = {"cards": bundle(self.gives[seat]), "got": bundle(self.asks[seat])}
                state.tell(Event("counter", seat, ("STAR-109",), args))

    def draft(self, state: StarState, seat: int, action: int) -> None:
        actions = state.rules.actions
        self.steps[seat] += 1
        if action == actions.withdraw:
            self.status[seat] = PENDING
        elif action == actions.counter:
            # A counter-offer starts from the offer as far as the own hand goes.
            self.status[seat] = COUNTERING
            self.gives[seat] = [min(self.ask[kind], state.hands[seat][kind]) for kind in range(5)]
            self.asks[seat] = self.give[:]
        else:
            take_step(state, self.gives[seat], self.asks[seat], action)

    def conclude(self, state: StarState) -> None:
        """All answers are in: a single yes is a trade, else the active player decides (STAR-109)."""
        willing = [seat for seat in range(state.seats) if self.agreed(seat)]
        if len(willing) == 1 and self.status[willing[0]] == ACCEPTED:
            make_deal(state, willing[0], self.give, self.ask)
        elif willing:
            gives = [self.price(seat)[:] if self.agreed(seat) else [0] * 5 for seat in range(state.seats)]
            gets = [self.gain(seat)[:] if self.agreed(seat) else [0] * 5 for seat in range(state.seats)]
            state.push(Deal(gives, gets))

    # -- words -------------------------------------------------------------------------------------

    def refusal(self, state: StarState, seat: int, action: int) -> Reason:
        reason: Reason | None = None
        actions = state.rules.actions
        if self.status[seat] == PENDING and action == actions.accept:
            reason = self.accept_reason(state, seat)
        elif self.status[seat] == PENDING and action == actions.counter:
            reason = Reason("refusal-steps", "STAR-106", {"limit": state.parts.steps_per_offer})
        elif self.status[seat] == COUNTERING:
            give, ask, hand = self.gives[seat], self.asks[seat], state.hands[seat]
            reason = draft_refusal(state, action, give, ask, hand, self.steps[seat])
        return reason or super().refusal(state, seat, action)

    def prompt(self, state: StarState, seat: int) -> Text:
        if self.status[seat] == COUNTERING:
            return Text("prompt-counter", {"seat": state.active})
        if not self.call:
            return Text(
                "prompt-answer",
                {"seat": state.active, "cards": bundle(self.give), "got": bundle(self.ask)},
            )
        if sum(self.ask):
            return Text("prompt-call-for", {"seat": state.active, "got": bundle(self.ask)})
        if sum(self.give):
            return Text("prompt-call-with", {"seat": state.active, "cards": bundle(self.give)})
        return Text("prompt-call", {"seat": state.active})


def manner_actions(state: StarState, seat: int) -> list[int]:
    """The ways of being asked that the seat does not have now."""
    manner = state.rules.actions.manner
    return [manner + number for number in range(len(MANNERS)) if number != state.manners[seat]]


class Deal(Step[StarState]):
    """The active player decides which of the answers is concluded, if any (STAR-109)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("gives", "gets")

    def __init__(self, gives: list[list[int]], gets: list[list[int]]) -> None:
        self.gives = gives
        self.gets = gets

    def copy(self) -> Deal:
        return Deal([row[:] for row in self.gives], [row[:] for row in self.gets])

    def run(self, state: StarState) -> None:
        state.ask(1 << state.active)

    def legal(self, state: StarState, seat: int) -> list[int]:
        actions = state.rules.actions
        found = [
            actions.deal + other
            for other in range(state.seats)
            if any(self.gets[other]) and covers(state.hands[seat], self.gives[other])
        ]
        return [*found, actions.no_deal]

    def answer(self, state: StarState, seat: int, action: int) -> None:
        actions = state.rules.actions
        state.pop()
        if action == actions.no_deal:
            state.tell(Event("no-deal", seat, ("STAR-111",)))
        else:
            other = action - actions.deal
            make_deal(state, other, self.gives[other], self.gets[other])

    def refusal(self, state: StarState, seat: int, action: int) -> Reason:
        other = action - state.rules.actions.deal
        if 0 <= other < state.seats:
            if any(self.gets[other]):
                return Reason("refusal-cannot-give", "STAR-106")
            return Reason("refusal-no-answer", "STAR-111", {"seat": other})
        return super().refusal(state, seat, action)

    def prompt(self, state: StarState, seat: int) -> Text:
        return Text("prompt-deal")


def make_deal(state: StarState, partner: int, gives: list[int], gets: list[int]) -> None:
    """Cards change hands (STAR-106)."""
    swap(state, state.active, partner, gives, gets)
    if state.journal is not None:
        args: dict[str, Arg] = {"seat_other": partner, "cards": bundle(gives), "got": bundle(gets)}
        state.tell(Event("deal", state.active, ("STAR-106",), args))
