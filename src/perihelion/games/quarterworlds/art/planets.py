"""Planets: discs of four quarters that visibly fill up.

A dashed white quarter takes any colour, a white border over a tint that colour only, a full pattern is
complete. Colours come with patterns: grey dots, green waves, gold chevrons, violet cross-hatch.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from perihelion.art.icons import centred
from perihelion.art.palette import INK, LEGAL, QUARTERS, WELL
from perihelion.art.svg import num, title
from perihelion.games.quarterworlds.components import BORDERED, COLOURS, COMPLETE, NOTHING, OBJECTS, Card

_MARKS: Final = {
    "grey": '<circle cx="5" cy="5" r="1.6" fill="#4E5A72"/>',
    "green": '<path d="M0 5q2.5-4 5 0t5 0" stroke="#1F6B3C" stroke-width="1.6" fill="none"/>',
    "gold": '<path d="M0 8 5 3l5 5" stroke="#8A6414" stroke-width="1.6" fill="none"/>',
    "violet": '<path d="M0 0l10 10M10 0 0 10" stroke="#5B34A6" stroke-width="1.3"/>',
}


def patterns() -> str:
    """The patterns of the four colours, as content of `<defs>`."""
    return "".join(
        f'<pattern id="quar-{name}" width="10" height="10" patternUnits="userSpaceOnUse">'
        f'<rect width="10" height="10" fill="{QUARTERS[name]}"/>{mark}</pattern>'
        for name, mark in _MARKS.items()
    )


@dataclass(frozen=True)
class Open:
    """What a drawing says of one open quarter: attributes that make it clickable, a tooltip, its state."""

    attributes: str = ""
    words: str = ""
    legal: bool = False
    picked: bool = False


@dataclass(frozen=True)
class Sphere:
    """A planet to draw: its card, what lies on its quarters (cards, -1 for nothing), its open quarters."""

    card: Card
    attached: list[int] = field(default_factory=lambda: [NOTHING] * 4)
    open: dict[int, Open] = field(default_factory=dict)
    complete: dict[int, str] = field(default_factory=dict)  # tooltips of the others


def sector(quarter: int, radius: float, gap: float = 2) -> str:
    """The path of a quarter around 0,0: 0 top left, 1 top right, 2 bottom left, 3 bottom right."""
    right, down = (-1 if quarter % 2 == 0 else 1), (-1 if quarter < 2 else 1)
    x, y, reach = right * gap, down * gap, radius - gap
    sweep = 0 if right * down > 0 else 1
    return (
        f"M{num(x)} {num(y)}L{num(x)} {num(y + down * reach)}"
        f"A{num(reach)} {num(reach)} 0 0 {sweep} {num(x + right * reach)} {num(y)}Z"
    )


def sphere(planet: Sphere, cards: list[Card], radius: float) -> str:
    """The planet around 0,0."""
    out: list[str] = []
    for quarter in range(4):
        lying = planet.attached[quarter]
        if lying != NOTHING:
            out.append(_attached(planet, cards[lying], quarter, radius))
        elif planet.card.quarters[quarter].state == COMPLETE:
            out.append(_complete(planet, quarter, radius))
        else:
            out.append(_open(planet, quarter, radius))
    shade = f'<circle r="{num(radius)}" fill="url(#k-shade)" opacity=".55" pointer-events="none"/>'
    return "".join(out) + shade


def _middle(quarter: int, radius: float) -> tuple[float, float]:
    return (-1 if quarter % 2 == 0 else 1) * radius * 0.42, (-1 if quarter < 2 else 1) * radius * 0.42


def _symbol(name: str, x: float, y: float, radius: float) -> str:
    return (
        f'<circle cx="{num(x)}" cy="{num(y)}" r="{num(radius * 0.24)}" fill="{WELL}" fill-opacity=".88"/>'
        f"{centred(name, x, y, radius * 0.34, INK)}"
    )


def _attached(planet: Sphere, card: Card, quarter: int, radius: float) -> str:
    x, y = _middle(quarter, radius)
    signs = []
    for number, symbol in enumerate(card.symbols):
        shift = (number - (len(card.symbols) - 1) / 2) * radius * 0.4
        signs.append(_symbol(OBJECTS[symbol], x + shift, y, radius * (0.82 if len(card.symbols) > 1 else 1)))
    words = planet.complete.get(quarter, "")
    return (
        f'<g class="quarter filled">{title(words) if words else ""}<path d="{sector(quarter, radius)}" '
        f'fill="url(#quar-{COLOURS[card.colour]})" stroke="{INK}" stroke-width="2.5"/>{"".join(signs)}</g>'
    )


def _complete(planet: Sphere, quarter: int, radius: float) -> str:
    printed = planet.card.quarters[quarter]
    x, y = _middle(quarter, radius)
    sign = _symbol(OBJECTS[printed.symbol], x, y, radius) if printed.symbol != NOTHING else ""
    words = planet.complete.get(quarter, "")
    return (
        f'<g class="quarter">{title(words) if words else ""}<path d="{sector(quarter, radius)}" '
        f'fill="url(#quar-{COLOURS[printed.colour]})" opacity=".82"/>{sign}</g>'
    )


def _open(planet: Sphere, quarter: int, radius: float) -> str:
    printed = planet.card.quarters[quarter]
    seen = planet.open.get(quarter, Open())
    bordered = printed.state == BORDERED
    shape = sector(quarter, radius)
    x, y = _middle(quarter, radius)
    tint = f"url(#quar-{COLOURS[printed.colour]})" if bordered else "#E9EEF8"
    lit = seen.legal or seen.picked
    ink = LEGAL if lit else INK
    dashes = "" if bordered or lit else ' stroke-dasharray="5 4"'
    glow = ' filter="url(#k-glow)"' if lit else ""
    width = 4 if seen.picked else 3 if lit else 2.2
    return (
        f'<g class="quarter open{" legal" if seen.legal else ""}"{seen.attributes}>'
        f'{title(seen.words) if seen.words else ""}<path d="{shape}" fill="{WELL}"/>'
        f'<path d="{shape}" fill="{tint}" opacity="{".38" if bordered else ".16"}"/>'
        f'<path class="edge" d="{shape}" fill="none" stroke="{ink}" stroke-width="{num(width)}" '
        f'stroke-linejoin="round"{dashes}{glow}/>{centred("plus", x, y, radius * 0.28, ink)}</g>'
    )
