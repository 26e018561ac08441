"""`bench`: how fast the games run."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated

import typer
from rich.table import Table

from perihelion import games
from perihelion.commands import shell
from perihelion.core.plain import Json
from perihelion.lab.bench import RATES, RUNS, BenchFailed, Figures
from perihelion.lab.bench import bench as measure


def bench(
    game: Annotated[str | None, typer.Argument(help="One game; all of them by default.")] = None,
    seats: Annotated[
        int | None, typer.Option(help="How many play; the fewest and the most by default.")
    ] = None,
    runs: Annotated[int, typer.Option(min=1, help="Runs of which the median is taken.")] = RUNS,
    as_json: Annotated[bool, typer.Option("--json", help="One JSON object, by game and players.")] = False,
) -> None:
    """Measures how often in a second of processor time the engine does what tables, bots and learners need.

    That is: decisions and games at random, copies, saves, imagined worlds, views, previews, features, drawn
    pages, steps of environments, and games between greedy bots.

    The compiled engine is measured beside the interpreted one if `make fast` has built it.

    Example: perihelion bench race
    """
    chosen = [shell.the_game(game).id] if game else list(games.REGISTERED)
    wanted = [(name, count) for name in chosen for count in _counts(name, seats)]
    figures: dict[str, dict[str, Figures]] = {}
    with shell.progress() as bar:
        for name, count in bar.track(wanted, description="bench"):
            try:
                figures[f"{name} {count}"] = measure(name, count, runs)
            except BenchFailed as error:
                shell.cannot(str(error))
    if any(len(ways) == 1 for ways in figures.values()):
        shell.err.print("one engine only: `make fast` compiles the source of a checkout to compare with")
    if as_json:
        shell.print_json({name: _json(ways) for name, ways in figures.items()})
        return
    for name, ways in figures.items():
        shell.out.print(_table(name, ways))


def _counts(name: str, seats: int | None) -> list[int]:
    """The player counts to measure."""
    loaded = games.get(name)
    if seats is not None:
        return [shell.the_seats(loaded, seats)]
    return sorted({loaded.players[0], loaded.players[-1]})


def _json(ways: dict[str, Figures]) -> Json:
    return {way: dict(values) for way, values in ways.items()}


def _table(name: str, ways: dict[str, Figures]) -> Table:
    """One game with one player count: a line for each figure, a column for each engine."""
    table = Table(box=None, pad_edge=False, header_style="bold")
    table.add_column(name)
    for way in ways:
        table.add_column(way, justify="right")
    first = next(iter(ways.values()))
    for figure, (words, form) in ROWS.items():
        if figure in first:
            cells = [
                f"{values[figure]:.1f}×" if way == "ratio" else form(values[figure])
                for way, values in ways.items()
                if figure in values
            ]
            table.add_row(words, *cells)
    return table


def _count(value: float) -> str:
    return f"{value:,.0f}" if value >= 100 else f"{value:.1f}"


def _share(value: float) -> str:
    return f"{value:.0%}"


def _plain(value: float) -> str:
    return f"{value:.1f}"


ROWS: dict[str, tuple[str, Callable[[float], str]]] = {
    **{rate: (rate.removesuffix("_per_s").replace("_", " ") + "/s", _count) for rate in RATES},
    "forced_share": ("forced", _share),
    "late_to_early": ("time late by early", _plain),
    "page_ms": ("page, ms (median)", _plain),
    "page_ms_p95": ("page, ms (95 %)", _plain),
}
