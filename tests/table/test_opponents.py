"""Opponents that can be chosen: levels and the game's characters, each with words, and no others."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from fastapi.testclient import TestClient

from perihelion.bots import LEVELS, characters
from perihelion.table.web import create_app
from tests.table import shelf
from tests.table.people import Person, Program, another
from tests.table.test_play import site, wait_for


@pytest.fixture(scope="module")
def app(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    path: Path = tmp_path_factory.mktemp("opponents") / "table.db"
    with TestClient(create_app(str(path), shelf.only("race"), workers=1)) as client:
        yield client


@pytest.mark.parametrize(
    ("lang", "told"),
    [
        ("en", ["Bot, expert (up to 10 s)", "Bot, rusher", "conquers what others pay for"]),
        ("cs", ["Bot, expert (až 10 s)", "Bot, válečník", "za co jiní platí"]),
    ],
)
def test_a_new_table_offers_levels_and_characters(app: TestClient, lang: str, told: list[str]) -> None:
    page = another(app).get("/new/race", params={"lang": lang}).text
    for kind in (*LEVELS, *characters("race")):
        assert page.count(f'<option value="{kind}"') == 2  # one for each seat
    for words in told:
        assert words in page


def test_a_character_sits_down_is_called_so_and_plays(app: TestClient) -> None:
    person, program = Person(another(app)), Program(another(app))
    table = str(program.open("race", ["fighter", "medium"])["table"])
    wait_for(lambda: program.get(f"tables/{table}").json()["moves"] > 4)
    assert site(app).house.room(table).seats[0].level == "fighter"
    waiting = person.open("race", "me", "friend")
    lobby = person.client.get(f"/t/{waiting}").text
    assert '<option value="trader">trader</option>' in lobby
    assert '<option value="expert">expert</option>' in lobby
    assert person.post(f"/t/{waiting}/seat/1/bot", level="trader").status_code == 303
    page = person.client.get(f"/t/{waiting}").text
    assert '<span class="dim small"> trader</span>' in page


def test_a_character_of_another_game_is_no_bot(app: TestClient) -> None:
    person = Person(another(app))
    answer = person.post("/new/race", seats="2", **{"seat-0": "me", "seat-1": "diplomat"})
    assert answer.status_code == 400
    waiting = person.open("race", "me", "friend")
    assert person.post(f"/t/{waiting}/seat/1/bot", level="pilot").status_code == 400
