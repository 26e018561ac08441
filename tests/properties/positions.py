"""Sampled positions of whole games, random and greedy, played once and shared by the properties that need
positions as they occur at a table."""

from __future__ import annotations

from functools import cache

from perihelion import games
from perihelion.bots.greedy import GreedyBot
from perihelion.core.chance import seeded
from perihelion.core.state import State
from tests.properties.cases import Case, decisions

MOVES = 1_500


def spread(case: Case, count: int) -> list[State]:
    """So many true states of one random game, from its first decision to its last; do not change them."""
    states = _of_a_game(case)[0]
    return [states[number * (len(states) - 1) // max(1, count - 1)] for number in range(count)]


def secret_questions(case: Case) -> list[State]:
    """States of the same game in which a secret question is open."""
    return _of_a_game(case)[1]


def _of_a_game(case: Case) -> tuple[list[State], list[State]]:
    name = str(case)
    if name not in _played:
        all_kinds, secret = Sample(), Sample()
        for state in decisions(case, 2, cap=MOVES):
            all_kinds.add(state)
            if state.step().secret:
                secret.add(state)
        _played[name] = (all_kinds.kept, secret.kept)
    return _played[name]


class Sample:
    """Copies of at most `KEPT` of the states it is given, evenly spread."""

    def __init__(self) -> None:
        self.kept: list[State] = []
        self.given = 0
        self.stride = 1

    def add(self, state: State) -> None:
        if self.given % self.stride == 0:
            self.kept.append(state.copy())
            if len(self.kept) > KEPT:
                self.kept, self.stride = self.kept[::2], 2 * self.stride
        self.given += 1


KEPT = 50
_played: dict[str, tuple[list[State], list[State]]] = {}


@cache
def sampled(game: str, seats: int, seeds: tuple[int, ...], stride: int) -> tuple[State, ...]:
    """The true states at every `stride`-th decision of random games (even seeds) and of games in which every
    other decision is a greedy bot's (odd seeds); do not change them."""
    found: list[State] = []
    for seed in seeds:
        state: State = games.get(game).new(seats, f"sample {seed}")
        chance, bot = seeded(f"sampled {seed}"), GreedyBot(seed)
        for number in range(MOVES):
            if state.over:
                break
            if number % stride == 0:
                found.append(state.copy())
            seat = chance.pick(state.asked_seats())
            legal = state.legal(seat)
            thinks = seed % 2 == 1 and len(legal) > 1 and chance.below(2) == 0
            action = bot.choose(state.imagine(seat, chance), seat) if thinks else chance.pick(legal)
            state.apply(seat, action)
    return tuple(found)
