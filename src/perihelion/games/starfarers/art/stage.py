"""A scene of Starfarers with what every drawing of it needs at hand: view, components, words and choices."""

from __future__ import annotations

from perihelion.art.artist import Scene
from perihelion.art.stage import BaseStage
from perihelion.games.starfarers.components.parts import FLEET, UNUSED
from perihelion.games.starfarers.game import Starfarers
from perihelion.games.starfarers.sight.view import PlayerView, ShipView, StarView


class Stage(BaseStage[Starfarers, StarView]):
    """One scene, prepared for drawing."""

    def __init__(self, scene: Scene) -> None:
        super().__init__(scene, Starfarers, StarView)
        self.parts = self.game.parts
        self.board = self.game.parts.board

    @property
    def seat(self) -> int:
        """The seat that is shown large: the viewer's, or for a spectator the one whose turn it is."""
        return self.view.seat if self.view.seat is not None else self.view.active

    @property
    def own(self) -> PlayerView:
        return self.view.players[self.seat]

    @property
    def moving(self) -> ShipView | None:
        """The ship that is being moved."""
        for ship in self.view.ships:
            if FLEET * ship.seat + ship.number - 1 == self.view.moving:
                return ship
        return None

    def seat_name(self, seat: int) -> str:
        return self.tell("art-unused") if seat == UNUSED else super().seat_name(seat)

    def places(self, *kinds: str) -> dict[int, str]:
        """The intersections that legal actions of these kinds name, each with its action."""
        found: dict[int, str] = {}
        for action in self.labels:
            kind, _, name = action.partition(":")
            if kind in kinds:
                found.setdefault(self.board.place(name), action)
        return found
