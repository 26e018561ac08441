"""`train`: teaches networks."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated

import typer

from perihelion.commands import shell
from perihelion.core.game import AnyGame
from perihelion.lab.backend import all_cores

# The matrices are small: threads would cost more than they bring. Read by numpy when it is loaded.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")


def train(
    game: Annotated[str, typer.Argument(help="The game.")],
    seats: Annotated[int | None, typer.Option(help="How many play; the fewest by default.")] = None,
    games: Annotated[int, typer.Option(min=1, help="Games in all, resumed ones included.")] = 1000,
    searched: Annotated[
        int, typer.Option(min=0, help="Further games by bots that judge by what was learned.")
    ] = 0,
    folder: Annotated[Path, typer.Option(help="Where positions, networks and progress are kept.")] = Path(
        "training"
    ),
    seed: Annotated[int, typer.Option(help="The seed of the games and the first weights.")] = 1,
    jobs: Annotated[int, typer.Option(min=0, help="Worker processes; all cores by default.")] = 0,
    backend: Annotated[str, typer.Option(help="local, or ray for a Ray cluster.")] = "local",
    plot: Annotated[Path | None, typer.Option(help="Write the learning curve as one HTML file.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="One JSON object.")] = False,
) -> None:
    """Trains the value network of a game, which estimates the chance to win, and with it the predictor of the
    learned bot (race). Interrupted, it goes on.

    Example: perihelion train pulsar --seats 3 --games 3000 --folder training --plot training.html
    """
    loaded = shell.the_game(game)
    count = shell.the_seats(loaded, seats)
    workers, where = jobs or all_cores(), shell.the_backend(backend)
    try:
        report, told = _trained(loaded, count, games, searched, folder, seed, workers, where)
    except (ValueError, RuntimeError) as error:
        shell.cannot(str(error))
    if plot is not None:
        shell.write(plot, report)
    if as_json:
        shell.print_json({"game": game, "seats": count, **told})
    else:
        shell.out.print(f"{told['games']} games: {told['network']}")


def _trained(
    game: AnyGame, seats: int, games: int, searched: int, folder: Path, seed: int, jobs: int, where: str
) -> tuple[str, dict[str, str | int | float]]:
    """The report of the training, and what is told of it."""
    from perihelion.lab.train import Trainer
    from perihelion.lab.train_report import training_report

    trainer = Trainer(game, seats, folder, seed, jobs, where)
    with shell.progress() as bar:
        task = bar.add_task(f"train {game.id}", total=games + searched)
        trainer.run(games, searched, lambda done: bar.update(task, completed=done))
    progress = trainer.progress
    return training_report(game.id, seats, progress), {
        "games": progress.games,
        "searched": progress.searched,
        "positions": progress.positions,
        "brier": progress.brier,
        "hits": progress.hits,
        "network": str(trainer.network_file),
    }
