"""Two small decisions inside rewards: which generator, and which isolated pulsar."""

from __future__ import annotations

from typing import ClassVar

from perihelion.core.state import Step
from perihelion.core.text import Event, Reason, Text
from perihelion.games.pulsar.components.pieces import NOBODY, SIZES
from perihelion.games.pulsar.rules.exploring import claim
from perihelion.games.pulsar.state import PulsarState


class ChooseGenerators(Step[PulsarState]):
    """Takes generators of the sizes in the mask from the supply; if `distinct`, all of different sizes."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "left", "mask", "distinct")
    parts: ClassVar[bool] = True

    def __init__(self, seat: int, left: int, mask: int, distinct: bool) -> None:
        self.seat = seat
        self.left = left
        self.mask = mask
        self.distinct = distinct

    def copy(self) -> ChooseGenerators:
        return ChooseGenerators(self.seat, self.left, self.mask, self.distinct)

    def run(self, state: PulsarState) -> None:
        sizes = self.sizes(state)
        if self.left == 0 or not sizes:  # PULS-R15, PULS-R35
            state.pop()
        elif len(sizes) == 1 or (self.distinct and len(sizes) <= self.left):
            self.take(state, sizes[0])
        else:
            state.ask(1 << self.seat)

    def sizes(self, state: PulsarState) -> list[int]:
        return [size for size in range(len(SIZES)) if (self.mask >> size) & 1 and state.supply[size] > 0]

    def take(self, state: PulsarState, size: int) -> None:
        take_generator(state, self.seat, size)
        self.left -= 1
        if self.distinct:
            self.mask &= ~(1 << size)

    def legal(self, state: PulsarState, seat: int) -> list[int]:
        return [state.actions.choose_generator + size for size in self.sizes(state)]

    def answer(self, state: PulsarState, seat: int, action: int) -> None:
        self.take(state, action - state.actions.choose_generator)

    def refusal(self, state: PulsarState, seat: int, action: int) -> Reason:
        return Reason("refusal-choose-generator", "PULS-128")

    def prompt(self, state: PulsarState, seat: int) -> Text:
        return Text("prompt-choose-generator", {"left": self.left})


def take_generator(state: PulsarState, seat: int, size: int) -> None:
    """A generator goes from the supply in front of the player."""
    state.supply[size] -= 1
    state.players[seat].front[size] += 1
    if state.journal is not None:
        state.tell(Event("generator", seat, ("PULS-127",), {"size": f"size-{SIZES[size]}"}))


class ClaimPulsar(Step[PulsarState]):
    """The seat may put a ring on a free isolated pulsar (PULS-120, PULS-R39)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def copy(self) -> ClaimPulsar:
        return ClaimPulsar(self.seat)

    def run(self, state: PulsarState) -> None:
        if state.players[self.seat].rings == 0 or not self.free(state):
            if state.journal is not None:
                state.tell(Event("claim-lost", self.seat, ("PULS-R39",)))
            state.pop()
        else:
            state.ask(1 << self.seat)

    def free(self, state: PulsarState) -> list[int]:
        """Numbers of the free isolated pulsars, counted from the first isolated one."""
        box = state.box
        return [
            place - box.first_isolated
            for place in range(box.first_isolated, box.first_gate)
            if state.cluster.exists[place] and state.rings[place - box.first_pulsar] == NOBODY
        ]

    def legal(self, state: PulsarState, seat: int) -> list[int]:
        return [state.actions.claim + number for number in self.free(state)] + [state.actions.decline]

    def answer(self, state: PulsarState, seat: int, action: int) -> None:
        state.pop()
        if action != state.actions.decline:
            claim(state, seat, state.box.first_isolated + action - state.actions.claim)

    def refusal(self, state: PulsarState, seat: int, action: int) -> Reason:
        return Reason("refusal-claim", "PULS-120")

    def prompt(self, state: PulsarState, seat: int) -> Text:
        return Text("prompt-claim")
