"""Every card of Race can be drawn in both languages, fits, and says all it does in words."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest

from perihelion.art.cards import TITLE_SIZE, TITLE_WIDTH, two_lines
from perihelion.art.icons import sprite
from perihelion.art.typeface import measure
from perihelion.games.race.art.detail import card_detail
from perihelion.games.race.art.face import face, power_rows
from perihelion.games.race.art.words import name, power_words, row_words
from perihelion.games.race.components import Card, load_cards
from perihelion.language import LANGUAGES, voice
from tests.art.test_kit import well_formed

CARDS = load_cards(None).cards
NARROWEST = 0.85  # so much may a title be squeezed before it looks wrong


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("card", CARDS, ids=lambda card: card.id)
def test_every_card_can_be_drawn(card: Card, lang: str) -> None:
    words = voice(lang, "race")
    drawn = face(card, words)
    root = well_formed(drawn)
    assert face(card, words) == drawn
    figures = [element.text for element in root.iter("text")]
    assert str(card.price) in figures
    assert ("?" if card.has_table else str(card.vp)) in figures
    assert set(_references(root)) <= _defined()
    well_formed(card_detail(card, words, "settle"))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_titles_fit_two_lines(lang: str) -> None:
    words = voice(lang, "race")
    for card in CARDS:
        lines = two_lines(name(words, card.id))
        assert len(lines) <= 2
        for line in lines:
            assert measure(line, TITLE_SIZE) * NARROWEST <= TITLE_WIDTH, line


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_power_is_named_in_a_tooltip_of_its_row(lang: str) -> None:
    words = voice(lang, "race")
    for card in CARDS:
        titles = " ".join(element.text or "" for element in well_formed(face(card, words)).iter("title"))
        for power in card.powers:
            assert power_words(words, power) in titles, card.id


def test_no_power_is_left_out_of_the_rows_and_none_shown_twice() -> None:
    for card in CARDS:
        shown = [power for _, powers, _ in power_rows(card) for power in powers]
        assert shown == card.powers
        assert len(power_rows(card)) <= 3, card.id


def test_text_on_a_card_is_never_smaller_than_14_px_on_a_phone() -> None:
    words = voice("en", "race")
    for card in CARDS:
        for element in well_formed(face(card, words)).iter("text"):
            size = float(element.get("font-size", "0"))
            # Figures on the points hexagon are drawn at 13 and enlarged by 30/24.
            assert size >= 13
            assert size == 13 or size * 132 / 150 >= 14, (card.id, element.text)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_line_of_every_table_is_said(lang: str) -> None:
    words = voice(lang, "race")
    for card in CARDS:
        detail = "".join(well_formed(card_detail(card, words)).itertext())
        said = [row_words(words, row) for row in card.score]
        assert len(set(said)) == len(said)
        for line in said:
            assert line in detail


def test_different_powers_have_different_words() -> None:
    words = voice("cs", "race")
    by_signs: dict[str, set[str]] = {}
    for card in CARDS:
        for _, powers, signs in power_rows(card):
            said = "; ".join(power_words(words, power) for power in powers)
            by_signs.setdefault(f"{powers[0].phase} {signs}", set()).add(said)
    ambiguous = {signs: said for signs, said in by_signs.items() if len(said) > 1}
    assert not ambiguous


def _references(root: ElementTree.Element) -> list[str]:
    return [element.get("href", "").removeprefix("#") for element in root.iter("use")]


def _defined() -> set[str]:
    return {element.get("id", "") for element in ElementTree.fromstring(sprite()).iter()}
