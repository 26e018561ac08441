"""The technology boards by round, with patents and what can be patented now."""

from __future__ import annotations

from typing import Final

from perihelion.art.icons import icon, seat_icon
from perihelion.art.svg import esc
from perihelion.art.typeface import hyphenated
from perihelion.games.pulsar.art.glyphs import die
from perihelion.games.pulsar.art.stage import Stage
from perihelion.games.pulsar.components.pieces import MEDIAN_VALUE, TECHNOLOGY_KINDS

KINDS: Final = {"instant": "#7CC6FF", "permanent": "#5B7BFF", "production": "#63E08F", "endgame": "#C9A6FF"}
_NARROW: Final = 50  # pixels beside a die, its double and the owners


def technologies(stage: Stage) -> str:
    return f'<div class="boards">{"".join(_board(stage, category) for category in range(3))}</div>'


def _board(stage: Stage, category: int) -> str:
    board = stage.box.boards[stage.view.boards[category]]
    out = ""
    for number, value in enumerate(board.values):
        row = stage.box.first_row[category] + number
        out += _row_head(stage, row, value)
        for tech in board.technologies:
            if stage.box.technologies[tech].row == row:
                out += _technology(stage, tech)
    name = esc(stage.tell(f"board-{board.id}"))
    return f'<section class="tech-board" aria-label="{name}">{out}</section>'


def _row_head(stage: Stage, row: int, value: int) -> str:
    now = " now" if row == stage.view.round else " closed" if row > stage.view.round else ""
    words = stage.tell("art-row-value")
    figure = stage.tell("art-median-short") if value == MEDIAN_VALUE else f"+{value}"
    return (
        f'<div class="row-head{now}"><span>{esc(stage.tell("art-round", round=row))}</span>'
        f'<span title="{esc(words)}">{icon("generator-medium", 16, words)}{esc(figure)}</span></div>'
    )


def _technology(stage: Stage, number: int) -> str:
    tech = stage.box.technologies[number]
    slot = stage.view.techs.index(number)
    owners = "".join(
        seat_icon(seat, 15, stage.seat_name(seat))
        for seat, player in enumerate(stage.view.players)
        if (player.patents >> slot) & 1
    )
    owned = f'<b class="owners">{owners}</b>' if owners else ""
    action = stage.legal(f"patent:{tech.slug}", f"finance:{tech.slug}") or f"patent:{tech.slug}"
    state = "legal" if stage.can(action) else "dimmed" if tech.row > stage.view.round else ""
    kind = TECHNOLOGY_KINDS[tech.kind]
    twice = '<i class="two" aria-hidden="true">2</i>' if tech.icons == 2 else ""
    name = stage.tell(f"tech-{tech.slug}")
    words = f"{name}: {stage.tell(f'tech-text-{tech.slug}')}"
    return (
        f'<div class="tech ring {state}" style="--kind:{KINDS[kind]}" title="{esc(words)}"'
        f"{stage.chosen(action, f'tech:{tech.slug}', words)}>{die(stage, tech.die, 22, 'dark')}{twice}"
        f"<span>{esc(hyphenated(name, _NARROW))}</span>{owned}</div>"
    )
