"""One game played by bots, from a setting and a number: the unit of all work in the lab.

Games come in pairs (for three seats in threes, and so on): the same deal is played once for every
rotation of the bots around the table, so that neither the deal nor the seat favours anybody.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import Protocol

from perihelion import games
from perihelion.bots import Bot, decide_among, make
from perihelion.core.game import AnyGame
from perihelion.core.state import State

MOVE_CAP = 20_000  # a technical bound, not a rule: a game that needs more answers counts as unfinished
SAMPLE_EVERY = 10  # answers between two looks at the score sheets
STAGES = 10  # parts into which a game is divided to show how scores grow


@dataclass(frozen=True)
class Setting:
    """What is played; everything that a worker process needs to know. `entrants` are the bots, one for
    each seat, by name or level. With `detail` score sources over time and components are noted."""

    game: str
    entrants: tuple[str, ...]
    seed: str
    options: tuple[tuple[str, str], ...] = ()
    components: str | None = None
    cap: int = MOVE_CAP
    detail: bool = False

    @property
    def seats(self) -> int:
        return len(self.entrants)

    def load(self) -> AnyGame:
        return games.get(self.game, Path(self.components) if self.components else None)

    def deal(self, number: int) -> str:
        """The seed of a game; the games of one round of rotations share it."""
        return f"{self.seed}-{number // self.seats}"

    def seating(self, number: int) -> list[int]:
        """Which entrant sits where, by seat."""
        return [(seat + number) % self.seats for seat in range(self.seats)]


@dataclass(frozen=True)
class GameResult:
    """How a game went, by seat; `seating` says which entrant sat where."""

    number: int
    seating: tuple[int, ...]
    finished: bool = False
    error: str = ""
    scores: tuple[int, ...] = ()
    winners: tuple[int, ...] = ()
    decisions: int = 0
    forced: int = 0
    sources: dict[str, list[list[int]]] = field(default_factory=dict)  # source -> seat -> points by stage
    used: tuple[frozenset[int], ...] = ()  # the actions each seat has played at least once

    def won(self, seat: int) -> float:
        """1 for the winner, a share of it if several win, else 0."""
        return 1 / len(self.winners) if seat in self.winners else 0.0


def play(setting: Setting, number: int) -> GameResult:
    """Plays one game; an exception in it is a result, not the end of the run."""
    seating = setting.seating(number)
    try:
        return _play(setting, number, seating)
    except Exception as error:  # the run must go on; the error is counted and shown
        text = f"{type(error).__name__}: {error}"
        return GameResult(number, tuple(seating), error=text)


def play_many(setting: Setting, numbers: range) -> list[GameResult]:
    return [play(setting, number) for number in numbers]


def _play(setting: Setting, number: int, seating: list[int]) -> GameResult:
    game = setting.load()
    state = game.new(setting.seats, setting.deal(number), dict(setting.options))
    bots = [
        make(setting.entrants[entrant], setting.game, f"{setting.deal(number)} {number} {entrant}")
        for entrant in seating
    ]
    notes = _Notes(state) if setting.detail else None
    decisions, forced = drive(state, bots, setting.cap, notes)
    return GameResult(
        number,
        tuple(seating),
        state.over,
        "",
        tuple(game.scores(state)),
        tuple(game.winners(state)),
        decisions,
        forced,
        notes.by_stage(state) if notes else {},
        tuple(frozenset(used) for used in notes.used) if notes else (),
    )


class Observer(Protocol):
    """Sees every answer just before it is given."""

    def take(self, state: State, seat: int, action: int) -> None: ...


def drive(state: State, bots: list[Bot], cap: int, notes: Observer | None = None) -> tuple[int, int]:
    """Plays to the end or the cap; returns how many real and how many forced decisions there were."""
    decisions = forced = 0
    while not state.over and decisions + forced < cap:
        asked = state.asked
        seat = 0
        while not asked & 1:
            asked >>= 1
            seat += 1
        legal = state.legal(seat)
        if len(legal) == 1:
            action = legal[0]
            forced += 1
        else:
            action = decide_among(bots[seat], state, seat, legal)
            decisions += 1
        if notes is not None:
            notes.take(state, seat, action)
        state.apply(seat, action)
    return decisions, forced


class _Notes:
    """What a detailed run writes down beside the result."""

    def __init__(self, state: State) -> None:
        self.used: list[set[int]] = [set() for _ in range(state.seats)]
        self.samples: list[dict[str, list[int]]] = []
        self._answers = 0

    def take(self, state: State, seat: int, action: int) -> None:
        self.used[seat].add(action)
        self.used[seat].update(state.game.implies(state, seat, action))
        if self._answers % SAMPLE_EVERY == 0:
            self.samples.append(own_points(state))
        self._answers += 1

    def by_stage(self, state: State) -> dict[str, list[list[int]]]:
        """Points of every seat from every source at the start, after each tenth and at the end."""
        samples = [*self.samples, own_points(state)]
        chosen = [samples[(len(samples) - 1) * stage // STAGES] for stage in range(STAGES + 1)]
        names = dict.fromkeys(name for sample in samples for name in sample)
        none = [0] * state.seats
        return {
            name: [[sample.get(name, none)[seat] for sample in chosen] for seat in range(state.seats)]
            for name in names
        }


def own_points(state: State) -> dict[str, list[int]]:
    """Every seat's points by source, each as far as the seat itself may know."""
    points: dict[str, list[int]] = {}
    for seat in range(state.seats):
        for line in state.game.score_sheet(state, seat).lines:
            points.setdefault(line.source, [0] * state.seats)[seat] = line.points[seat]
    return points
