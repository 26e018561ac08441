"""Training the learned bot by playing against itself.

The network chooses where it counts (the strategic question, in Race the action cards); the rest of a round is
played by the game's own judgement, which at first chooses everything, so that there is something worth
learning. Temporal differences: after every game each position in which a player had that choice is moved
towards what came of it, a blend of the network's own later judgements and of the result. Together with it a
predictor of the others' choices learns from what they chose. Training can be stopped at any time and goes
on where it was.
"""

from __future__ import annotations

import json
import math
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass, field
from pathlib import Path

import numpy as np

from perihelion.bots import policy
from perihelion.bots.learned import judge, values
from perihelion.bots.network import Array, Network, load_network, new_network, sigmoid
from perihelion.core.chance import Chance, seeded
from perihelion.core.game import AnyGame
from perihelion.core.state import State
from perihelion.lab.adam import Adam

HIDDEN = 50
LAMBDA = 0.9  # how much of the later course counts against the next judgement
WHIM = 4  # per cent of choices made at random, so that everything is tried
TAUGHT = 4_000  # games in which the game's own judgement chooses for the network, at first always, then less
ANSWERS = 1_500  # of a game; one that has not ended by then teaches nothing
MARGIN_SCALE = 8.0
RESULT_SHARE = 0.6  # of the target: who won; the rest is by how much
BATCH = 256
REUSE = 4  # how often a position is learned from, about; much more and the network learns it by heart
DECAY = 1e-2  # by which weights shrink, for the same reason
MEMORY = 60_000  # positions remembered
RATE = 2e-3
RATE_HALVES = 4_000  # games after which the learning rate has fallen to a half
WARM = 4_000  # positions to have seen, after a start or a resumption, before there is learning
SAVE_EVERY = 50


@dataclass
class Progress:
    """How far training has come: games played, and the mean error of the judgement, in blocks."""

    games: int = 0
    value_error: list[float] = field(default_factory=list)
    policy_error: list[float] = field(default_factory=list)


class Memory:
    """The most recent examples: features with their targets."""

    def __init__(self, inputs: int, size: int) -> None:
        self.features = np.zeros((size, inputs), np.float16)
        self.targets = np.zeros(size, np.float32)
        self.size = size
        self.count = 0

    def add(self, features: Array, targets: Array) -> None:
        places = np.arange(self.count, self.count + len(targets)) % self.size
        self.features[places] = features
        self.targets[places] = targets
        self.count += len(targets)

    def sample(self, rng: np.random.Generator, count: int) -> tuple[Array, Array]:
        chosen = rng.integers(0, min(self.count, self.size), count)
        return self.features[chosen].astype(np.float32), self.targets[chosen]


class SelfTrainer:
    """Plays games against itself and learns from them."""

    def __init__(self, game: AnyGame, seats: int, folder: Path, seed: int = 1) -> None:
        self.game = game
        self.seats = seats
        self.folder = folder
        self.seed = seed
        inputs = game.feature_count(seats)
        if not inputs or not game.foreseen():
            raise ValueError(f"{game.id} has no strategic question to learn from; race has")
        self.progress = Progress()
        self.network = new_network(inputs, HIDDEN, game.foreseen(), seed)
        if self.progress_file.exists():
            self.progress = Progress(**json.loads(self.progress_file.read_text(encoding="utf-8")))
            self.network = load_network(self.network_file)
        self.memory = Memory(inputs, MEMORY)
        self.choices = Memory(inputs, MEMORY // 3)
        self.value_steps = Adam(self.network.weights, DECAY)
        self.policy_steps = Adam(self.network.weights, DECAY)
        self._errors: tuple[list[float], list[float]] = ([], [])

    @property
    def network_file(self) -> Path:
        return self.folder / f"{self.game.id}-{self.seats}.npz"

    @property
    def progress_file(self) -> Path:
        return self.folder / f"{self.game.id}-{self.seats}.json"

    def run(self, games: int, told: Callable[[int], None] | None = None) -> None:
        """Plays until so many games have been played in all."""
        while self.progress.games < games:
            self.one_game()
            if self.progress.games % SAVE_EVERY == 0 or self.progress.games == games:
                self.save()
            if told is not None:
                told(self.progress.games)

    def save(self) -> None:
        """Writes network and progress; a save that is interrupted leaves the one before."""
        self.folder.mkdir(parents=True, exist_ok=True)
        value, policy = self._errors
        if value:
            self.progress.value_error.append(sum(value) / len(value))
            self.progress.policy_error.append(sum(policy) / max(1, len(policy)))
            self._errors = ([], [])
        fresh = self.network_file.with_suffix(".new.npz")
        self.network.save(fresh)
        fresh.replace(self.network_file)
        self.progress_file.write_text(json.dumps(asdict(self.progress)), encoding="utf-8")

    def one_game(self) -> None:
        number = self.progress.games
        chance = seeded(f"train {self.seed} {number}")
        rng = np.random.default_rng((self.seed, number))
        taught = max(0, 100 - 100 * number // TAUGHT)
        played = SelfPlay(self.game, self.seats, self.network, chance, f"{self.seed} {number}", taught)
        played.run()
        before = self.memory.count
        for features, targets in played.lessons():
            self.memory.add(features, targets)
        fresh = self.memory.count - before
        if played.predicted:
            inputs = np.array([features for features, _ in played.predicted], np.float32)
            self.choices.add(inputs, np.array([place for _, place in played.predicted], np.float32))
        rate = RATE * 0.5 ** (number / RATE_HALVES)
        if self.memory.count >= WARM:
            for _ in range(lessons_due(self.memory.count, fresh)):
                self._errors[0].append(self.learn_value(rng, rate))
            for _ in range(lessons_due(self.choices.count, len(played.predicted))):
                self._errors[1].append(self.learn_policy(rng, rate))
        self.progress.games += 1

    def learn_value(self, rng: np.random.Generator, rate: float) -> float:
        x, target = self.memory.sample(rng, BATCH)
        w = self.network.weights
        hidden = np.tanh(x @ w["value_in"] + w["value_in_bias"])
        guess = sigmoid(hidden @ w["value_out"] + w["value_out_bias"])
        error = (guess - target) / len(target)
        back = np.outer(error, w["value_out"]) * (1 - hidden * hidden)
        gradients = {
            "value_out": hidden.T @ error,
            "value_out_bias": error.sum(keepdims=True),
            "value_in": x.T @ back,
            "value_in_bias": back.sum(0),
        }
        self.value_steps.step(gradients, rate)
        return float(np.mean((guess - target) ** 2))

    def learn_policy(self, rng: np.random.Generator, rate: float) -> float:
        x, place = self.choices.sample(rng, BATCH)
        w = self.network.weights
        hidden = np.tanh(x @ w["policy_in"] + w["policy_in_bias"])
        logits = hidden @ w["policy_out"] + w["policy_out_bias"]
        odds = np.exp(logits - logits.max(1, keepdims=True))
        odds /= odds.sum(1, keepdims=True)
        rows, chosen = np.arange(len(place)), place.astype(int)
        loss = float(-np.log(odds[rows, chosen] + 1e-9).mean())
        odds[rows, chosen] -= 1
        odds /= len(place)
        back = (odds @ w["policy_out"].T) * (1 - hidden * hidden)
        gradients = {
            "policy_out": hidden.T @ odds,
            "policy_out_bias": odds.sum(0),
            "policy_in": x.T @ back,
            "policy_in_bias": back.sum(0),
        }
        self.policy_steps.step(gradients, rate)
        return loss


class SelfPlay:
    """One game of the network against itself, with what there is to learn from it."""

    def __init__(
        self, game: AnyGame, seats: int, network: Network, chance: Chance, seed: str, taught: int
    ) -> None:
        self.network = network
        self.chance = chance
        self.taught = taught  # per cent of the strategic choices
        self.state = game.new(seats, seed)
        self.met: list[list[Sequence[float]]] = [
            [] for _ in range(seats)
        ]  # by seat: positions with the choice
        self.judged: list[list[float]] = [[] for _ in range(seats)]
        self.predicted: list[
            tuple[Sequence[float], int]
        ] = []  # what others knew of a chooser, and the choice
        self._known: list[list[Sequence[float]]] = [[] for _ in range(seats)]

    def run(self) -> None:
        for _ in range(ANSWERS):
            if self.state.over:
                return
            seat = self.state.asked_seats()[0]
            legal = self.state.legal(seat)
            if len(legal) == 1:
                action = legal[0]
            elif legal[0] in self.network.place:
                action = self.choose(seat, legal)
            else:
                action = policy.answer(self.state.imagine(seat, self.chance), seat, self.chance, WHIM)
            self.state.apply(seat, action)

    def choose(self, seat: int, legal: list[int]) -> int:
        """The strategic choice, noted with what there was to know."""
        world = self.state.imagine(seat, self.chance)
        self.met[seat].append(world.game.features(world, seat))
        self.judged[seat] += values(self.network, [world], seat)
        for other in range(world.seats):
            if other != seat and world.is_asked(other):
                self._known[other].append(world.game.features(world, other))
        action = self._decide(world, seat, legal)
        place = self.network.place[action]
        self.predicted += [(known, place) for known in self._known[seat]]
        self._known[seat] = []
        return action

    def _decide(self, world: State, seat: int, legal: list[int]) -> int:
        if self.chance.below(100) < WHIM:
            return self.chance.pick(legal)
        if self.chance.below(100) < self.taught:
            return policy.answer(world, seat, self.chance, whim=0)
        worth = [value for value, _ in judge(self.network, world, seat, legal, self.chance, 1)]
        return legal[worth.index(max(worth))]

    def lessons(self) -> list[tuple[Array, Array]]:
        """For each seat its positions with their targets."""
        found = []
        for seat, positions in enumerate(self.met):
            if positions and self.state.over:
                targets = blended(self.judged[seat], result(self.state, seat))
                found.append((np.array(positions, np.float32), np.array(targets, np.float32)))
        return found


def lessons_due(count: int, fresh: int) -> int:
    """How many batches to learn from after a game that brought so many examples, the last of `count`."""
    return (REUSE * count // BATCH) - (REUSE * (count - fresh) // BATCH)


def blended(judged: list[float], outcome: float) -> list[float]:
    """Each position's target: its successors' judgements and the outcome, weighted by LAMBDA."""
    targets = [0.0] * len(judged)
    later = outcome
    for place in reversed(range(len(judged))):
        targets[place] = later
        later = (1 - LAMBDA) * judged[place] + LAMBDA * later
    return targets


def result(state: State, seat: int) -> float:
    """What a finished game was worth: mostly the win, partly the margin."""
    winners = state.game.winners(state)
    won = 1 / len(winners) if seat in winners else 0.0
    scores = state.game.scores(state)
    rival = max(score for other, score in enumerate(scores) if other != seat)
    margin = 1 / (1 + math.exp(-(scores[seat] - rival) / MARGIN_SCALE))
    return RESULT_SHARE * won + (1 - RESULT_SHARE) * margin
