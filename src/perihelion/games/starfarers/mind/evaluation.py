"""How good a position looks for a seat: points, and what is likely to become points."""

from __future__ import annotations

from typing import Final

from perihelion.games.starfarers.components.parts import CARGO, COLONY
from perihelion.games.starfarers.mind.worth import income_rates, ship_outlook
from perihelion.games.starfarers.state import StarState

CREDIT: Final = 0.5
ON_TURN: Final = 0.28


def evaluate(state: StarState, seat: int) -> float:
    """The margin over the best opponent, in points, with what is under way."""
    if state.winner >= 0:
        return 20.0 if state.winner == seat else -20.0
    own = strength(state, seat)
    return own - max(strength(state, other) for other in range(state.seats) if other != seat)


def strength(state: StarState, seat: int) -> float:
    """Points, and what is likely to become points. The figures are those that tell best, from positions of
    games between equal bots at three, who is going to win."""
    total = float(state.points(seat)) + medal_worth(state, seat) + hand_worth(state, seat)
    total += income_worth(income_rates(state, seat))
    total += booster_worth(state, seat) + cannon_worth(state, seat) + cargo_worth(state, seat)
    total += CREDIT * state.credits[seat]
    for ship in state.ships(seat):
        total += ship_worth(state, ship)
    return total + (ON_TURN if state.active == seat else 0.0)


def medal_worth(state: StarState, seat: int) -> float:
    """A half-medal that waits for its other half."""
    return 0.6 * (state.half_medals[seat] % 2)


def hand_worth(state: StarState, seat: int) -> float:
    """Cards in hand; those beyond seven may be lost."""
    return 0.2 * min(state.hand_size(seat), 7) + 0.14 * max(0, state.hand_size(seat) - 7)


def income_worth(rates: list[float]) -> float:
    """Cards to be expected, most of all those of the scarcest kind."""
    return 0.93 * sum(rates) + 2.2 * min(rates)


def booster_worth(state: StarState, seat: int) -> float:
    return 0.7 * min(3, state.boosters(seat)) + 0.2 * max(0, state.boosters(seat) - 3)


def cannon_worth(state: StarState, seat: int) -> float:
    return 0.4 * min(4, state.cannons(seat))


def cargo_worth(state: StarState, seat: int) -> float:
    return 0.63 * min(3, state.modules[seat][CARGO])


def ship_worth(state: StarState, ship: int) -> float:
    """A ship under way, by what it may reach."""
    if state.ship_kind[ship] == COLONY:
        return 0.75 + 0.52 * ship_outlook(state, ship)
    return 0.5 + 0.73 * ship_outlook(state, ship)
