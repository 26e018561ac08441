"""How good a position looks for a seat: points, and what is likely to become points."""

from __future__ import annotations

from perihelion.games.starfarers.components.parts import CARGO, COLONY
from perihelion.games.starfarers.mind.worth import income_rates, ship_outlook
from perihelion.games.starfarers.state import StarState


def evaluate(state: StarState, seat: int) -> float:
    """The margin over the best opponent, in points, with what is under way."""
    if state.winner >= 0:
        return 20.0 if state.winner == seat else -20.0
    own = strength(state, seat)
    return own - max(strength(state, other) for other in range(state.seats) if other != seat)


def strength(state: StarState, seat: int) -> float:
    """Points, and what is likely to become points. The figures are those that tell best, from positions of
    games between equal bots at three, who is going to win."""
    total = float(state.points(seat))
    total += 0.6 * (state.half_medals[seat] % 2)
    total += 0.2 * min(state.hand_size(seat), 7) + 0.14 * max(0, state.hand_size(seat) - 7)
    rates = income_rates(state, seat)
    total += 0.93 * sum(rates) + 2.2 * min(rates)
    total += 0.7 * min(3, state.boosters(seat)) + 0.2 * max(0, state.boosters(seat) - 3)
    total += 0.4 * min(4, state.cannons(seat)) + 0.63 * min(3, state.modules[seat][CARGO])
    total += 0.5 * state.credits[seat]
    for ship in state.ships(seat):
        if state.ship_kind[ship] == COLONY:
            total += 0.75 + 0.52 * ship_outlook(state, ship)
        else:
            total += 0.5 + 0.73 * ship_outlook(state, ship)
    return total + (0.28 if state.active == seat else 0.0)
