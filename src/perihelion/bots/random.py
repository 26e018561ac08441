"""The random bot: any legal action, each equally likely. The measure of every other bot, and the fastest."""

from __future__ import annotations

from typing import ClassVar

from perihelion.bots.bot import Bot, Rating
from perihelion.core.state import State


class RandomBot(Bot):
    name: ClassVar[str] = "random"
    blind: ClassVar[bool] = True

    def choose(self, world: State, seat: int) -> int:
        return self.chance.pick(world.legal(seat))

    def ratings(self, world: State, seat: int) -> list[Rating]:
        return [Rating(action, 0.0) for action in world.legal(seat)]
