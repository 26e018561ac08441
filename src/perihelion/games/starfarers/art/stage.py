"""A scene of Starfarers with what every drawing of it needs at hand: view, components, words and choices."""

from __future__ import annotations

from perihelion.art.artist import Scene
from perihelion.art.svg import clickable
from perihelion.core.text import Arg
from perihelion.games.starfarers.game import Starfarers
from perihelion.games.starfarers.state import UNUSED
from perihelion.games.starfarers.view import PlayerView, ShipView, StarView


class Stage:
    """One scene, prepared for drawing."""

    def __init__(self, scene: Scene) -> None:
        if not isinstance(scene.view, StarView) or not isinstance(scene.game, Starfarers):
            raise TypeError("not a scene of Starfarers")
        self.scene = scene
        self.view = scene.view
        self.game = scene.game
        self.parts = scene.game.parts
        self.board = scene.game.parts.board
        self.voice = scene.voice
        self.phone = scene.phone
        self.labels = {choice.action: choice.label for choice in scene.choices}

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
            if 3 * ship.seat + ship.number - 1 == self.view.moving:
                return ship
        return None

    def tell(self, key: str, **args: Arg) -> str:
        return self.voice.tell(key, dict(args))

    def seat_name(self, seat: int) -> str:
        if seat == UNUSED:
            return self.tell("art-unused")
        names = self.scene.names
        return names[seat] if seat < len(names) else "ABCD"[seat]

    def can(self, action: str) -> bool:
        return action in self.labels

    def starting(self, start: str) -> list[str]:
        """The legal actions whose names begin so, in catalogue order."""
        return [action for action in self.labels if action.startswith(start)]

    def places(self, *kinds: str) -> dict[int, str]:
        """The intersections that legal actions of these kinds name, each with its action."""
        found: dict[int, str] = {}
        for action in self.labels:
            kind, _, name = action.partition(":")
            if kind in kinds:
                found.setdefault(self.board.place(name), action)
        return found

    def chosen(self, action: str, thing: str = "", label: str = "", now: bool = False) -> str:
        """The attributes of an element for an action: it can be chosen, or asked why not."""
        if self.can(action):
            return clickable(action, "", thing, label or self.labels[action], now=now)
        return clickable("", action if self.view.seat is not None else "", thing, label)
