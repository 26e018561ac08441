"""Trade between players: offers put together step by step, answers, counter-offers, deals.

The active player opens an offer and fills both sides; proposing it asks all opponents at once. With one side
left open it is a call: the opponents make the proposals. Every trade has the active player on one side, and
nobody is bound until both have agreed (STAR-106 to STAR-111). Offers per turn and steps per offer are
bounded.
"""

from __future__ import annotations

from typing import ClassVar, Final

from perihelion.core.state import Step
from perihelion.core.text import Event, Reason, Text
from perihelion.games.starfarers.components.parts import bundle
from perihelion.games.starfarers.rules.cards import covers, shown, swap
from perihelion.games.starfarers.state import StarState

ABSENT: Final = 0  # has no cards, is not asked
PENDING: Final = 1
ACCEPTED: Final = 2
DECLINED: Final = 3
COUNTERING: Final = 4
COUNTERED: Final = 5


def offer_reason(state: StarState, seat: int) -> Reason | None:
    """Why no further offer can be opened now."""
    if state.offers >= state.parts.offers_per_turn:
        return Reason("refusal-offers", "STAR-106", {"limit": state.parts.offers_per_turn})
    if state.hand_size(seat) == 0:
        return Reason("refusal-nothing-to-give", "STAR-107")
    if all(state.hand_size(other) == 0 for other in range(state.seats) if other != seat):
        return Reason("refusal-nobody-has-cards", "STAR-107")
    return None


def draft_reason(hand: list[int], give: list[int], ask: list[int]) -> Reason | None:
    """Why these two sides make no proposal (STAR-107); the steps keep the kinds apart (STAR-R10)."""
    if sum(give) == 0 or sum(ask) == 0:
        return Reason("refusal-gift", "STAR-107")
    if not covers(hand, give):
        return Reason("refusal-cannot-give", "STAR-106")
    return None


def stepper_actions(state: StarState, seat: int, give: list[int], ask: list[int], steps: int) -> list[int]:
    """The steps by which a draft can be changed. A kind is either given or asked for."""
    actions = state.rules.actions
    found: list[int] = []
    if steps >= state.parts.steps_per_offer:
        return found
    hand = state.hands[seat]
    found += [actions.give_more + kind for kind in range(5) if give[kind] < hand[kind] and not ask[kind]]
    found += [actions.give_less + kind for kind in range(5) if give[kind]]
    for kind in range(5):
        if ask[kind] < most_elsewhere(state, hand, kind) and not give[kind]:
            found.append(actions.ask_more + kind)
    found += [actions.ask_less + kind for kind in range(5) if ask[kind]]
    return found


def most_elsewhere(state: StarState, hand: list[int], kind: int) -> int:
    """How many cards of a kind are outside the bank and the own hand: no more can be asked for."""
    return state.parts.cards[kind] - state.bank[kind] - hand[kind]


def take_step(state: StarState, give: list[int], ask: list[int], action: int) -> None:
    """Changes a draft by one card."""
    actions = state.rules.actions
    if action >= actions.ask_less:
        ask[action - actions.ask_less] -= 1
    elif action >= actions.ask_more:
        ask[action - actions.ask_more] += 1
    elif action >= actions.give_less:
        give[action - actions.give_less] -= 1
    else:
        give[action - actions.give_more] += 1


def draft_refusal(
    state: StarState, action: int, give: list[int], ask: list[int], hand: list[int], steps: int
) -> Reason | None:
    """Why a draft cannot be changed or proposed like that."""
    actions = state.rules.actions
    if action == actions.propose:
        return draft_reason(hand, give, ask)
    if not actions.give_more <= action < actions.ask_less + 5:
        return None
    if steps >= state.parts.steps_per_offer:
        return Reason("refusal-steps", "STAR-106", {"limit": state.parts.steps_per_offer})
    if actions.give_more <= action < actions.give_more + 5:
        kind = action - actions.give_more
        if ask[kind]:
            return Reason("refusal-same-kind", "STAR-R10")
        return Reason("refusal-no-more-cards", "STAR-106", {"have": hand[kind]})
    if actions.ask_more <= action < actions.ask_more + 5:
        kind = action - actions.ask_more
        if give[kind]:
            return Reason("refusal-same-kind", "STAR-R10")
        return Reason("refusal-ask-too-many", "STAR-106", {"count": most_elsewhere(state, hand, kind)})
    return Reason("refusal-not-in-offer", "STAR-106")


class Offer(Step[StarState]):
    """The active player puts an offer together; what is in it is nobody's business until proposed."""

    FIELDS: ClassVar[tuple[str, ...]] = ("give", "ask", "steps")

    def __init__(self, give: list[int], ask: list[int], steps: int) -> None:
        self.give = give
        self.ask = ask
        self.steps = steps

    def copy(self) -> Offer:
        return Offer(self.give[:], self.ask[:], self.steps)

    def run(self, state: StarState) -> None:
        state.ask(1 << state.active)

    def legal(self, state: StarState, seat: int) -> list[int]:
        actions = state.rules.actions
        found = stepper_actions(state, seat, self.give, self.ask, self.steps)
        if draft_reason(state.hands[seat], self.give, self.ask) is None:
            found.append(actions.propose)
        if sum(self.give) == 0 or sum(self.ask) == 0:
            found.append(actions.call)
        found.append(actions.withdraw)
        return found

    def answer(self, state: StarState, seat: int, action: int) -> None:
        actions = state.rules.actions
        if action == actions.withdraw:
            state.pop()
        elif action in (actions.propose, actions.call):
            state.pop()
            call = action == actions.call
            ask_opponents(state, self.give, self.ask, call)
        else:
            self.steps += 1
            take_step(state, self.give, self.ask, action)

    def refusal(self, state: StarState, seat: int, action: int) -> Reason:
        reason = draft_refusal(state, action, self.give, self.ask, state.hands[seat], self.steps)
        if action == state.rules.actions.call:
            reason = Reason("refusal-call", "STAR-109")
        return reason or super().refusal(state, seat, action)

    def prompt(self, state: StarState, seat: int) -> Text:
        return Text("prompt-offer")


def open_market(state: StarState) -> None:
    """With open proposals every opponent may speak up before the active player has offered anything
    (STAR-109)."""
    if state.options["proposals"] == "open" and state.hand_size(state.active):
        ask_opponents(state, [0] * 5, [0] * 5, True)


def ask_opponents(state: StarState, give: list[int], ask: list[int], call: bool) -> None:
    """Puts an offer or a call to all opponents who have cards."""
    seat = state.active
    status = [ABSENT] * state.seats
    for other in range(state.seats):
        if other != seat and state.hand_size(other):
            status[other] = PENDING
    if PENDING not in status:
        return
    shown(state, seat, give)
    drafts_give = [[0] * 5 for _ in range(state.seats)]
    drafts_ask = [[0] * 5 for _ in range(state.seats)]
    state.push(Answers(give[:], ask[:], 1 if call else 0, status, drafts_give, drafts_ask, [0] * state.seats))
    if state.journal is not None and sum(give) + sum(ask):
        tell_offer(state, seat, give, ask)


def tell_offer(state: StarState, seat: int, give: list[int], ask: list[int]) -> None:
    if sum(give) and sum(ask):
        args: dict[str, int | str | list[str]] = {"cards": bundle(give), "got": bundle(ask)}
        state.tell(Event("offer", seat, ("STAR-106",), args))
    elif sum(ask):
        state.tell(Event("call-for", seat, ("STAR-109",), {"got": bundle(ask)}))
    else:
        state.tell(Event("call-with", seat, ("STAR-109",), {"cards": bundle(give)}))


class Answers(Step[StarState]):
    """All opponents answer at once: accept, decline, or make a proposal of their own. `give` and `ask` are
    the active player's sides; drafts are seen from the drafting seat."""

    FIELDS: ClassVar[tuple[str, ...]] = ("give", "ask", "call", "status", "gives", "asks", "steps")
    secret: ClassVar[bool] = True

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

    def legal(self, state: StarState, seat: int) -> list[int]:
        actions = state.rules.actions
        if self.status[seat] == PENDING:
            found: list[int] = []
            if self.accept_reason(state, seat) is None:
                found.append(actions.accept)
            return [*found, actions.decline, actions.counter]
        found = stepper_actions(state, seat, self.gives[seat], self.asks[seat], self.steps[seat])
        if draft_reason(state.hands[seat], self.gives[seat], self.asks[seat]) is None:
            found.append(actions.propose)
        found.append(actions.withdraw)
        return found

    def accept_reason(self, state: StarState, seat: int) -> Reason | None:
        if self.call:
            return Reason("refusal-nothing-offered", "STAR-109")
        if not covers(state.hands[seat], self.ask):
            return Reason("refusal-cannot-give", "STAR-R44")
        return None

    def answer(self, state: StarState, seat: int, action: int) -> None:
        actions = state.rules.actions
        if action == actions.accept:
            self.status[seat] = ACCEPTED
        elif action in (actions.decline, actions.withdraw):
            self.status[seat] = DECLINED
        elif action == actions.propose:
            self.status[seat] = COUNTERED
        elif action == actions.counter:
            self.begin_counter(state, seat)
            state.ask_again(seat)
        else:
            self.steps[seat] += 1
            take_step(state, self.gives[seat], self.asks[seat], action)
            state.ask_again(seat)

    def begin_counter(self, state: StarState, seat: int) -> None:
        """A counter-offer starts from the offer as far as the own hand goes."""
        self.status[seat] = COUNTERING
        self.gives[seat] = [min(self.ask[kind], state.hands[seat][kind]) for kind in range(5)]
        self.asks[seat] = self.give[:]

    def conclude(self, state: StarState) -> None:
        """All answers are in: they become public, and the active player decides (STAR-109, STAR-111)."""
        state.revealed()
        gives = [[0] * 5 for _ in range(state.seats)]
        gets = [[0] * 5 for _ in range(state.seats)]
        partners: list[int] = []
        for seat in range(state.seats):
            if self.status[seat] == ACCEPTED:
                gives[seat], gets[seat] = self.give[:], self.ask[:]
            elif self.status[seat] == COUNTERED:
                gives[seat], gets[seat] = self.asks[seat][:], self.gives[seat][:]
            else:
                if self.status[seat] == DECLINED and not self.call:
                    state.tell(Event("decline", seat, ("STAR-111",)))
                continue
            partners.append(seat)
            shown(state, seat, gets[seat])
            if state.journal is not None:
                self.tell_answer(state, seat)
        if len(partners) == 1 and self.status[partners[0]] == ACCEPTED:
            make_deal(state, partners[0], self.give, self.ask)
        elif partners:
            state.push(Deal(gives, gets))

    def tell_answer(self, state: StarState, seat: int) -> None:
        if self.status[seat] == ACCEPTED:
            state.tell(Event("accept", seat, ("STAR-111",)))
        else:
            args: dict[str, int | str | list[str]] = {
                "cards": bundle(self.gives[seat]),
                "got": bundle(self.asks[seat]),
            }
            state.tell(Event("counter", seat, ("STAR-109",), args))

    def refusal(self, state: StarState, seat: int, action: int) -> Reason:
        reason: Reason | None = None
        if self.status[seat] == PENDING and action == state.rules.actions.accept:
            reason = self.accept_reason(state, seat)
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

    def forget(self, state: StarState, seat: int) -> bool:
        if self.status[seat] == ABSENT:
            return False
        self.status[seat] = PENDING
        self.gives[seat] = [0] * 5
        self.asks[seat] = [0] * 5
        self.steps[seat] = 0
        return True


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
        if 0 <= other < state.seats and any(self.gets[other]):
            return Reason("refusal-cannot-give", "STAR-106")
        return super().refusal(state, seat, action)

    def prompt(self, state: StarState, seat: int) -> Text:
        return Text("prompt-deal")


def make_deal(state: StarState, partner: int, gives: list[int], gets: list[int]) -> None:
    """Cards change hands (STAR-106)."""
    swap(state, state.active, partner, gives, gets)
    if state.journal is not None:
        args: dict[str, int | str | list[str]] = {
            "seat_other": partner,
            "cards": bundle(gives),
            "got": bundle(gets),
        }
        state.tell(Event("deal", state.active, ("STAR-106",), args))
