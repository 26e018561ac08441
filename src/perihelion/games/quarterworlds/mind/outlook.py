"""What a position promises both players, in numbers: the evaluation by its parts, the one who looks first."""

from __future__ import annotations

from array import array
from typing import Final

from perihelion.games.quarterworlds.components import RESOURCES
from perihelion.games.quarterworlds.mind.evaluation import (
    hand_worth,
    income_worth,
    lead_worth,
    pending,
    planet_worth,
    production_worth,
    surety,
    wealth,
)
from perihelion.games.quarterworlds.mind.worth import (
    epoch_of,
    freshness,
    objects_in_sight,
    part_left,
)
from perihelion.games.quarterworlds.rules.scoring import final_points
from perihelion.games.quarterworlds.state import FROM_TILES, QuarState

OF_A_PLAYER: Final = 9 + len(RESOURCES)
COMMON: Final = 5
UNIT: Final = 50.0  # points


def outlook_count() -> int:
    return 2 * OF_A_PLAYER + COMMON


def outlook(state: QuarState, seat: int) -> array[float]:
    own, rival = promises(state, seat), promises(state, 1 - seat)
    influence = lead_worth(state, seat)
    lead = own[0] - rival[0]
    common = [lead, lead + influence, influence, UNIT * part_left(state), UNIT * freshness(state)]
    return array("f", [number / UNIT for number in own + rival + common])


def promises(state: QuarState, seat: int) -> list[float]:
    """What a player has and will get, part by part, whatever he may be about to lay."""
    epoch, final = epoch_of(state), final_points(state, seat)
    sure = [final[source] * surety(source, epoch) for source in range(FROM_TILES, len(final))]
    majorities = sum(sure[: len(RESOURCES)])
    found = [
        wealth(state, seat) - pending(state, seat),
        float(state.total(seat)),
        majorities,
        sum(sure) - majorities,
        income_worth(state, seat),
        hand_worth(state, seat),
        planet_worth(state, seat),
        objects_in_sight(state, seat),
        float(sum(final)),
    ]
    return found + [production_worth(state, seat, resource) for resource in range(len(RESOURCES))]
