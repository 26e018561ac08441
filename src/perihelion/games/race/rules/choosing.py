"""The secret choice that Develop and Settle begin with: one card to place, or nothing.

Everybody is asked, so that nobody learns who could place something (RACE-049).
"""

from __future__ import annotations

from abc import abstractmethod
from typing import ClassVar, Final

from perihelion.core.state import Step
from perihelion.core.text import Reason
from perihelion.games.race.state import RaceState

UNANSWERED: Final = -1
PASS: Final = -2


class ChooseCard(Step[RaceState]):
    """`choices` by seat: a card, PASS or UNANSWERED."""

    FIELDS: ClassVar[tuple[str, ...]] = ("choices",)
    secret: ClassVar[bool] = True

    def __init__(self, choices: list[int]) -> None:
        self.choices = choices

    @abstractmethod
    def first(self, state: RaceState) -> int:
        """The catalogue's first action of this kind; the others follow in the order of cards."""

    @abstractmethod
    def why_not(self, state: RaceState, seat: int, card: int) -> Reason:
        """Why the seat cannot place the card; called only where it cannot."""

    @abstractmethod
    def reveal(self, state: RaceState) -> None:
        """All have chosen: the cards come to light."""

    def run(self, state: RaceState) -> None:
        if UNANSWERED in self.choices:
            state.ask((1 << state.seats) - 1)
            return
        state.pop()
        state.reveals += 1
        self.reveal(state)

    def answer(self, state: RaceState, seat: int, action: int) -> None:
        self.choices[seat] = PASS if action == state.catalogue.passing else action - self.first(state)

    def refusal(self, state: RaceState, seat: int, action: int) -> Reason:
        card = action - self.first(state)
        if 0 <= card < len(state.cards.cards):
            return self.why_not(state, seat, card)
        return super().refusal(state, seat, action)

    def forget(self, state: RaceState, seat: int) -> bool:
        self.choices[seat] = UNANSWERED
        return True
