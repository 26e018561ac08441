"""Small helpers for writing SVG and HTML as strings: escaping, numbers, attributes, simple geometry.

Everything that draws is a pure function that returns a string; angles are degrees, clockwise on screen.
"""

from __future__ import annotations

import math
from html import escape
from random import Random

from perihelion.art.palette import INK

Point = tuple[float, float]


def esc(text: object) -> str:
    """Text made safe for element content and for attribute values."""
    return escape(str(text), quote=True)


def num(value: float) -> str:
    """A number without needless digits: 12, 3.5, -0.25."""
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if text == "-0" else text


def attrs(**values: str | float | bool | None) -> str:
    """Attributes, each with a space before it. `_` becomes `-` (a trailing one is dropped: `class_`);
    None and False leave the attribute out, True writes it without a value."""
    out: list[str] = []
    for key, value in values.items():
        name = key.rstrip("_").replace("_", "-")
        if value is None or value is False:
            continue
        if value is True:
            out.append(f" {name}=''")
        elif isinstance(value, str):
            out.append(f' {name}="{esc(value)}"')
        else:
            out.append(f' {name}="{num(value)}"')
    return "".join(out)


def tag(name: str, inner: str = "", **values: str | float | bool | None) -> str:
    """An element; `inner` is markup already."""
    return f"<{name}{attrs(**values)}>{inner}</{name}>"


def standing_alone(drawn: str) -> str:
    """A drawing for pages as a file of its own."""
    return drawn.replace("<svg ", '<svg xmlns="http://www.w3.org/2000/svg" ', 1)


def title(words: str) -> str:
    """The tooltip of the element it stands in."""
    return f"<title>{esc(words)}</title>"


def text(
    x: float,
    y: float,
    words: object,
    size: float = 14,
    fill: str = INK,
    anchor: str = "middle",
    outline: str = "",
    **more: str | float | bool | None,
) -> str:
    """A line of text in the display face; `outline` is the colour of a dark casing for names on maps."""
    casing = (
        f' stroke="{outline}" stroke-width="4" paint-order="stroke" stroke-linejoin="round"'
        if outline
        else ""
    )
    return (
        f'<text x="{num(x)}" y="{num(y)}" font-size="{num(size)}" fill="{fill}" text-anchor="{anchor}"'
        f"{casing}{attrs(**more)}>{esc(words)}</text>"
    )


def at(x: float, y: float, inner: str, scale: float = 1, rotate: float = 0) -> str:
    """Something drawn around 0,0 put elsewhere."""
    turned = f" rotate({num(rotate)})" if rotate else ""
    scaled = f" scale({scale:.4g})" if scale != 1 else ""
    return f'<g transform="translate({num(x)} {num(y)}){turned}{scaled}">{inner}</g>'


def piece(x: float, y: float, inner: str, name: str, place: Point | None = None) -> str:
    """A piece drawn around 0,0 and put elsewhere; when a later drawing has it elsewhere again, it flies
    there. Equal pieces share a name. `place` is the joint of the lines (`data-net`) on which it stands."""
    spot = f' data-place="{num(place[0])} {num(place[1])}"' if place is not None else ""
    return f'<g transform="translate({num(x)} {num(y)})" data-piece="{esc(name)}"{spot}>{inner}</g>'


def turning(kind: str, name: str, face: object, inner: str) -> str:
    """Something that moves on its place when a later drawing shows another face of it: `flip`, `shake` or
    `sweep`."""
    return f'<g data-{kind}="{esc(name)}" data-face="{esc(face)}">{inner}</g>'


def path(points: list[Point], closed: bool = True) -> str:
    """The `d` of a polygon or polyline."""
    return "M" + "L".join(f"{num(x)} {num(y)}" for x, y in points) + ("Z" if closed else "")


def polar(cx: float, cy: float, radius: float, degrees: float) -> Point:
    return cx + radius * math.cos(math.radians(degrees)), cy + radius * math.sin(math.radians(degrees))


def regular(corners: int, radius: float, start: float = -90, cx: float = 0, cy: float = 0) -> list[Point]:
    """The corners of a regular polygon, the first at the angle `start`."""
    return [polar(cx, cy, radius, start + 360 * k / corners) for k in range(corners)]


def star(points: int, outer: float, inner: float, start: float = -90) -> list[Point]:
    """The corners of a star, points and notches in turn."""
    return [polar(0, 0, outer if k % 2 == 0 else inner, start + 180 * k / points) for k in range(2 * points)]


def ring_cell(
    cx: float, cy: float, inner: float, outer: float, start: float, end: float, gap: float = 0
) -> str:
    """The `d` of a piece of a ring, from one angle to another, inset by `gap` on its straight sides."""
    wide, narrow = math.degrees(gap / outer), math.degrees(gap / max(inner, 1))
    a, b = polar(cx, cy, outer, start + wide), polar(cx, cy, outer, end - wide)
    c, d = polar(cx, cy, inner, end - narrow), polar(cx, cy, inner, start + narrow)
    large = 1 if end - start > 180 else 0
    return (
        f"M{num(a[0])} {num(a[1])}A{num(outer)} {num(outer)} 0 {large} 1 {num(b[0])} {num(b[1])}"
        f"L{num(c[0])} {num(c[1])}A{num(inner)} {num(inner)} 0 {large} 0 {num(d[0])} {num(d[1])}Z"
    )


def starfield(x: float, y: float, width: float, height: float, count: int, seed: str) -> str:
    """Distant stars in three brightnesses, the same for the same seed."""
    chance, out = Random(seed), []
    for share, size, opacity in ((0.68, 1.0, 0.35), (0.25, 1.6, 0.5), (0.07, 2.3, 0.8)):
        dots = "".join(
            f"M{num(x + chance.random() * width)} {num(y + chance.random() * height)}h0"
            for _ in range(round(count * share))
        )
        out.append(
            f'<path d="{dots}" stroke="#CFE0FF" stroke-width="{size}" stroke-linecap="round" '
            f'opacity="{opacity}" fill="none"/>'
        )
    return "".join(out)


def clickable(
    act: str = "",
    why: str = "",
    thing: str = "",
    label: str = "",
    pressed: bool | None = None,
    now: bool = False,
) -> str:
    """The attributes of something that can be clicked (`act`), asked about (`why`) or looked at (`thing`).

    All three kinds are buttons for the keyboard and the screen reader; see `artist.py` for what the page
    does with them. `now` plays the action at the first click, without asking for confirmation."""
    out = ' tabindex="0" role="button"' if act or why or thing else ""
    if act:
        out += f' data-act="{esc(act)}"' + (' data-now=""' if now else "")
    elif why:
        out += f' data-why="{esc(why)}" aria-disabled="true"'
    if thing:
        out += f' data-thing="{esc(thing)}"'
    if label:
        out += f' aria-label="{esc(label)}"'
    if pressed is not None:
        out += f' aria-pressed="{"true" if pressed else "false"}"'
    return out
