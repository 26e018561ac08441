"""A small learning agent on a Perihelion environment: a linear policy trained against random players.

    python docs/examples/small_agent.py race --episodes 2000

The agent is as simple as can be (REINFORCE with a running baseline, one matrix, plain numpy): it shows how
to read observations and masks and how rewards arrive, not how to play well.
"""

from __future__ import annotations

import argparse

import numpy as np

from perihelion.env import turn_env
from perihelion.env.aec import TurnEnv


class LinearAgent:
    """Chooses among the legal actions with probabilities that are linear in the observation."""

    def __init__(self, inputs: int, actions: int, rate: float = 0.1) -> None:
        self.weights = np.zeros((inputs + 1, actions), np.float32)
        self.rate = rate

    def odds(self, observation: dict[str, np.ndarray]) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
        """The inputs, the legal actions and the probability of each."""
        vector = observation["observation"]
        inputs = np.append(vector, np.float32(1))
        legal = np.flatnonzero(observation["action_mask"])
        logits = inputs @ self.weights[:, legal]
        odds = np.exp(logits - logits.max())
        return inputs, legal, odds / odds.sum()

    def learn(self, steps: list[tuple[np.ndarray, np.ndarray, np.ndarray, int]], advantage: float) -> None:
        """Makes what was chosen more likely if the game went better than usual, else less."""
        for inputs, legal, odds, place in steps:
            gradient = -odds
            gradient[place] += 1
            self.weights[:, legal] += self.rate * advantage * np.outer(inputs, gradient)


def play(env: TurnEnv, agents: dict[str, LinearAgent | None], rng: np.random.Generator, seed: int):
    """One episode; None plays at random. Returns what each agent did and was paid."""
    steps: dict[str, list] = {name: [] for name in env.possible_agents}
    paid = dict.fromkeys(env.possible_agents, 0.0)
    env.reset(seed=seed)
    for name in env.agent_iter():
        observation, reward, terminated, truncated, _ = env.last()
        paid[name] += reward
        if terminated or truncated:
            env.step(None)
            continue
        agent = agents[name]
        if agent is None:
            env.step(int(rng.choice(np.flatnonzero(observation["action_mask"]))))
            continue
        inputs, legal, odds = agent.odds(observation)
        place = int(rng.choice(len(legal), p=odds))
        steps[name].append((inputs, legal, odds, place))
        env.step(int(legal[place]))
    return steps, paid


def train(env: TurnEnv, episodes: int, rate: float = 0.1, seed: int = 1) -> LinearAgent:
    """An agent on the seats in turn, learning from its games against random players."""
    first = env.possible_agents[0]
    inputs = env.observation_space(first)["observation"].shape[0]
    agent = LinearAgent(inputs, env.action_space(first).n, rate)
    rng = np.random.default_rng(seed)
    usual = 0.0
    for episode in range(episodes):
        own = env.possible_agents[episode % len(env.possible_agents)]
        players = {name: agent if name == own else None for name in env.possible_agents}
        steps, paid = play(env, players, rng, seed + episode)
        agent.learn(steps[own], paid[own] - usual)
        usual += 0.02 * (paid[own] - usual)
    return agent


def wins_against_random(env: TurnEnv, agent: LinearAgent, games: int, seed: int = 10_000) -> float:
    """The share of games that the agent wins on the seats in turn, the others playing at random."""
    rng = np.random.default_rng(seed)
    won = 0.0
    for game in range(games):
        own = env.possible_agents[game % len(env.possible_agents)]
        players = {name: agent if name == own else None for name in env.possible_agents}
        _, paid = play(env, players, rng, seed + game // len(env.possible_agents))
        won += (paid[own] + 1) / 2
    return won / games


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--episodes", type=int, default=500)
    arguments = parser.parse_args()
    environment = turn_env(arguments.game)
    trained = train(environment, arguments.episodes)
    print(f"wins {wins_against_random(environment, trained, 200):.0%} of 200 games against random players")
