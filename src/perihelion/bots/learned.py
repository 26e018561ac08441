"""The learned bot: a value network, trained by playing itself, looks one step ahead.

Every action is tried in imagined worlds; where others are asked at the same time their answers are drawn from
what the network predicts of them. The position after that is judged by the network. For player counts that
have no trained network it searches instead.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import ClassVar

import numpy as np

from perihelion.bots.bot import Bot, Rating, by_value
from perihelion.bots.network import Network, load_network
from perihelion.bots.search import SearchBot
from perihelion.core.chance import Chance
from perihelion.core.state import State

WEIGHTS = Path(__file__).with_name("weights")
WORLDS = 3  # imagined worlds to average over where the others' secret answers matter
FOLLOWED = 60  # answers to follow before a position is judged as it stands


def has_network(game_id: str, seats: int) -> bool:
    return (WEIGHTS / f"{game_id}-{seats}.npz").is_file()


@cache
def network_for(game_id: str, seats: int) -> Network:
    return load_network(WEIGHTS / f"{game_id}-{seats}.npz")


class LearnedBot(Bot):
    name: ClassVar[str] = "learned"

    def __init__(self, seed: int | str, network: Network | None = None) -> None:
        super().__init__(seed)
        self.network = network
        self.search = SearchBot(seed, seconds=1.8)

    def choose(self, world: State, seat: int) -> int:
        return self.ratings(world, seat)[0].action

    def ratings(self, world: State, seat: int) -> list[Rating]:
        network = self.network_of(world)
        if network is None:
            return self.search.ratings(world, seat)
        legal = world.legal(seat)
        chances = judge(network, world, seat, legal, self.chance, WORLDS)
        return by_value(
            [
                Rating(action, float(chance), float(chance))
                for action, chance in zip(legal, chances, strict=True)
            ]
        )

    def estimate(self, world: State, seat: int) -> float:
        network = self.network_of(world)
        if network is None or world.over:
            return super().estimate(world, seat)
        return float(values(network, [world], seat)[0])

    def network_of(self, world: State) -> Network | None:
        """The network for this game and player count, if there is one."""
        if self.network is not None or not has_network(world.game.id, world.seats):
            return self.network
        return network_for(world.game.id, world.seats)


def judge(
    network: Network, world: State, seat: int, actions: list[int], chance: Chance, worlds: int
) -> list[float]:
    """The chance to win after each action, averaged over several worlds if the others are asked too."""
    shared = world.asked != 1 << seat
    total = np.zeros(len(actions))
    count = worlds if shared else 1
    for number in range(count):
        here = world if number == 0 else world.imagine(seat, chance)
        luck = chance.fork()
        after = [_after(network, here, seat, action, luck.copy()) for action in actions]
        total += values(network, after, seat)
    return [float(value) for value in total / count]


def values(network: Network, states: list[State], seat: int) -> np.ndarray[tuple[int], np.dtype[np.float32]]:
    """The chance to win in each position: certain where the game is over."""
    found = network.value(np.array([state.game.features(state, seat) for state in states], np.float32))
    for number, state in enumerate(states):
        if state.over:
            winners = state.game.winners(state)
            found[number] = 1 / len(winners) if seat in winners else 0.0
    return found


def _after(network: Network, world: State, seat: int, action: int, chance: Chance) -> State:
    """The position once the question is answered by everybody."""
    state = world.copy()
    state.apply(seat, action)
    settle(network, state, seat, chance)
    return state


def settle(network: Network, state: State, seat: int, chance: Chance) -> None:
    """Answers the open question to its end, and whatever follows that is no choice for the seat."""
    question = state.asks
    for _ in range(FOLLOWED):
        if state.over:
            return
        asked = state.asked_seats()
        if seat in asked:
            legal = state.legal(seat)
            if len(legal) > 1:
                return
            state.apply(seat, legal[0])
        elif state.asks == question:
            state.apply(asked[0], expected(network, state, asked[0], chance))
        else:
            return


def expected(network: Network, state: State, seat: int, chance: Chance) -> int:
    """An answer of another seat: drawn as the network predicts, or any where it predicts nothing."""
    legal = state.legal(seat)
    if legal[0] not in network.place or len(legal) == 1:
        return chance.pick(legal)
    left = chance.below(1_000_000) / 1_000_000
    for action, share in zip(legal, network.predict(state.game.features(state, seat), legal), strict=True):
        left -= share
        if left < 0:
            return action
    return legal[-1]
