"""Environments for learning agents: PettingZoo's two kinds, many games at once after Gymnasium, and states in
the manner of OpenSpiel.

    from perihelion.env import turn_env
    env = turn_env("race", seats=2)

They need the optional extra: pip install 'perihelion[env]'.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from perihelion import games
from perihelion.core.game import AnyGame

if TYPE_CHECKING:
    from perihelion.core.episode import Episode
    from perihelion.env.aec import TurnEnv
    from perihelion.env.parallel import TogetherEnv
    from perihelion.env.vector import ManyEnv

__all__ = ["parallel_env", "turn_env", "vector_env"]


def turn_env(
    game: str | AnyGame,
    seats: int | None = None,
    options: Mapping[str, str] | None = None,
    rewards: str = "win",
    render_mode: str | None = None,
) -> TurnEnv:
    """PettingZoo's AEC environment of a game (by id, or one of your own): one agent acts at a time."""
    from perihelion.env.aec import TurnEnv

    return TurnEnv(_episode(game, seats, options, rewards), render_mode)


def parallel_env(
    game: str | AnyGame,
    seats: int | None = None,
    options: Mapping[str, str] | None = None,
    rewards: str = "win",
    render_mode: str | None = None,
) -> TogetherEnv:
    """PettingZoo's parallel environment of a game: all agents act in every step."""
    from perihelion.env.parallel import TogetherEnv

    return TogetherEnv(_episode(game, seats, options, rewards), render_mode)


def vector_env(
    game: str | AnyGame,
    num_envs: int,
    seats: int | None = None,
    options: Mapping[str, str] | None = None,
    rewards: str = "win",
    opponents: str = "random",
    processes: int = 1,
    copy: bool = True,
) -> ManyEnv:
    """Gymnasium's vector environment of a game: many games at once, against bots (`opponents` names them) or
    against oneself (`opponents="self"`), in this process or over several."""
    from perihelion.env.vector import ManyEnv

    loaded = games.get(game) if isinstance(game, str) else game
    return ManyEnv(loaded, num_envs, seats or loaded.players[0], options, rewards, opponents, processes, copy)


def _episode(
    game: str | AnyGame, seats: int | None, options: Mapping[str, str] | None, rewards: str
) -> Episode:
    from perihelion.core.episode import Episode

    loaded = games.get(game) if isinstance(game, str) else game
    return Episode(loaded, seats or loaded.players[0], options, rewards)
