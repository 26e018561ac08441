"""How good a position looks: points made and points in sight of both players, and the influence board."""

from __future__ import annotations

from typing import Final

from perihelion.games.quarterworlds.components import EPOCHS, NOTHING, RESOURCES, SCIENCE_CARD
from perihelion.games.quarterworlds.mind.worth import (
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

# What things are worth to whom they belong, which is less than what it is worth to get them in time.
SCIENCE_IN_HAND: Final = 0.5
CARD_IN_HAND: Final[tuple[float, ...]] = (2.6, 2.6, 2.6, 2.6, 2.4, 2.0, 1.4)  # by its rank
TOKEN_HELD: Final = 2.3
TILE_HELD: Final[tuple[float, ...]] = (0.35, 0.6, 1.0)  # how sure a majority in production is, by epoch
PRODUCTION_HELD: Final = 0.46  # of what production is worth to choices
LEADS_HELD: Final[tuple[float, ...]] = (0.5, 0.5, 1.7)  # of what leads are worth to choices, by epoch


def evaluate(state: QuarState, seat: int) -> float:
    """The expected margin: wealth of both, and the influence board."""
    margin = wealth(state, seat) - wealth(state, 1 - seat)
    if state.over:
        return margin
    return margin + lead_worth(state, seat)


def lead_worth(state: QuarState, seat: int) -> float:
    """The margin that the leads on the tracks promise."""
    return LEADS_HELD[epoch_of(state) - 1] * influence_margin(state, seat, leads_of(state, seat))


def wealth(state: QuarState, seat: int) -> float:
    """Points made and points in sight."""
    total = float(state.total(seat))
    if state.over:
        return total
    epoch, final = epoch_of(state), final_points(state, seat)
    for source in range(FROM_TILES, len(final)):
        total += final[source] * surety(source, epoch)
    total += income_worth(state, seat) + token_worth(state, seat)
    total += hand_worth(state, seat)
    for resource in range(len(RESOURCES)):
        total += production_worth(state, seat, resource)
    total += planet_worth(state, seat) + objects_in_sight(state, seat)
    return total + pending(state, seat) + SCIENCE_IN_HAND * len(state.science[seat])


def surety(source: int, epoch: int) -> float:
    """How far points of the final scoring can be counted on: a majority in production may still change."""
    return TILE_HELD[epoch - 1] if source < FROM_TILES + len(RESOURCES) else 1.0


def income_worth(state: QuarState, seat: int) -> float:
    """Standing income pays at every evaluation still to come."""
    return float(state.income[seat] * (EPOCHS + 1 - epoch_of(state)))


def hand_worth(state: QuarState, seat: int) -> float:
    """Cards in hand pay; the more there are, the less each of them counts."""
    total, fresh = 0.0, freshness(state)
    for rank in range(len(state.hands[seat])):
        total += fresh * CARD_IN_HAND[min(rank, len(CARD_IN_HAND) - 1)]
    return total


def token_worth(state: QuarState, seat: int) -> float:
    return TOKEN_HELD * freshness(state) * state.tokens[seat]


def production_worth(state: QuarState, seat: int, resource: int) -> float:
    """What the level of production of a resource will save."""
    have = state.production[seat][resource]
    return PRODUCTION_HELD * production_value(state, resource, have, part_left(state))


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
