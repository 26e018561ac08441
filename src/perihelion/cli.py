"""The command `perihelion`: everything that can be done from the shell."""

from __future__ import annotations

import typer

from perihelion.commands import (
    benchmark,
    catalogue,
    records,
    simulation,
    table,
    terminal,
    tournaments,
    training,
)

app = typer.Typer(
    help="Five space board games on one engine: play, write bots, study the balance.",
    no_args_is_help=True,
    add_completion=False,
    rich_markup_mode="markdown",
    pretty_exceptions_enable=False,
)

for command in (
    table.play,
    table.serve,
    terminal.terminal,
    catalogue.games,
    catalogue.rules,
    simulation.simulate,
    tournaments.tournament,
    training.train,
    records.record,
    records.replay,
    benchmark.bench,
):
    app.command()(command)


def main() -> None:
    app()
