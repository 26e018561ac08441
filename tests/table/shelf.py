"""A shelf with one tiny game, for tests of the table that need no large one."""

from __future__ import annotations

import sys
from collections.abc import Callable
from copy import copy
from dataclasses import replace
from pathlib import Path
from typing import ClassVar, cast

sys.path.append(str(Path(__file__).parents[2] / "docs" / "examples"))

from comet import CARDS, Comet, CometState

from perihelion.core.catalogue import Catalogue, Param
from perihelion.core.chance import Chance
from perihelion.core.plain import Json
from perihelion.table.house.library import Library, Title, named, title_of

PLACE = "tests.table.shelf:library"


class NewState(CometState):
    """Counts the comets of each seat besides their points."""

    FIELDS: ClassVar[tuple[str, ...]] = (*CometState.FIELDS, "comets")

    def __init__(self, game: NewComet, seats: int, options: dict[str, str], chance: Chance) -> None:
        super().__init__(game, seats, options, chance)
        self.comets = [0] * seats

    def copy_fields(self, other: CometState) -> None:
        super().copy_fields(other)
        cast(NewState, other).comets = self.comets[:]


class NewComet(Comet):
    """Version 3: cards are offered, not bid; the pile is turned over after shuffling; points count twice."""

    def __init__(self) -> None:
        super().__init__()
        self.version = 3
        self.catalogue = Catalogue()
        self.catalogue.add("offer", Param("card", "", tuple(str(card) for card in range(1, CARDS + 1))))

    def blank(self, seats: int, options: dict[str, str], chance: Chance) -> NewState:
        return NewState(self, seats, options, chance)

    def setup(self, state: CometState) -> None:
        super().setup(state)
        state.pile.reverse()

    def scores(self, state: CometState) -> list[int]:
        return [2 * points for points in state.points]

    def migrate(self, saved: dict[str, Json], version: int) -> dict[str, Json]:
        if version != 2:
            return saved
        fields = cast(dict[str, Json], saved["fields"])
        seats = cast(int, saved["seats"])
        return {**saved, "fields": {**fields, "comets": [0] * seats}}


def library() -> Library:
    return Library([Title(Comet(), None, None, ("tests.table.text",))])


def upgraded() -> Library:
    """The same game under a higher version; nothing that was played comes out differently."""
    game = Comet()
    game.version = 2
    return Library([Title(game, None, None, ("tests.table.text",))])


def changed() -> Library:
    """The same game after a change of its rules, its actions and what a state is made of."""
    return Library([Title(NewComet(), None, None, ("tests.table.text",))])


def raised(place: str = "perihelion.table.house.library:standard", by: int = 1) -> Library:
    """All games of a shelf with their versions raised."""
    titles = []
    for title in named(place):
        game = copy(title.game)
        game.version += by
        titles.append(replace(title, game=game))
    return Library(titles)


def only(game: str) -> str:
    """The place of a shelf with one registered game alone, so that tests of a game need no other."""
    return f"{__name__}:only_{game}"


def __getattr__(name: str) -> Callable[[], Library]:
    if not name.startswith("only_"):
        raise AttributeError(name)
    return lambda: Library([title_of(name.removeprefix("only_"))])
