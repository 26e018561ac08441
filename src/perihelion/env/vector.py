"""Many games at once: a vector environment after Gymnasium's `VectorEnv`, with batches of observations and
masks in numpy, in this process or over several.

Gymnasium's interface, and not one of several agents, because that is what learning code steps in batches: a
row is one decision, whoever has to make it. With opponents (a bot's name) the learner sits on one seat of
each game, another one from deal to deal; without (`opponents="self"`) every row is the next decision of its
game, `infos["seat"]` says whose, and `infos["returns"]` what every seat was paid when it ended. Ended games
are dealt anew in the same step (`AutoresetMode.SAME_STEP`).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from perihelion import games
from perihelion.bots import make
from perihelion.core.arena import EVERYBODY
from perihelion.core.game import AnyGame
from perihelion.env.aec import observation_space
from perihelion.env.crew import RESET, STEP, Crew, DistantCrew, Plan
from perihelion.env.encode import length
from perihelion.env.memory import Batches, Sizes

Batch = dict[str, NDArray[Any]]
StepResult = tuple[Batch, NDArray[np.float32], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]


class ManyEnv(VectorEnv[Batch, NDArray[Any], NDArray[Any]]):
    """`num_envs` games. With `copy=False` the arrays that are returned are those that the next step
    overwrites."""

    metadata: dict[str, Any] = {"autoreset_mode": AutoresetMode.SAME_STEP}

    def __init__(
        self,
        game: AnyGame,
        num_envs: int,
        seats: int,
        options: Mapping[str, str] | None = None,
        rewards: str = "win",
        opponents: str = "random",
        processes: int = 1,
        copy: bool = True,
    ) -> None:
        if not 1 <= processes <= num_envs:
            raise ValueError(f"{num_envs} games can be played by 1 to {num_envs} processes, not {processes}")
        if processes > 1 and game.id not in games.REGISTERED:
            raise ValueError(f"{game.id} is not registered; play it in one process, or register it")
        if opponents != EVERYBODY:
            make(opponents, game.id, 0)  # says so if there is no such bot
        self.num_envs = num_envs
        self.copy = copy
        actions = len(game.catalogue)
        self.single_observation_space = observation_space(game, seats, actions)
        self.single_action_space = spaces.Discrete(actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        plan = Plan(seats, tuple(game.settings(seats, options or {}).items()), rewards, opponents)
        sizes = Sizes(num_envs, length(game, seats), actions, seats)
        self.batches = Batches(sizes, shared=processes > 1)
        self.here: Crew | None = None
        self.elsewhere: list[DistantCrew] = []
        if processes == 1:
            self.here = Crew(game, plan, self.batches, 0, num_envs)
            return
        self.bounds = [num_envs * number // processes for number in range(processes + 1)]
        for first, beyond in zip(self.bounds, self.bounds[1:], strict=False):
            self.elsewhere.append(DistantCrew(game.id, plan, self.batches, first, beyond - first))

    def reset(
        self, *, seed: int | Sequence[int] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Batch, dict[str, Any]]:
        """Deals all games anew: the same seed gives the same games, however many processes play them."""
        if seed is None:
            seeds = [""] * self.num_envs
        elif isinstance(seed, int):
            seeds = [f"{seed} {number}" for number in range(self.num_envs)]
        else:
            seeds = [str(one) for one in seed]
            if len(seeds) != self.num_envs:
                raise ValueError(f"{len(seeds)} seeds for {self.num_envs} games")
        if self.here is not None:
            self.here.reset(seeds)
        for crew, first, beyond in self._shares():
            crew.tell(RESET, seeds[first:beyond])
        self._wait()
        return self._seen(), self._infos()

    def step(self, actions: NDArray[np.integer[Any]]) -> StepResult:
        """One action for each game."""
        batches = self.batches
        batches["actions"][:] = actions
        if self.here is not None:
            self.here.step()
        for crew in self.elsewhere:
            crew.tell(STEP, [])
        self._wait()
        return (
            self._seen(),
            self._given("rewards"),
            self._given("terminated"),
            self._given("truncated"),
            self._infos(),
        )

    def close_extras(self, **kwargs: Any) -> None:
        for crew in self.elsewhere:
            crew.close()
        self.elsewhere = []
        self.here = None
        self.batches.close()

    def _shares(self) -> list[tuple[DistantCrew, int, int]]:
        return [(crew, self.bounds[at], self.bounds[at + 1]) for at, crew in enumerate(self.elsewhere)]

    def _wait(self) -> None:
        for crew in self.elsewhere:
            crew.wait()

    def _seen(self) -> Batch:
        return {"observation": self._given("observation"), "action_mask": self._given("mask")}

    def _infos(self) -> dict[str, Any]:
        """Whose decision is next; when games have ended, also what every seat was paid and what was seen
        last, in the rows that `_final_obs` marks."""
        infos: dict[str, Any] = {"seat": self._given("seat")}
        ended = self.batches["terminated"] | self.batches["truncated"]
        if ended.any():
            infos["returns"], infos["_returns"] = self._given("returns"), ended
            infos["final_obs"], infos["_final_obs"] = {"observation": self._given("last")}, ended
        return infos

    def _given(self, field: str) -> NDArray[Any]:
        array = self.batches[field]
        return array.copy() if self.copy else array


def random_actions(masks: NDArray[np.int8], rng: np.random.Generator) -> NDArray[np.int64]:
    """A legal action for each row, each equally likely."""
    games_, actions = masks.shape
    legal = np.flatnonzero(masks.view(np.bool_))
    starts = np.searchsorted(legal, np.arange(games_ + 1) * actions)
    counts = starts[1:] - starts[:-1]
    chosen = starts[:-1] + (rng.random(games_) * counts).astype(np.int64)
    found: NDArray[np.int64] = legal[chosen] % actions
    return found
