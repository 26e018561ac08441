"""The learning curves of a network as a page."""

from __future__ import annotations

from perihelion.art.charts import Line, line_chart
from perihelion.lab.report import page
from perihelion.lab.train import Progress

CHANCE = "Squared error of the chance to win, × 1000"


def training_report(game: str, seats: int, progress: Progress) -> str:
    """How a value network's error went down, on what it learned from and on games that were held back."""
    intro = (
        f"<p>{progress.games} games by the policy and {progress.searched} in each of {progress.generations} "
        f"generations of what was learned, {seats} seats; {progress.positions} positions in the last. "
        f"Squared error on games held back: {progress.brier:.4f}.</p>"
    )
    lines = [
        Line(0, "learned from", _points(progress.learned)),
        Line(1, "held back", _points(progress.held_back)),
    ]
    return page("Training", game, intro + _section(CHANCE, lines, "epochs"))


def _points(errors: list[float]) -> tuple[float, ...]:
    return tuple(round(1000 * error, 3) for error in errors)


def _section(title: str, lines: list[Line], axis: str) -> str:
    return f"<section><h2>{title}</h2>{line_chart(lines, title, axis)}</section>"
