"""The face of a card, 150 x 212: badges, picture, good, title, and its powers as sentences of icons.

Cost upper left: a circle for worlds, a diamond for developments, a red shield for defence; filled =
production, broken ring = windfall. Points upper right on a hexagon, "?" where a table decides.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from perihelion.art.cards import (
    HEIGHT,
    ROW_HEIGHT,
    TO,
    WIDTH,
    Sign,
    frame,
    heading,
    row,
    sign_badge,
    sign_icon,
    sign_text,
)
from perihelion.art.icons import use
from perihelion.art.palette import BLUEPRINT, DANGER, GOODS, GOODS_DARK, INK, INK_DARK, WELL
from perihelion.art.pieces import card_back
from perihelion.art.svg import esc, num, text, title
from perihelion.games.race.art.pictures import edge_of, kind_of, scene
from perihelion.games.race.art.words import NUMERALS, card_words, name, power_words, signed
from perihelion.games.race.components import ANY, GREY, KINDS, Card, Power
from perihelion.language import Voice

_ROOM: Final = 3  # rows of powers for which there is room under a full picture


def face(card: Card, voice: Voice, lit: str = "", classes: str = "") -> str:
    """The card; `lit` is the phase whose powers light up."""
    rows = power_rows(card)
    free = (_ROOM - len(rows)) * ROW_HEIGHT - (9 if not rows else 0)
    inner = (
        f"{scene(card, 104 + free)}"
        f'<rect y="{num(62 + free)}" width="{WIDTH}" height="43" fill="url(#k-fade)"/>'
        f"{heading(name(voice, card.id), 127 + free)}"
    )
    for number, (phase, powers, signs) in enumerate(rows):
        words = "; ".join(power_words(voice, power) for power in powers)
        label = f"{NUMERALS[phase]} {voice.tell(f'art-phase-{phase}')}: {words}"
        inner += row(NUMERALS[phase], signs, 141 + free + number * ROW_HEIGHT, phase == lit, label)
    over = cost_badge(card, 6, 6, voice=voice) + points_badge(card, WIDTH - 36, 7, voice=voice)
    if card.good != GREY:
        over += _socket(card, 86 + free, voice)
    edge = DANGER if card.is_military else edge_of(card)
    return frame(inner, over, edge, card.is_military, card_words(voice, card), f"ring {classes}".strip())


def back(count_words: str = "") -> str:
    """A hidden card."""
    return (
        f'<svg class="card back" viewBox="0 0 {WIDTH} {HEIGHT}" width="{WIDTH}" height="{HEIGHT}" role="img" '
        f'aria-label="{esc(count_words)}">{title(count_words) if count_words else ""}{card_back()}</svg>'
    )


# -- badges ---------------------------------------------------------------------------------------------


def cost_badge(card: Card, x: float, y: float, size: float = 36, voice: Voice | None = None) -> str:
    """Cost or defence on the shape of the kind of card."""
    kind, filled = kind_of(card), card.source == "production"
    ground, ink = (GOODS[kind], INK_DARK) if filled else (WELL, INK)
    ring = GOODS.get(kind, "#D9E2F2")
    if not card.is_world:
        shape = (
            f'<path d="M18 1 35 18 18 35 1 18Z" fill="#0B1A26" stroke="{BLUEPRINT}" stroke-width="2.6" '
            'stroke-linejoin="round"/>'
        )
    elif card.is_military:
        shape = (
            f'<path d="M18 .5 33.5 5V18.5c0 8.5-6.5 14-15.5 17C9 32.5 2.5 27 2.5 18.5V5Z" fill="{ground}" '
            f'stroke="{DANGER}" stroke-width="3.2" stroke-linejoin="round"/>'
        )
        if card.source == "windfall":
            shape += (
                '<path d="M18 6 28.5 9v9.5c0 5.5-4 9.3-10.5 11.8C11.5 27.8 7.5 24 7.5 18.5V9Z" fill="none" '
                f'stroke="{ring}" stroke-width="2.6" stroke-dasharray="6 2.6"/>'
            )
    else:
        wide = 5 if card.source == "windfall" else 2.6
        dash = ' stroke-dasharray="8.5 3"' if card.source == "windfall" else ""
        shape = (
            f'<circle cx="18" cy="18" r="16.5" fill="{ground}"/><circle cx="18" cy="18" '
            f'r="{num(17.5 - wide / 2)}" fill="none" stroke="{INK if filled else ring}" '
            f'stroke-width="{wide}"{dash}/>'
        )
    return (
        f'<g transform="translate({num(x)} {num(y)}) scale({size / 36:.3f})">'
        f"{_cost_title(card, voice)}{shape}{text(18, 24.5, card.price, 19, ink)}</g>"
    )


def _cost_title(card: Card, voice: Voice | None) -> str:
    if voice is None:
        return ""
    return title(voice.tell("art-defence-words" if card.is_military else "art-cost-words", {"n": card.price}))


def points_badge(card: Card, x: float, y: float, size: float = 30, voice: Voice | None = None) -> str:
    figure = "?" if card.has_table else str(card.vp)
    words = ""
    if voice is not None:
        words = title(voice.tell("art-vp-table") if card.has_table else voice.tell("art-vp", {"n": card.vp}))
    return (
        f'<g transform="translate({num(x)} {num(y)}) scale({size / 24:.3f})">{words}{use("vp", 0, 0, 24)}'
        f"{text(12, 16.8, figure, 13, INK_DARK)}</g>"
    )


def _socket(card: Card, y: float, voice: Voice) -> str:
    """The place of the good: filled for production, broken ring for windfall."""
    kind, windfall = kind_of(card), card.source == "windfall"
    dash = ' stroke-dasharray="4.6 2.4"' if windfall else ""
    words = voice.tell(f"art-source-{card.source}", {"good": f"art-good-{kind}"})
    return (
        f'<g>{title(words)}<circle cx="{WIDTH - 19}" cy="{num(y)}" r="14" '
        f'fill="{WELL if windfall else GOODS_DARK[kind]}" stroke="{GOODS[kind]}" stroke-width="2.4"{dash}/>'
        f"{use(f'good-{kind}', WIDTH - 28, y - 9, 18)}</g>"
    )


# -- powers as sentences of icons -----------------------------------------------------------------------

PowerRow = tuple[str, list[Power], list[Sign]]


def power_rows(card: Card) -> list[PowerRow]:
    """The rows printed on a card: phase, the powers the row stands for, and its signs. Powers that belong
    together share a row: a good and the card for it, a discount and military for the same kind."""
    out: list[PowerRow] = []
    for power in card.powers:
        signs = _signs(card, power)
        if out:
            phase, powers, before = out[-1]
            last = powers[-1]
            if power.kind == "draw-if-produced" and last.kind == "produce":
                out[-1] = (phase, [*powers, power], [*before, *signs[1:]])
                continue
            if power.kind == "military" and last.kind == "discount" and last.good == power.good != ANY:
                out[-1] = (phase, [*powers, power], [*before, sign_text("/"), *signs[1:]])
                continue
            if power.kind == "keep-extra" and last.kind == "draw-extra":
                out[-1] = (phase, [*powers, power], [*before, *signs])
                continue
        out.append((power.phase, [power], signs))
    return out


def _signs(card: Card, power: Power) -> list[Sign]:
    kind = [sign_icon(f"good-{KINDS[power.good]}")] if power.good != ANY else []
    return _SENTENCES[power.phase, power.kind](card, power, kind)


def _gain(power: Power) -> list[Sign]:
    points = [sign_badge("vp", power.vp)] if power.vp else []
    return points + ([sign_badge("card", power.cards)] if power.cards else [])


def _consume(card: Card, power: Power, kind: list[Sign]) -> list[Sign]:
    goods = kind or [sign_icon("any")]
    taken = [sign_text(f"{power.goods}≠"), *goods] if power.distinct else goods * power.goods
    times = [sign_text(f"×{power.uses}")] if power.uses > 1 else []
    return [*taken, TO, *_gain(power), *times]


def _military(card: Card, power: Power, kind: list[Sign]) -> list[Sign]:
    against = kind + ([sign_icon("rebel")] if power.rebel else [])
    return [*against, sign_icon("military"), sign_text(signed(power.amount))]


def _sale(card: Card, power: Power, kind: list[Sign]) -> list[Sign]:
    what = kind or [sign_icon("world" if power.this_world else "any")]
    return [*what, TO, sign_badge("card", signed(power.amount))]


def _cards(power: Power) -> Sign:
    return sign_badge("card", signed(power.amount))


_Sentence = Callable[[Card, Power, list[Sign]], list[Sign]]
_SENTENCES: Final[dict[tuple[str, str], _Sentence]] = {
    ("explore", "draw-extra"): lambda card, p, kind: [sign_icon("look"), sign_text(signed(p.amount))],
    ("explore", "keep-extra"): lambda card, p, kind: [sign_icon("card-o"), sign_text(signed(p.amount))],
    ("develop", "draw-at-start"): lambda card, p, kind: [_cards(p)],
    ("develop", "discount"): lambda card, p, kind: [sign_icon("development"), sign_text(f"−{p.amount}")],
    ("develop", "draw-after"): lambda card, p, kind: [sign_icon("development"), TO, _cards(p)],
    ("settle", "discount"): lambda card, p, kind: [*kind, sign_icon("world"), sign_text(f"−{p.amount}")],
    ("settle", "military"): _military,
    ("settle", "discard-for-military"): lambda card, p, kind: [
        sign_icon("away"),
        TO,
        sign_icon("military"),
        sign_text(signed(p.amount)),
    ],
    ("settle", "discard-for-zero-cost"): lambda card, p, kind: [
        sign_icon("away"),
        TO,
        sign_icon("world"),
        sign_text("0"),
    ],
    ("settle", "pay-for-military"): lambda card, p, kind: [
        sign_icon("shield"),
        TO,
        sign_icon("world"),
        sign_text(signed(p.modifier)),
    ],
    ("settle", "draw-after"): lambda card, p, kind: [sign_icon("world"), TO, _cards(p)],
    ("trade", "sale-bonus"): _sale,
    ("consume", "consume"): _consume,
    ("consume", "consume-all"): lambda card, p, kind: [
        sign_text("n"),
        sign_icon("any"),
        TO,
        sign_badge("vp", "n"),
        sign_text(signed(p.vp_offset)),
    ],
    ("consume", "sell"): lambda card, p, kind: [
        sign_icon("any"),
        sign_icon("trade"),
        *([sign_text("+")] if p.bonuses else []),
    ],
    ("consume", "discard-hand"): lambda card, p, kind: [
        sign_text(f"≤{p.most}"),
        sign_icon("card-o"),
        TO,
        sign_badge("vp", p.vp),
    ],
    ("consume", "lucky-draw"): lambda card, p, kind: [
        sign_text(f"{p.lowest}–{p.highest}?"),
        TO,
        sign_badge("card", 1),
    ],
    ("consume", "draw"): lambda card, p, kind: [_cards(p)],
    ("produce", "produce"): lambda card, p, kind: [sign_icon(f"good-{kind_of(card)}"), sign_icon("up")],
    ("produce", "draw-if-produced"): lambda card, p, kind: [sign_icon("up"), TO, _cards(p)],
    ("produce", "produce-windfall"): lambda card, p, kind: [sign_icon("windfall"), *kind, sign_icon("up")],
    ("produce", "draw"): lambda card, p, kind: [_cards(p)],
    ("produce", "draw-per-good-produced"): lambda card, p, kind: [
        *kind,
        sign_icon("up"),
        sign_text(":"),
        _cards(p),
    ],
    ("produce", "draw-per-kind-produced"): lambda card, p, kind: [
        sign_text("≠"),
        sign_icon("up"),
        sign_text(":"),
        _cards(p),
    ],
    ("produce", "draw-if-most-produced"): lambda card, p, kind: [*kind, sign_text("max"), TO, _cards(p)],
    ("produce", "draw-per-world"): lambda card, p, kind: [
        *kind,
        sign_icon("world"),
        sign_text(":"),
        _cards(p),
    ],
}
