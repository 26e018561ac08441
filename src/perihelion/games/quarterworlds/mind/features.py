"""A position of Quarterworlds in numbers, as one player may know it, for learning agents.

By title: the player's own hand, what lies in his space, what lies in the other one, the offer with its
values, the player's unfinished lay and the other hand; then figures of both players, the influence board
and what is still owed.
"""

from __future__ import annotations

from array import array
from typing import Final

from perihelion.games.quarterworlds.components import (
    EPOCHS,
    NOTHING,
    OBJECTS,
    PLACES,
    RESOURCES,
    TRACKS,
    value_at,
)
from perihelion.games.quarterworlds.rules.paying import Paying
from perihelion.games.quarterworlds.state import QuarState

FIGURES: Final = 7 + len(RESOURCES) + len(TRACKS) + 2 * len(OBJECTS)  # of each player
COMMON: Final = EPOCHS + 4 + 3 + len(RESOURCES) + 2


def feature_count(titles: int) -> int:
    return 6 * titles + 2 * FIGURES + COMMON


def features(state: QuarState, seat: int) -> array[float]:
    """32-bit numbers in a row."""
    titles = len(state.parts.cards)
    x: array[float] = array("f", bytes(4 * 6 * titles))
    for number in state.hands[seat] + state.science[seat]:
        x[number] = 1.0
    for number in state.hands[1 - seat]:
        x[5 * titles + number] = 1.0
    _space(state, seat, x, titles)
    _space(state, 1 - seat, x, 2 * titles)
    for at in range(PLACES):
        if state.offer[at] != NOTHING:
            x[3 * titles + state.offer[at]] = value_at(at) / 3.0
    step = state.stack[-1] if state.stack else None
    pending = step if isinstance(step, Paying) and step.seat == seat and step.card != NOTHING else None
    if pending is not None:
        x[4 * titles + pending.card] = 1.0
        for number in pending.paid:
            x[4 * titles + number] = -1.0
    x.extend(_figures(state, seat))
    x.extend(_figures(state, 1 - seat))
    x.extend(_common(state, seat, pending))
    return x


def _space(state: QuarState, seat: int, x: array[float], start: int) -> None:
    """Everything laid in a space; a planet counts more the fewer of its quarters are open."""
    for number in state.laid[seat] + state.researched[seat]:
        x[start + number] = 1.0
    for world in state.worlds[seat]:
        x[start + world.card] = 1.0 - 0.2 * world.open_quarters(state.card(world.card))
        for number in world.attached + [world.ship]:
            if number != NOTHING:
                x[start + number] = 1.0


def _figures(state: QuarState, seat: int) -> list[float]:
    out = [
        state.total(seat) / 120.0,
        state.tokens[seat] / 8.0,
        len(state.hands[seat]) / 7.0,
        len(state.science[seat]) / 5.0,
        state.income[seat] / 10.0,
        len(state.worlds[seat]) / 6.0,
        state.colonised(seat) / 4.0,
    ]
    out += [level / 6.0 for level in state.production[seat]]
    out += [level / 10.0 for level in state.tracks[seat]]
    out += [count / 8.0 for count in state.objects[seat]]
    return out + [count / 10.0 for count in state.objects_laid(seat)]


def _common(state: QuarState, seat: int, pending: Paying | None) -> list[float]:
    own_side = 1.0 if seat == 0 else -1.0
    out = [1.0 if state.epoch == epoch else 0.0 for epoch in range(1, EPOCHS + 1)]
    out += [
        len(state.deck()) / 36.0,
        own_side * state.up / 4.0,
        own_side * state.left / 4.0,
        (state.total(seat) - state.total(1 - seat)) / 30.0,
        1.0 if seat in state.passed else 0.0,
        1.0 if 1 - seat in state.passed else 0.0,
        1.0 if state.is_asked(seat) else 0.0,
    ]
    if pending is None:
        return out + [0.0] * (len(RESOURCES) + 2)
    out += [amount / 4.0 for amount in pending.owed]
    return out + [float(pending.off), pending.tokens / 4.0]
