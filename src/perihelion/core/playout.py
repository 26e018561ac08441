"""Random play: the loop that benchmarks measure and searching bots may end their lines with."""

from __future__ import annotations

from perihelion.core.chance import Chance
from perihelion.core.state import State


def playout(state: State, chance: Chance, cap: int) -> tuple[int, int]:
    """Plays random legal actions to the end or until the cap; returns how many real decisions and how
    many forced ones (a single legal action) there were."""
    answers = 0
    forced = 0
    while state.asked and answers < cap:
        seat = 0
        while not (state.asked >> seat) & 1:
            seat += 1
        draws = chance.draws
        action = state.stack[-1].pick(state, seat, chance)
        if chance.draws == draws:
            forced += 1
        answers += 1
        state.apply(seat, action)
    return answers - forced, forced
