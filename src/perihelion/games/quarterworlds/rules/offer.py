"""The offer: which cards may be taken, how the rest slides down, and how it is filled up again."""

from __future__ import annotations

from perihelion.games.quarterworlds.components import COLUMNS, NOTHING, PLACES, ROWS, place, value_at
from perihelion.games.quarterworlds.state import QuarState


def room(state: QuarState, seat: int) -> int:
    """How many more epoch cards the hand may hold; science cards do not count (QUAR-044, QUAR-047)."""
    return state.parts.hand_limit - len(state.hands[seat])


def cards_left(state: QuarState) -> int:
    """Cards of the epoch that can still be taken."""
    left = len(state.deck())
    for card in state.offer:
        if card != NOTHING:
            left += 1
    return left


def may_take_alone(state: QuarState, seat: int, at: int) -> bool:
    """Whether the card at the place may be a whole take: value 3 always, a smaller one only with room for
    one card or with an empty deck (QUAR-041, QUAR-045, QUAR-050, QUAR-R06)."""
    return value_at(at) == 3 or room(state, seat) == 1 or not state.deck()


def seconds(state: QuarState, seat: int, first: int) -> list[int]:
    """The places of the cards that may be taken together with the first one (QUAR-041)."""
    if room(state, seat) < 2 or value_at(first) == 3:
        return []
    most = 3 - value_at(first)
    return [
        at for at, card in enumerate(state.offer) if at != first and card != NOTHING and value_at(at) <= most
    ]


def firsts(state: QuarState, seat: int) -> list[int]:
    """The places of the cards with which a take may begin."""
    left = room(state, seat)
    if left < 1:  # QUAR-046
        return []
    offered = [at for at, card in enumerate(state.offer) if card != NOTHING]
    if left == 1 or not state.deck():
        return offered
    found: list[int] = []
    for at in offered:
        value = value_at(at)
        if value == 3 or any(other != at and value + value_at(other) <= 3 for other in offered):
            found.append(at)
    return found


def take(state: QuarState, seat: int, places: list[int]) -> None:
    """Cards go to the hand, the rest slides down, new cards fill the empty places (QUAR-043, QUAR-048)."""
    state.hands[seat] = state.hands[seat] + [state.offer[at] for at in places]
    for at in places:
        state.offer[at] = NOTHING
    slide(state)
    refill(state)


def slide(state: QuarState) -> None:
    """Cards slide down within their own column (QUAR-R07)."""
    offer = state.offer
    for column in range(COLUMNS):
        free = place(column, 0)  # the lowest place that nothing has slid to yet
        for at in range(free, free + ROWS):
            card = offer[at]
            if card != NOTHING:
                offer[at] = NOTHING
                offer[free] = card
                free += 1


def refill(state: QuarState) -> list[int]:
    """Left column first, from the lowest empty place upwards; nothing comes from an empty deck (QUAR-R07,
    QUAR-049). Returns the new cards."""
    deck = state.deck()
    new: list[int] = []
    for at, lying in enumerate(state.offer):
        if lying == NOTHING and len(new) < len(deck):
            card = deck[len(deck) - 1 - len(new)]
            state.offer[at] = card
            new.append(card)
    if new:
        state.decks[state.epoch - 1] = deck[: len(deck) - len(new)]
        state.revealed()
    return new


def clear(state: QuarState) -> None:
    """What is left in the offer at the end of an epoch is out of the game (QUAR-R10)."""
    state.removed = state.removed + [card for card in state.offer if card != NOTHING]
    state.offer = [NOTHING] * PLACES
