"""How far the estimate of the chance to win can be believed, on games that it did not learn from.

    python tools/calibration.py --only race --seats 2 --bot greedy --games 200

In games between equal bots each seat's chance is estimated at the end of every turn, from what the seat may
know, and compared with who won: the Brier score over all, over the last third of the games and after some
turns (rounds in Race), beside that of the evaluation alone, and by tenths of the predicted chance how often
it came true. Results are kept in build/calibration under the digest of how bots play, so that a run goes on
where the last one stopped; `--chart` draws reliability charts into docs/pictures.
"""

from __future__ import annotations

import argparse
import json
from dataclasses import astuple, dataclass
from pathlib import Path

from rich.console import Console
from rich.table import Table

from perihelion import engine, games
from perihelion.art.charts import Line, line_chart
from perihelion.art.palette import PANEL
from perihelion.art.svg import standing_alone
from perihelion.bots import decide, make
from perihelion.bots.judging import chance_by_margin, judge_for, share_of_victory, weights_file
from perihelion.core.chance import seeded
from perihelion.core.game import AnyGame
from perihelion.core.state import State

ROOT = Path(__file__).parents[1]
KEPT = ROOT / "build" / "calibration"
PICTURES = ROOT / "docs" / "pictures"
TENTHS = 10
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


def collected(game: AnyGame, seats: int, bot: str, count: int) -> list[Guess]:
    """The guesses of so many games, those that are missing played now."""
    folder = KEPT / engine.play_digest(ROOT / "src" / "perihelion", game.id)
    folder.mkdir(parents=True, exist_ok=True)
    file = folder / f"{game.id}-{seats}-{bot.replace(':', '-')}.jsonl"
    lines = file.read_text(encoding="utf-8").splitlines() if file.exists() else []
    with file.open("a", encoding="utf-8") as kept:
        for number in range(len(lines), count):
            guesses = played(game, seats, bot, number)
            lines.append(json.dumps([astuple(one) for one in guesses]))
            kept.write(lines[-1] + "\n")
            kept.flush()
    return [Guess(*one) for line in lines[:count] for one in json.loads(line)]


def with_network(game: AnyGame) -> list[int]:
    """The player counts for which the game has a value network."""
    return [seats for seats in game.players if weights_file(game.id, seats).is_file()]


def brier(pairs: list[tuple[float, float]]) -> float:
    """The mean squared error of predictions beside what came."""
    return sum((chance - won) ** 2 for chance, won in pairs) / max(1, len(pairs))


def reliability(guesses: list[Guess]) -> list[tuple[float, float, int]]:
    """By tenths of the predicted chance: the mean prediction, how often it came true, and how many."""
    tenths: list[list[Guess]] = [[] for _ in range(TENTHS)]
    for guess in guesses:
        tenths[min(TENTHS - 1, int(guess.chance * TENTHS))].append(guess)
    return [
        (sum(one.chance for one in part) / len(part), sum(one.won for one in part) / len(part), len(part))
        for part in tenths
        if len(part) >= FEWEST
    ]


def chart(guesses: list[Guess]) -> str:
    """Predicted and real shares of victories, tenth by tenth of the prediction."""
    rows = reliability(guesses)
    lines = [
        Line(0, "predicted", tuple(round(100 * row[0], 1) for row in rows)),
        Line(1, "came true", tuple(round(100 * row[1], 1) for row in rows)),
    ]
    drawn = str(
        line_chart(lines, "Chance to win, predicted and real", "per cent, by tenths of the prediction")
    )
    return standing_alone(drawn).replace('style="', GROUND, 1)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--only", default="", help="some games, by comma")
    parser.add_argument("--seats", type=int, help="one player count")
    parser.add_argument("--bot", default="greedy", help="who plays, on all seats")
    parser.add_argument("--games", type=int, default=200, help="games of each line, resumed ones included")
    parser.add_argument("--after", type=int, default=8, help="turns, for the error late in a game of Race")
    parser.add_argument("--chart", action="store_true", help="draw reliability charts into docs/pictures")
    given = parser.parse_args()
    table = Table(
        "game", "seats", "games", "Brier", "last third", f"after {given.after} turns", "evaluation alone",
        "predicted : came true",
    )  # fmt: skip
    for name in given.only.split(",") if given.only else games.REGISTERED:
        game = games.get(name)
        for seats in [given.seats] if given.seats else with_network(game):
            guesses = collected(game, seats, given.bot, given.games)
            late = [(one.chance, one.won) for one in guesses if one.stage >= LATE]
            after = [(one.chance, one.won) for one in guesses if one.turn >= given.after]
            table.add_row(
                name,
                str(seats),
                str(given.games),
                f"{brier([(one.chance, one.won) for one in guesses]):.3f}",
                f"{brier(late):.3f}",
                f"{brier(after):.3f}",
                f"{brier([(one.plain, one.won) for one in guesses]):.3f}",
                " ".join(f"{100 * row[0]:.0f}:{100 * row[1]:.0f}" for row in reliability(guesses)),
            )
            if given.chart:
                file = PICTURES / f"calibration-{name}-{seats}.svg"
                file.write_text(chart(guesses), encoding="utf-8")
    Console(width=160).print(table)


if __name__ == "__main__":
    main()
