"""Race for the Galaxy: build the best space empire out of cards."""

from __future__ import annotations

from pathlib import Path

from perihelion.core.game import AnyGame


def build(components: Path | None) -> AnyGame:
    """The game with its own components, or with another components.toml that has the same ids."""
    from perihelion.games.race.game import RaceGame

    return RaceGame(components)
