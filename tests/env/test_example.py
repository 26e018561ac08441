"""The example of a small agent, in short: it learns something."""

from __future__ import annotations

import numpy as np

from perihelion.env import turn_env, vector_env
from tests.properties.cases import Comet  # puts docs/examples on the path

import batch_agent  # isort: skip
from small_agent import LinearAgent, train, wins_against_random  # isort: skip


def test_the_small_agent_learns_to_beat_random_players_at_comet() -> None:
    env = turn_env(Comet())
    inputs = env.observation_space("seat_0")["observation"].shape[0]
    untrained = LinearAgent(inputs, 5)
    assert abs(wins_against_random(env, untrained, 200) - 0.5) < 0.1
    assert wins_against_random(env, train(env, 1500), 400) > 0.55


def test_the_small_agent_plays_race() -> None:
    env = turn_env("race")
    agent = train(env, 2)
    assert np.isfinite(agent.weights).all()
    assert np.abs(agent.weights).sum() > 0


def test_the_batch_agent_learns_to_beat_random_players_at_comet() -> None:
    env = vector_env(Comet(), 64, rewards="margin")
    untrained = batch_agent.agent_for(env, 0.0)
    assert abs(batch_agent.win_rate(env, untrained, 400) - 0.5) < 0.06
    assert batch_agent.win_rate(env, batch_agent.train(env, 500, rate=4.0), 1000) > 0.57
