"""An upgrade never ends a running game: it goes on from its latest state, and the log says so."""

from __future__ import annotations

import json
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from fastapi.testclient import TestClient

from perihelion import games
from perihelion.core.state import State
from perihelion.table.house.house import House
from perihelion.table.house.library import Library, standard
from perihelion.table.house.limits import Limits
from perihelion.table.house.opening import Place, open_table, rematch
from perihelion.table.house.problems import Declined, NotNow
from perihelion.table.house.rooms import Room
from perihelion.table.house.seating import start
from perihelion.table.store import PLAYING, UPGRADE, ActionRow, Conflict, SnapshotRow, Store
from perihelion.table.store.schema import ACTIONS, ERAS, SNAPSHOTS
from perihelion.table.web import create_app
from tests.table import shelf
from tests.table.people import Person, another
from tests.table.playing import play_on

ME = "upgrades"
SAID = {"en": "The rules were upgraded from version 1 to 2", "cs": "Pravidla přešla z verze 1 na verzi 2"}


@contextmanager
def opened(db: Path, library: Library) -> Iterator[House]:
    store = Store(str(db))
    if store.guests.name(ME) is None:
        store.guests.add(ME, "Ada")
    yield House(store, library, Limits())
    store.close()


@pytest.fixture
def db(tmp_path: Path) -> Path:
    return tmp_path / "tables.db"


def table_of_comet(db: Path, moves: int, seats: int = 3) -> tuple[str, Room]:
    """A table at which so many moves were made, and the room as it was left."""
    with opened(db, shelf.library()) as house:
        places = [Place("me"), *[Place("here")] * (seats - 1)]
        room = open_table(house, ME, "Ada", "comet", places, {}, "upgrades")
        play_on(house, room, moves)
        return room.id, room


def meaning(state: State) -> dict[str, object]:
    """A state without the version that saved it."""
    return {key: value for key, value in state.save().items() if key != "version"}


# -- loading by the latest state ----------------------------------------------------------------------


def test_a_table_is_loaded_without_playing_its_moves_again(db: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    table, before = table_of_comet(db, 7)

    def fail(self: State, seat: int, action: int) -> None:
        raise AssertionError("a move was played again")

    with opened(db, shelf.library()) as house:
        monkeypatch.setattr(State, "apply", fail)
        room = house.room(table)
        assert room.playing().state.digest() == before.playing().state.digest()
        assert room.playing().moves == before.playing().moves
        assert room.playing().log == before.playing().log


def test_what_could_be_taken_back_before_a_restart_can_be_after_it(db: Path) -> None:
    table, _ = table_of_comet(db, 6)  # two rounds of three
    with opened(db, shelf.library()) as house:
        room = house.room(table)
        start_digest = room.playing().state.digest()
        house.act(room, ME, 1, "bid:" + str(min(hand(room, 1))), None)
    with opened(db, shelf.library()) as house:
        room = house.room(table)
        assert room.playing().why_no_undo(1) is None
        assert room.playing().why_no_undo(0) is not None
        house.undo(room, ME, 1)
        assert room.playing().state.digest() == start_digest
        assert len(room.playing().moves) == 6
    with opened(db, shelf.library()) as house:
        assert house.room(table).playing().state.digest() == start_digest


def hand(room: Room, seat: int) -> list[int]:
    return [action + 1 for action in room.playing().state.legal(seat)]


def test_rows_after_the_kept_state_are_played_on_top_of_it(db: Path) -> None:
    """A server of version 0.1.0 on the same database writes actions, but no states."""
    table, _ = table_of_comet(db, 4)
    with opened(db, shelf.library()) as house:
        older = house.store.snapshots.of(table)
        room = house.room(table)
        play_on(house, room, 5)
        digest, log = room.playing().state.digest(), room.playing().log
        assert older is not None
        with house.store.database.writing() as connection:
            values = {**older.__dict__, "undo": "[]"}
            connection.execute(SNAPSHOTS.update().values(values))
            connection.execute(ACTIONS.update().where(ACTIONS.c.sequence > 4).values(events=None))
    with opened(db, shelf.library()) as house:
        room = house.room(table)
        assert (room.playing().state.digest(), room.playing().log) == (digest, log)
        kept = house.store.snapshots.of(table)
        assert kept is not None
        assert kept.sequence == room.sequence  # and it is kept from then on
        assert all(row.events is not None for row in house.store.actions.of(table))


def test_the_state_is_kept_in_the_same_transaction_as_the_action(db: Path) -> None:
    table, _ = table_of_comet(db, 4)
    with opened(db, shelf.library()) as house:
        before = house.store.snapshots.of(table)
        assert before is not None
        assert before.sequence == len(house.store.actions.of(table)) == 4
        taken = ActionRow(4, "move", 0, "bid:1", "[]")
        with pytest.raises(Conflict):
            house.store.actions.append(table, [taken], SnapshotRow(5, 1, "{}", []))
        assert house.store.snapshots.of(table) == before


def test_what_the_setup_brought_is_told_after_a_restart(db: Path) -> None:
    table, before = table_of_comet(db, 2)
    setup = [entry for entry in before.playing().log if entry.move == 0]
    assert [entry.event.key for entry in setup] == ["comet"]
    for library in (shelf.library(), shelf.changed(), shelf.changed()):
        with opened(db, library) as house:
            assert [entry for entry in house.room(table).playing().log if entry.move == 0] == setup


# -- an upgrade that changes nothing for this game -----------------------------------------------------


@pytest.mark.parametrize("lang", ["en", "cs"])
def test_a_running_game_goes_on_and_the_log_says_so(db: Path, lang: str) -> None:
    with TestClient(create_app(str(db), shelf.PLACE, workers=1)) as app:
        person = Person(another(app))
        table = person.open("comet", "me", "friend")
        person.post(f"/t/{table}/start")
        person.act(table, person.part(table), "bid:3")
        cookies = dict(person.client.cookies)
        room = app.app.state.site.house.room(table)  # type: ignore[attr-defined]
        while not room.playing().state.is_asked(0):
            time.sleep(0.01)  # until the bot has answered
    with TestClient(create_app(str(db), "tests.table.shelf:upgraded", workers=1)) as app:
        client = another(app)
        client.cookies.update({**cookies, "language": lang})
        person = Person(client)
        part = person.part(table)
        assert SAID[lang] in str(part["log"])
        assert part["asked"] is True
        answer = person.act(table, part, "bid:5")
        assert answer.status_code == 200, answer.text
        assert client.get("/").status_code == 200
        page = client.get(f"/t/{table}")
        assert SAID[lang] in page.text
        assert "bid:5" not in str(person.part(table)["choices"])


def test_positions_before_an_upgrade_that_still_replay_are_shown(db: Path) -> None:
    table, before = table_of_comet(db, 7)
    states = [meaning(before.state_at(number)) for number in range(8)]
    with opened(db, shelf.upgraded()) as house:
        room = house.room(table)
        assert room.table.game_version == 2
        assert [meaning(room.state_at(number)) for number in range(8)] == states
        play_on(house, room, 100)
        assert room.over
        assert room.record().version == 2
        assert len(room.record().moves) == 15


def test_nothing_before_an_upgrade_is_taken_back(db: Path) -> None:
    table, before = table_of_comet(db, 4)
    last = before.playing().moves[-1].seat
    assert before.playing().why_no_undo(last) is None
    with opened(db, shelf.upgraded()) as house:
        room = house.room(table)
        with pytest.raises(Declined) as declined:
            house.undo(room, ME, last)
        assert declined.value.reason.key == "core-undo-upgrade"
    with opened(db, shelf.upgraded()) as house:
        reason = house.room(table).playing().why_no_undo(last)
        assert reason is not None
        assert reason.key == "core-undo-upgrade"


def test_a_table_is_upgraded_once_whoever_opens_it(db: Path) -> None:
    table, _ = table_of_comet(db, 5)
    with opened(db, shelf.upgraded()) as house, opened(db, shelf.upgraded()) as other:
        rooms: list[Room] = []
        threads = [
            threading.Thread(target=lambda one=one: rooms.append(one.room(table)))  # type: ignore[misc]
            for one in (house, other, house, other)
        ]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        assert len({room.playing().state.digest() for room in rooms}) == 1
        assert len(rooms) == 4
        kinds = [row.kind for row in house.store.actions.of(table)]
        assert kinds.count(UPGRADE) == 1


def test_an_upgrade_between_reading_the_state_and_the_log_is_noticed(
    db: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, _ = table_of_comet(db, 5)
    with opened(db, shelf.upgraded()) as house, opened(db, shelf.upgraded()) as other:
        read = house.store.actions.of
        quicker: list[Room] = []

        def rows_after_the_other(table_id: str) -> list[ActionRow]:
            if not quicker:
                quicker.append(other.room(table_id))
            return read(table_id)

        monkeypatch.setattr(house.store.actions, "of", rows_after_the_other)
        room = house.room(table)
        assert room.playing().state.digest() == quicker[0].playing().state.digest()
        assert [row.kind for row in read(table)].count(UPGRADE) == 1


def test_a_reader_who_was_there_is_told_of_the_upgrade(db: Path) -> None:
    table, before = table_of_comet(db, 5)
    with opened(db, shelf.upgraded()) as house:
        room = house.room(table)
        assert room.mark.sequence == before.mark.sequence + 1
        kept = room.kept_since(before.sequence, 5)
        assert [entry.event.key for entry in room.log(kept, 5)][-1] == "upgrade"


# -- an upgrade that changes rules, actions and fields -------------------------------------------------


def test_the_game_goes_on_under_changed_rules(db: Path) -> None:
    table, before = table_of_comet(db, 7)
    fields = before.playing().state.save()["fields"]
    assert isinstance(fields, dict)
    with opened(db, shelf.changed()) as house:
        room = house.room(table)
        state = room.playing().state
        assert state.save()["fields"] == {**fields, "comets": [0, 0, 0]}  # brought over by the game
        assert room.playing().log[: len(before.playing().log)] == before.playing().log
        assert play_on(house, room, 100) == 8
        assert room.over
        assert room.table.result is not None
        assert room.table.result.scores == [2 * points for points in state_points(room)]
    with opened(db, shelf.changed()) as house:
        room = house.room(table)
        assert room.over
        assert room.is_lost(3)
        assert not room.is_lost(7)  # where the new rules begin
        assert not room.is_lost(9)
        with pytest.raises(NotNow):
            room.record()


def state_points(room: Room) -> list[int]:
    fields = room.playing().state.save()["fields"]
    assert isinstance(fields, dict)
    points = fields["points"]
    assert isinstance(points, list)
    return [int(str(one)) for one in points]


def test_lost_positions_are_shown_as_such_and_the_log_stays(db: Path) -> None:
    table, before = table_of_comet(db, 7)
    told = [entry.event for entry in before.playing().log if entry.event.key == "taken"]
    assert told
    app = create_app(str(db), "tests.table.shelf:changed")
    client = TestClient(app)
    client.cookies.set("perihelion", app.state.site.desk.token(ME))
    past = client.get(f"/t/{table}/part", params={"seat": 0, "at": 3}).json()
    assert "This position can no longer be shown" in past["html"]["board"]
    assert past["html"]["scores"] == past["html"]["hand"] == ""
    assert past["html"]["strip"] == ""
    assert past["choices"] == {}
    assert past["log"].count("takes the comet of") == len(told)
    assert "upgraded from version 1 to 3" in past["log"]
    assert client.get(f"/t/{table}?at=3").status_code == 200
    now = client.get(f"/t/{table}/part", params={"seat": 1}).json()
    assert "This position can no longer be shown" not in now["html"]["board"]
    assert all(action.startswith("offer:") for action in now["choices"])
    app.state.site.house.store.close()


def test_a_finished_game_keeps_its_scores_and_its_log(db: Path) -> None:
    table, before = table_of_comet(db, 100)
    assert before.over
    result = before.table.result
    assert result is not None
    app = create_app(str(db), "tests.table.shelf:changed")
    client = TestClient(app)
    client.cookies.set("perihelion", app.state.site.desk.token(ME))
    page = client.get(f"/t/{table}").text
    assert "not all of its positions can be shown" in page
    assert '<tr class="sum"><th scope="row">Total</th>' in page
    sums = page.split('<tr class="sum">')[1].split("</tr>")[0]
    assert [int(cell.split("<")[0]) for cell in sums.split("<td>")[1:]] == result.scores
    assert "The rules of this game were upgraded" in page
    assert client.get(f"/t/{table}/record").status_code == 409
    position = client.get(f"/api/tables/{table}").json()
    assert position["scores"]["totals"] == result.scores
    lines = client.get(f"/api/tables/{table}/log").json()
    assert sum(line["key"] == "taken" for line in lines) > 0
    assert client.get(f"/api/tables/{table}/analysis").json()["state"] == "upgraded"
    assert app.state.site.house.room(table).table.game_version == 1  # nothing was played under the new rules
    again = rematch(app.state.site.house, app.state.site.house.room(table), ME)
    assert again.table.game_version == 3
    app.state.site.house.store.close()


def test_a_table_that_waited_starts_under_the_rules_of_the_day(db: Path) -> None:
    with opened(db, shelf.library()) as house:
        table = open_table(house, ME, "Ada", "comet", [Place("me"), Place("friend")], {}).id
    with opened(db, shelf.changed()) as house:
        start(house, house.room(table), ME)
        assert house.room(table).table.game_version == 3
    with opened(db, shelf.changed()) as house:
        row = house.store.tables.find(table)
        assert row is not None
        assert (row.status, row.game_version) == (PLAYING, 3)
        assert house.room(table).playing().state.is_asked(0)


# -- what cannot be opened -----------------------------------------------------------------------------


def kept_page(db: Path, place: str, table: str) -> str:
    app = create_app(str(db), place)
    page = TestClient(app).get(f"/t/{table}")
    front = TestClient(app).get("/tables")
    app.state.site.house.store.close()
    assert page.status_code == front.status_code == 200
    return page.text


def test_a_game_of_a_newer_version_is_left_to_it(db: Path) -> None:
    table, _ = table_of_comet(db, 5)
    with opened(db, shelf.upgraded()) as house:
        play_on(house, house.room(table), 2)
        rows = house.store.actions.of(table)
    page = kept_page(db, shelf.PLACE, table)
    assert "it goes on with the newer version of Perihelion" in page
    assert "bid:" not in page  # what is hidden stays hidden
    assert "takes the comet of" in page
    with opened(db, shelf.upgraded()) as house:
        assert house.store.actions.of(table) == rows
        assert play_on(house, house.room(table), 100) > 0


def test_a_state_that_cannot_be_read_is_left_as_it_is(db: Path) -> None:
    table, _ = table_of_comet(db, 5)
    with opened(db, shelf.library()) as house:
        kept = house.store.snapshots.of(table)
        assert kept is not None
        saved = json.loads(kept.state)
        del saved["fields"]["hands"]
        with house.store.database.writing() as connection:
            connection.execute(SNAPSHOTS.update().values(state=json.dumps(saved)))
        assert "without hands" in Room(house.store, *parts_of(house, table)).broken
    assert "does not fit the present rules" in kept_page(db, shelf.PLACE, table)


def parts_of(house: House, table: str) -> tuple[object, object, object]:
    row = house.store.tables.find(table)
    assert row is not None
    return house.library.get(row.game), row, house.store.tables.seats(table)


# -- tables of version 0.1.0, of which no state is kept ------------------------------------------------


def as_version_0_1_0(db: Path) -> None:
    with opened(db, shelf.library()) as house, house.store.database.writing() as connection:
        connection.execute(SNAPSHOTS.delete())
        connection.execute(ERAS.delete())
        connection.execute(ACTIONS.update().values(events=None))


def test_tables_without_a_state_get_one_when_the_server_starts(db: Path) -> None:
    running, before = table_of_comet(db, 5)
    finished, ended = table_of_comet(db, 100)
    as_version_0_1_0(db)
    with opened(db, shelf.library()) as house:
        assert set(house.store.snapshots.missing()) == {running, finished}
        house.bring_over()
        assert house.store.snapshots.missing() == []
    with opened(db, shelf.changed()) as house:  # so the next upgrade finds them ready
        assert house.room(running).playing().log[:-1] == before.playing().log
        assert house.room(finished).playing().log == ended.playing().log


def test_without_a_state_a_running_game_goes_on_as_far_as_the_rules_lead(db: Path) -> None:
    table, _ = table_of_comet(db, 7)
    as_version_0_1_0(db)
    with opened(db, shelf.changed()) as house:  # no action of the log exists any more
        room = house.room(table)
        assert len(room.playing().moves) == 0
        entry = room.playing().log[-1]
        assert (entry.event.key, entry.event.args["count"]) == ("upgrade-lost", 7)
        assert play_on(house, room, 4) == 4
        digest = room.playing().state.digest()
    with opened(db, shelf.changed()) as house:
        room = house.room(table)
        assert room.playing().state.digest() == digest
        assert len(room.playing().moves) == 4
        assert not room.is_lost(2)


def test_without_a_state_a_finished_game_keeps_its_scores_and_what_was_played(db: Path) -> None:
    table, before = table_of_comet(db, 100)
    as_version_0_1_0(db)
    page = kept_page(db, "tests.table.shelf:changed", table)
    assert before.table.result is not None
    for points in before.table.result.scores:
        assert f"<b>{points}</b>" in page
    assert page.count("Ada") > 15
    assert "bid:1" in page  # as it is called in the log: the new rules have no such action
    page = kept_page(db, "tests.table.shelf:upgraded", table)
    assert "Total" in page  # still replays, so it is shown whole


# -- all games -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("game_id", games.REGISTERED)
def test_a_version_is_raised_in_the_middle_of_every_game(db: Path, game_id: str) -> None:
    """Twice, with moves before, between and after; an early game and one well under way."""
    tables: dict[str, dict[str, object]] = {}
    with opened(db, standard()) as house:
        game = games.get(game_id)
        for moves in (5, 60):
            places = [Place("me"), *[Place("here")] * (min(c for c in game.players if c > 1) - 1)]
            room = open_table(house, ME, "Ada", game_id, places, {}, f"raised {moves}")
            play_on(house, room, moves)
            assert not room.over
            tables[room.id] = meaning(room.playing().state)
    for by in (1, 2):
        with opened(db, shelf.raised(by=by)) as house:
            for table, before in tables.items():
                room = house.room(table)
                assert meaning(room.playing().state) == before
                assert room.playing().log[-1].event.key == "upgrade"
                assert not room.is_lost(2)  # the rules themselves are the same
                made = play_on(house, room, 12)
                assert made == 12 or room.over
                tables[table] = meaning(room.playing().state)
                assert room.table.game_version == game.version + by


def test_what_is_kept_with_every_action_is_small() -> None:
    for game_id in games.REGISTERED:
        game = games.get(game_id)
        state = game.new(max(game.players), 1)
        assert len(json.dumps(state.save(), separators=(",", ":"))) < 12_000
