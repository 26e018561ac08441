"""Hints say why, and bots can be asked why they did what they did, from what the asker can know."""

from __future__ import annotations

import re
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from fastapi.testclient import TestClient

from perihelion.table.house.motives import motive
from perihelion.table.house.problems import NotNow
from perihelion.table.web import create_app
from perihelion.table.web.site import Site
from tests.table import shelf
from tests.table.people import Answer, Person


@pytest.fixture(scope="module")
def app(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    folder: Path = tmp_path_factory.mktemp("because")
    with TestClient(create_app(str(folder / "table.db"), shelf.only("race"), workers=1)) as client:
        yield client


def play_on(person: Person, table: str, moves: int) -> Answer:
    """Plays the first choice whenever asked, until so many moves are made."""
    for _ in range(3000):
        position = person.part(table)
        choices = position["choices"]
        assert isinstance(choices, dict)
        if int(str(position["moves"])) >= moves and position["asked"]:
            return position
        if position["asked"]:
            person.act(table, position, next(iter(choices)))
        else:
            time.sleep(0.02)
    raise AssertionError("the game does not go on")


def asked_about(position: Answer) -> list[tuple[str, str]]:
    """Line and seat of everything in the log that can be asked about."""
    lines = re.findall(r'<p data-move="(\d+)" data-seat="(-?\d+)">(.*?)</p>', str(position["log"]), re.S)
    return [(line, seat) for line, seat, words in lines if "data-because" in words]


def test_a_hint_says_why_and_a_bot_is_asked_why(app: TestClient, person: Person, friend: Person) -> None:
    table = person.open("race", "me", "medium", seed="because", **{"option-setup": "first-game"})
    position = play_on(person, table, 12)
    told = person.client.get(f"/t/{table}/hint").json()
    assert "Better than “" in told["html"] or "looks about as good" in told["html"]
    lines = asked_about(position)
    assert lines
    assert {seat for _, seat in lines} == {"1"}  # one's own choices need no explanation
    for line, seat in lines:
        answer = person.client.get(f"/t/{table}/because", params={"line": line, "mover": seat})
        assert answer.status_code == 200, answer.text
        html = answer.json()["html"]
        assert "chose this rather than" in html or "What it changed for" in html or "Nothing that" in html
        assert not re.search(r"[{}]", html)
    czech = person.client.get(f"/t/{table}/because?line={lines[0][0]}&mover=1&lang=cs").json()["html"]
    assert "raději tohle než" in czech or "co to změnilo" in czech or "nic, co můžete vidět" in czech
    # whoever watches a running game, or asks about a person, or about nothing, is told why not
    ask = {"line": lines[0][0], "mover": "1"}
    assert friend.client.get(f"/t/{table}/because", params=ask).status_code == 409
    assert person.client.get(f"/t/{table}/because", params={**ask, "mover": "0"}).status_code == 409
    assert person.client.get(f"/t/{table}/because", params={**ask, "line": "999"}).status_code == 404


def test_a_choice_that_is_still_secret_cannot_be_asked_about(app: TestClient, person: Person) -> None:
    table = person.open("race", "me", "medium", seed="secret", **{"option-setup": "first-game"})
    site: Site = app.app.state.site  # type: ignore[attr-defined]
    room = site.house.room(table)
    for _ in range(1000):  # until the bot has answered a question that is open for the person
        with room.lock:
            match = room.playing()
            waits = match.state.asked_seats() == [0] and match.moves and match.moves[-1].seat == 1
            open_still = waits and room.state_at(len(match.moves) - 1).asks == match.state.asks
            if open_still and not match.moves[-1].forced:
                with pytest.raises(NotNow):
                    motive(room, 0, len(match.moves), 1)
                return
        time.sleep(0.02)
    raise AssertionError("the bot has not answered")
