"""Sampled positions of whole games, random and greedy, played once and shared by the properties that need
positions as they occur at a table."""

from __future__ import annotations

from functools import cache

from perihelion import games
from perihelion.bots.greedy import GreedyBot
from perihelion.core.chance import seeded
from perihelion.core.state import State

MOVES = 1_500


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
