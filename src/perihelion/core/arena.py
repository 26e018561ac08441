"""An arena: many games of one kind side by side, for learning agents.

Every step takes one action for each game and goes on to the next decision that is the learner's (or, where
the learner plays all seats, anybody's). A game that has ended is dealt anew at once. What each deal is like
depends on the seed and the number of the game alone, never on the games beside it.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Mapping
from typing import Final

from perihelion.core.chance import Chance, seeded
from perihelion.core.episode import Episode
from perihelion.core.game import AnyGame
from perihelion.core.pieces import Pieces
from perihelion.core.state import State

Choose = Callable[[State, int], int]
MakePlayer = Callable[[str], Choose]  # by a seed
Encode = Callable[[State, int], bytes]  # numbers of 32 bits

EVERYBODY = "self"  # the learner plays all seats
AT_RANDOM = "random"

TOGETHER: Final = 8  # rows that are handed over at once: few enough to stay in the processor's cache


class Board:
    """One place in the arena: its episode, which deal it is at, and on which seat the learner sits (-1 on
    all)."""

    def __init__(self, number: int, episode: Episode) -> None:
        self.number = number
        self.episode = episode
        self.seed = str(number)
        self.deal = -1
        self.learner = -1
        self.luck: Chance = seeded(0)  # of opponents that choose at random
        self.players: list[Choose] = []  # the other opponents, by seat
        self.ended = False  # the deal before, by the last step


class Results:
    """Where an arena writes, game by game: memory that somebody else owns. Observations go into `seen`, row
    after row, those of games that have just ended into the rows of `last`, as bytes; what every seat was paid
    into the rows of `returns`. The others hold one value for each game; `seat` says whose decision is next.
    """

    def __init__(
        self,
        seen: memoryview,
        last: list[memoryview],
        returns: list[memoryview[float]],
        rewards: memoryview[float],
        terminated: memoryview[bool],
        truncated: memoryview[bool],
        seat: memoryview,
    ) -> None:
        self.seen = seen
        self.last = last
        self.returns = returns
        self.rewards = rewards
        self.terminated = terminated
        self.truncated = truncated
        self.seat = seat


class Seen:
    """What was seen of all games in one step, game by game."""

    def __init__(self) -> None:
        self.rows = Pieces()  # those not yet handed over
        self.first = 0  # the game that the first of them is of
        self.seats: list[int] = []
        self.legal: list[int] = []
        self.counts: list[int] = []


class Arena:
    """As many games as there are rows for results, numbered from `first`."""

    def __init__(
        self,
        game: AnyGame,
        seats: int,
        options: Mapping[str, str] | None,
        rewards: str,
        opponents: str,
        first: int,
        results: Results,
    ) -> None:
        self.game = game
        self.seats = seats
        self.random = opponents == AT_RANDOM
        self.alone = opponents == EVERYBODY
        self.results = results
        numbers = range(first, first + len(results.seat))
        self.boards = [Board(number, Episode(game, seats, options, rewards)) for number in numbers]
        self.encode: Encode | None = None  # instead of the game's own features
        self.make_player: MakePlayer | None = None  # opponents that are neither random nor the learner
        self.legal: array[int] = array("i")  # all legal actions, game by game
        self.counts: array[int] = array("i")  # how many of them each game has

    def reset(self, seeds: list[str]) -> None:
        """Deals all games anew. An empty seed goes on with the next deal of the one before."""
        seen = Seen()
        for at, board in enumerate(self.boards):
            if seeds[at]:
                board.seed, board.deal = seeds[at], -1
            self.deal(board)
            self.pay(at, board, 0.0, [0.0] * self.seats, False, False)
            self.look(board.episode, seen)
        self.hand_over(seen)

    def step(self, actions: list[int]) -> None:
        """Plays one action in each game, and looks at it while it is at hand."""
        seen = Seen()
        for at, board in enumerate(self.boards):
            episode = board.episode
            seat = episode.seat
            episode.step(seat, actions[at])
            if not self.alone:
                self.play_others(board)
            if episode.over:
                self.finish(at, board, seat)
            elif board.ended:
                self.pay(at, board, 0.0, [0.0] * self.seats, False, False)
            self.look(episode, seen)
        self.hand_over(seen)

    def finish(self, at: int, board: Board, seat: int) -> None:
        """Pays out, keeps what was seen last, and deals anew."""
        episode = board.episode
        paid, truncated = episode.returns(), episode.truncated
        self.pay(at, board, paid[seat], paid, not truncated, truncated)
        row = Pieces()
        self.write(row, episode.state, seat)
        self.results.last[at][:] = row.block()
        self.deal(board)

    def pay(
        self, at: int, board: Board, reward: float, paid: list[float], terminated: bool, truncated: bool
    ) -> None:
        """Notes what the end of a game brought, or that none has ended."""
        results = self.results
        board.ended = terminated or truncated
        results.rewards[at] = reward
        results.terminated[at] = terminated
        results.truncated[at] = truncated
        for seat, value in enumerate(paid):
            results.returns[at][seat] = value

    def deal(self, board: Board) -> None:
        """The next deal with a decision for the learner, who changes seats from deal to deal."""
        episode = board.episode
        while True:
            board.deal += 1
            seed = f"{board.seed} {board.deal}"
            episode.reset(seed)
            if self.alone:
                return
            board.learner = (board.number + board.deal) % self.seats
            board.luck = seeded(f"luck {seed}")
            if self.make_player is not None:
                board.players = [self.make_player(f"{seed} {seat}") for seat in range(self.seats)]
            self.play_others(board)
            if not episode.over:
                return

    def play_others(self, board: Board) -> None:
        """Plays until the learner is to decide, or the game is over."""
        episode = board.episode
        while not episode.over and episode.seat != board.learner:
            seat = episode.seat
            if self.random:
                episode.step(seat, board.luck.pick(episode.choices))
            else:
                episode.step(seat, board.players[seat](episode.state, seat))

    def look(self, episode: Episode, seen: Seen) -> None:
        """Notes what the seat to decide may know, and its legal actions."""
        self.write(seen.rows, episode.state, episode.seat)
        seen.seats.append(episode.seat)
        seen.legal.extend(episode.choices)
        seen.counts.append(len(episode.choices))
        if len(seen.seats) - seen.first == TOGETHER:
            self.hand_over_rows(seen)

    def hand_over_rows(self, seen: Seen) -> None:
        beyond = len(seen.seats)
        width = len(self.results.seen) // len(self.boards)
        self.results.seen[seen.first * width : beyond * width] = seen.rows.block()
        seen.rows, seen.first = Pieces(), beyond

    def hand_over(self, seen: Seen) -> None:
        """Writes what has been noted of all games."""
        self.hand_over_rows(seen)
        self.results.seat[:] = bytes(seen.seats)
        self.legal = array("i", seen.legal)
        self.counts = array("i", seen.counts)

    def write(self, row: Pieces, state: State, seat: int) -> None:
        if self.encode is None:
            self.game.write_features(state, seat, row)
        else:
            row.ready(self.encode(state, seat))
