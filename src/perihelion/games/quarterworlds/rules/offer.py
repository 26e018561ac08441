"""The offer: which cards may be taken, how the rest slides down, and how it is filled up again."""

from __future__ import annotations

from perihelion.games.quarterworlds.components import COLUMNS, NOTHING, PLACES, ROWS, place, value_at
from perihelion.games.quarterworlds.state import QuarState


def room(state: QuarState, seat: int) -> int:
    """How many more epoch cards the hand may hold; science cards do not count (QUAR-044, QUAR-047)."""
    return state.parts.hand_limit - len(state.hands[seat])


def cards_left(state: QuarState) -> int:
    """Cards of the epoch that can still be taken."""
    return len(state.deck()) + sum(1 for card in state.offer if card != NOTHING)


def may_take_alone(state: QuarState, seat: int, at: int) -> bool:
    """Whether the card at the place may be a whole take: value 3 always, a smaller one only with room for
    one card or with an empty deck (QUAR-041, QUAR-045, QUAR-050, QUAR-R06)."""
    return value_at(at) == 3 or room(state, seat) == 1 or not state.deck()


def seconds(state: QuarState, seat: int, first: int) -> list[int]:
    """The places of the cards that may be taken together with the first one (QUAR-041)."""
    if room(state, seat) < 2 or value_at(first) == 3:
        return []
    return [
        at
        for at in range(PLACES)
        if at != first and state.offer[at] != NOTHING and value_at(at) + value_at(first) <= 3
    ]


def firsts(state: QuarState, seat: int) -> list[int]:
    """The places of the cards with which a take may begin."""
    if room(state, seat) < 1:  # QUAR-046
        return []
    return [
        at
        for at in range(PLACES)
        if state.offer[at] != NOTHING and (may_take_alone(state, seat, at) or seconds(state, seat, at))
    ]


def take(state: QuarState, seat: int, places: list[int]) -> None:
    """Cards go to the hand, the rest slides down, new cards fill the empty places (QUAR-043, QUAR-048)."""
    for at in places:
        state.hands[seat].append(state.offer[at])
        state.offer[at] = NOTHING
    slide(state)
    refill(state)


def slide(state: QuarState) -> None:
    """Cards slide down within their own column (QUAR-R07)."""
    for column in range(COLUMNS):
        cards = [state.offer[place(column, row)] for row in range(ROWS)]
        cards = [card for card in cards if card != NOTHING]
        for row in range(ROWS):
            state.offer[place(column, row)] = cards[row] if row < len(cards) else NOTHING


def refill(state: QuarState) -> list[int]:
    """Left column first, from the lowest empty place upwards; nothing comes from an empty deck (QUAR-R07,
    QUAR-049). Returns the new cards."""
    deck = state.deck()
    new: list[int] = []
    for at in range(PLACES):
        if state.offer[at] == NOTHING and deck:
            card = deck.pop()
            state.offer[at] = card
            new.append(card)
    if new:
        state.revealed()
    return new


def clear(state: QuarState) -> None:
    """What is left in the offer at the end of an epoch is out of the game (QUAR-R10)."""
    for at in range(PLACES):
        if state.offer[at] != NOTHING:
            state.removed.append(state.offer[at])
            state.offer[at] = NOTHING
