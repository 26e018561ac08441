"""Setting up: who begins, the tokens of both players, the decks of the epochs, and the science hands."""

from __future__ import annotations

from perihelion.games.quarterworlds.components import EPOCHS
from perihelion.games.quarterworlds.rules.options import START
from perihelion.games.quarterworlds.rules.turns import Epochs
from perihelion.games.quarterworlds.state import QuarState


def set_up(state: QuarState) -> None:
    """QUAR-R01 to QUAR-R04."""
    parts, chance = state.parts, state.chance
    start = state.options[START.key]
    state.starter = chance.below(state.seats) if start == "random" else START.values.index(start) - 1
    state.turn = state.starter
    for seat in range(state.seats):
        first = seat == state.starter
        state.tokens[seat] = parts.tokens_first_player if first else parts.tokens_second_player
    for epoch in range(EPOCHS):
        deck = parts.decks[epoch][:]
        chance.shuffle(deck)
        state.decks[epoch] = deck
    science = list(range(parts.epoch_cards, len(parts.cards)))
    chance.shuffle(science)
    for seat in range(state.seats):
        state.science[seat] = [science.pop() for _ in range(parts.science_dealt)]
    state.science_rest = science
    state.push(Epochs())
