"""The games, player counts and options that every property is checked on.

A registered game gets all properties by being registered: every player count with default options, and
every other value of every option once.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from perihelion import games
from perihelion.core.chance import Chance, seeded
from perihelion.core.game import Game
from perihelion.core.state import State

# The compiled build brings its own compiled copy, as a compiled class has no interpreted children.
sys.path.append(str(Path(__file__).parents[2] / "docs" / "examples"))

from comet import Comet

MOVE_CAP = 20_000


@dataclass(frozen=True)
class Case:
    game: str
    seats: int
    options: dict[str, str] = field(default_factory=dict)

    def __str__(self) -> str:
        values = "".join(f"-{key}={value}" for key, value in self.options.items())
        return f"{self.game}-{self.seats}{values}"

    def load(self) -> Game:
        return Comet() if self.game == "comet" else games.get(self.game)

    def new(self, seed: int) -> State:
        return self.load().new(self.seats, seed, self.options)


def all_cases() -> list[Case]:
    cases = [Case("comet", 3)]
    for name in games.REGISTERED:
        game = games.get(name)
        cases += [Case(name, seats) for seats in game.players]
        for option in game.options:
            allowed = option.seats or game.players
            cases += [Case(name, allowed[0], {option.key: value}) for value in option.values[1:]]
    return cases


def base_cases() -> list[Case]:
    """One case for each game, for costly properties."""
    first: dict[str, Case] = {}
    for case in all_cases():
        first.setdefault(case.game, case)
    return list(first.values())


def random_move(state: State, chance: Chance) -> tuple[int, int]:
    """A random legal action of a random asked seat; now and then one that nobody waits for."""
    unasked = [(seat, action) for seat in range(state.seats) for action in state.offhand(seat)]
    if unasked and chance.below(6) == 0:
        return unasked[chance.below(len(unasked))]
    seat = chance.pick(state.asked_seats())
    return seat, chance.pick(state.legal(seat))


def decisions(case: Case, seed: int, stride: int = 1, cap: int = MOVE_CAP) -> Iterator[State]:
    """The true states at every `stride`-th decision of a random game; do not change them."""
    state = case.new(seed)
    chance = seeded(f"moves {seed}")
    for number in range(cap):
        if state.over:
            return
        if number % stride == 0:
            yield state
        seat, action = random_move(state, chance)
        state.apply(seat, action)


def play_out(state: State, chance: Chance, cap: int = MOVE_CAP) -> int:
    """Plays random moves to the end (or the cap); returns how many."""
    for number in range(cap):
        if state.over:
            return number
        seat, action = random_move(state, chance)
        state.apply(seat, action)
    return cap
