"""The component browser of the documentation shows every component of every game, in both languages."""

from __future__ import annotations

import re
import sys
from html import unescape
from pathlib import Path

import pytest

from perihelion import games
from perihelion.language import LANGUAGES, voice

sys.path.append(str(Path(__file__).parents[1] / "tools"))

import components

COUNTS = {"race": 102, "starfarers": 70, "quarterworlds": 134, "pulsar": 185, "seti": 222}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", games.REGISTERED)
def test_every_component_has_its_place(game: str, lang: str) -> None:
    case = components.showcase(game, lang)
    items = [item for shelf in components.SHELVES[game](case) for item in shelf.items]
    assert len(items) == COUNTS[game]
    for item in items:
        assert re.search(r"<h[23]>\S", item), item
    page = components.page(game, lang)
    assert page.count("<article") == len(items)
    assert voice(lang, game).tell("game-name") in unescape(page)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_is_named(lang: str) -> None:
    for game, cards in (("race", games.get("race").cards.cards), ("seti", games.get("seti").parts.cards)):
        page, speak = unescape(components.page(game, lang)), voice(lang, game)
        for card in cards:
            assert speak.tell(f"card-{card.id}") in page


@pytest.mark.parametrize("game", games.REGISTERED)
def test_pages_need_nothing_but_their_kit(game: str) -> None:
    found = re.findall(r'(?:src|href)="([^"#]+)', components.page(game, "en"))
    kit = {f"kit/{path}" for path in components.kit()}
    for target in found:
        assert target in kit or re.fullmatch(r"\w+\.(en|cs)\.html|\.\./games/", target), target


def test_unknown_published_forms_are_marked() -> None:
    page = components.page("pulsar", "en")
    assert "Partly reconstructed" in page
    assert "ours: effect" in page
