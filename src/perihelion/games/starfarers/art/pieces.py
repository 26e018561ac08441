"""Planets, tokens and pieces of Starfarers, drawn around 0,0."""

from __future__ import annotations

from typing import Final

from perihelion.art.icons import centred
from perihelion.art.palette import INK, LEGAL, seat_of
from perihelion.art.pieces import seat_mark
from perihelion.art.svg import Point, at, num, path, regular, text, title, turning
from perihelion.games.starfarers.art.geometry import PLANET, TEXT
from perihelion.games.starfarers.art.stage import Stage
from perihelion.games.starfarers.components.parts import RESOURCES, SYMBOLS, WAYS
from perihelion.games.starfarers.sight.view import PlanetView, ShipView

EDGE: Final = "#05080F"
WELL: Final = "#0A1120"
ACCENT: Final = "#5CC8FF"
# Light and dark of each resource, in the order of the components.
COLOURS: Final = (
    ("#FF7A66", "#8E1F1B"),
    ("#FFB14D", "#A14E07"),
    ("#6FB4FF", "#17489C"),
    ("#7BE08A", "#1B6B35"),
    ("#E7A6FF", "#5B2A91"),
)
SURFACES: Final = (
    '<circle cx="-9" cy="8" r="4.5"/><circle cx="-14" cy="-3" r="2.5"/><circle cx="6" cy="-17" r="3"/>',
    '<path d="M-24 6C-10 0 10 12 24 4M-23-4C-8-10 8 0 24-5" fill="none" stroke-width="3"/>',
    '<path d="M-20 12L-8-2 2 14M-22-6L-10-16 6-22" fill="none" stroke-width="2.5"/>',
    '<path d="M-20 4C-14-2-10 10-4 6S0 18-8 20-22 12-20 4zM4-20C10-22 18-14 16-10S2-12 4-20z"/>',
    '<g fill="none"><path d="M-24 2H24" stroke="#FFD86B" stroke-width="4"/><path d="M-22-9H22" '
    'stroke="#6FE3FF" stroke-width="3"/><path d="M-21 12H21" stroke="#7BE08A" stroke-width="3"/></g>',
)
PEOPLE_COLOURS: Final = ("#7BE08A", "#8FD3FF", "#FF9FC4", "#FFCF70")
PEOPLE_GLYPHS: Final = (
    '<path d="M-8 7C-8-5 0-9 9-8 9 3 3 9-6 8M-9 10L3-3" fill="#0A1120" stroke-width="2"/>',
    '<circle r="2.5" fill="#8FD3FF"/><g fill="none" stroke-width="1.8"><ellipse rx="10" ry="4" '
    'transform="rotate(30)"/><ellipse rx="10" ry="4" transform="rotate(-30)"/></g>',
    '<path d="M-9 2L-3-4 2 0 9-5M-6 7L0 2 6 7" fill="none" stroke-width="2.2" stroke-linejoin="round"/>',
    '<path d="M0-9V8M-8-5H8M-8-5L-11 3H-5zM8-5L5 3H11z" fill="none" stroke-width="2" '
    'stroke-linejoin="round"/>',
)
DEFS: Final = (
    "".join(
        f'<radialGradient id="sf-{name}" cx=".32" cy=".28" r=".9"><stop stop-color="{light}"/>'
        f'<stop offset=".55" stop-color="{light}" stop-opacity=".92"/><stop offset="1" stop-color="{dark}"/>'
        "</radialGradient>"
        for name, (light, dark) in zip(RESOURCES, COLOURS, strict=True)
    )
    + f'<clipPath id="sf-disc"><circle r="{num(PLANET)}"/></clipPath>'
    '<radialGradient id="sf-system" r=".62"><stop stop-color="#2B3F70"/><stop offset="1" '
    'stop-color="#131E38"/></radialGradient>'
    '<radialGradient id="sf-home" r=".62"><stop stop-color="#2C5A78"/><stop offset="1" '
    'stop-color="#13273F"/></radialGradient>'
    f'<radialGradient id="sf-glow"><stop stop-color="{LEGAL}" stop-opacity=".75"/><stop offset="1" '
    f'stop-color="{LEGAL}" stop-opacity="0"/></radialGradient>'
    '<pattern id="sf-hatch" width="9" height="9" patternUnits="userSpaceOnUse" '
    'patternTransform="rotate(45)"><path d="M0 0V9" stroke="#2B3C66" stroke-width="3"/></pattern>'
    '<filter id="sf-blur" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="16"/>'
    '</filter><linearGradient id="sf-hull" x1="0" y1="0" x2="0" y2="1"><stop stop-color="#33456F"/>'
    '<stop offset="1" stop-color="#16213C"/></linearGradient>'
)
BALLS: Final = {
    "black": ("#1B2233", "#FFFFFF"),
    "blue": ("#3D8BFF", "#FFFFFF"),
    "yellow": ("#F2C14E", "#1A1404"),
    "red": ("#E4572E", "#FFFFFF"),
}

DOME: Final = '<path d="M-6 4A6 6 0 0 1 6 4z" fill="#FFFFFF"/>'
CRATE: Final = (
    '<path d="M-5-4.5H5V4.5H-5zM-5 0H5M0-4.5V4.5" fill="#FFFFFF" stroke="#10182B" stroke-width="1.3"/>'
)


def digit_size(ways: int) -> float:
    """Digits are the larger the more likely their number is (STAR-277)."""
    return TEXT + 0.7 * (ways - 1)


def resource_icon(kind: int, size: float) -> str:
    """The sign of a resource on its dark ground, its middle at 0,0."""
    light, dark = COLOURS[kind]
    return (
        f'<circle r="{num(size / 2)}" fill="{dark}" stroke="{light}" stroke-width="1"/>'
        f"{centred(f'star-{RESOURCES[kind]}', 0, 0, size * 0.78, '#FFFFFF')}"
    )


def planet(stage: Stage, view: PlanetView, out: Point, name: str) -> str:
    """A planet with its resource towards the system's centre and its token away from it, where no site is."""
    light, dark = COLOURS[view.resource]
    resource = RESOURCES[view.resource]
    ux, uy = out
    sign = at(-13.5 * ux, -13.5 * uy, centred(f"star-{resource}", 0, 0, 18, "#FFFFFF"))
    face = view.special or "/".join(map(str, view.numbers))
    surface = f'<g fill="{dark}" stroke="{dark}" opacity=".55">{SURFACES[view.resource]}</g>'
    return (
        f"<g>{title(planet_words(stage, view))}"
        f'<circle r="{num(PLANET + 3)}" fill="{light}" opacity=".14"/>'
        f'<g clip-path="url(#sf-disc)"><circle r="{num(PLANET)}" fill="url(#sf-{resource})"/>'
        f"{surface if view.resource != 4 else SURFACES[4]}</g>{sign}"
        f"{at(7 * ux, 7 * uy, turning('flip', f'token:{name}', face, token(stage, view)))}</g>"
    )


def planet_words(stage: Stage, view: PlanetView) -> str:
    name = stage.tell(f"planet-{RESOURCES[view.resource]}")
    if view.special:
        return f"{name}: {stage.tell(f'special-{view.special}')}"
    if not view.numbers:
        return f"{name}: {stage.tell('art-face-down')}"
    ways = sum(WAYS[number] for number in view.numbers)
    return f"{name}: {'/'.join(map(str, view.numbers))} ({stage.tell('art-ways', count=ways)})"


def token(stage: Stage, view: PlanetView) -> str:
    if view.special.startswith("pirate"):
        return (
            f'<path d="{path(regular(8, 17, 22.5))}" fill="#2A0B12" stroke="#FF5D5D" stroke-width="2.5"/>'
            '<path d="M-10-10L10 10M10-10L-10 10" stroke="#FF5D5D" stroke-width="2" opacity=".45"/>'
            f"{text(0, 6, view.need, 17, '#FFFFFF')}"
        )
    if view.special:
        arms = "".join(f"M0 0L{num(x)} {num(y)}" for x, y in regular(6, 14, 0))
        return (
            f'<path d="{path(regular(6, 17.5, 0))}" fill="#D9F3FF" stroke="#6FC7F2" stroke-width="2.5"/>'
            f'<path d="{arms}" stroke="#6FC7F2" stroke-width="2" opacity=".7"/>'
            f"{text(0, 6, view.need, 17, '#0B3550')}"
        )
    if not view.numbers:
        return token_back(view.pool)
    return number_token(view.numbers)


def number_token(numbers: list[int]) -> str:
    """A face-up token: its numbers, and a pip for each way to roll them."""
    hot = numbers[0] in (6, 8)
    ink = "#B3261E" if hot else "#1B2336"
    width = 13.5 if len(numbers) == 1 else 21.0
    ways = sum(WAYS[number] for number in numbers)
    size = digit_size(max(WAYS[number] for number in numbers))
    dots = "".join(
        f'<circle cx="{num((dot - (ways - 1) / 2) * 4)}" cy="8.5" r="1.5" fill="{ink}"/>'
        for dot in range(ways)
    )
    return (
        f'<rect x="{num(-width)}" y="-13.5" width="{num(2 * width)}" height="27" rx="13.5" fill="#F6EEDA" '
        f'stroke="{"#B3261E" if hot else EDGE}" stroke-width="{2 if hot else 1.5}"/>'
        f"{text(0, 4, '/'.join(map(str, numbers)), size, ink)}{dots}"
    )


def token_back(pool: int) -> str:
    """A face-down token: its symbol, an outline for one star, filled for two."""
    shapes = (path(regular(3, 9, -90, 0, 1)), path(regular(4, 9, -45)), path(regular(6, 8)))
    shape = shapes[pool % len(SYMBOLS)]
    style = f'fill="{ACCENT}"' if pool >= 3 else f'fill="none" stroke="{ACCENT}" stroke-width="2.2"'
    return f'<circle r="13.5" fill="#101B33" stroke="#3B5284" stroke-width="1.5"/><path d="{shape}" {style}/>'


def colony(stage: Stage, seat: int) -> str:
    return seat_mark(
        seat, 10, stage.tell("art-colony-of", name=seat_key(stage, seat)), letter_size=TEXT, edge=EDGE
    )


def spaceport(stage: Stage, seat: int) -> str:
    colour = seat_of(seat).colour
    arms = "".join(
        f'<path d="M{num(x)} {num(y)}L{num(x * 1.3)} {num(y * 1.3)}" stroke="{colour}" stroke-width="4" '
        'stroke-linecap="round"/>'
        for x, y in regular(6, 14, 30)
    )
    words = stage.tell("art-port-of", name=seat_key(stage, seat))
    return (
        f'<g>{title(words)}{arms}<circle r="14.5" fill="{WELL}" stroke="{colour}" stroke-width="3"/>'
        f"{seat_mark(seat, 9, letter_size=TEXT, edge=EDGE, edge_width=1)}</g>"
    )


def ship(stage: Stage, seat: int, kind: str, degrees: float, active: bool, stopped: bool) -> str:
    """A dart in the seat's colour with a badge: a dome for a colony ship, a crate for a trade ship."""
    mark = seat_of(seat)
    halo = (
        f'<circle r="25" fill="none" stroke="{LEGAL}" stroke-width="3"/><circle class="halo" r="29" '
        f'fill="none" stroke="{LEGAL}" stroke-width="2"/>'
        if active
        else ""
    )
    badge = DOME if kind == "colony" else CRATE
    hull = (
        '<path d="M-17-5L-27 0-17 5z" fill="#FFE9A8"/>'
        '<path d="M22 0C15-9 6-12-8-12L-17-8V8L-8 12C6 12 15 9 22 0z" '
        f'fill="{mark.colour}" stroke="{EDGE}" stroke-width="2.5" stroke-linejoin="round"/>'
        '<path d="M13-3.5L18 0 13 3.5z" fill="#FFFFFF" opacity=".8"/>'
    )
    bar = (
        '<path d="M-12-12L12 12" stroke="#FF6B6B" stroke-width="4" stroke-linecap="round"/>'
        if stopped
        else ""
    )
    side = (13.0, -15.0) if degrees == 0 else (13.0, 2.0)
    badge_disc = f'<circle r="9" fill="#10182B" stroke="{mark.colour}" stroke-width="2"/>{badge}'
    return (
        f"<g>{title(ship_words(stage, seat, kind, stopped))}{halo}"
        f"{at(0, 0, hull, 1 if active else 0.8, degrees)}{text(-1, 5, mark.letter, TEXT, '#0B0F1A')}"
        f"{at(*side, badge_disc)}{bar}</g>"
    )


def ship_words(stage: Stage, seat: int, kind: str, stopped: bool) -> str:
    words = f"{stage.seat_name(seat)}: {stage.tell(f'ship-{kind}')}"
    return f"{words}, {stage.tell('art-stopped')}" if stopped else words


def reach_words(stage: Stage, ship: ShipView) -> str:
    """How far a ship can fly: this turn if its speed is known, else with any shake and at best."""
    least, most = stage.reach(ship)
    if least == most:
        return stage.tell("art-reach-now", count=least)
    return stage.tell("art-reach", least=least, most=most)


def seat_key(stage: Stage, seat: int) -> str:
    """The message that names the owner of a piece."""
    return "art-unused" if seat >= stage.view.seats else f"art-seat-{'abcd'[seat]}"


def ball(colour: str, value: int) -> str:
    fill, ink = BALLS[colour]
    return f'<circle r="13.5" fill="{fill}" stroke="{INK}" stroke-opacity=".5"/>{text(0, 5, value, 15, ink)}'
