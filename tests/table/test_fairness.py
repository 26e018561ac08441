"""Shuffles that nobody at the table can choose or know, and the proof of it; and whose seat a seat is."""

from __future__ import annotations

import hashlib
from pathlib import Path

import pytest
from fastapi.testclient import TestClient
from structlog.testing import capture_logs

from perihelion.core.chance import SEALED
from perihelion.core.fairness import Proof, Unfair, commitment_to, seed_from, verify
from perihelion.core.match import _UndoPoint
from perihelion.core.record import BadRecord, check, parse_record
from perihelion.table.house.rooms import Room
from perihelion.table.store import Store
from tests.table.people import Answer, Person, Program, another
from tests.table.test_play import play_to_the_end, site

LUCK = "ab" * 16


def room_of(app: TestClient, table: str) -> Room:
    return site(app).house.room(table)


def between_people(app: TestClient, **more: str) -> tuple[Program, Program, str]:
    """Two programs of which the second has just sat down, adding luck."""
    host, friend = Program(another(app)), Program(another(app))
    opened = host.open("comet", ["me", "friend"], **more)
    table = str(opened["table"])
    joining: Answer = {"invite": opened["invite"], "luck": LUCK}
    assert friend.post(f"tables/{table}/join", joining).status_code == 200
    return host, friend, table


def secrets_of(room: Room) -> list[str]:
    """What would give the shuffles away."""
    state = room.playing().state
    return [room.table.secret, room.table.seed.removeprefix(SEALED), state.digest(), str(state.chance.save())]


def told_by(client: TestClient | object, headers: dict[str, str], room: Room) -> str:
    """Everything that the table says to somebody about its shuffles while the game runs."""
    paths = [f"/t/{room.id}", f"/t/{room.id}/part", f"/t/{room.id}/record", f"/i/{room.table.invite}"]
    paths += [f"/api/tables/{room.id}", f"/api/tables/{room.id}/log", "/api/tables", "/"]
    return "".join(client.get(path, headers=headers).text for path in paths)  # type: ignore[attr-defined]


def test_the_commitment_is_shown_from_the_start_and_kept_to_the_end(app: TestClient) -> None:
    host, friend = Program(another(app)), Program(another(app))
    opened = host.open("comet", ["me", "friend"])
    table = str(opened["table"])
    before = friend.get(f"tables/{table}").json()["shuffles"]
    assert len(before["commitment"]) == 64
    assert (before["open_seed"], before["seed"], before["secret"], before["luck"]) == (False, "", "", [])
    assert before["commitment"] in another(app).get(f"/i/{opened['invite']}").text
    assert before["commitment"] in another(app).get(f"/t/{table}").text
    friend.post(f"tables/{table}/join", {"invite": opened["invite"], "luck": LUCK})
    assert before["commitment"] in another(app).get(f"/t/{table}").text
    play_to_the_end(table, host, friend)
    after = friend.get(f"tables/{table}").json()["shuffles"]
    assert after["commitment"] == before["commitment"]
    assert hashlib.sha256(after["secret"].encode()).hexdigest() == before["commitment"]
    assert after["luck"] == ["-", LUCK]
    text = "\n".join([after["secret"], "-", LUCK])
    assert after["seed"] == "sealed:" + hashlib.sha256(text.encode()).hexdigest()
    page = another(app).get(f"/t/{table}").text
    assert after["secret"] in page
    assert before["commitment"] in page
    assert f"Seed {after['seed']}" not in page  # but folded away, as it is long


def test_the_record_proves_that_nobody_chose_the_seed(app: TestClient) -> None:
    host, friend, table = between_people(app)
    play_to_the_end(table, host, friend)
    room = room_of(app, table)
    text = host.client.get(f"/t/{table}/record").text
    record = parse_record(text)
    game = room.playing().game
    assert record.to_text() == text
    assert record.proof == Proof(room.commitment, room.table.secret, ("-", LUCK))
    check(game, record)
    for line in ("commitment ", "secret ", "luck A ", "luck B ", "seed sealed:"):
        changed = "\n".join(_other(one) if one.startswith(line) else one for one in text.split("\n"))
        assert changed != text
        with pytest.raises(BadRecord):
            check(game, parse_record(changed))


def _other(line: str) -> str:
    """The line with its last character changed."""
    return line[:-1] + ("0" if line[-1] != "0" else "1")


def test_nothing_tells_the_secret_while_the_game_runs(app: TestClient) -> None:
    with capture_logs() as logs:
        host, friend, table = between_people(app)
        stranger = Program(another(app))
        room = room_of(app, table)
        assert room.table.seed == seed_from(room.table.secret, ("-", LUCK))
        for one in (host, friend, stranger):
            told = told_by(one.client, one.headers, room)
            assert room.commitment in told
            assert not [secret for secret in secrets_of(room) if secret in told]
        assert host.client.get(f"/t/{table}/record").status_code == 409
    logged = str(logs)
    assert "/t/{table_id}/record" in logged
    assert not [secret for secret in secrets_of(room) if secret in logged]


def test_no_state_is_made_before_the_last_seat_has_added_its_luck(app: TestClient, tmp_path: Path) -> None:
    host = Program(another(app))
    opened = host.open("comet", ["me", "friend"])
    room = room_of(app, str(opened["table"]))
    assert (room.table.seed, room.match) == ("", None)
    kept = Store(str(tmp_path / "table.db"))
    assert kept.snapshots.of(room.id) is None
    assert host.post(f"tables/{room.id}/luck", {"luck": "cd"}).status_code == 200
    assert host.post(f"tables/{room.id}/luck", {"luck": "not hexadecimal"}).status_code == 400
    assert Program(another(app)).post(f"tables/{room.id}/luck", {"luck": "ef"}).status_code == 403
    friend = Program(another(app))
    friend.post(f"tables/{room.id}/join", {"invite": opened["invite"], "luck": LUCK})
    assert room.table.luck == f"cd {LUCK}"
    assert host.post(f"tables/{room.id}/luck", {"luck": "99"}).status_code == 409
    row = kept.tables.find(room.id)
    assert row is not None
    assert (row.seed, row.luck) == (room.table.seed, f"cd {LUCK}")
    kept.close()


def test_the_same_secret_with_other_luck_is_another_game() -> None:
    secret = "00" * 32
    seeds = {seed_from(secret, luck) for luck in (("-", "bot"), ("ab", "bot"), ("bot", "ab"), ("-", "ab"))}
    assert len(seeds) == 4
    with pytest.raises(Unfair):
        verify(Proof(commitment_to(secret), secret, ("-",)), seed_from(secret, ("-",)), 2)


def test_a_chosen_seed_is_marked_for_everybody(app: TestClient) -> None:
    host, stranger = Program(another(app)), Program(another(app))
    opened = host.open("comet", ["me", "friend"], seed="my lucky one")
    table = str(opened["table"])
    shuffles = stranger.get(f"tables/{table}").json()["shuffles"]
    assert (shuffles["open_seed"], shuffles["seed"], shuffles["commitment"]) == (True, "my lucky one", "")
    for path in (f"/t/{table}", f"/i/{opened['invite']}"):
        page = stranger.client.get(path).text
        assert "Open seed" in page
        assert "my lucky one" in page
    stranger.post(f"tables/{table}/join", {"invite": opened["invite"], "luck": LUCK})
    assert "Open seed" in stranger.client.get(f"/t/{table}").text
    assert room_of(app, table).table.seed == "my lucky one"
    play_to_the_end(table, host, stranger)
    record = parse_record(host.client.get(f"/t/{table}/record").text)
    assert (record.seed, record.proof) == ("my lucky one", None)


def test_a_finished_game_cannot_be_taken_up_again(app: TestClient) -> None:
    """Otherwise somebody could play on after having been told everything. The last move of this game reveals
    something and could not be taken back anyway; here it is made as in a game where it does not."""
    host, friend, table = between_people(app)
    play_to_the_end(table, host, friend)
    room = room_of(app, table)
    match, moves = room.playing(), len(room.playing().moves)
    for seat, one in enumerate((host, friend)):
        match._undo = [_UndoPoint(seat, moves - 1, match.state.copy())]
        assert one.post(f"tables/{table}/undo", {}).status_code == 409
    assert (room.over, len(room.playing().moves)) == (True, moves)


def test_a_rematch_has_a_secret_of_its_own(app: TestClient) -> None:
    person = Person(another(app))
    table = person.open("comet", "me", "here", luck=LUCK)
    first = room_of(app, table)
    assert first.table.luck == f"{LUCK} {LUCK}"
    while not first.over:
        state = first.playing().state
        seat = state.asked_seats()[0]
        first.act(seat, state.game.catalogue.names[state.legal(seat)[0]], None)
    again = person.post(f"/t/{table}/rematch", luck="cc").headers["location"].removeprefix("/t/")
    second = room_of(app, again)
    assert second.table.luck == "cc cc"
    assert second.table.secret != first.table.secret
    assert second.table.takeover == first.table.takeover


# -- whose seat a seat is ------------------------------------------------------------------------------


def away_for(app: TestClient, seconds: float) -> None:
    site(app).house.hub.away = lambda table, guest: seconds  # type: ignore[method-assign]


@pytest.mark.parametrize(
    ("rule", "seconds", "status"),
    [("after:5", 299, 409), ("after:5", 301, 303), ("leaving", 10**7, 409), ("never", 10**7, 409)],
)
def test_a_bot_plays_for_who_is_away_as_the_table_says(
    app: TestClient, person: Person, friend: Person, rule: str, seconds: int, status: int
) -> None:
    table = person.open("comet", "me", "friend", open="yes", takeover=rule)
    words = {"after:5": "5 minutes", "leaving": "a bot plays on at once", "never": "waits for whoever"}[rule]
    assert words in friend.client.get(f"/t/{table}").text  # announced before anybody sits down
    friend.post(f"/t/{table}/seat/1/sit", name="Ben")
    assert words in friend.client.get(f"/t/{table}").text
    assert friend.client.get(f"/api/tables/{table}").json()["takeover"] == rule
    away_for(app, seconds)
    assert ("seat/1/bot" in str(person.part(table)["html"])) == (status == 303)
    assert person.post(f"/t/{table}/seat/1/bot").status_code == status
    assert ("A bot plays on" in str(person.part(table)["chat"])) == (status == 303)
    assert friend.part(table)["seat"] == 1


def test_a_bot_plays_on_at_once_for_who_leaves_if_the_table_says_so(person: Person, friend: Person) -> None:
    table = person.open("comet", "me", "friend", open="yes", takeover="leaving")
    friend.post(f"/t/{table}/seat/1/sit", name="Ben")
    assert friend.post(f"/t/{table}/seat/1/leave").status_code == 303
    told = str(person.part(table)["chat"])
    assert told.index("has left") < told.index("A bot plays on")
    seats = person.client.get(f"/api/tables/{table}").json()["seats"]
    assert seats[1]["kind"] == "bot"


@pytest.mark.parametrize("rule", ["", "after:0", "after:-1", "after:99999", "after:٣", "always", "after:5 "])
def test_a_rule_that_is_none_opens_no_table(person: Person, rule: str) -> None:
    fields = {"seat-0": "me", "seat-1": "friend", "takeover": rule}
    assert person.post("/new/comet", seats="2", **fields).status_code == 400
