"""The artist of Race: puts the parts of the table together."""

from __future__ import annotations

from perihelion.art.artist import Drawing, Scene
from perihelion.art.house import HouseArtist
from perihelion.games.race.art.detail import detail
from perihelion.games.race.art.hand import hand
from perihelion.games.race.art.position import position
from perihelion.games.race.art.side import side
from perihelion.games.race.art.stage import Stage
from perihelion.games.race.art.strip import strip
from perihelion.games.race.art.tableau import board


class RaceArtist(HouseArtist):
    def __init__(self) -> None:
        super().__init__("race")

    def draw(self, scene: Scene) -> Drawing:
        stage = Stage(scene)
        return Drawing(strip(stage), board(stage), hand(stage), side(stage))

    def detail(self, scene: Scene, thing: str) -> str:
        return detail(Stage(scene), thing)

    def picture(self, scene: Scene) -> str:
        return position(Stage(scene))
