"""What happened in a finished game: everybody's chance to win over its course, and the decisions that cost
most, each with what would have been better.

The strongest bot judges, from what each player could know at the time. Every real decision is looked at
briefly; the worst ones are then looked at again, longer and with fresh luck, because the largest of many
small estimates is usually an error.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from perihelion.bots import Bot, Rating, make, name_of
from perihelion.core.chance import Chance, seeded
from perihelion.core.game import Game
from perihelion.core.plain import Json
from perihelion.core.record import Record
from perihelion.core.state import State

COSTLY = 3  # decisions shown
SUSPECTS = 8  # decisions looked at again
BRIEF = 40  # iterations of a search for every decision
LONG = 300  # and for the suspects
WORLDS = 2  # imagined worlds for each estimate of the chance to win
SURE = 0.02  # a smaller loss is not worth naming


@dataclass(frozen=True)
class Moment:
    """Everybody's chance to win after a number of moves; they add up to 1."""

    move: int
    chances: list[float]


@dataclass(frozen=True)
class Mistake:
    """A decision that cost something: what was played at move number `move` (from 1), what would have been
    better, and both chances to win."""

    move: int
    seat: int
    played: str
    better: str
    chance: float
    better_chance: float

    @property
    def cost(self) -> float:
        return self.better_chance - self.chance


@dataclass(frozen=True)
class Analysis:
    moments: list[Moment]
    mistakes: list[Mistake]

    def to_json(self) -> dict[str, Json]:
        return {
            "moments": [{"move": moment.move, "chances": [*moment.chances]} for moment in self.moments],
            "mistakes": [
                {
                    "move": mistake.move,
                    "seat": mistake.seat,
                    "played": mistake.played,
                    "better": mistake.better,
                    "chance": mistake.chance,
                    "better_chance": mistake.better_chance,
                }
                for mistake in self.mistakes
            ],
        }


def analyse(
    game: Game, record: Record, progress: Callable[[int, int], None] | None = None, seed: str = "analysis"
) -> Analysis:
    """The analysis of a recorded game; `progress` is told how many moves of how many are done."""
    brief, long = judges(game, seed)
    chance = seeded(f"{seed} worlds")
    state = game.new(record.seats, record.seed, record.options)
    moments = [Moment(0, chances_to_win(state, brief, chance))]
    decisions: list[tuple[State, Mistake]] = []
    for number, move in enumerate(record.moves, 1):
        action = state.number(move.action)
        if not move.forced and len(state.legal(move.seat)) > 1:
            found = look(state, number, move.seat, action, brief, chance)
            if found is not None:
                decisions.append((state.copy(), found))
        question = state.asks
        state.act(move.seat, action)
        if state.asks != question or state.over:
            moments.append(Moment(number, chances_to_win(state, brief, chance)))
        if progress is not None:
            progress(number, len(record.moves))
    decisions.sort(key=lambda decision: -decision[1].cost)
    again = [
        look(before, first.move, first.seat, before.number(first.played), long, chance)
        for before, first in decisions[:SUSPECTS]
    ]
    mistakes = [mistake for mistake in again if mistake is not None and mistake.cost >= SURE]
    return Analysis(moments, sorted(mistakes, key=lambda mistake: -mistake.cost)[:COSTLY])


def judges(game: Game, seed: str) -> tuple[Bot, Bot]:
    """The strongest bot, quick for every decision and thorough for the suspects."""
    if name_of("hard", game.id) == "learned":
        return make("learned", game.id, seed), make("learned", game.id, f"{seed} again")
    return make(f"search:{BRIEF}", game.id, seed), make(f"search:{LONG}", game.id, f"{seed} again")


def look(state: State, move: int, seat: int, action: int, bot: Bot, chance: Chance) -> Mistake | None:
    """What the bot would rather have done, or None if nothing."""
    ratings = bot.ratings(state.imagine(seat, chance), seat)
    best = ratings[0]
    played = next(rating for rating in ratings if rating.action == action)
    if best.action == action or best.chance is None:
        return None
    worth = chance_of(played, best, bot, state, seat, chance)
    names = state.game.catalogue.names
    return Mistake(move, seat, names[action], names[best.action], worth, best.chance)


def chance_of(played: Rating, best: Rating, bot: Bot, state: State, seat: int, chance: Chance) -> float:
    """The chance to win after what was played; where the search did not even try it, by a look ahead."""
    if played.chance is not None:
        return played.chance
    after = state.imagine(seat, chance)
    after.apply(seat, played.action)
    return min(bot.estimate(after, seat), best.chance or 0.0)


def chances_to_win(state: State, bot: Bot, chance: Chance) -> list[float]:
    """Everybody's chance, each from what the player can know, made to add up to 1."""
    if state.over:
        return [bot.estimate(state, seat) for seat in range(state.seats)]
    raw = [
        sum(bot.estimate(state.imagine(seat, chance), seat) for _ in range(WORLDS)) / WORLDS
        for seat in range(state.seats)
    ]
    total = sum(raw) if state.seats > 1 else 1.0
    return [value / total if total else 1 / state.seats for value in raw]
