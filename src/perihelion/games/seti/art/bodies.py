"""The small pieces of the sky: planets with their surfaces, asteroids, comets, stars and badges."""

from __future__ import annotations

import math
from random import Random
from typing import Final

from perihelion.art.icons import centred
from perihelion.art.palette import PAGE
from perihelion.art.svg import num, path, polar, regular
from perihelion.games.seti.art.signs import PUBLICITY, STAR

BODIES: Final = {  # light, dark, radius
    "mercury": ("#D8C3A5", "#6D5B49", 12.0),
    "venus": ("#FFD9A0", "#A8642A", 14.0),
    "earth": ("#7CC6FF", "#14508F", 14.0),
    "mars": ("#FF9070", "#8C2B17", 14.0),
    "jupiter": ("#F3CFA4", "#8F5B33", 17.0),
    "saturn": ("#F5E0A8", "#957533", 14.0),
    "uranus": ("#A8F0EE", "#2B7F8D", 15.0),
    "neptune": ("#7C9CFF", "#2537A0", 15.0),
    "oumuamua": ("#E7B9A0", "#6A3A2C", 13.0),
}
SURFACES: Final = {  # around a globe of radius 1
    "saturn": '<g fill="none" stroke="#E9CF8A"><ellipse rx="1.7" ry=".5" stroke-width=".25" '
    'transform="rotate(-18)"/></g>',
    "jupiter": '<path d="M-.95-.3H.95M-.97.25H.97" stroke="#8F5B33" stroke-width=".2" opacity=".55"/>',
    "earth": '<path d="M-.6-.5q.5-.3.6.3t-.5.4zM.1.2q.5-.1.4.5z" fill="#5BC878"/>',
    "uranus": '<g fill="none" stroke="#C8FFFD"><ellipse rx=".45" ry="1.45" stroke-width=".1" '
    'transform="rotate(20)"/></g>',
    "mars": '<path d="M-.5-.8q.5.3 1 0" stroke="#FFF" stroke-width=".18" fill="none" opacity=".8"/>',
}


def body(name: str, x: float, y: float, scale: float = 1.0) -> str:
    """A planet with its own surface."""
    light, _, radius = BODIES[name]
    r = radius * scale
    deco = f'<g transform="scale({num(r)})">{SURFACES.get(name, "")}</g>'
    globe = f'<circle r="{num(r)}" fill="url(#seti-{name})"/>'
    if name == "oumuamua":
        globe = (
            f'<ellipse rx="{num(r * 1.5)}" ry="{num(r * 0.55)}" '
            f'fill="url(#seti-{name})" transform="rotate(-28)"/>'
        )
    halo = f'<circle r="{num(r + 4 * scale)}" fill="{light}" opacity=".18"/>'
    return f'<g transform="translate({num(x)} {num(y)})">{halo}{globe}{deco}</g>'


def asteroids(x: float, y: float, seed: int) -> str:
    chance = Random(seed)
    rocks = ""
    for dx, dy, size in ((-10, -5, 7), (4, -9, 5), (11, 1, 6), (-3, 6, 8), (-13, 8, 4), (9, 11, 4.5)):
        corners = [
            (
                dx + size * (0.75 + chance.random() * 0.4) * math.cos(angle * math.tau / 7),
                dy + size * (0.75 + chance.random() * 0.4) * math.sin(angle * math.tau / 7),
            )
            for angle in range(7)
        ]
        rocks += f'<path d="{path(corners)}"/>'
    return (
        f'<g transform="translate({num(x)} {num(y)})" fill="#7E7468" stroke="#B5A793" '
        f'stroke-width="1.2">{rocks}</g>'
    )


def comet(x: float, y: float, degrees: float) -> str:
    return (
        f'<g transform="translate({num(x)} {num(y)})"><g '
        f'transform="rotate({num(degrees)})"><path d="M2-6L24 0 2 6z" '
        'fill="#BDE9FF" opacity=".45"/><path d="M0-3L18 0 0 3z" fill="#E9F8FF" '
        'opacity=".7"/></g><circle r="6" '
        'fill="#F2FBFF"/><circle r="10" fill="#BDE9FF" opacity=".3"/></g>'
    )


def badge(x: float, y: float) -> str:
    """The megaphone wherever a visit gives publicity."""
    return (
        f'<circle cx="{num(x)}" cy="{num(y)}" r="9.5" fill="#31142B" '
        f'stroke="{PUBLICITY}" stroke-width="1.3"/>'
        f"{centred('publicity', x, y, 13, PUBLICITY)}"
    )


def arc(radius: float, start: float, end: float) -> str:
    x0, y0 = polar(0, 0, radius, start)
    x1, y1 = polar(0, 0, radius, end)
    large, sweep = int(abs(end - start) > 180), int(end > start)
    return f"M{num(x0)} {num(y0)}A{num(radius)} {num(radius)} 0 {large} {sweep} {num(x1)} {num(y1)}"


def star_glyph(colour: str, x: float, y: float) -> str:
    corners = {"red": 3, "yellow": 4, "black": 6}.get(colour, 0)
    fill = PAGE if colour == "black" else STAR[colour]
    edge = STAR[colour] if colour == "black" else PAGE
    if not corners:
        return (
            f'<circle cx="{num(x)}" cy="{num(y)}" r="5.5" fill="{fill}" stroke="{edge}" stroke-width="1.8"/>'
        )
    return (
        f'<path d="{path(regular(corners, 6.6, -90, x, y))}" fill="{fill}" '
        f'stroke="{edge}" stroke-width="1.8"/>'
    )
