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
is a point of the chart itself. Why the better choice is better is told by source of the evaluation, and how
it would probably have gone on is played by the policy in the position as it was.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass
from statistics import fmean, variance
from time import monotonic, process_time

from perihelion.bots import Bot, explain, make, name_of, policy
from perihelion.bots.because import Because
from perihelion.bots.judging import ANSWERS, judge_for
from perihelion.bots.search import turns_ahead
from perihelion.core.chance import Chance, seeded
from perihelion.core.game import AnyGame
from perihelion.core.record import Record
from perihelion.core.state import State
from perihelion.lab.analysed import SURE, Analysis, Mistake, Moment, Step

COSTLY = 3  # decisions shown
SUSPECTS = 8  # decisions looked at again
BRIEF = 18  # lines of play of a search for every decision
LONG = 120  # and for the suspects
WORLDS = 2  # imagined worlds for each estimate of the chance to win
MOMENTS = 60  # estimates over the course of a game, about
NAMED = 0.02  # a smaller loss is not worth naming
UNCONSIDERED = 0.1  # what a decision that the bot would not consider is suspected to have cost
PAIRS = 40  # worlds in which two choices are compared
FEWEST_PAIRS = 8  # and at least, however little time there is
SLOW = 3.0  # times the limit that may pass on a machine with much else to do
DOUBTED = 0.25  # how much the fall of a chance is worth that the policy's worst action is suspected of
BRIEFLY = (
    0.5  # the share of the time after which suspects are looked at again, each by a search and in a duel
)
SKETCH = 10  # estimates of the first chart, about
LINE = 5  # choices that are told of how it would have gone on
STEPS = 60  # answers that are followed for them, forced ones included
TELL = 1.0  # seconds between two reports of what was found so far
SKETCHED, CHARTED, LOOKED = 0.05, 0.3, 0.6  # the parts of the work after which there is a first chart, a fine
# one, and a list of suspects


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


class Reporter:
    """Tells what was found so far, but not too often."""

    def __init__(self, told: Callable[[Analysis], None] | None) -> None:
        self.told = told
        self.last = -math.inf

    def tell(self, moments: list[Moment], mistakes: list[Mistake], done: float) -> None:
        if self.told is not None and monotonic() - self.last >= TELL:
            self.told(Analysis(charted(moments, mistakes), mistakes, done))
            self.last = monotonic()


def analyse(
    game: AnyGame,
    record: Record,
    progress: Callable[[int, int], None] | None = None,
    seed: str = "analysis",
    seconds: float | None = None,
    told: Callable[[Analysis], None] | None = None,
) -> Analysis:
    """The analysis of a recorded game; `progress` is told how many decisions of how many are done, and `told`
    is handed what was found so far: a sketch of the chart first."""
    started, worked = monotonic(), process_time()
    share = math.inf if seconds is None else seconds * BRIEFLY
    brief, long = judges(game, record.seats, seed, seconds)
    chance, report = seeded(f"{seed} worlds"), Reporter(told)
    if told is not None:
        report.tell(sketch(game, record, brief, seeded(f"{seed} sketch")), [], SKETCHED)
    moments, decisions = follow(game, record, brief, chance)
    report.tell(moments, [], CHARTED)
    found: list[Suspect] = []
    for number, decision in enumerate(decisions, 1):
        if process_time() - worked >= share or monotonic() - started >= share * SLOW:
            break
        suspect = look(decision, brief, chance)
        if suspect is not None:
            found.append(suspect)
        if progress is not None:
            progress(number, len(decisions))
        report.tell(moments, [], CHARTED + (LOOKED - CHARTED) * number / len(decisions))
    found.sort(key=lambda suspect: -suspect.cost)
    each = math.inf if seconds is None else seconds * (1 - BRIEFLY) / SUSPECTS / 2
    suspects = found[:SUSPECTS]
    mistakes: list[Mistake] = []
    for number, suspect in enumerate(suspects, 1):
        mistake = name(look(suspect.decision, long, chance) or suspect, chance, each)
        if mistake is not None:
            mistakes = sorted([*mistakes, mistake], key=lambda one: -one.cost)[:COSTLY]
        report.tell(moments, mistakes, LOOKED + (1 - LOOKED) * number / (len(suspects) + 1))
    return Analysis(charted(moments, mistakes), mistakes)


def sketch(game: AnyGame, record: Record, bot: Bot, chance: Chance) -> list[Moment]:
    """The course of the game at a few places."""
    every = max(1, len(record.moves) // SKETCH)
    state = game.new(record.seats, record.seed, record.options)
    moments = [Moment(0, chances_to_win(state, bot, chance))]
    for number, move in enumerate(record.moves, 1):
        question = state.asks
        state.act(move.seat, state.number(move.action))
        settled = state.asks != question and number - moments[-1].move >= every
        if settled or number == len(record.moves):
            moments.append(Moment(number, chances_to_win(state, bot, chance)))
    return moments


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
    return Mistake(
        decision.move, seat, names[pair[1]], names[pair[0]], after, standing, error,
        why_better(state, seat, pair, chance), continued(state, seat, pair[0], chance),
    )  # fmt: skip


def why_better(state: State, seat: int, pair: tuple[int, int], chance: Chance) -> list[Because]:
    """What speaks for the first of two choices, by source, from what the player could know."""
    return explain(state.imagine(seat, chance), seat, pair[0], [pair[1]], chance).reasons


def continued(state: State, seat: int, action: int, chance: Chance) -> list[Step]:
    """How it would probably have gone on: the next real choices in the position as it was, everybody deciding
    by the policy from what they could know."""
    names, later = state.game.catalogue.names, state.copy()
    later.apply(seat, action)
    line: list[Step] = []
    for _ in range(STEPS):
        if later.over or len(line) == LINE:
            break
        asked = later.asked_seats()[0]
        choice = policy.answer(later.imagine(asked, chance), asked, chance)
        if len(later.legal(asked)) > 1:
            line.append(Step(asked, names[choice]))
        later.apply(asked, choice)
    return line


@dataclass(frozen=True)
class Trial:
    """How a choice compares with a better one: what it surely loses of the chance to win, nothing if that is
    not sure, with the standard error of it; and what speaks for the better one."""

    loss: float
    error: float
    reasons: list[Because]

    @property
    def as_good(self) -> bool:
        return self.loss < NAMED


def tried(state: State, seat: int, better: int, choice: int, seed: str, seconds: float) -> Trial:
    """Compares what somebody tries with the better choice, as the analysis compares what was played."""
    chance, pair = seeded(f"{seed} tried"), (better, choice)
    soon, later = duel(state, seat, pair, chance, seconds)
    if later.loss <= SURE * later.error or soon.loss < -soon.error:
        return Trial(0.0, later.error, [])
    return Trial(later.loss, later.error, why_better(state, seat, pair, chance))


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
            policy.follow(end, its_luck, policy.Horizon(world.game.clock(world), 1), ANSWERS)
            soon.append(end.copy())
            policy.follow(end, its_luck, policy.Horizon(end.game.clock(end), turns_ahead(state) - 1), ANSWERS)
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
