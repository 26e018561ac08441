"""A scene of Pulsar with what every drawing of it needs at hand: view, components, words and choices."""

from __future__ import annotations

from perihelion.art.artist import Scene
from perihelion.art.stage import BaseStage
from perihelion.games.pulsar.game import Pulsar
from perihelion.games.pulsar.sight.view import PlayerView, PulsarView


class Stage(BaseStage[Pulsar, PulsarView]):
    """One scene, prepared for drawing."""

    def __init__(self, scene: Scene) -> None:
        super().__init__(scene, Pulsar, PulsarView)
        self.box = self.game.box
        self.cluster = self.box.sides[self.box.side_ids.index(self.view.map.upper())]

    @property
    def seat(self) -> int:
        """The seat that is shown large: the viewer's, or for a spectator the one whose turn it is."""
        if self.view.seat is not None:
            return self.view.seat
        return max(self.view.turn, 0)

    @property
    def own(self) -> PlayerView:
        return self.view.players[self.seat]

    def place_name(self, place: int) -> str:
        return self.tell(f"place-{self.box.locations[place]}")
