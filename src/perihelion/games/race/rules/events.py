"""Small helpers with which the phases say what happened. Call them only while somebody listens."""

from __future__ import annotations

from perihelion.core.text import Arg, Event
from perihelion.games.race.state import NONE, RaceState


def tell_drew(state: RaceState, seat: int, drawn: list[int], rule: str, by: int = NONE) -> None:
    """A player drew cards, by the power of a card if one is named; only he sees which."""
    if not drawn:
        return
    args: dict[str, Arg] = {"count": len(drawn)}
    secret: dict[str, Arg] = {"cards": state.cards.keys(drawn)}
    if by != NONE:
        args["card"] = state.cards.key(by)
    state.tell(Event("drew" if by == NONE else "drew-by", seat, (rule,), args, secret, 1 << seat))
