"""A scene of Quarterworlds with what every drawing of it needs at hand: view, cards, words and choices."""

from __future__ import annotations

from perihelion.art.artist import Scene
from perihelion.core.text import Arg
from perihelion.games.quarterworlds.components import KINDS, Card
from perihelion.games.quarterworlds.game import Quarterworlds
from perihelion.games.quarterworlds.view import DueView, QuarView
from perihelion.games.quarterworlds.words import card_words


class Stage:
    """One scene, prepared for drawing."""

    def __init__(self, scene: Scene) -> None:
        if not isinstance(scene.view, QuarView) or not isinstance(scene.game, Quarterworlds):
            raise TypeError("not a scene of Quarterworlds")
        self.view = scene.view
        self.parts = scene.game.parts
        self.voice = scene.voice
        self.names = scene.names
        self.phone = scene.phone
        self.changed = scene.changed
        self.actions = frozenset(choice.action for choice in scene.choices)
        self.labels = {choice.action: choice.label for choice in scene.choices}
        self._dues = {due.card: due for due in self.view.dues}

    def card(self, number: int) -> Card:
        return self.parts.cards[number]

    def title(self, number: int) -> str:
        return self.voice.tell(self.card(number).key)

    def tell(self, key: str, **args: Arg) -> str:
        return self.voice.tell(key, dict(args))

    def due(self, number: int) -> DueView | None:
        """What a card would cost the viewer; nothing for spectators and for cards out of reach."""
        return self._dues.get(number)

    def legal(self, action: str) -> str:
        """The action if it can be chosen now, or nothing."""
        return action if action in self.actions else ""

    def seat_name(self, seat: int) -> str:
        return self.names[seat] if seat < len(self.names) else "AB"[seat]

    def words(self, number: int) -> str:
        """A card in words: name, kind and everything it does."""
        card = self.card(number)
        kind = self.tell(f"kind-{KINDS[card.kind]}")
        does = [self.voice.say(text) for text in card_words(card)]
        return f"{self.title(number)}, {kind}: {', '.join(does)}"

    @property
    def asked(self) -> bool:
        return self.view.seat is not None and self.view.seat in self.view.asked

    @property
    def my_turn(self) -> bool:
        """Whether the viewer is asked to take, lay or pass."""
        return "pass" in self.actions

    @property
    def researching(self) -> bool:
        return "decline" in self.actions
