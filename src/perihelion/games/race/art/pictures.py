"""The pictures of the cards, drawn from what is printed on them: worlds as planets in the colour of their
good, developments as line plans after what they do. The title seeds the details, so that a card always
looks the same.
"""

from __future__ import annotations

from random import Random
from typing import Final

from perihelion.art.icons import use
from perihelion.art.palette import BLUEPRINT, DANGER, GOODS
from perihelion.art.svg import num, path, regular
from perihelion.games.race.components import ANY, GREY, KINDS, Card

WIDTH: Final = 150
HEIGHT: Final = 104
_GLOW: Final = "#D8F7FF"
_FILL: Final = "#0F2A3A"
_DARK_SIDE: Final = {
    "novelty": "#1B4C8C",
    "rare": "#5A2F12",
    "genes": "#17603A",
    "alien": "#6B5A14",
    "grey": "#3B4763",
}


def kind_of(card: Card) -> str:
    """The name of a card's kind of good, `grey` if it has none."""
    return "grey" if card.good == GREY else KINDS[card.good]


def edge_of(card: Card) -> str:
    """The colour that tells the kind of card apart: its good, a plan, or grey."""
    if not card.is_world:
        return BLUEPRINT
    return GOODS.get(kind_of(card), "#8E9BB8")


def scene(card: Card, height: float = HEIGHT) -> str:
    """The picture behind a card's title, as high as the rows of powers leave room for."""
    chance = Random(card.id)
    sky = "k-sky-plan" if not card.is_world else "k-sky-military" if card.is_military else "k-sky"
    stars = "".join(
        f'<circle cx="{chance.randrange(4, WIDTH)}" cy="{chance.randrange(4, round(height))}" '
        f'r="{chance.choice((0.5, 0.7, 1.1))}"/>'
        for _ in range(16)
    )
    zoom = 1 + (height - HEIGHT) / 260
    drop = (height - HEIGHT) * 0.55
    subject = _planet(card, chance) if card.is_world else _plan(card)
    return (
        f'<rect width="{WIDTH}" height="{num(height)}" fill="url(#{sky})"/>'
        f'<g fill="#FFFFFF" opacity=".55">{stars}</g>'
        f'<g transform="translate({num(75 - 75 * zoom)} {num(52 - 52 * zoom + drop)}) scale({zoom:.3f})">'
        f"{subject}</g>"
    )


# -- worlds ---------------------------------------------------------------------------------------------


def _planet(card: Card, chance: Random) -> str:
    kind = kind_of(card)
    x, y, r = chance.randrange(70, 88), chance.randrange(52, 60), chance.randrange(29, 36)
    out: list[str] = []
    if card.source == "windfall":
        out.append(
            f'<circle cx="{x}" cy="{y}" r="{r + 8}" fill="none" stroke="{GOODS[kind]}" stroke-width="3.5" '
            'opacity=".9" stroke-dasharray="9 4"/>'
        )
    ringed = kind in ("grey", "rare") and chance.random() < 0.5
    tilt = chance.randrange(-24, 24)
    turn = f'transform="rotate({tilt} {x} {y})"'
    wide, flat = round(r * 1.7), round(r * 0.42)
    if ringed:
        out.append(
            f'<ellipse cx="{x}" cy="{y}" rx="{wide}" ry="{flat}" fill="none" stroke="#D9E2F2" '
            f'stroke-opacity=".55" stroke-width="5" {turn}/>'
        )
    out.append(f'<circle cx="{x}" cy="{y}" r="{r}" fill="url(#k-planet-{kind})"/>')
    out.append(_surface(card, chance, x, y, r))
    if ringed:
        out.append(
            f'<path d="M{x - wide} {y}A{wide} {flat} 0 0 0 {x + wide} {y}" fill="none" stroke="#D9E2F2" '
            f'stroke-opacity=".8" stroke-width="5" {turn}/>'
        )
    out.append(f'<circle cx="{x}" cy="{y}" r="{r}" fill="url(#k-shade)"/>')
    if card.is_military:
        out.append(_darts(min(card.price, 5)))
    elif chance.random() < 0.6:
        moon_x, moon_y = chance.choice(((30, 74), (24, 62), (38, 84)))
        out.append(
            f'<circle cx="{moon_x}" cy="{moon_y}" r="{chance.randrange(4, 8)}" fill="url(#k-planet-grey)"/>'
        )
    return "".join(out)


def _surface(card: Card, chance: Random, x: int, y: int, r: int) -> str:
    base = _DARK_SIDE[kind_of(card)]
    style = "glyph" if "alien" in card.keywords else chance.choice(("bands", "land", "craters"))
    if style == "bands":
        return "".join(_band(chance, x, y, r, number, base) for number in range(3))
    if style == "glyph":
        triangle = path([(x, y - r * 0.7), (x + r * 0.6, y + r * 0.4), (x - r * 0.6, y + r * 0.4)])
        return (
            f'<path d="{triangle}" fill="none" stroke="#FFF6BF" stroke-width="2" opacity=".85"/>'
            f'<circle cx="{x}" cy="{y + 2}" r="{num(r * 0.18)}" fill="#FFF6BF" opacity=".9"/>'
        )
    out: list[str] = []
    for _ in range(4 if style == "land" else 5):
        a, b = x + chance.randrange(-r // 2, r // 2), y + chance.randrange(-r // 2, r // 2)
        if style == "land":
            s = chance.randrange(6, 12)
            out.append(
                f'<path d="M{a} {b}q{s} {-s} {s + 3} 1t{-s // 2} {s} -{s + 4} {-s // 3}z" fill="{base}" '
                'opacity=".65"/>'
            )
        else:
            s = chance.randrange(2, 6)
            out.append(
                f'<circle cx="{a}" cy="{b}" r="{s}" fill="{base}" opacity=".55"/>'
                f'<circle cx="{a + 1}" cy="{b + 1}" r="{s - 1}" fill="#FFFFFF" opacity=".1"/>'
            )
    return "".join(out)


def _band(chance: Random, x: int, y: int, r: int, number: int, base: str) -> str:
    height = y - r * 0.55 + number * r * 0.5 + chance.randrange(-2, 3)
    half = max(r * r - (height - y) ** 2, 9) ** 0.5
    return (
        f'<path d="M{num(x - half)} {num(height)}q{num(half)} {chance.randrange(4, 9)} {num(2 * half)} 0" '
        f'stroke="{base}" stroke-width="{chance.randrange(3, 7)}" fill="none" opacity=".55"/>'
    )


def _darts(count: int) -> str:
    """The attackers of a military world, as many as its defence, five at most."""
    out: list[str] = []
    for number in range(count):
        x, y = 16 + number * 14 + (number % 2) * 4, 84 - (number * 37) % 23
        out.append(
            f'<path d="M{x} {y}l9-3.5-9-3.5 2.5 3.5z" fill="{DANGER}" opacity=".95"/>'
            f'<path d="M{x - 9} {y - 3.5}h8" stroke="{DANGER}" opacity=".4"/>'
        )
    return "".join(out)


# -- developments ---------------------------------------------------------------------------------------


def _plan(card: Card) -> str:
    """A line plan whose motif follows what the development does."""
    across = "".join(f"M0 {y}H{WIDTH}" for y in range(13, HEIGHT, 13))
    down = "".join(f"M{x} 0V{HEIGHT}" for x in range(10, WIDTH, 14))
    motif = "order" if card.has_table else _motif(card)
    lines = (
        f'<g fill="none" stroke="{BLUEPRINT}" stroke-width="1.8" stroke-linejoin="round" '
        f'stroke-linecap="round">{_MOTIFS[motif]}</g>'
    )
    emblem = use(card.powers[0].phase, 67, 41, 26, _GLOW) if card.has_table and card.powers else ""
    return f'<path d="{across}{down}" stroke="#5FA9C8" stroke-opacity=".14"/>{lines}{emblem}'


def _motif(card: Card) -> str:
    """What the plan shows: the telling power of the card, or else the phase it works in."""
    if not card.powers:
        return "trade"
    main = card.powers[-1] if card.powers[0].phase == "trade" else card.powers[0]
    for power in card.powers:
        if power.phase == main.phase and f"{power.phase} {power.kind}" in _TELLING:
            main = power
            break
    armed = ("military", "discard-for-military")
    if main.phase == "settle" and main.kind in armed and any(power.amount > 0 for power in card.powers):
        return "tactics" if main.kind == "discard-for-military" else "fleet" if card.price > 2 else "wing"
    if main.phase == "settle" and main.kind == "discount":
        return "drill" if main.good != ANY else "doubles"
    if main.phase == "produce" and main.good != ANY and KINDS[main.good] == "genes":
        return "helix"
    return _TELLING.get(f"{main.phase} {main.kind}", main.phase)


# Powers with a motif of their own.
_TELLING: Final = {
    "develop discount": "credits",
    "develop draw-at-start": "bank",
    "explore keep-extra": "flask",
    "settle pay-for-military": "envoys",
    "settle draw-after": "dome",
    "consume discard-hand": "slot",
}


def _dot(x: float, y: float, r: float = 3.5) -> str:
    return f'<circle cx="{num(x)}" cy="{num(y)}" r="{num(r)}" fill="{_GLOW}"/>'


def _dart(x: float, y: float, scale: float) -> str:
    return (
        f'<path transform="translate({num(x)} {num(y)}) scale({num(scale)})" fill="{_FILL}" '
        'd="M0-24 9 6 0 1-9 6ZM-9 6l-6 9M9 6l6 9M0 4v14"/>'
    )


def _order() -> str:
    """Nested hexagons with lights at their corners: the great institutions for 6."""
    shells = "".join(
        f'<path d="{path(regular(6, r, -90, 80, 54))}" opacity="{shine}"/>'
        for r, shine in ((40, 0.35), (30, 0.7), (19, 1))
    )
    lights = "".join(_dot(x, y) for x, y in regular(6, 40, -90, 80, 54))
    return f'{shells}<path d="M80 14v80M45 34l70 40M45 74l70-40" opacity=".35"/>{lights}'


def _towers() -> str:
    blocks = "".join(
        f'<path d="M{x} 90V{90 - high}h12V90" fill="{_FILL}"/>'
        for x, high in ((40, 26), (54, 44), (68, 62), (82, 38), (96, 52), (110, 22))
    )
    return f'{blocks}<path d="M30 90h98M74 28V16"/>{_dot(74, 14, 3)}'


def _coins() -> str:
    stacks = "".join(
        f'<ellipse cx="{x}" cy="{86 - 9 * level}" rx="15" ry="5" fill="{_FILL}"/>'
        for x, high in ((46, 3), (82, 5), (116, 7))
        for level in range(high)
    )
    return f'{stacks}<path d="M32 52 62 36l22 6 36-24M110 17l11 1-3 10"/>'


def _helix() -> str:
    rungs = "".join(f"M{66 - d} {y}H{94 + d}" for y, d in ((22, 0), (34, 7), (74, 7), (86, 0)))
    return (
        '<path d="M60 14C60 40 100 68 100 94M100 14C100 40 60 68 60 94"/>'
        f'<path d="{rungs}M72 46h16M72 62h16"/>{_dot(60, 14, 3)}{_dot(100, 94, 3)}'
    )


def _figures() -> str:
    """The same figure three times."""
    figure = "M0-20a8 8 0 1 1 .1 0zM-14 24v-18a14 14 0 0 1 28 0v18M-7 24V8M7 24V8"
    return "".join(
        f'<path transform="translate({x} 62) scale({size})" d="{figure}" fill="{_FILL}" opacity="{shine}"/>'
        for x, size, shine in ((48, 0.9, 0.6), (112, 0.9, 0.6), (80, 1.15, 1))
    )


_MOTIFS: Final = {
    "order": _order(),
    "explore": '<path d="M58 30a30 30 0 0 0 44 40zM80 50l18-20M86 62l-8 30M92 60l10 32M70 92h40"/>'
    '<path d="M108 24a14 14 0 0 1 6 12M112 15a24 24 0 0 1 11 22"/>' + _dot(99, 29, 3),
    "develop": '<path d="M80 20l34 20v32L80 92 46 72V40zM80 20v72M46 40l34 18 34-18M63 30l34 20'
    'M97 30L63 50"/>' + _dot(80, 58, 4),
    "wing": _dart(58, 62, 1.1) + _dart(96, 50, 1.35),
    "fleet": _dart(52, 66, 1) + _dart(84, 44, 1.35) + _dart(112, 74, 0.9),
    "settle": '<path d="M34 58c10-16 40-20 66-16l16 14-16 14c-26 4-56 0-66-12zM60 45v26M78 43v30M34 58H22'
    'M36 50l-10-6M36 66l-10 6"/>' + _dot(99, 57, 4),
    "consume": _towers(),
    "credits": _coins(),
    "bank": f'<path d="M38 42 80 18l42 24zM46 48v34M64 48v34M96 48v34M114 48v34M40 88h80M36 94h88" '
    f'fill="{_FILL}"/>' + _dot(80, 33, 4),
    "flask": f'<path d="M72 18h20M76 18v24L54 82q-4 10 8 10h40q12 0 8-10L88 42V18" fill="{_FILL}"/>'
    '<path d="M64 68q9-7 18 0t18 0"/>' + _dot(76, 80, 3) + _dot(90, 76, 2.5),
    "envoys": f'<circle cx="58" cy="56" r="24" fill="{_FILL}"/>'
    f'<circle cx="102" cy="56" r="24" fill="{_FILL}"/>'
    '<path d="M80 47v18M44 40l-8-8M116 40l8-8M44 72l-8 8M116 72l8 8"/>' + _dot(58, 56, 4) + _dot(102, 56, 4),
    "dome": f'<path d="M34 84a46 46 0 0 1 92 0z" fill="{_FILL}"/>'
    '<path d="M80 38v46M57 44q-6 20-5 40M103 44q6 20 5 40M40 64h80M26 84h108'
    'M80 62c-8 0-11-6-11-11 8 0 11 4 11 11 0-7 4-11 12-11 0 6-4 11-12 11"/>',
    "drill": f'<path d="M46 70h52l10-14H58zM60 56V36h26v20M98 63l14 0M112 52h10v22h-10z" fill="{_FILL}"/>'
    '<path d="M122 56l12 7-12 7M126 58l-4 10"/><circle cx="58" cy="80" r="8"/><circle cx="88" cy="80" r="8"/>'
    + _dot(73, 45, 3.5),
    "doubles": _figures(),
    "helix": _helix(),
    "slot": f'<path d="M44 60h72v30H44zM56 60V26h26v34M72 60V18h28v42" fill="{_FILL}"/><path d="M52 68h56"/>'
    + _dot(80, 80, 3.5),
    "tactics": '<path d="M38 84C46 52 62 44 84 46M84 46l-10-7M84 46l-9 9M40 34C60 28 92 30 110 54'
    'M110 54l-2-13M110 54l-13-3" /><path d="M104 66l16 16M120 66l-16 16M44 60l10 10M54 60 44 70"/>'
    + _dot(60, 88, 3),
    "produce": f'<path d="M36 88a22 22 0 0 1 44 0zM74 88a24 24 0 0 1 48 0zM28 88h100M58 66V40M98 64V30'
    f'M50 48l8-9 8 9M89 39l9-10 9 10" fill="{_FILL}"/>' + _dot(58, 78, 3) + _dot(98, 76, 3),
    "trade": f'<circle cx="54" cy="44" r="12" fill="{_FILL}"/>'
    f'<circle cx="108" cy="68" r="16" fill="{_FILL}"/>'
    '<path d="M66 40c20-8 38 0 42 10M94 76c-18 8-38-4-40-18M102 44l6 6 5-7M60 63l-6-6-5 7"/>',
}
