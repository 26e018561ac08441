"""One self-contained SVG of a position: every tableau as a row of small cards, the viewer's hand below."""

from __future__ import annotations

from typing import Final

from perihelion.art.icons import standalone, use
from perihelion.art.palette import GOODS, INK, INK_2, INK_DARK, LINE, PAGE, PANEL, seat_of
from perihelion.art.svg import at, esc, num, text, title
from perihelion.art.typeface import measure
from perihelion.games.race.art.face import cost_badge, face, points_badge
from perihelion.games.race.art.pictures import edge_of, scene
from perihelion.games.race.art.stage import Stage
from perihelion.games.race.art.words import plain
from perihelion.games.race.sight.view import SeatView, TableauCard

WIDTH: Final = 1180
_TILE: Final = 92.0
_ROW: Final = 126.0


def position(stage: Stage) -> str:
    """The table as the viewer may see it."""
    y, parts = 58.0, [_headline(stage)]
    for player in stage.view.players:
        drawn, height = _player(stage, player)
        parts.append(at(16, y, drawn))
        y += height + 12
    if stage.view.hand:
        parts.append(_hand(stage, y))
        y += 212 * _scale(len(stage.view.hand)) + 30
    ground = f'<rect width="{WIDTH}" height="{num(y)}" fill="{PAGE}"/>'
    return standalone(WIDTH, y, ground + "".join(parts), stage.tell("art-position", n=stage.view.round))


def _headline(stage: Stage) -> str:
    view = stage.view
    out = text(18, 36, stage.tell("art-position", n=view.round), 24, INK, "start")
    x = WIDTH - 16.0
    figures = (("vp-o", max(view.pool, 0)), ("away", view.discard), ("deal", view.pile))
    for sign, figure in figures:
        x -= measure(str(figure), 20)
        out += text(x, 36, figure, 20, INK, "start")
        x -= 28
        out += use(sign, x, 18, 23, INK_2)
        x -= 20
    phases = [phase for phase in view.phases if phase.status in ("now", "ahead", "done")]
    words = "  ".join(phase.numeral for phase in phases)
    return out + text(x - 10, 36, words, 20, INK_2, "end")


def _player(stage: Stage, player: SeatView) -> tuple[str, float]:
    rows = max(1, -(-len(player.tableau) // 12))
    height = 40 + _ROW * rows
    colour = seat_of(player.seat).colour
    out = (
        f'<rect width="{WIDTH - 32}" height="{num(height)}" rx="14" fill="{PANEL}" stroke="{LINE}"/>'
        f'<rect width="{WIDTH - 32}" height="4" rx="2" fill="{colour}"/>'
        f"{use(f'seat-{seat_of(player.seat).letter.lower()}', 12, 11, 22)}"
        f"{text(42, 29, stage.seat_name(player.seat), 18, INK, 'start')}"
    )
    x = WIDTH - 48.0
    figures = (
        ("sum", str(player.points)),
        ("military", plain(player.military)),
        ("vp-o", str(player.chips)),
        ("card-o", str(player.hand)),
    )
    for sign, figure in figures:
        x -= measure(figure, 17)
        out += text(x, 29, figure, 17, INK, "start")
        x -= 24
        out += use(sign, x, 14, 19, INK_2)
        x -= 16
    for number, entry in enumerate(player.tableau):
        tile = _tile(stage, entry)
        out += at(12 + (number % 12) * (_TILE + 2.5), 38 + (number // 12) * _ROW, tile)
    return out, height


def _tile(stage: Stage, entry: TableauCard) -> str:
    card = stage.card(entry.card)
    words = stage.title(entry.card)
    scale = _TILE / 150
    out = (
        f'<g>{title(words)}<g transform="scale({scale:.3f})"><g clip-path="url(#k-card)">'
        f'<rect width="150" height="190" fill="{PANEL}"/>{scene(card, 130)}</g></g>'
        f'<rect x=".75" y=".75" width="{num(_TILE - 1.5)}" height="116" rx="7" fill="none" '
        f'stroke="{edge_of(card)}" stroke-width="1.5"/>{cost_badge(card, 3, 3, 24)}'
        f"{points_badge(card, _TILE - 25, 4, 21)}"
    )
    if entry.good:
        out += (
            f'<circle cx="{num(_TILE - 16)}" cy="64" r="13" fill="{INK_DARK}" '
            f'stroke="{GOODS[entry.good]}" stroke-width="2"/>{use(f"good-{entry.good}", _TILE - 25, 55, 18)}'
        )
    for number, line in enumerate(_lines(words)):
        squeezed = _TILE - 8 if measure(line, 14) > _TILE - 8 else None
        out += text(
            _TILE / 2, 95 + 15 * number, line, 14, INK, textLength=squeezed,
            lengthAdjust="spacingAndGlyphs" if squeezed else None,
        )  # fmt: skip
    return out + "</g>"


def _lines(words: str) -> list[str]:
    parts = words.split()
    if len(parts) == 1 or measure(words, 14) <= _TILE - 8:
        return [words]
    splits = [[" ".join(parts[:cut]), " ".join(parts[cut:])] for cut in range(1, len(parts))]
    return min(splits, key=lambda lines: max(measure(line, 14) for line in lines))


def _scale(cards: int) -> float:
    return min(1.0, (WIDTH - 32) / (cards * 158))


def _hand(stage: Stage, y: float) -> str:
    scale = _scale(len(stage.view.hand))
    cards = "".join(
        f'<svg x="{num(16 + number * 158 * scale)}" y="{num(y)}" width="{num(150 * scale)}" '
        f'height="{num(212 * scale)}" viewBox="0 0 150 212">'
        f"{_inside(face(stage.card(entry.card), stage.voice, stage.lit))}</svg>"
        for number, entry in enumerate(stage.view.hand)
    )
    return f'<g aria-label="{esc(stage.tell("art-hand-title"))}">{cards}</g>'


def _inside(svg: str) -> str:
    """The content of an SVG element."""
    return svg[svg.index(">") + 1 : svg.rindex("</svg>")]
