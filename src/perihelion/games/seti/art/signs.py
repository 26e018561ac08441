"""Effects as rows of icons; every sign carries its words as a tooltip."""

from __future__ import annotations

from typing import Final

from perihelion.art.icons import icon
from perihelion.art.palette import INK, INK_2, LEGAL
from perihelion.art.svg import esc
from perihelion.games.seti.art.stage import Stage
from perihelion.games.seti.components import vocabulary as v
from perihelion.games.seti.components.pieces import Card
from perihelion.games.seti.components.vocabulary import COLOURS, Effect
from perihelion.games.seti.sight.telling import corner_text, effect_text, gain_text

TRACE: Final = {"red": "#FF7A66", "yellow": "#F2C14E", "blue": "#6FB4FF", "any": "#E6ECFA"}
STAR: Final = {"red": "#FF7A66", "blue": "#6FB4FF", "yellow": "#FFD86B", "black": "#8C9AB8"}
CREDIT, ENERGY, PUBLICITY, DATA = "#9BE27D", "#FFB14D", "#FF9FC4", "#7CC6FF"
TECH_SIGNS: Final = {
    "probe": ("rocket", "#FF9A6B"),
    "telescope": ("signal", "#C9A6FF"),
    "computer": ("tech", "#7CC6FF"),
}
GAIN_SIGNS: Final = (
    ("star", LEGAL),
    ("publicity", PUBLICITY),
    ("credit", CREDIT),
    ("bolt", ENERGY),
    ("data", DATA),
    ("trace", INK_2),
    ("move", INK),
    ("card-o", INK),
)
VERB_SIGNS: Final = {
    v.DRAW: ("card-o", INK),
    v.INCOME: ("income-rows", CREDIT),
    v.TUCK_THIS: ("income-rows", CREDIT),
    v.MOVES: ("move", INK),
    v.LAUNCH: ("rocket", INK),
    v.ORBIT: ("orbit", INK),
    v.LAND: ("land", INK),
    v.ORBIT_OR_LAND: ("land", INK),
    v.SCAN: ("signal", INK),
    v.TECH: ("tech", "#C9A6FF"),
    v.PICK_SAMPLE: ("unknown", INK_2),
    v.SAMPLE_REWARD: ("unknown", INK_2),
    v.DELIVERED_SAMPLE: ("unknown", INK_2),
    v.HAND_SIGNALS: ("signal", INK_2),
    v.DECK_SIGNALS: ("signal", INK_2),
}
COUNTED: Final = (v.DRAW, v.MOVES, v.LAUNCH, v.SIGNAL, v.TRACE, v.INCOME, v.HAND_SIGNALS, v.DECK_SIGNALS)


def resource(stage: Stage, kind: int, n: int, size: int = 17) -> str:
    """A figure with the sign of a resource."""
    name, colour = GAIN_SIGNS[kind]
    words = stage.say(gain_text(kind, n))
    return f'<span class="sign">{n}{icon(name, size, words, colour)}</span>'


def signs(stage: Stage, effects: int, size: int = 17) -> str:
    """A list of effects as icons."""
    return "".join([sign(stage, effect, size) for effect in stage.parts.effects(effects)])


def has_sign(effect: Effect) -> bool:
    """Whether an icon says all about an effect."""
    plain = (v.DRAW, v.INCOME, v.MOVES, v.LAUNCH, v.ORBIT, v.LAND, v.SCAN, v.TECH, v.GAIN, v.SIGNAL, v.TRACE)
    return effect.verb in plain


def sign(stage: Stage, effect: Effect, size: int = 17) -> str:
    if effect.verb == v.GAIN:
        return "".join([resource(stage, at, n, size) for at, n in enumerate(effect.gains) if n])
    words = stage.say(effect_text(stage.parts, effect))
    if effect.verb == v.SPEND:
        paid = effect.gains[v.EXOFOSSILS]
        return f'<span class="sign" title="{esc(words)}">−{paid}{icon("trace", size, words, INK_2)}</span>'
    name, colour = VERB_SIGNS.get(effect.verb, ("plus", INK_2))
    if effect.verb == v.SIGNAL:
        name = "signal"
        colour = STAR[COLOURS[effect.b]] if effect.a == v.AT_COLOUR else "#4FE0B5"
    elif effect.verb == v.TRACE:
        name, colour = "trace", TRACE["any" if effect.a == v.ANY else COLOURS[effect.a]]
    figure = str(effect.n) if effect.verb in COUNTED and effect.n > 1 else ""
    then = signs(stage, effect.then, size)
    return f'<span class="sign" title="{esc(words)}">{figure}{icon(name, size, words, colour)}</span>{then}'


def star_shape(colour: str, size: int = 16, label: str = "") -> str:
    """The sign of a sector colour: its own shape as well as its own colour."""
    shapes = {
        "red": "M12 3L21.5 20H2.5Z",
        "blue": "M3 12a9 9 0 1 1 18 0a9 9 0 1 1-18 0Z",
        "yellow": "M12 2L22 12L12 22L2 12Z",
        "black": "M12 2L20.7 7V17L12 22L3.3 17V7Z",
    }
    fill = "#05080F" if colour == "black" else STAR[colour]
    tip = f"<title>{esc(label)}</title>" if label else ""
    words = f' role="img" aria-label="{esc(label)}"' if label else ' aria-hidden="true"'
    return (
        f'<svg class="i" width="{size}" height="{size}" viewBox="0 0 24 '
        f'24"{words}>{tip}<path d="{shapes[colour]}" '
        f'fill="{fill}" stroke="{STAR[colour]}" stroke-width="2"/></svg>'
    )


def corner(stage: Stage, card: Card, size: int = 16) -> str:
    """The corner of a card."""
    words = stage.say(corner_text(card))
    name, colour = GAIN_SIGNS[card.corner]
    points = f"{card.corner_vp}{icon('star', size, '', LEGAL)}" if card.corner_vp else ""
    figure = str(card.corner_n) if card.corner_n > 1 else ""
    return f'<span class="sign" title="{esc(words)}">{points}{figure}{icon(name, size, words, colour)}</span>'


def income(stage: Stage, card: Card, size: int = 16) -> str:
    name, colour = GAIN_SIGNS[card.income]
    words = stage.tell("sentence-income", what=f"income-{v.GAINS[card.income]}")
    return f'<span class="sign" title="{esc(words)}">{icon(name, size, words, colour)}</span>'
