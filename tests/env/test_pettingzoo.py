"""The environments pass PettingZoo's own tests, and pay what the game says."""

from __future__ import annotations

import warnings

import numpy as np
import pytest
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, render_test, seed_test

from perihelion import games
from perihelion.core.chance import seeded
from perihelion.env import parallel_env, turn_env
from perihelion.env.aec import TurnEnv
from perihelion.env.parallel import TogetherEnv

GAMES = ("comet", *games.REGISTERED)


@pytest.mark.parametrize("game", GAMES)
def test_turn_env_passes_the_api_test(game: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        # The test remarks that an observation with an action mask is a dictionary; all others are errors.
        warnings.filterwarnings("ignore", message="Observation space for each agent probably should be")
        warnings.filterwarnings("ignore", message="Observation is not a NumPy array")
        if game == "comet":  # it has so few numbers that all of them may be 0
            warnings.filterwarnings("ignore", message="Observation numpy array is all zeros")
        api_test(turn_env(game), num_cycles=60)


@pytest.mark.parametrize("game", GAMES)
def test_turn_env_passes_the_seed_test(game: str) -> None:
    seed_test(lambda: turn_env(game), num_cycles=40)


@pytest.mark.parametrize("game", GAMES)
def test_parallel_env_passes_the_api_test(game: str) -> None:
    parallel_api_test(parallel_env(game), num_cycles=60)


@pytest.mark.parametrize("game", GAMES)
def test_parallel_env_passes_the_seed_test(game: str) -> None:
    parallel_seed_test(lambda: parallel_env(game), num_cycles=40)


@pytest.mark.parametrize("game", games.REGISTERED)
def test_environments_render(game: str) -> None:
    render_test(lambda render_mode: turn_env(game, render_mode=render_mode))
    env = parallel_env(game, render_mode="ansi")
    env.reset(seed=1)
    assert env.render()


def play_turns(env: TurnEnv, seed: int) -> dict[str, float]:
    """A random episode; returns what each agent was paid in all."""
    chance = seeded(seed)
    paid = dict.fromkeys(env.possible_agents, 0.0)
    env.reset(seed=seed)
    for agent in env.agent_iter():
        observation, reward, terminated, truncated, _ = env.last()
        paid[agent] += reward
        if terminated or truncated:
            env.step(None)
        else:
            env.step(chance.pick(np.flatnonzero(observation["action_mask"]).tolist()))
    return paid


def test_the_winner_is_paid_one_and_the_others_minus_one() -> None:
    env = turn_env("comet", seats=3)
    for seed in range(8):
        paid = play_turns(env, seed)
        winners = env.episode.game.winners(env.episode.state)
        expected = [2 / len(winners) - 1 if seat in winners else -1 for seat in range(3)]
        assert list(paid.values()) == expected


def test_margins_are_paid_if_asked_for() -> None:
    env = turn_env("comet", seats=2, rewards="margin")
    paid = play_turns(env, 4)
    first, second = env.episode.game.scores(env.episode.state)
    assert list(paid.values()) == [first - second, second - first]


def test_an_illegal_action_ends_the_episode_for_whoever_tried_it() -> None:
    env = turn_env("comet")
    env.reset(seed=1)
    env.step(2)
    env.step(3)
    env.step(2)  # seat_0 has played that card
    assert all(env.terminations.values())
    assert env.rewards == {"seat_0": -1.0, "seat_1": 0.0}


def test_together_everybody_answers_at_once_and_learns_nothing_before() -> None:
    env = parallel_env("comet")
    observations, _ = env.reset(seed=1)
    assert observations["seat_0"]["action_mask"].tolist() == [1, 1, 1, 1, 1, 0]
    observations, rewards, terminations, _, _ = env.step({"seat_0": 2, "seat_1": 4})
    assert env.episode.state.save()["fields"]["hands"] == [[1, 2, 4, 5], [1, 2, 3, 4]]
    assert rewards == {"seat_0": 0.0, "seat_1": 0.0}
    assert not any(terminations.values())


def test_turn_by_turn_nobody_observes_an_answer_that_is_not_revealed() -> None:
    first, second = turn_env("comet"), turn_env("comet")
    first.reset(seed=3)
    second.reset(seed=3)
    first.step(0)
    second.step(4)
    assert (first.observe("seat_1")["observation"] == second.observe("seat_1")["observation"]).all()


def test_waiting_is_for_those_who_are_not_asked() -> None:
    env = parallel_env("comet")
    env.reset(seed=1)
    _, rewards, terminations, _, _ = env.step({"seat_0": env.wait, "seat_1": 1})
    assert rewards["seat_0"] == -1.0
    assert all(terminations.values())
    assert isinstance(env, TogetherEnv)
