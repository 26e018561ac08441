"""CATAN Starfarers: three or four players settle space from the Catan sector."""

from __future__ import annotations

from pathlib import Path

from perihelion.core.game import AnyGame


def build(components: Path | None) -> AnyGame:
    """The game with its own components, or with some of them replaced from a file or folder."""
    from perihelion.games.starfarers.components.parts import load_components
    from perihelion.games.starfarers.game import Starfarers

    return Starfarers(load_components(components))
