"""How environments show themselves: as text, printed, or drawn by the game's artist."""

from __future__ import annotations

from perihelion.core.episode import Episode
from perihelion.core.state import State
from perihelion.language import Voice, voice
from perihelion.notebook import picture

RENDER_MODES = ("human", "ansi", "svg")


def render(episode: Episode, mode: str | None) -> str | None:
    """The position as everybody at the table may see it."""
    if mode is None:
        return None
    if mode == "svg":
        return picture(episode.state)
    text = lines(episode.state, voice("en", episode.game.id))
    if mode == "ansi":
        return text
    print(text)
    return None


def lines(state: State, speaker: Voice) -> str:
    """The zones of the position, a line for each."""
    rows = []
    for zone in state.game.zones(state.game.view(state, None)):
        owner = "" if zone.seat is None else f"{'ABCD'[zone.seat]} "
        items = ", ".join(
            speaker.say(item.text) + (f" ×{item.count}" if item.count != 1 else "") for item in zone.items
        )
        rows.append(f"{owner}{speaker.say(zone.text)}: {items or '–'}")
    return "\n".join(rows)
