"""The command `perihelion`: everything that can be done from the shell."""

from __future__ import annotations

from typing import Annotated

import typer

from perihelion import __version__, engine
from perihelion.commands import (
    admin,
    analyses,
    benchmark,
    catalogue,
    records,
    shell,
    simulation,
    table,
    terminal,
    tournaments,
    training,
)

app = typer.Typer(
    no_args_is_help=True,
    add_completion=False,
    rich_markup_mode="markdown",
    pretty_exceptions_enable=False,
)

for command in (
    table.play,
    table.serve,
    table.worker,
    terminal.terminal,
    catalogue.games,
    catalogue.rules,
    simulation.simulate,
    tournaments.tournament,
    training.train,
    records.record,
    records.replay,
    analyses.analyse,
    benchmark.bench,
):
    app.command()(command)
app.add_typer(admin.admin, name="admin")


def _tell_version(wanted: bool) -> None:
    if wanted:
        shell.out.print(f"perihelion {__version__}, {engine.kind()} engine")
        raise typer.Exit


@app.callback()
def perihelion(
    version: Annotated[
        bool,
        typer.Option("--version", callback=_tell_version, is_eager=True, help="The version and the engine."),
    ] = False,
) -> None:
    """Five space board games on one engine: play, write bots, study the balance."""


def main() -> None:
    app(prog_name="perihelion")
