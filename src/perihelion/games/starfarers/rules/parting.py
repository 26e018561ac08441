"""Parting with things: several players choose at the same time what they lose, and nobody sees a choice
before the last one is in (STAR-R08, STAR-R40)."""

from __future__ import annotations

from typing import ClassVar

from perihelion.core.state import Step
from perihelion.games.starfarers.state import StarState


class Parting(Step[StarState]):
    """Each seat owes a number of things and picks them one by one; `chosen` counts its picks by kind. What
    the things are, which actions name them and what becomes of them is up to the steps below this one."""

    FIELDS: ClassVar[tuple[str, ...]] = ("owed", "chosen")
    secret: ClassVar[bool] = True
    parts: ClassVar[bool] = True

    def __init__(self, owed: list[int], chosen: list[list[int]]) -> None:
        self.owed = owed
        self.chosen = chosen

    def first_action(self, state: StarState) -> int:
        """The action that picks a thing of the first kind; the other kinds follow."""
        raise TypeError(f"{type(self).__name__} has no first_action()")

    def stock(self, state: StarState, seat: int) -> list[int]:
        """What the seat can choose from, by kind."""
        raise TypeError(f"{type(self).__name__} has no stock()")

    def part(self, state: StarState) -> None:
        """Everybody has chosen: the things go."""
        raise TypeError(f"{type(self).__name__} has no part()")

    def left(self, seat: int) -> int:
        """How many things the seat still has to choose."""
        return self.owed[seat] - sum(self.chosen[seat])

    def run(self, state: StarState) -> None:
        choosing = 0
        for seat in range(state.seats):
            if self.left(seat) > 0:
                choosing |= 1 << seat
        if choosing:
            state.ask(choosing)
        else:
            state.pop()
            self.part(state)

    def legal(self, state: StarState, seat: int) -> list[int]:
        first = self.first_action(state)
        chosen = self.chosen[seat]
        return [first + kind for kind, count in enumerate(self.stock(state, seat)) if count > chosen[kind]]

    def answer(self, state: StarState, seat: int, action: int) -> None:
        self.chosen[seat][action - self.first_action(state)] += 1
        if self.left(seat) > 0:
            state.ask_again(seat)

    def forget(self, state: StarState, seat: int) -> bool:
        self.chosen[seat] = [0] * len(self.chosen[seat])
        return self.owed[seat] > 0


def nothing_chosen(state: StarState, kinds: int) -> list[list[int]]:
    """No picks yet, for every seat and kind."""
    return [[0] * kinds for _ in range(state.seats)]
