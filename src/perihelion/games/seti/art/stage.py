"""A scene of SETI with what every drawing of it needs at hand: view, components, words and choices."""

from __future__ import annotations

from perihelion.art.artist import Scene
from perihelion.art.svg import clickable, esc
from perihelion.core.text import Arg, Text
from perihelion.games.seti.components import Card
from perihelion.games.seti.game import Seti
from perihelion.games.seti.view import PlayerView, SetiView


class Stage:
    """One scene, prepared for drawing."""

    def __init__(self, scene: Scene) -> None:
        if not isinstance(scene.view, SetiView) or not isinstance(scene.game, Seti):
            raise TypeError("not a scene of SETI")
        self.scene = scene
        self.view = scene.view
        self.parts = scene.game.parts
        self.voice = scene.voice
        self.phone = scene.phone
        self.labels = {choice.action: choice.label for choice in scene.choices}
        self.cards: dict[str, Card] = {card.id: card for card in self.parts.cards}

    @property
    def seat(self) -> int:
        """The seat that is shown large: the viewer's, or for a spectator the one whose turn it is."""
        if self.view.seat is not None:
            return self.view.seat
        return min(max(self.view.turn, 0), self.view.seats - 1)

    @property
    def own(self) -> PlayerView:
        return self.view.players[self.seat]

    def tell(self, key: str, **args: Arg) -> str:
        return self.voice.tell(key, dict(args))

    def say(self, text: Text) -> str:
        return self.voice.say(text)

    def seat_name(self, seat: int) -> str:
        if seat > len(self.view.players):
            return self.tell("art-neutral")
        return self.voice.named(self.scene.names).seat_name(seat)

    def mark(self, owner: int) -> int:
        """Which seat's mark an owner carries; the rival and neutral markers share the grey hexagon."""
        return owner if owner < self.view.seats else 9

    def can(self, action: str) -> bool:
        return action in self.labels

    def legal(self, *actions: str) -> str:
        """The first of the actions that can be chosen now, or nothing."""
        return next((action for action in actions if action in self.labels), "")

    def starting(self, start: str) -> list[str]:
        """The legal actions whose names begin so, in catalogue order."""
        return [action for action in self.labels if action.startswith(start)]

    def chosen(self, action: str, thing: str = "", label: str = "", now: bool = False) -> str:
        """The attributes of an element for an action: it can be chosen, or asked why not."""
        if self.can(action):
            return clickable(action, "", thing, label or self.labels[action], now=now)
        why = action if self.view.seat is not None else ""
        numbers = self.scene.game.catalogue.numbers
        if not label and why in numbers:
            label = self.voice.label(self.scene.game, numbers[why])
        return clickable("", why, thing, label)

    def chip(self, action: str, inner: str, classes: str = "") -> str:
        """A small button for a legal action, nothing if it is not legal."""
        if not self.can(action):
            return ""
        tip = esc(self.labels[action])
        marks = f"act ring legal {classes}".strip()
        return f'<span class="{marks}" title="{tip}"{self.chosen(action)}>{inner}</span>'
