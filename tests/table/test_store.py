"""The store, on SQLite and on a real PostgreSQL server: nothing acknowledged is ever lost."""

from __future__ import annotations

import os
import threading
import time
from pathlib import Path

import httpx2 as httpx
import pytest
from fastapi.testclient import TestClient

from perihelion.core.chance import seeded
from perihelion.table.house.library import Library
from perihelion.table.house.limits import Limits
from perihelion.table.house.people import People
from perihelion.table.house.rooms import Room
from perihelion.table.store import ActionRow, Conflict, SnapshotRow, Store
from perihelion.table.web import create_app
from tests.table import shelf
from tests.table.people import Program, another
from tests.table.serving import Server

KILLS = 3
CLIENTS = 4
ANSWERS = 14  # acknowledged before each kill


def load(store: Store, table: str, library: Library) -> Room:
    row = store.tables.find(table)
    assert row is not None
    return Room(store, library.get(row.game), row, store.tables.seats(table))


def test_a_table_is_the_same_after_a_restart(db: str) -> None:
    with TestClient(create_app(db, shelf.PLACE, workers=1)) as app:
        program = Program(another(app))
        opened = program.open("comet", ["me", "friend"])
        table = str(opened["table"])
        other = Program(another(app))
        other.post(f"tables/{table}/join", {"invite": opened["invite"]})
        for action in ("bid:1", "bid:2"):
            program.post(f"tables/{table}/act", {"action": action})
            program.post(f"tables/{table}/undo", {})
        program.post(f"tables/{table}/act", {"action": "bid:3"})
        other.post(f"tables/{table}/act", {"action": "bid:4"})
        program.post(f"tables/{table}/chat", {"text": "hello"})
        before = program.get(f"tables/{table}").json()
        digest = app.app.state.site.house.room(table).match.state.digest()  # type: ignore[attr-defined]
    with TestClient(create_app(db, shelf.PLACE, workers=1)) as app:
        program.client = another(app)
        assert program.get(f"tables/{table}").json() == before
        room = app.app.state.site.house.room(table)  # type: ignore[attr-defined]
        assert room.match.state.digest() == digest
        assert [row.kind for row in room.rows] == ["move", "undo", "move", "undo", "move", "move"]
        assert room.mark.chat > 0


def test_a_sequence_number_is_given_once(db: str) -> None:
    with TestClient(create_app(db, shelf.PLACE, workers=1)) as app:
        program = Program(another(app))
        table = str(program.open("comet", ["me", "medium"])["table"])
        program.post(f"tables/{table}/act", {"action": "bid:3"})
        store = Store(db)
        with pytest.raises(Conflict):
            store.actions.append(table, [ActionRow(1, "move", 0, "bid:1", "[]")], SnapshotRow(1, 1, "{}", []))
        store.close()


def test_what_two_requests_add_at_once_is_there_once(db: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Both have seen that it is not there yet, as several pages of a new guest do."""
    store = Store(db)
    people, name = People(store, Limits()), store.guests.name
    assert people.remember("new", "Eva") == "Eva"
    for chosen, known in (("", "Eva"), ("Ada", "Ada")):
        unseen = iter([None])
        monkeypatch.setattr(store.guests, "name", lambda guest: next(unseen, name(guest)))  # noqa: B023
        assert people.remember("new", chosen) == known
        assert name("new") == known
    for _ in range(2):
        store.accounts.add("new")
        store.blocks.add("new", "other")
        store.learned.add("new", "comet", "first")
    assert store.accounts.find("new") is not None
    assert store.blocks.has("new", "other")
    assert store.learned.of("new") == {("comet", "first")}
    store.close()


def test_a_table_changed_by_another_process_is_loaded_anew(db: str) -> None:
    with TestClient(create_app(db, shelf.PLACE, workers=1)) as app:
        program = Program(another(app))
        opened = program.open("comet", ["me", "friend"], seed="two")
        table = str(opened["table"])
        Program(another(app)).post(f"tables/{table}/join", {"invite": opened["invite"]})
        store = Store(db)
        elsewhere = load(store, table, shelf.library())
        elsewhere.act(0, "bid:2", None)
        late = program.post(f"tables/{table}/act", {"action": "bid:5"})
        assert late.status_code == 409
        shared = db.startswith("postgresql")  # there it is looked at before, not only when it is stored
        assert late.json()["problem"] == ("core-not-asked" if shared else "core-stale")
        hand = program.get(f"tables/{table}").json()
        assert hand["moves"] >= 1
        assert [row.action for row in store.actions.of(table)] == ["bid:2"]
        store.close()


def test_kill_9_under_load_loses_nothing_that_was_acknowledged(
    request: pytest.FixtureRequest, tmp_path: Path, db: str
) -> None:
    """Clients play while the server is killed again and again; every acknowledged action is in the log."""
    if db.startswith("postgresql"):
        assert os.environ.get("PERIHELION_DATABASE_URL") is None
    server = Server(db, shelf.PLACE)
    acknowledged: dict[str, list[tuple[int, str]]] = {}
    stop = threading.Event()

    def client(number: int) -> None:
        chance = seeded(number)
        with httpx.Client(base_url=server.url, timeout=5) as http:
            while not stop.is_set():
                try:
                    play(Program(http), chance)
                except (httpx.HTTPError, AssertionError, KeyError):
                    time.sleep(0.02)

    def play(program: Program, chance: object) -> None:
        table = str(program.open("comet", ["me", "friend", "friend"])["table"])
        seats = acknowledged.setdefault(table, [])
        people = [program]
        invite = program.post(f"tables/{table}/join", {}).json()["invite"]
        for _ in range(2):
            joined = Program(program.client)
            joined.post(f"tables/{table}/join", {"invite": invite})
            people.append(joined)
        for action in ("bid:1", "bid:2", "bid:3", "bid:4", "bid:5"):
            for seat, one in enumerate(people):
                if one.post(f"tables/{table}/act", {"action": action}).status_code == 200:
                    seats.append((seat, action))

    def wait_for(answers: int) -> None:
        """In the middle of the load, however slow the machine is."""
        deadline = time.monotonic() + 120
        while sum(map(len, tuple(acknowledged.values()))) < answers:
            assert time.monotonic() < deadline, "the clients do not get on"
            time.sleep(0.01)

    with server:
        threads = [threading.Thread(target=client, args=(number,), daemon=True) for number in range(CLIENTS)]
        for thread in threads:
            thread.start()
        for round in range(1, KILLS + 1):
            wait_for(round * ANSWERS)
            server.kill()
            server.start()
        wait_for((KILLS + 1) * ANSWERS)
        stop.set()
        for thread in threads:
            thread.join(30)
    store = Store(db)
    total = 0
    for table, answers in acknowledged.items():
        logged = [(row.seat, row.action) for row in store.actions.of(table) if row.kind == "move"]
        missing = [answer for answer in answers if answer not in logged]
        assert not missing, f"{len(missing)} acknowledged actions are lost"
        assert len(set(logged)) == len(logged)
        assert not load(store, table, shelf.library()).broken
        total += len(answers)
    store.close()
    assert total >= (KILLS + 1) * ANSWERS
