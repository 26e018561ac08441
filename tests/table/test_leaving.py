"""Leaving, closing, giving up, expiring: tables are no dead end, and everybody sees who has left."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fastapi.testclient import TestClient

from perihelion import games
from perihelion.table.house.house import House
from perihelion.table.house.library import standard
from perihelion.table.house.limits import Limits
from perihelion.table.house.opening import Place, open_table
from perihelion.table.house.problems import Missing, NotNow, TooMany
from perihelion.table.house.seating import close_table, concede, leave, sit
from perihelion.table.jobs.sweeping import DAY, Sweeper
from perihelion.table.store import BOT, WAITING, Store
from perihelion.table.store.database import now
from perihelion.table.web import create_app
from perihelion.table.web.sight import Sight, viewer_for
from tests.table import shelf
from tests.table.people import Person, another

ADA, BOB = "ada", "bob"


@pytest.fixture
def house(tmp_path: Path) -> House:
    store = Store(str(tmp_path / "tables.db"))
    store.guests.add(ADA, "Ada")
    store.guests.add(BOB, "Bob")
    return House(store, standard(), Limits(tables_per_guest=3))


@pytest.mark.parametrize("lang", ["en", "cs"])
@pytest.mark.parametrize("game", games.REGISTERED)
def test_whoever_has_left_is_called_so_at_the_board_and_does_not_think(
    house: House, game: str, lang: str
) -> None:
    seats = max(2, min(games.get(game).players))
    places = [Place("me"), Place("friend"), *[Place("easy")] * (seats - 2)]
    room = open_table(house, ADA, "Ada", game, places, {}, "left")
    sit(house, room, BOB, "Bob", room.table.invite)
    words = {"en": "Bob (left)", "cs": "Bob (místo opuštěno)"}[lang]

    def shown() -> tuple[str, str]:
        sight = Sight(house.library, room, viewer_for(room, ADA, None), lang, False)
        drawing = sight.drawing()
        return drawing.strip + drawing.board + drawing.side + drawing.hand, sight.prompt()

    assert words not in shown()[0]
    leave(house, room, BOB, 1)
    board, prompt = shown()
    assert words in board
    near = board[board.index(words) : board.index(words) + 400]
    assert not re.search("thinking|přemýšlí", near)
    if not room.playing().state.is_asked(0):
        assert {"en": "is empty", "cs": "prázdné"}[lang] in prompt


def test_own_tables_are_closed_or_given_up_and_nobody_closes_anothers(house: House) -> None:
    alone = open_table(house, ADA, "Ada", "race", [Place("me"), Place("easy")], {}, "alone")
    shared = open_table(house, ADA, "Ada", "race", [Place("me"), Place("friend")], {}, "shared")
    sit(house, shared, BOB, "Bob", shared.table.invite)
    waiting = open_table(house, ADA, "Ada", "race", [Place("me"), Place("friend")], {}, "waiting")
    with pytest.raises(TooMany):
        open_table(house, ADA, "Ada", "race", [Place("me"), Place("easy")], {})
    assert [table.id for table in house.store.tables.unfinished_of(ADA)]
    with pytest.raises(NotNow, match="ui-problem-others-play"):
        close_table(house, shared, ADA)
    with pytest.raises(NotNow, match="ui-problem-close-instead"):
        concede(house, alone, ADA)
    close_table(house, alone, ADA)
    close_table(house, waiting, ADA)
    concede(house, shared, ADA)
    assert shared.seats[0].kind == BOT
    assert shared.table.host == BOB
    assert house.store.tables.unfinished_of(ADA) == []
    assert [table.id for table in house.store.tables.unfinished_of(BOB)] == [shared.id]
    with pytest.raises(Missing, match="ui-problem-closed"):
        house.room(alone.id)
    assert alone.id not in house.store.tables.playing()
    open_table(house, ADA, "Ada", "race", [Place("me"), Place("easy")], {})


def test_old_tables_of_one_person_expire(house: House) -> None:
    alone = open_table(house, ADA, "Ada", "race", [Place("me"), Place("easy")], {}, "alone")
    waiting = open_table(house, ADA, "Ada", "race", [Place("me"), Place("friend")], {}, "waiting")
    shared = open_table(house, ADA, "Ada", "race", [Place("me"), Place("friend")], {}, "shared")
    sit(house, shared, BOB, "Bob", shared.table.invite)
    assert waiting.table.status == WAITING
    later = now() + house.limits.expire_days * DAY
    assert Sweeper(house, lambda: later - 60).sweep() == []
    assert set(Sweeper(house, lambda: later + 60).sweep()) == {alone.id, waiting.id}
    assert Sweeper(house, lambda: later + 60).sweep() == []
    for gone in (alone, waiting):
        with pytest.raises(Missing):
            house.room(gone.id)
    assert house.room(shared.id).seats_of(BOB) == [1]


def test_the_limit_says_which_tables_to_close_and_the_list_has_all_of_them(tmp_path: Path) -> None:
    with TestClient(create_app(str(tmp_path / "many.db"), shelf.PLACE, Limits(tables_per_guest=14))) as app:
        person = Person(app)
        tables = [person.open("comet", "me", "friend") for _ in range(14)]
        refused = person.post("/new/comet", seats="2", **{"seat-0": "me", "seat-1": "medium"})
        assert refused.status_code == 429
        assert sum(f'href="/t/{table}"' in refused.text for table in tables) == 5
        assert 'href="/mine"' in refused.text
        listed = person.client.get("/mine").text
        assert all(f'action="/t/{table}/close" data-sure=' in listed for table in tables)
        person.post(f"/t/{tables[0]}/close")
        assert person.post("/new/comet", seats="2", **{"seat-0": "me", "seat-1": "medium"}).status_code == 303


def test_hints_between_people_are_an_option_of_the_table(tmp_path: Path) -> None:
    with TestClient(create_app(str(tmp_path / "hints.db"), shelf.PLACE)) as app:
        person = Person(app)
        friend = Person(another(app))
        for fields, status in (({}, 409), ({"hints": "yes"}, 200)):
            table = person.open("comet", "me", "friend", **fields)
            friend.post(friend_link(person, table), name="Bob")
            page = person.client.get(f"/t/{table}").text
            assert ("data-nohints" in page) == (status == 409)
            asked = person.client.get(f"/t/{table}/hint", headers={"x-csrf": person.csrf})
            assert asked.status_code == status
        alone = person.open("comet", "me", "easy")
        assert person.client.get(f"/t/{alone}/hint").status_code == 200


def test_programs_open_tables_with_hints_too(tmp_path: Path) -> None:
    with TestClient(create_app(str(tmp_path / "api.db"), shelf.PLACE)) as app:
        tokens = [app.post("/api/guests", json={"name": name}).json()["token"] for name in ("Ada", "Bob")]
        ada, bob = ({"authorization": f"Bearer {token}"} for token in tokens)
        for allowed in (False, True):
            wanted = {"game": "comet", "seats": ["me", "friend"], "hints": allowed}
            opened = app.post("/api/tables", headers=ada, json=wanted).json()
            table = f"/api/tables/{opened['table']}"
            app.post(f"{table}/join", headers=bob, json={"invite": opened["invite"]})
            assert app.get(table, headers=bob).json()["hints"] is allowed
            assert app.get(f"{table}/hint", headers=bob).status_code == (200 if allowed else 409)
        rated = {"game": "comet", "seats": ["me", "friend"], "hints": True, "rated": True}
        assert app.post("/api/tables", headers=ada, json=rated).status_code == 400


def friend_link(person: Person, table: str) -> str:
    found = re.search(r"/i/[\w-]+", person.client.get(f"/t/{table}").text)
    assert found is not None
    return found.group()
