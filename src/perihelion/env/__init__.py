"""Environments for learning agents: PettingZoo's two kinds, and states in the manner of OpenSpiel.

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
    from perihelion.env.aec import TurnEnv
    from perihelion.env.episode import Episode
    from perihelion.env.parallel import TogetherEnv

__all__ = ["parallel_env", "turn_env"]


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


def _episode(
    game: str | AnyGame, seats: int | None, options: Mapping[str, str] | None, rewards: str
) -> Episode:
    from perihelion.env.episode import Episode

    loaded = games.get(game) if isinstance(game, str) else game
    return Episode(loaded, seats or loaded.players[0], options, rewards)
