"""How far the estimate of the chance to win can be believed, on games that it did not learn from.

    python tools/calibration.py --only race --seats 2 --bot greedy --games 200

In games between equal bots each seat's chance is estimated at the end of every turn, from what the seat may
know, and compared with who won: the Brier score over all, over the last third of the games and after some
turns (rounds in Race), beside that of the evaluation alone, and by tenths of the predicted chance how often
it came true. What was found is kept in measured/calibration as sums, one file for each game, player count and
bot, so that a run goes on where the last one stopped as long as the bots play the same; processes may work on
different lines at the same time. `--chart` draws reliability charts into docs/pictures.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterable
from dataclasses import astuple, dataclass, field, fields
from pathlib import Path
from typing import Any

import kept
from rich.console import Console
from rich.table import Table

from perihelion import games
from perihelion.art.charts import Line, line_chart
from perihelion.art.palette import PANEL
from perihelion.art.svg import standing_alone
from perihelion.bots import decide, make
from perihelion.bots.judging import chance_by_margin, judge_for, share_of_victory, weights_file
from perihelion.core.chance import seeded
from perihelion.core.game import AnyGame
from perihelion.core.state import State

KIND = "calibration"
PICTURES = kept.ROOT / "docs" / "pictures"
TENTHS = 10
TURNS = 40  # that are told apart; later ones count as the last of them
LATE = 2 / 3  # of a game
GROUND = f'style="background:{PANEL};font-family:sans-serif;'  # of a chart on a page of its own
FEWEST = 20  # predictions that make a point of a chart


@dataclass(frozen=True)
class Guess:
    """A predicted chance by the estimate and by the evaluation alone, when (0 to 1, and after how many
    turns), and what came of it."""

    chance: float
    plain: float
    stage: float
    turn: int
    won: float


@dataclass
class Errors:
    """How many predictions there were, and the sum of their squared errors."""

    count: int = 0
    squares: float = 0.0

    def add(self, chance: float, won: float) -> None:
        self.count += 1
        self.squares += (chance - won) ** 2

    @property
    def brier(self) -> float:
        return self.squares / max(1, self.count)


@dataclass
class Tenth:
    """The predictions in a tenth of the scale: how many, and the sums of what was said and of what came."""

    count: int = 0
    chances: float = 0.0
    won: float = 0.0

    def add(self, chance: float, won: float) -> None:
        self.count += 1
        self.chances += chance
        self.won += won


@dataclass
class Sums:
    """All that is kept of the guesses of so many games."""

    games: int = 0
    all: Errors = field(default_factory=Errors)
    late: Errors = field(default_factory=Errors)
    plain: Errors = field(default_factory=Errors)
    tenths: list[Tenth] = field(default_factory=lambda: [Tenth() for _ in range(TENTHS)])
    turns: list[Errors] = field(default_factory=lambda: [Errors() for _ in range(TURNS)])

    @classmethod
    def of(cls, found: dict[str, Any]) -> Sums:
        """As they were kept."""
        if not found:
            return cls()
        every, late, plain = (Errors(*found[part]) for part in ("all", "late", "plain"))
        tenths = [Tenth(*one) for one in found["tenths"]]
        return cls(found["games"], every, late, plain, tenths, [Errors(*one) for one in found["turns"]])

    def found(self) -> dict[str, Any]:
        """As they are kept: without the names of the inner fields."""
        return dict(zip((one.name for one in fields(self)), astuple(self), strict=True))

    def add(self, guesses: list[Guess]) -> None:
        """Counts one more game."""
        self.games += 1
        for one in guesses:
            self.all.add(one.chance, one.won)
            self.plain.add(one.plain, one.won)
            self.tenths[min(TENTHS - 1, int(one.chance * TENTHS))].add(one.chance, one.won)
            self.turns[min(TURNS, one.turn) - 1].add(one.chance, one.won)
            if one.stage >= LATE:
                self.late.add(one.chance, one.won)

    def after(self, turns: int) -> Errors:
        """The errors from the end of this turn on."""
        late = self.turns[turns - 1 :]
        return Errors(sum(one.count for one in late), sum(one.squares for one in late))

    def reliability(self) -> list[tuple[float, float]]:
        """By tenths of the predicted chance: the mean prediction and how often it came true."""
        enough = [one for one in self.tenths if one.count >= FEWEST]
        return [(one.chances / one.count, one.won / one.count) for one in enough]

    def by_tenths(self) -> str:
        """The reliability in per cent, in a line of text."""
        return " ".join(f"{100 * said:.0f}:{100 * came:.0f}" for said, came in self.reliability())


def played(game: AnyGame, seats: int, bot: str, number: int) -> list[Guess]:
    """One game between equal bots, with every seat's chance at the end of each turn."""
    name = f"calibration {bot} {number}"
    state: State = game.new(seats, name)
    bots = [make(bot, game.id, f"{name} {seat}") for seat in range(seats)]
    chance, clock = seeded(name), game.clock(state)
    met: list[list[tuple[float, float]]] = []
    while not state.over:
        seat = state.asked_seats()[0]
        state.apply(seat, decide(bots[seat], state, seat))
        if game.clock(state) != clock and not state.over:
            clock = game.clock(state)
            worlds = [state.imagine(one, chance) for one in range(seats)]
            met.append(
                [
                    (judge_for(world).judge([world], one)[0][1], chance_by_margin(world, one))
                    for one, world in enumerate(worlds)
                ]
            )
    return [
        Guess(chance, plain, at / len(met), at + 1, share_of_victory(state, seat))
        for at, seats_seen in enumerate(met)
        for seat, (chance, plain) in enumerate(seats_seen)
    ]


def collected(line: kept.Line, count: int) -> Sums:
    """What is known of a line after so many games, those that are missing played now."""
    sums = Sums.of(line.found())
    for number in range(sums.games, count):
        sums.add(played(games.get(line.game), line.seats, line.bots[0], number))
        line.keep(sums.found())
    return sums


def lines(chosen: Iterable[str], seats: int | None, bot: str) -> list[kept.Line]:
    """What is measured: games with one player count, or with all that have a network."""
    return [
        kept.Line.of(KIND, name, number, (bot,), KIND)
        for name in chosen
        for number in ([seats] if seats else with_network(games.get(name)))
    ]


def with_network(game: AnyGame) -> list[int]:
    """The player counts for which the game has a value network."""
    return [seats for seats in game.players if weights_file(game.id, seats).is_file()]


def chart(sums: Sums) -> str:
    """Predicted and real shares of victories, tenth by tenth of the prediction."""
    rows = sums.reliability()
    lines = [
        Line(0, "predicted", tuple(round(100 * row[0], 1) for row in rows)),
        Line(1, "came true", tuple(round(100 * row[1], 1) for row in rows)),
    ]
    drawn = str(
        line_chart(lines, "Chance to win, predicted and real", "per cent, by tenths of the prediction")
    )
    return standing_alone(drawn).replace('style="', GROUND, 1)


def picture(game_id: str, seats: int) -> Path:
    """The file of a line's chart."""
    return PICTURES / f"calibration-{game_id}-{seats}.svg"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--only", default="", help="some games, by comma")
    parser.add_argument("--seats", type=int, help="one player count")
    parser.add_argument("--bot", default="greedy", help="who plays, on all seats")
    parser.add_argument("--games", type=int, default=200, help="games of each line, resumed ones included")
    parser.add_argument(
        "--after",
        type=int,
        default=8,
        choices=range(1, TURNS + 1),
        metavar="TURNS",
        help="for the error late in a game of Race",
    )
    parser.add_argument("--chart", action="store_true", help="draw reliability charts into docs/pictures")
    given = parser.parse_args()
    table = Table(
        "game", "seats", "games", "Brier", "last third", f"after {given.after} turns", "evaluation alone",
        "predicted : came true",
    )  # fmt: skip
    for line in lines(given.only.split(",") if given.only else games.REGISTERED, given.seats, given.bot):
        sums = collected(line, given.games)
        table.add_row(
            line.game,
            str(line.seats),
            str(sums.games),
            f"{sums.all.brier:.3f}",
            f"{sums.late.brier:.3f}",
            f"{sums.after(given.after).brier:.3f}",
            f"{sums.plain.brier:.3f}",
            sums.by_tenths(),
        )
        if given.chart:
            kept.write(picture(line.game, line.seats), chart(sums))
    Console(width=160).print(table)


if __name__ == "__main__":
    main()
