"""What is printed on a card, put into sentences: tooltips of the icon rows, and the detail of a card."""

from __future__ import annotations

from typing import Final

from perihelion.games.race.components import Card, Power, ScoreRow
from perihelion.games.race.sight.telling import (
    exception_text,
    gain_texts,
    kind_texts,
    limit_texts,
    points_texts,
    power_text,
    row_text,
    start_text,
    uses_text,
)
from perihelion.language import Voice

NUMERALS: Final = {
    "explore": "I",
    "develop": "II",
    "settle": "III",
    "trade": "$",
    "consume": "IV",
    "produce": "V",
}


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
    words = voice.say(power_text(power))
    if power.kind == "consume":
        words += f" → {gain_words(voice, power.vp, power.cards)}"
    uses = uses_text(power)
    if uses is not None:
        words += f", {voice.say(uses)}"
    exception = exception_text(power)
    return words if exception is None else f"{words} ({voice.say(exception)})"


def gain_words(voice: Voice, vp: int, cards: int) -> str:
    """Points and cards, "2 VP and 1 card"."""
    return voice.join([voice.say(text) for text in gain_texts(vp, cards)])


def kind_words(voice: Voice, card: Card) -> list[str]:
    """What sort of card it is, line by line: type and cost, good, points and title words."""
    lines = [voice.say(text) for text in kind_texts(card)]
    lines.append(" · ".join(voice.say(text) for text in points_texts(card)))
    start = start_text(card)
    return lines if start is None else [*lines, voice.say(start)]


def row_words(voice: Voice, row: ScoreRow) -> str:
    """A line of the table of a 6-cost development: what scores."""
    only = [voice.say(text) for text in limit_texts(row)]
    words = voice.say(row_text(row))
    return f"{words}: {', '.join(only)}" if only else words


def card_words(voice: Voice, card: Card) -> str:
    """Everything printed on the card in one line, for screen readers and tooltips."""
    parts = [name(voice, card.id), *kind_words(voice, card)]
    parts += [f"{NUMERALS[power.phase]} {power_words(voice, power)}" for power in card.powers]
    return ". ".join(parts)
