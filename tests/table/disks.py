"""A disk that runs full under a running server, and is freed again: what is confirmed is kept, and all goes
on by itself. The tests let the system refuse a server's writes; `tools/disk.py` does it with a real disk."""

from __future__ import annotations

import resource
import time
from collections.abc import Callable
from pathlib import Path
from typing import Protocol

import httpx2 as httpx

from perihelion.core.chance import seeded
from perihelion.table.store import PERSON, Store
from tests.table.people import Program
from tests.table.serving import Server

PATIENCE = 120.0


class Disk(Protocol):
    def fill(self) -> None: ...
    def free(self) -> None: ...


class Rationed:
    """The system lets no file of the server's process grow, as if there were no room left."""

    def __init__(self, server: Server) -> None:
        self.server = server

    def fill(self) -> None:
        self._limit(4096)

    def free(self) -> None:
        self._limit(resource.RLIM_INFINITY)

    def _limit(self, size: int) -> None:
        assert self.server.process is not None
        resource.prlimit(self.server.process.pid, resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))


class Small:
    """A small disk, filled up with a file."""

    def __init__(self, folder: Path) -> None:
        self.filler = folder / "filler"

    def fill(self) -> None:
        with open(self.filler, "ab", buffering=0) as filler:
            for size in (65_536, 4_096, 512, 1):
                try:
                    while True:
                        filler.write(b"x" * size)
                except OSError:
                    continue

    def free(self) -> None:
        self.filler.unlink()


def until(what: Callable[[], bool]) -> None:
    deadline = time.monotonic() + PATIENCE
    while not what():
        assert time.monotonic() < deadline, "it never came"
        time.sleep(0.05)


class Player:
    """Plays at a table and remembers which of the own moves were confirmed."""

    def __init__(self, server: Server) -> None:
        self.program = Program(httpx.Client(base_url=server.url, timeout=60))
        self.table = str(self.program.open("comet", ["me", "easy", "easy"])["table"])
        self.confirmed: list[str] = []
        self.chance = seeded("disk")

    def move(self) -> int:
        """The status of the answer to the next move; 0 if nothing is asked or can be seen now."""
        shown = self.program.get(f"tables/{self.table}")
        if shown.status_code != 200:
            return 0
        questions = shown.json()["questions"]
        if not questions:
            return 0
        legal = [one["action"] for one in questions[0]["legal"]]
        action = legal[self.chance.below(len(legal))]
        answer = self.program.post(
            f"tables/{self.table}/act", {"action": action, "token": questions[0]["token"]}
        )
        if answer.status_code == 200:
            self.confirmed.append(action)
        return answer.status_code

    def position(self) -> dict[str, object]:
        answer = self.program.get(f"tables/{self.table}")
        assert answer.status_code == 200, answer.text
        return dict(answer.json())


def run_full_and_recover(server: Server, disk: Disk, db: str) -> None:
    """The whole story; raises if anything is lost, doubled or silent."""
    player, late = Player(server), Program(httpx.Client(base_url=server.url, timeout=60))
    host = Program(httpx.Client(base_url=server.url, timeout=60))
    waiting = host.open("comet", ["me", "friend"])
    until(lambda: player.move() == 200)
    until(lambda: bool(player.position()["questions"]))  # the bots have answered, and the person is asked
    disk.fill()
    until(lambda: player.move() == 503)
    until(lambda: httpx.get(f"{server.url}/healthz").status_code == 503)
    refused = player.program.post(f"tables/{player.table}/act", {"action": "bid:1"})
    assert refused.json().get("problem") in ("ui-problem-store", "core-not-a-choice", "core-not-asked")
    moves = own_moves(db, player.table)
    assert moves == player.confirmed  # nothing of what was refused, all that was confirmed
    until(lambda: player.program.get(f"tables/{player.table}").status_code == 200)  # it can be looked at
    until(lambda: httpx.get(f"{server.url}/t/{player.table}").status_code == 200)
    joined = late.post(f"tables/{waiting['table']}/join", {"invite": waiting["invite"]})
    assert joined.status_code == 503
    disk.free()
    until(lambda: httpx.get(f"{server.url}/healthz").status_code == 200)
    until(lambda: player.move() in (0, 200) and bool(player.position()["over"]))  # with the bots, to the end
    assert own_moves(db, player.table) == player.confirmed
    until(
        lambda: late.post(f"tables/{waiting['table']}/join", {"invite": waiting["invite"]}).status_code == 200
    )
    until(lambda: host.get(f"tables/{waiting['table']}").json()["status"] == "playing")


def own_moves(db: str, table: str) -> list[str]:
    """What is kept of the moves of the person at a table; also that the log has no gap and nothing twice."""
    store = Store(db)
    rows = store.actions.of(table)
    seats = [row.seat for row in store.tables.seats(table) if row.kind == PERSON]
    store.close()
    assert [row.sequence for row in rows] == list(range(1, len(rows) + 1))
    return [row.action for row in rows if row.seat in seats and row.kind == "move"]
