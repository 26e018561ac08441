"""Redealing: everything a seat cannot know is dealt anew, consistently with what it knows (QUAR-R05)."""

from __future__ import annotations

from perihelion.core.chance import Chance
from perihelion.games.quarterworlds.components import EPOCHS
from perihelion.games.quarterworlds.state import QuarState


def redeal(state: QuarState, seat: int, chance: Chance) -> None:
    """The other hand changes places with the decks, epoch by epoch, as backs show the epoch of a card;
    the other science hand with the undealt science cards."""
    other = 1 - seat
    for epoch in range(EPOCHS):
        deck = state.decks[epoch]
        held = [at for at, n in enumerate(state.hands[other]) if state.card(n).epoch == epoch + 1]
        pool = sorted(deck + [state.hands[other][at] for at in held])
        chance.shuffle(pool)
        for at in held:
            state.hands[other][at] = pool.pop()
        state.decks[epoch] = pool
    pool = sorted(state.science_rest + state.science[other])
    chance.shuffle(pool)
    state.science[other] = [pool.pop() for _ in range(len(state.science[other]))]
    state.science_rest = pool
