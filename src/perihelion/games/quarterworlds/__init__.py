"""Quarterworlds: a card game for two over three epochs, about planets settled quarter by quarter."""

from __future__ import annotations

from pathlib import Path

from perihelion.core.game import AnyGame


def build(components: Path | None) -> AnyGame:
    """The game with its own components, or with those of another file."""
    from perihelion.games.quarterworlds.components import read_components
    from perihelion.games.quarterworlds.game import Quarterworlds

    return Quarterworlds(read_components(components))
