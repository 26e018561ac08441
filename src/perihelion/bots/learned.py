"""The learned bot: it plays the round out in its mind and asks a network who is winning then.

Every action is tried in imagined worlds. The rest of the round is played by the policy (the game's own
judgement); where others are asked the strategic question at the same time, their answers are drawn from
what is predicted of them. When the strategic question comes up again a network judges the position. What it
plays by is an `Insight` of its own for every game and player count; for those that have none it searches, and
where a search by the same network wins more games against others it does so, too.
"""

from __future__ import annotations

import math
from abc import ABC, abstractmethod
from functools import cache
from time import monotonic
from typing import ClassVar

import numpy as np

from perihelion.bots import policy
from perihelion.bots.bot import Bot, Rating, by_value
from perihelion.bots.judging import (
    WIN,
    Judge,
    Verdict,
    judge_for,
    learned_file,
    margin_scale,
    share_of_victory,
    weights_file,
)
from perihelion.bots.network import Network, load_network
from perihelion.bots.predictor import Predictor, load_predictor
from perihelion.bots.search import SearchBot
from perihelion.bots.value import NetworkJudge, input_count, load_value
from perihelion.core.chance import Chance
from perihelion.core.game import AnyGame
from perihelion.core.state import State

SEARCHED = {"race": (4,)}  # player counts at which a search by the network wins more, by game
LINES = 240  # of play that it follows there
SECONDS = 1.5  # a bound for searches
AHEAD = 1  # turns that they look ahead by the network
STRATEGIC = 20  # imagined worlds to average over for the strategic question
TACTICAL = 8  # and for all others
DOUBT = 0.02  # by which the policy's own tactical choice must be beaten: so much is chance in an estimate
FURTHER = 2  # draws of the others' choices for every own one, for who looks a round further
FOLLOWED = 200  # answers to follow before a position is judged as it stands
NOBODY = -1
STRIDES = (1, 7, 11)  # by which the draws of the others' choices go through all chances, from seat to seat


class Insight(ABC):
    """What the bot knows by heart: which of the others' choices are likely, and who is winning."""

    hasty: ClassVar[bool] = False  # whether a choice that ends the round is judged at the end of the next one

    def __init__(self, covered: list[int]) -> None:
        self.place = {action: place for place, action in enumerate(covered)}

    def asks(self, world: State, seat: int) -> bool:
        """Whether the seat is asked the strategic question."""
        return world.is_asked(seat) and world.legal(seat)[0] in self.place

    @abstractmethod
    def verdicts(self, worlds: list[State], seat: int) -> list[Verdict]:
        """What each position before the strategic question is worth, in chances to win with a view to the
        margin, and the chance to win itself."""

    @abstractmethod
    def shares(self, world: State, seat: int, legal: list[int]) -> list[float]:
        """The probability of each answer of another seat to the strategic question."""

    def ask_anew(self, world: State, seat: int) -> None:
        """Lets the others who have answered the open question in secret answer it again: what an imagined
        world has in their place is anything at all."""
        step = world.step()
        for other in range(world.seats):
            if other != seat and not world.is_asked(other) and step.secret and step.forget(world, other):
                world.asked |= 1 << other

    def point(self, world: int, worlds: int, turn: int, luck: Chance) -> float:
        """Where from 0 to 1 among the probabilities a seat's choice is drawn: evenly in so many worlds."""
        return ((world * STRIDES[turn % len(STRIDES)]) % worlds + luck.below(1000) / 1000) / worlds


class Learned(Insight):
    """The judge by the value network, and a predictor."""

    def __init__(self, judge: Judge, predictor: Predictor) -> None:
        super().__init__(predictor.covered)
        self.judge = judge
        self.predictor = predictor

    def verdicts(self, worlds: list[State], seat: int) -> list[Verdict]:
        whole = 2 * WIN * margin_scale(worlds[0].game.id)
        return [(worth / whole, chance) for worth, chance in self.judge.judge(worlds, seat)]

    def shares(self, world: State, seat: int, legal: list[int]) -> list[float]:
        return self.predictor.shares(world, seat, legal)


class FirstLearned(Insight):
    """What the bot knew in version 0.1: it judged by a network of its own, predicted by a hand that it
    imagined, and thought others capable of anything once they had answered."""

    hasty: ClassVar[bool] = True

    def __init__(self, network: Network) -> None:
        super().__init__(network.covered)
        self.network = network

    def verdicts(self, worlds: list[State], seat: int) -> list[Verdict]:
        seen = np.array([world.game.features(world, seat) for world in worlds], np.float32)
        told = judge_for(worlds[0]).judge(worlds, seat)
        return [
            (share_of_victory(world, seat) if world.over else float(value), chance)
            for world, value, (_, chance) in zip(worlds, self.network.value(seen), told, strict=True)
        ]

    def shares(self, world: State, seat: int, legal: list[int]) -> list[float]:
        return self.network.predict(world.game.features(world, seat), legal)

    def ask_anew(self, world: State, seat: int) -> None:
        pass

    def point(self, world: int, worlds: int, turn: int, luck: Chance) -> float:
        return luck.below(1_000_000) / 1_000_000


def has_network(game_id: str, seats: int, version: str = "") -> bool:
    return learned_file(game_id, seats, version).is_file()


@cache
def insight_for(game: AnyGame, seats: int, version: str = "") -> Insight | None:
    """What was learned of a game at a player count; nothing if its components were changed since."""
    file = learned_file(game.id, seats, version)
    if not file.is_file():
        return None
    if version:
        network = load_network(file)
        return FirstLearned(network) if network.inputs == game.feature_count(seats) else None
    predictor = load_predictor(file)
    if predictor.inputs != input_count(game, seats):
        return None
    return Learned(NetworkJudge(load_value(weights_file(game.id, seats)), decides=True), predictor)


def is_searched(world: State) -> bool:
    """Whether a search by the network plays better than playing out the round."""
    return world.seats in SEARCHED.get(world.game.id, ())


class LearnedBot(Bot):
    """With a version it plays by what it knew then. `strategic` and `tactical` are the imagined worlds that
    it takes for a decision."""

    name: ClassVar[str] = "learned"

    def __init__(
        self,
        seed: int | str,
        insight: Insight | None = None,
        version: str = "",
        strategic: int = STRATEGIC,
        tactical: int = TACTICAL,
    ) -> None:
        super().__init__(seed)
        self.insight = insight
        self.version = version
        self.strategic = strategic
        self.tactical = tactical
        self.search = SearchBot(seed, seconds=SECONDS)
        self.by_network = SearchBot(seed, LINES, SECONDS, AHEAD, by_network=True)

    def choose(self, world: State, seat: int) -> int:
        return self.ratings(world, seat)[0].action

    def ratings(self, world: State, seat: int) -> list[Rating]:
        insight = self.insight_of(world)
        if insight is None:
            return self.search.ratings(world, seat)
        if self.insight is None and not self.version and is_searched(world):
            return self.by_network.ratings(world, seat)
        legal = world.legal(seat)
        if insight.asks(world, seat):
            favourite, worlds = -1, self.strategic
        else:
            favourite, worlds = policy.answer(world, seat, self.chance, whim=0), self.tactical
        judged = judge(insight, world, seat, legal, self.chance, worlds)
        return by_value(
            [
                Rating(action, value + (DOUBT if action == favourite else 0.0), chance)
                for action, (value, chance) in zip(legal, judged, strict=True)
            ]
        )

    def insight_of(self, world: State) -> Insight | None:
        """What it knows of this game and player count, if anything."""
        return self.insight or insight_for(world.game, world.seats, self.version)


def judge(
    insight: Insight,
    world: State,
    seat: int,
    actions: list[int],
    chance: Chance,
    worlds: int,
    further: int = 0,
    until: float = math.inf,
) -> list[Verdict]:
    """What each action is worth, and the chance to win after it, averaged over several worlds; all actions
    are tried in the same ones. With `further` draws positions are judged a round later. The clock may end it
    after the first world."""
    worth, chances = [0.0] * len(actions), [0.0] * len(actions)
    done = 0
    while done < worlds and (done == 0 or monotonic() < until):
        here = world.copy() if done == 0 else world.imagine(seat, chance)
        insight.ask_anew(here, seat)
        luck = chance.fork()
        others = drawn(insight, here, seat, luck, done, worlds)
        later = [tried(insight, here, seat, action, others, luck.copy()) for action in actions]
        found = insight.verdicts(later, seat)
        deeper = (
            looked_further(insight, later, seat, luck, further) if further else [worth for worth, _ in found]
        )
        for place, value in enumerate(deeper):
            worth[place] += value
            chances[place] += found[place][1]
        done += 1
    return [(value / done, share / done) for value, share in zip(worth, chances, strict=True)]


def drawn(
    insight: Insight, world: State, seat: int, luck: Chance, number: int, worlds: int
) -> list[tuple[int, int]]:
    """What the other seats answer to the strategic question in one of so many worlds, as it is predicted."""
    found: list[tuple[int, int]] = []
    for other in world.asked_seats():
        if other == seat or not insight.asks(world, other):
            continue
        left = insight.point(number, worlds, len(found), luck)
        legal = world.legal(other)
        answer = legal[-1]
        for action, share in zip(legal, insight.shares(world, other, legal), strict=True):
            left -= share
            if left < 0:
                answer = action
                break
        found.append((other, answer))
    return found


def tried(
    insight: Insight, world: State, seat: int, action: int, others: list[tuple[int, int]], luck: Chance
) -> State:
    """The position when the strategic question is put anew, after an action and the others' answers."""
    state = world.copy()
    state.apply(seat, action)
    if insight.hasty and not others and not state.over:
        others = drawn(insight, state, NOBODY, luck, 0, 1)
    for other, answer in others:
        state.apply(other, answer)
    play_on(insight, state, luck)
    return state


def looked_further(insight: Insight, states: list[State], seat: int, luck: Chance, draws: int) -> list[float]:
    """What each position before the strategic question is worth if the seat answers it best: all its answers
    are tried against the same draws of what the others may answer."""
    fates = [luck.fork() for _ in range(draws)]
    ends: list[State] = []
    counts: list[int] = []  # by position: how many answers were tried
    for state in states:
        answers = state.legal(seat) if not state.over and insight.asks(state, seat) else []
        counts.append(len(answers))
        predicted = [
            drawn(insight, state, seat, fate, number, draws) if answers else []
            for number, fate in enumerate([fate.copy() for fate in fates])
        ]
        for action in answers:
            for others, fate in zip(predicted, fates, strict=True):
                ends.append(tried(insight, state, seat, action, others, fate.copy()))
    found = [worth for worth, _ in insight.verdicts(states, seat)]
    deeper = [worth for worth, _ in insight.verdicts(ends, seat)] if ends else []
    first = 0
    for place, count in enumerate(counts):
        sums = [sum(deeper[first + draws * one : first + draws * (one + 1)]) for one in range(count)]
        if sums:
            found[place] = max(sums) / draws
        first += draws * count
    return found


def play_on(insight: Insight, state: State, chance: Chance) -> None:
    """Plays by the policy until the strategic question is put anew."""
    for _ in range(FOLLOWED):
        if state.over:
            return
        seat = state.asked_seats()[0]
        if insight.asks(state, seat):
            return
        state.apply(seat, policy.answer(state, seat, chance, whim=0))
