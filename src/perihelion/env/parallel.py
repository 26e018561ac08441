"""The parallel environment of PettingZoo: all agents act in every step.

Race asks everybody at once most of the time, and that is what this environment is for. An agent that is not
asked has one action to take: `wait`, the last number of its action space.
"""

from __future__ import annotations

from typing import Any, ClassVar

import numpy as np
from gymnasium import spaces
from pettingzoo import ParallelEnv

from perihelion.core.episode import Episode
from perihelion.env.aec import Observation, observation_space
from perihelion.env.encode import encoder, mask_of
from perihelion.env.picture import RENDER_MODES, render

Infos = dict[str, dict[str, object]]
StepResult = tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], Infos]


class TogetherEnv(ParallelEnv):  # type: ignore[misc]
    """Agents `seat_0`, `seat_1`, ...; observations hold `observation` and `action_mask`."""

    metadata: ClassVar[dict[str, Any]] = {
        "name": "perihelion_parallel_v1",
        "render_modes": list(RENDER_MODES),
        "render_fps": 2,
    }

    def __init__(self, episode: Episode, render_mode: str | None = None) -> None:
        self.episode = episode
        self.render_mode = render_mode
        self.wait = episode.actions
        self.possible_agents = [f"seat_{seat}" for seat in range(episode.seats)]
        self.agents: list[str] = []
        self._encode = encoder(episode.game, episode.seats)
        self._deals = 0
        self._seed = 0
        observations = observation_space(episode.game, episode.seats, episode.actions + 1)
        self.observation_spaces = dict.fromkeys(self.possible_agents, observations)
        self.action_spaces = {agent: spaces.Discrete(self.wait + 1) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], Infos]:
        """Deals a new game; without a seed the next one after those dealt before."""
        if seed is None:
            self._deals += 1
        else:
            self._seed, self._deals = seed, 0
        self.episode.reset(f"{self._seed} {self._deals}")
        self.agents = self.possible_agents[:]
        return self._observations(), {agent: {} for agent in self.agents}

    def step(self, actions: dict[str, int]) -> StepResult:
        """Everybody who was asked answers; whoever was not waits."""
        episode = self.episode
        question = episode.state.asks
        asked = [bool(episode.legal(seat)) for seat in range(episode.seats)]
        for seat, agent in enumerate(self.possible_agents):
            if episode.over:
                break
            action = int(actions[agent])
            if asked[seat]:
                # The engine may already be past the question if an earlier answer ended it.
                if episode.state.asks == question and episode.legal(seat):
                    episode.step(seat, action)
            elif action != self.wait:
                episode.offender = seat
        return self._result()

    def _result(self) -> StepResult:
        agents = self.agents
        episode = self.episode
        observations = self._observations()
        rewards = dict(zip(self.possible_agents, episode.returns(), strict=True))
        terminations = dict.fromkeys(agents, episode.over and not episode.truncated)
        truncations = dict.fromkeys(agents, episode.truncated)
        if episode.over:
            self.agents = []
        return observations, rewards, terminations, truncations, {agent: {} for agent in agents}

    def _observations(self) -> dict[str, Observation]:
        return {agent: self._observe(seat) for seat, agent in enumerate(self.possible_agents)}

    def _observe(self, seat: int) -> Observation:
        episode = self.episode
        mask = mask_of(episode.legal(seat) or [self.wait], self.wait + 1)
        return {"observation": self._encode(episode.state, seat), "action_mask": mask}

    def render(self) -> str | None:
        return render(self.episode, self.render_mode)

    def close(self) -> None:
        """Nothing to close."""

    def state(self) -> np.ndarray[Any, np.dtype[np.float32]]:
        """The observations of all seats in a row, for critics that see the whole table."""
        episode = self.episode
        return np.concatenate([self._encode(episode.state, seat) for seat in range(episode.seats)])
