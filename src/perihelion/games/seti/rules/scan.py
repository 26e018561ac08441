"""Scan: the signals of one look at the sky, in any order, with the steps that telescope techs add."""

from __future__ import annotations

from typing import ClassVar, Final

from perihelion.core.state import Step
from perihelion.core.text import Event, Text
from perihelion.games.seti.components.vocabulary import (
    AT_EARTH,
    AT_EARTH_OR_NEIGHBOUR,
    AT_PLANET,
    EV_SCAN,
    MERCURY,
)
from perihelion.games.seti.rules.cards import refill_row
from perihelion.games.seti.rules.flight import below_limit, grant_moves, launch
from perihelion.games.seti.rules.missions import happened
from perihelion.games.seti.rules.signals import HandSignals, Signals, row_signal
from perihelion.games.seti.rules.steps import Choice
from perihelion.games.seti.state import SetiState

WINDOW_TECH: Final = 4  # telescope tech 1
MERCURY_TECH: Final = 5
HAND_TECH: Final = 6
LAUNCH_TECH: Final = 7

# Steps of a Scan that are done.
EARTH_DONE: Final = 1
ROW_DONE: Final = 2
MERCURY_DONE: Final = 4
HAND_DONE: Final = 8
LAUNCH_DONE: Final = 16
MERCURY_PUBLICITY: Final = 1  # for the extra signal at Mercury (SETI-069)
LAUNCH_ENERGY: Final = 1  # for a launch in a Scan (SETI-071)


class Scan(Choice):
    """The player takes the steps in any order; the two basic ones are no choice (SETI-066, SETI-067)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("owner", "done")

    def __init__(self, owner: int, done: int) -> None:
        super().__init__(owner)
        self.done = done

    def copy(self) -> Scan:
        return Scan(self.owner, self.done)

    def options(self, state: SetiState) -> list[int]:
        acts, player, done = state.acts, state.players[self.owner], self.done
        row = [] if done & ROW_DONE else [at for at, card in enumerate(state.row) if card >= 0]
        options: list[int] = []
        if done & EARTH_DONE and not row:
            options.append(acts.go_on)
        options += [acts.row_signal + at for at in row]
        if not done & EARTH_DONE:
            options.append(acts.scan_earth)
        if not done & MERCURY_DONE and player.has_tech(MERCURY_TECH) and player.publicity > 0:
            options.append(acts.scan_mercury)
        if not done & HAND_DONE and player.has_tech(HAND_TECH) and player.hand:
            options.append(acts.scan_hand)
        if not done & LAUNCH_DONE and player.has_tech(LAUNCH_TECH):
            if player.energy > 0 and below_limit(state, self.owner):
                options.append(acts.scan_launch)
            options.append(acts.scan_move)
        return options

    def is_done(self, tech: int) -> bool:
        """Whether the step that a telescope tech adds has been taken (SETI-067)."""
        done = {MERCURY_TECH: MERCURY_DONE, HAND_TECH: HAND_DONE, LAUNCH_TECH: LAUNCH_DONE}
        return self.done & done[tech] != 0

    def pause(self, state: SetiState) -> bool:
        """Free actions may come before each step (SETI-022); a tech step that cannot be paid yet may be
        paid after one (SETI-024). The move of telescope tech 4 costs nothing and so is always an option."""
        player = state.players[self.owner]
        if self.done & (EARTH_DONE | ROW_DONE) != EARTH_DONE | ROW_DONE:
            return True
        if not self.done & MERCURY_DONE and player.has_tech(MERCURY_TECH):
            return True
        return not self.done & HAND_DONE and player.has_tech(HAND_TECH)

    def choose(self, state: SetiState, action: int) -> None:
        acts, owner = state.acts, self.owner
        player = state.players[owner]
        if action == acts.go_on:
            state.pop()
        elif action == acts.scan_earth:
            self.done |= EARTH_DONE
            at = AT_EARTH_OR_NEIGHBOUR if player.has_tech(WINDOW_TECH) else AT_EARTH
            state.push(Signals(owner, at, 0, 1, False, -1, []))
        elif action == acts.scan_mercury:
            self.done |= MERCURY_DONE
            player.publicity -= MERCURY_PUBLICITY
            state.push(Signals(owner, AT_PLANET, MERCURY, 1, False, -1, []))
        elif action == acts.scan_hand:
            self.done |= HAND_DONE
            state.push(HandSignals(owner, 1, True))
        elif action == acts.scan_launch:
            self.done |= LAUNCH_DONE
            player.energy -= LAUNCH_ENERGY
            launch(state, owner)
        elif action == acts.scan_move:
            self.done |= LAUNCH_DONE
            grant_moves(state, owner, 1)
        else:
            self.done |= ROW_DONE
            row_signal(state, owner, action - acts.row_signal)

    def prompt(self, state: SetiState, seat: int) -> Text:
        return Text("prompt-scan")


class ScanDone(Step[SetiState]):
    """The row is refilled, and the Scan has happened (SETI-072)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("owner",)

    def __init__(self, owner: int) -> None:
        self.owner = owner

    def copy(self) -> ScanDone:
        return ScanDone(self.owner)

    def run(self, state: SetiState) -> None:
        state.pop()
        refill_row(state)
        happened(state, self.owner, EV_SCAN, 0)


def start_scan(state: SetiState, owner: int) -> None:
    note = state.note
    note.scan_red = note.scan_yellow = note.scan_blue = note.scan_black = note.scan_tile = 0
    if state.journal is not None:
        state.tell(Event("scan", owner, ("SETI-065",)))
    state.push(ScanDone(owner))
    state.push(Scan(owner, 0))
