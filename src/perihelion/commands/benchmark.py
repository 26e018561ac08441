"""`bench`: how fast the games run."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.table import Table

from perihelion import games
from perihelion.commands import shell
from perihelion.core.plain import Json
from perihelion.lab.bench import FIGURES, RUNS, BenchFailed, Figures
from perihelion.lab.bench import bench as measure


def bench(
    game: Annotated[str | None, typer.Argument(help="One game; all of them by default.")] = None,
    seats: Annotated[int | None, typer.Option(help="How many play; the fewest by default.")] = None,
    runs: Annotated[int, typer.Option(min=1, help="Runs of which the median is taken.")] = RUNS,
    as_json: Annotated[bool, typer.Option("--json", help="One JSON object, by game.")] = False,
) -> None:
    """Measures decisions, games, copies and saves per second of processor time with random players.

    The compiled engine is measured beside the interpreted one if `make fast` has built it.

    Example: perihelion bench race
    """
    chosen = [shell.the_game(game).id] if game else list(games.REGISTERED)
    figures: dict[str, dict[str, Figures]] = {}
    with shell.progress() as bar:
        for name in bar.track(chosen, description="bench"):
            try:
                figures[name] = measure(name, shell.the_seats(games.get(name), seats), runs)
            except BenchFailed as error:
                shell.cannot(str(error))
    if any(len(ways) == 1 for ways in figures.values()):
        shell.err.print("one engine only: `make fast` compiles the source of a checkout to compare with")
    if as_json:
        shell.print_json({name: _json(ways) for name, ways in figures.items()})
        return
    shell.out.print(_table(figures))


def _json(ways: dict[str, Figures]) -> Json:
    return {way: dict(values) for way, values in ways.items()}


def _table(figures: dict[str, dict[str, Figures]]) -> Table:
    table = Table(box=None, pad_edge=False, header_style="bold")
    table.add_column("game")
    table.add_column("engine")
    for heading in ("decisions/s", "games/s", "copies/s", "saves/s", "forced"):
        table.add_column(heading, justify="right")
    for name, ways in figures.items():
        for way, values in ways.items():
            cells = [
                f"{values[figure]:.1f}×" if way == "ratio" else _count(values[figure]) for figure in FIGURES
            ]
            forced = "" if way == "ratio" else f"{values['forced_share']:.0%}"
            table.add_row(name if way == next(iter(ways)) else "", way, *cells, forced)
    return table


def _count(value: float) -> str:
    return f"{value:,.0f}" if value >= 100 else f"{value:.1f}"
