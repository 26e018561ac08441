"""What is one's own: settings that go along, everything to take away, blocking, and going for good."""

from __future__ import annotations

import io
import json
import re
import zipfile

from fastapi.testclient import TestClient

from perihelion.language import FORMER
from perihelion.table.house.house import House
from perihelion.table.house.preferences import CHOICES, read
from perihelion.table.store import Store
from tests.table.people import Person, Program, another


def house_of(app: TestClient) -> House:
    return app.app.state.site.house  # type: ignore[attr-defined, no-any-return]


def together(app: TestClient, ada: Person, bob: Person, **fields: str) -> str:
    """A table at which Ada, who has opened it, and Bob play."""
    table = ada.open("comet", "me", "friend", name="Ada", takeover="never", open="yes", **fields)
    bob.post(f"/t/{table}/seat/1/sit", name="Bob")
    return table


def play_to_the_end(app: TestClient, table: str, *people: Person) -> None:
    for _ in range(400):
        for one in people:
            position = one.part(table)
            if position["over"]:
                return
            choices = list(position["choices"])  # type: ignore[arg-type]
            if choices:
                one.act(table, position, choices[0])
    raise AssertionError("no end")


# -- settings --------------------------------------------------------------------------------------


def test_settings_are_kept_with_the_person_and_written_on_every_page(person: Person) -> None:
    assert "data-my-" not in person.client.get("/").text
    assert person.post("/settings", theme="light", size="large", language="cs").status_code == 303
    assert person.send("/settings/now", {"pace": "20"}).status_code == 204
    for path in ("/", "/settings", "/account", "/rules"):
        head = person.client.get(path).text.partition("<head>")[0]
        assert 'lang="cs"' in head
        for said in ('data-my-theme="light"', 'data-my-size="large"', 'data-my-pace="20"'):
            assert said in head
    person.post("/language/en")
    assert 'lang="en"' in person.client.get("/").text
    assert 'lang="cs"' in person.client.get("/?lang=cs").text


def test_settings_that_are_none_are_refused_and_change_nothing(person: Person) -> None:
    person.post("/settings", theme="light")
    assert person.post("/settings", theme="pink").status_code == 400
    assert person.post("/settings", theme="dark", colour="red").status_code == 400
    assert person.send("/settings/now", {"pace": 5}).status_code == 400
    assert person.client.post("/settings", data={"theme": "dark"}).status_code == 403
    assert 'data-my-theme="light"' in person.client.get("/").text


def test_what_another_version_has_kept_is_left_out() -> None:
    kept = json.dumps({"theme": "plaid", "size": "large", "hat": "yes"})
    assert read(kept) == {"size": "large"}
    assert read("") == {}
    assert all(len(set(choices)) == len(choices) for choices in CHOICES.values())


# -- export ----------------------------------------------------------------------------------------


def export(person: Person) -> dict[str, str]:
    answer = person.post("/account/export")
    assert answer.headers["content-type"] == "application/zip"
    with zipfile.ZipFile(io.BytesIO(answer.content)) as archive:
        return {name: archive.read(name).decode() for name in archive.namelist()}


def test_the_export_has_everything_of_ones_own_and_nothing_of_others(
    app: TestClient, person: Person, friend: Person
) -> None:
    person.post("/settings", theme="light")
    running, over = together(app, person, friend), together(app, person, friend)
    play_to_the_end(app, over, person, friend)
    for one in (friend, person):
        position = one.part(running)
        one.act(running, position, next(iter(position["choices"])))  # type: ignore[arg-type]
    person.send(f"/t/{running}/chat", {"text": "Hello from Ada"})
    friend.send(f"/t/{running}/chat", {"text": "Hello from Bob"})
    found = export(person)
    assert json.loads(found["person.json"])["name"] == "Ada"
    assert json.loads(found["settings.json"]) == {"theme": "light"}
    assert [line["text"] for line in json.loads(found["chat.json"])] == ["Hello from Ada"]
    assert len(json.loads(found["results.json"])["games"]) == 1
    tables = {name: json.loads(text) for name, text in found.items() if name.startswith("tables/")}
    assert set(tables) == {f"tables/{running}.json", f"tables/{over}.json"}
    assert [move["seat"] for move in tables[f"tables/{running}.json"]["own moves"]] == [0]
    assert [name for name in found if name.startswith("records/")] == [f"records/comet-{over}.txt"]
    room = house_of(app).room(running)
    everything = "".join(found.values())
    secrets = (room.table.secret, room.table.invite, *(row.key for row in room.seats), *room.seats[1].owners)
    assert all(secret not in everything for secret in secrets if secret)
    assert "Hello from Bob" not in everything


def test_the_export_needs_our_page_and_is_limited(person: Person) -> None:
    assert person.client.post("/account/export", data={"csrf": "no"}).status_code == 403
    assert [person.post("/account/export").status_code for _ in range(7)] == [200] * 6 + [429]


# -- going -----------------------------------------------------------------------------------------


def test_who_goes_is_a_former_player_everywhere_and_the_games_stay(
    app: TestClient, person: Person, friend: Person
) -> None:
    running, over = together(app, person, friend), together(app, person, friend)
    play_to_the_end(app, over, person, friend)
    waiting, alone = person.open("comet", "me", "friend", name="Ada"), person.open("comet", "me", "easy")
    for table in (running, over):
        person.send(f"/t/{table}/chat", {"text": "Hello from Ada"})
    assert person.post("/account/delete", name="Somebody").status_code == 400
    assert person.post("/account/delete", name="Ada").status_code == 303
    for table in (running, over):
        for lang, words in (("en", "a former player"), ("cs", "bývalý hráč")):
            page = friend.client.get(f"/t/{table}?lang={lang}&at=1").text
            assert words in page
            assert not re.search(r"\bAda\b|Hello from Ada", page)
            assert FORMER not in page
        told = friend.client.get(f"/api/tables/{table}").text
        assert "Ada" not in told
        assert "\\u001aformer" not in told
    assert "bývalý hráč" in friend.client.get("/archive?lang=cs").text
    taken = export(friend)
    assert "a former player" in taken[f"tables/{over}.json"]
    feed = friend.client.get(friend.client.get("/people/me").url.path + "/feed").text
    assert FORMER not in feed
    assert friend.client.get(f"/t/{over}/record").status_code == 200
    assert friend.part(running)["seat"] == 1  # and a bot plays on
    for gone in (waiting, alone):
        assert friend.client.get(f"/t/{gone}").status_code == 404
    store: Store = house_of(app).store
    with store.database.reading() as connection:
        for table_name in ("seats", "chat", "guests", "results", "departed"):
            rows = connection.exec_driver_sql(f"select * from {table_name}").fetchall()
            assert "Ada" not in str(rows), table_name


def test_a_token_of_who_is_gone_opens_nothing(app: TestClient, person: Person) -> None:
    person.open("comet", "me", "easy", name="Ada")
    before = str(person.client.cookies["perihelion"])
    person.post("/account/delete", name="Ada")
    ghost = another(app)
    asked = {"game": "comet", "seats": ["me", "easy"]}
    bearer = {"authorization": f"Bearer {before}"}
    assert ghost.post("/api/tables", headers=bearer, json=asked).status_code == 401
    ghost.cookies.set("perihelion", before)
    assert "set-cookie" in ghost.get("/").headers  # somebody new


# -- blocking --------------------------------------------------------------------------------------


def test_who_is_blocked_gets_no_seat_and_is_not_heard(
    app: TestClient, person: Person, friend: Person, program: Program
) -> None:
    shared = together(app, person, friend)
    friend.send(f"/t/{shared}/chat", {"text": "Rude words"})
    assert "Rude words" in str(person.part(shared)["chat"])
    assert person.post(f"/t/{shared}/seat/0/block").status_code == 409  # not oneself
    assert person.post(f"/t/{shared}/seat/1/block").status_code == 303
    assert "Rude words" not in str(person.part(shared)["chat"])
    assert "Rude words" in str(friend.part(shared)["chat"])
    table = person.open("comet", "me", "friend", open="yes")
    room = house_of(app).room(table)
    for answer in (
        friend.post(f"/t/{table}/seat/1/sit"),
        friend.post(f"/i/{room.table.invite}"),
    ):
        assert (answer.status_code, "not open to you" in answer.text) == (403, True)
    assert table not in friend.client.get("/tables").text
    theirs = friend.open("comet", "me", "friend", open="yes")
    assert theirs not in person.client.get("/tables").text
    mark = re.search(r'name="who" value="([0-9a-f]{64})"', person.client.get("/settings").text)
    assert mark is not None
    person.post("/unblock", who=mark[1])
    assert friend.post(f"/t/{table}/seat/1/sit").status_code == 303
    assert "Rude words" in str(person.part(shared)["chat"])


def test_nobody_is_put_at_another_table_by_whom_they_have_blocked(
    app: TestClient, person: Person, friend: Person
) -> None:
    table = together(app, person, friend)
    play_to_the_end(app, table, person, friend)
    friend.post(f"/t/{table}/seat/0/block")
    again = person.post(f"/t/{table}/rematch").headers["location"].removeprefix("/t/")
    assert [row.kind for row in house_of(app).room(again).seats] == ["person", "free"]
