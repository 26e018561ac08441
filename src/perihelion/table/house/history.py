"""The past positions of a table, found by playing its moves again.

A game is one era, or several if its rules were upgraded while it was played. An era is shown only if its
moves, played again by the present rules, lead to exactly the state that is kept for its end; otherwise what
they show would not be what the players saw, and its positions are lost.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass, field

from perihelion.core.game import AnyGame
from perihelion.core.match import Match, Move
from perihelion.core.state import State, load
from perihelion.core.text import Reason, Refused
from perihelion.table.store import EraRow

CHECKPOINT = 16  # a copy of the state is kept every so many moves


class Lost(Exception):
    """A position that the present rules cannot show."""


@dataclass
class Era:
    """A stretch of moves from a state of its own, which is kept as data."""

    start: int
    first: str
    checked: bool = False
    lost: bool = False
    checkpoints: dict[int, State] = field(default_factory=dict)


class History:
    def __init__(self, game: AnyGame, eras: Sequence[EraRow]) -> None:
        self._game = game
        self._eras: list[Era] = []
        self._match: Match | None = None
        self._watched: tuple[int, list[State]] = (0, [])  # the move looked into last, with its moments
        for era in eras:
            self.begin(era)

    def follow(self, match: Match) -> None:
        """The moves are those of this match from now on."""
        self._match = match

    @property
    def moves(self) -> list[Move]:
        assert self._match is not None
        return self._match.moves

    @property
    def present(self) -> State:
        assert self._match is not None
        return self._match.state

    def begin(self, era: EraRow) -> None:
        self._eras.append(Era(era.moves, era.state))

    def state_at(self, moves: int) -> State:
        """The position after so many moves (not to be changed); raises `Lost` if it cannot be shown."""
        number = self._number(moves)
        era = self._eras[number]
        if not era.checked:
            self._check(number)
        if era.lost:
            raise Lost
        return self._walk(era, moves)

    def state_within(self, move: int, event: int) -> State:
        """The position when that event of a move had happened (not to be changed)."""
        if self._watched[0] != move:
            made = self.moves[move - 1]
            self._watched = (move, self.state_at(move - 1).copy().watch(made.seat, made.action))
        moments = self._watched[1]
        return moments[event] if event < len(moments) else self.state_at(move)

    def is_lost(self, moves: int) -> bool:
        try:
            self.state_at(moves)
        except Lost:
            return True
        return False

    def is_whole(self) -> bool:
        """Whether every position can be shown, so that the moves alone are a record of the game."""
        return not any(self.is_lost(era.start) for era in self._eras)

    def before_choice(self, moves: int) -> State:
        """The position to which a choice is taken back."""
        try:
            return self.state_at(moves).copy()
        except Lost as lost:
            raise Refused(Reason("core-undo-upgrade")) from lost

    def forget(self, moves: int) -> None:
        """Moves after this number were taken back."""
        self._watched = (0, [])
        for era in self._eras:
            era.checkpoints = {number: state for number, state in era.checkpoints.items() if number <= moves}

    def _number(self, moves: int) -> int:
        return max(number for number, era in enumerate(self._eras) if era.start <= moves)

    def _check(self, number: int) -> None:
        """Plays an era again, every move checked, and compares its end with the state that is kept of it."""
        era = self._eras[number]
        last = number + 1 == len(self._eras)
        era.checked = True
        try:
            end = self.present if last else self._loaded(self._eras[number + 1])
            until = len(self.moves) if last else self._eras[number + 1].start
            state = self._loaded(era)
            era.checkpoints[era.start] = state.copy()
            for made, move in enumerate(self.moves[era.start : until], era.start + 1):
                if state.why_not(move.seat, move.action) is not None:
                    raise Lost
                state.apply(move.seat, move.action)
                if made % CHECKPOINT == 0:
                    era.checkpoints[made] = state.copy()
            era.lost = state.digest() != end.digest()
        except Exception:  # rules that have changed may stumble over an earlier position in any way
            era.lost = True

    def _loaded(self, era: Era) -> State:
        return load(self._game, json.loads(era.first))

    def _walk(self, era: Era, moves: int) -> State:
        near = max(number for number in era.checkpoints if number <= moves)
        if near == moves:
            return era.checkpoints[near]
        state = era.checkpoints[near].copy()
        for made, move in enumerate(self.moves[near:moves], near + 1):
            state.apply(move.seat, move.action)
            if made % CHECKPOINT == 0:
                era.checkpoints[made] = state if made == moves else state.copy()
        return state
