"""Effects in words, as messages: what a card brings at once, and what it does for the rest of the game."""

from __future__ import annotations

from perihelion.core.text import Text
from perihelion.games.quarterworlds.components import (
    CONVERT,
    DISCOUNT,
    END_BONUS,
    END_COUNTS,
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
    Card,
    Effect,
    Permanent,
)


def effect_words(effect: Effect) -> Text:
    if effect.type == POINTS:
        return Text("effect-points", {"amount": effect.amount})
    if effect.type == TOKENS:
        return Text("effect-tokens", {"amount": effect.amount})
    if effect.type == INCOME:
        return Text("effect-step", {"track": "track-income", "amount": effect.amount})
    if effect.type == PRODUCTION:
        track = f"production-{RESOURCES[effect.about]}"
    else:
        track = f"track-{TRACKS[effect.about]}"
    return Text("effect-step", {"track": track, "amount": effect.amount})


def permanent_words(effect: Permanent) -> Text:
    if effect.type == LAY_BONUS:
        return Text(f"permanent-lay-bonus-{KINDS[effect.about]}", {"amount": effect.amount})
    if effect.type == DISCOUNT:
        return Text(f"permanent-discount-{KINDS[effect.about]}", {"amount": effect.amount})
    if effect.type == CONVERT:
        shown, used = RESOURCES[effect.about], RESOURCES[effect.amount]
        return Text("permanent-convert", {"shown": f"shown-{shown}", "used": f"used-{used}"})
    if effect.type == INFLUENCE_EDGE:
        return Text(f"permanent-influence-edge-{TRACKS[effect.about]}", {"amount": effect.amount})
    if effect.type == END_BONUS:
        count = END_COUNTS[effect.about].replace("_", "-")
        return Text(f"permanent-end-bonus-{count}", {"amount": effect.amount})
    return Text(f"permanent-object-bonus-{OBJECTS[effect.about]}", {"amount": effect.amount})


def card_words(card: Card) -> list[Text]:
    """Everything a card does."""
    words = [effect_words(effect) for effect in card.effects]
    return words + [permanent_words(effect) for effect in card.permanents]
