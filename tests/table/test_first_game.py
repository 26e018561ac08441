"""The first meeting with a game: asked once, guided if wanted; the coach's words and the help card."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fastapi.testclient import TestClient

from perihelion import games
from perihelion.language import LANGUAGES, voice
from perihelion.table.web import create_app
from tests.table import shelf
from tests.table.people import Person, another


@pytest.fixture(scope="module")
def race(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    folder: Path = tmp_path_factory.mktemp("first")
    with TestClient(create_app(str(folder / "table.db"), shelf.only("race"), workers=1)) as client:
        yield client


@pytest.fixture
def newcomer(race: TestClient) -> Person:
    return Person(another(race))


def test_a_newcomer_is_asked_once(newcomer: Person) -> None:
    asked = newcomer.post("/play/race")
    assert asked.status_code == 200
    assert 'href="/learn/race"' in asked.text
    assert newcomer.post("/play/race").status_code == 303


def test_who_has_played_or_learned_is_not_asked(newcomer: Person, race: TestClient) -> None:
    newcomer.open("race", "me", "easy")
    assert newcomer.post("/play/race").status_code == 303
    learner = Person(another(race))
    learner.send(
        "/learn/race/secret-choice/act", {"action": "keep:mining-conglomerate", "done": ["act:settle"]}
    )
    assert learner.post("/play/race").status_code == 303


def test_a_guided_game_is_gentle_and_coached(newcomer: Person) -> None:
    answer = newcomer.post("/play/race", how="guided")
    assert answer.status_code == 303
    address = answer.headers["location"]
    assert address.endswith("?coach=always")
    page = newcomer.client.get(address).text
    assert 'data-question="prompt-act"' in page
    assert "The end: 12 cards in a tableau (now 1) or no chips (24 are left)." in page
    assert "easy" in page
    assert newcomer.post("/play/race", how="anything").status_code == 422


def test_the_help_card_has_the_turn_and_the_icons(newcomer: Person) -> None:
    card = newcomer.client.get("/rules/race/help", params={"lang": "cs"}).text
    assert "Kolo v obrázcích" in card
    assert "Jak se vyhrává" in card
    assert len(re.findall('<li data-sign="[a-z0-9-]+"><svg', card)) > 8


@pytest.mark.parametrize("game_id", games.REGISTERED)
def test_the_coach_speaks_both_languages_about_questions_there_are(game_id: str) -> None:
    english, czech = (voice(lang, game_id) for lang in LANGUAGES)
    known = [speaker.keys() for speaker in (english, czech)]
    told = [{key for key in keys if key.startswith(("coach-", "line-"))} for keys in known]
    assert told[0] == told[1]
    assert len([key for key in told[0] if key.startswith("coach-")]) >= 7
    for key in told[0]:
        topic = key.partition("-")[2]
        stories = any(one.startswith(f"{topic}-") for one in known[0])  # that share a card
        assert english.has(topic) or stories, f"{key} is about no question"
        if key.startswith("coach-"):
            assert english.tell(key) != czech.tell(key)
