"""The drawings of Pulsar: star cluster, dice and tracks, technologies, headquarters, transmitters."""

from __future__ import annotations

from perihelion.art.artist import Artist


def artist() -> Artist:
    from perihelion.games.pulsar.art.table import PulsarArtist

    return PulsarArtist()
