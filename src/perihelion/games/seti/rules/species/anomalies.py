"""Anomalies: three tokens on ring 4; when Earth meets one, the leader of its column is rewarded.

The trigger itself belongs to the rotation (`flight.Anomaly`).
"""

from __future__ import annotations

from perihelion.games.seti.components.solar import SECTORS
from perihelion.games.seti.rules.flight import anomaly_reward, grant_moves
from perihelion.games.seti.rules.signals import next_anomaly
from perihelion.games.seti.rules.steps import run_effects
from perihelion.games.seti.state import SetiState, changed


def discover(state: SetiState) -> None:
    """Tokens in Earth's sector and three sectors to either side, in random order and side up (SETI-A03)."""
    earth = state.sky().earth % SECTORS
    colours = [0, 1, 2]
    state.chance.shuffle(colours)
    for colour, offset in zip(colours, state.parts.anomaly_offsets, strict=True):
        state.anomaly_at = changed(state.anomaly_at, colour, (earth + offset) % SECTORS)
        state.anomaly_side = changed(state.anomaly_side, colour, state.chance.below(2))


def launch_move(state: SetiState, owner: int) -> None:
    """One move if the launch just made was in a sector with an anomaly."""
    if state.note.launched and state.sky().earth % SECTORS in state.anomaly_at:
        grant_moves(state, owner, 1)


def next_reward(state: SetiState, owner: int) -> None:
    """The reward of the anomaly next in line, whoever leads its column."""
    colour = next_anomaly(state)
    if colour >= 0:
        run_effects(state, owner, anomaly_reward(state, colour))
