"""Pictures of positions for notebooks: a state draws itself, and a record shows how it ended.

What is drawn is what everybody at the table may see, or what one seat may see if it is named.
"""

from __future__ import annotations

from perihelion.core.display import display
from perihelion.core.record import Record, replay
from perihelion.core.state import State


def picture(shown: State | Record, seat: int | None = None, lang: str = "en") -> str:
    """The position as one SVG; empty for a game without drawings."""
    from perihelion import games  # drawings are loaded when they are needed
    from perihelion.art.artist import Scene
    from perihelion.language import voice

    state = replay(games.get(shown.game), shown).state if isinstance(shown, Record) else shown
    game = state.game
    artist = games.artist(game.id)
    if artist is None:
        return ""
    names = tuple("ABCD"[: state.seats])
    scores = game.score_sheet(state, seat)
    scene = Scene(game, game.view(state, seat), voice(lang, game.id).named(names), names, (), scores)
    return artist.picture(scene)


def paint(shown: object) -> str:
    """The painter that notebooks use."""
    return picture(shown) if isinstance(shown, State | Record) else ""


display.painter = paint
