"""When things go wrong around the table: databases that cannot be used, moves that cannot be stored, bots
that die or are forgotten, a second server."""

from __future__ import annotations

import asyncio
import math
import os
import signal
import sqlite3
import subprocess
import sys
import threading
import time
from pathlib import Path

import pytest
import sqlalchemy as sa
from fastapi.testclient import TestClient

from perihelion.table.jobs import thinking, workers
from perihelion.table.store import Claim, Store, Unusable, database, store
from perihelion.table.store import claim as claim_module
from perihelion.table.web import create_app
from tests.table import shelf
from tests.table.people import Program, another
from tests.table.test_play import play_to_the_end, site, wait_for


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinking, "SWEEP_SECONDS", 0.05)
    monkeypatch.setattr(thinking, "PAUSES", (0.01,))


def test_a_bots_move_that_cannot_be_stored_is_stored_later(
    app: TestClient, program: Program, quick: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    actions = site(app).house.store.actions
    append, failures = actions.append, []

    def failing(*args: object) -> None:
        if len(failures) < 3 and args[1] and args[1][0].seat == 1:  # type: ignore[index]
            failures.append(args)
            raise sa.exc.OperationalError("insert", {}, Exception("database or disk is full"))
        append(*args)  # type: ignore[arg-type]

    monkeypatch.setattr(actions, "append", failing)
    table = str(program.open("comet", ["me", "medium"], seed="full")["table"])
    wait_for(lambda: len(failures) == 3)
    play_to_the_end(table, program)
    room = site(app).house.room(table)
    assert room.over
    assert [row.sequence for row in room.rows] == list(range(1, len(room.rows) + 1))


def test_a_bots_move_is_stored_later_even_if_nobody_sweeps(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(thinking, "SWEEP_SECONDS", 3_600.0)
    monkeypatch.setattr(thinking, "PAUSES", (0.01,))
    with TestClient(create_app(str(tmp_path / "again.db"), shelf.PLACE, workers=1)) as app:
        house = site(app).house
        act, failures = house.act_for_bot, []

        def failing(*args: object) -> None:
            if len(failures) < 3:
                failures.append(args)
                raise sa.exc.OperationalError("insert", {}, Exception("database or disk is full"))
            act(*args)  # type: ignore[arg-type]

        monkeypatch.setattr(house, "act_for_bot", failing)
        program = Program(another(app))
        table = str(program.open("comet", ["me", "medium"])["table"])
        wait_for(lambda: program.get(f"tables/{table}").json()["moves"] >= 1)
        assert len(failures) == 3


def test_a_sweep_finds_a_bot_whose_question_was_lost(
    tmp_path: Path, quick: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    with TestClient(create_app(str(tmp_path / "lost.db"), shelf.PLACE, workers=1)) as app:
        monkeypatch.setattr(site(app).house, "wake", lambda table: None)
        program = Program(another(app))
        table = str(program.open("comet", ["me", "medium"])["table"])
        wait_for(lambda: program.get(f"tables/{table}").json()["moves"] >= 1)


def test_a_worker_that_is_killed_in_mid_thought_has_a_spare(app: TestClient, program: Program) -> None:
    thinker = site(app).thinker
    table = str(program.open("comet", ["me", "medium"])["table"])
    wait_for(lambda: program.get(f"tables/{table}").json()["moves"] >= 1)
    for worker in thinker.workers:
        if worker.process is not None:
            os.kill(worker.process.pid, signal.SIGKILL)
    play_to_the_end(table, program)
    assert "failed and played at random" not in another(app).get(f"/t/{table}").text


def test_a_question_that_a_killed_worker_had_is_asked_again(
    app: TestClient, program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    ask, killed = workers.Process.ask, []

    async def killing(process: workers.Process, *args: object) -> object:
        """The first to be asked has the question, and dies over it."""
        if killed:
            return await ask(process, *args)  # type: ignore[arg-type]
        killed.append(process.pid)
        os.kill(process.pid, signal.SIGSTOP)
        asked = asyncio.ensure_future(ask(process, *args))  # type: ignore[arg-type]
        await asyncio.sleep(0.1)
        assert not asked.done()
        os.kill(process.pid, signal.SIGKILL)
        return await asked

    monkeypatch.setattr(workers.Process, "ask", killing)
    table = str(program.open("comet", ["me", "medium"])["table"])
    wait_for(lambda: program.get(f"tables/{table}").json()["moves"] >= 1)
    assert killed
    assert "failed and played at random" not in another(app).get(f"/t/{table}").text


def test_the_limit_of_a_thought_does_not_count_the_start(tmp_path: Path) -> None:
    """A process needs far longer to start than this bot may think."""
    with TestClient(create_app(str(tmp_path / "slow.db"), shelf.PLACE, workers=1)) as app:
        for worker in site(app).thinker.workers:
            worker.seconds = 0.25
        program = Program(another(app))
        table = str(program.open("comet", ["me", "easy"])["table"])
        play_to_the_end(table, program)
        assert "failed and played at random" not in another(app).get(f"/t/{table}").text


def test_health_fails_while_nothing_can_be_written_and_recovers(tmp_path: Path) -> None:
    path = tmp_path / "locked.db"
    with TestClient(create_app(str(path), shelf.PLACE, workers=1)) as app:
        assert app.get("/healthz").json()["ok"] is True
        other = sqlite3.connect(path, isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        wait_for(lambda: app.get("/healthz").status_code == 503)
        assert app.get("/healthz").json()["ok"] is False
        assert "locked" in site(app).house.store.database.ailment()
        other.execute("ROLLBACK")
        wait_for(lambda: app.get("/healthz").status_code == 200)


def test_health_answers_while_the_database_is_silent(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What was known a moment ago holds for a while; then the silence is the ailment."""
    with TestClient(create_app(str(tmp_path / "silent.db"), shelf.PLACE, workers=1)) as app:
        assert app.get("/healthz").status_code == 200
        kept, answers = site(app).house.store, threading.Event()
        monkeypatch.setattr(kept.database, "ailment", lambda: "" if answers.wait(600) else "silent")
        monkeypatch.setattr(kept, "_looked", time.monotonic() - 10)
        monkeypatch.setattr(store, "SILENCE", math.inf)
        assert app.get("/healthz").status_code == 200
        monkeypatch.setattr(store, "SILENCE", 0.0)
        assert app.get("/healthz").status_code == 503
        assert not answers.is_set()
        answers.set()
        wait_for(lambda: app.get("/healthz").status_code == 200)


def test_a_file_of_something_else_is_refused_and_left_alone(tmp_path: Path) -> None:
    text = tmp_path / "letter.txt"
    text.write_text("Dear Ada, " * 100, encoding="utf-8")
    with pytest.raises(Unusable, match="choose another database"):
        Store(str(text))
    assert text.read_text(encoding="utf-8") == "Dear Ada, " * 100
    foreign = tmp_path / "recipes.db"
    with sqlite3.connect(foreign) as connection:
        connection.execute("CREATE TABLE recipes (name TEXT)")
    with pytest.raises(Unusable, match="belongs to another program"):
        Store(str(foreign))
    with sqlite3.connect(foreign) as connection:
        names = [row[0] for row in connection.execute("SELECT name FROM sqlite_master")]
    assert names == ["recipes"]


def test_a_file_that_another_program_holds_is_refused_at_the_start(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "held.db"
    create_app(str(path), shelf.PLACE, workers=1).state.site.house.store.close()
    other = sqlite3.connect(path, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    monkeypatch.setattr(database, "LOCKED_SECONDS", 1)
    with pytest.raises(Unusable, match=r"database is locked.*choose another database"):
        create_app(str(path), shelf.PLACE, workers=1)
    other.execute("ROLLBACK")
    other.close()
    create_app(str(path), shelf.PLACE, workers=1).state.site.house.store.close()


def test_a_second_server_on_the_same_file_is_refused(tmp_path: Path) -> None:
    db = str(tmp_path / "claimed.db")
    first = Claim(db, shared=True)
    with pytest.raises(Unusable, match="another server runs on this database"):
        Claim(db, seconds=0.2, shared=True)
    first.release()
    Claim(db).release()


def test_servers_share_a_database_and_nobody_replaces_it_meanwhile(postgres_url: str) -> None:
    servers = [Claim(postgres_url, shared=True) for _ in range(2)]
    with pytest.raises(Unusable, match="another server runs on this database"):
        Claim(postgres_url, seconds=0.2)
    servers[0].release()
    with pytest.raises(Unusable, match="another server runs on this database"):
        Claim(postgres_url, seconds=0.2)
    servers[1].release()
    alone = Claim(postgres_url)
    with pytest.raises(Unusable, match="another server runs on this database"):
        Claim(postgres_url, seconds=0.2, shared=True)
    alone.release()


def test_servers_of_two_version_lines_do_not_share_a_database(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    running = Claim(postgres_url, shared=True)
    monkeypatch.setattr(claim_module, "line", lambda: 9_999)
    with pytest.raises(Unusable, match="a server of another version runs"):
        Claim(postgres_url, seconds=0.2, shared=True)
    running.release()
    Claim(postgres_url, shared=True).release()


def test_trouble_at_the_start_is_one_line(tmp_path: Path) -> None:
    path = str(tmp_path / "taken.db")
    claim = Claim(path)
    command = [sys.executable, "-m", "perihelion", "serve", "--port", "0", "--db", path]
    told = subprocess.run(command, capture_output=True, text=True, check=False, timeout=60)
    claim.release()
    assert told.returncode != 0
    assert "another server runs on this database" in told.stderr + told.stdout
    assert "Traceback" not in told.stderr + told.stdout
