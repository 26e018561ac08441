"""The turn-by-turn environment of PettingZoo (AEC): one agent acts at a time.

Where the rules ask several seats at once they act one after the other, and none of them observes what the
others have chosen.
"""

from __future__ import annotations

from typing import Any, ClassVar

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv

from perihelion.core.episode import Episode
from perihelion.core.game import AnyGame
from perihelion.env.encode import Mask, Vector, encoder, length, observation
from perihelion.env.picture import RENDER_MODES, render

Observation = dict[str, Vector | Mask]


class TurnEnv(AECEnv):  # type: ignore[misc]
    """Agents `seat_0`, `seat_1`, ...; observations hold `observation` and `action_mask`."""

    metadata: ClassVar[dict[str, Any]] = {
        "name": "perihelion_v1",
        "render_modes": list(RENDER_MODES),
        "is_parallelizable": False,
        "render_fps": 2,
    }

    def __init__(self, episode: Episode, render_mode: str | None = None) -> None:
        super().__init__()
        self.episode = episode
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(episode.seats)]
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._encode = encoder(episode.game, episode.seats)
        self._deals = 0
        self._seed = 0
        observations = observation_space(episode.game, episode.seats, episode.actions)
        self.observation_spaces = dict.fromkeys(self.possible_agents, observations)
        self.action_spaces = {agent: spaces.Discrete(episode.actions) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deals a new game; without a seed the next one after those dealt before."""
        if seed is None:
            self._deals += 1
        else:
            self._seed, self._deals = seed, 0
        self.episode.reset(f"{self._seed} {self._deals}")
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, object]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.episode.seat]

    def observe(self, agent: str) -> Observation:
        return observation(self.episode, self._encode, self._seat_of[agent])

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        episode = self.episode
        self._cumulative_rewards[agent] = 0.0
        episode.step(self._seat_of[agent], -1 if action is None else int(action))
        if episode.over:
            self.rewards = dict(zip(self.possible_agents, episode.returns(), strict=True))
            ended = self.truncations if episode.truncated else self.terminations
            for other in self.agents:
                ended[other] = True
            self._accumulate_rewards()
            self._deads_step_first()
        else:
            self.agent_selection = self.possible_agents[episode.seat]

    def render(self) -> str | None:
        return render(self.episode, self.render_mode)

    def close(self) -> None:
        """Nothing to close."""


def observation_space(game: AnyGame, seats: int, actions: int) -> spaces.Dict:
    """What `observe` returns: the vector, and a mask over so many actions."""
    return spaces.Dict(
        {
            "observation": spaces.Box(-np.inf, np.inf, (length(game, seats),), np.float32),
            "action_mask": spaces.Box(0, 1, (actions,), np.int8),
        }
    )
