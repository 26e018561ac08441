"""An agent that learns from many games at once: a linear policy on a vector environment, against random
players.

    python docs/examples/batch_agent.py quarterworlds --steps 1000 --processes 2

Policy gradients in plain numpy: the choices of every game that ends become likelier if it went better than
usual, else less likely. It shows how batches, masks, endings and rewards are read, not how to play well.
"""

from __future__ import annotations

import argparse

import numpy as np

from perihelion.env import vector_env
from perihelion.env.vector import ManyEnv


class BatchAgent:
    """Chooses among the legal actions with probabilities that are linear in the observation."""

    def __init__(self, inputs: int, actions: int, rate: float) -> None:
        self.weights = np.zeros((inputs, actions), np.float32)
        self.momentum = np.zeros_like(self.weights)
        self.rate = rate

    def odds(self, seen: dict[str, np.ndarray]) -> np.ndarray:
        """The probability of every action, one row for each game."""
        logits = np.where(seen["action_mask"], seen["observation"] @ self.weights, -np.inf)
        likely = np.exp(logits - logits.max(axis=1, keepdims=True))
        return likely / likely.sum(axis=1, keepdims=True)

    def choose(self, seen: dict[str, np.ndarray], rng: np.random.Generator) -> np.ndarray:
        ladder = self.odds(seen).cumsum(axis=1)
        return (ladder < rng.random((len(ladder), 1)) * ladder[:, -1:]).sum(axis=1)

    def learn(self, seen: dict[str, np.ndarray], actions: np.ndarray, advantage: float) -> None:
        """Makes what was chosen in a game more likely, or less if the advantage is negative."""
        error = -self.odds(seen)
        error[np.arange(len(actions)), actions] += 1
        gradient = seen["observation"].T @ error * (advantage / len(actions))
        self.momentum += 0.1 * (gradient - self.momentum)
        self.weights += self.rate * self.momentum


def agent_for(env: ManyEnv, rate: float) -> BatchAgent:
    inputs = env.single_observation_space["observation"].shape[0]
    return BatchAgent(inputs, int(env.single_action_space.n), rate)


def train(env: ManyEnv, steps: int, rate: float, seed: int = 1) -> BatchAgent:
    """An agent that has played so many steps of all games."""
    agent = agent_for(env, rate)
    rng = np.random.default_rng(seed)
    rows: list[list[tuple[np.ndarray, np.ndarray, int]]] = [[] for _ in range(env.num_envs)]
    usual, spread = 0.0, 1.0
    seen, _ = env.reset(seed=seed)
    for _ in range(steps):
        actions = agent.choose(seen, rng)
        for row, *step in zip(rows, seen["observation"], seen["action_mask"], actions, strict=True):
            row.append(tuple(step))
        seen, rewards, terminated, truncated, _ = env.step(actions)
        for game in np.flatnonzero(terminated | truncated):
            observations, masks, chosen = (np.array(column) for column in zip(*rows[game], strict=True))
            rows[game] = []
            surprise = float(rewards[game]) - usual
            agent.learn({"observation": observations, "action_mask": masks}, chosen, surprise / spread)
            usual += 0.02 * surprise
            spread += 0.02 * (abs(surprise) - spread)
    return agent


def win_rate(env: ManyEnv, agent: BatchAgent, games: int, seed: int = 99) -> float:
    """The share of so many games that the agent wins; ties count by half."""
    rng = np.random.default_rng(seed)
    seen, _ = env.reset(seed=seed)
    won: list[float] = []
    while len(won) < games:
        seen, rewards, terminated, truncated, _ = env.step(agent.choose(seen, rng))
        won += (np.sign(rewards[terminated | truncated]) / 2 + 0.5).tolist()
    return sum(won[:games]) / games


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=64, help="how many are played at once")
    parser.add_argument("--steps", type=int, default=2000)
    parser.add_argument("--rate", type=float, default=0.5)
    parser.add_argument("--processes", type=int, default=1)
    given = parser.parse_args()
    many = vector_env(given.game, given.games, rewards="margin", processes=given.processes)
    before = win_rate(many, agent_for(many, 0.0), 300)
    after = win_rate(many, train(many, given.steps, given.rate), 300)
    print(f"wins against random players: {before:.0%} untrained, {after:.0%} trained")
    many.close()
