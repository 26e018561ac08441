"""Does trading pay in Starfarers? One greedy bot that never trades sits among greedy bots who do.

Seats are rotated and deals paired, as everywhere in the lab. If trading pays, who abstains wins less than its
fair share. `--games 2400 --seats 4` takes a minute or two on the compiled engine.
"""

from __future__ import annotations

import argparse
from typing import ClassVar

from perihelion import games
from perihelion.bots import Bot, Rating, make
from perihelion.bots.greedy import GreedyBot
from perihelion.core.state import State
from perihelion.lab.intervals import Estimate, share
from perihelion.lab.play import MOVE_CAP, Setting, drive

GAME = "starfarers"
TRADING = frozenset({"offer", "propose", "propose-to", "call", "suggest", "accept", "counter", "deal"})


class Abstainer(Bot):
    """Plays like the greedy bot, but neither offers nor takes a trade."""

    name: ClassVar[str] = "abstainer"

    def __init__(self, seed: int | str) -> None:
        super().__init__(seed)
        self.greedy = GreedyBot(seed)

    def choose(self, world: State, seat: int) -> int:
        return self.among(world, seat, world.legal(seat))

    def among(self, world: State, seat: int, legal: list[int]) -> int:
        names = world.game.catalogue.names
        others = [action for action in legal if names[action].partition(":")[0] not in TRADING]
        return self.greedy.among(world, seat, others or legal)

    def ratings(self, world: State, seat: int) -> list[Rating]:
        return self.greedy.ratings(world, seat)


def abstaining(seats: int, count: int, seed: str) -> Estimate:
    """The share of games that the one who never trades wins."""
    setting = Setting(GAME, ("abstainer", *["greedy"] * (seats - 1)), seed)
    won = 0.0
    for number in range(count - count % seats):
        state = games.get(GAME).new(seats, setting.deal(number))
        seating = setting.seating(number)
        luck = [f"{setting.deal(number)} {number} {entrant}" for entrant in seating]
        bots = [
            make("greedy", GAME, luck[seat]) if entrant else Abstainer(luck[seat])
            for seat, entrant in enumerate(seating)
        ]
        drive(state, bots, MOVE_CAP)
        winners = state.game.winners(state)
        if seating.index(0) in winners:
            won += 1 / len(winners)
    return share(won, count - count % seats)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=2400)
    parser.add_argument("--seats", type=int, default=4, choices=games.get(GAME).players)
    parser.add_argument("--seed", default="bargain")
    given = parser.parse_args()
    won = abstaining(given.seats, given.games, given.seed)
    print(f"who never trades won {won.value:.1%} of {won.count} games ({won.low:.1%} to {won.high:.1%});")
    print(f"a fair share is {1 / given.seats:.1%}")


if __name__ == "__main__":
    main()
