"""Bots' judgement: strong enough, on imagined worlds only, and leaving the world as it was."""

from __future__ import annotations

from perihelion.bots.bot import Bot
from perihelion.bots.greedy import GreedyBot
from perihelion.bots.random import RandomBot
from perihelion.core.chance import seeded
from perihelion.core.state import State
from tests.games.pulsar.scenario import Table, pulsar


def play(bots: list[Bot], seed: int, **options: str) -> State:
    state = pulsar().new(len(bots), seed, options)
    chance = seeded(f"worlds {seed}")
    while not state.over:
        seat = state.asked_seats()[0]
        state.apply(seat, bots[seat].choose(state.imagine(seat, chance), seat))
    return state


def test_greedy_scores_well_and_beats_random() -> None:
    points = []
    for seed in range(8):
        bots: list[Bot] = [GreedyBot(seed), RandomBot(seed)]
        state = play(bots[::-1] if seed % 2 else bots, seed, map="ab"[seed // 2 % 2])
        assert pulsar().winners(state) == [seed % 2]
        points.append(pulsar().scores(state)[seed % 2])
    assert sum(points) / len(points) >= 120


def test_judging_changes_nothing() -> None:
    game = pulsar()
    state = game.new(3, 7)
    chance = seeded(7)
    for _ in range(150):
        if state.over:
            break
        seat = state.asked_seats()[0]
        legal = state.legal(seat)
        before = state.digest()
        rated = game.rate(state, seat, legal)
        assert rated is None or len(rated) == len(legal)
        game.evaluate(state, seat)
        assert state.digest() == before
        state.apply(seat, chance.pick(legal))


def test_a_spun_generator_is_better_than_one_under_construction() -> None:
    building = Table(seats=2).claim(0, "P02", "large")
    spinning = Table(seats=2).claim(0, "P02", "large", True)
    assert pulsar().evaluate(spinning.state, 0) > pulsar().evaluate(building.state, 0)
