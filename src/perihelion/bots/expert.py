"""The expert: several searches at once, each in worlds of its own, whose findings are added up.

A decision is divided into parts, each with its own luck, so that the same seed and the same number of
iterations give the same choice however many processes share the parts. A part is a search of the hard bot's
kind with many more lines of play, or with lines in which everybody looks ahead; where there is a learned bot
for the game and player count, it is what that bot's network makes of more worlds and of one round more,
unless that bot searches as well.
"""

from __future__ import annotations

import math
from time import monotonic
from typing import TYPE_CHECKING, ClassVar

from perihelion.bots import policy
from perihelion.bots.bot import Bot, Rating, by_value
from perihelion.bots.copies import Found, copies_possible, together
from perihelion.bots.judging import learned_file, margin_scale
from perihelion.bots.search import LINES_EACH, MOST_ENTRANTS, Entrant, SearchBot, most_entrants, rating
from perihelion.core.chance import Chance
from perihelion.core.state import State

if TYPE_CHECKING:
    from perihelion.bots.learned import Insight

ITERATIONS = 2560  # lines of play at most, unless it is told how many
SECONDS = 9.0  # a bound; there is something to do beside the search
PARTS = 4  # at most
LINES_OF_A_PART = LINES_EACH * MOST_ENTRANTS  # at least; with fewer not as many actions would race
LINES_PER_WORLD = 24  # of the iterations, for one world in which a learned network looks two rounds ahead
TACTICAL = 3  # so many times fewer worlds do for what is not the strategic question


class ExpertBot(Bot):
    """Thinks for a number of iterations, or for a time, whichever ends first, on all cores."""

    name: ClassVar[str] = "expert"

    def __init__(
        self,
        seed: int | str,
        iterations: int = ITERATIONS,
        seconds: float | None = None,
        processes: int | None = None,
        thoughts: int = 0,
    ) -> None:
        super().__init__(seed)
        self.iterations = iterations
        self.seconds = seconds
        self.thoughts = thoughts  # decisions of a line of play that everybody looks ahead for
        self.parts = max(1, min(PARTS, iterations // LINES_OF_A_PART))
        self.processes = processes  # as many as can work at once if none is given

    def choose(self, world: State, seat: int) -> int:
        return self.ratings(world, seat)[0].action

    def ratings(self, world: State, seat: int) -> list[Rating]:
        legal = world.legal(seat)
        if len(legal) == 1:
            return [Rating(legal[0], 0.0, self.estimate(world, seat))]
        luck = [self.chance.fork() for _ in range(self.parts)]
        processes = min(self.parts, self.processes or copies_possible())
        each = math.inf if self.seconds is None else self.seconds * processes / self.parts
        if learned_file(world.game.id, world.seats).is_file():
            from perihelion.bots import learned  # numpy is loaded where there is a network alone

            insight = learned.insight_for(world.game, world.seats)
            if insight is not None and learned.is_searched(world):
                return self.by_search(world, seat, luck, each, processes, learned.AHEAD)
            if insight is not None:
                return self.by_insight(insight, world, seat, luck, each, processes)
        return self.by_search(world, seat, luck, each, processes)

    def by_search(
        self,
        world: State,
        seat: int,
        luck: list[Chance],
        each: float,
        processes: int,
        by_network: int | None = None,
    ) -> list[Rating]:
        """Every part is a search by itself, as is usual in the game or so many turns ahead by the network."""
        order = policy.in_order(world, seat)
        lines = max(1, self.iterations // self.parts)
        racing = most_entrants(lines)

        def search(part: int) -> Found:
            seconds = None if each == math.inf else each
            judging = None if by_network is None else True
            bot = SearchBot(part, lines, seconds, by_network, judging, thoughts=self.thoughts)
            bot.chance = luck[part].copy()
            entrants = [Entrant(action) for action in order[:racing]]
            bot.race(world, seat, entrants)
            return [figures for one in entrants for figures in (one.margins, one.chances)]

        found = together(search, self.parts, processes)
        scale = margin_scale(world.game.id)
        rated = [rating(mine, own, scale) for mine, own in added_up(order[:racing], found)]
        last = min(one.value for one in rated)
        rated += [Rating(action, last - place) for place, action in enumerate(order[racing:], 1)]
        return by_value(rated)

    def by_insight(
        self,
        insight: Insight,
        world: State,
        seat: int,
        luck: list[Chance],
        each: float,
        processes: int,
    ) -> list[Rating]:
        """Every part is the learned bot's judgement in some worlds, two rounds deep."""
        from perihelion.bots import learned

        legal = world.legal(seat)
        strategic = insight.asks(world, seat)
        favourite = -1 if strategic else policy.answer(world, seat, self.chance.fork())
        worlds = self.iterations // self.parts // LINES_PER_WORLD // (1 if strategic else TACTICAL)

        def judge(part: int) -> Found:
            own = luck[part].copy()
            here = world.imagine(seat, own)
            until = monotonic() + each
            judged = learned.judge(insight, here, seat, legal, own, max(1, worlds), learned.FURTHER, until)
            return [[worth for worth, _ in judged], [chance for _, chance in judged]]

        found = together(judge, self.parts, processes)
        return by_value(
            [
                Rating(action, worth + (learned.DOUBT if action == favourite else 0.0), chance)
                for action, (worth, chance) in zip(legal, averages(found), strict=True)
            ]
        )


def added_up(actions: list[int], parts: list[Found]) -> list[tuple[Entrant, Entrant]]:
    """Every entrant with the margins and chances that all parts have found of it, beside the policy's own
    action in the same worlds and, after those, in all others."""
    pairs: list[tuple[Entrant, Entrant]] = []
    for place, action in enumerate(actions):
        mine, own = Entrant(action), Entrant(actions[0])
        for part in parts:
            margins, chances, its_margins, its_chances = (
                part[2 * place],
                part[2 * place + 1],
                part[0],
                part[1],
            )
            mine.margins += margins
            mine.chances += chances
            own.margins += its_margins[: len(margins)]
            own.chances += its_chances[: len(margins)]
        for part in parts:
            tried = len(part[2 * place])
            own.margins += part[0][tried:]
            own.chances += part[1][tried:]
        pairs.append((mine, mine if place == 0 else own))
    return pairs


def averages(parts: list[Found]) -> list[tuple[float, float]]:
    """The mean worth and chance of every action over all parts."""
    count = len(parts)
    return [
        (sum([part[0][place] for part in parts]) / count, sum([part[1][place] for part in parts]) / count)
        for place in range(len(parts[0][0]))
    ]
