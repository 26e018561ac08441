"""Migrations: a database of version 0.1.0 opens with every table playable, a newer one is refused."""

from __future__ import annotations

import sqlite3
import threading
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from fastapi.testclient import TestClient
from typer.testing import CliRunner

from perihelion import __version__, games
from perihelion.cli import app as commands
from perihelion.table.house.house import House
from perihelion.table.house.library import standard
from perihelion.table.house.limits import Limits
from perihelion.table.store import FINISHED, NewerDatabase, Store
from perihelion.table.store.schema import META
from perihelion.table.web import create_app
from perihelion.table.web.serving import set_up_logs
from tests.table import fixtures, postgres
from tests.table.playing import play_on

MORE_MOVES = 12


@pytest.fixture(scope="module")
def postgres_url() -> Iterator[str]:
    with postgres.server() as url:
        yield url


@pytest.fixture(params=["sqlite", "postgresql"])
def old(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The database of version 0.1.0."""
    path = fixtures.database(tmp_path)
    if request.param == "sqlite":
        return path
    url = str(request.getfixturevalue("postgres_url"))
    copy_to_postgres(path, url)
    return url


def copy_to_postgres(path: str, url: str) -> None:
    """What version 0.1.0 would have written there: its tables, its rows, and no number of a migration."""
    engine = sa.create_engine("postgresql+psycopg://" + url.split("://", 1)[1])
    with engine.begin() as connection:
        connection.execute(sa.text("drop schema public cascade"))
        connection.execute(sa.text("create schema public"))
    source = sa.create_engine(f"sqlite:///{path}")
    meta = sa.MetaData()
    meta.reflect(source)
    meta.create_all(engine)
    with source.connect() as reading, engine.begin() as writing:
        for table in meta.sorted_tables:
            rows = [dict(row) for row in reading.execute(sa.select(table)).mappings()]
            writing.execute(table.insert(), rows)
            if "id" in table.c and isinstance(table.c.id.type, sa.Integer):
                count = (
                    f"select setval(pg_get_serial_sequence('{table.name}', 'id'), max(id)) from {table.name}"
                )
                writing.execute(sa.text(count))
    engine.dispose()
    source.dispose()


def test_the_fixture_has_running_and_finished_tables_of_all_games() -> None:
    kept = {(table.game, table.status) for table in fixtures.tables()}
    assert {(game, status) for game in games.REGISTERED for status in ("playing", "finished")} <= kept


def test_every_table_of_version_0_1_0_is_playable(old: str) -> None:
    ends: dict[str, str] = {}
    store = Store(old)
    house = House(store, standard(), Limits())
    for kept in fixtures.tables():
        room = house.room(kept.id)
        assert room.table.status == kept.status
        if kept.status == "waiting":
            continue
        same = kept.version == games.get(kept.game).version
        if same:
            match = room.playing()
            assert (len(match.moves), match.state.digest()) == (kept.moves, kept.digest), kept
        if kept.status == "finished":
            assert room.table.result is not None
            continue
        assert same or room.playing().log[-1].event.key.startswith("upgrade")
        assert play_on(house, room, MORE_MOVES) == MORE_MOVES or room.over
        ends[kept.id] = room.playing().state.digest()
    store.close()
    again = Store(old)
    house = House(again, standard(), Limits())
    assert {table: house.room(table).playing().state.digest() for table in ends} == ends
    again.close()


def test_every_page_of_a_table_of_version_0_1_0_opens(tmp_path: Path) -> None:
    app = create_app(fixtures.database(tmp_path))  # not started, so that no bot moves meanwhile
    client = TestClient(app)
    client.cookies.set("perihelion", app.state.site.desk.token(fixtures.ANNA))
    for path in ("/", "/archive", "/tables"):
        assert client.get(path).status_code == 200
    for kept in fixtures.tables():
        assert client.get(f"/t/{kept.id}?lang=cs").status_code == 200, kept
        assert client.get(f"/t/{kept.id}?at=3").status_code == 200, kept
        if kept.status == FINISHED:
            assert client.get(f"/api/tables/{kept.id}").json()["over"] is True
    app.state.site.house.store.close()


def test_guests_chat_and_analyses_of_version_0_1_0_are_kept(old: str) -> None:
    store = Store(old)
    assert [store.guests.name(guest) for guest in (fixtures.ANNA, fixtures.BORIS)] == ["Anna", "Boris"]
    late = next(table for table in fixtures.tables() if table.what == "late")
    assert "Zdravím od stolu." in [line.text for line in store.chat.of(late.id)]
    race = next(table for table in fixtures.tables() if (table.game, table.what) == ("race", "finished"))
    assert store.analyses.of(race.id)
    store.close()


def test_the_steps_lead_to_the_tables_that_the_program_uses(old: str) -> None:
    """From the old database and from nothing: the tables, columns and indexes are those of `schema`."""
    engine = Store(old).database.engine
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), META) == []
    engine.dispose()


def test_a_new_database_has_the_same_tables(tmp_path: Path) -> None:
    engine = Store(str(tmp_path / "new.db")).database.engine
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), META) == []
    engine.dispose()


def test_two_servers_may_open_an_old_database_at_once(old: str) -> None:
    failures: list[BaseException] = []

    def open_it() -> None:
        try:
            Store(old).close()
        except BaseException as error:
            failures.append(error)

    threads = [threading.Thread(target=open_it) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert failures == []


def test_a_step_that_fails_leaves_the_database_as_it_was(old: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(connection: sa.Connection) -> None:
        raise RuntimeError("no more space")

    with monkeypatch.context() as patch:
        patch.setattr("perihelion.table.store.migrating._sign", fail)
        with pytest.raises(RuntimeError, match="no more space"):
            Store(old)
    address = old if "://" in old else f"sqlite:///{old}"
    engine = sa.create_engine(address.replace("postgresql://", "postgresql+psycopg://"))
    assert not sa.inspect(engine).has_table("alembic_version")
    engine.dispose()
    Store(old).close()


def from_the_future(path: str) -> None:
    """A database as version 9.0.0 might leave it."""
    Store(path).close()
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("update alembic_version set version_num = '9999'")
        connection.execute("update settings set value = '9.0.0' where key = 'program'")


def test_a_newer_database_is_refused_and_not_touched(tmp_path: Path) -> None:
    path = str(tmp_path / "future.db")
    from_the_future(path)
    before = Path(path).read_bytes()
    with pytest.raises(NewerDatabase):
        Store(path)
    assert Path(path).read_bytes() == before


# What a later version of this line might do: columns that may be left out, tables, indexes.
ADDED = (
    "alter table tables add column colour varchar(20)",
    "alter table actions add column weather integer not null default 0",
    "alter table jobs add column place text not null default ''",
    "create table stamps (id integer primary key, words text not null)",
    "create index ix_actions_weather on actions (weather)",
    "update alembic_version set version_num = '9999'",
    f"update settings set value = '{'.'.join(__version__.split('.')[:2])}.9999' where key = 'program'",
)


def test_the_version_before_goes_on_with_what_the_next_of_its_line_has_added(old: str) -> None:
    """It may be running then, or start again; nothing of it has to know the new columns."""
    running = Store(old)
    with running.database.engine.begin() as connection:
        for statement in ADDED:
            connection.execute(sa.text(statement))
    kept = next(table for table in fixtures.tables() if (table.game, table.what) == ("race", "late"))
    left = ""
    for store in (running, Store(old), Store(old)):
        house = House(store, standard(), Limits())
        room = house.room(kept.id)
        assert left in ("", room.playing().state.digest())
        assert play_on(house, room, 3) == 3
        left = room.playing().state.digest()
        if store.shared:
            store.jobs.ask_bots(kept.id, [(0, "1.0")])
        assert str(store.settings.get("program")).endswith(".9999")  # it has signed nothing
        store.close()


@pytest.mark.parametrize("command", ["serve", "play"])
def test_the_refusal_says_what_to_do(tmp_path: Path, command: str) -> None:
    path = str(tmp_path / "future.db")
    from_the_future(path)
    answer = CliRunner().invoke(commands, [command, "--db", path, "--port", str(postgres.free_port())])
    set_up_logs()  # the command's own are closed with its output
    assert answer.exit_code == 2
    words = " ".join(answer.stderr.split())
    assert f"written by Perihelion 9.0.0 and this is {__version__}" in words
    assert "install 9.0.0 or newer, or choose another database with --db" in words
