"""Who may do what, limits, and headers."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fastapi.testclient import TestClient

from perihelion.table.house.limits import Limits
from perihelion.table.web import create_app
from tests.table import shelf
from tests.table.people import Person, Program, another


def test_wrong_ids_are_not_found_and_the_page_says_what_to_do(person: Person) -> None:
    for path in ("/t/nothing", "/i/nothing", "/s/nothing", "/rules/nothing", "/new/nothing", "/nothing"):
        answer = person.client.get(path)
        assert answer.status_code == 404, path
        assert "Front page" in answer.text
    assert person.post("/join", link="http://example.org/t/nothing").status_code == 404


def test_foreign_seats_are_forbidden(person: Person, friend: Person) -> None:
    table = person.open("comet", "me", "medium")
    position = person.part(table)
    stolen = friend.send(f"/t/{table}/act", {"action": "bid:1", "seat": 0, "token": position["token"]})
    assert stolen.status_code == 403
    assert friend.send(f"/t/{table}/undo", {"seat": 0}).status_code == 403
    assert friend.client.get(f"/t/{table}/part", params={"seat": "0"}).status_code == 403
    assert friend.client.get(f"/t/{table}", params={"seat": "0"}).status_code == 403
    assert person.client.get(f"/t/{table}/part", params={"seat": "1"}).status_code == 403
    assert friend.post(f"/t/{table}/seat/0/leave").status_code == 403
    assert friend.post(f"/t/{table}/seat/0/bot").status_code == 403
    waiting = person.open("comet", "me", "friend")
    assert friend.post(f"/t/{waiting}/start").status_code == 403
    assert friend.post(f"/t/{waiting}/close").status_code == 403
    assert person.part(table)["seat"] == 0


def test_the_invitation_is_shown_to_those_who_sit_only(person: Person, friend: Person) -> None:
    table = person.open("comet", "me", "friend")
    link = re.search(r"/i/([\w-]+)", person.client.get(f"/t/{table}").text)
    assert link is not None
    assert link.group(1) not in friend.client.get(f"/t/{table}").text


def test_a_request_from_another_site_changes_nothing(app: TestClient, person: Person) -> None:
    assert person.client.post("/play/comet", data={}).status_code == 403
    assert person.client.post("/play/comet", data={"csrf": "0" * 64}).status_code == 403
    stranger = Person(another(app))
    assert person.client.post("/play/comet", data={"csrf": stranger.csrf}).status_code == 403
    foreign = person.client.post(
        "/play/comet", data={"csrf": person.csrf}, headers={"origin": "https://evil.example"}
    )
    assert foreign.status_code == 403
    fresh = TestClient(app.app)
    fresh.portal = app.portal
    assert fresh.post("/api/tables", json={"game": "comet", "seats": ["me", "easy"]}).status_code == 403


def test_cookies_are_signed_and_out_of_reach_of_scripts(app: TestClient, person: Person) -> None:
    header = another(app).get("/").headers["set-cookie"]
    assert "HttpOnly" in header
    assert "SameSite=lax" in header
    table = person.open("comet", "me", "medium")
    forged = another(app)
    value = str(person.client.cookies["perihelion"])
    forged.cookies.set("perihelion", value[:-2] + ("aa" if not value.endswith("aa") else "bb"))
    assert forged.get(f"/t/{table}/part").json()["seat"] is None
    assert forged.get(f"/api/tables/{table}", headers={"Authorization": "Bearer nonsense"}).status_code == 401


def test_pages_run_no_inline_script_and_call_no_other_host(person: Person) -> None:
    table = person.open("comet", "me", "medium")
    for path in ("/", "/new/comet", f"/t/{table}", "/api", "/rules/comet"):
        answer = person.client.get(path)
        policy = answer.headers["content-security-policy"]
        assert "script-src 'self';" in policy
        assert "default-src 'none'" in policy
        assert "frame-ancestors 'none'" in policy
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert answer.headers["cache-control"] == "no-store"
        assert not re.search(r"<script(?![^>]*(src=|application/json))", answer.text)
        assert not re.search(r"\son\w+=\"", answer.text)
        hosts = set(re.findall(r"(?:src|href|action)=\"(https?://[^/\"]+)", answer.text))
        assert hosts <= {"http://testserver"}


def test_large_bodies_long_names_and_wrong_bodies_are_refused(person: Person, program: Program) -> None:
    big = person.client.post("/join", data={"csrf": person.csrf, "link": "x" * 40_000})
    assert big.status_code == 413
    assert "too large" in big.text
    assert person.post("/name", name="x" * 25).status_code == 400
    assert program.post("tables", {"game": "comet"}).status_code == 422
    assert program.post("tables", {"game": "comet", "seats": ["me", "nobody"]}).status_code == 400
    assert program.post("tables", {"game": "comet", "seats": ["me"]}).status_code == 409
    assert program.post("tables", {"game": "chess", "seats": ["me"]}).status_code == 404
    answer = program.post("tables", {"game": "comet", "seats": ["me", "easy"], "options": {"no": "such"}})
    assert answer.status_code == 409
    assert person.client.get("/t/x/part", params={"at": "nonsense"}).status_code == 422


def test_names_cannot_carry_markup_or_hidden_characters(person: Person) -> None:
    refused = person.post("/name", name="A\u202eda")
    assert refused.status_code == 400
    assert "characters that cannot be used" in refused.text
    table = person.open("comet", "me", "medium", name="<i>A\u200bda")
    page = person.client.get(f"/t/{table}").text
    assert "&lt;i&gt;Ada" in page
    assert "<i>Ada" not in page


def test_tables_streams_and_guests_are_limited(tmp_path: Path) -> None:
    limits = Limits(tables_per_guest=2, guests_per_address=4, hints=1)
    with TestClient(create_app(str(tmp_path / "limits.db"), shelf.PLACE, limits, workers=1)) as app:
        person = Person(another(app))
        first = person.open("comet", "me", "friend")
        person.open("comet", "me", "friend")
        third = person.post("/play/comet")
        assert third.status_code == 429
        assert "2 tables" in third.text
        person.post(f"/t/{first}/close")
        assert person.post("/play/comet").status_code == 303
        codes = [another(app).post("/api/guests", json={"name": "x"}).status_code for _ in range(5)]
        assert codes[-1] == 429


@pytest.mark.parametrize("path", ["..%2f..%2fapp.py", "../app.py", "%2fetc%2fpasswd", "fonts"])
def test_static_files_come_from_their_folder_only(person: Person, path: str) -> None:
    assert person.client.get(f"/static/table/{path}").status_code == 404


def test_a_bad_token_never_hides_what_else_is_wrong(app: TestClient) -> None:
    """The answer to a problem used to ask for the guest again, and to break on the token."""
    bad = {"authorization": "Bearer nonsense"}
    client = another(app)
    assert client.get("/nowhere", headers=bad).status_code == 404
    assert client.get("/api/nowhere", headers=bad).status_code == 404
    assert client.put("/healthz", headers=bad).status_code == 405
    assert client.post("/api/tables", headers=bad, json={"game": 5}).status_code == 422
    assert client.get("/api/tables", headers=bad).status_code in (200, 401)
    assert client.post("/api/tables", headers=bad, json={"game": "comet", "seats": ["me"]}).status_code == 401
