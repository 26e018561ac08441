"""Whether a main action can be paid and taken: one check each, used by the rules and by the refusals."""

from __future__ import annotations

from typing import Final

from perihelion.games.seti.components.pieces import MESSAGE
from perihelion.games.seti.rules.flight import below_limit
from perihelion.games.seti.rules.techs import UPPER_SPACES
from perihelion.games.seti.state import SetiState

OK: Final = 0
NEEDS_CREDITS: Final = 1
NEEDS_ENERGY: Final = 2
NEEDS_PUBLICITY: Final = 3
AT_PROBE_LIMIT: Final = 4
COMPUTER_NOT_FULL: Final = 5


def launch(state: SetiState, owner: int) -> int:
    """SETI-035, SETI-036."""
    if state.players[owner].credits < state.parts.launch_credits:
        return NEEDS_CREDITS
    return OK if below_limit(state, owner) else AT_PROBE_LIMIT


def orbit_cost(state: SetiState, owner: int) -> int:
    """SETI-042."""
    player = state.players[owner]
    if player.credits < state.parts.orbit_credits:
        return NEEDS_CREDITS
    return OK if player.energy >= state.parts.orbit_energy else NEEDS_ENERGY


def scan(state: SetiState, owner: int) -> int:
    """SETI-065."""
    player = state.players[owner]
    if player.credits < state.parts.scan_credits:
        return NEEDS_CREDITS
    return OK if player.energy >= state.parts.scan_energy else NEEDS_ENERGY


def analyze(state: SetiState, owner: int) -> int:
    """SETI-106."""
    player = state.players[owner]
    if player.upper < UPPER_SPACES:
        return COMPUTER_NOT_FULL
    return OK if player.energy >= state.parts.analyze_energy else NEEDS_ENERGY


def play(state: SetiState, owner: int, card: int) -> int:
    """SETI-110, SETI-C06."""
    player = state.players[owner]
    face = state.parts.cards[card]
    if face.kind == MESSAGE:
        return OK if player.energy >= face.cost else NEEDS_ENERGY
    return OK if player.credits >= face.cost else NEEDS_CREDITS


def research(state: SetiState, owner: int) -> int:
    """SETI-130."""
    return OK if state.players[owner].publicity >= state.parts.research_publicity else NEEDS_PUBLICITY
