"""Time: clocks that a test moves, what becomes of who runs out, and a server that is killed meanwhile."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import httpx2 as httpx
import pytest
from fastapi.testclient import TestClient

from perihelion.table.house import opening, seating
from perihelion.table.house.clocks import RETURN, SECOND, left
from perihelion.table.house.house import House
from perihelion.table.house.limits import Limits
from perihelion.table.house.opening import FRIEND, ME, Place
from perihelion.table.house.problems import Declined, NotNow, Problem
from perihelion.table.house.rooms import Room
from perihelion.table.house.timekeeping import look
from perihelion.table.house.timing import DAY, ENDINGS, HOUR, OFFERED_LETTERS, OFFERED_LIVE, timing
from perihelion.table.jobs.timekeeper import Timekeeper
from perihelion.table.store import BOT, FINISHED, PERSON, Store
from perihelion.table.web import create_app
from tests.table import shelf
from tests.table.people import Person, Program
from tests.table.serving import Server

MINUTE = 60 * SECOND
START = 1_900_000_000_000
LIVE, LETTERS = "live 600+10 bot", f"letters {DAY}+{14 * DAY} bot"
PEOPLE = ("Ada", "Bob", "Cyd", "Dan")


class Clock:
    """Time that passes when a test says so."""

    def __init__(self) -> None:
        self.now = START

    def __call__(self) -> int:
        return self.now


@contextmanager
def house_at(path: Path | str, clock: Clock) -> Iterator[House]:
    store = Store(str(path))
    yield House(store, shelf.library(), Limits(), clock)
    store.close()


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def house(tmp_path: Path, clock: Clock) -> Iterator[House]:
    with house_at(tmp_path / "time.db", clock) as opened:
        yield opened


def table(house: House, pace: str, people: int = 2, bots: int = 0) -> Room:
    """A running game of people with these names, each of them the guest of that name."""
    places = [Place(ME), *[Place(FRIEND)] * (people - 1), *[Place("easy")] * bots]
    room = opening.open_table(house, "Ada", "Ada", "comet", places, {}, "7", time=pace)
    for name in PEOPLE[1:people]:
        seating.sit(house, room, name, name, room.table.invite)
    return room


def answer(house: House, room: Room, seat: int) -> None:
    match = room.playing()
    action = match.game.catalogue.names[match.state.legal(seat)[0]]
    house.act(room, PEOPLE[seat], seat, action, match.token(seat))


def shown(room: Room, seat: int) -> int:
    return left(room.timing, room.clocks[seat], room.now())[0]


def test_only_who_is_asked_spends_time_and_an_answer_adds_some(house: House, clock: Clock) -> None:
    room = table(house, LIVE)
    clock.now += 3 * MINUTE
    answer(house, room, 0)  # both are asked at once; Bob is still thinking
    clock.now += MINUTE
    assert shown(room, 0) == 7 * MINUTE + 10 * SECOND
    assert shown(room, 1) == 6 * MINUTE
    answer(house, room, 1)
    assert shown(room, 1) == 6 * MINUTE + 10 * SECOND


def test_nothing_is_spent_without_time(house: House, clock: Clock) -> None:
    room = table(house, "")
    clock.now += 400 * DAY * SECOND
    look(house)
    assert [row.kind for row in room.seats] == [PERSON, PERSON]
    answer(house, room, 0)


def test_taking_back_gives_no_time(house: House, clock: Clock) -> None:
    for pace, step in ((LIVE, MINUTE), (LETTERS, HOUR * SECOND)):
        room = table(house, pace)
        before = shown(room, 0)
        for _ in range(3):
            clock.now += step
            answer(house, room, 0)
            house.undo(room, "Ada", 0)
        assert shown(room, 0) == before - 3 * step


def test_taking_back_after_a_restart_gives_no_time(tmp_path: Path, clock: Clock) -> None:
    with house_at(tmp_path / "a.db", clock) as house:
        room = table(house, LIVE)
        clock.now += MINUTE
        answer(house, room, 0)
        assert shown(room, 0) == 9 * MINUTE + 10 * SECOND
    with house_at(tmp_path / "a.db", clock) as house:
        again = house.room(room.id)
        house.undo(again, "Ada", 0)
        assert shown(again, 0) == 9 * MINUTE


def test_a_bot_plays_on_for_who_runs_out_until_they_come_back(house: House, clock: Clock) -> None:
    room = table(house, LIVE)
    clock.now += 10 * MINUTE - 1
    look(house)
    assert room.seats[0].kind == PERSON
    clock.now += 1
    with pytest.raises(NotNow, match="time-over"):  # whoever is quicker than the timekeeper gains nothing
        answer(house, room, 0)
    look(house)
    assert [(row.kind, row.stand_in, row.lost) for row in room.seats] == [(BOT, True, False)] * 2
    assert [line.notice for line in house.store.chat.of(room.id)][-1] == "ui-notice-time-bot"
    seating.come_back(house, room, "Ada", 0)
    assert room.seats[0].kind == PERSON
    assert shown(room, 0) == RETURN
    look(house)
    answer(house, room, 0)


def test_a_seat_that_loses_cannot_win_and_the_others_play_on(house: House, clock: Clock) -> None:
    room = table(house, "live 600+0 lose", people=3)
    answer(house, room, 0)
    answer(house, room, 1)
    clock.now += 10 * MINUTE
    look(house)
    assert [row.lost for row in room.seats] == [False, False, True]
    assert not room.over
    for refused in (lambda: answer(house, room, 2), lambda: seating.come_back(house, room, "Cyd", 2)):
        with pytest.raises(NotNow, match="seat-lost"):
            refused()
    while not room.over:
        match = room.playing()
        for seat in match.state.asked_seats():
            if room.seats[seat].kind == BOT:
                legal = match.state.legal(seat)
                house.act_for_bot(room, seat, match.game.catalogue.names[legal[-1]], match.token(seat))
            else:
                answer(house, room, seat)
    result = room.table.result
    assert result is not None
    assert result.lost == [2]
    assert result.winners
    assert 2 not in result.winners


def test_the_game_is_over_when_one_seat_is_left_and_stays_so(tmp_path: Path, clock: Clock) -> None:
    with house_at(tmp_path / "a.db", clock) as house:
        room = table(house, "live 600+0 lose")
        answer(house, room, 1)
        clock.now += 10 * MINUTE
        look(house)
        assert room.table.status == FINISHED
        assert room.table.result is not None
        assert (room.table.result.winners, room.table.result.lost) == ([1], [0])
        assert room.thoughts() == []
        with pytest.raises(Declined):
            room.act(0, "bid:1", None)
    with house_at(tmp_path / "a.db", clock) as house:
        again = house.room(room.id)
        assert not again.broken
        assert again.over
        assert again.table.result == room.table.result
        rematch = opening.rematch(house, again, "Ada")
        assert [(row.kind, row.lost) for row in rematch.seats] == [(PERSON, False)] * 2
        assert rematch.timing == again.timing
        assert shown(rematch, 0) == 10 * MINUTE


def test_correspondence_has_time_for_each_decision_and_then_vacation(house: House, clock: Clock) -> None:
    room = table(house, LETTERS)
    clock.now += 20 * HOUR * SECOND
    assert left(room.timing, room.clocks[0], clock.now) == (4 * HOUR * SECOND, False)
    clock.now += DAY * SECOND
    look(house)
    assert left(room.timing, room.clocks[0], clock.now) == ((14 * 24 - 20) * HOUR * SECOND, True)
    answer(house, room, 0)
    answer(house, room, 1)
    assert left(room.timing, room.clocks[0], clock.now) == (DAY * SECOND, False)
    clock.now += (DAY + (14 * 24 - 20) * HOUR) * SECOND
    look(house)
    assert [row.kind for row in room.seats] == [BOT, BOT]


def test_nobody_is_taken_over_in_correspondence_for_being_away(house: House, clock: Clock) -> None:
    for pace, taken in ((LETTERS, False), ("", True)):
        room = opening.open_table(
            house, "Ada", "Ada", "comet", [Place(ME), Place(FRIEND)], {}, time=pace, takeover_rule="after:1"
        )
        seating.sit(house, room, "Bob", "Bob", room.table.invite)
        house.hub._seen.clear()
        house.hub._born -= 3600
        if taken:
            seating.give_to_bot(house, room, "Ada", 1, "easy")
        else:
            with pytest.raises(NotNow):
                seating.give_to_bot(house, room, "Ada", 1, "easy")
        assert (room.seats[1].kind == BOT) == taken


def test_the_time_of_a_game_is_kept_with_its_moves(tmp_path: Path, clock: Clock) -> None:
    with house_at(tmp_path / "a.db", clock) as house:
        room = table(house, LIVE)
        clock.now += MINUTE
        answer(house, room, 0)
        kept = room.clocks
    clock.now += MINUTE
    with house_at(tmp_path / "a.db", clock) as house:
        again = house.room(room.id)
        assert again.clocks == kept
        assert shown(again, 1) == 8 * MINUTE


def test_time_without_a_server_is_not_counted(tmp_path: Path, clock: Clock) -> None:
    with house_at(tmp_path / "a.db", clock) as house:
        room = table(house, LIVE)
        clock.now += MINUTE
        house.store.clocks.beat(clock.now)
        clock.now += 2 * SECOND  # counted, but the server is gone before it has kept that
        answer(house, room, 0)
    for outage, lost in ((HOUR * SECOND, 0), (DAY * SECOND, 0)):
        clock.now += outage
        with house_at(tmp_path / "a.db", clock) as house:
            Timekeeper(house)._resume()
            look(house)
            again = house.room(room.id)
            assert again.seats[1].kind == PERSON
            assert shown(again, 1) == 9 * MINUTE - lost


def test_a_clock_started_just_before_the_server_died_has_its_whole_time(tmp_path: Path, clock: Clock) -> None:
    with house_at(tmp_path / "a.db", clock) as house:
        room = table(house, "live 600+0 bot")
        house.store.clocks.beat(clock.now)
        clock.now += 2 * SECOND
        answer(house, room, 0)
        answer(house, room, 1)
    clock.now += DAY * SECOND
    with house_at(tmp_path / "a.db", clock) as house:
        Timekeeper(house)._resume()
        again = house.room(room.id)
        assert again.clocks[0].since == clock.now
        assert shown(again, 0) == 10 * MINUTE - 2 * SECOND


def test_who_is_asked_is_counted_by_turns(house: House, clock: Clock) -> None:
    room = table(house, "")
    assert [one.turn for one in room.clocks] == [1, 1]
    answer(house, room, 0)
    assert room.clocks[0].since == 0
    answer(house, room, 1)
    assert [one.turn for one in room.clocks] == [2, 1]  # Bob was not waiting for anybody


def test_the_pages_tell_of_the_time_and_of_its_end(tmp_path: Path, clock: Clock) -> None:
    with TestClient(create_app(str(tmp_path / "pages.db"), shelf.PLACE, workers=1)) as app:
        app.app.state.site.house.now = clock  # type: ignore[attr-defined]
        person = Person(app)
        opened = person.open("comet", "me", "friend", time="live 600+10", out="lose")
        for lang, words in (("en", "10 minutes for everybody"), ("cs", "10 minut pro každého")):
            assert words in app.get(f"/t/{opened}", params={"lang": lang}).text
        person.post(f"/t/{opened}/start")
        page = app.get(f"/t/{opened}").text
        assert page.count('role="timer"') == 1  # bots need no clock
        assert 'data-left="600000"' in page
        clock.now += 10 * MINUTE
        while person.part(opened).get("over") is not True:  # the timekeeper looks every second
            time.sleep(0.05)
        for lang, words in (("en", "the time of Pilot was over"), ("cs", "vypršel čas: Pilot")):
            assert words in app.get(f"/t/{opened}", params={"lang": lang}).text
        assert app.get(f"/t/{opened}/record").status_code == 200


@pytest.mark.parametrize(
    "text",
    [
        "live",
        "live 600+10",
        "live 10+10 bot",
        "live 600+10 win",
        "letters 5+5 bot",
        "days 1+1 bot",
        "live 99999999+0 bot",
    ],
)
def test_a_time_that_nobody_can_mean_is_refused(text: str) -> None:
    with pytest.raises(Problem, match="ui-problem-time"):
        timing(text)


@pytest.mark.parametrize("text", [*OFFERED_LIVE, *OFFERED_LETTERS])
def test_times_on_offer_are_kept_as_they_are(text: str) -> None:
    for ending in ENDINGS:
        assert timing(f"{text} {ending}").text == f"{text} {ending}"


def test_a_server_killed_in_mid_decision_goes_on_with_the_time_that_was_left(tmp_path: Path) -> None:
    path = tmp_path / "killed.db"
    with (
        Server(str(path), shelf.PLACE, tmp_path / "log") as server,
        httpx.Client(base_url=server.url) as client,
    ):
        program = Program(client)
        opened = program.open("comet", ["me", "easy"], time="live 3600+0 bot")
        before = program.get(f"tables/{opened['table']}").json()["clocks"][0]
        assert before["runs"]
        server.kill()
        with closing(sqlite3.connect(path)) as database, database:  # an outage of two hours
            database.execute(
                "UPDATE clocks SET since = since - 7200000, ends = ends - 7200000 WHERE ends > 0"
            )
            database.execute("UPDATE settings SET value = value - 7200000 WHERE key = 'clocks'")
        server.start()
        position = program.get(f"tables/{opened['table']}").json()
        assert position["seats"][0]["kind"] == PERSON
        assert 0 < position["clocks"][0]["left"] <= before["left"] + 10 * SECOND
        assert position["questions"]
