"""The rules pages over HTTP: book, components, icons, ledger, pictures."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from xml.etree import ElementTree

import pytest
from fastapi.testclient import TestClient

from perihelion import games
from perihelion.language import LANGUAGES
from perihelion.table.house.library import Title, standard
from perihelion.table.web import create_app
from perihelion.table.web.rulebook import note, picture
from tests.table.people import Person


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    folder: Path = tmp_path_factory.mktemp("rules")
    with TestClient(create_app(str(folder / "table.db"), workers=1)) as client:
        yield client


@pytest.mark.parametrize("game_id", games.REGISTERED)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_page_of_the_rules_opens(site: TestClient, game_id: str, lang: str) -> None:
    for path in ("", "/components", "/icons", "/ledger"):
        answer = site.get(f"/rules/{game_id}{path}", params={"lang": lang})
        assert answer.status_code == 200, path
    book = site.get(f"/rules/{game_id}", params={"lang": lang}).text
    ids = re.findall(r' id="([^"]+)"', book)
    assert len(ids) == len(set(ids))
    for source in set(re.findall(r'img src="([^"]+)"', book)):
        drawn = site.get(source)
        assert drawn.headers["content-type"] == "image/svg+xml"
        ElementTree.fromstring(drawn.text)
        assert ".way" in drawn.text


def test_a_note_opens_the_exact_statement(site: TestClient) -> None:
    book = site.get("/rules/race", params={"lang": "en"}).text
    assert 'href="/rules/race/ledger#RACE-071"' in book
    statement = site.get("/rules/race/ledger", params={"lang": "en"}).text
    words = re.search(r'id="RACE-071">.*?<dd>(.*?)</dd>', statement)
    assert words is not None
    assert words.group(1) in book


def race() -> Title:
    title = standard().get("race")
    assert title is not None
    return title


@pytest.mark.parametrize("address", ["thing:card:nothing", "position:nothing", "icon:nothing", "nothing"])
def test_a_picture_that_does_not_exist_is_an_error(address: str) -> None:
    with pytest.raises(ValueError, match="there is no picture"):
        picture(race(), standard().voice("en", "race"), address, "")


def test_a_rule_that_does_not_exist_is_an_error() -> None:
    with pytest.raises(ValueError, match="there is no rule"):
        note(race(), standard().voice("en", "race"), "RACE-999", 1)


def test_what_is_not_there_is_said_to_be_so(site: TestClient, person: Person) -> None:
    assert site.get("/rules/race/picture/nothing/0/en.svg").status_code == 404
    assert site.get("/rules/race/picture/produce/0/de.svg").status_code == 404
    assert site.get("/rules/nothing/components").status_code == 404
    assert person.client.get("/rules/comet/components").status_code == 404
    assert person.client.get("/rules/comet").status_code == 200
