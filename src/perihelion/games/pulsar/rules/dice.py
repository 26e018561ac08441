"""The round and its dice phase: the roll, the median marker, and taking dice."""

from __future__ import annotations

from typing import ClassVar, Final

from perihelion.core.state import Step
from perihelion.core.text import Arg, Event, Reason, Text
from perihelion.games.pulsar.catalogue import COUNTERS, PIPS, STAY
from perihelion.games.pulsar.rules.final import FinalScoring
from perihelion.games.pulsar.rules.production import Production
from perihelion.games.pulsar.rules.tracks import (
    field_of,
    median_marker,
    move,
    own_counters,
    push_to_the_end,
    steps_for,
)
from perihelion.games.pulsar.rules.turn import Turn
from perihelion.games.pulsar.state import PulsarState

DICE_PHASE: Final = 0
ACTION_PHASE: Final = 1
PRODUCTION_PHASE: Final = 2
END_OF_ROUND: Final = 3


class Round(Step[PulsarState]):
    """The three phases of a round, round after round (PULS-002); `phase` is the one that comes next."""

    FIELDS: ClassVar[tuple[str, ...]] = ("phase",)

    def __init__(self, phase: int) -> None:
        self.phase = phase

    def copy(self) -> Round:
        return Round(self.phase)

    def run(self, state: PulsarState) -> None:
        phase = self.phase
        self.phase = (phase + 1) % 4
        if phase == DICE_PHASE:
            roll(state)
            state.push(TakeDice(0))
        elif phase == ACTION_PHASE:
            state.push(Turns(0))
        elif phase == PRODUCTION_PHASE:
            state.push(Production(0, 0))
        elif state.round == state.box.figures.rounds:
            state.pop()
            state.push(FinalScoring(0, 0))  # PULS-223
        else:
            state.round += 1  # PULS-222


def roll(state: PulsarState) -> None:
    """Rolls all silver dice in play (with the even start some of them are set) and puts the marker."""
    figures = state.box.figures
    dice: list[int] = []
    if state.round == 1 and state.options["start"] == "even":
        dice = figures.even_start[state.seats][:]  # PULS-065, PULS-066
    while len(dice) < figures.silver[state.seats]:
        dice.append(state.chance.below(PIPS) + 1)
    state.tray = [dice.count(value) for value in range(PIPS + 1)]
    state.taken = []
    for player in state.players:
        player.dice = []
    state.marker = median_marker(dice)
    if state.journal is not None:
        args: dict[str, Arg] = {f"count{value}": state.tray[value] for value in range(1, PIPS + 1)}
        state.tell(Event("round", args={"round": state.round}, rules=("PULS-222",)))
        state.tell(
            Event("rolled", state.order[0], ("PULS-036", "PULS-039"), {**args, **marker_args(state.marker)})
        )


def marker_args(marker: int) -> dict[str, Arg]:
    """The marker in words: under `low`, or between `low` and `high`."""
    return {"low": marker // 2, "high": (marker + 1) // 2, "between": marker % 2}


def picks(state: PulsarState) -> list[int]:
    """Who takes a die when: in order and back (PULS-048), with two players by rockets (PULS-248)."""
    if state.seats == 2:
        return state.order
    return state.order + state.order[::-1]


class TakeDice(Step[PulsarState]):
    """Players take dice one by one; each die moves one of the taker's counters."""

    FIELDS: ClassVar[tuple[str, ...]] = ("at",)

    def __init__(self, at: int) -> None:
        self.at = at

    def copy(self) -> TakeDice:
        return TakeDice(self.at)

    def run(self, state: PulsarState) -> None:
        order = picks(state)
        if self.at == len(order):
            state.pop()
        else:
            state.ask(1 << order[self.at])

    def legal(self, state: PulsarState, seat: int) -> list[int]:
        found: list[int] = []
        forced: list[int] = []
        fields = counter_fields(state, seat)
        for value in range(1, PIPS + 1):
            if state.tray[value] == 0:
                continue
            by = steps_for(value, state.marker)
            if by == 0:
                found.append(state.actions.takes(value, STAY))  # PULS-054
                continue
            for counter in range(1, len(COUNTERS)):
                if fields[counter] < 0:
                    continue
                forced.append(state.actions.takes(value, counter))
                if fields[counter] + by <= state.box.figures.length:
                    found.append(state.actions.takes(value, counter))  # PULS-058, PULS-059
        return found or forced  # PULS-060

    def answer(self, state: PulsarState, seat: int, action: int) -> None:
        value, counter = divmod(action - state.actions.take_die, len(COUNTERS))
        value += 1
        state.tray[value] -= 1
        state.taken.append(value * 4 + seat)
        state.players[seat].dice.append(value)
        self.at += 1
        if counter != STAY:
            move_counter(state, seat, value, counter)
        if state.journal is not None:
            key = f"counter-{COUNTERS[counter]}"
            by = steps_for(value, state.marker)
            args: dict[str, Arg] = {
                "value": value,
                "counter": key,
                "steps": abs(by),
                "right": 1 if by > 0 else 0,
            }
            state.tell(Event("took-die" if counter != STAY else "took-die-still", seat, ("PULS-049",), args))

    def refusal(self, state: PulsarState, seat: int, action: int) -> Reason:
        offset = action - state.actions.take_die
        if not 0 <= offset < PIPS * len(COUNTERS):
            return Reason("refusal-dice-phase", "PULS-048")
        value, counter = divmod(offset, len(COUNTERS))
        value += 1
        if state.tray[value] == 0:
            return Reason("refusal-no-such-die", "PULS-048", {"value": value})
        by = steps_for(value, state.marker)
        if by == 0:
            return Reason("refusal-die-moves-nothing", "PULS-054", {"value": value})
        if counter == STAY:
            return Reason("refusal-die-moves", "PULS-049", {"value": value, "steps": abs(by)})
        if counter_at(state, seat, counter) < 0:
            return Reason("refusal-no-second-counter", "PULS-247")
        return Reason("refusal-right-end", "PULS-058", {"value": value, "steps": by})

    def prompt(self, state: PulsarState, seat: int) -> Text:
        return Text("prompt-take-die", {"round": state.round, **marker_args(state.marker)})


def track_of(state: PulsarState, counter: int) -> list[int]:
    return state.initiative if counter <= 2 else state.engineering


def counter_at(state: PulsarState, seat: int, counter: int) -> int:
    """Where in its track the counter is, or -1 if the seat has no such counter."""
    own = own_counters(track_of(state, counter), seat)
    number = (counter - 1) % 2
    return own[number] if number < len(own) else -1


def counter_fields(state: PulsarState, seat: int) -> list[int]:
    """The fields on which the seat's counters are, -1 for those it does not have."""
    fields = [-1] * len(COUNTERS)
    at = 1
    for counter in state.initiative:
        if counter & 3 == seat:
            fields[at] = counter >> 2
            at += 1
    at = 3
    for counter in state.engineering:
        if counter & 3 == seat:
            fields[at] = counter >> 2
            at += 1
    return fields


def move_counter(state: PulsarState, seat: int, value: int, counter: int) -> None:
    track = track_of(state, counter)
    at = counter_at(state, seat, counter)
    by = steps_for(value, state.marker)
    if field_of(track[at]) + by > state.box.figures.length:
        push_to_the_end(track, at, state.box.figures.length)
    else:
        move(track, at, by)


class Turns(Step[PulsarState]):
    """The action phase: one complete turn after the other (PULS-068, PULS-251)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("at",)

    def __init__(self, at: int) -> None:
        self.at = at

    def copy(self) -> Turns:
        return Turns(self.at)

    def run(self, state: PulsarState) -> None:
        order = state.turn_order()
        if self.at == len(order):
            state.pop()
            return
        seat = order[self.at]
        self.at += 1
        if state.journal is not None:
            state.tell(Event("turn", seat, ("PULS-068",)))
        state.push(Turn(seat))
