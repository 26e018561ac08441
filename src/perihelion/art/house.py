"""An artist of the house: one whose game has an accent and a cover in the kit, and whose style sheet lies
beside its drawings and is called like the game."""

from __future__ import annotations

from abc import ABC
from importlib.resources import files

from perihelion.art.artist import Artist
from perihelion.art.cover import cover
from perihelion.art.palette import ACCENTS
from perihelion.language import Voice


class HouseArtist(Artist, ABC):
    """Draws a registered game; a subclass stands in the game's own `art` package."""

    def __init__(self, game: str) -> None:
        self.game = game
        self.accent = ACCENTS[game]

    def cover(self, voice: Voice) -> str:
        return cover(self.game)

    def styles(self) -> str:
        folder = files(f"perihelion.games.{self.game}.art")
        return folder.joinpath(f"{self.game}.css").read_text(encoding="utf-8")
