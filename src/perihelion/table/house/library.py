"""The games on the shelf: everything the table needs of each, found once.

Pages and rooms take a `Library`, never the registry itself, so that tests can put a tiny game on the shelf.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from importlib import import_module
from importlib.resources import files
from typing import cast

from perihelion import games
from perihelion.art.artist import Artist
from perihelion.art.palette import ACCENTS
from perihelion.core.game import AnyGame
from perihelion.core.ledger import Ledger, load_ledger
from perihelion.language import LANGUAGES, Voice, voice
from perihelion.learn.book import read_book
from perihelion.learn.lessons import Lesson, lessons_of

TABLE_WORDS = "perihelion.table.text"


@dataclass(frozen=True, eq=False)
class Title:
    """A game with its drawings, its rules, lessons and books by language (if it has any), and
    where its words are."""

    game: AnyGame
    artist: Artist | None
    ledger: Ledger | None
    words: tuple[str, ...]
    lessons: tuple[Lesson, ...] = ()
    books: Mapping[str, str] = field(default_factory=dict)

    @property
    def id(self) -> str:
        return self.game.id

    @property
    def accent(self) -> str:
        if self.artist is not None:
            return self.artist.accent
        return ACCENTS.get(self.id, Artist.accent)


class Library:
    """All games that can be played here, in the order in which they are shown."""

    def __init__(self, titles: Iterable[Title]) -> None:
        self.titles = {title.id: title for title in titles}
        self._voices: dict[tuple[str, str], Voice] = {}

    def __iter__(self) -> Iterator[Title]:
        return iter(self.titles.values())

    def get(self, game_id: str) -> Title | None:
        return self.titles.get(game_id)

    def voice(self, lang: str, game_id: str = "") -> Voice:
        """The voice for the pages' words, and a game's if one is named."""
        known = self._voices.get((lang, game_id))
        if known is None:
            title = self.titles.get(game_id)
            words = title.words if title is not None else ()
            known = Voice(lang, ("perihelion.language", TABLE_WORDS, *words))
            self._voices[lang, game_id] = known
        return known


@cache
def standard() -> Library:
    """All registered games."""
    return Library(title_of(game_id) for game_id in games.REGISTERED)


def named(place: str) -> Library:
    """The library that `module:function` makes."""
    module, _, function = place.partition(":")
    return cast(Library, getattr(import_module(module), function)())


STANDARD = "perihelion.table.house.library:standard"


def title_of(game_id: str) -> Title:
    """A registered game as it stands on the shelf."""
    package = f"perihelion.games.{game_id}"
    has_rules = files(package).joinpath("data/rules.toml").is_file()
    ledger = load_ledger(package, game_id) if has_rules else None
    words = tuple(source for source in voice("en", game_id).sources if source != "perihelion.language")
    books = {lang: text for lang in LANGUAGES if (text := read_book(game_id, lang))}
    return Title(games.get(game_id), games.artist(game_id), ledger, words, lessons_of(game_id), books)
