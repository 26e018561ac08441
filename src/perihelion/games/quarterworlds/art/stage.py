"""A scene of Quarterworlds with what every drawing of it needs at hand: cards, their words and prices."""

from __future__ import annotations

from perihelion.art.artist import Scene
from perihelion.art.stage import BaseStage
from perihelion.games.quarterworlds.components import KINDS, Card
from perihelion.games.quarterworlds.game import Quarterworlds
from perihelion.games.quarterworlds.sight.telling import card_words
from perihelion.games.quarterworlds.sight.view import DueView, QuarView


class Stage(BaseStage[Quarterworlds, QuarView]):
    """One scene, prepared for drawing."""

    def __init__(self, scene: Scene) -> None:
        super().__init__(scene, Quarterworlds, QuarView)
        self.parts = self.game.parts
        self.changed = scene.changed
        self._dues = {due.card: due for due in self.view.dues}

    def card(self, number: int) -> Card:
        return self.parts.cards[number]

    def title(self, number: int) -> str:
        return self.tell(self.card(number).key)

    def due(self, number: int) -> DueView | None:
        """What a card would cost the viewer; nothing for spectators and for cards out of reach."""
        return self._dues.get(number)

    def words(self, number: int) -> str:
        """A card in words: name, kind and everything it does."""
        card = self.card(number)
        kind = self.tell(f"kind-{KINDS[card.kind]}")
        does = [self.say(text) for text in card_words(card)]
        return f"{self.title(number)}, {kind}: {', '.join(does)}"

    @property
    def my_turn(self) -> bool:
        """Whether the viewer is asked to take, lay or pass."""
        return self.view.choosing

    @property
    def researching(self) -> bool:
        return self.can("decline")
