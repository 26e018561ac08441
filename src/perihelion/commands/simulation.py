"""`simulate`: many games between bots, summed up."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table

from perihelion.commands import shell
from perihelion.core.plain import Json
from perihelion.lab.backend import all_cores
from perihelion.lab.compare import Change, compare
from perihelion.lab.intervals import Estimate
from perihelion.lab.play import MOVE_CAP, Setting
from perihelion.lab.report import comparison_report, simulation_report
from perihelion.lab.simulate import Simulation, fill_seats
from perihelion.lab.simulate import simulate as run

CHANGES_SHOWN = 40


def simulate(
    game: Annotated[str, typer.Argument(help="The game's id, as `perihelion games` lists it.")],
    seats: Annotated[int | None, typer.Option(help="How many play; as many as bots by default.")] = None,
    bots: Annotated[
        str, typer.Option(help="Bots or levels, by comma; repeated to fill the seats.")
    ] = "random",
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 100,
    seed: Annotated[str, typer.Option(help="The same seed gives the same games.")] = "1",
    option: Annotated[list[str] | None, typer.Option(help="A game option, key=value; repeatable.")] = None,
    jobs: Annotated[int, typer.Option(min=0, help="Worker processes; 0 means all cores.")] = 0,
    backend: Annotated[str, typer.Option(help="local, or ray for a Ray cluster.")] = "local",
    components: Annotated[Path | None, typer.Option(help="Another component file or folder.")] = None,
    against: Annotated[
        str | None, typer.Option(help="Compare with these components: default, or a file or folder.")
    ] = None,
    report: Annotated[Path | None, typer.Option(help="Write a report as one HTML file.")] = None,
    cap: Annotated[int, typer.Option(help="Answers after which a game counts as unfinished.")] = MOVE_CAP,
    as_json: Annotated[bool, typer.Option("--json", help="One JSON object.")] = False,
) -> None:
    """Plays many games between bots: every deal once for each rotation of the bots around the table.

    Example: perihelion simulate race --bots greedy,random --games 500 --seed 7

    Example: perihelion simulate race --bots greedy --components my.toml --against default --report out.html
    """
    loaded = shell.the_game(game, components)
    names = shell.the_bots(bots, game)
    count = shell.the_seats(loaded, seats, len(names))
    chosen = shell.the_options(loaded, count, option or [])
    setting = Setting(
        game,
        fill_seats(names, count),
        seed,
        tuple(chosen.items()),
        str(components) if components else None,
        cap,
        detail=report is not None or against is not None,
    )
    simulation = run_with_progress(setting, games, jobs or all_cores(), shell.the_backend(backend), game)
    changes: list[Change] = []
    if against is not None:
        other = None if against == "default" else against
        shell.the_game(game, Path(other) if other else None)
        baseline = run_with_progress(
            replace(setting, components=other), games, jobs or all_cores(), backend, f"{game} ({against})"
        )
        changes = compare(baseline, simulation)
        page = comparison_report(baseline, simulation, changes) if report else ""
    else:
        page = simulation_report(simulation) if report else ""
    if report is not None:
        shell.write(report, page)
    if as_json:
        compared: dict[str, Json] = {"changes": [change.to_json() for change in changes]} if against else {}
        shell.print_json({**simulation.to_json(), **compared})
    else:
        print_summary(simulation)
        if against is not None:
            print_changes(changes, against)
    if simulation.errors:
        shell.wanting(f"{len(simulation.errors)} games broke: {simulation.errors[0].error}")


def print_changes(changes: list[Change], against: str) -> None:
    sure = [change for change in changes if change.changed]
    shell.out.print(
        f"\n[bold]Compared with {against}:[/] {len(sure)} of {len(changes)} figures changed for sure"
    )
    if not sure:
        return
    table = _table("figure", "of", "before", "after", "p")
    for change in sure[:CHANGES_SHOWN]:
        before, after = (
            f"{figure:.1%}" if change.is_share else f"{figure:.1f}"
            for figure in (change.before, change.after)
        )
        table.add_row(change.what, change.name, before, after, f"{change.p:.4f}")
    shell.out.print(table)


def run_with_progress(setting: Setting, games: int, jobs: int, backend: str, title: str) -> Simulation:
    with shell.progress() as bar:
        task = bar.add_task(title, total=games)
        try:
            return run(setting, games, jobs, lambda done: bar.advance(task, done), backend)
        except RuntimeError as error:
            shell.cannot(str(error))


def print_summary(simulation: Simulation) -> None:
    setting = simulation.setting
    shell.out.print(
        f"[bold]{setting.game}[/], {setting.seats} seats, {len(simulation.results)} games in"
        f" {simulation.seconds:.1f} s: {len(simulation.finished)} finished,"
        f" {simulation.unfinished} unfinished, {len(simulation.errors)} errors"
    )
    if simulation.unfinished:
        shell.out.print(
            f"[yellow]{simulation.unfinished} games passed the technical cap of {setting.cap} answers; they"
            " are left out of the figures below[/]"
        )
    by_bot = _table("bot", "win rate", "95 % interval", "mean score")
    for name in simulation.names():
        by_bot.add_row(name, *_rate(simulation.bot_win_rate(name)), _figure(simulation.bot_score(name)))
    by_seat = _table("seat", "win rate", "95 % interval", "mean score")
    for seat in range(setting.seats):
        rate = _rate(simulation.seat_win_rate(seat))
        by_seat.add_row("ABCD"[seat], *rate, _figure(simulation.seat_score(seat)))
    shell.out.print(by_bot)
    shell.out.print(by_seat)
    forced = sum(result.forced for result in simulation.results)
    decisions = sum(result.decisions for result in simulation.results)
    shell.out.print(
        f"decisions per game {_figure(simulation.length())}; {decisions} in all, and {forced} forced"
    )


def _table(*headings: str) -> Table:
    table = Table(box=None, pad_edge=False, header_style="bold")
    table.add_column(headings[0])
    for heading in headings[1:]:
        table.add_column(heading, justify="right")
    return table


def _rate(estimate: Estimate) -> tuple[str, str]:
    return f"{estimate.value:.1%}", f"{estimate.low:.1%} – {estimate.high:.1%}"


def _figure(estimate: Estimate) -> str:
    return f"{estimate.value:.1f} ± {(estimate.high - estimate.low) / 2:.1f}"
