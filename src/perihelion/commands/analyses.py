"""`analyse`: what decided recorded games."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from perihelion.commands import shell
from perihelion.commands.records import read_record
from perihelion.core.game import AnyGame
from perihelion.core.plain import Json
from perihelion.core.record import BadRecord, Record, replay
from perihelion.lab.analysed import Analysis, Mistake
from perihelion.lab.archive import analyse_all
from perihelion.lab.backend import all_cores
from perihelion.language import voice


def analyse(
    files: Annotated[list[Path], typer.Argument(help="Records, as `perihelion record` and the table write.")],
    seconds: Annotated[
        float, typer.Option(min=0, help="Time for each game; 0 means as long as it takes.")
    ] = 0,
    jobs: Annotated[int, typer.Option(min=0, help="Worker processes; 0 means all cores.")] = 0,
    backend: Annotated[str, typer.Option(help="local, or ray for a Ray cluster.")] = "local",
    lang: Annotated[str, typer.Option(help="en or cs.")] = "en",
    as_json: Annotated[bool, typer.Option("--json", help="One JSON object.")] = False,
) -> None:
    """Looks for the decisions that cost most in finished games, and for what would have been better.

    Example: perihelion analyse games/*.txt --seconds 20
    """
    shell.the_language(lang)
    records = [_finished(file) for file in files]
    found = _analysed(records, seconds or None, jobs or all_cores(), shell.the_backend(backend))
    if as_json:
        games: list[Json] = [
            {"file": str(file), "game": record.game, **analysis.to_json()}
            for file, record, analysis in zip(files, records, found, strict=True)
        ]
        shell.print_json({"games": games})
        return
    for file, record, analysis in zip(files, records, found, strict=True):
        _show(file, record, analysis, lang)


def _finished(file: Path) -> Record:
    """The record of a game that is over; only such a game can be analysed."""
    record = read_record(file)
    try:
        match = replay(shell.the_game(record.game), record)
    except BadRecord as error:
        shell.wanting(f"{file}: {error}")
    if not match.state.over:
        shell.cannot(f"the game of {file} is not over; analyse it when it is")
    return record


def _analysed(records: list[Record], seconds: float | None, jobs: int, where: str) -> list[Analysis]:
    found: dict[int, Analysis] = {}
    with shell.progress() as bar:
        task = bar.add_task("analyse", total=len(records))
        try:
            for number, analysis in analyse_all(
                [record.to_text() for record in records], seconds, jobs, where
            ):
                found[number] = analysis
                bar.advance(task)
        except RuntimeError as error:
            shell.cannot(str(error))
    return [found[number] for number in range(len(records))]


def _show(file: Path, record: Record, analysis: Analysis, lang: str) -> None:
    shell.out.print(f"[bold]{file}[/]: {record.game}, {len(record.moves)} moves")
    game = shell.the_game(record.game)
    for mistake in analysis.mistakes:
        shell.out.print(_told(game, mistake, lang), markup=False)
    if not analysis.mistakes:
        shell.out.print("no decision cost more than its estimate is uncertain")


def _told(game: AnyGame, mistake: Mistake, lang: str) -> str:
    speaker = voice(lang, game.id)
    numbers = game.catalogue.numbers
    played, better = (speaker.label(game, numbers[action]) for action in (mistake.played, mistake.better))
    seat = chr(ord("A") + mistake.seat)
    chances = f"{100 * mistake.better_chance:.0f} % → {100 * mistake.chance:.0f} %"
    return f"  {mistake.move:4} {seat}: {played} ({chances}); better: {better}"
