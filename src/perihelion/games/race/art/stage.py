"""A scene of Race with what every drawing of it needs at hand: view, cards, words and choices."""

from __future__ import annotations

from perihelion.art.artist import Scene
from perihelion.art.stage import BaseStage
from perihelion.games.race.art.words import name
from perihelion.games.race.components import Card
from perihelion.games.race.game import RaceGame
from perihelion.games.race.sight.view import RaceView, SeatView


class Stage(BaseStage[RaceGame, RaceView]):
    """One scene, prepared for drawing."""

    def __init__(self, scene: Scene) -> None:
        super().__init__(scene, RaceGame, RaceView)
        self.cards = self.game.cards

    def card(self, ident: str) -> Card:
        return self.cards.cards[self.cards.number[ident]]

    def title(self, ident: str) -> str:
        return name(self.voice, ident)

    def is_own(self, player: SeatView) -> bool:
        return player.seat == self.view.seat

    @property
    def lit(self) -> str:
        """The phase whose powers light up."""
        return self.view.phase

    @property
    def asked(self) -> bool:
        """Whether the viewer can choose anything; in the past of a game there are no choices."""
        return bool(self.labels)
