"""The learning curve of the learned bot as a page."""

from __future__ import annotations

from perihelion.art.charts import Line, line_chart
from perihelion.lab.report import page
from perihelion.lab.train import SAVE_EVERY, Progress

POINTS = 60  # of a curve, at most


def training_report(game: str, seats: int, progress: Progress) -> str:
    """How the errors went down over the games."""
    intro = (
        f"<p>{progress.games} games of self-play at {seats} seats; a point stands for some games each.</p>"
    )
    value = _chart("judgement", progress.value_error, "Squared error of the chance to win, × 1000", 1000)
    policy = _chart("prediction", progress.policy_error, "Surprise at the others' choices, in nats", 1)
    return page("Training", game, intro + value + policy)


def _chart(name: str, errors: list[float], label: str, scale: float) -> str:
    size = max(1, -(-len(errors) // POINTS))
    blocks = [errors[start : start + size] for start in range(0, len(errors), size)]
    points = tuple(round(scale * sum(block) / len(block), 3) for block in blocks)
    axis = f"blocks of {size * SAVE_EVERY} games"
    chart = line_chart([Line(0, name, points)], label, axis)
    return f"<section><h2>{label}</h2>{chart}</section>"
