"""The learned bot: it plays the round out in its mind and asks a network who is winning then.

Every action is tried in imagined worlds. The rest of the round is played by the policy (the game's own
judgement); where others are asked the strategic question at the same time, their answers are drawn from
what the network predicts of them. When the strategic question comes up again the network, trained by playing
itself, judges it; what is told of the chance to win is the estimate that serves everybody. For player counts
that have no trained network the bot searches instead.
"""

from __future__ import annotations

import math
from functools import cache
from time import monotonic
from typing import ClassVar

import numpy as np

from perihelion.bots import policy
from perihelion.bots.bot import Bot, Rating, by_value
from perihelion.bots.judging import judge_for, learned_file
from perihelion.bots.network import Network, load_network
from perihelion.bots.search import SearchBot
from perihelion.core.chance import Chance
from perihelion.core.state import State

STRATEGIC = 20  # imagined worlds to average over for the strategic question
TACTICAL = 8  # and for all others
DOUBT = 0.02  # by which the policy's own tactical choice must be beaten: so much is chance in an estimate
FURTHER = 2  # draws of the others' choices for every own one, for who looks a round further
FOLLOWED = 200  # answers to follow before a position is judged as it stands


def has_network(game_id: str, seats: int, version: str = "") -> bool:
    return learned_file(game_id, seats, version).is_file()


@cache
def network_for(game_id: str, seats: int, version: str = "") -> Network:
    return load_network(learned_file(game_id, seats, version))


class LearnedBot(Bot):
    """With a version it plays by the weights that it had then."""

    name: ClassVar[str] = "learned"

    def __init__(self, seed: int | str, network: Network | None = None, version: str = "") -> None:
        super().__init__(seed)
        self.network = network
        self.version = version
        self.search = SearchBot(seed, seconds=1.5)

    def choose(self, world: State, seat: int) -> int:
        return self.ratings(world, seat)[0].action

    def ratings(self, world: State, seat: int) -> list[Rating]:
        network = self.network_of(world)
        if network is None:
            return self.search.ratings(world, seat)
        legal = world.legal(seat)
        if legal[0] in network.place:
            favourite, worlds = -1, STRATEGIC
        else:
            favourite, worlds = policy.answer(world, seat, self.chance, whim=0), TACTICAL
        judged = judge(network, world, seat, legal, self.chance, worlds)
        return by_value(
            [
                Rating(action, value + (DOUBT if action == favourite else 0.0), chance)
                for action, (value, chance) in zip(legal, judged, strict=True)
            ]
        )

    def network_of(self, world: State) -> Network | None:
        """The network for this game and player count, if there is one."""
        if self.network is not None or not has_network(world.game.id, world.seats, self.version):
            return self.network
        return network_for(world.game.id, world.seats, self.version)


def judge(
    network: Network,
    world: State,
    seat: int,
    actions: list[int],
    chance: Chance,
    worlds: int,
    further: int = 0,
    until: float = math.inf,
) -> list[tuple[float, float]]:
    """What each action is worth by the network, and the chance to win after it, averaged over several worlds;
    all actions are tried in the same ones. With `further` draws positions are judged a round later. The clock
    may end it after the first world."""
    worth, chances = [0.0] * len(actions), [0.0] * len(actions)
    teller = judge_for(world)
    done = 0
    while done < worlds and (done == 0 or monotonic() < until):
        here = world if done == 0 else world.imagine(seat, chance)
        luck = chance.fork()
        later = []
        for action in actions:
            state = here.copy()
            state.apply(seat, action)
            play_on(network, state, luck.copy())
            later.append(state)
        found = (
            looked_further(network, later, seat, luck, further) if further else values(network, later, seat)
        )
        for place, value in enumerate(found):
            worth[place] += value
        for place, verdict in enumerate(teller.judge(later, seat)):
            chances[place] += verdict[1]
        done += 1
    return [(value / done, share / done) for value, share in zip(worth, chances, strict=True)]


def looked_further(network: Network, states: list[State], seat: int, luck: Chance, draws: int) -> list[float]:
    """The chance to win in each position before the strategic question if the seat answers it best: all its
    answers are tried against the same draws of what the others may answer."""
    fates = [luck.fork() for _ in range(draws)]
    ends: list[State] = []
    tried: list[tuple[int, int]] = []  # by position: how many answers, and where their ends begin
    for state in states:
        asked = not state.over and state.is_asked(seat) and state.legal(seat)[0] in network.place
        answers = state.legal(seat) if asked else []
        tried.append((len(answers), len(ends)))
        for action in answers:
            for fate in fates:
                end = state.copy()
                end.apply(seat, action)
                play_on(network, end, fate.copy())
                ends.append(end)
    found = values(network, states, seat)
    deeper = values(network, ends, seat) if ends else []
    for place, (count, first) in enumerate(tried):
        sums = [sum(deeper[first + draws * one : first + draws * (one + 1)]) for one in range(count)]
        if sums:
            found[place] = max(sums) / draws
    return found


def values(network: Network, states: list[State], seat: int) -> list[float]:
    """The chance to win in each position: certain where the game is over."""
    found = network.value(np.array([state.game.features(state, seat) for state in states], np.float32))
    judged = [float(value) for value in found]
    for number, state in enumerate(states):
        if state.over:
            winners = state.game.winners(state)
            judged[number] = 1 / len(winners) if seat in winners else 0.0
    return judged


def play_on(network: Network, state: State, chance: Chance) -> None:
    """Plays by the policy until the strategic question is put anew."""
    question = state.asks
    for _ in range(FOLLOWED):
        if state.over:
            return
        seat = state.asked_seats()[0]
        legal = state.legal(seat)
        if legal[0] in network.place:
            if state.asks != question:
                return
            state.apply(seat, expected(network, state, seat, legal, chance))
        else:
            state.apply(seat, policy.answer(state, seat, chance, whim=0))


def expected(network: Network, state: State, seat: int, legal: list[int], chance: Chance) -> int:
    """The strategic choice of another seat, drawn as the network predicts it."""
    left = chance.below(1_000_000) / 1_000_000
    for action, share in zip(legal, network.predict(state.game.features(state, seat), legal), strict=True):
        left -= share
        if left < 0:
            return action
    return legal[-1]
