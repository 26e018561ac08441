"""A scene of Pulsar with what every drawing of it needs at hand: view, components, words and choices."""

from __future__ import annotations

from perihelion.art.artist import Scene
from perihelion.art.svg import clickable, esc
from perihelion.core.text import Arg, Text
from perihelion.games.pulsar.cluster import Cluster
from perihelion.games.pulsar.game import Pulsar
from perihelion.games.pulsar.view import PlayerView, PulsarView


class Stage:
    """One scene, prepared for drawing."""

    def __init__(self, scene: Scene) -> None:
        if not isinstance(scene.view, PulsarView) or not isinstance(scene.game, Pulsar):
            raise TypeError("not a scene of Pulsar")
        self.scene = scene
        self.view = scene.view
        self.box = scene.game.box
        self.cluster: Cluster = self.box.sides[self.box.side_ids.index(self.view.map.upper())]
        self.voice = scene.voice
        self.phone = scene.phone
        self.labels = {choice.action: choice.label for choice in scene.choices}

    @property
    def seat(self) -> int:
        """The seat that is shown large: the viewer's, or for a spectator the one whose turn it is."""
        if self.view.seat is not None:
            return self.view.seat
        return max(self.view.turn, 0)

    @property
    def own(self) -> PlayerView:
        return self.view.players[self.seat]

    def tell(self, key: str, **args: Arg) -> str:
        return self.voice.tell(key, dict(args))

    def say(self, text: Text) -> str:
        return self.voice.say(text)

    def seat_name(self, seat: int) -> str:
        names = self.scene.names
        return names[seat] if seat < len(names) else "ABCD"[seat]

    def place_name(self, place: int) -> str:
        return self.tell(f"place-{self.box.locations[place]}")

    def can(self, action: str) -> bool:
        return action in self.labels

    def legal(self, *actions: str) -> str:
        """The first of the actions that can be chosen now, or nothing."""
        return next((action for action in actions if action in self.labels), "")

    def starting(self, start: str) -> list[str]:
        """The legal actions whose names begin so, in catalogue order."""
        return [action for action in self.labels if action.startswith(start)]

    def chosen(self, action: str, thing: str = "", label: str = "", asked: bool = True) -> str:
        """The attributes of an element for an action: it can be chosen, or asked why not."""
        if self.can(action):
            return clickable(action, "", thing, label or self.labels[action])
        why = action if asked and self.view.seat is not None else ""
        return clickable("", why, thing, label)

    def chip(self, action: str, inner: str, thing: str = "", classes: str = "") -> str:
        """A small button for a legal action, nothing if it is not legal."""
        if not self.can(action):
            return ""
        tip = esc(self.labels[action])
        marks = f"act ring legal {classes}".strip()
        return f'<span class="{marks}" title="{tip}"{self.chosen(action, thing)}>{inner}</span>'
