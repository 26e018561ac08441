"""Slow and greedy clients, with real sockets: they are let go, and everybody else is served."""

from __future__ import annotations

import asyncio
import itertools
import socket
import time
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import httpx2 as httpx
import pytest
from fastapi.testclient import TestClient

from perihelion.table.house.hub import WOKEN, Hub
from perihelion.table.house.limits import Limits, counted_as
from perihelion.table.web import create_app
from perihelion.table.web.door import Doorkeeper
from perihelion.table.web.turns import Turns
from tests.table import shelf
from tests.table.people import Program
from tests.table.running import run
from tests.table.serving import Server

PATIENCE = 30.0  # of the tests, not of the server
GREEDY = "127.0.0.66"  # another address of this machine


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder: Path = tmp_path_factory.mktemp("greedy")
    limits: dict[str, float] = {"head_seconds": 0.5, "body_seconds": 0.5, "read_seconds": 0.5}
    limits |= {"connections_per_address": 20, "streams_per_address": 5}
    with Server(str(folder / "table.db"), shelf.PLACE, **limits) as running:
        yield running


def connect(server: Server, source: str = "127.0.0.1") -> socket.socket:
    return socket.create_connection(("127.0.0.1", server.port), PATIENCE, source_address=(source, 0))


def said(client: socket.socket) -> bytes:
    """All that the server says until it hangs up; fails if it never does."""
    told = b""
    try:
        while part := client.recv(65_536):
            told += part
    except ConnectionResetError:
        pass
    return told


def is_let_go(client: socket.socket, text: bytes, pause: float = 0) -> bool:
    """Sends a text again and again, until nobody takes it any more."""
    deadline = time.monotonic() + PATIENCE
    try:
        while time.monotonic() < deadline:
            client.sendall(text)
            time.sleep(pause)
    except (BrokenPipeError, ConnectionResetError):
        return True
    return False


@pytest.mark.parametrize(
    "start",
    [b"", b"GET / HTTP/1.1\r\nhost: x\r\n", b"GET /healthz HTTP/1.1\r\nhost: x\r\n\r\nGET /"],
    ids=["nothing", "half a head", "half a second head"],
)
def test_who_never_finishes_a_head_is_let_go(server: Server, start: bytes) -> None:
    with connect(server) as client:
        client.sendall(start)
        told = said(client)
    assert told.startswith(b"HTTP/1.1 200") == (start.count(b"GET") == 2)


def test_a_byte_now_and_then_does_not_help(server: Server) -> None:
    with connect(server) as client:
        client.sendall(b"GET / HTTP/1.1\r\nhost: x\r\nx-slow: ")
        assert is_let_go(client, b"a", pause=0.05)


def test_a_body_that_never_comes_is_answered_and_let_go(server: Server) -> None:
    head = b"POST /api/guests HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n"
    head += b"content-length: 99\r\n\r\n"
    with connect(server) as client:
        client.sendall(head + b'{"name": ')
        told = said(client)
    assert told.startswith(b"HTTP/1.1 408")
    assert b"took too long" in told


def test_who_does_not_read_is_let_go(server: Server) -> None:
    """Asks for many pages and reads none of them."""
    with connect(server) as client:
        client.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        assert is_let_go(client, b"GET /static/art/kit.css HTTP/1.1\r\nhost: x\r\n\r\n" * 50)


def test_an_address_has_so_many_connections_and_others_are_served(server: Server) -> None:
    with ExitStack() as stack:
        clients = [stack.enter_context(connect(server, GREEDY)) for _ in range(40)]
        for client in clients:
            client.sendall(b"GET /healthz HTTP/1.1\r\nhost: x\r\n")
        assert httpx.get(f"{server.url}/healthz").status_code == 200  # from another address
        told = [said(client) for client in clients]
    assert sum(one.startswith(b"HTTP/1.1 429") or one == b"" for one in told) == 40
    assert sum(one.startswith(b"HTTP/1.1 429") for one in told) >= 10
    with connect(server, GREEDY) as client:  # all of them are gone, so there is room again
        client.sendall(b"GET /healthz HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n")
        assert said(client).startswith(b"HTTP/1.1 200")


def test_a_crowd_from_one_address_waits_for_its_turn() -> None:
    async def play() -> None:
        turns = Turns(2)
        first, second = await turns.take("crowd"), await turns.take("crowd")
        third = asyncio.create_task(turns.take("crowd"))
        other = await turns.take("somebody else")
        await asyncio.sleep(0)
        assert not third.done()
        first.end()
        first.end()  # given back once
        (await third).end()
        for turn in (second, other):
            turn.end()
        assert not turns._queues

    run(play())


def test_many_listeners_are_woken_a_few_at_a_time() -> None:
    async def play() -> None:
        hub = Hub()
        hub.open(asyncio.get_running_loop())
        with ExitStack() as stack:
            listeners = [stack.enter_context(hub.listening("t", str(n))) for n in range(100)]
            hub.publish("t")
            woken = [0]
            while woken[-1] < 100:
                await asyncio.sleep(0)
                woken.append(sum(one.news.is_set() for one in listeners))
        assert max(after - before for before, after in itertools.pairwise(woken)) <= WOKEN

    run(play())


def test_streams_without_a_cookie_count_like_others(server: Server) -> None:
    program = Program(httpx.Client(base_url=server.url))
    table = program.open("comet", ["me", "medium"])["table"]
    head = f"GET /t/{table}/stream HTTP/1.1\r\nhost: x\r\n\r\n".encode()
    with ExitStack() as stack:
        clients = [stack.enter_context(connect(server, GREEDY)) for _ in range(12)]
        for client in clients:
            client.sendall(head)
        first = [client.recv(12) for client in clients]
        assert first.count(b"HTTP/1.1 200") == 5
        assert first.count(b"HTTP/1.1 429") == 7
        with httpx.stream("GET", f"{server.url}/t/{table}/stream") as mine:  # from another address
            assert mine.status_code == 200
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline:  # those that were closed are no longer counted
        with connect(server, GREEDY) as client:
            client.sendall(head)
            if client.recv(12) == b"HTTP/1.1 200":
                return
        time.sleep(0.1)
    raise AssertionError("closed streams are still counted")


def test_whoever_has_an_ipv6_network_has_one_address() -> None:
    keeper = Doorkeeper(Limits(connections_per_address=3), ["2001:db8:1::7"])
    assert [keeper.admit(f"2001:db8::{number}") for number in range(1, 6)] == [True] * 3 + [False] * 2
    assert keeper.admit("2001:db8:0:1::1")  # another network
    keeper.leave("2001:db8::4")
    assert keeper.admit("2001:db8::9")
    # Older addresses that come in the clothes of newer ones are still one each.
    assert all(keeper.admit(f"::ffff:192.0.2.{number}") for number in range(1, 6))
    assert counted_as("::ffff:192.0.2.1") == counted_as("192.0.2.1") == "192.0.2.1"
    # A proxy speaks for many, and its neighbours do not.
    assert all(keeper.admit("2001:db8:1::7") for _ in range(9))
    assert not keeper.admit("2001:db8:1::8")


def test_guests_are_counted_by_network_too(tmp_path: Path) -> None:
    limits = Limits(guests_per_address=2)
    with TestClient(create_app(str(tmp_path / "network.db"), shelf.PLACE, limits, workers=1)) as app:
        statuses = []
        for number in range(1, 4):
            one = TestClient(app.app, client=(f"2001:db8::{number}", 50_000))
            one.portal = app.portal
            statuses.append(one.post("/api/guests", json={"name": "x"}).status_code)
        assert statuses == [200, 200, 429]
