"""The drawings of Race: card faces, tableaux, phase strip, hand; see `perihelion.art.artist`."""

from __future__ import annotations

from perihelion.art.artist import Artist


def artist() -> Artist:
    from perihelion.games.race.art.table import RaceArtist

    return RaceArtist()
