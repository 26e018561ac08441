"""A scene of Starfarers with what every drawing of it needs at hand: view, components, words and choices."""

from __future__ import annotations

from perihelion.art.artist import Scene
from perihelion.art.stage import BaseStage
from perihelion.games.starfarers.components.parts import BLACK, FLEET, LOADS, UNUSED
from perihelion.games.starfarers.game import Starfarers
from perihelion.games.starfarers.sight.view import PlayerView, ShipView, StarView


class Stage(BaseStage[Starfarers, StarView]):
    """One scene, prepared for drawing."""

    def __init__(self, scene: Scene) -> None:
        super().__init__(scene, Starfarers, StarView)
        self.parts = self.game.parts
        self.board = self.game.parts.board
        self.balls = self.parts.loads[LOADS.index(self.view.balls_in)]

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

    def reach(self, ship: ShipView) -> tuple[int, int]:
        """How many steps a ship can fly at least and at most: the same once its owner has shaken."""
        boosters = self.view.players[ship.seat].boosters
        if ship.moved or ship.stopped:
            return 0, 0
        if self.view.balls and ship.seat == self.view.active:
            return self.view.base_speed + boosters, self.view.base_speed + boosters
        values = sorted(self.parts.ball_values[ball] for ball in self.balls if ball != BLACK)
        least = min(self.parts.encounter_speed, values[0] + values[1])
        return least + boosters, values[-1] + values[-2] + boosters

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
