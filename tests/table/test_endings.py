"""The page of a finished game: what decided it, how it ended, who led when; no rows that say nothing."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fastapi.testclient import TestClient

from perihelion import games
from perihelion.lab.analysed import Analysis, Mistake, Moment
from perihelion.table.house.rooms import Room
from perihelion.table.web import create_app
from perihelion.table.web.endings import NOBODY, Course, Lead, course_of
from tests.table import shelf
from tests.table.people import Person, another
from tests.table.test_analysis import play_out
from tests.table.test_play import site

ENDED = {
    "race": "the game ended after round",
    "starfarers": "wins with",
    "quarterworlds": "Three epochs were played",
    "pulsar": "Eight rounds were played",
    "seti": "Five rounds were played",
}
SENSIBLY = ("starfarers",)  # a game played at random would not end soon


@pytest.fixture(scope="module", params=games.REGISTERED)
def ended(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[tuple[Person, Room]]:
    """A finished game of the fewest players."""
    path = str(tmp_path_factory.mktemp("ended") / "ended.db")
    game = str(request.param)
    with TestClient(create_app(path, shelf.only(game), workers=1, analysis_seconds=1)) as app:
        person = Person(another(app))
        others = ["here"] * (min(games.get(game).players) - 1)
        table = person.open(game, "me", *others, name="Ada", seed="ended")
        yield person, play_out(app, table, game in SENSIBLY)


def test_the_page_says_what_decided_how_it_ended_and_who_led(ended: tuple[Person, Room]) -> None:
    person, room = ended
    page = person.client.get(f"/t/{room.id}").text
    rows = re.findall(r"<tr>(.*?)</tr>", page.partition("<tbody>")[2].partition('<tr class="sum">')[0], re.S)
    assert rows
    for row in rows:
        assert any(cell not in ("0", "−0") for cell in re.findall(r"<td[^>]*>([^<]+)</td>", row)), row
    assert ENDED[room.table.game] in page
    leads = re.findall(r'<li style="flex-grow:(\d+)', page)
    course = course_of(room)
    assert len(leads) == len(course.leads())
    assert course.points[-1] == room.playing().game.scores(room.playing().state)
    if course.rounds:
        assert course.places[-1] == max(
            int(str(entry.event.args.get("round", entry.event.args.get("n"))))
            for entry in room.playing().log
            if entry.event.key == "round"
        )
    else:
        assert course.places[-1] == len(room.playing().moves)


def test_leads_are_stretches_and_nobody_leads_alone_at_a_tie() -> None:
    course = Course(True, [1, 2, 3, 4], [[1, 2], [2, 3], [4, 4], [9, 5]])
    assert course.leads() == [Lead(1, 1, 2), Lead(NOBODY, 3, 3), Lead(0, 4, 4)]


def test_a_costly_decision_names_itself_where_it_was_taken(tmp_path: Path) -> None:
    with TestClient(create_app(str(tmp_path / "m.db"), shelf.PLACE, workers=1, analysis_seconds=1)) as app:
        person = Person(another(app))
        table = person.open("comet", "me", "here", "here", name="Ada", seed="named")
        store = site(app).house.store
        room = site(app).house.room(table)
        mistake = Mistake(4, room.playing().state.asked_seats()[0], "bid:2", "bid:5", 0.31, 0.52)
        store.analyses.keep(table, json.dumps(Analysis([Moment(0, [0.5, 0.3, 0.2])], [mistake]).to_json()))
        play_out(app, table)
        said = str(person.part(table, at="3")["html"])
        name = room.names[mistake.seat]
        assert f"{name} played: Bid 2 (31\\u2009%)" in said or f"{name} played: Bid 2 (31 %)" in said
        assert "Better: Bid 5 (52" in said
        assert "Better:" not in str(person.part(table, at="2")["html"])
        link = re.search(rf'href="(/t/{table}\?at=3&amp;seat=\d)"', person.client.get(f"/t/{table}").text)
        assert link is not None
        assert "Better: Bid 5" in person.client.get(link.group(1).replace("&amp;", "&")).text
