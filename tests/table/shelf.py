"""A shelf with one tiny game, for tests of the table that need no large one."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path

sys.path.append(str(Path(__file__).parents[2] / "docs" / "examples"))

from comet import Comet

from perihelion.table.house.library import Library, Title, title_of

PLACE = "tests.table.shelf:library"


def library() -> Library:
    return Library([Title(Comet(), None, None, ("tests.table.text",))])


def upgraded() -> Library:
    """The same game after an upgrade of its rules."""
    game = Comet()
    game.version = 2
    return Library([Title(game, None, None, ("tests.table.text",))])


def only(game: str) -> str:
    """The place of a shelf with one registered game alone, so that tests of a game need no other."""
    return f"{__name__}:only_{game}"


def __getattr__(name: str) -> Callable[[], Library]:
    if not name.startswith("only_"):
        raise AttributeError(name)
    return lambda: Library([title_of(name.removeprefix("only_"))])
