"""The player of one checkout in a contest with another one: it follows a game and answers for some seats.

    PYTHONPATH=CHECKOUT/build/fast python tools/following.py

What it is told comes line by line. It needs of the checkout only what those of long ago have as well.
"""

from __future__ import annotations

import json
import sys
from time import process_time
from typing import IO

from perihelion import games
from perihelion.bots import Bot, decide_among, make
from perihelion.core.state import State


class Player:
    """Follows a game and answers for some seats of it."""

    def __init__(self) -> None:
        self.state: State | None = None
        self.bots: dict[int, Bot] = {}
        self.spent = 0.0
        self.decisions = 0

    def tell(self, said: list[object]) -> object:
        """Answers what the driver says: a word and what belongs to it."""
        word, *rest = said
        if word == "new":
            game, seats, seed, bot, own = rest
            self.new(str(game), int(str(seats)), str(seed), str(bot), json.loads(str(own)))
            return None
        if word == "choose":
            return self.choose(int(str(rest[0])))
        if word == "apply":
            self.current.apply(int(str(rest[0])), int(str(rest[1])))
            return None
        return [self.current.game.scores(self.current), self.spent, self.decisions]

    @property
    def current(self) -> State:
        if self.state is None:
            raise RuntimeError("no game has begun")
        return self.state

    def new(self, game: str, seats: int, seed: str, bot: str, own: list[int]) -> None:
        self.state = games.get(game).new(seats, seed)
        self.bots = {seat: make(bot, game, f"{seed} {seat}") for seat in own}
        self.spent, self.decisions = 0.0, 0

    def choose(self, seat: int) -> int:
        legal = self.current.legal(seat)
        started = process_time()
        action = decide_among(self.bots[seat], self.current, seat, legal)
        self.spent += process_time() - started
        self.decisions += 1
        return int(action)


def follow(told: IO[str], answers: IO[str]) -> None:
    """The other checkout's process: one line in, one line out."""
    player = Player()
    for line in told:
        answers.write(json.dumps(player.tell(json.loads(line))) + "\n")
        answers.flush()


if __name__ == "__main__":
    follow(sys.stdin, sys.stdout)
