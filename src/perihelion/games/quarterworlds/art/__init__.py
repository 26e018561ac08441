"""The drawings of Quarterworlds: planets of four quarters, cards, offer, influence board."""

from __future__ import annotations

from perihelion.art.artist import Artist


def artist() -> Artist:
    from perihelion.games.quarterworlds.art.table import QuarterworldsArtist

    return QuarterworldsArtist()
