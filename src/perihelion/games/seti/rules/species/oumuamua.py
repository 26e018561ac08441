"""'Oumuamua: a tile on disc 3 that is a planet and a place for signals, and exofossils to spend.

Its orbiters and landers are those of any planet; its slot is the ninth place for signals.
"""

from __future__ import annotations

from perihelion.games.seti.components.vocabulary import OUMUAMUA, PUBLICITY
from perihelion.games.seti.rules.conditions import figures
from perihelion.games.seti.rules.resources import gain
from perihelion.games.seti.state import SetiState


def discover(state: SetiState) -> None:
    """Attaches the tile; every figure standing there gives 1 publicity, and that is no visit
    (SETI-O03, SETI-O04, SETI-R48)."""
    state.tile_in = True
    space = state.sky().where[OUMUAMUA]
    for owner in state.clockwise(state.turn):
        gain(state, owner, PUBLICITY, figures(state, owner).count(space))
