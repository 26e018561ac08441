"""The rulebooks: complete in both languages, with pictures and rules that exist."""

from __future__ import annotations

import re

import pytest

from perihelion import games
from perihelion.language import LANGUAGES, voice
from perihelion.learn.book import cited, headings, print_book, read_book
from perihelion.learn.lessons import lessons_of
from perihelion.learn.reference import components, icons

every_game = pytest.mark.parametrize("game_id", games.REGISTERED)
EVERY_BOOK_HAS = {"about", "win", "round", "strategy", "mistakes", "glossary"}
IMAGE = re.compile(r"!\[([^\]]+)\]\(([^)]+)\)")


@every_game
def test_both_languages_have_the_same_chapters_pictures_and_notes(game_id: str) -> None:
    english, czech = (read_book(game_id, lang) for lang in LANGUAGES)
    assert headings(english) == headings(czech)
    assert len(set(headings(english))) == len(headings(english))
    assert set(headings(english)) >= EVERY_BOOK_HAS
    assert cited(english) == cited(czech)
    pictures = [[address for _, address in IMAGE.findall(text)] for text in (english, czech)]
    assert pictures[0] == pictures[1]
    assert any(address.startswith("position:") for address in pictures[0])
    captions = [[words for words, _ in IMAGE.findall(text)] for text in (english, czech)]
    assert not set(captions[0]) & set(captions[1]) - {"Transmitter"}


@every_game
def test_five_mistakes_are_five(game_id: str) -> None:
    for lang in LANGUAGES:
        text = read_book(game_id, lang).partition("{#mistakes}")[2].partition("\n## ")[0]
        assert len(re.findall(r"^\d\. ", text, re.M)) == 5


@every_game
def test_a_book_is_printed_with_everything_in_its_place(game_id: str) -> None:
    for lang in LANGUAGES:
        asked: list[str] = []

        def draw(address: str, caption: str, asked: list[str] = asked) -> str:
            asked.append(address)
            return "<figure></figure>"

        sections = print_book(
            read_book(game_id, lang), voice(lang, game_id), draw, lambda rule: f"<sup>{rule}</sup>"
        )
        printed = "".join(section.html for section in sections)
        assert not re.search(r"[{}\x00-\x08]|\[\^|!\[", printed)
        assert "<p><figure" not in printed
        assert asked == [address for _, address in IMAGE.findall(read_book(game_id, lang))]
        parts = [
            name for section in sections for name in (section.name, *(part for part, _ in section.parts))
        ]
        assert parts == headings(read_book(game_id, lang))


@every_game
def test_the_reference_lists_components_and_icons(game_id: str) -> None:
    game, artist = games.get(game_id), games.artist(game_id)
    assert artist is not None
    speaker = voice("cs", game_id)
    found = components(game, artist, lessons_of(game_id), speaker)
    assert len(found) >= 17
    assert len({(one.kind, one.name) for one in found}) > 0.6 * len(found)
    named = icons(game, artist, lessons_of(game_id), speaker)
    assert len(named) >= 8
    assert all(speaker.tell(f"icon-{name}") for name in named)


def test_markup_in_a_book_stays_text() -> None:
    sections = print_book("## A <b> {#a}\n\n<script>x</script>\n", voice("en", "race"), lambda a, b: "", str)
    assert "<script>" not in sections[0].html
    assert "<b>" not in sections[0].title
