"""What is printed on a card, in words: tooltips of the icon sentences, and the detail of a card."""

from __future__ import annotations

from typing import Final

from perihelion.core.text import Arg
from perihelion.games.race.components import ANY, GREY, KINDS, Card, Power, ScoreRow
from perihelion.language import Voice

NUMERALS: Final = {
    "explore": "I",
    "develop": "II",
    "settle": "III",
    "trade": "$",
    "consume": "IV",
    "produce": "V",
}


def good_key(kind: int) -> str:
    return f"art-good-{KINDS[kind]}"


def name(voice: Voice, card: str) -> str:
    """The title of a card, given by id."""
    return voice.tell(f"card-{card}")


def signed(amount: int) -> str:
    """A figure with its sign, a true minus."""
    return f"+{amount}" if amount > 0 else f"−{-amount}"


def plain(amount: int) -> str:
    """A figure with a true minus."""
    return str(amount) if amount >= 0 else f"−{-amount}"


def power_words(voice: Voice, power: Power) -> str:
    """A power in words, without its phase."""
    if power.kind == "consume":
        return _consume(voice, power)
    key, args = f"art-power-{power.phase}-{power.kind}", _figures(power)
    if power.good != ANY and power.kind not in _ALWAYS_KIND:
        key += "-good"
    elif power.rebel:
        key += "-rebel"
    elif power.this_world:
        key += "-here"
    elif power.kind == "military" and power.amount < 0:
        key, args["n"] = key + "-minus", -power.amount
    elif power.kind == "sell" and not power.bonuses:
        key += "-plain"
    words = voice.tell(key, args)
    if power.not_good != ANY:
        words += f" ({voice.tell('art-power-not', {'good': good_key(power.not_good)})})"
    return words


# These kinds of powers always name a kind of good, so their message has no variant for it.
_ALWAYS_KIND: Final = ("draw-per-good-produced", "draw-if-most-produced", "draw-per-world")


def _figures(power: Power) -> dict[str, Arg]:
    args: dict[str, Arg] = {"n": power.amount}
    if power.good != ANY:
        args["good"] = good_key(power.good)
    if power.kind == "pay-for-military":
        args["n"] = -power.modifier
    elif power.kind == "consume-all":
        args["n"] = -power.vp_offset
    elif power.kind == "discard-hand":
        args = {"n": power.most, "vp": power.vp}
    elif power.kind == "lucky-draw":
        args = {"low": power.lowest, "high": power.highest}
    return args


def _consume(voice: Voice, power: Power) -> str:
    if power.distinct:
        what = voice.tell("art-power-consume-distinct", {"n": power.goods})
    elif power.good != ANY:
        what = voice.tell("art-power-consume-goods-kind", {"n": power.goods, "good": good_key(power.good)})
    else:
        what = voice.tell("art-power-consume-goods", {"n": power.goods})
    words = f"{what} → {gain_words(voice, power.vp, power.cards)}"
    if power.uses > 1:
        words += f", {voice.tell('art-power-consume-times', {'n': power.uses})}"
    return words


def gain_words(voice: Voice, vp: int, cards: int) -> str:
    """Points and cards, "2 VP and 1 card"."""
    gains = [voice.tell("art-vp", {"n": vp})] if vp else []
    if cards:
        gains.append(voice.tell("art-cards", {"n": cards}))
    return voice.join(gains) if gains else voice.tell("art-power-consume-nothing")


def kind_words(voice: Voice, card: Card) -> list[str]:
    """What sort of card it is, line by line: type and cost, good, points and title words."""
    if not card.is_world:
        lines = [voice.tell("art-is-development", {"n": card.price})]
    elif card.is_military:
        lines = [voice.tell("art-is-military", {"n": card.price})]
    else:
        lines = [voice.tell("art-is-world", {"n": card.price})]
    if card.is_world and card.good != GREY:
        lines.append(voice.tell(f"art-source-{card.source}", {"good": good_key(card.good)}))
    points = voice.tell("art-vp-table") if card.has_table else voice.tell("art-vp", {"n": card.vp})
    words = [voice.tell(f"art-keyword-{word}") for word in card.keywords]
    lines.append(" · ".join([points, *words]))
    if card.start_number >= 0:
        lines.append(voice.tell("art-is-start", {"n": card.start_number}))
    return lines


def row_words(voice: Voice, row: ScoreRow) -> str:
    """A line of the table of a 6-cost development: what scores."""
    if row.match == "named":
        return voice.tell("art-each-named", {"names": [f"card-{card}" for card in row.ids]})
    if row.match == "chips":
        return voice.tell("art-each-chips", {"n": row.per})
    only: list[str] = []
    if row.military:
        only.append(voice.tell("art-only-military"))
    if row.keyword:
        only.append(voice.tell(f"art-keyword-{row.keyword}").lower())
    if row.good != ANY:
        only.append(voice.tell(good_key(row.good)))
    if row.source:
        only.append(voice.tell(f"art-only-source-{row.source}"))
    if row.cost != ANY:
        only.append(voice.tell("art-only-cost", {"n": row.cost}))
    if row.power_phase:
        only.append(voice.tell("art-only-power", {"row": f"art-phase-{row.power_phase}"}))
    words = voice.tell(f"art-each-{row.match}")
    return f"{words}: {', '.join(only)}" if only else words


def card_words(voice: Voice, card: Card) -> str:
    """Everything printed on the card in one line, for screen readers and tooltips."""
    parts = [name(voice, card.id), *kind_words(voice, card)]
    parts += [f"{NUMERALS[power.phase]} {power_words(voice, power)}" for power in card.powers]
    return ". ".join(parts)
