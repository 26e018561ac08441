"""What happened while one waited: told above the board with links to the moments, to the one asked only."""

from __future__ import annotations

import re
import time

from fastapi.testclient import TestClient

from perihelion.core.match import LogEntry
from perihelion.core.text import Event
from perihelion.table.web.beats import Beat
from perihelion.table.web.waiting import _telling
from tests.table.people import Person


def beat(move: int, seat: int, entries: int) -> Beat:
    told = tuple(LogEntry(move, Event("bid", seat)) for _ in range(entries))
    return Beat(move, entries - 1, True, seat, told, False, False)


def test_deeds_that_brought_something_are_told_first() -> None:
    log = [beat(1, 1, 2), beat(2, 2, 1), beat(3, 1, 3), beat(4, 1, 1), beat(5, 1, 1)]
    assert [one.move for one in _telling(log)] == [1, 3, 5]
    assert [one.move for one in _telling(log[:2])] == [1, 2]


def test_what_the_others_did_is_told_with_its_moment(app: TestClient, person: Person, friend: Person) -> None:
    table = person.open("comet", "me", "medium", seed="waited")
    position = person.part(table)
    assert "While you waited" not in str(position["html"])  # nothing has happened yet
    assert person.act(table, position, "bid:3").status_code == 200
    deadline = time.monotonic() + 60
    while not (position["asked"] and int(str(position["moves"])) >= 2):
        assert time.monotonic() < deadline
        time.sleep(0.02)
        position = person.part(table)
    html = position["html"]
    assert isinstance(html, dict)
    told = str(html["waited"])
    assert told.startswith("<p><b>While you waited:</b>")
    moments = [int(number) for number in re.findall(r'data-at="(\d+)"', told)]
    assert moments
    assert all(1 <= moment <= int(str(position["moves"])) for moment in moments)
    czech = person.part(table, lang="cs")["html"]
    assert isinstance(czech, dict)
    assert "Zatímco jste čekali" in str(czech["waited"])
    past = person.part(table, at="1")["html"]
    assert isinstance(past, dict)
    assert past["waited"] == html["waited"]  # it stays while its links are followed
    watching = friend.part(table)["html"]
    assert isinstance(watching, dict)
    assert str(watching["waited"]).strip() == ""
