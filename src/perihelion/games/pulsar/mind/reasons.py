"""What the evaluation of a position consists of, by source, for those who ask why a choice is good."""

from __future__ import annotations

from perihelion.core.source import Source
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
from perihelion.games.pulsar.mind.worth import DIE, Worth
from perihelion.games.pulsar.rules.scoring import projected, projection
from perihelion.games.pulsar.state import SOURCES, PulsarState


def sources(state: PulsarState, seat: int) -> list[Source]:
    """The evaluation by source: points made and in sight, pulsars, structures, dice, and the best rival."""
    rivals = [standing(state, other) for other in range(state.seats) if other != seat]
    return [*own(state, seat), Source("rival", -max(rivals))]


def own(state: PulsarState, seat: int) -> list[Source]:
    player = state.players[seat]
    if state.over or player.final_steps:
        final = projected(state, seat)
        return [Source("points", final, final)]
    worth = Worth(state, seat)
    found = [Source("points", player.points, player.points)]
    for source, points in enumerate(projection(state, seat)):
        more = points - player.earned[source]
        found.append(Source("at-end", more * final_share(worth), more, f"score-{SOURCES[source]}"))
    cubes, modifiers, dice = player.cubes, sum(player.modifiers), len(player.dice)
    return [
        *found,
        Source("pulsars", pulsar_worth(state, worth), state.rings.count(seat)),
        Source("generators", front_worth(state, worth), sum(player.front)),
        Source("transmitters", transmitter_worth(state, worth)),
        Source("technologies", technology_worth(worth), len(worth.owned)),
        Source("cubes", cube_worth(worth) * cubes, cubes),
        Source("modifiers", modifier_worth(worth) * modifiers, modifiers),
        Source("dice", DIE * dice, dice),
        Source("stations", station_worth(worth), worth.stations),
        Source("tracks", track_share(worth) * track_worth(state, worth)),
    ]
