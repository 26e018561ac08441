"""How good a position looks: points made and points in sight of both players, and the influence board."""

from __future__ import annotations

from typing import Final

from perihelion.games.quarterworlds.components import EPOCHS, NOTHING, RESOURCES, SCIENCE_CARD
from perihelion.games.quarterworlds.mind.worth import (
    CROWDED,
    ITEM,
    TILE_SURE,
    TOKEN,
    Appraisal,
    epoch_of,
    freshness,
    influence_margin,
    leads_of,
    objects_in_sight,
    part_left,
    production_value,
    research_gain,
)
from perihelion.games.quarterworlds.rules.paying import Paying
from perihelion.games.quarterworlds.rules.scoring import final_points
from perihelion.games.quarterworlds.state import FROM_TILES, QuarState

SCIENCE_IN_HAND: Final = 0.5


def evaluate(state: QuarState, seat: int) -> float:
    """The expected margin: wealth of both, and the influence board."""
    margin = wealth(state, seat) - wealth(state, 1 - seat)
    if state.over:
        return margin
    return margin + influence_margin(state, seat, leads_of(state, seat))


def wealth(state: QuarState, seat: int) -> float:
    """Points made and points in sight."""
    total = float(state.total(seat))
    if state.over:
        return total
    epoch, final = epoch_of(state), final_points(state, seat)
    for source in range(FROM_TILES, len(final)):
        total += final[source] * surety(source, epoch)
    total += income_worth(state, seat) + TOKEN * freshness(state) * state.tokens[seat]
    total += hand_worth(state, seat)
    part = part_left(state)
    for resource in range(len(RESOURCES)):
        total += production_value(state, resource, state.production[seat][resource], part)
    total += planet_worth(state, seat) + objects_in_sight(state, seat)
    return total + pending(state, seat) + SCIENCE_IN_HAND * len(state.science[seat])


def surety(source: int, epoch: int) -> float:
    """How far points of the final scoring can be counted on: a majority in production may still change."""
    return TILE_SURE[epoch - 1] if source < FROM_TILES + len(RESOURCES) else 1.0


def income_worth(state: QuarState, seat: int) -> float:
    """Standing income pays at every evaluation still to come."""
    return float(state.income[seat] * (EPOCHS + 1 - epoch_of(state)))


def hand_worth(state: QuarState, seat: int) -> float:
    """Cards in hand pay; the more there are, the less each of them counts."""
    total, fresh = 0.0, freshness(state)
    for rank in range(len(state.hands[seat])):
        total += ITEM * fresh * 1.25 * CROWDED[min(rank, len(CROWDED) - 1)]
    return total


def planet_worth(state: QuarState, seat: int) -> float:
    """Planets that wait for a ship, or for their last quarters."""
    total = 0.0
    for world in state.worlds[seat]:
        opened = world.open_quarters(state.card(world.card))
        total += 2.0 if opened == 0 and world.ship == NOTHING else 3.5 / (1 + opened) if opened else 0.0
    return total


def pending(state: QuarState, seat: int) -> float:
    """A lay in the making is worth what it will bring, less its price."""
    step = state.stack[-1] if state.stack else None
    if isinstance(step, Paying) and step.seat == seat and step.card != NOTHING:
        sight = Appraisal(state, seat)
        card = state.card(step.card)
        if card.kind == SCIENCE_CARD:
            return research_gain(sight, card) - sight.price(card)
        return sight.gain(card) - sight.price(card) - sight.item
    return 0.0
