"""What a bot is: it is handed an imagined world and picks one of the legal actions.

The world is a copy in which everything the seat cannot know was dealt anew (`State.imagine`), so a bot
cannot cheat however hard it looks. A bot that wants more worlds imagines further ones from the one it got.
One that judges by what its seat knows alone may do so at a glance, from a copy in which all else lies covered
up (`State.veiled`).
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass
from typing import ClassVar

from mypy_extensions import mypyc_attr

from perihelion.bots.judging import estimate
from perihelion.core.chance import seeded
from perihelion.core.frozen import Frozen
from perihelion.core.state import State


@dataclass(frozen=True)
class Rating(Frozen):
    """What a bot thinks of an action. `value` orders the actions of one answer; `chance` is the
    estimated chance to win, None if the bot orders actions without estimating it."""

    action: int
    value: float
    chance: float | None = None


@mypyc_attr(allow_interpreted_subclasses=True)  # bots of other people are
class Bot(ABC):
    """A player. All its chance comes from its own seed, never from the game's."""

    name: ClassVar[str]
    glances: ClassVar[bool] = False  # is asked for a choice at a glance before a world is imagined for it
    blind: ClassVar[bool] = False  # looks at nothing but the legal actions; drivers need not imagine a world

    def __init__(self, seed: int | str) -> None:
        self.chance = seeded(f"bot {self.name} {seed}")

    @abstractmethod
    def choose(self, world: State, seat: int) -> int:
        """One of `world.legal(seat)`. The world is imagined, never the true state."""

    def among(self, world: State, seat: int, legal: list[int]) -> int:
        """The same where the legal actions are at hand, for bots that need not list them again."""
        return self.choose(world, seat)

    def glance(self, veiled: State, seat: int, legal: list[int]) -> int | None:
        """A choice by what the seat knows alone, which `State.veiled` shows; None if it takes a world."""
        return None

    @abstractmethod
    def ratings(self, world: State, seat: int) -> list[Rating]:
        """All legal actions, best first, for hints."""

    def estimate(self, world: State, seat: int) -> float:
        """The seat's chance to win in an imagined world, whoever is asked: the same for all bots."""
        return estimate(world, seat, self.chance)


def decide(bot: Bot, state: State, seat: int) -> int:
    """The bot's choice in a true state: it is shown an imagined one. A choice that is none is taken."""
    legal = state.legal(seat)
    return legal[0] if len(legal) == 1 else decide_among(bot, state, seat, legal)


def decide_among(bot: Bot, state: State, seat: int, legal: list[int]) -> int:
    """The bot's choice among the legal actions, several of which there are."""
    if bot.blind:
        return bot.chance.pick(legal)
    if bot.glances:
        choice = bot.glance(state.veiled(seat), seat, legal)
        if choice is not None:
            return choice
    return bot.among(state.imagine(seat, bot.chance), seat, legal)


def by_value(ratings: list[Rating]) -> list[Rating]:
    """Best first; equal ones in the order of the catalogue."""
    return sorted(ratings, key=lambda rating: (-rating.value, rating.action))
