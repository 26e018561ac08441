"""The archive, ladders and profiles: what is found, what stays among those who played, and how it is asked
for."""

from __future__ import annotations

import re
from datetime import UTC, datetime

import pytest
import sqlalchemy as sa
from fastapi.testclient import TestClient

from perihelion.table.house.profile import profile_of
from perihelion.table.house.rooms import Room
from perihelion.table.store import EndedRow, ResultRow, Search, Store
from perihelion.table.store.archive import archive_query
from perihelion.table.store.schema import ENDED, RESULTS, TABLES
from perihelion.table.web.site import Site
from tests.table.people import Person, another
from tests.table.playing import play_on

DAY = 86_400
FIRST = int(datetime(2026, 1, 1, tzinfo=UTC).timestamp())


def site(app: TestClient) -> Site:
    found: Site = app.app.state.site  # type: ignore[attr-defined]
    return found


def played(app: TestClient, one: Person, other: Person, **fields: str) -> Room:
    """A finished game of two people."""
    table = one.open("comet", "me", "friend", name="Žofie", takeover="never", **fields)
    room = site(app).house.room(table)
    other.post(f"/i/{room.table.invite}", name="Boris")
    play_on(site(app).house, room, 10_000)
    assert room.over
    return room


def page_of(person: Person) -> str:
    answer = person.client.get("/people/me", follow_redirects=False)
    assert answer.status_code == 303
    return str(answer.headers["location"])


def tables(page: str) -> list[str]:
    return re.findall(r'<a class="ended-game" href="/t/([^"]+)"', page)


def test_what_was_played_by_invitation_stays_among_the_players(
    app: TestClient, person: Person, friend: Person
) -> None:
    stranger = Person(another(app))
    private, public = played(app, person, friend), played(app, person, friend, open="yes")
    for one in (person, friend):
        assert tables(one.client.get("/archive").text) == [public.id, private.id]
    assert tables(stranger.client.get("/archive").text) == [public.id]
    assert tables(stranger.client.get("/archive?mine=yes").text) == []
    assert tables(stranger.client.get("/archive?player=zof").text) == [public.id]
    winner = next(row.name for row in public.seats if row.seat in public.table.result.winners)  # type: ignore[union-attr]
    others = {"Žofie", "Boris"} - {winner}
    assert tables(stranger.client.get("/archive", params={"player": winner, "won": "yes"}).text) == [
        public.id
    ]
    if len(public.table.result.winners) == 1:  # type: ignore[union-attr]
        lost = stranger.client.get("/archive", params={"player": others.pop(), "won": "yes"}).text
        assert tables(lost) == []


def test_running_games_of_open_tables_are_listed(app: TestClient, person: Person, friend: Person) -> None:
    shown = person.open("comet", "me", "easy", open="yes")
    hidden = person.open("comet", "me", "easy")
    page = friend.client.get("/archive").text
    assert f'href="/t/{shown}"' in page
    assert hidden not in page


def end(store: Store, number: int, **more: object) -> None:
    """A finished game without moves, as the archive knows it."""
    values = {
        "id": f"t{number}", "invite": f"i{number}", "game": "comet", "game_version": 1, "engine_version": "1",
        "options": "{}", "seed": "", "open": True, "host": "", "status": "finished", "seating": 0,
        "created": 0, "touched": 0, "result": "", "rematch": "",
    }  # fmt: skip
    with store.database.writing() as connection:
        connection.execute(TABLES.insert().values(values))
    rows = [
        ResultRow(
            0, f"p{number % 7}", "", f"Name {number % 7}", number % 50, 1 + number % 2, number % 2 == 0
        ),
        ResultRow(1, f"p{number % 5 + 10}", "", "Čeněk", 20, 2 - number % 2, number % 2 == 1),
    ]
    given = {"ended": FIRST + number * DAY, "moves": 10 + number, "open": True, **more}
    store.results.keep(
        EndedRow(
            f"t{number}", "comet", 2, {}, "", bots=False, rated=False, uploaded=False, results=rows, **given
        )  # type: ignore[arg-type]
    )


@pytest.fixture
def full(app: TestClient) -> Store:
    store = site(app).house.store
    for number in range(60):
        end(store, number)
    return store


def test_games_are_found_by_day_length_and_page(app: TestClient, person: Person, full: Store) -> None:
    def found(**params: str) -> list[str]:
        return tables(person.client.get("/archive", params=params).text)

    assert found(since="2026-02-01", until="2026-02-03") == ["t33", "t32", "t31"]
    assert found(least="30", most="31") == ["t21", "t20"]
    assert found(player="name 3", won="yes")[:2] == ["t52", "t38"]
    assert found(player="cenek")[0] == "t59"
    assert found(game="comet", players="3") == []
    seen: list[str] = []
    address = "/archive?player=cenek"
    while address:
        page = person.client.get(address).text
        seen += tables(page)
        older = re.search(r'<a class="button" href="([^"]+)" rel="next"', page)
        address = "/archive" + older[1].replace("&amp;", "&") if older else ""
    assert seen == [f"t{number}" for number in reversed(range(60))]
    for nasty in ("x", "-1", "9" * 12, "2026-13-01", "٣"):
        keys = ("players", "since", "until", "least", "most", "before")
        answer = person.client.get("/archive", params=dict.fromkeys(keys, nasty))
        assert answer.status_code == 200


def test_a_page_of_the_archive_asks_the_same_few_questions_however_much_there_is(
    app: TestClient, person: Person, full: Store
) -> None:
    counted: list[str] = []
    sa.event.listen(full.database.engine, "before_cursor_execute", lambda *args: counted.append(args[2]))
    person.client.get("/archive?player=cenek")
    assert len([one for one in counted if "ended" in one or "results" in one]) <= 3


def test_searches_go_by_indices(full: Store) -> None:
    """No search looks through all results; games come in their order until the page is full, or only those
    are sorted that an index has found."""
    searches = [
        Search(), Search(mine=True), Search(game="comet"), Search(name="cenek"), Search(name="c", won=True),
        Search(since=1, until=2_000_000_000), Search(least=1, most=9), Search(before=40), Search(rated=True),
    ]  # fmt: skip
    with full.database.reading() as connection:
        for search in searches:
            query = archive_query(search, "p1", 24).compile(
                connection.engine, compile_kwargs={"literal_binds": True}
            )
            plan = [str(row[3]) for row in connection.exec_driver_sql(f"explain query plan {query}")]
            assert "SCAN results" not in plan, plan
            assert "SCAN ended" not in plan or not any("TEMP B-TREE" in line for line in plan), plan
        plan = [
            str(row[3])
            for row in connection.exec_driver_sql(
                "explain query plan select * from results where person = 'p1' order by number desc"
            )
        ]
        assert any("ix_results_person" in line for line in plan), plan


def test_a_profile_is_its_persons_alone_until_they_show_it(
    app: TestClient, person: Person, friend: Person
) -> None:
    assert person.client.get("/people/me").status_code == 404
    private, public = played(app, person, friend), played(app, person, friend, open="yes")
    address = page_of(person)
    assert set(tables(person.client.get(address).text)) == {private.id, public.id}
    stranger = Person(another(app))
    assert stranger.client.get(address).status_code == 404
    assert stranger.client.get("/people/nobody").text == stranger.client.get("/people/nobody").text
    person.post("/people/me/shown", shown="yes")
    page = stranger.client.get(address).text
    assert tables(page) == [public.id]
    assert "Boris" in page  # at the open table
    assert "/with/" not in page  # Boris does not show his page
    person.post("/people/me/shown", shown="")
    assert stranger.client.get(address).status_code == 404
    store = site(app).house.store
    for row in [store.profiles.find(address.removeprefix("/people/"))]:
        assert row is not None
        assert row.public not in row.guest


def test_head_to_head_is_between_the_two(app: TestClient, person: Person, friend: Person) -> None:
    rooms = [played(app, person, friend) for _ in range(3)]
    page = person.client.get(page_of(person)).text
    [link] = set(re.findall(r'href="(/people/[^"/]+/with/[^"]+)"', page))
    for one in (person, friend):
        answer = one.client.get(link)
        assert answer.status_code == 200
        assert set(tables(answer.text)) == {room.id for room in rooms}
    assert Person(another(app)).client.get(link).status_code == 404
    store = site(app).house.store
    mine, theirs = (rooms[0].seats[seat].owners[0] for seat in (0, 1))
    ends = store.results.between(mine, theirs, 10)
    before = sum(end.results[0].place < end.results[1].place for end in ends)
    cells = re.findall(r"<td>(\d+)</td>", person.client.get(link).text)
    assert [int(cell) for cell in cells[:3]] == [2, 3, before]


def test_a_profile_adds_up(app: TestClient, person: Person, friend: Person) -> None:
    for _ in range(4):
        played(app, person, friend, rated="yes")
    [guest] = {row.owners[0] for row in played(app, person, friend).seats[:1]}
    ends = site(app).house.store.results.of_person(guest, 100)
    profile = profile_of(guest, ends)
    mine = [next(row for row in end.results if row.person == guest) for end in ends]
    [figures] = profile.figures
    assert (figures.games, figures.wins) == (5, sum(row.won for row in mine))
    runs = "".join("w" if row.won else "l" for row in reversed(mine)).split("l")
    assert (profile.streak, profile.streak_now) == (max(map(len, runs)), len(runs[-1]))
    [other] = profile.others
    assert other.games == other.before + other.behind + other.level == 5
    [history] = profile.histories.values()
    assert len(history) == 4
    page = person.client.get("/people/me").text
    assert page.count('<svg class="chart"') == 1


def test_the_ladder_names_who_plays_rated(app: TestClient, person: Person, friend: Person) -> None:
    room = played(app, person, friend, rated="yes")
    with_bot = person.open("comet", "me", "easy", rated="yes")
    play_on(site(app).house, site(app).house.room(with_bot), 10_000)
    people = friend.client.get("/ladder/comet").text
    assert re.findall(r'<th scope="row">\s*(?:<a[^>]*>)?(\w+)', people).count("Žofie") == 1
    assert "Bot: easy" not in people
    assert room.seats[0].owners[0] not in people
    bots = friend.client.get("/ladder/comet?company=bots").text
    assert "Bot: easy" in bots
    assert "Boris" not in bots.split("<tbody>")[1]
    row = site(app).house.store.ratings.ladder("comet", 2, True, 0, 10)[0]
    shown = round(1500 + 60 * (row.mu - 25))
    assert f"<b>{shown}</b>" in bots
    with site(app).house.store.database.writing() as connection:
        connection.execute(ENDED.update().values(ended=1))
        connection.execute(RESULTS.update().values(mu=None))
        connection.execute(sa.text("update ratings set latest = 1"))
    assert "<tbody>" not in friend.client.get("/ladder/comet?period=year").text


def test_a_list_of_own_games_offers_to_play_again(app: TestClient, person: Person, friend: Person) -> None:
    room = played(app, person, friend, open="yes")
    offered = f'action="/t/{room.id}/rematch"'
    assert offered in person.client.get("/archive").text
    assert offered in person.client.get("/people/me").text
    assert offered not in Person(another(app)).client.get("/archive").text
    answer = person.post(f"/t/{room.id}/rematch")
    again = answer.headers["location"].removeprefix("/t/")
    assert site(app).house.room(again).names == room.names
    assert f'href="/t/{again}"' in friend.client.get(f"/t/{room.id}").text
