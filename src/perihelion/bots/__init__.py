"""Bots: they choose among the legal actions of an imagined world.

`make("medium", "race", seed)` makes a bot by its level or its name; a search bot takes its budget of
iterations after a colon (`search:400`).
"""

from __future__ import annotations

from perihelion.bots.bot import Bot, Rating, chance_to_win, decide
from perihelion.bots.greedy import GreedyBot, NoviceBot
from perihelion.bots.random import RandomBot

__all__ = ["LEVELS", "NAMES", "Bot", "Rating", "UnknownBot", "chance_to_win", "decide", "make", "name_of"]

NAMES: tuple[str, ...] = ("random", "novice", "greedy")
LEVELS: tuple[str, ...] = ("easy", "medium", "hard")

# Which bot plays a level; games that are not listed take the row "".
BY_LEVEL: dict[str, dict[str, str]] = {
    "": {"easy": "novice", "medium": "greedy", "hard": "greedy"},
}


class UnknownBot(ValueError):
    """No such bot; the message lists those there are."""

    def __init__(self, name: str) -> None:
        super().__init__(
            f"there is no bot {name!r}; the bots are: {', '.join(NAMES)}; the levels: {', '.join(LEVELS)}"
        )


def name_of(name_or_level: str, game_id: str) -> str:
    """The bot's name, whether it was given by name or by level."""
    levels = BY_LEVEL.get(game_id, BY_LEVEL[""])
    return levels.get(name_or_level, name_or_level)


def make(name_or_level: str, game_id: str, seed: int | str) -> Bot:
    """A new bot for a game. The same seed and the same worlds give the same choices."""
    name = name_of(name_or_level, game_id)
    if name == "random":
        return RandomBot(seed)
    if name == "novice":
        return NoviceBot(seed)
    if name == "greedy":
        return GreedyBot(seed)
    raise UnknownBot(name_or_level)
