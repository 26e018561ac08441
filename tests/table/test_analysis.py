"""The analysis of a finished game at the table: in the background, once, and never before the end."""

from __future__ import annotations

import json
import re
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from fastapi.testclient import TestClient

from perihelion import games
from perihelion.bots import decide, make
from perihelion.core.chance import seeded
from perihelion.lab.analysed import Analysis
from perihelion.table.house.rooms import Room
from perihelion.table.house.seating import start
from perihelion.table.jobs.analysing import Progress
from perihelion.table.store import BOT
from perihelion.table.web import create_app
from tests.table import shelf
from tests.table.people import Person, Program, another
from tests.table.test_play import site, wait_for


@pytest.fixture
def quick(tmp_path: Path) -> Iterator[TestClient]:
    """An application whose analyses have time enough, however busy the machine is."""
    path = str(tmp_path / "analysis.db")
    with TestClient(create_app(path, shelf.PLACE, workers=1, analysis_seconds=20)) as client:
        yield client


def play_out(app: TestClient, table: str, sensibly: bool = False) -> Room:
    """Plays all seats of a table, at random or as bots would (which ends sooner)."""
    room = site(app).house.room(table)
    chance, bot = seeded("played out"), make("greedy", room.table.game, "played out")
    with room.lock:
        while not room.over:
            match = room.playing()
            seat = match.state.asked_seats()[0]
            action = decide(bot, match.state, seat) if sensibly else chance.pick(match.state.legal(seat))
            room.act(seat, match.game.catalogue.names[action], None)
    return room


def until_made(person: Person, table: str) -> None:
    deadline = time.monotonic() + 600  # the process stands far back behind everything else
    while person.client.get(f"/t/{table}/analysis").json()["coming"]:
        assert time.monotonic() < deadline, "it does not come"
        time.sleep(0.5)


def test_it_is_made_in_the_background_and_shown_in_both_languages(quick: TestClient) -> None:
    person = Person(another(quick))
    table = person.open("comet", "me", "here", "here", name="Ada", seed="costly")
    room = play_out(quick, table)
    page = person.client.get(f"/t/{table}").text
    assert "A strong bot is looking at the game" in page
    assert f'data-from="/t/{table}/analysis"' in page
    until_made(person, table)
    page = person.client.get(f"/t/{table}").text
    assert "A strong bot is looking" not in page
    assert "data-from=" not in page
    assert "Chance to win over the game" in page
    kept = site(quick).house.store.analyses.of(table)
    assert kept is not None
    found = Analysis.from_json(json.loads(kept))
    assert found.moments[-1].move == len(room.playing().moves)
    assert found.mistakes
    for mistake in found.mistakes:
        assert f"/t/{table}?at={mistake.move - 1}&amp;seat={mistake.seat}" in page
        assert f"−{round(100 * mistake.better_chance) - round(100 * mistake.chance)}<" in page
        played = room.playing().moves[mistake.move - 1]
        assert room.playing().game.catalogue.names[played.action] == mistake.played
    links = re.findall(rf"/t/{table}\?at=\d+&amp;seat=\d", page)
    assert len(links) == 2 * len(found.mistakes)  # in the chart and in the list
    assert page.count(f"/t/{table}/again/") == len(found.mistakes)
    assert "<progress" not in page
    assert "% sure that it cost something" in page
    assert person.client.get(links[0].replace("&amp;", "&")).status_code == 200
    czech = person.client.get(f"/t/{table}", params={"lang": "cs"}).text
    assert "Šance na výhru v průběhu hry" in czech
    assert site(quick).analyst.worker.process is None  # nothing waits: the process is gone


def test_what_was_found_so_far_is_shown_with_a_bar(quick: TestClient) -> None:
    """A sketch that somebody else has kept stands in until the analysis is there, and never after it."""
    person, program = Person(another(quick)), Program(another(quick))
    table = person.open("comet", "me", "here", seed="sketch")
    play_out(quick, table)
    analyst, analyses = site(quick).analyst, site(quick).house.store.analyses
    analyst.worker.library = "no.such:library"
    sketch = '{"moments":[{"move":0,"chances":[0.5,0.5]},{"move":9,"chances":[0.25,0.75]}],"mistakes":[],'
    analyses.keep_so_far(table, sketch + '"done":0.05}')
    analyses.keep_so_far(table, sketch + '"done":0.4}')
    assert analyses.of(table) is None
    room = site(quick).house.room(table)
    if isinstance(found := analyst.find(room), Analysis):  # it may have failed already
        assert found.done == 0.4
    analyst._failed.clear()
    analyst._ask_for = lambda table: None  # type: ignore[method-assign]
    told = person.client.get(f"/t/{table}/analysis").json()
    assert told["coming"]
    assert '<progress value="40" max="100"' in told["html"]
    assert "Still looking for decisions" in told["html"]
    assert person.client.get(f"/t/{table}/again/1").status_code == 404
    assert program.get(f"tables/{table}/analysis").json()["state"] == "coming"
    assert f'data-from="/t/{table}/analysis"' in person.client.get(f"/t/{table}").text
    analyses.keep(table, sketch + '"done":1.0}')
    analyses.keep_so_far(table, sketch + '"done":0.7}')  # too late
    assert not person.client.get(f"/t/{table}/analysis").json()["coming"]
    assert analyses.so_far(table) is None


def test_it_is_made_once(quick: TestClient) -> None:
    person = Person(another(quick))
    table = person.open("comet", "me", "here", seed="once")
    play_out(quick, table)
    until_made(person, table)
    first = site(quick).house.store.analyses.of(table)
    site(quick).house.store.analyses.keep(table, "{}")  # another server is too late
    assert site(quick).house.store.analyses.of(table) == first
    analyst = site(quick).analyst
    assert analyst._question(table) is None
    assert isinstance(analyst.find(site(quick).house.room(table)), Analysis)


def test_there_is_none_before_the_game_is_over(quick: TestClient) -> None:
    person, program = Person(another(quick)), Program(another(quick))
    table = person.open("comet", "me", "here", seed="early")
    answer = person.client.get(f"/t/{table}/analysis", headers={"x-csrf": person.csrf})
    assert answer.status_code == 409
    assert program.get(f"tables/{table}/analysis").status_code == 409
    analyst = site(quick).analyst
    assert analyst._question(table) is None  # even if somebody asked for it
    assert analyst.worker.process is None
    assert site(quick).house.store.analyses.of(table) is None


def test_a_program_gets_it_with_words(quick: TestClient) -> None:
    program = Program(another(quick))
    table = str(program.open("comet", ["me", "friend"], seed="program")["table"])
    house = site(quick).house
    start(house, house.room(table), house.room(table).table.host)
    play_out(quick, table)
    assert program.get(f"tables/{table}/analysis").json() == {
        "state": "coming",
        "moments": [],
        "mistakes": [],
    }
    wait_for(lambda: program.get(f"tables/{table}/analysis").json()["state"] == "ready")
    told = program.get(f"tables/{table}/analysis").json()
    assert told["moments"][0]["move"] == 0
    assert sum(told["moments"][0]["chances"]) == pytest.approx(1)
    for mistake in told["mistakes"]:
        assert mistake["better"]["label"]
        assert mistake["better_chance"] > mistake["chance"]


def test_a_process_that_crashes_is_tried_again_and_then_given_up(quick: TestClient) -> None:
    person = Person(another(quick))
    table = person.open("comet", "me", "here", seed="crash")
    play_out(quick, table)
    analyst = site(quick).analyst
    analyst.worker.library = "no.such:library"
    until_made(person, table)
    assert "No analysis of this game could be made" in person.client.get(f"/t/{table}").text
    assert analyst.find(site(quick).house.room(table)) is Progress.FAILED


def test_bots_go_on_while_a_game_is_analysed(tmp_path: Path) -> None:
    place = shelf.only("quarterworlds")
    with TestClient(create_app(str(tmp_path / "q.db"), place, workers=1, analysis_seconds=20)) as app:
        person, program = Person(another(app)), Program(another(app))
        table = person.open("quarterworlds", "me", "here", seed="busy")
        play_out(app, table)
        assert person.client.get(f"/t/{table}/analysis").json()["coming"]
        wait_for(lambda: site(app).analyst.worker.process is not None)
        other = str(program.open("quarterworlds", ["easy", "easy"])["table"])
        wait_for(lambda: program.get(f"tables/{other}").json()["moves"] > 5)
        assert all(seat.kind == BOT for seat in site(app).house.room(other).seats)
        assert person.client.get("/").status_code == 200
        assert person.client.get(f"/t/{table}/analysis").json()["coming"]


@pytest.mark.parametrize("game", games.REGISTERED)
def test_every_game_can_be_analysed(tmp_path: Path, game: str) -> None:
    """Within the limit of time, and in words."""
    with TestClient(
        create_app(str(tmp_path / "g.db"), shelf.only(game), workers=1, analysis_seconds=1)
    ) as app:
        person = Person(another(app))
        seats = max(2, min(games.get(game).players))
        table = person.open(game, "me", *["here"] * (seats - 1), seed="any")
        play_out(app, table, sensibly=True)
        until_made(person, table)
        page = person.client.get(f"/t/{table}").text
        assert "Chance to win over the game" in page
        assert isinstance(site(app).analyst.find(site(app).house.room(table)), Analysis)


def test_what_is_kept_reads_back_as_it_was() -> None:
    kept = '{"moments":[{"move":0,"chances":[0.25,0.75]}],"mistakes":[{"move":3,"seat":1,'
    kept += '"played":"bid:1","better":"bid:2","chance":0.25,"better_chance":0.5,"error":0.125,'
    kept += '"reasons":[{"key":"points","worth":2.5,"count":2.0,"about":""}],'
    kept += '"line":[{"seat":0,"action":"bid:4"}]}],"done":1.0}'
    found = Analysis.from_json(json.loads(kept))
    assert found.mistakes[0].cost == 0.25
    assert found.mistakes[0].sureness == pytest.approx(0.977, abs=0.001)
    assert json.loads(json.dumps(found.to_json())) == json.loads(kept)
    before = Analysis.from_json(json.loads(kept.replace(',"error":0.125', "")))  # without its uncertainty
    assert before.mistakes[0].error == before.mistakes[0].sureness == 0.0
    first, last = kept.index(',"reasons"'), kept.index('}],"done"')
    older = Analysis.from_json(json.loads(kept[:first] + kept[last:].replace(',"done":1.0', "")))
    assert older.finished
    assert (older.mistakes[0].reasons, older.mistakes[0].line) == ([], [])
