"""What a position promises, in numbers: what every player has and will get, part by part, the one who looks
first; and of who plays alone how he stands against the rival, told apart by its strength.

A lead that is enough against a weak rival is far too small against a strong one, which goes on to score more
in every round; so each strength has numbers of its own.
"""

from __future__ import annotations

from array import array
from typing import Final

from perihelion.games.seti.mind.evaluation import Promise, rounds_after, worth
from perihelion.games.seti.rules.scoring import final_points
from perihelion.games.seti.state import SetiState

LEVELS: Final = 5
OF_A_LEVEL: Final = 5
OF_A_PLAYER: Final = 11
LEADS: Final = 2  # by points and by promise, over each of the others
UNIT: Final = 50.0  # points


def outlook_count(seats: int) -> int:
    return LEVELS * OF_A_LEVEL if seats == 1 else OF_A_PLAYER * seats + LEADS * (seats - 1)


def outlook(state: SetiState, seat: int) -> array[float]:
    return among_players(state, seat) if state.rival is None else against_rival(state, seat)


def against_rival(state: SetiState, seat: int) -> array[float]:
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


def among_players(state: SetiState, seat: int) -> array[float]:
    order = [(seat + turn) % state.seats for turn in range(state.seats)]
    points = [float(final_points(state, player)) for player in order]
    promised: list[float] = []
    x: array[float] = array("f")
    for place, player in enumerate(order):
        promise = Promise(state, player)
        promised.append(promise.added_to(points[place]))
        parts = [promised[place], points[place], *parts_of(promise), float(state.players[player].score)]
        x.extend([part / UNIT for part in parts])
    for place in range(1, state.seats):
        x.append((points[0] - points[place]) / UNIT)
        x.append((promised[0] - promised[place]) / UNIT)
    return x


def parts_of(promise: Promise) -> list[float]:
    return [
        promise.resources,
        promise.computer,
        promise.income,
        promise.techs,
        promise.missions,
        promise.probes,
        promise.best_probe,
        promise.signals,
    ]
