"""Pieces that several games have: seat marks, dice, tokens, points, and the back of a card.

All are drawn around 0,0 for use on boards; `svg.at` puts them in their place. A seat's mark always has
its shape; its letter too unless it would be smaller than 14 px on screen.
"""

from __future__ import annotations

from typing import Final

from perihelion.art.icons import centred
from perihelion.art.palette import INK, INK_3, INK_DARK, LEGAL, LINE, LINE_STRONG, PAGE, seat_of
from perihelion.art.svg import attrs, num, path, regular, star, text, title

_PIPS: Final = {
    0: (),
    1: ((20, 20),),
    2: ((11, 11), (29, 29)),
    3: ((11, 11), (20, 20), (29, 29)),
    4: ((11, 11), (29, 11), (11, 29), (29, 29)),
    5: ((11, 11), (29, 11), (20, 20), (11, 29), (29, 29)),
    6: ((11, 11), (29, 11), (11, 20), (29, 20), (11, 29), (29, 29)),
}
_DICE: Final = {  # kind: ground, pips
    "silver": ("url(#k-die)", "#111A2D"),
    "red": ("#E0455F", "#FFFFFF"),
    "ghost": ("#1B2742", INK_3),
    "dark": ("#2A3859", INK),
}


def seat_outline(shape: str, radius: float) -> str:
    """The `d` of a seat's shape, about as large as a disc of that radius."""
    if shape == "triangle":
        return path(regular(3, radius * 1.28, -90, 0, radius * 0.2))
    if shape == "diamond":
        return path(regular(4, radius * 1.2))
    if shape == "square":
        return path(regular(4, radius * 1.24, -45))
    if shape == "hexagon":
        return path(regular(6, radius * 1.1, 0))
    r = num(radius)
    return f"M-{r} 0A{r} {r} 0 1 1 {r} 0A{r} {r} 0 1 1 -{r} 0Z"


def seat_mark(
    seat: int,
    radius: float = 12,
    name: str = "",
    letter: bool = True,
    letter_size: float | None = None,
    edge: str = PAGE,
    edge_width: float = 2,
) -> str:
    """A seat's mark on a board."""
    mark = seat_of(seat)
    size = letter_size or max(14.0, radius * 1.15)
    drop = size * 0.36 + (radius * 0.2 if mark.shape == "triangle" else 0)
    inner = text(0, drop, mark.letter, size, INK_DARK) if letter else ""
    return (
        f'<g class="seat-mark">{title(name) if name else ""}<path d="{seat_outline(mark.shape, radius)}" '
        f'fill="{mark.colour}" stroke="{edge}" stroke-width="{num(edge_width)}" stroke-linejoin="round"/>'
        f"{inner}</g>"
    )


def die(value: int, kind: str = "silver", legal: bool = False) -> str:
    """A die face of 40 units, its middle at 0,0. Kinds: silver, red, ghost (taken), dark."""
    ground, pip = _DICE[kind]
    pips = "".join(f'<circle cx="{x}" cy="{y}" r="3.7" fill="{pip}"/>' for x, y in _PIPS[value])
    ring = (
        f'<rect x="-3" y="-3" width="46" height="46" rx="12" fill="none" stroke="{LEGAL}" stroke-width="3"/>'
        if legal
        else ""
    )
    return (
        f'<g transform="translate(-20 -20)">{ring}<rect x="1" y="1" width="38" height="38" rx="9" '
        f'fill="{ground}" stroke="#00000088"/>{pips}</g>'
    )


def die_svg(value: int, size: float = 40, kind: str = "silver", label: str = "", legal: bool = False) -> str:
    """A die face in running text."""
    words = attrs(role="img", aria_label=label) if label else attrs(aria_hidden="true")
    tip = title(label) if label else ""
    return (
        f'<svg class="i die" width="{num(size)}" height="{num(size)}" viewBox="-25 -25 50 50"{words}>{tip}'
        f"{die(value, kind, legal)}</svg>"
    )


def token(radius: float, fill: str, edge: str = INK, inner: str = "") -> str:
    """A round token with something drawn on it."""
    return (
        f'<circle r="{num(radius)}" fill="{fill}" stroke="{edge}" stroke-width="{num(radius / 8)}"/>{inner}'
    )


def points_hexagon(figure: object, radius: float = 14) -> str:
    """Victory points of the card games."""
    shape = path(regular(6, radius))
    return f'<path d="{shape}" fill="{INK}"/>{text(0, radius * 0.4, figure, radius * 1.1, INK_DARK)}'


def points_star(figure: object, radius: float = 14) -> str:
    """Victory points of the map games; the figure stands beside the star."""
    shape = path(star(5, radius, radius * 0.46))
    words = text(radius + 3, radius * 0.45, figure, radius * 1.2, INK, "start") if figure != "" else ""
    return f'<path d="{shape}" fill="{LEGAL}" stroke-linejoin="round"/>{words}'


def legal_ring(radius: float) -> str:
    """The gold ring and halo of a place that can be chosen."""
    return (
        f'<circle class="halo" r="{num(radius + 6)}" fill="{LEGAL}" opacity=".22"/>'
        f'<circle r="{num(radius)}" fill="none" stroke="{LEGAL}" stroke-width="3"/>'
    )


def card_back(width: float = 150, height: float = 212, accent: str = LEGAL) -> str:
    """The back of a card with the orbit mark, its upper left corner at 0,0."""
    scale = width / 150
    return (
        f'<rect x="1" y="1" width="{num(width - 2)}" height="{num(height - 2)}" rx="{num(11 * scale)}" '
        f'fill="#111A30" stroke="{LINE_STRONG}" stroke-width="2"/>'
        f'<rect x="{num(9 * scale)}" y="{num(9 * scale)}" width="{num(width - 18 * scale)}" '
        f'height="{num(height - 18 * scale)}" rx="{num(7 * scale)}" fill="none" stroke="{LINE}" '
        f'stroke-width="2"/>{centred("logo", width / 2, height / 2, 84 * scale, accent)}'
    )
