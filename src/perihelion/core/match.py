"""A match: a game being played, with its record, its log and undo.

Tables, terminals and replays drive a state through this class; searching and simulating bots use the
state directly.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from perihelion.core.frozen import Frozen
from perihelion.core.game import AnyGame
from perihelion.core.state import State
from perihelion.core.text import Event, Reason, Refused

UNKNOWN_ACTION = -1  # of a move under earlier rules, if the catalogue no longer has it


@dataclass(frozen=True)
class Move(Frozen):
    """One action as it was played. A forced move had no alternative and was taken by the match."""

    seat: int
    action: int
    forced: bool = False


@dataclass(frozen=True)
class LogEntry(Frozen):
    """An event with the number of moves that had been made when it happened (0: the setup)."""

    move: int
    event: Event


@dataclass(frozen=True)
class _UndoPoint(Frozen):
    """Before a seat's own choice. The state is None if it has to be found again."""

    seat: int
    moves: int
    state: State | None


class Match:
    """Plays a game move by move. With `take_forced` it takes choices that are none: a single legal
    action, unless the question is secret, where taking it at once would tell the others. `state` is a
    position from which to go on instead of a new game."""

    def __init__(
        self,
        game: AnyGame,
        seats: int,
        seed: int | str,
        options: dict[str, str] | None = None,
        take_forced: bool = True,
        state: State | None = None,
    ) -> None:
        self.game = game
        self.seed = seed
        self.take_forced = take_forced
        self.moves: list[Move] = []
        self.log: list[LogEntry] = []
        self._undo: list[_UndoPoint] = []
        self.patient: frozenset[int] = frozenset()  # who end their turns themselves (`Step.waits`)
        self.take_parts = False  # whether parts of a choice that are no choice are taken (`Step.forced_part`)
        self._find: Callable[[int], State] | None = None
        self._since = 0  # moves before this were made under earlier rules
        if state is None:
            before: list[Event] = []
            state = game.new(seats, seed, game.settings(seats, options or {}), before)
            self.log.extend(LogEntry(0, event) for event in before)
        self.state: State = state
        self.take_forced_moves()

    def undo_points(self) -> list[int]:
        """The numbers of moves to which the last choices may be taken back, oldest first."""
        return [point.moves for point in self._undo]

    def token(self, seat: int) -> str:
        """Names the question the seat is asked now; an answer that carries an older token is stale."""
        return f"{self.state.asks}.{self.state.answers[seat]}"

    def act(self, seat: int, action: int | str, token: str | None = None) -> list[Event]:
        """Plays a move; raises `Refused`, changing nothing, if it is illegal or stale."""
        if token is not None and 0 <= seat < self.state.seats and token != self.token(seat):
            raise Refused(Reason("core-stale"))
        before = self.state.copy()
        point = _UndoPoint(seat, len(self.moves), before)
        number = self.state.number(action)
        events = self.state.act(seat, number)
        if self._undo and self._undo[-1].seat != seat:
            self._undo.clear()
        self._undo.append(point)
        self._note(Move(seat, number), events, before.reveals, before.chance.draws)
        return events + self.take_forced_moves()

    def replay(self, move: Move) -> list[Event]:
        """Plays a recorded move as it stands in a record, without taking forced moves or undo."""
        self._undo.clear()
        return self._make(move)

    def why_no_undo(self, seat: int) -> Reason | None:
        """Why the seat cannot take its last choice back, or None if it can."""
        if self._undo and self._undo[-1].seat == seat:
            return None
        own = [number for number, move in enumerate(self.moves) if move.seat == seat and not move.forced]
        if not own:
            return Reason("core-undo-nothing")
        if own[-1] < self._since:
            return Reason("core-undo-upgrade")
        last = [move for move in self.moves if not move.forced][-1]
        if last.seat != seat:
            return Reason("core-undo-other-acted")
        return Reason("core-undo-revealed")

    def undo(self, seat: int) -> None:
        """Goes back to before the seat's own last choice; raises `Refused` if it may not."""
        reason = self.why_no_undo(seat)
        if reason is not None:
            raise Refused(reason)
        point = self._undo[-1]
        self.state = self._state_of(point)
        self._undo.pop()
        del self.moves[point.moves :]
        while self.log and self.log[-1].move > point.moves:
            self.log.pop()

    def _state_of(self, point: _UndoPoint) -> State:
        if point.state is not None:
            return point.state
        assert self._find is not None
        return self._find(point.moves)

    def take_forced_moves(self) -> list[Event]:
        """Takes the choices that are none, and says what happened."""
        taken: list[Event] = []
        while self.take_forced:
            move = forced_move(self.state, self._waiting(self.patient))
            if move is None and self.take_parts:
                move = forced_part(self.state)
            if move is None:
                break
            taken += self._make(move)
        return taken

    def force(self, seat: int, action: int) -> bool:
        """Takes this choice that is none, as a log has it; says whether it is one. Whether somebody wanted
        to be waited for when it was taken is not asked."""
        move = Move(seat, action, forced=True)
        if move != forced_move(self.state) and move != forced_part(self.state):
            return False
        self._make(move)
        return True

    def is_settled(self) -> bool:
        """Whether nothing is left that happens by itself, whoever wants to be waited for."""
        return forced_move(self.state, self._waiting(frozenset(range(self.state.seats)))) is None

    def picks(self, seat: int) -> list[int]:
        """The choices of which the seat's answer to the present question is made so far and which it can
        take out again, oldest first; the first may be the one that has led to the question."""
        found: list[int] = []
        if self.state.over or not self.state.is_asked(seat) or not self.state.step().parts:
            return found
        kind = type(self.state.step())
        for point in reversed(self._undo):
            if point.seat != seat:
                break
            found.insert(0, self.moves[point.moves].action)
            if type(self._state_of(point).step()) is not kind:
                break
        return found

    def _waiting(self, patient: frozenset[int]) -> frozenset[int]:
        """Those of the seats that have a choice of their own to take back."""
        return patient & {self._undo[-1].seat} if self._undo else frozenset()

    def _make(self, move: Move) -> list[Event]:
        reveals, draws = self.state.reveals, self.state.chance.draws
        events = self.state.act(move.seat, move.action)
        self._note(move, events, reveals, draws)
        return events

    def _note(self, move: Move, events: list[Event], reveals: int, draws: int) -> None:
        """Keeps a move that was made. What has become known since cannot be taken back."""
        self.moves.append(move)
        self.log.extend(LogEntry(len(self.moves), event) for event in events)
        if self.state.reveals != reveals or self.state.chance.draws != draws:
            self._undo.clear()


def resumed(
    game: AnyGame,
    seed: int | str,
    state: State,
    moves: list[Move],
    log: list[LogEntry],
    undo: list[int],
    find: Callable[[int], State],
    since: int = 0,
) -> Match:
    """A match that goes on from a saved state. `undo` are the numbers of moves to which a choice may be taken
    back; `find` is asked for the state there when it comes to that. Moves before `since` were made under
    earlier rules."""
    match = Match(game, state.seats, seed, take_forced=False, state=state)
    match.take_forced = True
    match.moves = moves
    match.log = log
    match._undo = [_UndoPoint(moves[number].seat, number, None) for number in undo]
    match._find = find
    match._since = since
    return match


def forced_move(state: State, patient: frozenset[int] = frozenset()) -> Move | None:
    """The move that is no choice and tells nobody anything hidden, if there is one; `patient` seats end their
    turns themselves as long as they could take something back."""
    if state.over or not state.asked or state.step().secret:
        return None
    for seat in state.asked_seats():
        legal = state.legal(seat)
        if len(legal) == 1 and not (seat in patient and state.step().waits(state, seat)):
            return Move(seat, legal[0], forced=True)
    return None


def forced_part(state: State) -> Move | None:
    """The part of a choice that is no choice, if there is one."""
    if state.over or not state.asked:
        return None
    for seat in state.asked_seats():
        action = state.step().forced_part(state, seat)
        if action >= 0:
            return Move(seat, action, forced=True)
    return None
