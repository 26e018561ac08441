"""The greedy bot: the action after which the position looks best.

Where the game judges actions directly (`Game.rate`), which looks at nothing but what the seat knows, it takes
the best of those at a glance. Otherwise it tries every action on a copy of its imagined world, lets the
question be answered to its end (the others answer as they would, or at random), takes what follows without a
choice, and evaluates. If chance or hidden things come into it, the average over several worlds counts.
"""

from __future__ import annotations

from typing import ClassVar

from perihelion.bots import policy
from perihelion.bots.bot import Bot, Rating, by_value
from perihelion.bots.judging import chance_to_win
from perihelion.core.chance import Chance
from perihelion.core.state import State

WORLDS = 4  # imagined worlds to average over when chance matters
ABSENT_MINDED = 40  # per cent of a novice's decisions
SETTLE_CAP = 40  # answers to follow before a position is evaluated as it stands


class GreedyBot(Bot):
    name: ClassVar[str] = "greedy"
    glances: ClassVar[bool] = True

    def glance(self, veiled: State, seat: int, legal: list[int]) -> int | None:
        rated = veiled.game.rate(veiled, seat, legal)
        return None if rated is None else policy.pick_best(legal, rated, self.chance)

    def choose(self, world: State, seat: int) -> int:
        return self.among(world, seat, world.legal(seat))

    def among(self, world: State, seat: int, legal: list[int]) -> int:
        rated = world.game.rate(world, seat, legal)
        if rated is None:
            rated = look_ahead(world, seat, legal, self.chance)
        return policy.pick_best(legal, rated, self.chance)

    def ratings(self, world: State, seat: int) -> list[Rating]:
        legal = world.legal(seat)
        rated = world.game.rate(world, seat, legal)
        if rated is not None:
            return by_value([Rating(action, value) for action, value in zip(legal, rated, strict=True)])
        margins = look_ahead(world, seat, legal, self.chance)
        return by_value(
            [
                Rating(action, margin, chance_to_win(margin, world.seats, world.game.id))
                for action, margin in zip(legal, margins, strict=True)
            ]
        )


class NoviceBot(Bot):
    """Plays like the greedy bot, but in so many per cent of its decisions whatever comes to mind."""

    name: ClassVar[str] = "novice"
    glances: ClassVar[bool] = True

    def __init__(self, seed: int | str, absent_minded: int = ABSENT_MINDED) -> None:
        super().__init__(seed)
        self.absent_minded = absent_minded
        self.greedy = GreedyBot(seed)

    def glance(self, veiled: State, seat: int, legal: list[int]) -> int | None:
        choice = self.greedy.glance(veiled, seat, legal)
        if choice is not None and self.is_absent_minded():
            return self.chance.pick(harmless(veiled, seat, legal))
        return choice

    def choose(self, world: State, seat: int) -> int:
        return self.among(world, seat, world.legal(seat))

    def among(self, world: State, seat: int, legal: list[int]) -> int:
        if self.is_absent_minded():
            return self.chance.pick(harmless(world, seat, legal))
        return self.greedy.among(world, seat, legal)

    def is_absent_minded(self) -> bool:
        return self.chance.below(100) < self.absent_minded

    def ratings(self, world: State, seat: int) -> list[Rating]:
        return self.greedy.ratings(world, seat)


def harmless(world: State, seat: int, legal: list[int]) -> list[int]:
    """The legal actions that end nothing for good, if there are any: nobody gives up by a slip."""
    return [action for action in legal if world.game.ends(world, seat, action) is None] or legal


def look_ahead(world: State, seat: int, actions: list[int], chance: Chance) -> list[float]:
    """The margin to expect after each action. All actions are tried in the same worlds."""
    totals = [0.0] * len(actions)
    matters = False
    for number in range(WORLDS):
        here = world if number == 0 else world.imagine(seat, chance)
        luck = chance.fork()
        for index, action in enumerate(actions):
            after = here.copy()
            after.apply(seat, action)
            settle(after, seat, luck.copy())
            matters = matters or after.reveals != here.reveals or after.chance.draws != here.chance.draws
            totals[index] += after.game.evaluate(after, seat)
        if not matters:
            return totals
    return [total / WORLDS for total in totals]


def settle(state: State, seat: int, chance: Chance) -> None:
    """Answers the open question to its end, and whatever follows that is no choice for the seat."""
    question = state.asks
    for _ in range(SETTLE_CAP):
        if state.over:
            return
        asked = state.asked_seats()
        if seat in asked:
            legal = state.legal(seat)
            if len(legal) > 1:
                return
            state.apply(seat, legal[0])
        elif state.asks == question:
            state.apply(asked[0], likely(state, asked[0], chance))
        else:
            return


def likely(state: State, seat: int, chance: Chance) -> int:
    """What a seat might well choose: the best by the game's own judgement, else anything."""
    legal = state.legal(seat)
    if len(legal) == 1:
        return legal[0]
    rated = state.game.rate(state, seat, legal)
    if rated is None:
        return chance.pick(legal)
    return policy.pick_best(legal, rated, chance)
