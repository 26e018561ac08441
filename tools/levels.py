"""`make levels`: proves again that in every game hard beats medium and medium easy, and that hard is in time.

Each proof is a match with rotated seats and paired deals: one player of the stronger level against the weaker
level on all other seats. At two seats the stronger one has to win 70 %; at three, where its fair share is a
third, 57 %; at four, 50 %. The result of every game is kept in build/levels, under the digest of how
bots play it, so that a run goes on where the last one stopped; `--piece 20` ends after 20 games and
prints what is known. `--experts` proves that expert beats hard, `--characters` that no character is weaker
than medium, each instead of the rest. With `--time` nothing is proved but how long hard thinks: it is asked
about some decisions of one game, and the longest counts. Both work on one core; the matches take long.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from time import monotonic, process_time

from rich.console import Console
from rich.table import Table

from perihelion import engine, games
from perihelion.bots import characters, decide, make, name_of
from perihelion.lab.intervals import Estimate, share
from perihelion.lab.play import Setting, play

ROOT = Path(__file__).parents[1]
KEPT = ROOT / "build" / "levels"
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

    def run(self, count: int, seed: str, left: Budget) -> Estimate:
        """Plays what is missing of so many games, as far as the budget of games goes."""
        entrants = (self.stronger, *([self.weaker] * (self.seats - 1)))
        setting = Setting(self.game, entrants, seed)
        digest = engine.play_digest(ROOT / "src" / "perihelion", self.game)
        kept = KEPT / digest / f"{self.name}-{seed}.txt"
        kept.parent.mkdir(parents=True, exist_ok=True)
        wins = [float(line) for line in kept.read_text().split()] if kept.exists() else []
        with kept.open("a") as file:
            for number in range(len(wins), count - count % self.seats):
                if not left.take():
                    break
                result = play(setting, number)
                if not result.finished:
                    raise RuntimeError(f"{self}: {result.error or 'unfinished game'}")
                wins.append(result.won(result.seating.index(0)))
                file.write(f"{wins[-1]}\n")
                file.flush()
        return share(sum(wins), len(wins))

    @property
    def wanted(self) -> float:
        """The part of the games that is to be won: of a character its fair share."""
        return 1 / self.seats if self.stronger in characters(self.game) else WANTED[self.seats]

    @property
    def name(self) -> str:
        bots = [name_of(level, self.game).replace(":", "_") for level in (self.stronger, self.weaker)]
        return f"{self.game}-{self.seats}-{bots[0]}-{bots[1]}"


class Budget:
    """How many games may still be played in this piece."""

    def __init__(self, games: int) -> None:
        self.games = games

    def take(self) -> bool:
        self.games -= 1
        return self.games >= 0


def proofs(chosen: list[str], all_seats: bool, what: str = "") -> list[Proof]:
    """The matches that prove levels, or `experts`, or `characters`."""
    found = []
    for game in chosen:
        pairs: Sequence[tuple[str, str]] = EXPERTS if what == "experts" else PAIRS
        if what == "characters":
            pairs = [(name, "medium") for name in characters(game)]
        several = [seats for seats in games.get(game).players if seats > 1]
        for seats in several if all_seats else SEATS.get(game, several[:1]):
            found += [Proof(game, seats, stronger, weaker) for stronger, weaker in pairs]
    return found


def prove(console: Console, wanted: list[Proof], count: int, seed: str, left: Budget) -> bool:
    """Runs the matches and prints the table; whether all levels are as far apart as they should be."""
    table = Table("game", "seats", "stronger", "weaker", "games", "won", "95 % interval", "wanted")
    good = True
    for proof in wanted:
        won = proof.run(count, seed, left)
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
    parser.add_argument("--games", type=int, default=60, help="games in each match")
    parser.add_argument("--only", default="", help="some games, by comma")
    parser.add_argument("--all-seats", action="store_true", help="every player count, not the smallest alone")
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
        good = prove(console, proofs(chosen, given.all_seats, what), given.games, given.seed, left)
    sys.exit(0 if good else 1)


if __name__ == "__main__":
    main()
