"""The artist of Starfarers: puts the parts of the table together."""

from __future__ import annotations

from perihelion.art.artist import Drawing, Scene
from perihelion.art.house import HouseArtist
from perihelion.art.icons import standalone
from perihelion.art.svg import at
from perihelion.games.starfarers.art.chart import Chart, chart
from perihelion.games.starfarers.art.details import quadrant_detail, seat_detail, ship_detail
from perihelion.games.starfarers.art.dialogs import dialogs
from perihelion.games.starfarers.art.friends import friend_detail, own_friends
from perihelion.games.starfarers.art.hand import hand
from perihelion.games.starfarers.art.pieces import DEFS
from perihelion.games.starfarers.art.side import side, standing, strip
from perihelion.games.starfarers.art.stage import Stage


class StarfarersArtist(HouseArtist):
    def __init__(self) -> None:
        super().__init__("starfarers")

    def draw(self, scene: Scene) -> Drawing:
        stage = Stage(scene)
        phone = " phone" if stage.phone else ""
        board = f'<div class="starfarers{phone}">{chart(stage)}{dialogs(stage)}</div>'
        if stage.phone:
            board = standing(stage) + own_friends(stage) + board
        return Drawing(strip(stage), board, hand(stage), side(stage))

    def detail(self, scene: Scene, thing: str) -> str:
        stage = Stage(scene)
        kind, _, number = thing.partition(":")
        if kind == "seat":
            return seat_detail(stage, int(number))
        if kind == "ship":
            return ship_detail(stage, number)
        if kind == "friend":
            return friend_detail(stage, number)
        return quadrant_detail(stage, int(number)) if kind == "quadrant" else ""

    def picture(self, scene: Scene) -> str:
        stage = Stage(scene)
        drawn = Chart(stage, wide=True)
        board = drawn.draw()
        box = drawn.space.box
        words = f"{stage.tell('game-name')}: {stage.tell('art-turn-of', turn=stage.view.turn)}"
        return standalone(box.width, box.height, at(-box.x, -box.y, board.inner()), words, DEFS)

    def defs(self) -> str:
        return DEFS
