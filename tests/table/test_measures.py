"""What a host sees from outside: figures for Prometheus, readiness, and a name for every request."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from fastapi.testclient import TestClient
from prometheus_client.parser import text_string_to_metric_families
from structlog.testing import capture_logs

from perihelion.core.chance import seeded
from perihelion.table.house.limits import Limits
from perihelion.table.web import create_app
from tests.table import shelf
from tests.table.people import Program, another
from tests.table.test_play import site

HERE = Limits(measures_to=("10.1.0.0/16",))
DASHBOARD = Path(__file__).parents[2] / "docs" / "grafana.json"


def figures(app: TestClient, address: str = "10.1.2.3") -> dict[str, float]:
    """All figures, each by its name and what it is about."""
    answer = TestClient(app.app, client=(address, 1)).get("/metrics")
    assert answer.status_code == 200, answer.text
    return {
        " ".join((one.name, *one.labels.values())): one.value
        for family in text_string_to_metric_families(answer.text)
        for one in family.samples
    }


def test_the_figures_follow_what_happens_and_name_nobody(tmp_path: Path) -> None:
    with TestClient(create_app(str(tmp_path / "t.db"), shelf.PLACE, HERE, workers=1)) as app:
        program = Program(another(app))
        opened = program.open("comet", ["me", "easy"], seed="measured")
        table = str(opened["table"])
        while not program.get(f"tables/{table}").json()["over"]:
            program.play_on(table, seeded("measured"))
        moves = site(app).house.room(table).playing().moves
        found = figures(app)
        assert found["perihelion_actions_total person comet"] == sum(move.seat == 0 for move in moves)
        assert found["perihelion_actions_total person comet"] > 0
        assert found["perihelion_actions_total bot comet"] > 0
        assert found["perihelion_bot_seconds_count choose comet"] > 0
        assert found["perihelion_request_seconds_count POST /api/tables/{table_id}/act 200"] > 0
        assert found["perihelion_rooms_in_memory"] == 1
        assert found["perihelion_streams"] == 0
        assert found["perihelion_errors_total"] == 0
        assert found["perihelion_rooms_total memory"] > 0
        for secret in (table, str(opened["invite"]), "measured"):
            assert not any(secret in name for name in found)


@pytest.mark.parametrize("address", ["10.2.0.1", "127.0.0.1", "nobody"])
def test_others_may_not_read_them(tmp_path: Path, address: str) -> None:
    with TestClient(create_app(str(tmp_path / "t.db"), shelf.PLACE, HERE, workers=1)) as app:
        assert TestClient(app.app, client=(address, 1)).get("/metrics").status_code == 404


def test_this_machine_may_read_them_unless_something_else_is_said() -> None:
    assert Limits().shows_measures_to("127.0.0.1")
    assert Limits().shows_measures_to("::1")
    assert not Limits().shows_measures_to("192.168.0.4")


def test_a_server_that_is_to_stop_is_not_ready(tmp_path: Path) -> None:
    with TestClient(create_app(str(tmp_path / "t.db"), shelf.PLACE, workers=1)) as app:
        assert app.get("/readyz").status_code == 200
        site(app).house.hub.close()
        assert app.get("/readyz").status_code == 503
        assert app.get("/healthz").status_code == 200  # it still works off what it has


def test_every_request_has_a_name_that_the_answer_carries(tmp_path: Path) -> None:
    with TestClient(create_app(str(tmp_path / "t.db"), shelf.PLACE, workers=1)) as app, capture_logs() as log:
        names = [app.get("/healthz").headers["x-request-id"] for _ in range(3)]
    assert len(set(names)) == 3
    assert all(re.fullmatch("[0-9a-f]{12}", name) for name in names)
    assert [line["status"] for line in log if line["event"] == "request"] == [200] * 3


def test_the_dashboard_asks_for_figures_that_there_are(tmp_path: Path) -> None:
    with TestClient(create_app(str(tmp_path / "t.db"), shelf.PLACE, HERE, workers=1)) as app:
        told = TestClient(app.app, client=("10.1.0.1", 1)).get("/metrics").text
    there = {name for name in re.findall(r"^# HELP (\w+)", told, re.M) if not name.endswith("_created")}
    board = json.loads(DASHBOARD.read_text(encoding="utf-8"))
    asked = {
        name
        for panel in board["panels"]
        for target in panel["targets"]
        for name in re.findall(r"perihelion_\w+", target["expr"])
    }
    known = there | {f"{name}{end}" for name in there for end in ("_bucket", "_count", "_sum")}
    assert asked <= known
    assert {name for name in there if name.startswith("perihelion_")} <= {
        re.sub("_(bucket|count|sum)$", "", name) for name in asked
    }
