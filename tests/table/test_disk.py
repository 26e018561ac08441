"""A full disk loses nothing, is said plainly, and everything goes on by itself when there is room again."""

from __future__ import annotations

from pathlib import Path

import pytest
import sqlalchemy as sa
from fastapi.testclient import TestClient

from perihelion.table.jobs import thinking
from tests.table import shelf
from tests.table.disks import Rationed, run_full_and_recover
from tests.table.people import Person, Program, another
from tests.table.serving import Server
from tests.table.test_play import site, wait_for


def test_a_full_disk_loses_nothing_and_recovers_by_itself(tmp_path: Path) -> None:
    db = str(tmp_path / "table.db")
    with Server(db, shelf.PLACE, tmp_path / "log") as server:
        run_full_and_recover(server, Rationed(server), db)


def test_a_start_that_could_not_be_stored_is_made_later(
    app: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The last one has sat down, and that was stored; the start was not."""
    monkeypatch.setattr(thinking, "SWEEP_SECONDS", 0.05)
    host, friend = Program(another(app)), Program(another(app))
    opened = host.open("comet", ["me", "friend"])
    actions = site(app).house.store.actions
    append = actions.append

    def full(*args: object) -> None:
        raise sa.exc.OperationalError("insert", {}, Exception("database or disk is full"))

    monkeypatch.setattr(actions, "append", full)
    path, joining = f"tables/{opened['table']}/join", {"invite": opened["invite"]}
    refused = friend.post(path, joining)
    assert refused.status_code == 503
    assert refused.json()["problem"] == "ui-problem-store"
    assert host.get(f"tables/{opened['table']}").json()["status"] == "waiting"
    monkeypatch.setattr(actions, "append", append)
    wait_for(lambda: host.get(f"tables/{opened['table']}").json()["status"] == "playing")
    assert friend.get(f"tables/{opened['table']}").json()["own"] == [1]


def test_trouble_is_told_without_the_database(app: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    person = Person(another(app))
    person.open("comet", "me", "medium")

    def gone(*args: object) -> None:
        raise sa.exc.OperationalError("select", {}, Exception("server closed the connection"))

    monkeypatch.setattr(site(app).house.store.guests, "find", gone)
    answer = person.client.get("/", headers={"accept-language": "cs"})
    assert answer.status_code == 503
    assert "nic se nezměnilo" in answer.text or "nic nezměnilo" in answer.text
    assert answer.headers["retry-after"] == "5"
