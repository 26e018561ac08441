"""Effects as icons with figures: on cards as SVG, in panels as HTML, always with their words."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from perihelion.art.cards import Sign, sign_badge, sign_icon, sign_text
from perihelion.art.icons import icon, numbered, use
from perihelion.art.palette import INK, INK_DARK
from perihelion.art.svg import esc, text, title
from perihelion.art.typeface import measure
from perihelion.games.quarterworlds.components import (
    CONVERT,
    DISCOUNT,
    END_BONUS,
    INCOME,
    INFLUENCE_EDGE,
    KINDS,
    LAY_BONUS,
    OBJECTS,
    POINTS,
    PRODUCTION,
    RESOURCES,
    TOKENS,
    TRACKS,
    Effect,
    Permanent,
)
from perihelion.games.quarterworlds.sight.telling import effect_words, permanent_words
from perihelion.language import Voice

TRADE_COLOUR: Final = "#F2B84B"


@dataclass(frozen=True)
class Glyph:
    """An icon with a figure after it (`+1`), on it (points), or an arrow up (production)."""

    icon: str
    figure: str = ""
    up: bool = False

    @property
    def colour(self) -> str:
        return TRADE_COLOUR if self.icon == "trade" else ""


def glyph(effect: Effect) -> Glyph:
    if effect.type == POINTS:
        return Glyph("vp", str(effect.amount))
    if effect.type == PRODUCTION:
        return Glyph(RESOURCES[effect.about], "", True)
    if effect.type == TOKENS:
        return Glyph("token", f"+{effect.amount}")
    if effect.type == INCOME:
        return Glyph("income", f"+{effect.amount}")
    return Glyph(TRACKS[effect.about], f"+{effect.amount}")


def inline(voice: Voice, effects: list[Effect], size: float = 20) -> str:
    """Effects in running text."""
    out: list[str] = []
    for effect in effects:
        words = voice.say(effect_words(effect))
        out.append(inline_glyph(glyph(effect), words, size))
    return "".join(out)


def inline_glyph(sign: Glyph, words: str, size: float = 20) -> str:
    if sign.icon == "vp":
        return numbered("vp", sign.figure, size + 6, words)
    tail = icon("up", size - 5) if sign.up else esc(sign.figure)
    return f'<span class="e" title="{esc(words)}">{icon(sign.icon, size, words, sign.colour)}{tail}</span>'


def row(voice: Voice, effects: list[Effect], y: float, centre: float, size: float = 20) -> str:
    """Effects on a card, in a row around `centre`."""
    signs = [glyph(effect) for effect in effects]
    widths = [_width(sign, size) for sign in signs]
    x = centre - (sum(widths) + 8 * (len(signs) - 1)) / 2
    out: list[str] = []
    for effect, sign, width in zip(effects, signs, widths, strict=True):
        tip = title(voice.say(effect_words(effect)))
        out.append(f"<g>{tip}{_drawn(sign, x, y, size)}</g>")
        x += width + 8
    return "".join(out)


def _width(sign: Glyph, size: float) -> float:
    if sign.icon == "vp":
        return size + 5
    return size + 3 + (11 if sign.up else measure(sign.figure, 16))


def _drawn(sign: Glyph, x: float, y: float, size: float) -> str:
    if sign.icon == "vp":
        return use("vp", x - 1, y - 2, size + 5) + text(
            x + (size + 3) / 2, y + size / 2 + 5.8, sign.figure, 16, INK_DARK
        )
    tail = (
        use("up", x + size, y + 3, 14, INK)
        if sign.up
        else text(x + size + 3, y + size / 2 + 5.5, sign.figure, 16, INK, "start")
    )
    return use(sign.icon, x, y, size, sign.colour or INK) + tail


def lasting(voice: Voice, effect: Permanent) -> tuple[list[Sign], str]:
    """A permanent effect as a sentence of icons, with its words."""
    words = voice.say(permanent_words(effect))
    if effect.type == LAY_BONUS:
        signs = [sign_icon(KINDS[effect.about]), sign_icon("to"), sign_badge("vp", effect.amount)]
    elif effect.type == DISCOUNT:
        signs = [sign_icon(KINDS[effect.about]), sign_text(f"−{effect.amount}"), sign_icon("any")]
    elif effect.type == CONVERT:
        signs = [sign_icon(RESOURCES[effect.about]), sign_icon("to"), sign_icon(RESOURCES[effect.amount])]
    elif effect.type == INFLUENCE_EDGE:
        signs = [sign_icon(TRACKS[effect.about]), sign_text(f"+{effect.amount}")]
    elif effect.type == END_BONUS:
        counted = "colonised" if effect.about == 0 else "science"
        signs = [sign_icon("trophy"), sign_icon(counted), sign_text("×"), sign_badge("vp", effect.amount)]
    else:
        signs = [sign_icon("trophy"), sign_icon(OBJECTS[effect.about]), sign_text(f"+{effect.amount}")]
    return signs, words


def amounts(voice: Voice, counts: list[int], size: float = 17) -> str:
    """Amounts of the four resources in running text."""
    return "".join(
        f'<span class="e">{counts[at]}{icon(name, size, voice.tell(f"resource-{name}"))}</span>'
        for at, name in enumerate(RESOURCES)
        if counts[at]
    )


def tip(words: str, inner: str) -> str:
    """Something inline with a tooltip."""
    return f'<span class="fig" title="{esc(words)}">{inner}</span>'
