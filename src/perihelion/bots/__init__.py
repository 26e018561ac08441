"""Bots: they choose among the legal actions of an imagined world.

`make("medium", "race", seed)` makes a bot by its level or its name. A searching bot takes its budget after a
colon: `search:400` for iterations, `search:400:1.5` for at most 1.5 seconds as well, `search:400:1.5:8` to
look 8 turns ahead, `search:400:1.5:8:network` to judge what it finds there by the game's value network or
`search:400:1.5:8:evaluation` by its evaluation, whatever is usual in the game. An expert takes iterations and
seconds likewise, and for how many decisions of each line of play everybody looks ahead (`expert:160:8:40`), a
novice the per cent of its slips (`novice:15`), and the learned bot the version whose weights it is to play by
(`learned:0.1`). Every game has characters of its own, which take lines of play (`trader:24`).
"""

from __future__ import annotations

import os
from collections.abc import Callable

from perihelion.bots.because import Because, Explanation, explain
from perihelion.bots.bot import Bot, Rating, decide, decide_among
from perihelion.bots.characters import SECONDS as CHARACTER_SECONDS
from perihelion.bots.characters import CharacterBot, characters
from perihelion.bots.expert import SECONDS as EXPERT_SECONDS
from perihelion.bots.expert import ExpertBot
from perihelion.bots.greedy import ABSENT_MINDED, GreedyBot, NoviceBot
from perihelion.bots.judging import chance_to_win
from perihelion.bots.levels import ADVISER, LEVELS, name_of
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
    "characters",
    "decide",
    "decide_among",
    "explain",
    "hint",
    "make",
    "name_of",
]

# Read by numpy when it is loaded: matrices are small here, and threads would cost more than they bring.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

VERSIONS: tuple[str, ...] = ("0.1",)  # whose weights of the learned bot are kept
JUDGES = {"network": True, "evaluation": False}  # whether a search that says so judges by the value network
NAMES: tuple[str, ...] = ("random", "novice", "greedy", "search", "learned", "expert")


class UnknownBot(ValueError):
    """No such bot; the message lists those there are."""

    def __init__(self, name: str, game_id: str) -> None:
        known = f"the bots are: {', '.join(NAMES)}; the levels: {', '.join(LEVELS)}"
        if own := characters(game_id):
            known += f"; the characters of {game_id}: {', '.join(own)}"
        super().__init__(f"there is no bot {name!r}; {known}")


def make(name_or_level: str, game_id: str, seed: int | str) -> Bot:
    """A new bot for a game. The same seed and the same worlds give the same choices, unless a limit of
    seconds cuts a search short."""
    name, *budget = name_of(name_or_level, game_id).split(":")
    if name in _BY_BUDGET:
        bot = _BY_BUDGET[name](budget, seed)
    elif name in characters(game_id):
        bot = _character(game_id, name, budget, seed)
    elif name in _PLAIN and not budget:
        bot = _PLAIN[name](seed)
    else:
        bot = None
    if bot is None:
        raise UnknownBot(name_or_level, game_id)
    return bot


def hint(world: State, seat: int, seed: int | str, count: int = 3) -> list[Rating]:
    """The best choices on the seat as an expert sees them at once, each with the estimated chance to win."""
    ratings = make(ADVISER, world.game.id, seed).ratings(world, seat)
    return [rating for rating in ratings if rating.chance is not None][:count]


_PLAIN: dict[str, Callable[[int | str], Bot]] = {
    "random": RandomBot,
    "greedy": GreedyBot,
}


def _novice(budget: list[str], seed: int | str) -> Bot | None:
    slips = budget[0] if budget else str(ABSENT_MINDED)
    if len(budget) > 1 or not slips.isdecimal() or int(slips) > 100:
        return None
    return NoviceBot(seed, int(slips))


def _search(budget: list[str], seed: int | str) -> Bot | None:
    try:
        iterations = int(budget[0]) if budget else ITERATIONS
        seconds = float(budget[1]) if len(budget) > 1 and budget[1] else None
        turns = int(budget[2]) if len(budget) > 2 and budget[2] else None
    except ValueError:
        return None
    judge = budget[3] if len(budget) > 3 else None
    if iterations < 1 or (turns is not None and turns < 1) or len(budget) > 4:
        return None
    if judge is not None and judge not in JUDGES:
        return None
    return SearchBot(seed, iterations, seconds, turns, by_network=None if judge is None else JUDGES[judge])


def _expert(budget: list[str], seed: int | str) -> Bot | None:
    if not budget:
        return ExpertBot(seed, seconds=EXPERT_SECONDS)
    try:
        iterations = int(budget[0])
        seconds = float(budget[1]) if len(budget) > 1 else None
        thoughts = int(budget[2]) if len(budget) > 2 else 0
    except ValueError:
        return None
    if iterations < 1 or thoughts < 0 or len(budget) > 3:
        return None
    return ExpertBot(seed, iterations, seconds, thoughts=thoughts)


def _character(game_id: str, name: str, budget: list[str], seed: int | str) -> Bot | None:
    if not budget:
        return CharacterBot(seed, game_id, name, seconds=CHARACTER_SECONDS)
    lines = budget[0]
    if len(budget) > 1 or not lines.isdecimal() or int(lines) == 0:
        return None
    return CharacterBot(seed, game_id, name, int(lines))


def _learned(budget: list[str], seed: int | str) -> Bot | None:
    version = budget[0] if budget else ""
    if len(budget) > 1 or (version and version not in VERSIONS):
        return None
    from perihelion.bots.learned import LearnedBot  # numpy is loaded for this bot alone

    return LearnedBot(seed, version=version)


_BY_BUDGET: dict[str, Callable[[list[str], int | str], Bot | None]] = {
    "novice": _novice,
    "search": _search,
    "expert": _expert,
    "learned": _learned,
}
