"""Views: what one seat, or a spectator, may know of a position.

Each game extends `View` with typed fields. A view is data only; drawing, terminals and the API all
start from it. `Zone` is the common denominator by which any game can be shown as tidy panels.
"""

from __future__ import annotations

import dataclasses
from dataclasses import dataclass, field

from perihelion.core.plain import Json
from perihelion.core.text import Text


@dataclass
class View:
    """What every game's view has; `seat` is None for a spectator."""

    game: str
    seat: int | None
    seats: int
    asks: int
    asked: list[int]
    over: bool


@dataclass
class ZoneItem:
    """One thing in a zone: its words, how many, and the action names that concern it."""

    text: Text
    count: int = 1
    notes: list[Text] = field(default_factory=list)


@dataclass
class Zone:
    """A named place with things in it; `seat` is its owner, None for the common area."""

    text: Text
    seat: int | None
    items: list[ZoneItem] = field(default_factory=list)


@dataclass
class ScoreLine:
    """Points of every seat from one source; the source is a message key."""

    source: str
    points: list[int]


@dataclass
class ScoreSheet:
    """Points by source. `winners` is empty until the game is over; `tie_break` names the figure that
    decides a tie and each seat's value of it."""

    lines: list[ScoreLine]
    totals: list[int]
    winners: list[int] = field(default_factory=list)
    tie_break: ScoreLine | None = None


@dataclass
class PreviewLine:
    """One figure of what a choice will do; a total stands under a line. `what` names the quantity that the
    figure promises (`paid`, `drawn`, `points`: each game has its own), after a colon the condition under
    which it does (`paid:conquer`). A line without a name is an addend of the next total."""

    text: Text
    figure: int
    total: bool = False
    what: str = ""


PRINTED = "printed:later"  # what the figures of a rule promise that does nothing yet


@dataclass
class Promise:
    """A figure in the words of a preview and the quantity it promises, named as in `PreviewLine`."""

    what: str
    figure: int


@dataclass
class Preview:
    """What a choice will do, before it is made: figures (price, discounts, what you pay), then words.
    `promises` has an entry for each figure in the words, so that all can be compared with what happens."""

    lines: list[PreviewLine] = field(default_factory=list)
    then: list[Text] = field(default_factory=list)
    promises: list[Promise] = field(default_factory=list)

    def say(self, text: Text, what: dict[str, str]) -> None:
        """Adds words; `what` names the quantity of each figure among their arguments."""
        self.then.append(text)
        for name, quantity in what.items():
            figure = text.args[name]
            assert isinstance(figure, int)
            self.promises.append(Promise(quantity, figure))

    def print(self, text: Text) -> None:
        """Adds words of a rule that the choice makes available and that does nothing yet."""
        self.then.append(text)
        self.promises += [Promise(PRINTED, figure) for figure in figures_of(text)]


def figures_of(text: Text) -> list[int]:
    """All figures in a text and in the texts within it; seats are none."""
    found: list[int] = []
    for name, value in text.args.items():
        if isinstance(value, int) and not name.startswith("seat"):
            found.append(value)
        for part in value if isinstance(value, list) else [value]:
            if isinstance(part, Text):
                found += figures_of(part)
    return found


def to_json(value: object) -> Json:
    """The JSON form of a view or any part of it."""
    if dataclasses.is_dataclass(value) and not isinstance(value, type):
        return {f.name: to_json(getattr(value, f.name)) for f in dataclasses.fields(value)}
    if isinstance(value, (list, tuple)):
        return [to_json(item) for item in value]
    if isinstance(value, dict):
        return {str(key): to_json(item) for key, item in value.items()}
    if value is None or isinstance(value, (bool, int, float, str)):
        return value
    raise TypeError(f"{type(value).__name__} cannot be part of a view")
