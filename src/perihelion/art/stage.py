"""A stage: one scene with what every drawing of it needs at hand.

Each game has a `Stage` of its own that adds its components and names; what all have in common (words,
names of players, what can be chosen and how an element says so) is here.
"""

from __future__ import annotations

from typing import Generic, TypeVar

from perihelion.art.artist import Scene
from perihelion.art.svg import clickable, esc
from perihelion.core.game import AnyGame
from perihelion.core.text import Arg, Text
from perihelion.core.view import View

G = TypeVar("G", bound=AnyGame)
V = TypeVar("V", bound=View)


class BaseStage(Generic[G, V]):
    """One scene of a game and its view, prepared for drawing."""

    def __init__(self, scene: Scene, game: type[G], view: type[V]) -> None:
        if not isinstance(scene.game, game) or not isinstance(scene.view, view):
            raise TypeError(f"a scene of {scene.game.id} is not one of {game.__name__}")
        self.scene = scene
        self.game: G = scene.game
        self.view: V = scene.view
        self.voice = scene.voice
        self.phone = scene.phone
        self.labels = {choice.action: choice.label for choice in scene.choices}

    # -- words -------------------------------------------------------------------------------------

    def tell(self, key: str, **args: Arg) -> str:
        return self.voice.tell(key, dict(args))

    def say(self, text: Text) -> str:
        return self.voice.say(text)

    def seat_name(self, seat: int) -> str:
        names = self.scene.names
        return names[seat] if seat < len(names) else "ABCD"[seat]

    def is_mine(self, seat: int) -> bool:
        """Whether the seat belongs to the person who looks; of an ended game one may look through others'."""
        mine = self.scene.mine
        return seat == self.view.seat if mine is None else seat in mine

    # -- choices -----------------------------------------------------------------------------------

    @property
    def asked(self) -> bool:
        """Whether the viewer owes an answer."""
        return self.view.seat is not None and self.view.seat in self.view.asked

    def can(self, action: str) -> bool:
        return action in self.labels

    def legal(self, *actions: str) -> str:
        """The first of the actions that can be chosen now, or nothing."""
        return next((action for action in actions if action in self.labels), "")

    def starting(self, start: str) -> list[str]:
        """The legal actions whose names begin so, in catalogue order."""
        return [action for action in self.labels if action.startswith(start)]

    def label(self, action: str) -> str:
        """The words of any action, legal or not; nothing for a name that is in no catalogue."""
        if action in self.labels:
            return self.labels[action]
        number = self.game.catalogue.numbers.get(action)
        return "" if number is None else self.voice.label(self.game, number)

    def chosen(
        self, action: str, thing: str = "", label: str = "", now: bool = False, asked: bool = True
    ) -> str:
        """The attributes of an element for an action: it can be chosen, or asked why not. `now` plays it
        at once; without `asked` it only shows its thing while it cannot be chosen."""
        if self.can(action):
            return clickable(action, "", thing, label or self.labels[action], now=now)
        why = action if asked and self.view.seat is not None else ""
        return clickable("", why, thing, label or (self.label(why) if why else ""))

    # -- parts of a page ---------------------------------------------------------------------------

    def chip(self, action: str, inner: str, thing: str = "", classes: str = "", now: bool = False) -> str:
        """A small button for a legal action, nothing if it is not legal."""
        if not self.can(action):
            return ""
        marks = f"act ring legal {classes}".strip()
        tip = esc(self.labels[action])
        return f'<span class="{marks}" title="{tip}"{self.chosen(action, thing, now=now)}>{inner}</span>'

    def panel(self, key: str, inner: str, **args: Arg) -> str:
        """A titled part of the table."""
        return f'<section class="panel"><h2>{esc(self.tell(key, **args))}</h2>{inner}</section>'
