"""Lessons over HTTP: the path, answers of three kinds, progress that is kept with the guest."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from fastapi.testclient import TestClient

from perihelion.table.web import create_app
from tests.table import shelf
from tests.table.people import Answer, Person, another

FIRST = "/learn/race/secret-choice"


@pytest.fixture(scope="module")
def race(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    folder: Path = tmp_path_factory.mktemp("learn")
    with TestClient(create_app(str(folder / "table.db"), shelf.only("race"), workers=1)) as client:
        yield client


@pytest.fixture
def learner(race: TestClient) -> Person:
    return Person(another(race))


def choose(learner: Person, action: str, done: list[str]) -> Answer:
    answer = learner.send(f"{FIRST}/act", {"action": action, "done": list(done)})
    assert answer.status_code == 200, answer.text
    told: Answer = answer.json()
    return told


def test_a_lesson_answers_rightly_and_keeps_what_was_finished(learner: Person) -> None:
    assert 'class="finished"' not in learner.client.get("/learn/race").text
    first = choose(learner, "act:settle", [])
    assert (first["verdict"], first["solved"], first["done"]) == ("right", False, ["act:settle"])
    kept = choose(learner, "keep:mining-conglomerate", ["act:settle"])
    assert (kept["verdict"], kept["solved"], kept["choices"]) == ("right", True, {})
    assert 'class="finished"' in learner.client.get("/learn/race").text
    assert "1 of " in learner.client.get("/learn").text
    assert choose(learner, "keep:mining-conglomerate", ["act:settle"])["solved"]  # again, and nothing breaks


def test_progress_is_nobody_elses(learner: Person, race: TestClient) -> None:
    choose(learner, "keep:mining-conglomerate", ["act:settle"])
    assert 'class="finished"' not in Person(another(race)).client.get("/learn/race").text


def test_beside_the_point_and_not_allowed_change_nothing(learner: Person) -> None:
    beside = choose(learner, "act:develop", [])
    assert (beside["verdict"], beside["done"]) == ("nudge", [])
    assert "developments" in str(beside["answer"])
    refused = choose(learner, "settle:comet-zone", [])
    assert (refused["verdict"], refused["done"]) == ("refused", [])
    assert "rule" in str(refused["answer"])
    assert 'class="finished"' not in learner.client.get("/learn/race").text


def test_the_solution_is_shown_when_asked_for(learner: Person) -> None:
    answer = learner.send(f"{FIRST}/act", {"done": [], "solve": True})
    assert answer.json()["solution"] == ["act:settle"]


def test_a_preview_tells_of_a_thing(learner: Person) -> None:
    answer = learner.send(f"{FIRST}/preview", {"done": [], "action": "act:settle"})
    assert answer.status_code == 200


def test_choices_that_cannot_have_been_made_are_refused(learner: Person) -> None:
    assert learner.send(f"{FIRST}/act", {"done": ["act:produce"], "action": "x"}).status_code == 409
    assert learner.send(f"{FIRST}/act", {"done": ["act:settle"] * 61}).status_code == 422
    assert learner.client.post(f"{FIRST}/act", json={"done": []}).status_code == 403
    assert learner.client.get("/learn/race/nothing").status_code == 404
    assert learner.client.get("/learn/nothing").status_code == 404


def test_a_game_without_lessons_says_so(person: Person) -> None:
    assert "no lessons" in person.client.get("/learn/comet").text
    assert "no lessons" in person.client.get("/learn").text
