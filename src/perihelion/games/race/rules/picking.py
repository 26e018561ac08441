"""Picking cards secretly: what setup, Explore, payments and the hand limit have in common.

Every seat concerned picks its number of cards one by one, all at the same time; nothing leaves a hand
before the last pick is in (RACE-R55).
"""

from __future__ import annotations

from typing import ClassVar

from perihelion.core.chance import Chance
from perihelion.core.state import Step
from perihelion.core.text import Reason
from perihelion.games.race.state import RaceState, titles_of, without


class PickCards(Step[RaceState]):
    """`counts[seat]` cards are to be picked, `picks[seat]` have been: a list that is replaced, never changed.
    Where all cards are to be picked there is no question."""

    FIELDS: ClassVar[tuple[str, ...]] = ("counts", "picks")
    secret: ClassVar[bool] = True
    parts: ClassVar[bool] = True

    def __init__(self, counts: list[int], picks: list[list[int]]) -> None:
        self.counts = counts
        self.picks = picks

    def source(self, state: RaceState, seat: int) -> list[int]:
        """The cards the seat picks from."""
        return state.players[seat].hand

    def first(self, state: RaceState) -> int:
        """The number of the action that picks title 0."""
        return state.catalogue.discard

    def resolve(self, state: RaceState) -> None:
        """All picks are in."""
        raise TypeError(f"{type(self).__name__} has no resolve()")

    def run(self, state: RaceState) -> None:
        mask = 0
        for seat, count in enumerate(self.counts):
            if count and len(self.picks[seat]) < count < len(self.source(state, seat)):
                mask |= 1 << seat
        if mask:
            state.ask(mask)
        else:
            self.resolve(state)

    def legal(self, state: RaceState, seat: int) -> list[int]:
        first = self.first(state)
        return [first + card for card in titles_of(self.left(state, seat))]

    def pick(self, state: RaceState, seat: int, chance: Chance) -> int:
        titles = titles_of(self.left(state, seat))
        count = len(titles)
        return self.first(state) + titles[chance.below(count) if count > 1 else 0]

    def left(self, state: RaceState, seat: int) -> list[int]:
        """The cards of which the seat picks the next one."""
        picked = self.picks[seat]
        return without(self.source(state, seat), picked) if picked else self.source(state, seat)

    def answer(self, state: RaceState, seat: int, action: int) -> None:
        picked = [*self.picks[seat], action - self.first(state)]
        self.picks[seat] = picked
        if len(picked) < self.counts[seat]:
            state.asked |= 1 << seat

    def refusal(self, state: RaceState, seat: int, action: int) -> Reason:
        card = action - self.first(state)
        if 0 <= card < len(state.cards.cards) and card in self.picks[seat]:
            return Reason("refusal-picked", "RACE-R55", {"card": state.cards.key(card)})
        return super().refusal(state, seat, action)

    def forget(self, state: RaceState, seat: int) -> bool:
        if not self.concerns(state, seat):
            return False
        self.picks[seat] = []
        return True

    def concerns(self, state: RaceState, seat: int) -> bool:
        """Whether the seat has anything to decide in this question; open to all."""
        return 0 < self.counts[seat] < len(self.source(state, seat))

    def taken(self, state: RaceState, seat: int) -> list[int]:
        """What the seat has picked, once all are in: its picks, or everything where it had no choice."""
        source = self.source(state, seat)
        return self.picks[seat] if self.counts[seat] < len(source) else source[:]
