"""`train`: teaches the learned bot."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated

import typer

from perihelion.commands import shell

# The matrices are small: threads would cost more than they bring. Read by numpy when it is loaded.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")


def train(
    game: Annotated[str, typer.Argument(help="A game with features to learn from: race.")],
    seats: Annotated[int | None, typer.Option(help="How many play; the fewest by default.")] = None,
    games: Annotated[
        int, typer.Option(min=1, help="Games of self-play in all, resumed ones included.")
    ] = 1000,
    folder: Annotated[Path, typer.Option(help="Where network and progress are kept.")] = Path("training"),
    seed: Annotated[int, typer.Option(help="The seed of the games and the first weights.")] = 1,
    plot: Annotated[Path | None, typer.Option(help="Write the learning curve as one HTML file.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="One JSON object.")] = False,
) -> None:
    """Trains the learned bot by playing against itself. Interrupted, it goes on where it was.

    Example: perihelion train race --seats 2 --games 20000 --folder training --plot training.html
    """
    from perihelion.lab.train import Trainer
    from perihelion.lab.train_report import training_report

    loaded = shell.the_game(game)
    count = shell.the_seats(loaded, seats)
    try:
        trainer = Trainer(loaded, count, folder, seed)
    except ValueError as error:
        shell.cannot(str(error))
    before = trainer.progress.games
    with shell.progress() as bar:
        task = bar.add_task(f"train {game}", total=games, completed=before)
        try:
            trainer.run(games, lambda done: bar.update(task, completed=done))
        except KeyboardInterrupt:
            trainer.save()
            shell.err.print("stopped; the same command goes on from here")
    if plot is not None:
        shell.write(plot, training_report(trainer.game.id, count, trainer.progress))
    progress = trainer.progress
    if as_json:
        shell.print_json(
            {
                "game": game,
                "seats": count,
                "games": progress.games,
                "played_now": progress.games - before,
                "value_error": progress.value_error[-1] if progress.value_error else None,
                "policy_error": progress.policy_error[-1] if progress.policy_error else None,
                "network": str(trainer.network_file),
            }
        )
    else:
        shell.out.print(
            f"{progress.games} games in all, {progress.games - before} now: {trainer.network_file}"
        )
