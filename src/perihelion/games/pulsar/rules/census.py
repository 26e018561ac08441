"""The census: every component counted over all places, so that none is ever lost or doubled."""

from __future__ import annotations

from perihelion.games.pulsar.components.pieces import SIZES, SPINNING
from perihelion.games.pulsar.rules.acts import JoinTransmitter
from perihelion.games.pulsar.state import PulsarState


def census(state: PulsarState) -> dict[str, int]:
    """How many of each component there are, wherever they lie."""
    players = state.players
    count = {
        "systems": len(set(state.tiles + [state.unused])),
        "tokens": len(state.pile) + len(state.discards) + sum(len(player.kept) for player in players),
        "awards": len(SIZES) * 2 - sum(state.awards) + sum(len(player.awards) for player in players),
        "rings": sum(player.rings for player in players) + sum(1 for owner in state.rings if owner >= 0),
        "initiative": len(state.initiative),
        "engineering": len(state.engineering),
        "points": sum(player.points - sum(player.earned) for player in players),
    }
    tiles = state.stack_tiles + state.display + state.gone
    for step in state.stack:
        if isinstance(step, JoinTransmitter):
            tiles = [*tiles, step.tile]
    owned = [entry >> 1 for player in players for chain in player.structures for entry in chain]
    count["transmitters"] = len(set(tiles + owned)) * 100 + len(tiles) + len(owned)
    for size, name in enumerate(SIZES):
        placed = sum(1 for generator in state.generators if generator in (size + 1, size + 1 + SPINNING))
        count[name] = state.supply[size] + placed + sum(player.front[size] for player in players)
    return count
