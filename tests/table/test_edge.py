"""What nobody can mean is turned away at the edge: nothing changes, and everybody else is served."""

from __future__ import annotations

import json
import threading
import time
from urllib.parse import quote

import pytest
from fastapi.testclient import TestClient

from tests.table.people import Person, Program, another

HOSTILE = {
    "NUL": "a\x00b",
    "turned": "a\u202eb",
    "isolated": "a\u2066b",
    "control": "a\x1bb",
    "half": "a\ud800b",
    "none": "a\uffffb",
}


def unfinished(person: Person) -> int:
    return person.client.get("/").text.count('href="/t/')


@pytest.mark.parametrize("seats", ["1000000", "9" * 5000, "-1", "٣", "2.5", "0", "99", "\x00"])
def test_a_number_of_seats_is_bounded_before_anything_is_built(person: Person, seats: str) -> None:
    before = unfinished(person)
    answer = person.post("/new/comet", seats=seats)
    assert answer.status_code in (400, 409)
    assert unfinished(person) == before


@pytest.mark.parametrize("text", HOSTILE.values(), ids=HOSTILE)
def test_characters_that_cannot_be_used_are_refused_wherever_they_come(
    person: Person, program: Program, text: str
) -> None:
    before = unfinished(person)
    if "\ud800" not in text:  # which can be written in JSON alone
        for field in ("name", "seed", "option-start", "seat-0", "csrf"):
            form = {"seats": "2", "seat-0": "me", "seat-1": "easy", field: text}
            assert person.post("/new/comet", **form).status_code in (400, 403), field
        assert person.client.get("/rules/comet", params={"q": text}).status_code == 400
        assert person.client.get(f"/t/{quote(text)}").status_code == 400
    for body in (
        {"game": "comet", "seats": ["me", "easy"], "seed": text},
        {"game": "comet", "seats": ["me", text]},
        {"game": "comet", "seats": ["me", "easy"], "options": {text: "x"}},
        {"game": text, "seats": ["me", "easy"]},
    ):
        sent = json.dumps(body).encode("ascii")
        headers = {**program.headers, "content-type": "application/json"}
        answer = program.client.post("/api/tables", content=sent, headers=headers)
        assert answer.status_code == 400
        assert answer.json()["problem"] == "ui-problem-characters"
    assert unfinished(person) == before


def test_a_seed_is_one_line(person: Person, program: Program) -> None:
    assert (
        person.post("/new/comet", seats="2", **{"seat-0": "me", "seat-1": "easy"}, seed="a\nb").status_code
        == 400
    )
    opened = program.post("tables", {"game": "comet", "seats": ["me", "easy"], "seed": "a\nb"})
    assert opened.status_code == 400


@pytest.mark.parametrize(
    "body",
    [
        b'{"action": "bid:1", "seat": ' + b"9" * 5000 + b"}",
        b'{"action": "bid:1", "seat": ' + b"9" * 20 + b"}",
        b"[" * 30_000,
        b'{"action": NaN}',
        b'{"action": "\xff"}',
        b"\xff\xfe",
        b'{"a":' * 50 + b"1" + b"}" * 50,
    ],
)
def test_json_is_bounded(program: Program, body: bytes) -> None:
    headers = {**program.headers, "content-type": "application/json"}
    answer = program.client.post("/api/tables/any/act", content=body, headers=headers)
    assert answer.status_code == 400
    assert answer.json()["words"]


def test_strange_headers_paths_and_bodies_are_answered(app: TestClient, person: Person) -> None:
    assert (
        person.client.post("/name", data={"name": "a"}, headers={"x-csrf": "é".encode()}).status_code == 400
    )
    assert person.post("/name", csrf="é", name="a").status_code == 403
    assert person.client.get("/static/table/" + "a" * 5000).status_code == 414
    assert person.client.get("/static/table/" + "a" * 300).status_code == 404
    assert person.client.get("/", headers={"cookie": "other=\xe9".encode("latin-1")}).status_code == 200
    assert person.client.get("/", headers={"authorization": "Bearer " + "a" * 9000}).status_code == 414
    upload = another(app).post("/name", files={"name": b"a"})
    assert upload.status_code == 415
    many = "&".join(f"a{number}=1" for number in range(200))
    assert person.client.get(f"/?{many}").status_code == 400


def test_a_refusal_at_the_edge_costs_nobody_their_identity(person: Person) -> None:
    table = person.open("comet", "me", "medium")
    answer = person.client.post("/name", data={"name": "a\x00"})
    assert answer.status_code == 400
    assert "set-cookie" not in answer.headers
    assert person.part(table)["seat"] == 0


def test_the_server_answers_others_while_it_turns_a_giant_away(app: TestClient, person: Person) -> None:
    giant = threading.Thread(target=lambda: person.post("/new/comet", seats="1000000"))
    giant.start()
    begun = time.thread_time()
    assert another(app).get("/healthz").status_code == 200
    giant.join()
    assert time.thread_time() - begun < 5
