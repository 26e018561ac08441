"""The choice of headquarters sides: both sides of every dealt board, each project with die and words."""

from __future__ import annotations

from perihelion.art.icons import seat_icon
from perihelion.art.svg import esc
from perihelion.games.pulsar.art.glyphs import die
from perihelion.games.pulsar.art.stage import Stage
from perihelion.games.pulsar.sight.telling import reward_texts


def sides(stage: Stage) -> str:
    """All dealt boards, the viewer's first."""
    order = sorted(range(stage.view.seats), key=lambda seat: seat != stage.seat)
    boards = "".join(_board(stage, seat) for seat in order)
    return f'<div class="sides" id="pulsar-zone-map" tabindex="-1">{boards}</div>'


def _board(stage: Stage, seat: int) -> str:
    pair = stage.box.headquarters_boards[stage.view.dealt[seat]]
    cards = "".join(_side(stage, seat, side) for side in pair)
    return (
        f'<section class="panel"><div class="panel-head">{seat_icon(seat, 22)}<b>'
        f"{esc(stage.seat_name(seat))}</b></div>"
        f'<div class="side-pair">{cards}</div></section>'
    )


def _side(stage: Stage, seat: int, number: int) -> str:
    side = stage.box.headquarters[number]
    chosen = stage.view.players[seat].headquarters
    action = f"side:{side.side}"
    own = seat == stage.seat and stage.asked
    marks = stage.chosen(action, label=_title(stage, number)) if own else ""
    state = "legal" if own and stage.can(action) else "taken" if chosen == number else ""
    if chosen >= 0 and chosen != number:
        state = "dimmed"
    lines = ""
    for project in reversed(side.projects):
        words = "; ".join(stage.say(text) for text in reward_texts(project.rewards))
        needs = [other.id for n, other in enumerate(side.projects) if (project.needs >> n) & 1]
        after = f'<i class="dim">{esc("←")}{esc("".join(needs))}</i>' if 0 < len(needs) < 7 else ""
        lines += (
            f"<li><b>{esc(project.id)}</b>{die(stage, project.die, 20, 'dark')}"
            f"<span>{esc(words)} {after}</span></li>"
        )
    return (
        f'<div class="side-card ring {state}"{marks}><h3>{esc(_title(stage, number))}</h3>'
        f"<ul>{lines}</ul></div>"
    )


def _title(stage: Stage, number: int) -> str:
    side = stage.box.headquarters[number]
    return f"{stage.tell(f'headquarters-{side.id}')}: {stage.tell(f'leaning-{side.leaning}')}"
