"""What a position promises every player, in numbers: the evaluation by its parts, the one who looks first."""

from __future__ import annotations

from array import array
from typing import Final

from perihelion.games.pulsar.mind.evaluation import Promise, is_counted
from perihelion.games.pulsar.mind.worth import Worth
from perihelion.games.pulsar.rules.scoring import projected
from perihelion.games.pulsar.state import PulsarState

OF_A_PLAYER: Final = 12
LEADS: Final = 2  # by points and by promise, over each of the others
UNIT: Final = 30.0  # points


def outlook_count(seats: int) -> int:
    return OF_A_PLAYER * seats + LEADS * (seats - 1)


def outlook(state: PulsarState, seat: int) -> array[float]:
    promised: list[float] = []
    finals: list[float] = []
    x: array[float] = array("f")
    for turn in range(state.seats):
        player = (seat + turn) % state.seats
        final = float(projected(state, player))
        promise = Promise(state, Worth(state, player), final)
        total = final if is_counted(state, player) else promise.total()
        promised.append(total)
        finals.append(final)
        x.extend([part / UNIT for part in [total, *parts_of(promise, final)]])
    for place in range(1, state.seats):
        x.append((finals[0] - finals[place]) / UNIT)
        x.append((promised[0] - promised[place]) / UNIT)
    return x


def parts_of(promise: Promise, final: float) -> list[float]:
    """What a player has and will get, part by part."""
    return [
        float(promise.points),
        promise.final,
        final - promise.points,
        promise.pulsars,
        promise.front,
        promise.transmitters,
        promise.technologies,
        promise.cubes,
        promise.modifiers,
        promise.stations,
        promise.tracks,
    ]
