"""Redealing: everything a seat cannot know is dealt anew, consistently with what it knows (QUAR-R05)."""

from __future__ import annotations

from perihelion.core.chance import Chance
from perihelion.core.hidden import BLANK
from perihelion.games.quarterworlds.state import QuarState


def redeal(state: QuarState, seat: int, chance: Chance) -> None:
    """The decks are shuffled, and the other science hand changes places with the undealt science cards. The
    other hand stays: each of its cards was taken from the offer before everybody's eyes."""
    other = 1 - seat
    full = state.parts.decks
    # A deck nobody has dealt from has all its cards: they need not be sorted.
    state.decks = [
        full[epoch][:] if len(deck) == len(full[epoch]) else sorted(deck)
        for epoch, deck in enumerate(state.decks)
    ]
    for deck in state.decks:
        chance.shuffle(deck)
    pool = sorted(state.science_rest + state.science[other])
    chance.shuffle(pool)
    state.science[other] = [pool.pop() for _ in range(len(state.science[other]))]
    state.science_rest = pool


def veil(state: QuarState, seat: int) -> None:
    """Puts copies of one card in the place of all that the seat cannot know."""
    other = 1 - seat
    state.decks = [[BLANK] * len(deck) for deck in state.decks]
    state.science[other] = [BLANK] * len(state.science[other])
    state.science_rest = [BLANK] * len(state.science_rest)
