"""The front-page pictures of the five games, 270 x 300 units each.

They share a sky, a glow in the game's accent and shaded globes; each shows what the game is about: cards
and worlds, a mothership among hexagons, a world of quarters, a dish under the planets, a pulsar and dice.
"""

from __future__ import annotations

from math import cos, sin
from typing import Final

from perihelion.art.icons import sprite, use
from perihelion.art.palette import ACCENTS, INK, LEGAL, QUARTERS
from perihelion.art.pieces import die
from perihelion.art.svg import at, num, path, regular, standing_alone, starfield

WIDTH: Final = 270
HEIGHT: Final = 300


def cover(game: str) -> str:
    """The picture of a game. It needs the page's sprite, as all drawings do."""
    drawings = {
        "race": (_race, 0.3, 0.35),
        "starfarers": (_starfarers, 0.6, 0.4),
        "quarterworlds": (_quarterworlds, 0.5, 0.5),
        "seti": (_seti, 0.65, 0.32),
        "pulsar": (_pulsar, 0.5, 0.44),
    }
    draw, x, y = drawings[game]
    glow = ACCENTS[game]
    return (
        f'<svg class="cover" viewBox="0 0 {WIDTH} {HEIGHT}" preserveAspectRatio="xMidYMid slice" '
        f'aria-hidden="true"><defs><radialGradient id="cover-{game}" cx="{x}" cy="{y}" r=".85">'
        f'<stop offset="0" stop-color="{glow}" stop-opacity=".55"/>'
        f'<stop offset=".55" stop-color="{glow}" stop-opacity=".12"/>'
        f'<stop offset="1" stop-color="#070B14"/></radialGradient></defs>'
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#080D1A"/>'
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="url(#cover-{game})"/>'
        f"{starfield(0, 0, WIDTH, HEIGHT, 90, game)}{draw()}</svg>"
    )


def alone(game: str) -> str:
    """The same picture with everything it needs inside, for documents."""
    inside = sprite().split("<defs>", 1)[1].split("</defs>", 1)[0]
    return standing_alone(cover(game)).replace("<defs>", f"<defs>{inside}", 1)


def globe(x: float, y: float, radius: float, kind: str) -> str:
    """A shaded planet; kinds are those of the goods, `grey` and `violet`."""
    spot = f'cx="{num(x)}" cy="{num(y)}" r="{num(radius)}"'
    return f'<circle {spot} fill="url(#k-planet-{kind})"/><circle {spot} fill="url(#k-shade)"/>'


# -- Race -----------------------------------------------------------------------------------------------


def _race() -> str:
    ring = (
        '<ellipse rx="98" ry="24" transform="rotate(-18)" fill="none" stroke="#F7D9A2" stroke-opacity=".45" '
    )
    front = '<path d="M-98 0A98 24 0 0 0 98 0" transform="rotate(-18)" fill="none" stroke="#F7D9A2" '
    planet = (
        f'{ring}stroke-width="9"/><circle r="56" fill="url(#k-planet-rare)"/>'
        '<path d="M-52-20q52 16 104 0M-56 6q56 18 112-2M-46 30q46 14 92-2" fill="none" stroke="#5A2F12" '
        'stroke-width="7" opacity=".5"/><circle r="56" fill="url(#k-shade)"/>'
        f'{front}stroke-opacity=".85" stroke-width="9"/>'
    )
    fleet = "".join(
        at(
            x,
            y,
            f'<path d="M0-20 7 5 0 1-7 5Z" fill="{INK}"/><path d="M0 3v26" stroke="{ACCENTS["race"]}" '
            'stroke-width="2.5" stroke-linecap="round" opacity=".7"/>',
            size,
            52,
        )
        for x, y, size in ((216, 66, 1.25), (176, 44, 0.8), (232, 112, 0.75), (140, 62, 0.55))
    )
    fan = "".join(
        _fanned(kind, -20 + 20 * number) for number, kind in enumerate(("genes", "alien", "novelty"))
    )
    return at(84, 104, planet) + fleet + fan


def _fanned(kind: str, angle: float) -> str:
    """A small card in the fan of a hand, turned around a point below the picture."""
    inner = (
        f'<rect width="84" height="120" rx="10" fill="#0D1424" stroke="{ACCENTS["race"]}" stroke-width="2"/>'
        f"{globe(42, 46, 24, kind)}"
        f'<circle cx="15" cy="16" r="10" fill="#0B1120" stroke="{INK}" stroke-width="2"/>'
        '<rect x="9" y="82" width="66" height="9" rx="4.5" fill="#22304F"/>'
        f'<rect x="9" y="97" width="42" height="9" rx="4.5" fill="#22304F"/>{use(f"good-{kind}", 58, 60, 20)}'
    )
    return f'<g transform="translate(135 340) rotate({num(angle)}) translate(-42 -196)">{inner}</g>'


# -- Starfarers -----------------------------------------------------------------------------------------


def _starfarers() -> str:
    size, cells = 34, []
    for line in range(-1, 8):
        for column in range(-1, 6):
            x, y = column * size * 1.732 + (line % 2) * size * 0.866, line * size * 1.5
            cells.append(path(regular(6, size, 30, x, y)))
    lattice = (
        f'<path d="{"".join(cells)}" fill="none" stroke="#5CC8FF" stroke-opacity=".22" stroke-width="1.5"/>'
    )
    route = (
        f'<path d="M30 250 59 232V198L88 182" fill="none" stroke="{LEGAL}" stroke-width="4" '
        f'stroke-dasharray="8 6" stroke-linecap="round"/><circle cx="30" cy="250" r="7" fill="{LEGAL}"/>'
    )
    mothership = (
        '<path d="M-9 62c-4 26 4 40 9 58 5-18 13-32 9-58Z" fill="#5CC8FF" opacity=".85"/>'
        '<path d="M-30 58c-3 16 1 24 4 34 3-10 8-18 6-34ZM20 58c-2 16 2 24 6 34 3-10 7-18 4-34Z" '
        'fill="#5CC8FF" opacity=".6"/>'
        '<path d="M0-92C22-64 26-20 22 44H-22C-26-20-22-64 0-92Z" fill="#E9F2FF"/>'
        '<path d="M0-92C22-64 26-20 22 44H4C10-20 8-62 0-92Z" fill="#9DB7DA"/>'
        '<path d="M-22 6-46 50v14h24ZM22 6 46 50v14H22Z" fill="#3B5E92"/>'
        '<rect x="-24" y="42" width="48" height="18" rx="5" fill="#22304F"/>'
        '<circle cy="-34" r="10" fill="#0B1120" stroke="#5CC8FF" stroke-width="4"/>'
        '<path d="M-17 4h34M-19 18h38" stroke="#5CC8FF" stroke-width="4"/>'
    )
    near, far = _system(62, 84, ("rare", "genes", "grey")), _system(218, 236, ("alien", "novelty", "violet"))
    return lattice + near + far + route + at(150, 168, mothership, 1, 34)


def _system(x: float, y: float, kinds: tuple[str, str, str]) -> str:
    places = ((0, -19, 18), (-18, 14, 15), (20, 13, 13))
    return "".join(
        globe(x + dx, y + dy, radius, kind) for (dx, dy, radius), kind in zip(places, kinds, strict=True)
    )


# -- Quarterworlds --------------------------------------------------------------------------------------

_PATTERNS: Final = {
    "green": '<path d="M0 5q2.5-4 5 0t5 0" stroke="#1F6B3C" stroke-width="1.6" fill="none"/>',
    "gold": '<path d="M0 8 5 3l5 5" stroke="#8A6414" stroke-width="1.6" fill="none"/>',
    "violet": '<path d="M0 0l10 10M10 0 0 10" stroke="#5B34A6" stroke-width="1.3"/>',
}


def _quarterworlds() -> str:
    patterns = "".join(
        f'<pattern id="cover-{name}" width="10" height="10" patternUnits="userSpaceOnUse">'
        f'<rect width="10" height="10" fill="{QUARTERS[name]}"/>{marks}</pattern>'
        for name, marks in _PATTERNS.items()
    )
    orbit = (
        '<ellipse cx="128" cy="168" rx="132" ry="116" fill="none" stroke="#C48BFF" stroke-opacity=".35" '
        'stroke-width="1.5" stroke-dasharray="3 6" transform="rotate(-18 128 168)"/>'
    )
    world = (
        _quarter("M-2-2V-86A86 86 0 0 0-86-2Z", "green")
        + _quarter("M2-2V-86A86 86 0 0 1 86-2Z", "violet")
        + _quarter("M2 2V86A86 86 0 0 0 86 2Z", "gold")
        + f'<path d="M-2 2V86A86 86 0 0 1-86 2Z" fill="#E9EEF8" fill-opacity=".16" stroke="{INK}" '
        'stroke-width="2.5" stroke-dasharray="6 5"/>'
        f'<path d="M-36 27v18M-45 36h18" stroke="{INK}" stroke-width="3" stroke-linecap="round"/>'
        + _symbol("ship", -36, -36)
        + _symbol("shuttle", 22, -36)
        + _symbol("station", 56, -36)
        + _symbol("ship", 36, 36)
        + '<circle r="86" fill="url(#k-shade)" opacity=".55"/>'
    )
    piece = (
        f'<path d="M38 100V24A76 76 0 0 1 114 100Z" fill="url(#cover-gold)" stroke="{LEGAL}" '
        'stroke-width="4" stroke-linejoin="round" filter="url(#k-glow)" transform="translate(-36 10)"/>'
    )
    hull = (
        f'<path d="M-50 0-34-13H22L50 0 22 13H-34Z" fill="#18243F" stroke="{INK}" stroke-width="2.5" '
        f'stroke-linejoin="round"/><path d="M-26-13v-11h30v11M-26 13v11h30V13" fill="none" stroke="{INK}" '
        'stroke-width="2.5"/><g fill="#C48BFF"><circle cx="-24" r="3.5"/><circle cx="-10" r="3.5"/>'
        '<circle cx="4" r="3.5"/><circle cx="18" r="3.5"/></g>'
        '<path d="M-54-6h-14M-56 0h-24M-54 6h-14" stroke="#C48BFF" stroke-width="3" stroke-linecap="round"/>'
    )
    return (
        f"<defs>{patterns}</defs>{orbit}{at(128, 168, world)}{at(160, -26, piece, 1, 9)}"
        f"{at(56, 66, hull, 0.9, -24)}"
    )


def _quarter(shape: str, colour: str) -> str:
    return f'<path d="{shape}" fill="url(#cover-{colour})" stroke="{INK}" stroke-width="2.5"/>'


def _symbol(name: str, x: float, y: float) -> str:
    ground = f'<circle cx="{num(x)}" cy="{num(y)}" r="20" fill="#0B1120" fill-opacity=".88"/>'
    return ground + use(name, x - 14, y - 14, 28)


# -- SETI -----------------------------------------------------------------------------------------------


def _seti() -> str:
    sun_x, sun_y, flat = 176, 96, 0.62
    rings = "".join(
        f'<ellipse cx="{sun_x}" cy="{sun_y}" rx="{r}" ry="{num(r * flat)}" fill="none" stroke="#4FE0B5" '
        f'stroke-opacity="{shine}" stroke-width="2"/>'
        for r, shine in ((42, 0.7), (74, 0.5), (108, 0.38), (146, 0.28), (188, 0.2))
    )
    sun = (
        f'<g transform="translate({sun_x} {sun_y})"><circle r="34" fill="{LEGAL}" opacity=".18"/>'
        f'<circle r="20" fill="{LEGAL}"/><circle r="14" fill="#FFF3C4"/></g>'
    )
    places = (
        (2.5, 42, 6, "rare"),
        (0.3, 74, 9, "novelty"),
        (3.7, 108, 8, "rare"),
        (1.9, 146, 17, "alien"),
        (4.5, 146, 6, "grey"),
        (2.75, 188, 12, "novelty"),
    )
    planets = "".join(
        globe(sun_x + r * cos(a), sun_y + r * flat * sin(a), size, kind) for a, r, size, kind in places
    )
    waves = "".join(
        f'<path d="M{118 + k * 13} {150 - k * 4}a{20 + 16 * k} {20 + 16 * k} 0 0 1 {10 + k * 7} '
        f'{34 + k * 14}" fill="none" stroke="#4FE0B5" stroke-width="3" stroke-linecap="round" '
        f'opacity="{num(0.95 - k * 0.22)}"/>'
        for k in range(4)
    )
    return rings + sun + planets + at(222, 190, _probe(), 1, -28) + waves + at(74, 222, _dish())


def _probe() -> str:
    panel = 'y="-7" width="25" height="14" fill="#2C6FA8" stroke="#BFE3FF" stroke-width="1.5"'
    return (
        f'<rect x="-9" y="-9" width="18" height="18" rx="3" fill="{INK}"/><rect x="-38" {panel}/>'
        f'<rect x="13" {panel}/><path d="M0-9v-14" stroke="{INK}" stroke-width="2.5"/>'
        f'<circle cy="-25" r="4" fill="{LEGAL}"/>'
    )


def _dish() -> str:
    return (
        '<path d="M0 20-26 92h52Z" fill="#13283A" stroke="#BFF5E4" stroke-width="2.5" '
        'stroke-linejoin="round"/><path d="M-13 56h26M-20 76h40" stroke="#BFF5E4" stroke-width="2.5"/>'
        '<g transform="rotate(42)">'
        '<path d="M-66-6a66 40 0 0 0 132 0Z" fill="#1B3A4C" stroke="#DFFBF2" stroke-width="3" '
        'stroke-linejoin="round"/><ellipse cy="-6" rx="66" ry="13" fill="#0E2433" stroke="#DFFBF2" '
        'stroke-width="3"/><path d="M-34-4 0-52 34-4" fill="none" stroke="#DFFBF2" stroke-width="2.5"/>'
        '<circle cy="-54" r="6" fill="#4FE0B5"/></g>'
    )


# -- Pulsar ---------------------------------------------------------------------------------------------


def _pulsar() -> str:
    beam = '<path d="M0-5 190-40V40L0 5Z" fill="url(#cover-beam)" opacity=".8"'
    beams = (
        '<defs><linearGradient id="cover-beam" x1="0" x2="1"><stop offset="0" stop-color="#FFD3DA" '
        'stop-opacity=".95"/><stop offset="1" stop-color="#FF6B81" stop-opacity="0"/></linearGradient></defs>'
        + at(135, 132, f'{beam}/>{beam} transform="rotate(180)"/>', 1, -38)
    )
    rings = "".join(
        f'<ellipse cx="135" cy="132" rx="{r}" ry="{num(r * 0.34)}" fill="none" stroke="#FF9FAE" '
        f'stroke-opacity="{shine}" stroke-width="{wide}" transform="rotate(24 135 132)"/>'
        for r, shine, wide in ((46, 0.9, 4), (70, 0.6, 3), (98, 0.4, 2))
    )
    core = (
        '<g transform="translate(135 132)"><circle r="44" fill="#FF6B81" opacity=".2"/>'
        '<circle r="24" fill="#FFC2CB"/><circle r="15" fill="#FFFFFF"/></g>'
    )
    nodes = ((66, 30), (28, 60), (34, 200), (60, 262), (226, 262), (246, 186), (226, 70))
    lines = path([(float(x), float(y)) for x, y in nodes], closed=False)
    gates = "".join(
        f'<circle cx="{x}" cy="{y}" r="7" fill="#1A0F1C" stroke="#FF9FAE" stroke-width="3"/>'
        for x, y in nodes
    )
    dice = at(84, 236, die(5), 1.1, -14) + at(138, 242, die(3), 1, 10) + at(196, 232, die(4), 1.1, -6)
    return (
        f'<path d="{lines}" fill="none" stroke="#FF6B81" stroke-opacity=".45" stroke-width="2"/>'
        f"{gates}{beams}{rings}{core}{dice}"
    )
