"""Many games at once: the interface of Gymnasium's vector environments, the same games however many processes
play them, and batches that agree with single environments."""

from __future__ import annotations

import numpy as np
import pytest
from gymnasium.vector import AutoresetMode

from perihelion import games
from perihelion.bots import UnknownBot
from perihelion.env import turn_env, vector_env
from perihelion.env.crew import CrewFailed
from perihelion.env.encode import own_features
from perihelion.env.vector import ManyEnv, random_actions

GAMES = ("comet", *games.REGISTERED)


def course(env: ManyEnv, steps: int, seed: int = 5) -> list[np.ndarray]:
    """Everything that random play gives in so many steps."""
    rng = np.random.default_rng(seed)
    seen, infos = env.reset(seed=seed)
    found = [seen["observation"], seen["action_mask"], infos["seat"]]
    for _ in range(steps):
        seen, rewards, terminated, truncated, infos = env.step(random_actions(seen["action_mask"], rng))
        found += [seen["observation"], seen["action_mask"], rewards, terminated, truncated, infos["seat"]]
    return found


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("opponents", ["random", "self"])
def test_batches_have_the_announced_spaces(game: str, opponents: str) -> None:
    env = vector_env(game, 3, opponents=opponents)
    assert env.metadata["autoreset_mode"] is AutoresetMode.SAME_STEP
    rng = np.random.default_rng(1)
    seen, _ = env.reset(seed=1)
    for _ in range(25):
        assert env.observation_space.contains(seen)
        assert (seen["action_mask"].sum(axis=1) > 1).all()
        actions = random_actions(seen["action_mask"], rng)
        assert env.action_space.contains(actions)
        seen, rewards, terminated, truncated, infos = env.step(actions)
        assert rewards.shape == terminated.shape == truncated.shape == infos["seat"].shape == (3,)
    env.close()


def test_the_same_seed_gives_the_same_games_however_many_processes_play_them() -> None:
    for opponents in ("random", "self"):
        one = vector_env("quarterworlds", 3, opponents=opponents)
        two = vector_env("quarterworlds", 3, opponents=opponents, processes=2)
        alone = course(one, 240)
        for first, second in zip(alone, course(two, 240), strict=True):
            assert (first == second).all()
        assert any(array.any() for array in alone[6::6]), "no game has ended"
        one.close()
        two.close()


def test_another_seed_gives_other_games_and_no_seed_the_next_ones() -> None:
    env = vector_env("race", 4)
    first = env.reset(seed=1)[0]["observation"]
    later = env.reset()[0]["observation"]
    assert (env.reset(seed=2)[0]["observation"] != first).any(axis=1).all()
    assert (later != first).any(axis=1).all()
    assert (env.reset(seed=1)[0]["observation"] == first).all()
    assert (env.reset()[0]["observation"] == later).all()
    assert (env.reset(seed=[7, 8, 9, 7])[0]["observation"][0] != first[0]).any()
    with pytest.raises(ValueError, match="2 seeds for 4 games"):
        env.reset(seed=[1, 2])


def test_a_row_goes_as_a_single_environment_of_the_same_deal() -> None:
    many = vector_env("race", 2, opponents="self")
    single = turn_env("race")
    seen, infos = many.reset(seed=3)
    single.reset(seed=0)
    single.episode.reset("3 1 0")  # game 1, deal 0
    single.agent_selection = f"seat_{single.episode.seat}"
    rng = np.random.default_rng(3)
    for _ in range(400):
        agent = single.agent_selection
        alone = single.observe(agent)
        assert agent == f"seat_{infos['seat'][1]}"
        assert (alone["observation"] == seen["observation"][1]).all()
        assert (alone["action_mask"] == seen["action_mask"][1]).all()
        actions = random_actions(seen["action_mask"], rng)
        seen, rewards, terminated, _, infos = many.step(actions)
        single.step(int(actions[1]))
        if terminated[1]:
            break
    assert all(single.terminations.values())
    assert infos["returns"][1].tolist() == list(single.rewards.values())
    assert rewards[1] == single.rewards[agent]
    last = infos["final_obs"]["observation"][1]
    assert (last == own_features(single.episode.state, int(agent[-1]))).all()
    assert infos["_final_obs"][1]
    assert not (seen["observation"][1] == last).all()


def test_the_learner_changes_seats_and_is_paid_for_its_own() -> None:
    env = vector_env("comet", 4, seats=3)
    rng = np.random.default_rng(2)
    seen, infos = env.reset(seed=2)
    assert infos["seat"].tolist() == [0, 1, 2, 0]
    seat = infos["seat"]
    ended = 0
    for _ in range(60):
        seen, rewards, terminated, _, infos = env.step(random_actions(seen["action_mask"], rng))
        for game in np.flatnonzero(terminated):
            ended += 1
            assert rewards[game] == infos["returns"][game][seat[game]]
            assert infos["seat"][game] == (seat[game] + 1) % 3
        assert (rewards[~terminated] == 0).all()
        seat = infos["seat"]
    assert ended >= 12


def test_an_illegal_action_ends_its_game_only() -> None:
    env = vector_env("race", 2)
    seen, _ = env.reset(seed=4)
    actions = random_actions(seen["action_mask"], np.random.default_rng(4))
    actions[1] = int(np.flatnonzero(seen["action_mask"][1] == 0)[0])
    _, rewards, terminated, truncated, _ = env.step(actions)
    assert terminated.tolist() == [False, True]
    assert not truncated.any()
    assert rewards.tolist() == [0.0, -1.0]


def test_bots_sit_opposite() -> None:
    """Against greedy players random choices lose nearly always."""
    env = vector_env("race", 4, opponents="greedy")
    rng = np.random.default_rng(6)
    seen, _ = env.reset(seed=6)
    paid: list[float] = []
    while len(paid) < 8:
        seen, rewards, terminated, _, _ = env.step(random_actions(seen["action_mask"], rng))
        paid += rewards[terminated].tolist()
    assert sum(paid) <= -6


def test_arrays_are_overwritten_only_if_that_was_asked_for() -> None:
    for copy in (True, False):
        env = vector_env("comet", 2, copy=copy)
        seen, _ = env.reset(seed=1)
        before = seen["observation"].copy()
        env.step(random_actions(seen["action_mask"], np.random.default_rng(1)))
        assert (seen["observation"] == before).all() == copy


def test_mistakes_are_told_at_once() -> None:
    with pytest.raises(UnknownBot):
        vector_env("comet", 2, opponents="nobody")
    with pytest.raises(ValueError, match="1 to 2 processes, not 3"):
        vector_env("race", 2, processes=3)


def test_trouble_in_another_process_is_reported() -> None:
    env = vector_env("race", 2, processes=2)
    env.reset(seed=1)
    env.elsewhere[1].process.kill()
    env.elsewhere[1].process.join()
    with pytest.raises((CrewFailed, BrokenPipeError)):
        env.step(np.zeros(2, np.int64))
    env.close()


def test_random_actions_are_legal_and_of_all_kinds() -> None:
    masks = np.zeros((3, 7), np.int8)
    masks[0, [1, 4, 6]] = masks[1, 5] = masks[2, [0, 1]] = 1
    rng = np.random.default_rng(0)
    drawn = np.array([random_actions(masks, rng) for _ in range(200)])
    assert [sorted(set(column)) for column in drawn.T.tolist()] == [[1, 4, 6], [5], [0, 1]]
