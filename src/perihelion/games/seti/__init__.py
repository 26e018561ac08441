"""SETI: probes, telescopes and computers look for life elsewhere; five species may be found."""

from __future__ import annotations

from pathlib import Path

from perihelion.core.game import AnyGame


def build(components: Path | None) -> AnyGame:
    from perihelion.games.seti.game import Seti

    return Seti(components)
