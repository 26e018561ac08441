"""Parts of card faces: frame, picture window, title, rows of icon sentences, footers.

A card is 150 x 212 units and never shown under 132 px wide, so 16 units of text stay at least 14 px.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from perihelion.art.icons import use
from perihelion.art.palette import INK, INK_2, INK_DARK, PANEL
from perihelion.art.svg import esc, num, text, title
from perihelion.art.typeface import measure

WIDTH: Final = 150
HEIGHT: Final = 212
TITLE_SIZE: Final = 16
TITLE_WIDTH: Final = 140
ROW_HEIGHT: Final = 23


@dataclass(frozen=True)
class Sign:
    """A word of an icon sentence: an icon, a figure, or a figure on a filled icon (a badge)."""

    icon: str = ""
    figure: str = ""

    @property
    def badge(self) -> bool:
        return bool(self.icon and self.figure)


def sign_icon(name: str) -> Sign:
    return Sign(icon=name)


def sign_text(words: object) -> Sign:
    return Sign(figure=str(words))


def sign_badge(name: str, figure: object) -> Sign:
    """A figure on a filled icon: `vp` (hexagon) or `card`."""
    return Sign(name, str(figure))


TO: Final = Sign(icon="to")


def sentence(signs: list[Sign], x: float, y: float, size: float = 18) -> tuple[str, float]:
    """A row of signs from x, their middle at y; the markup and where it ends."""
    out: list[str] = []
    for sign in signs:
        drawn, width = _drawn(sign, x, y, size)
        out.append(drawn)
        x += width + 3
    return "".join(out), x - 3


def _drawn(sign: Sign, x: float, y: float, size: float) -> tuple[str, float]:
    if not sign.icon:
        width = measure(sign.figure, 16)
        return text(x, y + 5.6, sign.figure, 16, INK, "start"), width
    if not sign.figure:
        width = 12 if sign.icon == "to" else size
        ink = INK_2 if sign.icon in ("to", "up") else INK
        return use(sign.icon, x, y - width / 2, width, ink), width
    if sign.icon == "vp":
        width = size + 1
        ground = use("vp", x - 2, y - size / 2 - 2.2, size + 4.5)
    else:
        width = max(15.0, measure(sign.figure, 16) + 5)
        ground = (
            f'<rect x="{num(x)}" y="{num(y - size / 2 - 1)}" width="{num(width)}" '
            f'height="{num(size + 2)}" rx="3" fill="{INK}"/>'
        )
    return ground + text(x + width / 2, y + 5.6, sign.figure, 16, INK_DARK), width


def row(tab: str, signs: list[Sign], y: float, lit: bool = False, words: str = "") -> str:
    """A power: its phase on a tab, then its sentence; `words` is the same in a tooltip."""
    drawn, end = sentence(signs, 34, y + ROW_HEIGHT / 2 - 0.8)
    if end > WIDTH - 4:
        raise ValueError(f"a row of signs is {end - WIDTH + 4:.0f} units too wide: {signs}")
    ground, ink = ("#FFD86B", INK_DARK) if lit else ("#2A3A60", INK)
    return (
        f'<g class="power">{title(words) if words else ""}'
        f'<rect x="4" y="{num(y)}" width="{WIDTH - 8}" height="21.5" rx="5" '
        f'fill="{"#3A3116" if lit else "#17223B"}"/>'
        f'<rect x="4" y="{num(y)}" width="25" height="21.5" rx="5" fill="{ground}"/>'
        f"{text(16.5, y + 16.4, tab, 16, ink)}{drawn}</g>"
    )


def heading(name: str, y: float, width: float = TITLE_WIDTH) -> str:
    """The title around the line y, in one or two lines; a line that is too long is set narrower."""
    lines = two_lines(name, width)
    top = y if len(lines) == 1 else y - 11.5
    out: list[str] = []
    for number, line in enumerate(lines):
        squeezed = width if measure(line, TITLE_SIZE) > width else None
        adjust = "spacingAndGlyphs" if squeezed else None
        out.append(
            text(WIDTH / 2, top + 17 * number, line, TITLE_SIZE, textLength=squeezed, lengthAdjust=adjust)
        )
    return "".join(out)


def two_lines(name: str, width: float = TITLE_WIDTH) -> list[str]:
    """The title in one line if it fits, else broken where the longer of two lines is shortest."""
    words = name.split()
    if len(words) == 1 or measure(name, TITLE_SIZE) <= width:
        return [name]
    splits = [[" ".join(words[:at]), " ".join(words[at:])] for at in range(1, len(words))]
    return min(splits, key=lambda lines: max(measure(line, TITLE_SIZE) for line in lines))


def frame(inner: str, over: str, edge: str, strong: bool, name: str, classes: str = "") -> str:
    """A card: `inner` is clipped to its rounded shape, `over` lies on top of the edge."""
    return (
        f'<svg class="card{" " + classes if classes else ""}" viewBox="0 0 {WIDTH} {HEIGHT}" '
        f'width="{WIDTH}" height="{HEIGHT}" role="img" aria-label="{esc(name)}">'
        f'<g clip-path="url(#k-card)"><rect width="{WIDTH}" height="{HEIGHT}" fill="{PANEL}"/>{inner}'
        f'</g><rect x="1" y="1" width="{WIDTH - 2}" height="{HEIGHT - 2}" rx="10.5" fill="none" '
        f'stroke="{edge}" stroke-opacity="{0.9 if strong else 0.55}" stroke-width="{2 if strong else 1.5}"/>'
        f"{over}</svg>"
    )
