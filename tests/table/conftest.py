"""Fixtures: an application with the tiny game, on SQLite."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from fastapi.testclient import TestClient

from perihelion.table.web import create_app
from perihelion.table.web.serving import set_up_logs
from tests.table import postgres, shelf
from tests.table.people import Person, Program, another


@pytest.fixture(scope="session", autouse=True)
def logs() -> None:
    set_up_logs()


@pytest.fixture
def app(tmp_path: Path) -> Iterator[TestClient]:
    """The running application."""
    with TestClient(create_app(str(tmp_path / "table.db"), shelf.PLACE, workers=1)) as client:
        yield client


@pytest.fixture
def person(app: TestClient) -> Person:
    return Person(another(app))


@pytest.fixture
def friend(app: TestClient) -> Person:
    return Person(another(app))


@pytest.fixture
def program(app: TestClient) -> Program:
    return Program(another(app))


@pytest.fixture(scope="module")
def postgres_url() -> Iterator[str]:
    if postgres.program("initdb") is None:
        pytest.fail("PostgreSQL is not installed; make test installs it")
    with postgres.server() as url:
        yield url


@pytest.fixture(params=["sqlite", "postgresql"])
def db(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return str(tmp_path / "store.db")
    return str(request.getfixturevalue("postgres_url"))
