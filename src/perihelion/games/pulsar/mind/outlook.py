"""What a position promises every player, in numbers: the evaluation by its parts, the one who looks first."""

from __future__ import annotations

from array import array
from typing import Final

from perihelion.games.pulsar.mind.evaluation import (
    cube_worth,
    final_share,
    front_worth,
    modifier_worth,
    pulsar_worth,
    standing,
    station_worth,
    technology_worth,
    track_share,
    track_worth,
    transmitter_worth,
)
from perihelion.games.pulsar.mind.worth import Worth
from perihelion.games.pulsar.rules.scoring import projected
from perihelion.games.pulsar.state import PulsarState

OF_A_PLAYER: Final = 12
LEADS: Final = 2  # by points and by promise, over each of the others
UNIT: Final = 30.0  # points


def outlook_count(seats: int) -> int:
    return OF_A_PLAYER * seats + LEADS * (seats - 1)


def outlook(state: PulsarState, seat: int) -> array[float]:
    order = [(seat + turn) % state.seats for turn in range(state.seats)]
    promised = [standing(state, player) for player in order]
    final = [float(projected(state, player)) for player in order]
    x: array[float] = array("f")
    for place, player in enumerate(order):
        parts = promises(state, player, final[place])
        x.extend([part / UNIT for part in [promised[place], *parts]])
    for place in range(1, state.seats):
        x.append((final[0] - final[place]) / UNIT)
        x.append((promised[0] - promised[place]) / UNIT)
    return x


def promises(state: PulsarState, seat: int, final: float) -> list[float]:
    """What a player has and will get, part by part."""
    player = state.players[seat]
    worth = Worth(state, seat)
    return [
        float(player.points),
        (final - player.points) * final_share(worth),
        final - player.points,
        pulsar_worth(state, worth),
        front_worth(state, worth),
        transmitter_worth(state, worth),
        technology_worth(worth),
        cube_worth(worth) * player.cubes,
        modifier_worth(worth) * sum(player.modifiers),
        station_worth(worth),
        track_share(worth) * track_worth(state, worth),
    ]
