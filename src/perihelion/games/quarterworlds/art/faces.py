"""Faces of cards, 150 x 212: cost down the left edge, what the card pays at the top right, its own symbols
below that, effects at the foot; behind the quartered mark those that wait for colonisation."""

from __future__ import annotations

from perihelion.art.cards import WIDTH, frame, heading, sentence
from perihelion.art.icons import use
from perihelion.art.palette import INK, INK_2, LINE_STRONG, WELL
from perihelion.art.svg import at, num, text, title
from perihelion.games.quarterworlds.art.glyphs import lasting, row
from perihelion.games.quarterworlds.art.pictures import edge_of, picture
from perihelion.games.quarterworlds.art.planets import Sphere, sphere
from perihelion.games.quarterworlds.components import (
    COLONISATION,
    OBJECTS,
    PLANET,
    RESOURCES,
    SCIENCE_CARD,
    SHIP,
    Card,
)
from perihelion.language import Voice


def face(card: Card, cards: list[Card], voice: Voice) -> str:
    """A full card."""
    inner = [f'<g clip-path="url(#quar-window)">{picture(card)}</g>']
    if card.kind == PLANET:
        inner.append(at(84, 74, sphere(Sphere(card), cards, 42)))
    inner.append(f'<rect y="100" width="{WIDTH}" height="34" fill="url(#k-fade)"/>')
    if card.kind == SCIENCE_CARD:
        inner.append(_science_foot(card, voice))
    else:
        inner.append(heading(voice.tell(card.key), 157))
        inner.append(_foot(card, voice))
    inner.append(_cost(card, voice) + _pays(card, voice))
    if card.kind not in (PLANET, SCIENCE_CARD):
        inner.append(_symbols(card, voice))
    strong = card.kind == COLONISATION
    return frame("".join(inner), "", edge_of(card), strong, voice.tell(card.key))


def window() -> str:
    """The clip of the picture, as content of `<defs>`."""
    return f'<clipPath id="quar-window"><rect width="{WIDTH}" height="133"/></clipPath>'


def _foot(card: Card, voice: Voice) -> str:
    ground = f'<rect x="5" y="172" width="{WIDTH - 10}" height="34" rx="8" fill="#17223B"/>'
    gate = card.kind == SHIP or (card.kind == PLANET and card.colonised_mark)
    if not gate:
        return ground + row(voice, card.effects, 179, WIDTH / 2)
    words = voice.tell("art-needs-planet" if card.kind == SHIP else "preview-when-colonised")
    mark = f"<g>{title(words)}{use('colonised', 9, 179, 20, INK_2)}</g>"
    line = f'<path d="M34 178v22" stroke="{LINE_STRONG}"/>'
    return ground + mark + line + row(voice, card.effects, 179, WIDTH / 2 + 14)


def _science_foot(card: Card, voice: Voice) -> str:
    """A science card: what it brings at once, and below it what it does for the rest of the game."""
    out = heading(voice.tell(card.key), 148 if card.permanents else 157)
    if not card.permanents:
        ground = f'<rect x="5" y="172" width="{WIDTH - 10}" height="34" rx="8" fill="#17223B"/>'
        return out + ground + row(voice, card.effects, 179, WIDTH / 2)
    signs, words = lasting(voice, card.permanents[0])
    drawn, end = sentence(signs, 0, 0)
    shift = 12 + (WIDTH - end) / 2
    return (
        f"{out}{row(voice, card.effects, 158, WIDTH / 2, 18)}"
        f'<g>{title(words)}<rect x="5" y="183" width="{WIDTH - 10}" height="24" rx="7" fill="#232F66"/>'
        f"{use('orbit', 10, 187, 16, INK_2)}{at(shift, 195, drawn)}</g>"
    )


def _cost(card: Card, voice: Voice) -> str:
    """The cost down the left edge."""
    costs = [(name, card.cost[at_]) for at_, name in enumerate(RESOURCES) if card.cost[at_]]
    out = (
        f'<rect x="5" y="5" width="36" height="{len(costs) * 25 + 5}" rx="9" fill="{WELL}" '
        f'fill-opacity=".9" stroke="{LINE_STRONG}"/>'
    )
    for number, (name, amount) in enumerate(costs):
        out += text(11, 25 + number * 25, amount, 17, INK, "start")
        out += use(name, 21, 11 + number * 25, 17, label=voice.tell(f"resource-{name}"))
    return out


def _pays(card: Card, voice: Voice) -> str:
    """The flag with what the card pays."""
    names = [name for at_, name in enumerate(RESOURCES) if card.shows(at_)]
    if not names:
        return ""
    width = 22 * len(names)
    out = f'<path d="M{WIDTH} 0V32H{WIDTH - 20 - width}L{WIDTH - 34 - width} 0Z" fill="#2A3A60"/>'
    for number, name in enumerate(names):
        words = voice.tell("art-pays", {"resource": f"resource-{name}"})
        out += use(name, WIDTH - 26 - 23 * number, 6, 20, label=words)
    return out


def _symbols(card: Card, voice: Voice) -> str:
    out = ""
    for number, symbol in enumerate(card.symbols):
        y = 50 + number * 28
        name = OBJECTS[symbol]
        out += (
            f'<circle cx="{WIDTH - 18}" cy="{num(y)}" r="12.5" fill="{WELL}" fill-opacity=".9" '
            f'stroke="{LINE_STRONG}"/>{use(name, WIDTH - 26, y - 8, 16, INK, voice.tell(f"symbol-{name}"))}'
        )
    return out
