"""Notifications: who is told what, once, when and how; nobody makes the server talk to its neighbours."""

from __future__ import annotations

import asyncio
import hmac
import json
import threading
from collections.abc import Iterator
from datetime import UTC, datetime
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest
from fastapi.testclient import TestClient

from perihelion.core.chance import seeded
from perihelion.table.house import channels, opening, seating
from perihelion.table.house.channels import KINDS, MOST, MOST_FAILURES, SHAPES, Quiet, quiet, stop_key
from perihelion.table.house.house import House
from perihelion.table.house.letters import letter, mail
from perihelion.table.house.limits import Limits
from perihelion.table.house.problems import Foreign, Problem, TooMany
from perihelion.table.jobs import courier
from perihelion.table.jobs.courier import Undeliverable, deliver, is_public
from perihelion.table.jobs.notifier import GRACE, Notifier
from perihelion.table.store import ChannelRow, NewsRow
from perihelion.table.store.channels import AGAIN, CHAT_PAUSE, MOST_TRIES
from perihelion.table.web import create_app
from tests.table import shelf
from tests.table.people import Person
from tests.table.playing import play_on
from tests.table.running import run
from tests.table.test_time import Clock, answer, house_at, table

BASE = "https://games.example.org"
HOUR = 3_600_000


class Post:
    """An address that takes messages, and what has come."""

    def __init__(self) -> None:
        self.came: list[tuple[str, dict[str, str], bytes]] = []
        self.status = 204
        post = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"]))
                post.came.append(
                    (self.path, {key.lower(): value for key, value in self.headers.items()}, body)
                )
                self.send_response(post.status)
                self.send_header("location", "/elsewhere")
                self.end_headers()

            def log_message(self, *_: object) -> None:
                pass

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.url = f"http://127.0.0.1:{self.server.server_port}/hook?a=b"
        threading.Thread(target=self.server.serve_forever, daemon=True).start()


@pytest.fixture
def post() -> Iterator[Post]:
    one = Post()
    yield one
    one.server.shutdown()
    one.server.server_close()


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def house(tmp_path: Path, clock: Clock) -> Iterator[House]:
    with house_at(tmp_path / "notices.db", clock) as opened:
        yield opened


def channel(
    house: House, post: Post, guest: str = "Bob", shape: str = "json", hours: str = "", lang: str = "en"
) -> ChannelRow:
    return channels.add(house, guest, shape, post.url, KINDS, hours, lang)


def look(house: House, base: str = BASE) -> None:
    run(Notifier(house, base, private=True).look())


def told(post: Post) -> list[dict[str, str]]:
    return [json.loads(body) for _, _, body in post.came]


def test_a_turn_is_told_once_after_a_while_with_nothing_hidden(
    house: House, clock: Clock, post: Post
) -> None:
    row = channel(house, post)
    room = table(house, "")
    look(house)
    assert post.came == []  # Bob may be about to answer
    clock.now += GRACE
    for _ in range(3):
        look(house)
    link = f"{BASE}/t/{room.id}"
    [(path, headers, body)] = post.came
    assert path == "/hook?a=b"
    message = json.loads(body)
    assert message["link"] == link
    assert message["stop"] == f"{BASE}/stop/{stop_key(row)}"
    assert message["words"] == "It is your turn at Comet with Ada."
    seal = hmac.new(row.secret.encode(), body, "sha256").hexdigest()
    assert headers["x-perihelion-signature"] == f"sha256={seal}"
    for secret in (room.table.invite, *(seat.key for seat in room.seats), row.secret):
        assert secret not in f"{body!r}{headers}"
    answer(house, room, 1)
    answer(house, room, 0)  # the next round: another turn
    clock.now += GRACE
    look(house)
    assert len(post.came) == 2


def test_who_answers_in_time_or_has_the_table_open_is_not_told(
    house: House, clock: Clock, post: Post
) -> None:
    channel(house, post)
    room = table(house, "")
    answer(house, room, 1)
    clock.now += GRACE
    look(house)
    answer(house, room, 0)
    clock.now += GRACE
    with house.hub.listening(room.id, "Bob"):
        look(house)
    look(house)
    assert post.came == []


def test_quiet_hours_put_off_what_is_still_so_afterwards(house: House, clock: Clock, post: Post) -> None:
    start = datetime.fromtimestamp(clock.now / 1000, UTC).hour
    channel(house, post, hours=f"{start}-{(start + 2) % 24} UTC")
    table(house, "")
    clock.now += GRACE
    look(house)
    assert post.came == []
    clock.now += 2 * HOUR
    look(house)
    assert len(post.came) == 1


def test_the_end_of_a_game_is_told_once_to_those_who_played(house: House, clock: Clock, post: Post) -> None:
    room = table(house, "")
    channel(house, post, "Ada", lang="cs")
    channels.add(house, "Cyd", "json", post.url, KINDS, "", "en")
    play_on(house, room, 1000)
    assert room.over
    look(house)
    look(house)
    assert [message["words"] for message in told(post)] == ["Hra skončila: Kometa, u stolu Bob."]


def test_who_has_several_seats_at_a_table_is_told_once(house: House, clock: Clock, post: Post) -> None:
    room = table(house, "", people=3)
    row = room.seats[2]
    seating.leave(house, room, "Cyd", 2)
    house.set_seat(room, type(row)(2, "person", "Bob 2", "", row.key, owners=("Bob",)))
    channel(house, post)
    clock.now += GRACE
    look(house)
    assert len(post.came) == 1


@pytest.mark.parametrize("shape", SHAPES)
def test_every_service_gets_its_own_shape(house: House, clock: Clock, post: Post, shape: str) -> None:
    channel(house, post, shape=shape)
    room = table(house, "")
    clock.now += GRACE
    look(house)
    [(_, headers, body)] = post.came
    text = body.decode() if shape == "ntfy" else json.loads(body)
    if shape == "discord":
        assert text["allowed_mentions"] == {"parse": []}
    words = {"discord": "content", "slack": "text", "matrix": "text", "json": "words"}
    said = text if shape == "ntfy" else text[words[shape]]
    assert "It is your turn at Comet with Ada." in said
    assert f"{BASE}/t/{room.id}" in body.decode()
    assert (headers.get("click") == f"{BASE}/t/{room.id}") == (shape == "ntfy")


def test_what_fails_again_and_again_is_switched_off_and_on_by_a_test(
    house: House, clock: Clock, post: Post
) -> None:
    row = channel(house, post)
    post.status = 302  # a redirect is not followed
    for number in range(MOST_FAILURES + 2):
        table(house, "")
        clock.now += GRACE
        look(house)
        found = house.store.channels.find(row.id)
        assert found is not None
        assert found.off == (number + 1 >= MOST_FAILURES)
    assert {path for path, _, _ in post.came} == {"/hook?a=b"}
    assert len(post.came) == MOST_FAILURES
    post.status = 200
    run(Notifier(house, BASE, private=True).try_out(found))
    found = house.store.channels.find(row.id)
    assert found is not None
    assert (found.off, found.failures) == (False, 0)


@pytest.mark.parametrize(
    "address",
    [
        "127.0.0.1", "10.0.0.1", "192.168.1.1", "172.16.0.1", "169.254.169.254", "100.64.0.1", "0.0.0.0",
        "224.0.0.1", "240.0.0.1", "::1", "::", "fe80::1", "fd00::1", "ff02::1", "::ffff:127.0.0.1",
        "::ffff:10.0.0.1", "64:ff9b::7f00:1", "2002:7f00:1::", "2001:0:4136:e378:8000:63bf:3fff:fdd2",
    ],
)  # fmt: skip
def test_addresses_that_are_not_public(address: str) -> None:
    assert not is_public(address)


@pytest.mark.parametrize("address", ["8.8.8.8", "93.184.216.34", "2606:4700::1111", "::ffff:8.8.8.8"])
def test_addresses_that_are_public(address: str) -> None:
    assert is_public(address)


def test_no_neighbour_is_reached_by_whatever_name(post: Post, monkeypatch: pytest.MonkeyPatch) -> None:
    port = post.server.server_port
    for url in (
        post.url,
        f"http://localhost:{port}/",
        f"http://[::ffff:127.0.0.1]:{port}/",
        f"http://2130706433:{port}/",
    ):
        with pytest.raises(Undeliverable):
            run(deliver(url, {}, b"{}"))

    async def mixed(self: object, host: str, port: int, **_: object) -> list[object]:
        return [(0, 0, 0, "", ("93.184.216.34", port)), (0, 0, 0, "", ("127.0.0.1", port))]

    monkeypatch.setattr(asyncio.SelectorEventLoop, "getaddrinfo", mixed)
    with pytest.raises(
        Undeliverable, match="not a public one"
    ):  # a name with one public address among others
        run(deliver(f"http://hook.example:{port}/", {}, b"{}"))
    assert post.came == []


def test_the_connection_goes_to_the_address_that_was_checked(
    post: Post, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = []

    async def once(host: str, port: int, private: bool) -> str:
        asked.append(host)
        return "127.0.0.1"

    monkeypatch.setattr(courier, "_resolve", once)
    run(deliver(f"http://hook.invalid:{post.server.server_port}/x", {}, b"{}"))
    assert asked == ["hook.invalid"]
    assert post.came[0][1]["host"].startswith("hook.invalid:")


def test_what_is_slow_or_no_server_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(courier, "SECONDS", 0.3)

    async def talk(answer: bytes) -> None:
        async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            writer.write(answer)
            await writer.drain()
            await asyncio.sleep(1 if not answer else 0)
            writer.close()

        server = await asyncio.start_server(serve, "127.0.0.1", 0)
        port = server.sockets[0].getsockname()[1]
        async with server:
            with pytest.raises(Undeliverable):
                await deliver(f"http://127.0.0.1:{port}/", {}, b"{}", private=True)

    for answer_bytes in (b"", b"hello\r\n", b"x" * 100_000):
        run(talk(answer_bytes))


@pytest.mark.parametrize(
    "address",
    [
        "",
        "ftp://a.org",
        "https://",
        "http://[",
        "http://a.org:25/",
        "http://u:p@a.org/",
        "http://a.org/\r\nx: y",
        "http://á.org/",
        "https://a.org/" + "x" * 500,
    ],
)
def test_addresses_that_cannot_be_meant_are_refused(house: House, address: str) -> None:
    with pytest.raises(Problem, match="ui-problem-hook"):
        channels.add(house, "Ada", "json", address, KINDS, "", "en")


def test_quiet_hours_are_hours_of_a_zone() -> None:
    night = quiet("22-7 Europe/Prague")
    winter = datetime(2026, 1, 5, 21, 30, tzinfo=UTC)  # 22:30 there
    assert night.covers(int(winter.timestamp() * 1000))
    assert not night.covers(int(winter.timestamp() * 1000) - HOUR)
    assert not Quiet().covers(0)
    for text in ("22-7", "25-7 UTC", "22-7 Nowhere/City", "a-b UTC"):
        with pytest.raises(Problem):
            quiet(text)


def test_the_page_adds_tries_and_removes_and_a_link_stops(tmp_path: Path, post: Post) -> None:
    limits = Limits(private_webhooks=True)
    with TestClient(create_app(str(tmp_path / "page.db"), shelf.PLACE, limits, workers=1)) as app:
        store = app.app.state.site.house.store  # type: ignore[attr-defined]
        person, other = Person(app), Person(TestClient(app.app))
        fields = {
            "shape": "ntfy",
            "address": post.url,
            "want-turn": "yes",
            "from": "22",
            "to": "7",
            "zone": "UTC",
        }
        assert person.post("/notifications", **fields).status_code == 303
        page = app.get("/notifications").text
        assert post.url.replace("&", "&amp;") in page
        assert "quiet 22:00–7:00 (UTC)" in page
        assert "klid 22:00–7:00 (UTC)" in app.get("/notifications?lang=cs").text
        channel_id = page.split("/notifications/")[1].split("/")[0]
        row = store.channels.find(channel_id)
        assert row.wants == ("turn",)
        for what in ("test", "remove"):
            assert other.post(f"/notifications/{channel_id}/{what}").status_code == 403
        assert post.url not in other.client.get("/notifications").text
        answered = person.post(f"/notifications/{channel_id}/test")
        assert answered.headers["location"] == "/notifications?said=sent"
        assert len(post.came) == 1
        post.status = 500
        assert person.post(f"/notifications/{channel_id}/test").headers["location"].endswith("undelivered")
        for key in (f"{channel_id}.", f"{channel_id}.{'0' * 16}", "nothing"):
            assert other.post(f"/stop/{key}").status_code == 404
        assert other.client.get(f"/stop/{stop_key(row)}").status_code == 200
        assert store.channels.find(channel_id) is not None  # whoever only looks stops nothing
        assert other.post(f"/stop/{stop_key(row)}").status_code == 303
        assert store.channels.find(channel_id) is None


def test_news_are_found_once_in_every_database(db: str, clock: Clock) -> None:
    with house_at(Path(db) if "://" not in db else db, clock) as house:
        row = channels.add(house, "Bob", "json", BASE, KINDS, "", "en")
        room = table(house, "")
        assert house.store.channels.news(clock.now - 1, clock.now) == []
        [news] = house.store.channels.news(clock.now, clock.now)
        assert (news.channel.id, news.kind, news.table_id, news.seat, news.turn) == (
            row.id,
            "turn",
            room.id,
            1,
            1,
        )
        assert house.store.channels.take(news, clock.now)
        assert not house.store.channels.take(news, clock.now)
        assert house.store.channels.news(clock.now, clock.now) == []
        play_on(house, room, 1000)
        assert [one.kind for one in house.store.channels.news(clock.now, clock.now)] == ["over"]
        assert list(house.store.clocks.waiting_for("Bob")) == []


def test_what_did_not_arrive_is_told_again_a_few_times_also_after_a_restart(
    tmp_path: Path, clock: Clock, post: Post
) -> None:
    path, again = tmp_path / "again.db", 1000 * AGAIN
    with house_at(path, clock) as house:
        channel(house, post)
        table(house, "")
        clock.now += GRACE
        for one in house.store.channels.news(clock.now, clock.now):
            assert house.store.channels.take(one, clock.now)  # and the server is killed
    with house_at(path, clock) as house:
        look(house)
        assert post.came == []  # it may be on its way
        clock.now += again
        post.status = 500
        look(house)
        look(house)
        assert len(post.came) == 1
        clock.now += again
        post.status = 204
        look(house)
        clock.now += again
        look(house)
        assert len(post.came) == 2
        post.status = 500
        table(house, "")
        for _ in range(2 * MOST_TRIES):
            clock.now += again
            look(house)
        assert len(post.came) == 2 + MOST_TRIES


def test_each_kind_is_told_to_who_wants_it(house: House, clock: Clock, post: Post) -> None:
    for kind in KINDS:
        channels.add(house, "Bob", "json", post.url, (kind,), "", "en")
    room = table(house, "")
    clock.now += GRACE
    look(house)
    assert [one["kind"] for one in told(post)] == ["turn"]
    house.say(room, "Bob", "Bob", "mine")
    look(house)
    assert len(post.came) == 1  # Bob knows
    for words in ("so", "what about this secret"):
        house.say(room, "Ada", "Ada", words)
        look(house)
    assert [one["kind"] for one in told(post)] == ["turn", "chat"]  # not every line
    assert "secret" not in str(post.came)
    clock.now += 1000 * CHAT_PAUSE
    look(house)
    look(house)
    assert [one["kind"] for one in told(post)] == ["turn", "chat", "chat"]
    house.store.blocks.add("Bob", "Ada")
    clock.now += 1000 * CHAT_PAUSE
    house.say(room, "Ada", "Ada", "hello?")
    look(house)
    assert [one["kind"] for one in told(post)] == ["turn", "chat", "chat"]  # who is blocked is not heard
    house.store.blocks.remove("Bob", "Ada")
    play_on(house, room, 1000)
    look(house)
    again = opening.rematch(house, room, "Ada")
    look(house)
    kinds = [one["kind"] for one in told(post)[3:]]  # two of one look come in any order
    assert (sorted(kinds[:2]), kinds[2:]) == (["chat", "over"], ["invited"])  # unblocked
    assert told(post)[-1]["link"] == f"{BASE}/t/{again.id}"
    assert told(post)[-1]["words"] == "You are asked to play again: Comet with Ada."


def test_what_is_told_depends_on_nothing_hidden(house: House, clock: Clock, post: Post) -> None:
    row = channel(house, post)
    room = table(house, "", people=3)
    match, chance = room.playing(), seeded("told")
    true = match.state
    for kind in KINDS:
        news = NewsRow(row, kind, room.id, 1, 1)
        told = letter(house, news, BASE), mail(house, [news], BASE)
        for _ in range(3):
            match.state = true.imagine(chance.below(3), chance)
            assert (letter(house, news, BASE), mail(house, [news], BASE)) == told
    match.state = true


def test_places_are_limited_and_belong_to_who_made_them(house: House, post: Post) -> None:
    rows = [channel(house, post) for _ in range(MOST)]
    with pytest.raises(TooMany):
        channel(house, post)
    with pytest.raises(Foreign):
        channels.own(house, "Ada", rows[0].id)
