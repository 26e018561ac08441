"""A short fuzz on both databases; `make fuzz` is the long one."""

from __future__ import annotations

import itertools
import random

from fastapi.testclient import TestClient

from perihelion.table.house.limits import Limits
from perihelion.table.web import create_app
from tests.table import shelf
from tests.table.fuzzing import Ask, Fuzz, Scene, described, hostile, trespasses
from tests.table.people import Person, Program, another
from tests.table.test_play import site

HOSTILE = 250
EXAMPLES = 2  # of each call that the OpenAPI document describes


def test_no_request_breaks_the_table_or_changes_what_is_not_the_senders(db: str) -> None:
    limits = Limits(guests_per_address=10**6, hints=2)
    with TestClient(create_app(db, shelf.PLACE, limits, workers=1), raise_server_exceptions=False) as app:
        sender = another(app)
        sender.follow_redirects = False

        def send(ask: Ask) -> int:
            sender.cookies.clear()
            answer = sender.request(
                ask.method, f"http://fuzz{ask.path.decode()}", headers=list(ask.headers), content=ask.body
            )
            return answer.status_code

        scene = Scene(
            site(app).house.store,
            site(app).library,
            Program(another(app)),
            Person(another(app)),
            Program(another(app)),
        )
        fuzz = Fuzz(send, scene)
        described(app.app, EXAMPLES, 1, fuzz.take, scene)  # type: ignore[arg-type]
        told = fuzz.found.sent
        for ask in trespasses(scene):
            fuzz.take(ask)
        for ask in itertools.islice(hostile(scene, app.app, random.Random(1), streams=False), HOSTILE):  # type: ignore[arg-type]
            fuzz.take(ask)
        fuzz.check()
        assert not fuzz.found.broken
        assert told > 20
        statuses = (
            fuzz.found.statuses
        )  # something of every kind, so that the fuzz is not one of refusals alone
        assert all(statuses[status] for status in (200, 303, 400, 403, 404, 405, 409, 422)), statuses
        assert app.get("/healthz").status_code == 200
