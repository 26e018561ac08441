"""Try again: a costly decision of a finished game is opened, and choices are compared until one is as
good."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from fastapi.testclient import TestClient

from perihelion.core.plain import Json
from perihelion.lab.analysed import Analysis, Mistake
from perihelion.table.web import create_app
from tests.table import shelf
from tests.table.people import Answer, Person, another
from tests.table.test_analysis import play_out, until_made
from tests.table.test_play import site


@pytest.fixture(scope="module")
def app(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    path: Path = tmp_path_factory.mktemp("again") / "table.db"
    with TestClient(create_app(str(path), shelf.PLACE, workers=1, analysis_seconds=20)) as client:
        yield client


@pytest.fixture(scope="module")
def table(app: TestClient) -> str:
    person = Person(another(app))
    found = person.open("comet", "me", "here", "here", name="Ada", seed="slips")
    play_out(app, found)
    until_made(person, found)
    return found


@pytest.fixture(scope="module")
def mistakes(app: TestClient, table: str) -> list[Mistake]:
    kept = site(app).house.store.analyses.of(table)
    assert kept is not None
    return Analysis.from_json(json.loads(kept)).mistakes


@pytest.fixture(scope="module")
def mistake(mistakes: list[Mistake]) -> Mistake:
    return mistakes[0]


def tried(person: Person, table: str, mistake: Mistake, **more: Json) -> Answer:
    answer = person.send(f"/t/{table}/again/{mistake.move}/act", {"done": [], **more})
    assert answer.status_code == 200, answer.text
    found: Answer = answer.json()
    return found


def test_the_position_is_opened_in_both_languages(app: TestClient, table: str, mistake: Mistake) -> None:
    person = Person(another(app))
    page = person.client.get(f"/t/{table}/again/{mistake.move}").text
    assert "Find a better choice than" in page
    assert f'data-lesson="/t/{table}/again/{mistake.move}"' in page
    assert mistake.better in page
    czech = person.client.get(f"/t/{table}/again/{mistake.move}", params={"lang": "cs"}).text
    assert "Najděte lepší volbu než" in czech
    link = f"/t/{table}/again/{mistake.move}"
    assert link in person.client.get(f"/t/{table}").text


def test_the_best_is_right_and_what_was_played_is_not(app: TestClient, table: str, mistake: Mistake) -> None:
    person = Person(another(app))
    played = tried(person, table, mistake, action=mistake.played)
    assert (played["verdict"], played["solved"], played["done"]) == ("nudge", False, [])
    assert f"it cost {round(100 * mistake.cost)} percentage point" in str(played["answer"])
    assert mistake.better in played["choices"]  # type: ignore[operator]
    best = tried(person, table, mistake, action=mistake.better)
    assert (best["verdict"], best["solved"], best["done"]) == ("right", True, [mistake.better])
    assert best["choices"] == {}
    assert "Back to the analysis" in str(best["html"])
    shown = tried(person, table, mistake, solve=True)
    assert shown["solution"] == [mistake.better]
    assert shown["solved"] is False


def test_one_costly_decision_leads_to_the_next(app: TestClient, table: str, mistakes: list[Mistake]) -> None:
    person = Person(another(app))
    first, second, *_, last = mistakes
    page = person.client.get(f"/t/{table}/again/{second.move}").text
    for mistake in mistakes:
        here = ' aria-current="page"' if mistake == second else ""
        assert f'href="/t/{table}/again/{mistake.move}"{here}>' in page
    assert f"/again/{second.move}" not in str(tried(person, table, first)["html"])
    assert f"/again/{second.move}" in str(tried(person, table, first, action=first.better)["html"])
    assert "/again/" not in str(tried(person, table, last, action=last.better)["html"])


def test_other_choices_are_compared_by_a_worker(app: TestClient, table: str, mistake: Mistake) -> None:
    person = Person(another(app))
    room = site(app).house.room(table)
    state = room.state_at(mistake.move - 1)
    names = state.game.catalogue.names
    others = [names[one] for one in state.legal(mistake.seat)]
    others = [one for one in others if one not in (mistake.played, mistake.better)]
    assert others
    for other in others[:2]:
        answer = tried(person, table, mistake, action=other)
        assert answer["verdict"] in ("right", "nudge")
        as_good = "As good as the best known choice" in str(answer["answer"])
        assert as_good == (answer["verdict"] == "right") == answer["solved"]
        assert as_good or "less chance to win than the best known choice" in str(answer["answer"])


def test_what_is_not_possible_is_refused(app: TestClient, table: str, mistake: Mistake) -> None:
    person = Person(another(app))
    for action in ("no-such-action", "bid:99"):
        assert tried(person, table, mistake, action=action)["verdict"] == "refused"
    path = f"/t/{table}/again/{mistake.move}"
    assert person.send(f"{path}/act", {"done": ["no-such-action"]}).status_code in (400, 409, 422)
    assert person.client.post(f"{path}/act", json={"done": []}).status_code == 403
    preview = person.send(f"{path}/preview", {"done": [], "action": mistake.better})
    assert preview.status_code == 200


def test_only_mistakes_of_finished_games_are_opened(app: TestClient, table: str, mistake: Mistake) -> None:
    person = Person(another(app))
    assert person.client.get(f"/t/{table}/again/{mistake.move + 1000}").status_code == 404
    running = person.open("comet", "me", "here", seed="running")
    assert person.client.get(f"/t/{running}/again/1").status_code == 409
