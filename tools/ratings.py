"""Rates all bots of a game on one scale, by one tournament that is kept and goes on where it stopped.

    PYTHONPATH=build/fast python tools/ratings.py --only pulsar --deals 5

Every group of bots that fits a table plays the same deals in every seating, deal after deal, so that a part
of a tournament is one with fewer deals. The winners of every game are kept in measured/ratings, one file for
each tournament, and ratings come from all of them at once (`perihelion.lab.ratings`). Who plays if nothing
else is said are the levels but for the expert, which takes long, the characters, and who plays at random;
`--with expert` adds a bot, and makes a tournament of its own.
"""

from __future__ import annotations

import argparse
import sys
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import kept
import levels
from rich.console import Console
from rich.progress import track

from perihelion import games
from perihelion.bots import characters
from perihelion.lab import tournament
from perihelion.lab.play import Setting, play

KIND = "ratings"
USUAL = ("random", "easy", "medium", "hard")
MEASURES = {"race": ("learned:0.1",)}  # who plays as well, by game: a measure for newer bots


@dataclass(frozen=True)
class Tournament:
    """All groups of some bots at the tables of a game."""

    game: str
    seats: int
    bots: tuple[str, ...]

    @cached_property
    def plan(self) -> tournament.Plan:
        return tournament.Plan((self.game,), self.bots, self.seats, deals=1, seed="")

    @cached_property
    def groups(self) -> list[tuple[str, ...]]:
        return [setting.entrants for setting in self.plan.settings()]

    def line(self, seed: str) -> kept.Line:
        return kept.Line.of(KIND, self.game, self.seats, self.bots, seed)

    def place(self, number: int) -> tuple[tuple[str, ...], int]:
        """Which group plays the game of this number of the tournament, and which of its own games that is."""
        groups = self.groups
        deal, within = divmod(number, len(groups) * self.seats)
        group, seating = divmod(within, self.seats)
        return groups[group], deal * self.seats + seating

    def played(self, number: int, seed: str) -> str:
        """Plays the game of this number: the places in the group of who won it, by digits."""
        group, game = self.place(number)
        result = play(Setting(self.game, group, seed), game)
        if not result.finished:
            raise RuntimeError(f"{self}, {group}: {result.error or 'unfinished game'}")
        return "".join(
            str(entrant) for entrant in range(self.seats) if result.won(result.seating.index(entrant))
        )

    def run(self, line: kept.Line, deals: int, left: levels.Budget) -> list[str]:
        """Plays what is missing of so many deals, as far as the budget of games goes; who won, by game."""
        winners = winners_of(line.found())
        wanted = range(len(winners), deals * len(self.groups) * self.seats)
        for number in track(wanted, f"{self.game}, {self.seats} seats", console=Console(stderr=True)):
            if not left.take():
                break
            winners.append(self.played(number, line.seed))
            line.keep({"winners": " ".join(winners)})
        return winners

    def lines(self, winners: list[str]) -> list[tournament.Line]:
        """All games, with how much of the victory was whose in the group."""
        found = []
        for number, digits in enumerate(winners):
            group, game = self.place(number)
            won = [1 / len(digits) if str(at) in digits else 0.0 for at in range(self.seats)]
            found.append(tournament.Line(self.groups.index(group), game, True, "", [], won))
        return found

    def standings(self, winners: list[str]) -> list[tournament.Standing]:
        """The bots by rating, best first."""
        return tournament.standings(self.plan, self.lines(winners))


def of(found: dict[str, Any]) -> Tournament:
    """The tournament of which a file tells."""
    return Tournament(found["game"], found["seats"], tuple(found["bots"]))


def winners_of(found: dict[str, Any]) -> list[str]:
    """Who won, game by game, of what is kept."""
    return str(found.get("winners", "")).split()


def entrants(game_id: str, added: list[str]) -> tuple[str, ...]:
    """Who plays a game's tournament."""
    return (*USUAL, *characters(game_id), *MEASURES.get(game_id, ()), *added)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--only", default="", help="some games, by comma")
    parser.add_argument("--seats", type=int, help="at a table; as few as play against each other if not said")
    parser.add_argument("--with", dest="added", action="append", default=[], help="a bot that plays as well")
    parser.add_argument("--deals", type=int, default=5, help="for each group, earlier ones included")
    parser.add_argument("--piece", type=int, help="end after so many games; the same command goes on")
    parser.add_argument("--seed", default="ratings")
    given = parser.parse_args()
    left = levels.Budget(given.piece or sys.maxsize)
    for game_id in given.only.split(",") if given.only else games.REGISTERED:
        seats = given.seats or levels.tables(game_id, all_seats=True)[0]
        table = Tournament(game_id, seats, entrants(game_id, given.added))
        winners = table.run(table.line(given.seed), given.deals, left)
        for row in table.standings(winners):
            rating = f"{row.rating.value:.0f} | {row.rating.low:.0f} - {row.rating.high:.0f}"
            print(f"{game_id} | {row.bot} | {rating} | {row.won.value:.0%}")


if __name__ == "__main__":
    main()
