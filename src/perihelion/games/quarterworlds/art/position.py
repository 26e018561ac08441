"""One self-contained SVG of a position: offer, both spaces, influence board, and the viewer's hand."""

from __future__ import annotations

from typing import Final

from perihelion.art.icons import standalone, use
from perihelion.art.palette import INK, INK_2, LINE, PAGE, PANEL, seat_of
from perihelion.art.svg import at, num, text
from perihelion.art.typeface import measure
from perihelion.games.quarterworlds.art.faces import face, window
from perihelion.games.quarterworlds.art.influence import board_svg
from perihelion.games.quarterworlds.art.pictures import skies
from perihelion.games.quarterworlds.art.planets import Sphere, patterns, sphere
from perihelion.games.quarterworlds.art.stage import Stage
from perihelion.games.quarterworlds.components import COLUMNS, EPOCHS, NOTHING, ROWS, place

WIDTH: Final = 1180
_SMALL: Final = 0.62


def position(stage: Stage) -> str:
    """The table as the viewer may see it."""
    headline = stage.tell("art-epoch", epoch=stage.view.epoch, epochs=EPOCHS)
    parts = [text(18, 36, f"{stage.tell('game-name')} · {headline}", 24, INK, "start")]
    parts.append(at(16, 56, _offer(stage)))
    y = 56.0
    for seat in range(stage.view.seats):
        drawn, height = _space(stage, seat)
        parts.append(at(262, y, drawn))
        y += height + 12
    parts.append(at(WIDTH - 246, 56, _inside(board_svg(stage))))
    y = max(y, 56 + 3 * 140.0)
    if stage.view.hand:
        parts.append(_row(stage, stage.view.hand, y))
        y += 212 * 0.9 + 14
    ground = f'<rect width="{WIDTH}" height="{num(y)}" fill="{PAGE}"/>'
    return standalone(WIDTH, y, ground + "".join(parts), headline, patterns() + skies() + window())


def _offer(stage: Stage) -> str:
    out = ""
    for row in range(ROWS):
        y = (ROWS - 1 - row) * 138.0
        out += text(8, y + 70, row + 1, 20, "#C48BFF")
        for column in range(COLUMNS):
            number = stage.view.offer[place(column, row)]
            if number != NOTHING:
                out += _face(stage, number, 24 + column * 104, y, _SMALL)
    return out


def _face(stage: Stage, number: int, x: float, y: float, scale: float) -> str:
    inner = _inside(face(stage.card(number), stage.parts.cards, stage.voice))
    return f'<g transform="translate({num(x)} {num(y)}) scale({scale})">{inner}</g>'


def _space(stage: Stage, seat: int) -> tuple[str, float]:
    seen = stage.view.spaces[seat]
    width, per_row = 654.0, 6
    rows = max(1, -(-len(seen.worlds) // per_row))
    height = 44 + 130.0 * rows
    out = (
        f'<rect width="{num(width)}" height="{num(height)}" rx="14" fill="{PANEL}" stroke="{LINE}"/>'
        f'<rect width="{num(width)}" height="4" rx="2" fill="{seat_of(seat).colour}"/>'
        f"{use(f'seat-{seat_of(seat).letter.lower()}', 12, 11, 22)}"
        f"{text(42, 29, stage.seat_name(seat), 18, INK, 'start')}"
    )
    x = width - 14
    figures = (
        ("vp-o", seen.total), ("card-o", len(seen.hand)), ("token", seen.tokens),
        ("station", seen.objects_laid[2]), ("shuttle", seen.objects_laid[1]), ("ship", seen.objects_laid[0]),
    )  # fmt: skip
    for sign, figure in figures:
        x -= measure(str(figure), 17)
        out += text(x, 29, figure, 17, INK, "start")
        x -= 24
        out += use(sign, x, 14, 19, INK_2)
        x -= 14
    for number, world in enumerate(seen.worlds):
        disc = sphere(Sphere(stage.card(world.card), world.attached), stage.parts.cards, 44)
        name = text(0, 64, stage.title(world.card), 14, INK)
        ship = use("ship", 30, -46, 18, INK) if world.ship != NOTHING else ""
        spot = (58 + (number % per_row) * 107.0, 92 + (number // per_row) * 130.0)
        out += at(spot[0], spot[1], disc + name + ship)
    return out, height


def _row(stage: Stage, numbers: list[int], y: float) -> str:
    scale = min(0.9, (WIDTH - 32) / (len(numbers) * 158))
    return "".join(
        _face(stage, number, 16 + index * 158 * scale, y, scale) for index, number in enumerate(numbers)
    )


def _inside(svg: str) -> str:
    """The content of an SVG element."""
    return svg[svg.index(">") + 1 : svg.rindex("</svg>")]
