"""Several processes on one PostgreSQL database: any of them serves any table, thinks for any bot, and none of
them is needed. Here they are applications of one process; `test_cluster` has real ones."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import httpx2 as httpx
import pytest
import sqlalchemy as sa
import structlog
from fastapi.testclient import TestClient

from perihelion.core.chance import seeded
from perihelion.table.house.house import House
from perihelion.table.house.limits import Limits, meter
from perihelion.table.house.measures import Measures
from perihelion.table.house.opening import Place, open_table
from perihelion.table.house.problems import Declined
from perihelion.table.jobs.leading import Company, Office
from perihelion.table.store import JobRow, Listener, Store, Unusable
from perihelion.table.store import jobs as jobs_module
from perihelion.table.web import create_app, serve
from tests.table import postgres, shelf
from tests.table.people import Program, another
from tests.table.playing import play_on
from tests.table.test_play import site, wait_for

# Every connection on which somebody listens, or has just tried whether it still lives.
HANG_UP = (
    "select count(pg_terminate_backend(pid)) from pg_stat_activity "
    "where query like 'LISTEN%' or (query = 'SELECT 1' and pid <> pg_backend_pid())"
)


@pytest.fixture(scope="module")
def database() -> Iterator[postgres.Running]:
    with postgres.running() as running:
        yield running


@pytest.fixture(scope="module")
def url(database: postgres.Running) -> str:
    return database.url


@pytest.fixture(scope="module")
def quiet(database: postgres.Running) -> Iterator[Store]:
    """A database at which nobody thinks."""
    database.run("createdb", "-h", "127.0.0.1", "-p", str(database.port), "-U", "perihelion", "quiet")
    opened = Store(database.url.removesuffix("tables") + "quiet")
    yield opened
    opened.close()


@pytest.fixture(scope="module")
def pair(url: str) -> Iterator[tuple[TestClient, TestClient]]:
    """Two web processes; bots think at the second alone."""
    with (
        TestClient(create_app(url, shelf.PLACE, workers=0)) as one,
        TestClient(create_app(url, shelf.PLACE, workers=1)) as two,
    ):
        yield one, two


@pytest.fixture
def store(url: str) -> Iterator[Store]:
    opened = Store(url)
    yield opened
    opened.close()


def house_on(store: Store) -> House:
    """The rooms of another process."""
    return House(store, shelf.library(), Limits())


def at(app: TestClient, program: Program) -> Program:
    """The same client at another process."""
    moved = Program.__new__(Program)
    moved.client, moved.headers = another(app), program.headers
    return moved


def opened(app: TestClient, *seats: str) -> tuple[Program, str]:
    program = Program(another(app))
    return program, str(program.open("comet", ["me", *seats])["table"])


def no_bots(store: Store) -> tuple[House, str, str]:
    """A table of two people, in the rooms of this test."""
    house = house_on(store)
    guest = "somebody"
    room = open_table(house, guest, "Ada", "comet", [Place("me"), Place("here", "Bob")], {})
    return house, guest, room.id


def test_what_one_process_does_the_others_know(pair: tuple[TestClient, TestClient]) -> None:
    one, two = pair
    program, table = opened(one, "here")
    there = at(two, program)
    before = there.get(f"tables/{table}").json()
    for app in (program, there, program, there):
        position = app.get(f"tables/{table}").json()
        question = position["questions"][0]
        body = {
            "action": question["legal"][0]["action"],
            "seat": question["seat"],
            "token": question["token"],
        }
        assert app.post(f"tables/{table}/act", body).status_code == 200
    program.post(f"tables/{table}/chat", {"text": "here"})
    assert program.get(f"tables/{table}").json() == there.get(f"tables/{table}").json()
    assert there.get(f"tables/{table}").json()["moves"] >= before["moves"] + 4
    marks = [site(app).house.mark(table) for app in pair]
    assert marks[0] == marks[1] == site(one).house.room(table).mark


def test_a_change_wakes_the_streams_of_every_process(pair: tuple[TestClient, TestClient]) -> None:
    program, table = opened(pair[0], "here")
    published: list[str] = []
    house = site(pair[1]).house
    hears, house.hearing["table"] = house.hearing["table"], published.append
    try:
        wait_for(lambda: program.post(f"tables/{table}/chat", {"text": "hello"}) and table in published)
    finally:
        house.hearing["table"] = hears


def test_a_listener_that_lost_its_connection_tells_everybody_to_look(url: str, store: Store) -> None:
    heard: list[str] = []
    resumed = threading.Semaphore(0)
    listener = Listener(url, lambda kind, what: heard.append(what), resumed.release)
    listener.open()
    assert resumed.acquire(timeout=60)
    with store.database.engine.begin() as connection:
        killed = connection.execute(sa.text(HANG_UP)).scalar()
    assert killed
    assert resumed.acquire(timeout=60)
    listener.close()


def test_of_two_who_answer_the_same_question_one_is_late(store: Store, url: str) -> None:
    """Twelve processes at once, each with a room of its own: every number of the log is given once, and each
    answer is one to the question that was asked."""
    house, guest, table = no_bots(store)
    houses = [house_on(store) for _ in range(12)]

    def answer(one: House) -> bool:
        room = one.room(table)
        with room.lock:
            match = room.playing()
            if match.state.over:
                return False
            seat = match.state.asked_seats()[0]
            action, token = match.game.catalogue.names[match.state.legal(seat)[0]], match.token(seat)
        try:
            one.act(room, guest, seat, action, token)
        except Declined:
            return False
        return True

    taken = 0
    with ThreadPoolExecutor(12) as threads:
        while not house.room(table).over:
            rows = len(store.actions.of(table))
            done = sum(threads.map(answer, houses))
            assert done >= 1
            taken += done
            assert len(store.actions.of(table)) >= rows + done
    rows = store.actions.of(table)
    assert [row.sequence for row in rows] == list(range(1, len(rows) + 1))
    assert sum(row.kind == "move" for row in rows) == taken
    ends = {one.room(table).playing().state.digest() for one in houses}
    assert len(ends) == 1


def test_a_room_catches_up_with_what_others_play(store: Store) -> None:
    here, guest, table = no_bots(store)
    there = house_on(store)
    for number in range(7):
        acting, looking = (here, there) if number % 2 else (there, here)
        room = looking.room(table)
        match = room.playing()
        play_on(acting, acting.room(table), 1)
        assert looking.room(table) is room
        assert room.playing() is match  # what was played is played here, and nothing is loaded anew
        assert room.mark == acting.room(table).mark
        assert match.state.digest() == acting.room(table).playing().state.digest()
    seat = here.room(table).playing().moves[-1].seat
    here.undo(here.room(table), guest, seat)
    assert there.room(table).mark == here.room(table).mark
    assert there.room(table).playing().state.digest() == here.room(table).playing().state.digest()


def test_what_fails_in_the_middle_is_not_kept_and_not_remembered(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    house, guest, table = no_bots(store)
    room = house.room(table)
    before = room.mark

    def broken(*_: object) -> None:
        raise OSError("the power is gone")

    with monkeypatch.context() as patch:
        patch.setattr(House, "ask_bots", broken)
        with pytest.raises(OSError, match="power"):
            house.say(room, guest, "Ada", "lost")
    assert store.chat.of(table) == []
    assert house.room(table).mark == before
    house.say(house.room(table), guest, "Ada", "kept")
    assert [line.text for line in store.chat.of(table)] == ["kept"]


def test_bots_play_wherever_somebody_thinks(pair: tuple[TestClient, TestClient], store: Store) -> None:
    program, table = opened(pair[0], "easy")
    assert not site(pair[0]).thinker.workers
    chance = seeded("elsewhere")
    position: dict[str, object] = {}

    def over() -> bool:
        program.play_on(table, chance)
        position.update(program.get(f"tables/{table}").json())
        return bool(position["over"])

    wait_for(over, 180)
    rows = store.actions.of(table)
    assert [row.sequence for row in rows] == list(range(1, len(rows) + 1))
    assert {row.seat for row in rows} == {0, 1}
    wait_for(lambda: store.jobs.forsaken() == [] and store.jobs.waiting() == 0)


def test_a_hint_comes_from_another_process(pair: tuple[TestClient, TestClient]) -> None:
    program, table = opened(pair[0], "easy")
    wait_for(lambda: bool(program.get(f"tables/{table}").json()["questions"]))
    answer = program.get(f"tables/{table}/hint")
    assert answer.status_code == 200, answer.text
    assert answer.json()


def test_the_name_of_a_request_follows_what_a_bot_does_for_it(pair: tuple[TestClient, TestClient]) -> None:
    program, table = opened(pair[0], "easy")
    wait_for(lambda: bool(program.get(f"tables/{table}").json()["questions"]))
    merged = [structlog.contextvars.merge_contextvars]
    with structlog.testing.capture_logs(processors=merged) as log:
        name = program.get(f"tables/{table}/hint").headers["x-request-id"]
        wait_for(lambda: any(line["event"] == "job" and line["request"] == name for line in log))
        wait_for(lambda: not site(pair[0]).house.room(table).asked_bots())  # we raise the next question
        question = program.get(f"tables/{table}").json()["questions"][0]
        body = {"action": question["legal"][0]["action"], "seat": 0, "token": question["token"]}
        name = program.post(f"tables/{table}/act", body).headers["x-request-id"]
        wait_for(lambda: any(line["event"] == "job" and line["request"] == name for line in log))


def test_a_worker_tells_its_measures() -> None:
    measures, port = Measures(), postgres.free_port()
    measures.actions.labels("comet", "bot").inc()
    end = measures.serve("127.0.0.1", port)
    try:
        told = httpx.get(f"http://127.0.0.1:{port}/metrics", timeout=60).text
    finally:
        end()
    assert 'perihelion_actions_total{by="bot",game="comet"} 1.0' in told


def test_the_job_of_a_dead_worker_is_taken_over(quiet: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    jobs, kinds = quiet.jobs, ("choose",)
    monkeypatch.setattr(jobs_module, "LEASE", 600_000)
    jobs.ask_bots("a table", [(1, "4.0")])
    taken = jobs.take("who dies", kinds)
    assert taken is not None
    assert jobs.take("heir", kinds) is None  # somebody is at it
    monkeypatch.setattr(jobs_module, "LEASE", -1)
    jobs.keep("who dies", [taken.id])  # the last time that anybody hears of it
    again = jobs.take("heir", kinds)
    assert again is not None
    assert (again.id, again.tries) == (taken.id, 2)
    assert jobs.finish(taken)  # whoever comes first
    assert not jobs.finish(again)  # the other is too late


def test_a_question_that_was_taken_back_is_not_thought_about(quiet: Store) -> None:
    jobs, kinds = quiet.jobs, ("choose",)
    jobs.ask_bots("a table", [(1, "4.0"), (2, "4.0")])
    thought = [jobs.take("somebody", kinds) for _ in range(2)]
    first, second = thought
    assert first is not None
    assert second is not None
    jobs.ask_bots("a table", [(2, "4.0")])
    jobs.ask_bots("a table", [(1, "4.0"), (2, "4.0")])  # asked again, by the same token: another question
    assert not jobs.finish(first)
    assert jobs.finish(second)
    jobs.ask_bots("a table", [])
    assert jobs.take("somebody", kinds) is None


def test_hints_before_bots_before_analyses(quiet: Store) -> None:
    jobs, kinds = quiet.jobs, ("p", "b", "l")
    for key, kind, urgency in (("later", "l", 2), ("bot", "b", 1), ("person", "p", 0), ("bot 2", "b", 1)):
        jobs.add(JobRow(key, kind, urgency, "priorities"))
    jobs.add(JobRow("bot", "b", 1, "priorities"))  # once, whoever asks
    order = []
    while job := jobs.take("one", kinds):
        order.append(job.key)
        jobs.finish(job)
    assert order == ["person", "bot", "bot 2", "later"]


def test_meters_hold_for_all_processes(store: Store, url: str) -> None:
    other = Store(url)
    meters = [meter(one, "test", 3, 600) for one in (store, other)]
    assert [meters[number % 2].take("Ada") for number in range(5)] == [True] * 3 + [False] * 2
    assert meters[0].take("Bob")
    other.close()


def test_who_has_a_table_open_elsewhere_is_not_away(store: Store, url: str) -> None:
    other = Store(url)
    here, there = house_on(store), house_on(other)
    here.hub._born -= 1_000
    assert here.presence.away("presence", "Ada") >= 1_000
    with there.hub.listening("presence", "Ada"):
        there.presence.beat()
        here.presence._known.clear()
        assert here.presence.away("presence", "Ada") == 0
        assert here.presence.watchers("presence") == {"Ada"}
    other.close()


def test_one_process_leads_until_it_is_gone(store: Store, url: str) -> None:
    office = Office("leader of the test", 600.0)  # which no server of another test stands for
    others = [Store(url) for _ in range(2)]
    first, second, third = (Company(house_on(one), office=office) for one in (store, *others))
    first._stand()
    second._stand()
    assert first.leads()
    assert not second.leads()
    store.settings.put(office.name, f"1 {first.name}")  # silent for too long, be it dead or stopped
    first._until = 0.0
    second._stand()
    first._stand()
    assert second.leads()
    assert not first.leads()
    second.resign()
    third._stand()
    assert third.leads()
    for one in others:
        one.close()


@pytest.mark.parametrize("told", [{"workers": 2}, {"bots": False}])
def test_a_file_has_one_process(tmp_path: Path, told: dict[str, int | bool]) -> None:
    with pytest.raises(Unusable, match="needs a PostgreSQL database"):
        serve("127.0.0.1", 0, str(tmp_path / "one.db"), **told)
