"""A scene of Race with what every drawing of it needs at hand: view, cards, words and choices."""

from __future__ import annotations

from perihelion.art.artist import Scene
from perihelion.core.text import Arg
from perihelion.games.race.art.words import name
from perihelion.games.race.components import Card
from perihelion.games.race.game import RaceGame
from perihelion.games.race.view import RaceView, SeatView


class Stage:
    """One scene, prepared for drawing."""

    def __init__(self, scene: Scene) -> None:
        if not isinstance(scene.view, RaceView) or not isinstance(scene.game, RaceGame):
            raise TypeError("not a scene of Race")
        self.scene = scene
        self.view = scene.view
        self.cards = scene.game.cards
        self.voice = scene.voice
        self.names = scene.names
        self.phone = scene.phone
        self.actions = frozenset(choice.action for choice in scene.choices)
        self.labels = {choice.action: choice.label for choice in scene.choices}

    def card(self, ident: str) -> Card:
        return self.cards.cards[self.cards.number[ident]]

    def title(self, ident: str) -> str:
        return name(self.voice, ident)

    def tell(self, key: str, **args: Arg) -> str:
        return self.voice.tell(key, dict(args))

    def legal(self, *actions: str) -> str:
        """The first of the actions that can be chosen now, or nothing."""
        return next((action for action in actions if action in self.actions), "")

    def seat_name(self, seat: int) -> str:
        return self.names[seat] if seat < len(self.names) else "ABCD"[seat]

    def is_own(self, player: SeatView) -> bool:
        return player.seat == self.view.seat

    @property
    def lit(self) -> str:
        """The phase whose powers light up."""
        return self.view.phase

    @property
    def asked(self) -> bool:
        """Whether the viewer can choose anything; in the past of a game there are no choices."""
        return bool(self.actions)
