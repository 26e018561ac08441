"""Artists: who draws a game's table.

An artist is a pure function in several parts: a scene (a view, the words, what can be chosen) goes in,
HTML and SVG come out. The page around it, the prompt, the log and the clicks belong to the table.

What can be clicked carries `data-act="<action name>"`; what is shown but not available carries
`data-why="<action name>"`, so that the table can say why not. Several elements may carry the same
action. An action that no element carries is offered as a button beside the prompt. `data-thing="<name>"`
marks what has a detail to show (`Artist.detail`) when it is hovered, focused or tapped. All three have
`tabindex` and `role="button"`; `perihelion.art.svg.clickable` writes the attributes. A click on an action
selects it and the main button plays it; `data-now` beside `data-act` plays it at once (one of several picks).

What moves between two drawings says so: `data-piece` flies, `data-flip`, `data-shake` and `data-sweep` turn
on their place, and cards pass between elements with `data-stock`; the table's `motion.js` says how, and
`perihelion.art.svg.piece` and `turning` write the attributes.

Pages include `static/tokens.css` and `static/kit.css`, `static/map.js` for maps, and, once in the body,
`perihelion.art.icons.sprite()` with the artist's own `defs()` after it. States are classes: `legal`,
`selected`, `dimmed`, `asked` (why not), `changed`; `has-selected` on a parent calms the other legal ones.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass, field

from perihelion.core.game import AnyGame
from perihelion.core.view import ScoreSheet, View
from perihelion.language import Voice


@dataclass(frozen=True)
class Choice:
    """A legal action: its stable name and its words."""

    action: str
    label: str


@dataclass(frozen=True)
class Scene:
    """Everything a picture may show. `names` are the players' names by seat; `phone` asks for the
    narrow layout; `changed` names the things that have just changed (ids of the view's own); `mine` are the
    seats of the person who looks, None if that is the view's seat alone; `empty` are seats that somebody has
    left, for whom nobody thinks."""

    game: AnyGame
    view: View
    voice: Voice
    names: tuple[str, ...]
    choices: tuple[Choice, ...] = ()
    scores: ScoreSheet | None = None
    phone: bool = False
    changed: frozenset[str] = frozenset()
    mine: tuple[int, ...] | None = None
    empty: frozenset[int] = frozenset()

    def can(self, action: str) -> bool:
        return any(choice.action == action for choice in self.choices)


@dataclass(frozen=True)
class Drawing:
    """The parts of a table page that a game fills. `strip` is the line of phases or rounds, `board`
    the area of all players, `hand` the row under the prompt (empty for map games that need none),
    `side` what heads the rail beside the board."""

    strip: str
    board: str
    hand: str = ""
    side: str = ""
    tabs: tuple[str, ...] = field(default=())


class Artist(ABC):
    """Draws one game."""

    accent: str = "#8CC4FF"

    @abstractmethod
    def cover(self, voice: Voice) -> str:
        """The picture on the front page, as SVG."""

    @abstractmethod
    def draw(self, scene: Scene) -> Drawing:
        """The table as the scene's seat may see it."""

    def detail(self, scene: Scene, thing: str) -> str:
        """A large picture with all its words of one thing (a card, a tile), for the preview; the
        thing is named as in the `data-thing` attribute of its element."""
        return ""

    def picture(self, scene: Scene) -> str:
        """One self-contained SVG of the position, for notebooks, docs and links."""
        return ""

    def styles(self) -> str:
        """Style sheet rules that only this game needs."""
        return ""

    def defs(self) -> str:
        """Gradients, patterns and symbols that only this game needs, as the content of `<defs>`."""
        return ""
