"""`make levels`: proves again that in every game hard beats medium and medium easy, and that hard is in time.

Each proof is a match with rotated seats and paired deals: one player of the stronger level against the weaker
level on all other seats. At two seats the stronger one has to win 70 %; at three, where its fair share is a
third, 57 %; at four, 50 %. The result of every game is kept in measured/levels, one file for each match, so
that a run goes on where the last one stopped as long as the bots play the same; `--piece 20` ends after 20
games and prints what is known. Processes may work on different matches at the same time.

`--experts` proves that expert beats hard, `--characters` that no character is weaker than medium,
`--pair hard,easy` plays any pair of levels or bots (if not of levels, only a fair share is wanted), each
instead of the rest. With `--time` nothing is proved but how long hard thinks: it is asked about some
decisions of one game, and the longest counts. Both work on one core; the matches take long.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from time import monotonic, process_time

import kept
from rich.console import Console
from rich.table import Table

from perihelion import games
from perihelion.bots import LEVELS, characters, decide, make, name_of
from perihelion.lab.intervals import Estimate, share
from perihelion.lab.play import Setting, play

KIND = "levels"
WANTED = {2: 0.70, 3: 0.57, 4: 0.50}
SECONDS = 2.0  # that hard may think
EVERY = 5  # of how many decisions hard is asked about one
PAIRS = (("hard", "medium"), ("medium", "easy"))
EXPERTS = (("expert", "hard"),)
SEATS = {"race": (2, 3)}  # where more than the smallest table is looked at


@dataclass(frozen=True)
class Proof:
    """A stronger level against a weaker one."""

    game: str
    seats: int
    stronger: str
    weaker: str

    def run(self, line: kept.Line, count: int, left: Budget) -> Estimate:
        """Plays what is missing of so many games of its line, as far as the budget of games goes."""
        games = str(line.found().get("games", ""))
        for number in range(len(games), count - count % self.seats):
            if not left.take():
                break
            games += self.played(number, line.seed)
            line.keep({"games": games})
        return won_of(games)

    def line(self, seed: str) -> kept.Line:
        return kept.Line.of(KIND, self.game, self.seats, (self.stronger, self.weaker), seed)

    def played(self, number: int, seed: str) -> str:
        """Plays the game of this number: 0 if the stronger one lost it, else how many shared the win."""
        entrants = (self.stronger, *([self.weaker] * (self.seats - 1)))
        result = play(Setting(self.game, entrants, seed), number)
        if not result.finished:
            raise RuntimeError(f"{self}: {result.error or 'unfinished game'}")
        return str(len(result.winners) if result.won(result.seating.index(0)) else 0)

    @property
    def wanted(self) -> float:
        """The part of the games that is to be won: by anything but a level above another its fair share."""
        above = self.stronger in LEVELS and self.weaker in LEVELS[: LEVELS.index(self.stronger)]
        return WANTED[self.seats] if above else 1 / self.seats


def won_of(games: str) -> Estimate:
    """The share that was won of a match, one digit for each game."""
    return share(sum(1 / int(winners) for winners in games if winners != "0"), len(games))


class Budget:
    """How many games may still be played in this piece."""

    def __init__(self, games: int) -> None:
        self.games = games

    def take(self) -> bool:
        self.games -= 1
        return self.games >= 0


def proofs(
    chosen: list[str],
    all_seats: bool = False,
    what: str = "",
    seats: int | None = None,
    pairs: Sequence[tuple[str, str]] = PAIRS,
) -> list[Proof]:
    """The matches that prove levels or other pairs, or `experts`, or `characters`."""
    found = []
    if what == "experts":
        pairs = EXPERTS
    for game in chosen:
        if what == "characters":
            pairs = [(name, "medium") for name in characters(game)]
        for number in [seats] if seats else tables(game, all_seats):
            found += [Proof(game, number, stronger, weaker) for stronger, weaker in pairs]
    return found


def tables(game: str, all_seats: bool) -> Sequence[int]:
    """The player counts that are looked at."""
    several = [seats for seats in games.get(game).players if seats > 1]
    return several if all_seats else SEATS.get(game, several[:1])


def pair(text: str) -> tuple[str, str]:
    """Two levels or bots as they are given on the command line, the stronger one first."""
    stronger, weaker = text.split(",")
    return stronger, weaker


def prove(console: Console, wanted: list[Proof], count: int, seed: str, left: Budget) -> bool:
    """Runs the matches and prints the table; whether all levels are as far apart as they should be."""
    table = Table("game", "seats", "stronger", "weaker", "games", "won", "95 % interval", "wanted")
    good = True
    for proof, line in [(proof, proof.line(seed)) for proof in wanted]:
        won = proof.run(line, count, left)
        good = good and won.value >= proof.wanted
        row = (
            proof.game,
            str(proof.seats),
            f"{proof.stronger} ({name_of(proof.stronger, proof.game)})",
            f"{proof.weaker} ({name_of(proof.weaker, proof.game)})",
            str(won.count),
            f"{won.value:.1%}",
            f"{won.low:.0%} - {won.high:.0%}",
            f"{proof.wanted:.0%}",
        )
        console.print(" | ".join(row))
        table.add_row(*row)
    console.print(table)
    return good


def longest(game_id: str, seed: str) -> tuple[float, float, int]:
    """The longest that hard thinks about some decisions of a game between medium bots, by the clock and in
    processor time; and how many decisions it was asked about."""
    game = games.get(game_id)
    seats = min(seats for seats in game.players if seats > 1)
    state = game.new(seats, seed)
    bots = [make("medium", game_id, f"{seed} {seat}") for seat in range(seats)]
    hard = make("hard", game_id, seed)
    slowest = busiest = 0.0
    choices = asked = 0
    while not state.over:
        seat = state.asked_seats()[0]
        if len(state.legal(seat)) > 1:
            choices += 1
            if choices % EVERY == 0:
                started, worked = monotonic(), process_time()
                decide(hard, state, seat)
                slowest = max(slowest, monotonic() - started)
                busiest = max(busiest, process_time() - worked)
                asked += 1
        state.apply(seat, decide(bots[seat], state, seat))
    return slowest, busiest, asked


def measure(console: Console, chosen: list[str], seed: str) -> bool:
    table = Table("game", "decisions", "longest, s", "of it working, s")
    good = True
    for game in chosen:
        slowest, busiest, decisions = longest(game, seed)
        good = good and slowest <= SECONDS
        table.add_row(game, str(decisions), f"{slowest:.2f}", f"{busiest:.2f}")
    console.print(table)
    return good


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=60, help="games in each match, earlier ones included")
    parser.add_argument("--only", default="", help="some games, by comma")
    parser.add_argument("--all-seats", action="store_true", help="every player count, not the smallest alone")
    parser.add_argument("--seats", type=int, help="one player count")
    parser.add_argument(
        "--pair", type=pair, action="append", help="stronger,weaker; may be given several times"
    )
    parser.add_argument("--experts", action="store_true", help="expert against hard")
    parser.add_argument("--characters", action="store_true", help="characters against medium")
    parser.add_argument("--piece", type=int, help="end after so many games; the same command goes on")
    parser.add_argument("--seed", default="levels")
    parser.add_argument("--time", action="store_true", help="measure how long hard thinks instead")
    given = parser.parse_args()
    console = Console(width=120)
    chosen = given.only.split(",") if given.only else list(games.REGISTERED)
    if given.time:
        good = measure(console, chosen, given.seed)
    else:
        left = Budget(given.piece or sys.maxsize)
        what = "experts" if given.experts else "characters" if given.characters else ""
        wanted = proofs(chosen, given.all_seats, what, given.seats, given.pair or PAIRS)
        good = prove(console, wanted, given.games, given.seed, left)
    sys.exit(0 if good else 1)


if __name__ == "__main__":
    main()
