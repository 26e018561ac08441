"""Voices: plural forms, lists, names, and no silent gaps."""

from __future__ import annotations

import pytest

from perihelion.core.text import Reason
from perihelion.language import voice
from perihelion.language.voice import MissingMessage


@pytest.mark.parametrize(
    ("lang", "count", "sentence"),
    [
        ("en", 1, "This game is not for 1 player."),
        ("en", 5, "This game is not for 5 players."),
        ("cs", 1, "Tato hra není pro 1 hráče."),
        ("cs", 3, "Tato hra není pro 3 hráče."),
        ("cs", 5, "Tato hra není pro 5 hráčů."),
    ],
)
def test_plural_forms(lang: str, count: int, sentence: str) -> None:
    assert voice(lang).say(Reason("core-wrong-seats", args={"count": count})) == sentence


def test_lists_are_joined_in_words() -> None:
    assert voice("en").join(["a", "b", "c"]) == "a, b and c"
    assert voice("cs").join(["a", "b"]) == "a a b"
    assert voice("cs").join(["a"]) == "a"


def test_a_missing_message_or_argument_is_an_error() -> None:
    with pytest.raises(MissingMessage, match="no message"):
        voice("en").tell("core-nonsense")
    with pytest.raises(MissingMessage, match="core-wrong-seats"):
        voice("en").tell("core-wrong-seats")


def test_both_languages_say_the_same_of_the_engine() -> None:
    assert voice("en").keys() == voice("cs").keys()
