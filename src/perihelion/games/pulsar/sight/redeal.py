"""Imagined worlds: deals everything that nobody knows anew (PULS-R31)."""

from __future__ import annotations

from perihelion.core.chance import Chance
from perihelion.core.hidden import BLANK
from perihelion.games.pulsar.state import PulsarState


def redeal(state: PulsarState, seat: int, chance: Chance) -> None:
    """Nobody knows the hidden systems, the one in the box, the token pile and the stack of tiles."""
    hidden = [place for place, planets in enumerate(state.stations) if not planets]
    tiles = sorted([state.tiles[place] for place in hidden] + [state.unused])
    chance.shuffle(tiles)
    for place, tile in zip(hidden, tiles, strict=False):
        state.tiles[place] = tile
    state.unused = tiles[-1]
    state.pile.sort()
    chance.shuffle(state.pile)
    letters = [state.box.transmitters[tile].letter for tile in state.stack_tiles]
    stack: list[int] = []
    for letter in sorted(set(letters), reverse=True):
        group = [tile for tile in sorted(state.stack_tiles) if state.box.transmitters[tile].letter == letter]
        chance.shuffle(group)
        stack += group
    state.stack_tiles = stack


def veil(state: PulsarState, seat: int) -> None:
    """Puts copies of one thing in the place of all that nobody knows."""
    for place, planets in enumerate(state.stations):
        if not planets:
            state.tiles[place] = BLANK
    state.unused = BLANK
    state.pile = [BLANK] * len(state.pile)
    state.stack_tiles = [BLANK] * len(state.stack_tiles)
