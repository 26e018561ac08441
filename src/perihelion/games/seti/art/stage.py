"""A scene of SETI with what every drawing of it needs at hand: view, components, words and choices."""

from __future__ import annotations

from perihelion.art.artist import Scene
from perihelion.art.stage import BaseStage
from perihelion.games.seti.components.pieces import Card
from perihelion.games.seti.components.vocabulary import PLANETS
from perihelion.games.seti.game import Seti
from perihelion.games.seti.sight.view import PlayerView, SetiView


class Stage(BaseStage[Seti, SetiView]):
    """One scene of SETI, prepared for drawing."""

    def __init__(self, scene: Scene) -> None:
        super().__init__(scene, Seti, SetiView)
        self.parts = self.game.parts
        self.cards: dict[str, Card] = {card.id: card for card in self.parts.cards}

    @property
    def seat(self) -> int:
        """The seat that is shown large: the viewer's, or for a spectator the one whose turn it is."""
        if self.view.seat is not None:
            return self.view.seat
        return min(max(self.view.turn, 0), self.view.seats - 1)

    @property
    def planets(self) -> tuple[str, ...]:
        return PLANETS

    @property
    def own(self) -> PlayerView:
        return self.view.players[self.seat]

    def seat_name(self, seat: int) -> str:
        if seat > len(self.view.players):
            return self.tell("art-neutral")
        return self.voice.named(self.scene.names).seat_name(seat)

    def mark(self, owner: int) -> int:
        """Which seat's mark an owner carries; the rival and neutral markers share the grey hexagon."""
        return owner if owner < self.view.seats else 9
