"""Maps: an SVG board under a lens, with layers, hit areas and an overview.

A board is drawn in layers from the ground up; hit areas are always the topmost, so that a target wins the
click over a piece. On a page `static/map.js` moves the lens (the `viewBox`): wheel, drag, pinch, double
tap, the buttons and the overview.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from perihelion.art.icons import icon
from perihelion.art.svg import clickable, esc, num, title
from perihelion.language import Voice

LAYERS: Final = (
    "ground",
    "regions",
    "lines",
    "places",
    "contents",
    "glow",
    "preview",
    "pieces",
    "labels",
    "names",
    "hits",
)


@dataclass(frozen=True)
class Box:
    """A part of the board in its own units."""

    x: float
    y: float
    width: float
    height: float

    def attribute(self) -> str:
        return f"{num(self.x)} {num(self.y)} {num(self.width)} {num(self.height)}"

    def around(self, x: float, y: float, width: float) -> Box:
        """A lens of that width with this box's proportions, around a point, kept inside this box."""
        width = min(width, self.width)
        height = width * self.height / self.width
        left = min(max(x - width / 2, self.x), self.x + self.width - width)
        top = min(max(y - height / 2, self.y), self.y + self.height - height)
        return Box(left, top, width, height)


@dataclass
class Board:
    """Collects the layers of a board while it is drawn."""

    box: Box
    label: str
    layers: dict[str, list[str]] = field(default_factory=lambda: {name: [] for name in LAYERS})

    def add(self, layer: str, *markup: str) -> None:
        self.layers[layer].extend(markup)

    def hit(
        self,
        shape: str,
        label: str,
        act: str = "",
        why: str = "",
        thing: str = "",
        classes: str = "",
    ) -> None:
        """A clickable area. `shape` is an SVG element without its closing, e.g. `circle cx="5" ...`."""
        name = shape.split(" ", 1)[0]
        marks = f"hit {classes}".strip()
        self.add(
            "hits",
            f'<{shape} class="{marks}"{clickable(act, why, thing, label)}>{title(label)}</{name}>',
        )

    def hit_circle(
        self, x: float, y: float, radius: float, label: str, act: str = "", why: str = "", thing: str = ""
    ) -> None:
        self.hit(f'circle cx="{num(x)}" cy="{num(y)}" r="{num(radius)}"', label, act, why, thing)

    def inner(self) -> str:
        """All layers, bottom to top."""
        return "".join(
            f'<g class="layer-{name}">{"".join(self.layers[name])}</g>'
            for name in LAYERS
            if self.layers[name]
        )

    def svg(self, lens: Box | None = None) -> str:
        """The board, seen through the lens; the whole of it without one."""
        return (
            f'<svg class="board" viewBox="{(lens or self.box).attribute()}" role="group" '
            f'aria-label="{esc(self.label)}" preserveAspectRatio="xMidYMid meet">{self.inner()}</svg>'
        )

    def framed(self, voice: Voice, lens: Box | None = None, overview: str = "", ident: str = "map") -> str:
        """The board in its container with zoom buttons (the keys +, - and 0 do the same, so that Tab need
        not stop at them) and, if drawn, the overview map.

        `overview` is simple markup in the board's own units. The lens a player has chosen is kept by
        `map.js` under `ident` when the page redraws the board."""
        buttons = "".join(
            f'<button type="button" tabindex="-1" data-zoom="{kind}" '
            f'aria-label="{esc(voice.tell(f"map-{kind}"))}" '
            f'title="{esc(voice.tell(f"map-{kind}"))}">{icon(sign, 20)}</button>'
            for kind, sign in (("in", "plus"), ("out", "minus"), ("whole", "whole"))
        )
        small = ""
        if overview:
            start = lens or self.box
            small = (
                f'<div class="overview" title="{esc(voice.tell("map-overview"))}">'
                f'<svg viewBox="{self.box.attribute()}" aria-hidden="true">{overview}'
                f'<rect class="lens" x="{num(start.x)}" y="{num(start.y)}" width="{num(start.width)}" '
                f'height="{num(start.height)}"/></svg></div>'
            )
        return (
            f'<div class="map" id="{esc(ident)}" data-box="{self.box.attribute()}">'
            f'{self.svg(lens)}{small}<div class="zoom">{buttons}</div></div>'
        )
