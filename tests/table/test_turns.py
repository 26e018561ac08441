"""Your turn: the overview across tables, in order of urgency, and the way from one to the next."""

from __future__ import annotations

from pathlib import Path

import pytest
from fastapi.testclient import TestClient

from perihelion.table.house.turns import next_table, waiting_tables
from perihelion.table.web import create_app
from perihelion.table.web.overview import written
from tests.table import shelf
from tests.table.people import Person, another
from tests.table.test_time import Clock

HOUR = 3_600_000


def invite(host: Person, friend: Person, **fields: str) -> str:
    """A game of two people, the id of its table."""
    table = host.open("comet", "me", "friend", **fields)
    friend.post("/i/" + host.client.get(f"/t/{table}").text.split("/i/")[1].split('"')[0])
    return table


def answer(person: Person, table: str) -> None:
    position = person.part(table)
    action = next(iter(position["choices"]))  # type: ignore[arg-type]
    assert person.act(table, position, action).status_code == 200


@pytest.fixture
def clock() -> Clock:
    return Clock()


def test_the_tables_that_wait_for_somebody_the_most_urgent_first(tmp_path: Path, clock: Clock) -> None:
    with TestClient(create_app(str(tmp_path / "turns.db"), shelf.PLACE, workers=1)) as app:
        house = app.app.state.site.house  # type: ignore[attr-defined]
        house.now = clock
        ada, bob, cyd = (Person(another(app)) for _ in range(3))
        slow = invite(ada, bob)
        clock.now += HOUR
        slower = invite(ada, bob)
        timed = invite(ada, bob, time="letters 86400+604800", out="bot")
        clock.now += 70 * HOUR // 60
        for person, expected in ((ada, [timed, slow, slower]), (bob, [timed, slow, slower]), (cyd, [])):
            assert person.client.get("/turns/now").json()["tables"] == expected
        page = ada.client.get("/turns").text
        at = [page.index(f"/t/{table}") for table in (timed, slow, slower)]
        assert at == sorted(at)
        assert "22 h 50 min" in page  # of a day are left
        assert "2 h 10 min" in page  # the first has waited
        answer(ada, slow)
        assert ada.client.get("/turns/now").json()["tables"] == [timed, slower]
        assert bob.client.get("/turns/now").json()["tables"] == [timed, slow, slower]
        assert "Čekají na vás 2 stoly" in ada.client.get("/turns?lang=cs").text
        guest = house.room(slow).table.host
        assert list(waiting_tables(house, guest)) == [timed, slower]
        for after, expected in (("", timed), (timed, slower), (slower, timed), (slow, timed)):
            assert next_table(house, guest, after) == expected
            answer_to = ada.client.get(f"/turns/next?after={after}", follow_redirects=False)
            assert answer_to.headers["location"] == f"/t/{expected}"
        assert cyd.client.get("/turns/next", follow_redirects=False).headers["location"] == "/turns"


def test_the_overview_tells_what_has_happened_and_nothing_hidden(app: TestClient, person: Person) -> None:
    friend = Person(another(app))
    table = invite(person, friend)
    answer(person, table)
    hidden = person.client.get("/turns").text
    answer(friend, table)  # the bids are turned up together
    told = person.client.get("/turns").text
    assert "/t/" + table not in hidden
    assert "/t/" + table in told
    assert 'class="news"' in told
    answer(friend, table)
    assert person.client.get("/turns").text.count('class="news"') == 1
    room = app.app.state.site.house.room(table)  # type: ignore[attr-defined]
    seed, secret = room.table.seed, room.table.secret
    assert seed not in told
    assert secret not in told


@pytest.mark.parametrize(
    ("time", "words"),
    [
        (0, "0 min"),
        (-5, "0 min"),
        (59 * 60_000, "59 min"),
        (3_660_000, "1 h 01 min"),
        (90_000_000, "1 d 1 h"),
    ],
)
def test_time_is_written_in_units(time: int, words: str) -> None:
    assert written(time) == words
