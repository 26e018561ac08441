"""How a bot bargains: it offers what the other can pay and what helps both, answers with a proposal of its
own where that is better than yes or no, remembers what was refused, and gives nothing to a leader near the
end.

Another player's cards are guessed from what is known for certain: cards that passed in sight of all, and for
the rest what such cards are likely to be. Nothing depends on the hands of an imagined world, so that a bot
keeps to its offer while it puts it together.
"""

from __future__ import annotations

from typing import Final

from perihelion.games.starfarers.mind.plan import (
    Plan,
    build_worths,
    exchangeable,
    gain_by,
    gain_by_swap,
    make_plan,
    plan_with,
)
from perihelion.games.starfarers.rules.answering import COUNTERING, Answers, Deal
from perihelion.games.starfarers.state import StarState, total

CLOSE_TO_WINNING: Final = 12  # points with which a leader gets nothing more
SURE: Final = 0.37  # how likely the other has to hold what is asked for
WILLING: Final = 0.17  # what the other has to gain by its guessed cards
WORTHWHILE: Final = 0.21  # what the own side has to gain
TRIED: Final = [(1, 1), (1, 2), (2, 1)]  # cards of a kind that are given and asked for


class Terms:
    """A trade with a partner, seen from who proposes it, and what it promises."""

    def __init__(self, partner: int, give: list[int], ask: list[int], value: float) -> None:
        self.partner = partner
        self.give = give
        self.ask = ask
        self.value = value


class Swap:
    """Cards of one kind for cards of another, and what the own side gains by it."""

    def __init__(self, given: int, gives: int, asked: int, gets: int, gain: float) -> None:
        self.given = given
        self.gives = gives
        self.asked = asked
        self.gets = gets
        self.gain = gain

    def terms(self, partner: int, value: float) -> Terms:
        give, ask = [0] * 5, [0] * 5
        give[self.given], ask[self.asked] = self.gives, self.gets
        return Terms(partner, give, ask, value)


# -- what others hold ------------------------------------------------------------------------------


def unseen(state: StarState, seat: int) -> list[int]:
    """The cards of each kind whose place the seat does not know."""
    counts: list[int] = []
    for kind in range(5):
        seen = state.bank[kind] + state.hands[seat][kind]
        for other in range(state.seats):
            if other != seat:
                seen += state.known[seat * state.seats + other][kind]
        counts.append(max(0, state.parts.cards[kind] - seen))
    return counts


class Guess:
    """What a seat knows of another player's hand: the cards known for certain, and how many are hidden among
    how many whose place it does not know."""

    def __init__(self, state: StarState, seat: int, other: int, pool: list[int]) -> None:
        self.known = state.known[seat * state.seats + other]
        self.hidden = state.hand_size(other) - total(self.known)
        self.pool = pool
        self.unseen = total(pool)

    def likely(self, kind: int, count: int) -> float:
        """How likely the player holds so many cards of a kind."""
        missing = count - self.known[kind]
        if missing <= 0:
            return 1.0
        if self.unseen == 0 or self.hidden < missing:
            return 0.0
        one = 1.0 - (1.0 - self.pool[kind] / self.unseen) ** self.hidden
        return one if missing == 1 else one * one * 0.61

    def hand(self) -> list[int]:
        """The known cards, and for the rest of the hand the likeliest ones."""
        hand = self.known[:]
        if self.hidden <= 0 or self.unseen == 0:
            return hand
        shares = [self.hidden * self.pool[kind] / self.unseen for kind in range(5)]
        whole = [int(share) for share in shares]
        for kind in range(5):
            hand[kind] += whole[kind]
        for _ in range(self.hidden - total(whole)):
            most = 0
            for kind in range(1, 5):
                if shares[kind] - whole[kind] > shares[most] - whole[most]:
                    most = kind
            whole[most] += 1
            hand[most] += 1
        return hand


# -- terms -----------------------------------------------------------------------------------------


def leads(state: StarState, seat: int) -> bool:
    """Whether a player is so near the end that no card should go there."""
    points = state.points(seat)
    return points >= CLOSE_TO_WINNING and points == max(state.points(other) for other in range(state.seats))


def best_terms(
    state: StarState, seat: int, plan: Plan, partners: list[int], gives: list[int], asks: list[int]
) -> Terms | None:
    """The trade that promises most; `gives` and `asks` are the kinds that may be on either side."""
    swaps = worthwhile(state.hands[seat], plan, gives, asks)
    if not swaps:
        return None
    pool = unseen(state, seat)
    best: Terms | None = None
    for other in partners:
        if state.hand_size(other) and not leads(state, other):
            best = better_terms(state, seat, other, swaps, Guess(state, seat, other, pool), best)
    return best


def worthwhile(hand: list[int], plan: Plan, gives: list[int], asks: list[int]) -> list[Swap]:
    """What can be paid and helps the own side."""
    found: list[Swap] = []
    for asked in asks:
        for given in gives:
            if asked != given:
                for give_count, ask_count in TRIED:
                    if give_count <= hand[given]:
                        gain = gain_by_swap(plan, given, give_count, asked, ask_count)
                        if gain >= WORTHWHILE:
                            found.append(Swap(given, give_count, asked, ask_count, gain))
    return found


def better_terms(
    state: StarState, seat: int, other: int, swaps: list[Swap], guess: Guess, best: Terms | None
) -> Terms | None:
    """The swap with another player that promises most, if it is more than the best terms so far do. What the
    other plans takes longest to tell, so it is asked last."""
    burden = 0.017 * state.points(other)
    theirs: Plan | None = None
    for swap in swaps:
        sure = guess.likely(swap.asked, swap.gets)
        value = swap.gain * sure - burden
        if sure < SURE or (best is not None and value <= best.value):
            continue
        if refused(state, seat, other, swap.given, swap.asked):
            continue
        if theirs is None:
            theirs = plan_with(state, other, guess.hand(), build_worths(state, other))
        if gain_by_swap(theirs, swap.asked, swap.gets, swap.given, swap.gives) >= WILLING:
            best = swap.terms(other, value)
    return best


def refused(state: StarState, seat: int, other: int, given: int, asked: int) -> bool:
    """Whether the other has lately declined to trade these kinds with the seat."""
    code = (seat * state.seats + other) * 25 + 5 * given + asked
    return bool(state.refusals) and code in state.refusals[1::2]


# -- offers and answers ----------------------------------------------------------------------------


def own_offer(state: StarState, seat: int, plan: Plan) -> Terms | None:
    """What the active player would offer now; nothing if no trade is likely."""
    if total(plan.lacking) > 1 + exchangeable(state, seat, plan.spare):
        return None  # one card more would not let it be built this turn
    lacking = [kind for kind in range(5) if plan.lacking[kind]]
    spare = [kind for kind in range(5) if plan.spare[kind]]
    others = [other for other in range(state.seats) if other != seat]
    return best_terms(state, seat, plan, others, spare, lacking)


def has_offer(state: StarState, seat: int, plan: Plan) -> bool:
    """One offer a turn, if it is likely to be taken."""
    return state.offers == 0 and state.drafts == 0 and own_offer(state, seat, plan) is not None


def own_counter(state: StarState, seat: int, plan: Plan, step: Answers) -> Terms | None:
    """What an opponent would rather do than what is offered: another price, or other cards. A call is
    answered with the cards that were called for."""
    named = step.call == 1
    gives = [
        kind for kind in range(5) if plan.spare[kind] and (step.ask[kind] or not (named and any(step.ask)))
    ]
    asks = [kind for kind in range(5) if step.give[kind] or not (named and any(step.give))]
    return best_terms(state, seat, plan, [state.active], gives, asks)


def rate_offer(
    state: StarState, seat: int, give: list[int], ask: list[int], actions: list[int], wanted: Terms | None
) -> list[float]:
    """Steps towards the trade one has in mind, then the proposal; dropped if there is none."""
    acts = state.rules.actions
    rated: list[float] = []
    for action in actions:
        value = -1.0
        if action == acts.withdraw:
            value = 0.0
        elif wanted is None:
            value = -1.0
        elif action >= acts.propose:
            if give == wanted.give and ask == wanted.ask and action == how(state, seat, wanted):
                value = 3.2
        elif acts.give_more <= action < acts.give_less:
            value = step_value(give, wanted.give, action - acts.give_more, True)
        elif action < acts.ask_more:
            value = step_value(give, wanted.give, action - acts.give_less, False)
        elif action < acts.ask_less:
            value = step_value(ask, wanted.ask, action - acts.ask_more, True)
        else:
            value = step_value(ask, wanted.ask, action - acts.ask_less, False)
        rated.append(value)
    return rated


def step_value(counts: list[int], wanted: list[int], kind: int, more: bool) -> float:
    """Whether one card more or less brings a draft nearer to what is wanted; surplus goes first."""
    if more:
        return 1.0 if counts[kind] < wanted[kind] else -1.0
    return 1.8 if counts[kind] > wanted[kind] else -1.0


def how(state: StarState, seat: int, wanted: Terms) -> int:
    """An offer goes to everybody, unless a leader near the end could take it."""
    acts = state.rules.actions
    if seat == state.active and any(leads(state, other) for other in range(state.seats) if other != seat):
        return acts.propose_to + wanted.partner
    return acts.propose


def deal_value(
    state: StarState, seat: int, plan: Plan, other: int, gives: list[int], gets: list[int]
) -> float:
    """What a trade with another player is worth, less to whoever is ahead, nothing to a leader at the end."""
    if leads(state, other):
        return -5.2
    ahead = state.points(other) - state.points(seat)
    return gain_by(plan, gives, gets) - 0.049 - 0.022 * max(0, ahead)


def rate_answer(state: StarState, seat: int, step: Answers, actions: list[int]) -> list[float]:
    """Accept what helps; else propose something better if there is anything."""
    acts = state.rules.actions
    plan = make_plan(state, seat)
    if step.status[seat] == COUNTERING:
        wanted = own_counter(state, seat, plan, step)
        return rate_offer(state, seat, step.gives[seat], step.asks[seat], actions, wanted)
    accepted = -1.0
    if acts.accept in actions:
        accepted = deal_value(state, seat, plan, state.active, step.ask, step.give)
    rated: list[float] = []
    for action in actions:
        if action == acts.accept:
            rated.append(accepted)
        elif action == acts.counter:
            rated.append(counter_value(state, seat, plan, step, accepted))
        else:
            rated.append(0.0)
    return rated


def counter_value(state: StarState, seat: int, plan: Plan, step: Answers, accepted: float) -> float:
    """A counter-offer is for what cannot be accepted."""
    if accepted > 0.0 or step.steps[seat] or leads(state, state.active):
        return -1.0
    return 0.32 if own_counter(state, seat, plan, step) is not None else -1.0


def rate_deal(state: StarState, seat: int, step: Deal, actions: list[int]) -> list[float]:
    """The trade that helps most, if any does; better with whoever is behind."""
    acts = state.rules.actions
    plan = make_plan(state, seat)
    rated: list[float] = []
    for action in actions:
        if action == acts.no_deal:
            rated.append(0.0)
        else:
            other = action - acts.deal
            rated.append(deal_value(state, seat, plan, other, step.gives[other], step.gets[other]))
    return rated
