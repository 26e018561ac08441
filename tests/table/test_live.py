"""Live updates: streams resume by their mark, and all readers end at the same position."""

from __future__ import annotations

import asyncio
import json
import threading
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import cast

import httpx2 as httpx
import pytest

from perihelion.core.chance import seeded
from perihelion.table.house.house import House
from perihelion.table.house.hub import Hub
from perihelion.table.house.marks import Mark
from perihelion.table.web import streams
from tests.table import shelf
from tests.table.people import Program
from tests.table.running import run
from tests.table.serving import Server


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder: Path = tmp_path_factory.mktemp("live")
    with Server(str(folder / "live.db"), shelf.PLACE, folder / "log") as running:
        yield running


def marks(url: str, headers: dict[str, str], last: str = "") -> Iterator[Mark]:
    """The marks of a stream, until it is closed."""
    more = {"last-event-id": last} if last else {}
    with httpx.stream("GET", url, headers={**headers, **more}, timeout=20) as stream:
        assert stream.headers["content-type"].startswith("text/event-stream")
        for line in stream.iter_lines():
            if line.startswith("data:"):
                yield Mark(**json.loads(line[5:]))


def test_a_stream_starts_where_the_reader_is_and_tells_every_change(server: Server) -> None:
    with httpx.Client(base_url=server.url) as client:
        program = Program(client)
        table = str(program.open("comet", ["me", "friend"])["table"])
        url = f"{server.url}/api/tables/{table}/stream"
        stream = marks(url, program.headers)
        first = next(stream)
        other = Program(client)
        other.post(
            f"tables/{table}/join", {"invite": program.post(f"tables/{table}/join", {}).json()["invite"]}
        )
        started = next(stream)
        assert started.seating > first.seating
        assert program.post(f"tables/{table}/act", {"action": "bid:1"}).status_code == 200
        moved = next(stream)
        while moved.sequence == started.sequence:
            moved = next(stream)
        assert moved.sequence == 1
        stream.close()  # type: ignore[attr-defined]
        other.post(f"tables/{table}/act", {"action": "bid:2"})
        behind = next(marks(url, program.headers, str(moved)))
        assert behind.sequence == 2


def test_a_reader_who_is_up_to_date_is_told_nothing(server: Server) -> None:
    with httpx.Client(base_url=server.url) as client:
        program = Program(client)
        table = str(program.open("comet", ["me", "friend"])["table"])
        url = f"{server.url}/api/tables/{table}/stream"
        mark = next(marks(url, program.headers))
        told: list[Mark] = []
        reader = threading.Thread(target=lambda: told.append(next(marks(url, program.headers, str(mark)))))
        reader.start()
        reader.join(0.6)
        assert not told
        program.post(f"tables/{table}/chat", {"text": "now"})
        reader.join(10)
        assert told[0].chat == mark.chat + 1


def test_a_stream_that_hears_nothing_looks_for_itself_in_time(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(streams, "HEARTBEAT", 0.001)
    looked: list[Mark] = []

    def mark(table: str) -> Mark:
        looked.append(Mark(len(looked)))
        return looked[-1]

    async def read() -> list[str]:
        hub = Hub()
        hub.open(asyncio.get_running_loop())
        house = SimpleNamespace(hub=hub, store=SimpleNamespace(shared=False), mark=mark)
        lines = streams.stream(cast(House, house), "t", "guest", None)
        async with asyncio.timeout(60):
            return [await anext(lines) for _ in range(3 + streams.BEATS)]

    first, told, *quiet, again = run(read())
    assert first.startswith("retry")
    assert told.startswith("id: 0.0.0\n")
    assert quiet == [": still here\n\n"] * streams.BEATS
    assert again.startswith("id: 1.0.0\n")


def test_a_slow_reader_ends_at_the_same_position(server: Server) -> None:
    """It is told the last mark, not every one it slept through."""
    with httpx.Client(base_url=server.url, timeout=30) as client:
        program = Program(client)
        table = str(program.open("comet", ["me", "easy"])["table"])
        stream = marks(f"{server.url}/api/tables/{table}/stream", program.headers)
        next(stream)
        chance = seeded("slow")
        while not (position := program.get(f"tables/{table}").json())["over"]:
            program.play_on(table, chance)
        behind = Mark.parse(position["mark"])
        assert behind is not None
        last = next(mark for mark in stream if mark.sequence >= behind.sequence)
        assert str(last) == program.get(f"tables/{table}").json()["mark"]


def test_the_log_holds_no_address_and_nothing_of_the_game(server: Server) -> None:
    with httpx.Client(base_url=server.url, timeout=30) as client:
        program = Program(client)
        opened = program.open("comet", ["me", "easy"], seed="a-secret-seed")
        program.post(f"tables/{opened['table']}/act", {"action": "bid:4"})
    assert server.log is not None
    text = server.log.read_text()
    assert '"event": "request"' in text
    for secret in (str(opened["table"]), str(opened["invite"]), "a-secret-seed", "bid:4"):
        assert secret not in text
    for line in text.splitlines():
        json.loads(line)
