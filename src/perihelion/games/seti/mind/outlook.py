"""What a solo game promises, in numbers: how the player stands against the rival, told apart by its strength.

A lead that is enough against a weak rival is far too small against a strong one, which goes on to score more
in every round; so each strength has numbers of its own.
"""

from __future__ import annotations

from array import array
from typing import Final

from perihelion.games.seti.mind.evaluation import rounds_after, worth
from perihelion.games.seti.rules.scoring import final_points
from perihelion.games.seti.state import SetiState

LEVELS: Final = 5
OF_A_LEVEL: Final = 5


def outlook_count(seats: int) -> int:
    return LEVELS * OF_A_LEVEL if seats == 1 else 0


def outlook(state: SetiState, seat: int) -> array[float]:
    x = array("f", [0.0] * outlook_count(state.seats))
    if state.rival is None:
        return x
    first = OF_A_LEVEL * state.rival.level
    x[first] = 1.0
    x[first + 1] = rounds_after(state) / state.parts.rounds
    x[first + 2] = len(state.rival.deck) / 6
    x[first + 3] = worth(state, seat) / 100
    x[first + 4] = final_points(state, state.seats) / 100
    return x
