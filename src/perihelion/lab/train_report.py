"""The learning curves of a network as a page."""

from __future__ import annotations

from perihelion.art.charts import Line, line_chart
from perihelion.lab import selfplay
from perihelion.lab.report import page
from perihelion.lab.train import Progress

POINTS = 60  # of a curve, at most
CHANCE = "Squared error of the chance to win, × 1000"


def training_report(game: str, seats: int, progress: Progress) -> str:
    """How a value network's error went down, on what it learned from and on games that were held back."""
    intro = (
        f"<p>{progress.games} games by the policy and {progress.searched} by search at {seats} seats, "
        f"{progress.positions} positions. Squared error on games held back: {progress.brier:.4f}.</p>"
    )
    lines = [
        Line(0, "learned from", _points(progress.learned, 1, 1000)),
        Line(1, "held back", _points(progress.held_back, 1, 1000)),
    ]
    return page("Training", game, intro + _section(CHANCE, lines, "epochs"))


def selfplay_report(game: str, seats: int, progress: selfplay.Progress) -> str:
    """How the errors of the learned bot went down over the games."""
    intro = (
        f"<p>{progress.games} games of self-play at {seats} seats; a point stands for some games each.</p>"
    )
    size = max(1, -(-len(progress.value_error) // POINTS))
    axis = f"blocks of {size * selfplay.SAVE_EVERY} games"
    value = [Line(0, "judgement", _points(progress.value_error, size, 1000))]
    policy = [Line(0, "prediction", _points(progress.policy_error, size, 1))]
    surprise = "Surprise at the others' choices, in nats"
    return page("Training", game, intro + _section(CHANCE, value, axis) + _section(surprise, policy, axis))


def _points(errors: list[float], size: int, scale: float) -> tuple[float, ...]:
    blocks = [errors[start : start + size] for start in range(0, len(errors), size)]
    return tuple(round(scale * sum(block) / len(block), 3) for block in blocks)


def _section(title: str, lines: list[Line], axis: str) -> str:
    return f"<section><h2>{title}</h2>{line_chart(lines, title, axis)}</section>"
