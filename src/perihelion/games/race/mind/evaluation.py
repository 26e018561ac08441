"""How good a position looks to a sensible beginner: what everybody has and what it will still bring."""

from __future__ import annotations

from perihelion.games.race.mind.worth import Sight, good_value, income
from perihelion.games.race.rules.scoring import points
from perihelion.games.race.state import NONE, RaceState


def evaluate(state: RaceState, seat: int) -> float:
    """The margin over the best opponent that the position promises."""
    if state.over:
        scores = [points(state, other) for other in range(state.seats)]
        return float(scores[seat] - max([score for other, score in enumerate(scores) if other != seat]))
    promises = [promise(state, other) for other in range(state.seats)]
    return promises[seat] - max([value for other, value in enumerate(promises) if other != seat])


def promise(state: RaceState, seat: int) -> float:
    """Points now, and what powers, goods and hand will still bring."""
    player = state.players[seat]
    sight = Sight(state, seat)
    total = float(points(state, seat)) + sight.each * (len(player.hand) + 0.5 * len(player.looking))
    for at, card in enumerate(player.tableau):
        total += income(sight, card) * sight.left
        if player.goods[at] != NONE:
            total += good_value(sight, card)
    return total
