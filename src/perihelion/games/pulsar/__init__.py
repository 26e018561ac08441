"""Pulsar 2849: dice, flights through a star cluster, generators on pulsars, patents and megastructures."""

from __future__ import annotations

from pathlib import Path

from perihelion.core.game import AnyGame


def build(components: Path | None) -> AnyGame:
    """The game with its own components, or with those of another file or folder."""
    from perihelion.games.pulsar.components.reading import load_box
    from perihelion.games.pulsar.game import Pulsar

    return Pulsar(load_box(components))
