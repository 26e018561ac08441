"""`make levels`: proves again that in every game hard beats medium and medium easy, and that hard is in time.

Each proof is a match with rotated seats and paired deals: one player of the stronger level against the weaker
level on all other seats. At two seats the stronger one has to win 70 %; at three, where its fair share is a
third, 57 %. With `--time` nothing is proved but how long hard thinks: it is asked about some decisions of one
game, and the longest counts. Both work on one core; the matches take long.
"""

from __future__ import annotations

import argparse
import sys
from dataclasses import dataclass
from time import monotonic, process_time

from rich.console import Console
from rich.table import Table

from perihelion import games
from perihelion.bots import decide, make, name_of
from perihelion.lab.intervals import Estimate
from perihelion.lab.play import Setting
from perihelion.lab.simulate import simulate

WANTED = {2: 0.70, 3: 0.57}
SECONDS = 2.0  # that hard may think
EVERY = 5  # of how many decisions hard is asked about one
PAIRS = (("hard", "medium"), ("medium", "easy"))
SEATS = {"race": (2, 3)}  # where more than the smallest table is looked at


@dataclass(frozen=True)
class Proof:
    """A stronger level against a weaker one."""

    game: str
    seats: int
    stronger: str
    weaker: str

    def run(self, count: int, seed: str) -> Estimate:
        entrants = (self.stronger, *([self.weaker] * (self.seats - 1)))
        simulation = simulate(Setting(self.game, entrants, seed), count - count % self.seats)
        if simulation.errors or simulation.unfinished:
            raise RuntimeError(f"{self}: {simulation.error_texts() or 'unfinished games'}")
        return simulation.win_rate(0)


def proofs(chosen: list[str]) -> list[Proof]:
    found = []
    for game in chosen:
        smallest = min(seats for seats in games.get(game).players if seats > 1)
        for seats in SEATS.get(game, (smallest,)):
            found += [Proof(game, seats, stronger, weaker) for stronger, weaker in PAIRS]
    return found


def prove(console: Console, chosen: list[str], count: int, seed: str) -> bool:
    """Runs the matches and prints the table; whether all levels are as far apart as they should be."""
    table = Table("game", "seats", "stronger", "weaker", "games", "won", "95 % interval", "wanted")
    good = True
    for proof in proofs(chosen):
        won = proof.run(count, seed)
        good = good and won.value >= WANTED[proof.seats]
        row = (
            proof.game,
            str(proof.seats),
            f"{proof.stronger} ({name_of(proof.stronger, proof.game)})",
            f"{proof.weaker} ({name_of(proof.weaker, proof.game)})",
            str(won.count),
            f"{won.value:.1%}",
            f"{won.low:.0%} - {won.high:.0%}",
            f"{WANTED[proof.seats]:.0%}",
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
    parser.add_argument("--seed", default="levels")
    parser.add_argument("--time", action="store_true", help="measure how long hard thinks instead")
    given = parser.parse_args()
    console = Console(width=120)
    chosen = given.only.split(",") if given.only else list(games.REGISTERED)
    if given.time:
        good = measure(console, chosen, given.seed)
    else:
        good = prove(console, chosen, given.games, given.seed)
    sys.exit(0 if good else 1)


if __name__ == "__main__":
    main()
