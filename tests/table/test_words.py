"""The words of the pages: the same in both languages, and none that nobody says."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path

from perihelion.language import LANGUAGES, Voice

SOURCE = Path(str(files("perihelion.table")))


def voices() -> list[Voice]:
    return [Voice(lang, ("perihelion.table.text",)) for lang in LANGUAGES]


def test_both_languages_have_the_same_messages() -> None:
    english, czech = voices()
    assert english.keys() == czech.keys()


def test_every_message_a_page_names_exists_and_every_message_is_named() -> None:
    known = voices()[0].keys()
    text = "".join(
        path.read_text(encoding="utf-8")
        for pattern in ("**/*.py", "templates/**/*.html")
        for path in SOURCE.glob(pattern)
    )
    named = set(re.findall(r"[\"'](ui-[a-z0-9-]+[a-z0-9])[\"']", text))
    assert named - known == set()
    stems = set(re.findall(r"[\"'](ui-[a-z0-9-]*-)[\"'{]", text))
    unnamed = {key for key in known - named if not any(key.startswith(stem) for stem in stems)}
    assert unnamed == set()
