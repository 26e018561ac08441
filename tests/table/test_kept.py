"""Results kept: one row for everybody who sat, in the same transaction as the end, also for games that ended
before; ratings follow from them alone, each game counted once."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
import sqlalchemy as sa
from typer.testing import CliRunner

from perihelion.cli import app as commands
from perihelion.core.chance import seeded
from perihelion.table.house import opening, ratings, seating
from perihelion.table.house.house import House
from perihelion.table.house.limits import Limits
from perihelion.table.house.opening import FRIEND, ME, Place
from perihelion.table.house.problems import NotNow, Problem
from perihelion.table.house.results import keep_missing, placed
from perihelion.table.house.rooms import Room
from perihelion.table.store import AWAY, FORMER, LEFT, OUT_OF_TIME, PLAYED, EndedRow, Result, Store
from perihelion.table.store.schema import ENDED, RESULTS
from tests.table import shelf
from tests.table.playing import play_on

PEOPLE = {"ada": "Ada", "bob": "Bob", "eve": "Eve"}


@pytest.fixture
def house(db: str) -> House:
    store = Store(db)
    with store.database.writing() as connection:
        for table in reversed(RESULTS.metadata.sorted_tables):
            connection.execute(table.delete())
    for guest, name in PEOPLE.items():
        store.guests.add(guest, name)
    return House(store, shelf.library(), Limits(tables_per_guest=1000))


def table(house: House, *seats: str, **more: object) -> Room:
    """A table whose first seat is Ada's; the others are people or levels of bots."""
    places = [Place(ME), *(Place(FRIEND if seat in PEOPLE else seat) for seat in seats)]
    room = opening.open_table(house, "ada", "Ada", "comet", places, {}, listed=True, **more)  # type: ignore[arg-type]
    for seat, who in enumerate(seats, 1):
        if who in PEOPLE:
            seating.sit(house, room, who, PEOPLE[who], seat=seat)
    return room


def kept(house: House, room: Room) -> EndedRow:
    found = house.store.results.of_table(room.id)
    assert found is not None
    return found


def play(house: House, room: Room) -> EndedRow:
    play_on(house, room, 10_000)
    assert room.over
    return kept(house, room)


def test_the_end_of_a_game_keeps_a_row_for_everybody(house: House) -> None:
    room = table(house, "bob", "easy")
    assert house.store.results.of_table(room.id) is None
    ended = play(house, room)
    result = room.table.result
    assert result is not None
    assert (ended.game, ended.players, ended.bots, ended.rated, ended.moves) == (
        "comet", 3, True, False, len(room.playing().moves),
    )  # fmt: skip
    rows = ended.results
    assert [(row.person, row.level, row.name) for row in rows] == [
        ("ada", "", "Ada"), ("bob", "", "Bob"), ("", "easy", room.seats[2].name),
    ]  # fmt: skip
    assert [row.score for row in rows] == result.scores
    assert [row.seat for row in rows if row.won] == result.winners
    assert any(row.won for row in rows)
    assert [row.place for row in rows] == placed(result, [])
    assert all(row.fate == PLAYED and row.counts for row in rows)


def test_the_row_and_the_end_are_one_transaction(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    room = table(house, "bob")

    def fails(*_: object) -> None:
        raise OSError

    monkeypatch.setattr("perihelion.table.store.actions.put_end", fails)
    with pytest.raises(OSError):
        play_on(house, room, 10_000)
    monkeypatch.undo()
    again = house.room(room.id)
    assert again.table.status == "playing"
    assert house.store.results.of_table(room.id) is None
    play(house, again)


def test_places_are_shared_and_who_is_gone_is_last() -> None:
    assert placed(Result([5, 9, 9, 2], [1]), []) == [3, 1, 2, 4]
    assert placed(Result([5, 9, 9, 2], [1, 2]), []) == [3, 1, 1, 4]
    assert placed(Result([5, 9, 9, 2], [1]), [1, 0]) == [3, 3, 1, 2]
    assert placed(Result([40, 60], [1]), []) == [2, 1]  # an opponent that the game itself plays


def test_who_left_is_kept_as_last_and_who_came_after_plays_for_no_rating(house: House) -> None:
    room = table(house, "bob", "easy", takeover_rule="leaving", rated=True)
    seating.leave(house, room, "bob", 1)
    seating.sit(house, room, "eve", "Eve", seat=1)
    rows = play(house, room).results
    by = {row.person: row for row in rows if row.person}
    assert (by["bob"].fate, by["bob"].won, by["bob"].counts) == (LEFT, False, True)
    assert (by["eve"].fate, by["eve"].counts) == (PLAYED, False)
    assert by["bob"].place > max(row.place for row in rows if row.fate == PLAYED)
    rated = {row.who for row in house.store.ratings.all()}
    assert rated == {"ada", "bob", "bot easy"}


def test_who_gives_up_lost_by_time_or_is_away_is_last(house: House) -> None:
    given_up = table(house, "bob", "easy")
    seating.concede(house, given_up, "bob")
    assert {row.person: row.fate for row in play(house, given_up).results} == {
        "ada": PLAYED, "bob": LEFT, "": PLAYED,
    }  # fmt: skip
    away = table(house, "bob", "easy")
    seating.give_to_bot(house, away, "bob", 1, "easy")
    assert [row.fate for row in play(house, away).results] == [PLAYED, AWAY, PLAYED]
    late = table(house, "bob", "easy")
    house.set_seat(late, replace(late.seats[0], kind="bot", level="easy", stand_in=True, lost=True))
    ended = play(house, late)
    assert [row.fate for row in ended.results] == [OUT_OF_TIME, PLAYED, PLAYED]
    assert ended.results[0].place == 3


def test_games_that_ended_before_are_brought_in_once(house: House) -> None:
    rooms = [table(house, "bob"), table(house, "easy")]
    before = [play(house, room) for room in rooms]
    with house.store.database.writing() as connection:
        connection.execute(RESULTS.delete())
        connection.execute(ENDED.delete())
    assert house.store.results.missing()
    first = house.store.results.missing()[0]
    assert keep_missing(house.store, house.library) == 2
    assert keep_missing(house.store, house.library) == 0
    after = [kept(house, room) for room in rooms]
    for one, other in zip(before, after, strict=True):
        assert replace(one, number=0) == replace(other, number=0)
    assert first in {one.table_id for one in after}


def test_a_rated_table_refuses_what_would_make_it_unfair(house: House) -> None:
    for more in ({"seed": "7"}, {"hints": True}):
        with pytest.raises(Problem, match="rated"):
            table(house, "bob", rated=True, **more)
    for places in ([Place(ME), Place("here", "Bob")], [Place("easy"), Place("easy")]):
        with pytest.raises(Problem, match="rated"):
            opening.open_table(house, "ada", "Ada", "comet", places, {}, rated=True)
    room = table(house, "easy", rated=True)
    assert not room.allows_hints()
    with pytest.raises(NotNow, match="rated-bot"):
        seating.give_to_bot(house, room, "ada", 0, "hard")


def test_a_rated_game_against_bots_cannot_be_made_undone(house: House) -> None:
    room = table(house, "easy", rated=True)
    with pytest.raises(NotNow, match="rated-close"):
        seating.close_table(house, room, "ada")
    seating.concede(house, room, "ada")
    rows = play(house, room).results
    assert [(row.person, row.fate, row.place) for row in rows] == [("ada", LEFT, 2), ("", PLAYED, 1)]


def season(house: House) -> None:
    chance = seeded("season")
    for _ in range(8):
        seats = [("bob",), ("eve",), ("bob", "eve"), ("easy",), ("easy", "easy"), ("bob", "medium")]
        play(house, table(house, *chance.pick(seats), rated=True))
    play(house, table(house, "bob"))


def everything(house: House) -> tuple[object, ...]:
    query = sa.select(RESULTS.c.number, RESULTS.c.seat, RESULTS.c.mu, RESULTS.c.sigma)
    with house.store.database.reading() as connection:
        history = [tuple(row) for row in connection.execute(query.order_by(RESULTS.c.number, RESULTS.c.seat))]
    return house.store.ratings.all(), history


def test_ratings_follow_from_the_results_and_count_every_game_once(house: House, db: str) -> None:
    season(house)
    counted = everything(house)
    assert house.store.ratings.all()
    assert ratings.count(house.store) == 0  # the end of a game that is processed twice
    assert everything(house) == counted
    assert ratings.recount(house.store) == 8
    assert everything(house) == counted
    with house.store.database.writing() as connection:
        connection.execute(sa.text("update ratings set mu = 0"))
    answer = CliRunner().invoke(commands, ["admin", "recount", "--db", db])
    assert answer.stdout.split()[-1] == "8"
    assert everything(house) == counted
    scales = {(row.players, row.bots) for row in house.store.ratings.all()}
    assert {bots for _, bots in scales} == {True, False}
    for row in house.store.ratings.all():
        if row.who.startswith("bot "):
            assert row.bots  # games against bots count apart


def test_a_game_that_is_counted_late_changes_nothing(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("perihelion.table.house.house.count", lambda store: 0)
    for _ in range(3):
        play(house, table(house, "bob", rated=True))

    def pretend(counted: bool) -> None:  # another server is slow with the first one
        first = sa.select(sa.func.min(ENDED.c.number)).scalar_subquery()
        with house.store.database.writing() as connection:
            connection.execute(ENDED.update().where(ENDED.c.number == first).values(counted=counted))

    pretend(True)
    assert ratings.count(house.store) == 2
    late = everything(house)
    pretend(False)
    assert ratings.count(house.store) == 3
    counted = everything(house)
    assert counted != late
    ratings.recount(house.store)
    assert everything(house) == counted


def test_who_wins_rises_and_the_interval_shrinks(house: House) -> None:
    ended = play(house, table(house, "bob", rated=True))
    by = {row.who: row for row in house.store.ratings.all()}
    for row in ended.results:
        assert row.mu == by[row.person].mu
    if {row.place for row in ended.results} == {1, 2}:
        [best] = [row for row in ended.results if row.place == 1]
        [last] = [row for row in ended.results if row.place == 2]
        assert by[best.person].mu > 25 > by[last.person].mu
    first = ratings.shown_of(by["ada"])
    for _ in range(3):
        play(house, table(house, "bob", rated=True))
    after = next(row for row in house.store.ratings.all() if row.who == "ada")
    assert ratings.shown_of(after).around < first.around
    assert after.games == 4


def test_forgetting_a_person_leaves_no_name_and_the_others_ratings(house: House) -> None:
    season(house)
    house.store.profiles.show("bob", True)
    others = [row for row in house.store.ratings.all() if row.who != "bob"]
    house.store.results.forget("bob")
    assert [row for row in house.store.ratings.all() if not row.who.startswith(FORMER)] == others
    ratings.recount(house.store)
    assert [row for row in house.store.ratings.all() if not row.who.startswith(FORMER)] == others
    with house.store.database.reading() as connection:
        text = str([tuple(row) for row in connection.execute(sa.select(RESULTS))])
    assert "bob" not in text.lower()
    assert house.store.results.of_person("bob", 10) == []


def test_what_was_liked_is_what_all_could_see(tmp_path: Path) -> None:
    from perihelion.table.house.library import named

    house = House(Store(str(tmp_path / "race.db")), named(shelf.only("race")), Limits())
    places = [Place(ME), Place("easy")]
    room = opening.open_table(house, "ada", "Ada", "race", places, {})
    play_on(house, room, 10_000)
    row = kept(house, room).results[0]
    told = [entry.event.seen_by(None) for entry in room.playing().log if entry.event.seat == 0]
    cards = [str(event.args["card"]) for event in told if event.key in ("developed", "conquered", "paid-for")]
    assert row.liked.get("card", []) == cards
    first = next(event for event in told if event.key == "chose")
    assert row.liked["opening"] == first.args["actions"]


def test_those_of_a_finished_game_play_again_as_often_as_they_want(house: House) -> None:
    room = table(house, "bob", "easy", rated=True, time="live 600+10 bot")
    with pytest.raises(NotNow, match="not-over"):
        opening.rematch(house, room, "ada")
    play(house, room)
    again = opening.rematch(house, room, "ada")
    assert opening.rematch(house, room, "bob").id == again.id  # who asks second finds it there
    assert (again.table.rated, again.table.timing, again.table.open) == (True, "live 600+10 bot", True)
    assert [row.owners for row in again.seats] == [("ada",), ("bob",), ()]
    play(house, again)
    third = opening.rematch(house, room, "bob")
    assert third.id not in (room.id, again.id)
    assert third.table.host == "bob"
    for stranger in ("eve", "nobody"):
        with pytest.raises(Problem, match="foreign-table"):
            opening.rematch(house, room, stranger)


def test_the_seat_of_who_left_waits_for_a_friend(house: House) -> None:
    room = table(house, "bob", "eve", takeover_rule="leaving")
    seating.leave(house, room, "bob", 1)
    play(house, room)
    again = opening.rematch(house, room, "ada")
    assert [(row.kind, row.name) for row in again.seats] == [
        ("person", "Ada"),
        ("free", ""),
        ("person", "Eve"),
    ]
    assert again.table.status == "waiting"
