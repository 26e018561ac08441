"""What a position promises every player, in numbers: the evaluation by its parts, the one who looks first."""

from __future__ import annotations

from array import array
from typing import Final

from perihelion.games.starfarers.components.parts import COLONY
from perihelion.games.starfarers.mind.evaluation import (
    booster_worth,
    cannon_worth,
    cargo_worth,
    hand_worth,
    income_worth,
    ship_worth,
    strength,
)
from perihelion.games.starfarers.mind.worth import income_rates
from perihelion.games.starfarers.state import StarState

OF_A_PLAYER: Final = 15
LEADS: Final = 2  # by points and by strength, over each of the others
UNIT: Final = 5.0  # points


def outlook_count(seats: int) -> int:
    return OF_A_PLAYER * seats + LEADS * (seats - 1)


def outlook(state: StarState, seat: int) -> array[float]:
    order = [(seat + turn) % state.seats for turn in range(state.seats)]
    strengths = [strength(state, player) for player in order]
    points = [float(state.points(player)) for player in order]
    x: array[float] = array("f")
    for place, player in enumerate(order):
        parts = promises(state, player)
        x.extend([part / UNIT for part in [strengths[place], points[place], *parts]])
    for place in range(1, state.seats):
        x.append((points[0] - points[place]) / UNIT)
        x.append((strengths[0] - strengths[place]) / UNIT)
    return x


def promises(state: StarState, seat: int) -> list[float]:
    """What a player has and will get, part by part."""
    rates = income_rates(state, seat)
    colonies = [ship_worth(state, ship) for ship in state.ships(seat) if state.ship_kind[ship] == COLONY]
    traders = [ship_worth(state, ship) for ship in state.ships(seat) if state.ship_kind[ship] != COLONY]
    parts = [
        hand_worth(state, seat),
        income_worth(rates),
        booster_worth(state, seat),
        cannon_worth(state, seat),
        cargo_worth(state, seat),
        sum(colonies),
        max(colonies, default=0.0),
        sum(traders),
    ]
    return parts + [10.0 * rate for rate in rates]
