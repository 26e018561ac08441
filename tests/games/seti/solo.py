"""A solo table, with the rival in the second place."""

from __future__ import annotations

from perihelion.games.seti.state import Rival
from tests.games.seti.scenario import PARTS, Table

ROW = ("press-statement", "grant", "wow-signal")  # signals red, yellow, blue
ACTION = {card.id: at for at, card in enumerate(PARTS.action_cards)}
GOAL = {goal.id: at for at, goal in enumerate(PARTS.objectives)}


class Solo(Table):
    """A solo table; the rival stands in seat 1."""

    def __init__(self, stars: int = 2, species: tuple[str, str] = ("mascamites", "anomalies")) -> None:
        super().__init__(1, stars, species)
        self.row(*ROW)
        self.rival.deck = []

    @property
    def rival(self) -> Rival:
        return self.state.the_rival()

    def cards(self, *ids: str) -> Solo:
        self.rival.deck = [ACTION[id] for id in reversed(ids)]
        return self

    def turn(self, *ids: str) -> Solo:
        """The rival's turn with these cards next."""
        self.cards(*ids)
        self.begin(1)
        return self

    def goals(self, *ids: str) -> Solo:
        self.rival.objectives = [GOAL[f"objective-{id}"] for id in ids]
        self.rival.marks = [0] * len(ids)
        self.rival.stack = []
        return self
