"""What happened in a finished game: everybody's chance to win over its course, and the decisions that cost
most, each with what would have been better.

The strongest bot judges, from what each player could know at the time. Every real decision is looked at
briefly, those first after which the player's chance fell or of which the policy thinks little; the worst
ones are then looked at again, longer and with fresh luck, because the largest of many small estimates is
usually an error. A limit of seconds cuts the brief looks short, never the second ones.

A search flatters the player who searches, as the others answer it by a simple policy. So what a decision cost
is taken from it as a ratio of odds, and applied to the chance that the course of the game gives the player.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass
from time import monotonic, process_time

from perihelion.bots import Bot, make, name_of, policy
from perihelion.bots.search import Entrant, SearchBot
from perihelion.core.chance import Chance, seeded
from perihelion.core.game import AnyGame
from perihelion.core.plain import Json
from perihelion.core.record import Record
from perihelion.core.state import State

COSTLY = 3  # decisions shown
SUSPECTS = 8  # decisions looked at again
BRIEF = 18  # lines of play of a search for every decision
LONG = 120  # and for the suspects
WORLDS = 2  # imagined worlds for each estimate of the chance to win
MOMENTS = 150  # estimates over the course of a game, about
SURE = 0.02  # a smaller loss is not worth naming
SLOW = 3.0  # times the limit that may pass on a machine with much else to do
DOUBTED = 0.25  # how much the fall of a chance is worth that the policy's worst action is suspected of
BRIEFLY = 0.5  # the share of the time after which suspects are looked at again, each by two searches


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

    @staticmethod
    def from_json(data: Json) -> Analysis:
        """What `to_json` gave."""
        assert isinstance(data, dict)
        moments, mistakes = data["moments"], data["mistakes"]
        assert isinstance(moments, list)
        assert isinstance(mistakes, list)
        return Analysis([_moment(one) for one in moments], [_mistake(one) for one in mistakes])


def _moment(data: Json) -> Moment:
    assert isinstance(data, dict)
    chances = data["chances"]
    assert isinstance(chances, list)
    return Moment(int(str(data["move"])), [float(str(one)) for one in chances])


def _mistake(data: Json) -> Mistake:
    assert isinstance(data, dict)
    return Mistake(
        int(str(data["move"])),
        int(str(data["seat"])),
        str(data["played"]),
        str(data["better"]),
        float(str(data["chance"])),
        float(str(data["better_chance"])),
    )


@dataclass(frozen=True)
class Decision:
    """A real choice: the position before it, what was played as move `move`, the player's chance at the last
    estimate before it, and how much there is to suspect: by how much that chance fell to the next estimate,
    and how little the policy thinks of what was played."""

    before: State
    move: int
    seat: int
    action: int
    standing: float
    suspicion: float


def analyse(
    game: AnyGame,
    record: Record,
    progress: Callable[[int, int], None] | None = None,
    seed: str = "analysis",
    seconds: float | None = None,
) -> Analysis:
    """The analysis of a recorded game; `progress` is told how many decisions of how many are done."""
    started, worked = monotonic(), process_time()
    share = math.inf if seconds is None else seconds * BRIEFLY
    brief, long = judges(game, record.seats, seed, seconds)
    chance = seeded(f"{seed} worlds")
    moments, decisions = follow(game, record, brief, chance)
    found: list[tuple[Decision, Mistake]] = []
    for number, decision in enumerate(decisions, 1):
        if process_time() - worked >= share or monotonic() - started >= share * SLOW:
            break
        mistake = look(decision, brief, chance)
        if mistake is not None:
            found.append((decision, mistake))
        if progress is not None:
            progress(number, len(decisions))
    found.sort(key=lambda pair: -pair[1].cost)
    again = [look(decision, long, chance, measure=True) for decision, _ in found[:SUSPECTS]]
    mistakes = [mistake for mistake in again if mistake is not None and mistake.cost >= SURE]
    return Analysis(moments, sorted(mistakes, key=lambda mistake: -mistake.cost)[:COSTLY])


def follow(game: AnyGame, record: Record, bot: Bot, chance: Chance) -> tuple[list[Moment], list[Decision]]:
    """The course of the game, and its decisions, the most suspect first."""
    every = max(1, len(record.moves) // MOMENTS)
    state = game.new(record.seats, record.seed, record.options)
    moments = [Moment(0, chances_to_win(state, bot, chance))]
    made: list[tuple[State, int, int, int, int]] = []
    for number, move in enumerate(record.moves, 1):
        action, question = state.number(move.action), state.asks
        if not move.forced and len(state.legal(move.seat)) > 1:
            made.append((state.copy(), number, move.seat, action, len(moments)))
        state.act(move.seat, action)
        settled = state.asks != question and number - moments[-1].move >= every
        if settled or number == len(record.moves):
            moments.append(Moment(number, chances_to_win(state, bot, chance)))
    decisions: list[Decision] = []
    for before, number, seat, action, at in made:
        standing = moments[at - 1].chances[seat]
        suspicion = standing - moments[at].chances[seat] + DOUBTED * doubt(before, seat, action)
        decisions.append(Decision(before, number, seat, action, standing, suspicion))
    return moments, sorted(decisions, key=lambda decision: -decision.suspicion)


def doubt(state: State, seat: int, action: int) -> float:
    """How little the policy thinks of an action: 0 of its best, 1 of its worst."""
    legal = state.legal(seat)
    values = policy.judge(state, seat, legal)
    low, high = min(values), max(values)
    return 0.0 if high == low else (high - values[legal.index(action)]) / (high - low)


def judges(game: AnyGame, seats: int, seed: str, seconds: float | None) -> tuple[Bot, Bot]:
    """The strongest bot, quick for every decision and thorough for the suspects."""
    if name_of("hard", game.id) == "learned":
        from perihelion.bots.learned import has_network  # numpy is loaded for this bot alone

        if has_network(game.id, seats):
            return make("learned", game.id, seed), make("learned", game.id, f"{seed} again")
    limit = "" if seconds is None else f":{seconds * (1 - BRIEFLY) / SUSPECTS / 2}"
    return make(f"search:{BRIEF}", game.id, seed), make(f"search:{LONG}{limit}", game.id, f"{seed} again")


def look(decision: Decision, bot: Bot, chance: Chance, measure: bool = False) -> Mistake | None:
    """What the bot would rather have done, or None if nothing. With `measure` a search that has found
    something better compares it once more with what was played, as the best of many looks too good."""
    state, seat, action = decision.before, decision.seat, decision.action
    ratings = bot.ratings(state.imagine(seat, chance), seat)
    best = ratings[0]
    played = next(rating for rating in ratings if rating.action == action)
    if best.action == action:
        return None
    chances = (best.chance, played.chance)
    if isinstance(bot, SearchBot) and (measure or played.chance is None):
        chances = duel(bot, state.imagine(seat, chance), seat, best.action, action)
    if chances[0] is None or chances[1] is None:
        return None
    names = state.game.catalogue.names
    chance_then = moved(decision.standing, odds(chances[1]) - odds(chances[0]))
    return Mistake(decision.move, seat, names[action], names[best.action], chance_then, decision.standing)


def duel(
    bot: SearchBot, world: State, seat: int, better: int, played: int
) -> tuple[float | None, float | None]:
    """The chances to win after both actions, tried in the same worlds; nothing if there was no time."""
    first, second = Entrant(better), Entrant(played)
    bot.race(world, seat, [first, second])
    both = list(zip(first.chances, second.chances, strict=False))
    if not both:
        return None, None
    return sum(pair[0] for pair in both) / len(both), sum(pair[1] for pair in both) / len(both)


def odds(chance: float) -> float:
    """The logarithm of the odds; what seems certain is taken as nearly so."""
    kept = min(0.99, max(0.01, chance))
    return math.log(kept / (1 - kept))


def moved(chance: float, by: float) -> float:
    """A chance whose odds have changed."""
    return 1 / (1 + math.exp(-(odds(chance) + by)))


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
