"""Points for cubes: an offer of wares, each bought at most once and none by duty."""

from __future__ import annotations

from abc import abstractmethod
from typing import ClassVar

from perihelion.core.state import Step
from perihelion.core.text import Arg, Event, Reason, Text
from perihelion.games.pulsar.state import PulsarState


class Shop(Step[PulsarState]):
    """`wares` are what the seat has not bought yet."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "wares")
    source: ClassVar[int]
    rule: ClassVar[str]
    words: ClassVar[str]

    def __init__(self, seat: int, wares: list[int]) -> None:
        self.seat = seat
        self.wares = wares

    @abstractmethod
    def price(self, state: PulsarState, ware: int) -> int:
        """The cubes a ware costs."""

    @abstractmethod
    def points(self, state: PulsarState, ware: int) -> int:
        """The points it gives."""

    @abstractmethod
    def action(self, state: PulsarState, ware: int) -> int:
        """The action that buys it."""

    def run(self, state: PulsarState) -> None:
        if self.offers(state):
            state.ask(1 << self.seat)
        else:
            state.pop()

    def offers(self, state: PulsarState) -> list[int]:
        cubes = state.players[self.seat].cubes
        return [ware for ware in self.wares if self.price(state, ware) <= cubes]

    def legal(self, state: PulsarState, seat: int) -> list[int]:
        return [self.action(state, ware) for ware in self.offers(state)] + [state.actions.done]

    def answer(self, state: PulsarState, seat: int, action: int) -> None:
        if action == state.actions.done:
            state.pop()
            return
        ware = next(ware for ware in self.wares if self.action(state, ware) == action)
        self.wares.remove(ware)
        price, points = self.price(state, ware), self.points(state, ware)
        state.players[seat].cubes -= price
        state.score(seat, self.source, points)
        if state.journal is not None:
            args: dict[str, Arg] = {"cubes": price, "points": points}
            state.tell(Event("bought-points", seat, (self.rule,), args))

    def refusal(self, state: PulsarState, seat: int, action: int) -> Reason:
        return Reason(f"refusal-{self.words}", self.rule, {"cubes": state.players[seat].cubes})

    def prompt(self, state: PulsarState, seat: int) -> Text:
        return Text(f"prompt-{self.words}", {"cubes": state.players[seat].cubes})
