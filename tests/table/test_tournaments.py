"""Tournaments through the real house: rounds are paired and tables opened by themselves, and only once."""

from __future__ import annotations

import asyncio
import csv
import io
from collections.abc import Iterator
from itertools import combinations
from pathlib import Path

import pytest
from fastapi.testclient import TestClient

from perihelion.table.house import agreeing, channels, tournaments
from perihelion.table.house.channels import KINDS
from perihelion.table.house.forgetting import forget
from perihelion.table.house.house import House
from perihelion.table.house.letters import words_of
from perihelion.table.house.limits import Limits
from perihelion.table.house.pairing import ROBIN, SWISS
from perihelion.table.house.problems import Foreign, Missing, NotNow, Problem, TooMany
from perihelion.table.house.tournaments import MOST_ENTRANTS, MOST_UNFINISHED, Tournament
from perihelion.table.jobs import organiser
from perihelion.table.jobs.organiser import Organiser
from perihelion.table.store import BOT, FINISHED, PLAYING, Store
from perihelion.table.web import create_app
from tests.table import shelf
from tests.table.people import Person, another
from tests.table.playing import play_on

ADA = "Ada"


@pytest.fixture
def path(tmp_path: Path) -> str:
    return str(tmp_path / "tournament.db")


@pytest.fixture
def house(path: str) -> Iterator[House]:
    store = Store(path)
    yield House(store, shelf.library(), Limits())
    store.close()


def made(house: House, system: str, people: int, bots: int = 0, size: int = 2, rounds: int = 0) -> str:
    """A tournament that Ada has started, with so many people (the guests P1, P2, ...) and bots."""
    row = tournaments.make(house, ADA, "Cup", "comet", system, size, rounds, "")
    for number in range(1, people + 1):
        tournaments.join(house, row.id, f"P{number}", f"P{number}")
    for _ in range(bots):
        tournaments.add_bot(house, row.id, ADA, "easy")
    tournaments.start(house, row.id, ADA)
    return row.id


def play_round(house: House, tournament: str) -> Tournament:
    """Plays all tables of the present round, then lets the organiser look twice."""
    for board in tournaments.find(house, tournament).boards:
        if not board.over:
            play_on(house, house.room(board.table_id), 1000)
    for _ in range(2):
        Organiser(house).look()
    return tournaments.find(house, tournament)


def check(known: Tournament, rounds: int, once: bool) -> None:
    """Whatever holds of every tournament that is over."""
    assert (known.row.status, known.row.round, known.row.rounds) == ("over", rounds, rounds)
    assert all(board.over for board in known.boards)
    met = [frozenset(pair) for board in known.boards for pair in combinations(board.players, 2)]
    assert not once or len(met) == len(set(met))
    for number in range(1, rounds + 1):
        seated = [one for board in known.boards if board.round == number for one in board.players]
        assert len(seated) == len(set(seated))
    rows = known.standings()
    assert [row.place for row in rows] == sorted(row.place for row in rows)


def test_a_swiss_of_eight_bots_is_played_to_its_end_by_the_server(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With the real worker that thinks for the bots."""
    monkeypatch.setattr(organiser, "SECONDS", 0.05)
    with TestClient(create_app(str(tmp_path / "swiss.db"), shelf.PLACE, workers=1)) as app:
        site, person = app.app.state.site, Person(app)  # type: ignore[attr-defined]
        answer = person.post("/tournaments", name="Eight", table="comet 2", system=SWISS)
        page = answer.headers["location"]
        for _ in range(8):
            person.post(f"{page}/bot", level="easy")
        assert person.post(f"{page}/start").status_code == 303
        tournament = page.removeprefix("/tournaments/")
        for _ in range(3_000):
            if tournaments.find(site.house, tournament).row.status == "over":
                break
            app.portal.call(_moment)  # type: ignore[union-attr]
        known = tournaments.find(site.house, tournament)
        check(known, 3, once=True)
        assert len(known.boards) == 12
        assert sum(row.points for row in known.standings()) == 12
        assert all(site.house.store.tables.find(one.table_id).status == FINISHED for one in known.boards)


async def _moment() -> None:
    await asyncio.sleep(0.05)


@pytest.mark.parametrize(("people", "rounds"), [(4, 3), (5, 5)])
def test_in_a_round_robin_everybody_meets_everybody(house: House, people: int, rounds: int) -> None:
    tournament = made(house, ROBIN, people)
    for number in range(1, rounds + 1):
        known = tournaments.find(house, tournament)
        assert (known.row.status, known.row.round) == ("running", number)
        play_round(house, tournament)
    known = tournaments.find(house, tournament)
    check(known, rounds, once=True)
    met = {frozenset(board.players) for board in known.boards if len(board.players) == 2}
    assert met == {frozenset(pair) for pair in combinations(range(1, people + 1), 2)}
    free = [board.players[0] for board in known.boards if len(board.players) == 1]
    assert sorted(free) == (list(range(1, people + 1)) if people % 2 else [])
    assert sum(row.points for row in known.standings()) == len(known.boards)


def test_tables_of_more_than_two_are_filled_and_go_on(house: House) -> None:
    tournament = made(house, SWISS, 4, bots=3, size=4, rounds=2)
    known = tournaments.find(house, tournament)
    assert sorted(len(board.players) for board in known.boards) == [3, 4]
    play_round(house, tournament)
    play_round(house, tournament)
    check(tournaments.find(house, tournament), 2, once=False)


def test_nothing_is_done_twice_and_a_killed_server_goes_on_where_it_was(
    path: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = Store(path)
    house = House(store, shelf.library(), Limits())
    row = tournaments.make(house, ADA, "Cup", "comet", SWISS, 2, 2, "")
    for number in range(4):
        tournaments.join(house, row.id, f"P{number}", f"P{number}")
        tournaments.join(house, row.id, f"P{number}", "again")
    assert len(tournaments.find(house, row.id).entrants) == 4

    def killed(*_: object) -> None:
        raise KeyboardInterrupt

    with monkeypatch.context() as patched:
        patched.setattr(tournaments, "_open", killed)  # paired, but no table is there
        with pytest.raises(KeyboardInterrupt):
            tournaments.start(house, row.id, ADA)
    with monkeypatch.context() as patched:
        patched.setattr(tournaments, "_start", killed)  # one is there that has not begun
        with pytest.raises(KeyboardInterrupt):
            tournaments.advance(house, row.id)
    store.close()
    store = Store(path)
    house = House(store, shelf.library(), Limits())
    Organiser(house).look()
    known = tournaments.find(house, row.id)
    assert len(known.boards) == 2
    assert [house.room(board.table_id).table.status for board in known.boards] == [PLAYING, PLAYING]
    assert not store.tournaments.begin_round(row.id, 0, known.boards)
    assert not store.tournaments.begin_round(row.id, 0, [])
    again = [board.table_id for board in known.boards]
    tournaments.advance(house, row.id)
    assert [board.table_id for board in tournaments.find(house, row.id).boards] == again
    play_round(house, row.id)
    play_round(house, row.id)
    check(tournaments.find(house, row.id), 2, once=True)
    store.close()


def test_who_withdraws_loses_the_game_and_is_paired_no_more(house: House) -> None:
    tournament = made(house, ROBIN, 4)
    known = tournaments.find(house, tournament)
    board = next(one for one in known.boards if 2 in one.players)
    with pytest.raises(Foreign):
        tournaments.withdraw(house, tournament, "P1", 2)
    tournaments.withdraw(house, tournament, "P2", 2)
    room = house.room(board.table_id)
    assert room.seats[board.players.index(2)].kind == BOT
    known = play_round(house, tournament)
    finished = next(one for one in known.boards if one.table_id == board.table_id)
    assert finished.places[finished.players.index(2)] == 2
    play_round(house, tournament)
    known = play_round(house, tournament)
    check(known, 3, once=True)
    assert all(2 not in one.players for one in known.boards if one.round > 1)
    assert sum(len(one.players) == 1 for one in known.boards) == 2  # the others are free instead
    assert known.standings()[-1].number == 2
    with pytest.raises(Missing):
        tournaments.withdraw(house, tournament, ADA, 2)


def test_who_is_forgotten_leaves_no_name_and_the_tournament_goes_on(house: House) -> None:
    tournament = made(house, SWISS, 3, rounds=2)
    forget(house, "P2")
    for _ in range(2):
        play_round(house, tournament)
    known = tournaments.find(house, tournament)
    check(known, 2, once=False)
    gone = known.entrants[1]
    assert (gone.guest, gone.withdrawn) == ("", True)
    assert "P2" not in {one.name for one in known.entrants}


def test_a_game_closed_by_agreement_gives_nobody_a_point(house: House) -> None:
    tournament = made(house, ROBIN, 2)
    [board] = tournaments.find(house, tournament).boards
    room = house.room(board.table_id)
    agreeing.agree(house, room, "P1")
    assert agreeing.agree(house, room, "P2")
    Organiser(house).look()
    known = tournaments.find(house, tournament)
    assert known.row.status == "over"
    assert [row.points for row in known.standings()] == [0, 0]


def test_what_cannot_be_is_refused(house: House) -> None:
    for wrong in (
        {"name": " "}, {"game": "chess"}, {"system": "knockout"}, {"size": 9}, {"size": 1}, {"rounds": 32},
        {"time": "soon"},
    ):  # fmt: skip
        fields = {
            "name": "Cup",
            "game": "comet",
            "system": SWISS,
            "size": 2,
            "rounds": 0,
            "time": "",
            **wrong,
        }
        with pytest.raises(Problem):
            tournaments.make(house, ADA, **fields)  # type: ignore[arg-type]
    rows = [tournaments.make(house, ADA, "Cup", "comet", SWISS, 2, 0, "") for _ in range(MOST_UNFINISHED)]
    with pytest.raises(TooMany):
        tournaments.make(house, ADA, "Cup", "comet", SWISS, 2, 0, "")
    one = rows[0].id
    tournaments.join(house, one, ADA, ADA)
    with pytest.raises(NotNow, match="few"):
        tournaments.start(house, one, ADA)
    with pytest.raises(Foreign):
        tournaments.start(house, one, "Bob")
    with pytest.raises(Foreign):
        tournaments.add_bot(house, one, "Bob", "easy")
    for _ in range(MOST_ENTRANTS - 1):
        tournaments.add_bot(house, one, ADA, "easy")
    with pytest.raises(TooMany):
        tournaments.join(house, one, "Bob", "Bob")
    tournaments.withdraw(house, one, ADA, 2)
    assert len(tournaments.find(house, one).entrants) == MOST_ENTRANTS - 1
    with pytest.raises(Missing):
        tournaments.find(house, "none")


def test_a_round_is_told_once_to_who_wants_it(house: House) -> None:
    channels.add(house, "P1", "json", "https://hook.example", (KINDS[3],), "", "en")
    made(house, ROBIN, 2)
    [news] = house.store.channels.news(house.now(), house.now())
    assert news.kind == "round"
    assert house.store.channels.take(news, house.now())
    assert house.store.channels.news(house.now(), house.now()) == []
    assert words_of(house, news) == "A round of Cup has begun: Comet with P2."


def test_friends_join_by_the_link_and_everybody_sees_how_it_stands(tmp_path: Path) -> None:
    with TestClient(create_app(str(tmp_path / "pages.db"), shelf.PLACE, workers=1)) as app:
        house = app.app.state.site.house  # type: ignore[attr-defined]
        host, friend, other = Person(another(app)), Person(another(app)), Person(another(app))
        answer = host.post("/tournaments", name="=Cup", table="comet 2", system=ROBIN, rounds="0")
        page = answer.headers["location"]
        assert "=Cup" in host.client.get("/tournaments").text
        for bad in ({"table": "comet 7"}, {"table": "comet x"}, {"rounds": "99"}, {"system": ""}):
            fields = {"name": "C", "table": "comet 2", "system": ROBIN, "rounds": "0", **bad}
            assert host.post("/tournaments", **fields).status_code == 400
        assert host.post(f"{page}/join", name="Ada").status_code == 303
        assert friend.post(f"{page}/join", name="=Bob").status_code == 303
        assert other.post(f"{page}/start").status_code == 403
        assert other.post(f"{page}/withdraw/1").status_code == 403
        for lang, words in (("en", "2 players"), ("cs", "2 hráči")):
            assert words in other.client.get(page, params={"lang": lang}).text
        assert host.post(f"{page}/start").status_code == 303
        assert other.post(f"{page}/join", name="Cyd").status_code == 409
        tournament = page.removeprefix("/tournaments/")
        table = tournaments.find(house, tournament).boards[0].table_id
        assert f'href="/t/{table}"' in friend.client.get(page).text
        assert f'href="{page}"' in friend.client.get(f"/t/{table}").text
        play_on(house, house.room(table), 1000)
        tournaments.advance(house, tournament)
        assert f'href="{page}"' in friend.client.get(f"/t/{table}").text
        for lang, words in (("en", "the points of all your opponents"), ("cs", "body všech vašich soupeřů")):
            assert words in other.client.get(page, params={"lang": lang}).text
        rows = list(csv.reader(io.StringIO(other.client.get(f"{page}/standings.csv").text)))
        assert {row[1] for row in rows[1:]} == {"Ada", "'=Bob"}
        data = other.client.get(f"{page}/standings.json").json()
        assert data["status"] == "over"
        assert sum(row["points"] for row in data["standings"]) == 1
        assert other.client.get(f"{page}/standings.xml").status_code == 404
        for secret in (house.room(table).table.invite, *(seat.key for seat in house.room(table).seats)):
            assert secret not in other.client.get(page).text + str(data)
