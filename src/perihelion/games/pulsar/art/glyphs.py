"""The signs of Pulsar: gates, gears, rewards, each with its words."""

from __future__ import annotations

import math
from typing import Final

from perihelion.art.icons import centred, icon
from perihelion.art.palette import INK, LEGAL
from perihelion.art.pieces import die_svg
from perihelion.art.svg import esc, num, path, regular, text, title
from perihelion.games.pulsar.art.stage import Stage
from perihelion.games.pulsar.components import pieces as c
from perihelion.games.pulsar.components.pieces import COLOURS, Reward
from perihelion.games.pulsar.sight.telling import reward_text

GATES: Final = {"orange": "#FFA24D", "magenta": "#F06BD6", "green": "#5CE08F", "white": "#E6ECFA"}
SIZES: Final = ((6, "#9BE27D", "S"), (8, "#7CC6FF", "M"), (10, "#E7A6FF", "L"))  # teeth, colour, letter
LETTER: Final = 24.5  # map units that make 14 px at the usual size of the map
CUBE: Final = "#FFB14D"
TOKEN: Final = "#7CC6FF"
VIOLET: Final = "#C9A6FF"


def gear(teeth: int, radius: float, depth: float = 0.2) -> str:
    """The outline of a gear around 0,0."""
    points = []
    for number in range(teeth * 4):
        reach = radius if number % 4 in (0, 1) else radius * (1 - depth)
        angle = math.tau * (number + 0.5) / (teeth * 4)
        points.append((reach * math.cos(angle), reach * math.sin(angle)))
    return path(points)


def generator(size: int, spinning: bool, radius: float = 18, letter: float = 22) -> str:
    """A generator: full when spinning, dashed under construction."""
    teeth, colour, mark = SIZES[size]
    fill = colour if spinning else "none"
    dashes = "" if spinning else ' stroke-dasharray="4 3"'
    turning = ' class="spin"' if spinning else ""
    ink = "#08101F" if spinning else colour
    return (
        f'<g{turning}><path d="{gear(teeth, radius)}" fill="{fill}" stroke="{colour}" '
        f'stroke-width="2"{dashes}/>'
        f"</g>{text(0, letter * 0.36, mark, letter, ink)}"
    )


def generator_icon(stage: Stage, size: int, pixels: float = 24) -> str:
    """A generator in running text."""
    words = stage.tell(f"size-{c.SIZES[size]}")
    return (
        f'<svg class="i" width="{num(pixels)}" height="{num(pixels)}" viewBox="-20 -20 40 40" role="img" '
        f'aria-label="{esc(words)}">{title(words)}{generator(size, False, 18, 20)}</svg>'
    )


def gate_outline(colour: int, radius: float, x: float = 0, y: float = 0) -> str:
    """The shape of a gate: round orange, square magenta, hexagonal green."""
    if colour == 0:
        r = num(radius)
        return (
            f"M{num(x - radius)} {num(y)}A{r} {r} 0 1 1 {num(x + radius)} {num(y)}A{r} {r} 0 1 1 "
            f"{num(x - radius)} {num(y)}Z"
        )
    if colour == 1:
        return path(regular(4, radius * 1.3, -45, x, y))
    return path(regular(6, radius * 1.12, 0, x, y))


def gate_icon(stage: Stage, colour: int, pixels: float = 18) -> str:
    words = stage.tell(f"art-gate-{COLOURS[colour]}")
    return (
        f'<svg class="i" width="{num(pixels)}" height="{num(pixels)}" viewBox="-12 -12 24 24" role="img" '
        f'aria-label="{esc(words)}">{title(words)}<path d="{gate_outline(colour, 8.5)}" fill="#0A1120" '
        f'stroke="{GATES[COLOURS[colour]]}" stroke-width="3.5"/></svg>'
    )


def die(stage: Stage, value: int, pixels: float = 26, kind: str = "silver", legal: bool = False) -> str:
    """A die in running text, named in words."""
    label = stage.tell(f"die-bonus-{value}") if kind == "red" else stage.tell(f"art-die-{value}")
    return die_svg(value, pixels, kind, label, legal)


def points(stage: Stage, amount: int, pixels: float = 18) -> str:
    words = stage.tell("reward-points", amount=amount)
    return f'<span class="gain"><b>{amount}</b>{icon("star", pixels, words, LEGAL)}</span>'


def rewards(stage: Stage, items: list[Reward], pixels: float = 18) -> str:
    """Rewards as a row of signs; each says itself in words."""
    return "".join(
        f'<span class="gain" title="{esc(stage.say(reward_text(item)))}">{_reward(stage, item, pixels)}'
        "</span>"
        for item in items
    )


def _reward(stage: Stage, item: Reward, pixels: float) -> str:
    words = stage.say(reward_text(item))
    figure = f"<b>{item.amount}</b>" if item.amount > 1 else ""
    kind = item.kind
    if kind == c.POINTS:
        return f"<b>{item.amount}</b>{icon('star', pixels, words, LEGAL)}"
    if kind == c.CUBES:
        return f"{figure}{icon('cube', pixels, words, CUBE)}"
    if kind == c.MODIFIER:
        sign = "plus-minus-1" if item.value == 0 else "plus-2"
        return icon(sign, pixels + 2, words, LEGAL) * item.amount
    if kind == c.GENERATOR:
        sizes = [size for size in range(3) if (item.mask >> size) & 1]
        return "".join(generator_icon(stage, size, pixels + 4) for size in sizes)
    if kind == c.GENERATORS_DISTINCT:
        return f"<b>{item.amount}×</b>" + "".join(generator_icon(stage, size, pixels) for size in range(3))
    if kind == c.EXPLORATION_TOKEN:
        return f"{figure}{icon('unknown', pixels, words, TOKEN)}"
    if kind == c.SPLIT_DIE:
        return die(stage, item.value, pixels + 4) + die(stage, item.extra, pixels + 4, "red")
    if kind in (c.BONUS_DIE, c.BUY_BONUS_DIE):
        cost = icon("cube", pixels - 2, "", CUBE) + "→" if kind == c.BUY_BONUS_DIE else ""
        return cost + die(stage, item.value, pixels + 4, "red")
    if kind == c.INSPECTION_FLIGHT:
        gates = "".join(gate_icon(stage, k, pixels) for k in range(3) if (item.mask >> k) & 1)
        return f"{gates}<b>{item.amount}</b>{icon('star', pixels - 3, words, LEGAL)}"
    if kind == c.CLAIM_ISOLATED:
        return icon("pulsar", pixels, words, VIOLET)
    if kind == c.TELEPORT:
        return icon("move", pixels, words, VIOLET)
    if kind == c.EXTRA_STATION:
        return f"+{item.amount}{icon('station', pixels, words, INK)}"
    return f"{icon('cube', pixels, '', CUBE)}→<b>{item.amount}</b>{icon('star', pixels, words, LEGAL)}"


def bonus_marks(items: list[Reward]) -> str:
    """The bonus of a system in a line through 0,0, in signs large enough to be read on the whole map."""
    marks = [mark for item in items for mark in _marks(item)]
    x = -sum(width for width, _ in marks) / 2
    out = ""
    for width, drawn in marks:
        out += f'<g transform="translate({num(x + width / 2)} 0)">{drawn}</g>'
        x += width
    return f'<g class="bonus">{out}</g>'


def _marks(item: Reward) -> list[tuple[float, str]]:
    """The signs of one reward with their widths."""
    kind = item.kind
    if kind == c.BONUS_DIE:
        spots = [(n - (item.value - 1) / 2) * 10 for n in range(item.value)]
        pips = "".join(f'<circle cx="{num(s)}" cy="{num(s)}" r="3.2" fill="#FFF"/>' for s in spots)
        return [(28, f'<rect x="-13" y="-13" width="26" height="26" rx="6" fill="#E0455F"/>{pips}')]
    if kind == c.CUBES:
        figure = [(13.0, _letter(str(item.amount), INK))] if item.amount > 1 else []
        return [*figure, (24, centred("cube", 0, 0, 24, CUBE))]
    if kind == c.MODIFIER:
        return [(28, _letter("±1" if item.value == 0 else "+2", LEGAL))] * item.amount
    if kind == c.GENERATOR:
        return [(18, _letter(SIZES[n][2], SIZES[n][1])) for n in range(3) if (item.mask >> n) & 1]
    return [(22, centred("unknown", 0, 0, 22, TOKEN))]


def _letter(words: str, colour: str) -> str:
    return text(0, LETTER * 0.36, words, LETTER, colour, outline="#101A33")
