"""Every message with a number is said with 0, 1, 2, 5 and 22 in both languages; one thing is never said in
the plural."""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib.resources import files

import pytest

from perihelion import games
from perihelion.core.text import Arg
from perihelion.language import LANGUAGES, Verbatim, Voice
from perihelion.table.house.library import TABLE_WORDS

NUMBERS = (0, 1, 2, 5, 22)
MESSAGE = re.compile(r"^([a-z][\w-]*) =(.*?)(?=^[a-z#]|\Z)", re.M | re.S)
VARIABLE = re.compile(r"\$([\w-]+)")

# What one of a thing is never called.
PLURALS = {
    "en": "points cards cubes tokens steps colonies transporters shipyards objectives cannons generators "
    "units sections traces orbiters docks sites offers rounds dice rules players lines",
    "cs": "bodů karet kostek kostky kroků kroky znaků místa míst děl děla sekcí doků tahů "
    "pravidel řádků hráčů žetonů technologií",
}
# Messages whose number never is 1: limits and amounts that are printed in the box.
NEVER_ONE = {
    "line-prompt-act", "line-prompt-act-pair", "line-prompt-hand-limit", "line-prompt-discard",
    "line-prompt-discard-down", "line-prompt-trade-and-build", "art-hand-nearly-full", "art-hand-full",
    "refusal-hand-full", "refusal-docks-full", "refusal-offers", "refusal-drafts", "refusal-system-full",
    "refusal-gold-milestone", "test-craft-total", "test-craft-same-planet", "test-sector-wins-same",
    "test-traces-same-colour", "test-traces-other-species", "ui-problem-long-seed", "ui-problem-long-name",
    "ui-problem-long-chat", "ui-problem-many-tables", "ui-players-range", "ui-because-worth",
    "ui-because-counted", "ui-new-lines-few", "ui-new-lines-other",
}  # fmt: skip


def messages(game: str, lang: str) -> Iterator[tuple[str, list[str]]]:
    """The messages of a game, with the first one those of the table, and what they take."""
    shared = ("perihelion.language", TABLE_WORDS) if game == games.REGISTERED[0] else ()
    for source in (*shared, f"perihelion.games.{game}.text"):
        for file in files(source).iterdir():
            if file.name.endswith(f"{lang}.ftl"):
                for key, body in MESSAGE.findall(file.read_text("utf-8")):
                    yield key, sorted(set(VARIABLE.findall(body)))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", games.REGISTERED)
def test_one_thing_is_not_said_in_the_plural(game: str, lang: str) -> None:
    words = ("perihelion.language", TABLE_WORDS, f"perihelion.games.{game}.text")
    voice = Voice(lang, words, ("Vega", "Rigel", "Mira", "Tycho"))
    plural = re.compile(rf"(?<![\d.,/])1[ \u00a0]({'|'.join(PLURALS[lang].split())})\b")
    found: list[str] = []
    said = 0
    for key, names in messages(game, lang):
        for name in names:
            if name.startswith("seat"):
                continue
            for number in NUMBERS:
                args: dict[str, Arg] = {
                    other: 0 if other.startswith("seat") else Verbatim("X") for other in names
                }
                text = voice.tell(key, {**args, name: number})
                said += 1
                if number == 1 and key not in NEVER_ONE and plural.search(text):
                    found.append(f"{key}: {text}")
    assert said > 300
    assert not found, found
