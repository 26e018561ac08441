"""The pictures on cards, drawn from their data: stations, shuttles, ships, landscapes, orbits of science."""

from __future__ import annotations

from math import cos, pi, sin
from random import Random
from typing import Final

from perihelion.art.palette import INK, LINE_STRONG, QUARTERS, RESOURCES, WELL
from perihelion.art.svg import num, starfield
from perihelion.games.quarterworlds.components import (
    COLONISATION,
    COLOURS,
    KINDS,
    PLANET,
    PRODUCTION,
    SCIENCE_CARD,
    SHIP,
    SHUTTLE,
    STATION,
    TRACKS,
    Card,
)
from perihelion.games.quarterworlds.components import RESOURCES as RESOURCE_NAMES

WIDTH: Final = 150
HEIGHT: Final = 132

_SKY: Final = {
    "station": ("#15324A", "#08131F"),
    "shuttle": ("#3A2340", "#130B1A"),
    "ship": ("#1F2C58", "#0A0F22"),
    "colonisation": ("#22304F", "#0D1424"),
    "planet": ("#241B45", "#0A0A1C"),
    "science": ("#1B2560", "#0A0E26"),
}
_TRACK_COLOURS: Final = {"military": "#FF6B6B", "trade": "#F2B84B", "diplomacy": "#8CC4FF"}
_LINE: Final = f'fill="none" stroke="{INK}" stroke-width="2" stroke-linejoin="round" stroke-linecap="round"'
_LANDS: Final = {
    "grey": "M34 128V98l14-10 14 10v30M62 128V78l20-14 20 14v50M102 128v-26l12-8 14 8v26",
    "green": (
        "M38 128V96m0 10-12-10m12 4 12-12M80 128V70m0 22-18-16m18 2 18-18M118 128V92m0 14-12-10m12 2 12-12"
    ),
    "gold": "M22 128h24v-16h22V96h24v16h22v16h20M68 96l12-26 12 26",
    "violet": "M48 128l-10-28 16-22 14 22-8 28M84 128 72 82l20-30 18 30-10 46",
}


def skies() -> str:
    """The gradients of the skies, as content of `<defs>`."""
    return "".join(
        f'<linearGradient id="quar-sky-{kind}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" '
        f'stop-color="{top}"/><stop offset="1" stop-color="{bottom}"/></linearGradient>'
        for kind, (top, bottom) in _SKY.items()
    )


def edge_of(card: Card) -> str:
    """The colour of a card's edge."""
    if card.kind == COLONISATION:
        return QUARTERS[COLOURS[card.colour]]
    if card.kind == PLANET:
        return "#C48BFF"
    return RESOURCES["science"] if card.kind == SCIENCE_CARD else "#5F74A6"


def picture(card: Card) -> str:
    """The upper part of a card without its planet."""
    ground = f'<rect width="{WIDTH}" height="{HEIGHT}" fill="url(#quar-sky-{KINDS[card.kind]})"/>'
    stars = starfield(0, 0, WIDTH, HEIGHT - 6, 26, card.title)
    draw = {
        STATION: _station, SHUTTLE: _shuttle, SHIP: _ship, COLONISATION: _land, SCIENCE_CARD: _science,
    }.get(card.kind)  # fmt: skip
    return ground + stars + (draw(card, Random(card.title)) if draw else "")


def _lead(card: Card) -> str:
    """The colour of the first resource that the card produces."""
    for effect in card.effects:
        if effect.type == PRODUCTION:
            return RESOURCES[RESOURCE_NAMES[effect.about]]
    return "#9FB4DC"


def _station(card: Card, chance: Random) -> str:
    arms = chance.choice((3, 4, 6))
    turn = chance.random() * 0.9
    lead = _lead(card)
    lines, pods = [], []
    for number in range(arms):
        angle = 2 * pi * number / arms + turn
        x, y = cos(angle), sin(angle) * 0.62
        lines.append(f'<path d="M82 74l{num(44 * x)} {num(44 * y)}"/>')
        pods.append(
            f'<rect x="{num(82 + 40 * x - 7)}" y="{num(74 + 40 * y - 5)}" width="14" height="10" rx="3" '
            f'fill="{lead}"/>'
        )
    ring = chance.choice((34, 40, 46))
    return (
        f'<circle cx="140" cy="150" r="62" fill="url(#k-planet-grey)" opacity=".5"/><g {_LINE}>'
        f'{"".join(lines)}<ellipse cx="82" cy="74" rx="{ring}" ry="{num(ring * 0.62)}"/></g>{"".join(pods)}'
        f'<circle cx="82" cy="74" r="11" fill="{WELL}" stroke="{lead}" stroke-width="3"/>'
    )


def _shuttle(card: Card, chance: Random) -> str:
    colour = _TRACK_COLOURS[TRACKS[card.track]]
    flock = ((92, 66, 1.5), (48, 96, 0.8), (124, 104, 0.65))[: chance.choice((1, 2, 3))]
    turn = chance.choice((30, 38, 46))
    return "".join(
        f'<g transform="translate({x} {y}) rotate({turn}) scale({size})">'
        f'<path d="M0-28 8 4 20 16 0 11-20 16-8 4Z" fill="#18243F" stroke="{INK}" stroke-width="1.8" '
        f'stroke-linejoin="round"/><path d="M0-18v18" stroke="{colour}" stroke-width="3" '
        f'stroke-linecap="round"/><path d="M-5 15v12M5 15v12M0 14v18" stroke="{colour}" stroke-width="2" '
        f'stroke-linecap="round" opacity=".8"/></g>'
        for x, y, size in flock
    )


def _ship(card: Card, chance: Random) -> str:
    apart = chance.choice((8, 10, 12))
    ports = "".join(f'<circle cx="{x}" cy="0" r="3"/>' for x in range(-28, 30, apart))
    hulls = ("M-26-13v-11h30v11M-26 13v11h30V13", "M-18-13l8-14h22l6 14M-18 13l8 14h22l6-14")
    decks, turn = chance.choice(hulls), chance.choice((-24, -18, -12))
    return (
        f'<circle cx="24" cy="150" r="60" fill="url(#k-planet-violet)" opacity=".8"/><g '
        f'transform="translate(84 76) rotate({turn})"><path d="M-50 0-34-13H22L50 0 '
        f'22 13H-34Z" fill="#18243F" stroke="{INK}" stroke-width="2" stroke-linejoin="round"/>'
        f'<path d="{decks}" {_LINE}/><g fill="{_lead(card)}">{ports}</g><path d="M-52-6h-14M-54 0h-22M-52 '
        f'6h-14" stroke="#8CC4FF" stroke-width="2.5" stroke-linecap="round"/></g>'
    )


def _land(card: Card, chance: Random) -> str:
    colour = COLOURS[card.colour]
    flip = (
        ' transform="translate(150 -12) scale(-1 1)"'
        if chance.random() < 0.5
        else ' transform="translate(0 -12)"'
    )
    return (
        f'<ellipse cx="75" cy="154" rx="112" ry="60" fill="url(#quar-{colour})" opacity=".92"/>'
        f'<g{flip}><path d="{_LANDS[colour]}" {_LINE}/></g>'
    )


def _science(card: Card, chance: Random) -> str:
    """Orbits around a core; the price is the number of electrons."""
    price = card.cost[3]
    first = chance.randrange(180)
    orbits, dots = [], []
    for number in range(3):
        turn = first + 60 * number
        orbits.append(f'<ellipse rx="52" ry="19" transform="rotate({turn})"/>')
    for number in range(price):
        angle = 2 * pi * number / price + chance.random()
        tilt = (first + 60 * (number % 3)) * pi / 180
        x, y = 52 * cos(angle), 19 * sin(angle)
        dots.append(
            f'<circle cx="{num(x * cos(tilt) - y * sin(tilt))}" cy="{num(x * sin(tilt) + y * cos(tilt))}" '
            f'r="4.5" fill="{INK}"/>'
        )
    blue = RESOURCES["science"]
    return (
        f'<g transform="translate(80 70)"><g fill="none" stroke="{blue}" stroke-width="2">'
        f'{"".join(orbits)}</g><circle r="11" fill="{WELL}" stroke="{blue}" stroke-width="3"/>'
        f'<circle r="4" fill="{blue}"/>{"".join(dots)}</g>'
        f'<path d="M0 131.5H150" stroke="{LINE_STRONG}"/>'
    )
