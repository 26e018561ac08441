"""What the host does: tables and guests from the shell, backups that come back, keys, rules of conduct."""

from __future__ import annotations

from pathlib import Path

import pytest
import sqlalchemy as sa
from fastapi.testclient import TestClient
from typer.testing import CliRunner

from perihelion.cli import app as commands
from perihelion.table.jobs import steward
from perihelion.table.store import Claim, Store
from perihelion.table.store.schema import SETTINGS
from perihelion.table.web import BadConduct, create_app
from perihelion.table.web.conduct import checked, rules_of
from tests.table import shelf
from tests.table.people import Person, another


def run(*words: str) -> tuple[int, str]:
    answer = CliRunner().invoke(commands, ["admin", *words], env={"COLUMNS": "200"})
    return answer.exit_code, " ".join((answer.stdout + answer.stderr).split())


@pytest.fixture
def clean(db: str) -> str:
    """The database without what another test has left."""
    if db.startswith("postgresql"):
        engine = sa.create_engine(db.replace("postgresql://", "postgresql+psycopg://"))
        with engine.begin() as connection:
            connection.execute(sa.text("drop schema public cascade"))
            connection.execute(sa.text("create schema public"))
        engine.dispose()
    return db


def test_a_backup_brings_back_what_was_there(clean: str, tmp_path: Path) -> None:
    file = tmp_path / "tables.backup"
    store = Store(clean)
    store.guests.add("ada", "Ada")
    assert run("backup", str(file), "--db", clean)[0] == 0  # while the database is in use
    assert "is there already" in run("backup", str(file), "--db", clean)[1]
    store.guests.rename("ada", "Somebody")
    store.guests.add("bob", "Bob")
    store.close()
    claim = Claim(clean)
    code, words = run("restore", str(file), "--db", clean, "--yes")
    assert (code, "a server runs on this database" in words) == (2, True)
    claim.release()
    assert run("restore", str(file), "--db", clean, "--yes")[0] == 0
    store = Store(clean)
    assert (store.guests.name("ada"), store.guests.name("bob")) == ("Ada", None)
    store.close()
    nonsense = tmp_path / "nonsense"
    nonsense.write_bytes(b"nonsense" * 100)
    for wrong in (nonsense, tmp_path / "nowhere"):
        assert run("restore", str(wrong), "--db", clean, "--yes")[0] == 2
    store = Store(clean)
    assert store.guests.name("ada") == "Ada"
    store.close()


def test_tables_are_listed_and_closed_and_a_guest_removed_while_the_server_runs(
    app: TestClient, person: Person, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(steward, "SECONDS", 0.1)
    db = str(tmp_path / "table.db")
    table = person.open("comet", "me", "friend", name="Ada", open="yes")
    assert table in run("tables", "--db", db)[1]
    claim = Claim(db)  # as a server holds it
    store = Store(db)
    assert run("close", table, "--db", db)[0] == 0
    assert person.client.get(f"/t/{table}").status_code == 404
    assert run("close", table, "--db", db)[0] == 2
    [(row, _)] = store.guests.called("ada")
    assert row.id in run("guests", "Ada", "--db", db)[1]
    assert run("remove-guest", "nobody", "--db", db)[0] == 2
    assert run("remove-guest", row.id, "--db", db)[0] == 0
    claim.release()
    assert store.guests.called("Ada") == []
    assert "set-cookie" in person.client.get("/").headers  # somebody new
    store.close()


def test_without_a_server_the_command_closes_the_table_itself(tmp_path: Path) -> None:
    db = str(tmp_path / "closing.db")
    with TestClient(create_app(db, shelf.PLACE, workers=1)) as app:
        table = Person(another(app)).open("comet", "me", "friend")
    assert run("close", table, "--db", db)[0] == 0
    assert table not in run("tables", "--db", db, "--all")[1]


def test_a_former_key_opens_for_a_while_and_cookies_change_over(tmp_path: Path) -> None:
    db = str(tmp_path / "keys.db")
    with TestClient(create_app(db, shelf.PLACE, workers=1)) as app:
        ada = Person(another(app))
        table, cookie = ada.open("comet", "me", "medium"), str(ada.client.cookies["perihelion"])
    assert run("rotate-keys", "--db", db)[0] == 0
    with TestClient(create_app(db, shelf.PLACE, workers=1)) as app:
        client = another(app)
        client.cookies.set("perihelion", cookie, domain="testserver.local")
        again = Person(client)
        assert "perihelion=" in client.get("/").headers.get("set-cookie", "") or len(client.cookies) > 0
        assert again.part(table)["seat"] == 0
        changed = str(next(one.value for one in client.cookies.jar if one.value != cookie))
        forms = another(app)
        forms.cookies.set("perihelion", changed)
        assert "set-cookie" not in forms.get("/").headers
    with Store(db).database.writing() as connection:  # the time is over
        connection.execute(SETTINGS.delete().where(SETTINGS.c.key == "secret before"))
    with TestClient(create_app(db, shelf.PLACE, workers=1)) as app:
        late, timely = another(app), another(app)
        late.cookies.set("perihelion", cookie)
        timely.cookies.set("perihelion", changed)
        assert late.get(f"/t/{table}/part").json()["seat"] is None
        assert timely.get(f"/t/{table}/part").json()["seat"] == 0


def test_a_key_that_is_dropped_at_once_opens_nothing(tmp_path: Path) -> None:
    store = Store(str(tmp_path / "keys.db"))
    before, none = store.errands.keys()
    assert none == ""
    store.errands.rotate()
    after, former = store.errands.keys()
    assert former == before
    store.errands.rotate(keep=False)
    assert store.errands.keys()[1] == ""
    assert len({before, after, store.errands.keys()[0]}) == 3
    store.close()


def test_the_host_may_give_rules_of_conduct_of_their_own(person: Person, tmp_path: Path) -> None:
    assert "How we play here" in person.client.get("/conduct").text
    assert "Jak se tu hraje" in person.client.get("/conduct?lang=cs").text
    file = tmp_path / "rules.md"
    file.write_text("# Ours\n\n<script>alert(1)</script>", encoding="utf-8")
    (tmp_path / "rules.cs.md").write_text("# Naše", encoding="utf-8")
    app = create_app(str(tmp_path / "own.db"), shelf.PLACE, workers=1, conduct=file)
    with TestClient(app) as client:
        page = client.get("/conduct").text
        assert "<h1>Ours</h1>" in page
        assert "<script>alert" not in page
        assert "<h1>Naše</h1>" in client.get("/conduct?lang=cs").text
    assert "How we play" in rules_of(None, "en")
    with pytest.raises(BadConduct):
        checked(tmp_path / "nowhere.md")
