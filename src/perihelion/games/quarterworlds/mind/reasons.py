"""What the evaluation of a position consists of, by source, for those who ask why a choice is good."""

from __future__ import annotations

from perihelion.core.source import Source
from perihelion.games.quarterworlds.components import RESOURCES
from perihelion.games.quarterworlds.mind.evaluation import (
    SCIENCE_IN_HAND,
    hand_worth,
    income_worth,
    lead_worth,
    pending,
    planet_worth,
    production_worth,
    surety,
    token_worth,
    wealth,
)
from perihelion.games.quarterworlds.mind.worth import (
    Appraisal,
    epoch_of,
    objects_in_sight,
)
from perihelion.games.quarterworlds.rules.scoring import final_points
from perihelion.games.quarterworlds.state import FROM_TILES, SOURCES, QuarState


def sources(state: QuarState, seat: int) -> list[Source]:
    """The evaluation by source: points made and in sight, production, hand, influence, and the rival."""
    found = [
        Source("points", points, points, f"score-{SOURCES[source]}")
        for source, points in enumerate(state.points[seat])
    ]
    if not state.over:
        found += in_sight(state, seat)
        found.append(Source("influence", lead_worth(state, seat)))
    return [*found, Source("rival", -wealth(state, 1 - seat))]


def in_sight(state: QuarState, seat: int) -> list[Source]:
    """What will still become points."""
    epoch, final = epoch_of(state), final_points(state, seat)
    tokens, hand, science = state.tokens[seat], len(state.hands[seat]), len(state.science[seat])
    found = [
        Source("at-end", final[source] * surety(source, epoch), final[source], f"score-{SOURCES[source]}")
        for source in range(FROM_TILES, len(final))
    ]
    for resource, name in enumerate(RESOURCES):
        worth = production_worth(state, seat, resource)
        found.append(Source("production", worth, state.production[seat][resource], f"resource-{name}"))
    return [
        *found,
        Source("income", income_worth(state, seat), state.income[seat]),
        Source("tokens", token_worth(state, seat), tokens),
        Source("hand", hand_worth(state, seat), hand),
        Source("open-planets", planet_worth(state, seat)),
        Source("objects", objects_in_sight(state, seat)),
        Source("laying", pending(state, seat)),
        Source("science", SCIENCE_IN_HAND * science, science),
    ]


def weighed(state: QuarState, seat: int, action: int) -> list[Source]:
    """The card that a choice takes into the hand or pays with, with what it is worth there."""
    actions = state.quarterworlds.actions
    if actions.is_take(action):
        sign, number = 1, action - actions.take
    elif 0 <= action - actions.pay < actions.cards:
        sign, number = -1, action - actions.pay
    else:
        return []
    card = state.card(number)
    return [Source("kept-card", sign * Appraisal(state, seat).in_hand(card), 0, card.key)]
