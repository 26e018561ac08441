"""What happened in a finished game: everybody's chance to win over its course, and the decisions that cost
most, each with what would have been better.

The strongest bot looks for better choices, from what each player could know at the time. Every real decision
is looked at briefly, those first after which the player's chance fell or of which the policy thinks little;
the worst ones are then looked at again, longer and with fresh luck, because the largest of many small
estimates is usually an error. A limit of seconds cuts the brief looks short, never the second ones.

What a decision cost is measured with the estimate that the chart shows: both choices are followed in the same
imagined worlds with the same luck. It is called a mistake only if the loss is larger than its own uncertainty
and neither the end of the turn nor a longer look speaks against it. Lines flatter whoever chooses in them, so
the loss is taken as a ratio of odds and applied to the chance that the chart gives the player; what comes out
is a point of the chart itself.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass
from statistics import fmean, variance
from time import monotonic, process_time

from perihelion.bots import Bot, make, name_of, policy
from perihelion.bots.because import turns_ahead
from perihelion.bots.judging import ANSWERS, judge_for
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
MOMENTS = 60  # estimates over the course of a game, about
NAMED = 0.02  # a smaller loss is not worth naming
SURE = 2.0  # standard errors that a loss must be larger than
UNCONSIDERED = 0.1  # what a decision that the bot would not consider is suspected to have cost
PAIRS = 40  # worlds in which two choices are compared
FEWEST_PAIRS = 8  # and at least, however little time there is
SLOW = 3.0  # times the limit that may pass on a machine with much else to do
DOUBTED = 0.25  # how much the fall of a chance is worth that the policy's worst action is suspected of
BRIEFLY = (
    0.5  # the share of the time after which suspects are looked at again, each by a search and in a duel
)


@dataclass(frozen=True)
class Moment:
    """Everybody's chance to win after a number of moves; they add up to 1."""

    move: int
    chances: list[float]


@dataclass(frozen=True)
class Mistake:
    """A decision that cost something: what was played at move number `move` (from 1), what would have been
    better, and both chances to win. `error` is the standard error of their difference."""

    move: int
    seat: int
    played: str
    better: str
    chance: float
    better_chance: float
    error: float = 0.0

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
                    "error": mistake.error,
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
        float(str(data.get("error", 0.0))),  # an analysis of version 0.1.0 has none
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
    found: list[Suspect] = []
    for number, decision in enumerate(decisions, 1):
        if process_time() - worked >= share or monotonic() - started >= share * SLOW:
            break
        suspect = look(decision, brief, chance)
        if suspect is not None:
            found.append(suspect)
        if progress is not None:
            progress(number, len(decisions))
    found.sort(key=lambda suspect: -suspect.cost)
    again = [look(suspect.decision, long, chance) or suspect for suspect in found[:SUSPECTS]]
    each = math.inf if seconds is None else seconds * (1 - BRIEFLY) / SUSPECTS / 2
    named = [name(suspect, chance, each) for suspect in again]
    mistakes = sorted((one for one in named if one is not None), key=lambda one: -one.cost)[:COSTLY]
    return Analysis(charted(moments, mistakes), mistakes)


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


@dataclass(frozen=True)
class Suspect:
    """A decision for which the bot knows something better, and what it thinks that it cost."""

    decision: Decision
    better: int
    cost: float


def look(decision: Decision, bot: Bot, chance: Chance) -> Suspect | None:
    """What the bot would rather have done, or None if nothing."""
    ratings = bot.ratings(decision.before.imagine(decision.seat, chance), decision.seat)
    best = ratings[0]
    played = next(rating for rating in ratings if rating.action == decision.action)
    if best.action == played.action:
        return None
    if best.chance is None or played.chance is None:  # what was played was not even considered
        return Suspect(decision, best.action, UNCONSIDERED)
    return Suspect(decision, best.action, best.chance - played.chance)


def name(suspect: Suspect, chance: Chance, seconds: float) -> Mistake | None:
    """The mistake, if it surely was one; after so many seconds the fewest worlds must do."""
    decision = suspect.decision
    state, seat = decision.before, decision.seat
    pair = (suspect.better, decision.action)
    soon, later = duel(state, seat, pair, chance, seconds)
    if later.loss <= SURE * later.error or soon.loss < -soon.error:
        return None
    standing = decision.standing
    after = moved(standing, odds(later.played) - odds(later.better))
    if standing - after < NAMED:
        return None
    names = state.game.catalogue.names
    error = later.error * (standing - after) / later.loss
    return Mistake(decision.move, seat, names[pair[1]], names[pair[0]], after, standing, error)


@dataclass(frozen=True)
class Duel:
    """The chances to win after two choices in the same worlds, and the standard error of their difference."""

    better: float
    played: float
    error: float

    @property
    def loss(self) -> float:
        return self.better - self.played


def duel(state: State, seat: int, pair: tuple[int, int], chance: Chance, seconds: float) -> tuple[Duel, Duel]:
    """Follows both choices of a pair, the better one first, in the same worlds with the same luck: how they
    compare at the end of the turn, and as many turns ahead as searches look."""
    soon: list[State] = []
    later: list[State] = []
    worked = process_time()
    for number in range(PAIRS):
        if number >= FEWEST_PAIRS and process_time() - worked > seconds:
            break
        world, luck = state.imagine(seat, chance), chance.fork()
        for action in pair:
            end, its_luck = world.copy(), luck.copy()
            end.apply(seat, action)
            policy.follow(end, its_luck, world.game.clock(world), 1, ANSWERS)
            soon.append(end.copy())
            policy.follow(end, its_luck, end.game.clock(end), turns_ahead(state) - 1, ANSWERS)
            later.append(end)
    return compared(soon, seat), compared(later, seat)


def compared(ends: list[State], seat: int) -> Duel:
    """What became of the two choices, by turns."""
    chances = [verdict[1] for verdict in judge_for(ends[0]).judge(ends, seat)]
    better, played = chances[::2], chances[1::2]
    losses = [one - other for one, other in zip(better, played, strict=True)]
    return Duel(fmean(better), fmean(played), math.sqrt(variance(losses) / len(losses)))


def charted(moments: list[Moment], mistakes: list[Mistake]) -> list[Moment]:
    """The chart with a point for every mistake, so that it says the same as the list."""
    points = {moment.move: moment for moment in moments}
    for mistake in mistakes:
        before = max(move for move in points if move < mistake.move)
        chances = points[before].chances
        rest = 1 - chances[mistake.seat]
        share = (1 - mistake.chance) / rest if rest > 0 else 0.0
        changed = [value * share for value in chances]
        changed[mistake.seat] = mistake.chance
        points[mistake.move] = Moment(mistake.move, changed)
    return [points[move] for move in sorted(points)]


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
