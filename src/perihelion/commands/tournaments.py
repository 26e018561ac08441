"""`tournament`: which bot is the strongest, and how sure that is."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table

from perihelion import games as all_games
from perihelion.commands import shell
from perihelion.core.plain import Json
from perihelion.lab.backend import all_cores
from perihelion.lab.tournament import Line, OtherTournament, Plan, Standing, run, standings
from perihelion.lab.tournament_report import tournament_report


def tournament(
    games: Annotated[str, typer.Option(help="Games by comma; all of them by default.")] = "",
    bots: Annotated[str, typer.Option(help="Bots or levels, by comma.")] = "easy,medium,hard",
    seats: Annotated[int, typer.Option(help="How many sit at a table.")] = 2,
    deals: Annotated[int, typer.Option(min=1, help="Deals for every group of bots.")] = 20,
    seed: Annotated[str, typer.Option(help="The same seed gives the same games.")] = "1",
    file: Annotated[Path, typer.Option(help="Where results go, and from where it resumes.")] = Path(
        "tournament.jsonl"
    ),
    report: Annotated[Path | None, typer.Option(help="Write a report as one HTML file.")] = None,
    jobs: Annotated[int, typer.Option(min=0, help="Worker processes; 0 means all cores.")] = 0,
    backend: Annotated[str, typer.Option(help="local, or ray for a Ray cluster.")] = "local",
    as_json: Annotated[bool, typer.Option("--json", help="One JSON object.")] = False,
) -> None:
    """Lets bots play each other in every seating and rates them. Interrupted, it goes on where it was.

    Example: perihelion tournament --games race --bots random,greedy,search:200 --deals 50 --report t.html
    """
    names = tuple(games.split(",")) if games else all_games.REGISTERED
    for name in names:
        shell.the_seats(shell.the_game(name), seats)
    entrants = tuple(dict.fromkeys(shell.the_bots(bots, names[0] if names else "")))
    if not names or len(entrants) < seats:
        shell.cannot(f"a table of {seats} needs at least {seats} different bots, and at least one game")
    plan = Plan(names, entrants, seats, deals, seed)
    lines = _play(plan, file, jobs or all_cores(), shell.the_backend(backend))
    if report is not None:
        shell.write(report, tournament_report(plan, lines))
    if as_json:
        shell.print_json(_json(plan, lines))
    else:
        for name in names:
            _print(name, standings(plan, lines, name))
        if len(names) > 1:
            _print("all games", standings(plan, lines))
    broken = [line for line in lines if line.error]
    if broken:
        shell.wanting(f"{len(broken)} games broke: {broken[0].error}")


def _play(plan: Plan, file: Path, jobs: int, backend: str) -> list[Line]:
    with shell.progress() as bar:
        task = bar.add_task("tournament", total=plan.games_in_all)
        try:
            return run(plan, file, jobs, backend, lambda done: bar.advance(task, done))
        except (OtherTournament, RuntimeError) as error:
            shell.cannot(str(error))
        except OSError as error:
            shell.cannot(f"cannot write {file}: {error.strerror}")


def _json(plan: Plan, lines: list[Line]) -> dict[str, Json]:
    return {
        "games": [*plan.games],
        "bots": [*plan.bots],
        "seats": plan.seats,
        "deals": plan.deals,
        "seed": plan.seed,
        "played": len(lines),
        "finished": sum(line.finished for line in lines),
        "errors": sum(bool(line.error) for line in lines),
        "standings": {
            game: [_standing(entry) for entry in standings(plan, lines, game)] for game in plan.games
        },
    }


def _standing(entry: Standing) -> Json:
    return {"bot": entry.bot, "rating": {**entry.rating.to_json()}, "win_rate": {**entry.won.to_json()}}


def _print(title: str, table: list[Standing]) -> None:
    shown = Table(box=None, pad_edge=False, header_style="bold", title=title, title_justify="left")
    shown.add_column("bot")
    for heading in ("rating", "95 % interval", "won", "95 % interval", "games"):
        shown.add_column(heading, justify="right")
    for entry in table:
        rating, won = entry.rating, entry.won
        shown.add_row(
            entry.bot,
            f"{rating.value:.0f}",
            f"{rating.low:.0f} – {rating.high:.0f}",
            f"{won.value:.0%}",
            f"{won.low:.0%} – {won.high:.0%}",
            str(rating.count),
        )
    shell.out.print(shown)
