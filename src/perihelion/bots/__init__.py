"""Bots: they choose among the legal actions of an imagined world.

`make("medium", "race", seed)` makes a bot by its level or its name. A searching bot takes its budget after a
colon: `search:400` for iterations, `search:400:1.5` for at most 1.5 seconds as well, `search:400:1.5:8` to
look 8 turns ahead, `search:400:1.5:8:network` to judge what it finds there by the game's value network. A
novice takes the per cent of its slips: `novice:15`.
"""

from __future__ import annotations

import os
from collections.abc import Callable

from perihelion.bots.because import Because, Explanation, explain
from perihelion.bots.bot import Bot, Rating, decide
from perihelion.bots.greedy import ABSENT_MINDED, GreedyBot, NoviceBot
from perihelion.bots.judging import chance_to_win
from perihelion.bots.random import RandomBot
from perihelion.bots.search import ITERATIONS, SearchBot
from perihelion.core.state import State

__all__ = [
    "LEVELS",
    "NAMES",
    "Because",
    "Bot",
    "Explanation",
    "Rating",
    "UnknownBot",
    "chance_to_win",
    "decide",
    "explain",
    "hint",
    "make",
    "name_of",
]

BY_NETWORK = "network"  # said of a search that judges by the value network
NAMES: tuple[str, ...] = ("random", "novice", "greedy", "search", "learned")
LEVELS: tuple[str, ...] = ("easy", "medium", "hard")

# Which bot plays a level; games that are not listed take the row "". What is proved of them, and how, is in
# docs/bots.md. The seconds are a bound for busy machines; the iterations usually take less.
BY_LEVEL: dict[str, dict[str, str]] = {
    "": {"easy": "novice", "medium": "greedy", "hard": "search:60:1.5"},
    "race": {"easy": "novice", "medium": "greedy", "hard": "learned"},
    "starfarers": {"easy": "novice", "medium": "greedy", "hard": "search:30:1.5"},
    "quarterworlds": {"easy": "novice", "medium": "greedy", "hard": "search:40:1.5"},
    "pulsar": {"easy": "novice", "medium": "greedy", "hard": "search:40:1.5"},
    "seti": {"easy": "novice", "medium": "greedy", "hard": "search:40:1.5"},
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
    """A new bot for a game. The same seed and the same worlds give the same choices, unless a limit of
    seconds cuts a search short."""
    name, *budget = name_of(name_or_level, game_id).split(":")
    if name == "search":
        return _search(name_or_level, budget, seed)
    if name == "novice":
        return _novice(name_or_level, budget, seed)
    if name == "learned" and not budget:
        # Numpy is loaded for this bot alone. Its matrices are small: threads cost more than they bring.
        os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
        from perihelion.bots.learned import LearnedBot

        return LearnedBot(seed)
    if not budget and name in _PLAIN:
        return _PLAIN[name](seed)
    raise UnknownBot(name_or_level)


def hint(world: State, seat: int, seed: int | str, count: int = 3) -> list[Rating]:
    """The best choices on the seat as the hard bot sees them, each with the estimated chance to win."""
    ratings = make("hard", world.game.id, seed).ratings(world, seat)
    return [rating for rating in ratings if rating.chance is not None][:count]


_PLAIN: dict[str, Callable[[int | str], Bot]] = {
    "random": RandomBot,
    "greedy": GreedyBot,
}


def _novice(given: str, budget: list[str], seed: int | str) -> Bot:
    slips = budget[0] if budget else str(ABSENT_MINDED)
    if len(budget) > 1 or not slips.isdecimal() or int(slips) > 100:
        raise UnknownBot(given)
    return NoviceBot(seed, int(slips))


def _search(given: str, budget: list[str], seed: int | str) -> Bot:
    try:
        iterations = int(budget[0]) if budget else ITERATIONS
        seconds = float(budget[1]) if len(budget) > 1 and budget[1] else None
        turns = int(budget[2]) if len(budget) > 2 and budget[2] else None
    except ValueError:
        raise UnknownBot(given) from None
    if iterations < 1 or (turns is not None and turns < 1) or budget[3:] not in ([], [BY_NETWORK]):
        raise UnknownBot(given)
    return SearchBot(seed, iterations, seconds, turns, by_network=budget[3:] == [BY_NETWORK])
