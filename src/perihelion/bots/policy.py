"""How a sensible player would go on: the model that searching bots have of everybody at the table.

A policy judges the legal actions quickly: by the game's own judgement (`Game.rate`) where there is one,
else by trying them on copies and evaluating at once. It is only ever used on imagined worlds.
"""

from __future__ import annotations

from perihelion.core.chance import Chance
from perihelion.core.state import State

TRIED = 10  # actions tried on copies, at most; a random choice of them if there are more


def judge(state: State, seat: int, actions: list[int]) -> list[float]:
    """A value for each action; higher is better."""
    rated = state.game.rate(state, seat, actions)
    return try_out(state, seat, actions) if rated is None else rated


def try_out(state: State, seat: int, actions: list[int]) -> list[float]:
    """The evaluation right after each action."""
    values = []
    for action in actions:
        after = state.copy()
        after.apply(seat, action)
        values.append(after.game.evaluate(after, seat))
    return values


def in_order(state: State, seat: int) -> list[int]:
    """The legal actions as the policy would have them, best first."""
    legal = state.legal(seat)
    if len(legal) == 1:
        return legal
    values = judge(state, seat, legal)
    order = sorted(range(len(legal)), key=lambda index: (-values[index], legal[index]))
    return [legal[index] for index in order]


def answer(state: State, seat: int, chance: Chance, whim: int = 0) -> int:
    """What the seat might well choose; `whim` is the per cent of answers that are anything at all."""
    legal = state.legal(seat)
    if len(legal) == 1:
        return legal[0]
    if whim and chance.below(100) < whim:
        return chance.pick(legal)
    rated = state.game.rate(state, seat, legal)
    if rated is None:
        if len(legal) > TRIED:
            chance.shuffle(legal)
            legal = legal[:TRIED]
        rated = try_out(state, seat, legal)
    return pick_best(legal, rated, chance)


def pick_best(actions: list[int], rated: list[float], chance: Chance) -> int:
    """One of the actions with the highest value."""
    best = rated[0]
    found: list[int] = []
    for at, value in enumerate(rated):
        if value > best:
            best = value
            found = [actions[at]]
        elif value == best:
            found.append(actions[at])
    return chance.pick(found)


class Horizon:
    """Where a line of play ends: when so many turns have ended since the game's clock showed `clock`."""

    def __init__(self, clock: int, turns: int) -> None:
        self.clock = clock
        self.turns = turns

    def copy(self) -> Horizon:
        return Horizon(self.clock, self.turns)

    def is_reached(self, state: State) -> bool:
        """Whether the line has come to its end; to be asked after every answer."""
        now = state.game.clock(state)
        if now != self.clock:
            self.clock = now
            self.turns -= 1
        return self.turns <= 0 or state.over


def follow(state: State, chance: Chance, horizon: Horizon, answers: int) -> None:
    """Lets everybody play on by the policy as far as the horizon; at most for a number of answers."""
    while not horizon.is_reached(state) and answers > 0:
        seat = state.asked_seats()[0]
        state.apply(seat, answer(state, seat, chance))
        answers -= 1
