"""`train`: teaches networks."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from perihelion.commands import shell
from perihelion.lab.backend import all_cores

if TYPE_CHECKING:  # numpy is loaded for training alone
    from perihelion.lab.train import Plan, Trainer

# The matrices are small: threads would cost more than they bring. Read by numpy when it is loaded.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")


def train(
    game: Annotated[str, typer.Argument(help="The game.")],
    seats: Annotated[int | None, typer.Option(help="How many play; the fewest by default.")] = None,
    games: Annotated[int, typer.Option(min=1, help="Games by the policy, resumed ones included.")] = 1000,
    searched: Annotated[
        int, typer.Option(min=0, help="Further games by bots that judge by what was learned, per generation.")
    ] = 0,
    generations: Annotated[
        int, typer.Option(min=1, help="How often what was learned plays such games and learns from them.")
    ] = 1,
    onward: Annotated[
        bool,
        typer.Option("--onward", help="Go on from what comes with the game instead of the policy."),
    ] = False,
    calibrate: Annotated[
        int,
        typer.Option(
            min=0, help="Only calibrate what comes with the game, on so many games of bots that use it."
        ),
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
    from perihelion.lab.train import Plan, Trainer

    loaded = shell.the_game(game)
    count = shell.the_seats(loaded, seats)
    workers, where = jobs or all_cores(), shell.the_backend(backend)
    if onward and not searched:
        shell.cannot("--onward needs games to learn from; say how many with --searched")
    try:
        trainer = Trainer(loaded, count, folder, seed, workers, where)
        report, told = _trained(trainer, Plan(games, searched, generations, onward), calibrate)
    except (ValueError, RuntimeError) as error:
        shell.cannot(str(error))
    if plot is not None:
        shell.write(plot, report)
    if as_json:
        shell.print_json({"game": game, "seats": count, **told})
    else:
        what = f"{told['searched']} steady" if calibrate else f"{told['games']}"
        shell.out.print(f"{what} games, {told['generations']} generations: {told['network']}")


def _trained(trainer: Trainer, plan: Plan, calibrate: int) -> tuple[str, dict[str, str | int | float]]:
    """The report of the training, or of so many games' calibration alone, and what is told of it."""
    from perihelion.lab.train_report import training_report

    with shell.progress() as bar:
        task = bar.add_task(f"train {trainer.game.id}", total=calibrate or plan.in_all)

        def show(done: int) -> None:
            bar.update(task, completed=done)

        if calibrate:
            trainer.calibrate(calibrate, show)
        else:
            trainer.run(plan, show)
    progress = trainer.progress
    return training_report(trainer.game.id, trainer.seats, progress), {
        "games": progress.games,
        "searched": progress.searched,
        "generations": progress.generations,
        "positions": progress.positions,
        "brier": progress.brier,
        "hits": progress.hits,
        "network": str(trainer.network_file),
    }
