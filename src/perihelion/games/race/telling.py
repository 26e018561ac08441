"""Small helpers with which the phases say what happened. Call them only while somebody listens."""

from __future__ import annotations

from perihelion.core.text import Arg, Event
from perihelion.games.race.state import NONE, RaceState


def card_key(state: RaceState, card: int) -> str:
    """The message key of a card's name."""
    return f"card-{state.cards.ids[card]}"


def card_keys(state: RaceState, cards: list[int]) -> list[str]:
    return [f"card-{state.cards.ids[card]}" for card in cards]


def tell_drew(state: RaceState, seat: int, drawn: list[int], rule: str, by: int = NONE) -> None:
    """A player drew cards, by the power of a card if one is named; only he sees which."""
    if not drawn:
        return
    args: dict[str, Arg] = {"count": len(drawn)}
    secret: dict[str, Arg] = {"cards": card_keys(state, drawn)}
    if by != NONE:
        args["card"] = card_key(state, by)
    state.tell(Event("drew" if by == NONE else "drew-by", seat, (rule,), args, secret, 1 << seat))
