"""What the evaluation of a position consists of, by source, for those who ask why a choice is good."""

from __future__ import annotations

from perihelion.core.source import Source
from perihelion.games.seti.mind.evaluation import (
    EXERTIAN,
    MESSAGE,
    card_income,
    computer_worth,
    mission_worth,
    pending,
    probe_share,
    probe_worth,
    readiness,
    rounds_after,
    signal_worth,
    tech_worth,
    worth,
)
from perihelion.games.seti.mind.worth import (
    CAPSULE,
    CARD,
    CREDIT,
    ENERGY,
    EXOFOSSIL,
    PUBLICITY,
    RIVAL_SHARE,
)
from perihelion.games.seti.rules.scoring import final_points
from perihelion.games.seti.state import SetiState


def sources(state: SetiState, seat: int) -> list[Source]:
    """The evaluation by source: points, resources, machines and chances, and the best of the others."""
    left, ready = rounds_after(state), readiness(state)
    player, points = state.players[seat], final_points(state, seat)
    others = [worth(state, owner) for owner in range(state.owners) if owner != seat]
    hand, techs, tucked = len(player.hand), player.techs.bit_count(), len(player.tucked)
    found = [
        Source("points", points, points),
        Source("credits", ready * CREDIT * player.credits, player.credits),
        Source("energy", ready * ENERGY * player.energy, player.energy),
        Source("publicity", ready * PUBLICITY * player.publicity, player.publicity),
        Source("exofossils", ready * EXOFOSSIL * player.exofossils, player.exofossils),
        Source("hand", ready * CARD * hand, hand),
        Source("computer", computer_worth(state, seat, ready), player.upper + player.data),
        Source("income", card_income(left) * tucked, tucked),
        Source("technologies", tech_worth(left) * techs, techs),
        Source("missions", mission_worth(state, seat, ready)),
        Source("signals", signal_worth(state, seat)),
        Source("capsules", CAPSULE * len(player.capsules), len(player.capsules)),
        Source("pending", pending(state, seat)),
        Source("rival", -RIVAL_SHARE * max(others)),
    ]
    if left:
        kept = MESSAGE * len(player.messages) + EXERTIAN * len(player.exertians)
        found.append(Source("species", kept))
    probes = [probe_worth(state, seat, space) for space in player.probes]
    found.append(Source("probes", sum(probes) * probe_share(left), len(probes)))
    return found
