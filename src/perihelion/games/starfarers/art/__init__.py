"""The drawings of Starfarers: board, motherships, hands, trade window, encounters."""

from __future__ import annotations

from perihelion.art.artist import Artist


def artist() -> Artist:
    from perihelion.games.starfarers.art.table import StarfarersArtist

    return StarfarersArtist()
