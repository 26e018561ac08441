"""The drawings of SETI: solar system, stars, planets, technologies, computer, cards, species."""

from __future__ import annotations

from perihelion.art.artist import Artist


def artist() -> Artist:
    from perihelion.games.seti.art.table import SetiArtist

    return SetiArtist()
