"""The games. Everybody outside a game's own package reaches it through `get` and `artist`."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, cast

from perihelion.core.game import AnyGame

if TYPE_CHECKING:
    from perihelion.art.artist import Artist

# In the order in which they are shown.
REGISTERED: tuple[str, ...] = ("race", "starfarers", "quarterworlds", "pulsar", "seti")


class UnknownGame(KeyError):
    """No such game; the message lists those there are."""

    def __str__(self) -> str:
        return f"there is no game {self.args[0]!r}; the games are: {', '.join(REGISTERED)}"


def get(game_id: str, components: Path | None = None) -> AnyGame:
    """The game with its own components, or with those of another file or folder."""
    if game_id not in REGISTERED:
        raise UnknownGame(game_id)
    return _default(game_id) if components is None else _build(game_id, components)


def artist(game_id: str) -> Artist | None:
    """Who draws the game's table, or None if it has no drawings of its own."""
    if game_id not in REGISTERED:
        raise UnknownGame(game_id)
    try:
        module = import_module(f"perihelion.games.{game_id}.art")
    except ModuleNotFoundError as error:
        if error.name != f"perihelion.games.{game_id}.art":
            raise
        return None
    return cast("Artist", module.artist())


@cache
def _default(game_id: str) -> AnyGame:
    return _build(game_id, None)


def _build(game_id: str, components: Path | None) -> AnyGame:
    module = import_module(f"perihelion.games.{game_id}")
    return cast(AnyGame, module.build(components))
