"""Gaining and paying: points, publicity, credits, energy, data, exofossils, and the rival's progress.

Every gain of every owner goes through here, so that limits (SETI-100, SETI-165) and the rival's way of
counting (SETI-S07 to SETI-S09) hold everywhere.
"""

from __future__ import annotations

from typing import Final

from perihelion.core.text import Event
from perihelion.games.seti.components.vocabulary import (
    CREDITS,
    DATA,
    ENERGY,
    EXOFOSSILS,
    GAINS,
    PUBLICITY,
    VP,
)
from perihelion.games.seti.rules.rival.objectives import objective_have
from perihelion.games.seti.state import SetiState

RIVAL_COMPUTER: Final = 6


def gain(state: SetiState, owner: int, resource: int, n: int) -> None:
    """Gains `n` of a resource from the supply."""
    if n <= 0:
        return
    player = state.players[owner]
    if state.journal is not None:
        state.tell(Event(f"gain-{GAINS[resource]}", owner, (), {"n": n}))
    if resource == VP:
        player.score += n
    elif resource == PUBLICITY:
        player.publicity = min(state.parts.max_publicity, player.publicity + n)  # SETI-165
    elif resource == EXOFOSSILS:
        player.exofossils += n
        return
    elif state.is_rival(owner):
        if resource == DATA:
            rival_data(state, n)
        else:
            advance(state, n)  # SETI-S07
        return
    elif resource == CREDITS:
        player.credits += n
        return
    elif resource == ENERGY:
        player.energy += n
        return
    else:
        player.data = min(state.parts.pool_max, player.data + n)  # SETI-100
    if state.rival is not None and owner == 0:
        objective_have(state)  # they ask for points, publicity and data alone


def gain_all(state: SetiState, owner: int, gains: list[int], times: int) -> None:
    """Gains every entry of an effect's list so many times at once."""
    for resource, n in enumerate(gains):
        if n:
            gain(state, owner, resource, n * times)


def advance(state: SetiState, n: int) -> None:
    """Moves the rival's progress marker; past the last space it gets an advanced card (SETI-S08)."""
    rival = state.the_rival()
    if state.journal is not None:
        state.tell(Event("progress", state.seats, ("SETI-S07",), {"n": n}))
    for _ in range(n):
        rival.progress += 1
        if rival.progress < state.parts.progress_spaces:
            continue
        rival.progress = 0
        if rival.reserve:
            rival.deck.append(rival.reserve[-1])
            rival.reserve = rival.reserve[:-1]
            rival.on_top += 1
            if state.journal is not None:
                state.tell(Event("advanced-card", state.seats, ("SETI-S08",)))
        else:
            gain(state, state.seats, VP, state.parts.advanced_empty_vp)


def rival_data(state: SetiState, n: int) -> None:
    """Rival data goes straight to its computer, what does not fit to its pool (SETI-S09)."""
    rival = state.the_rival()
    for _ in range(n):
        if rival.computer >= RIVAL_COMPUTER:
            rival.pool += 1
            continue
        rival.computer += 1
        if rival.computer == 2:
            gain(state, state.seats, PUBLICITY, 1)
        elif rival.computer == 4:
            advance(state, state.parts.progress_income)
