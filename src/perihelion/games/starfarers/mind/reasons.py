"""What the evaluation of a position consists of, by source, for those who ask why a choice is good."""

from __future__ import annotations

from perihelion.core.source import Source
from perihelion.games.starfarers.components.parts import CARGO, COLONY
from perihelion.games.starfarers.mind.evaluation import (
    CREDIT,
    ON_TURN,
    booster_worth,
    cannon_worth,
    cargo_worth,
    evaluate,
    hand_worth,
    income_worth,
    medal_worth,
    ship_worth,
    strength,
)
from perihelion.games.starfarers.mind.worth import income_rates
from perihelion.games.starfarers.state import StarState


def sources(state: StarState, seat: int) -> list[Source]:
    """The evaluation by source: points, cards, mothership and ships of the seat, and the best rival."""
    if state.winner >= 0:
        return [Source("victory", evaluate(state, seat))]
    rates = income_rates(state, seat)
    points = state.points(seat)
    found = [
        Source("points", points, points),
        Source("half-medal", medal_worth(state, seat), state.half_medals[seat] % 2),
        Source("hand", hand_worth(state, seat), state.hand_size(seat)),
        Source("income", income_worth(rates)),
        Source("boosters", booster_worth(state, seat), state.boosters(seat)),
        Source("cannons", cannon_worth(state, seat), state.cannons(seat)),
        Source("cargo", cargo_worth(state, seat), state.modules[seat][CARGO]),
        Source("credits", CREDIT * state.credits[seat], state.credits[seat]),
        Source("turn", ON_TURN if state.active == seat else 0.0),
    ]
    for ship in state.ships(seat):
        kind = "colony-ships" if state.ship_kind[ship] == COLONY else "trade-ships"
        found.append(Source(kind, ship_worth(state, ship), 1))
    rivals = [strength(state, other) for other in range(state.seats) if other != seat]
    return [*found, Source("rival", -max(rivals))]
