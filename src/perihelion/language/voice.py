"""A voice says messages in one language.

Messages are Project Fluent resources: `language/*.ftl` for the engine, `games/<game>/text/*.ftl` for
each game, `table/text/*.ftl` for the web pages. A missing message is an error, never a silent key.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource

from perihelion.core.game import AnyGame
from perihelion.core.text import Arg, Event, Reason, Text

LANGUAGES = ("en", "cs")
MOST_SAID = 50_000
SENTENCE = "sentence-"
FORMER = "\x1aformer"  # the name of somebody who has left for good; no name that anybody can choose
ALTERNATIVES = "any"

# What has been said lately: a table is drawn again and again with the same few hundred sentences.
_SAID: dict[tuple[FluentBundle, str, tuple[tuple[str, str | int], ...]], str] = {}


class Verbatim(str):
    """An argument that is said as it stands (a name somebody gave), not looked up as a message key."""


class MissingMessage(KeyError):
    """A message that the language does not have, or that lacks an argument."""


class Voice:
    """Speaks one language, knows one game's words and the players' names."""

    def __init__(self, lang: str, sources: tuple[str, ...], names: tuple[str, ...] = ()) -> None:
        self.lang = lang
        self.sources = sources
        self._bundle = _bundle(lang, sources)
        self.names = tuple(self.called(name) for name in names)

    def named(self, names: tuple[str, ...]) -> Voice:
        """The same voice with the players' names."""
        return Voice(self.lang, self.sources, names)

    def called(self, name: str) -> str:
        """What somebody is called in this language."""
        return self.tell("core-former") if name == FORMER else name

    def has(self, key: str) -> bool:
        return self._bundle.has_message(key)

    def keys(self) -> set[str]:
        """All messages the voice knows."""
        return set(self._bundle._messages)

    def say(self, message: Text | Reason | Event) -> str:
        """The sentence for anything the engine says."""
        if isinstance(message, Event):
            args = {"seat": message.seat, **message.args} if message.seat >= 0 else message.args
            return self.tell(f"event-{message.key}", args)
        return self.tell(message.key, message.args)

    def label(self, game: AnyGame, action: int) -> str:
        """The words of an action."""
        return self.say(game.catalogue.text(action))

    def tell(self, key: str, args: Mapping[str, Arg] | None = None) -> str:
        """The message by key, with raw arguments."""
        if not self._bundle.has_message(key):
            raise MissingMessage(f"{self.lang}: no message {key}")
        pattern = self._bundle.get_message(key).value
        if pattern is None:
            raise MissingMessage(f"{self.lang}: message {key} has no text")
        values = {name: self._value(name, value) for name, value in (args or {}).items()}
        asked = (self._bundle, key, tuple(values.items()))
        known = _SAID.get(asked)
        if known is not None:
            return known
        text, errors = self._bundle.format_pattern(pattern, values)
        if errors:
            raise MissingMessage(f"{self.lang}: {key}: {errors[0]}")
        said = str(text)
        if key.startswith(SENTENCE):
            said = said[:1].upper() + said[1:]
        if len(_SAID) >= MOST_SAID:
            _SAID.clear()
        _SAID[asked] = said
        return said

    def join(self, words: list[str], last: str = "core-and") -> str:
        """A list in words: "a, b and c", or with `core-or` "a, b or c"."""
        words = [self.called(word) for word in words]
        if len(words) < 2:
            return "".join(words)
        return self.tell(last, {}).join([", ".join(words[:-1]), words[-1]])

    def seat_name(self, seat: int) -> str:
        """The name of a seat. The seat after the last is the opponent that a game itself plays (its
        message `rival`)."""
        if 0 <= seat < len(self.names):
            return self.names[seat]
        if self.names and seat == len(self.names) and self.has("rival"):
            return self.tell("rival")
        return "ABCD"[seat]

    def _value(self, name: str, value: Arg) -> str | int:
        if isinstance(value, list):
            words = [self.tell(part) if isinstance(part, str) else self.say(part) for part in value]
            return self.join(words, "core-or" if name.startswith(ALTERNATIVES) else "core-and")
        if isinstance(value, Text):
            return self.say(value)
        if isinstance(value, Verbatim):
            return self.called(value)
        if isinstance(value, str):
            return self.tell(value)
        if name.startswith("seat"):
            return self.seat_name(value)
        return value


@cache
def voice(lang: str, game_id: str | None = None, extra: tuple[str, ...] = ()) -> Voice:
    """The voice for the engine's words, a game's and those of further packages."""
    sources = ["perihelion.language"]
    if game_id is not None:
        sources.append(f"perihelion.games.{game_id}.text")
    return Voice(lang, (*sources, *extra))


@cache
def _bundle(lang: str, sources: tuple[str, ...]) -> FluentBundle:
    bundle = FluentBundle([lang], use_isolating=False)
    for source in sources:
        package, _, folder = source.rpartition(".")
        root = files(source) if folder == "language" else files(package).joinpath(folder)
        for entry in sorted(root.iterdir(), key=lambda item: item.name):
            if entry.name == f"{lang}.ftl" or entry.name.endswith(f".{lang}.ftl"):
                bundle.add_resource(FluentResource(entry.read_text(encoding="utf-8")))
    return bundle
