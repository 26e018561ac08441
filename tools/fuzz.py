"""The long fuzz: `make fuzz` sends a million requests to a real server over real sockets.

Every answer of 5xx, every change of what belongs to somebody else and every answer of `/healthz` that takes a
second ends it with an error, and the request is told. The short form of it is part of the tests.
"""

from __future__ import annotations

import argparse
import itertools
import random
import socket
import sys
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from pathlib import Path

import httpx2 as httpx
from rich.console import Console

sys.path.append(str(Path(__file__).parents[1]))
from tests.table import postgres
from tests.table.fuzzing import Ask, Fuzz, Scene, described, hostile, trespasses
from tests.table.people import Person, Program
from tests.table.serving import Server

from perihelion.table.house.library import STANDARD, named
from perihelion.table.store import Store
from perihelion.table.web import create_app

LIMITS = {"guests_per_address": 10**9, "hints": 2, "head_seconds": 2.0, "body_seconds": 2.0}
HEALTH_LIMIT = 1.0
PATIENCE = 300.0  # seconds for an answer
BATCH = 5_000
SENDERS = 8  # connections at a time: some wait for a process that starts
DESCRIBED = 10  # of a hundred requests are made from the OpenAPI document
RAW = 0.03  # of the others are not even HTTP


class Wire:
    """Sends requests as they are, one connection each, and reads the status of the answer."""

    def __init__(self, port: int, chance: random.Random) -> None:
        self.port, self.chance = port, chance
        self.slowest_health = 0.0
        self.unanswered: list[Ask] = []  # whole requests without an answer

    def send(self, ask: Ask) -> int:
        lines = [b"%s %s HTTP/1.1" % (ask.method.encode(), ask.path)]
        names = [name.lower() for name, _ in ask.headers]
        lines += [b"%s: %s" % header for header in ask.headers]
        if ask.body and b"content-length" not in names:
            lines.append(b"content-length: %d" % len(ask.body))
        text = b"\r\n".join([*lines, b"connection: close", b"", b""]) + ask.body
        if self.chance.random() < RAW:
            at = self.chance.randrange(1, len(text))
            text = text[:at] + bytes(self.chance.randrange(256) for _ in range(3)) + text[at:]
            return self._status(text, whole=False)
        status = self._status(text)
        if not status:
            self.unanswered.append(ask)
        return status

    def _status(self, text: bytes, whole: bool = True) -> int:
        """0 if there is none. What is not whole is not waited for: the server would wait for the rest."""
        told = b""
        with socket.create_connection(("127.0.0.1", self.port), PATIENCE) as client:
            try:
                client.sendall(text)
                if not whole:
                    client.shutdown(socket.SHUT_WR)
                while part := client.recv(65_536):
                    told = (told + part)[:2_000]
                    if b"text/event-stream" in told:
                        break
            except (BrokenPipeError, ConnectionResetError, TimeoutError):
                pass
        return int(told[9:12]) if told.startswith(b"HTTP/1.1 ") else 0

    def watch(self) -> None:
        started = time.monotonic()
        status = self._status(b"GET /healthz HTTP/1.1\r\nhost: fuzz\r\nconnection: close\r\n\r\n")
        taken = time.monotonic() - started
        self.slowest_health = max(self.slowest_health, taken)
        assert status == 200, f"/healthz answers {status}"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--requests", type=int, default=1_000_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--library", default=STANDARD)
    parser.add_argument("--postgres", action="store_true", help="on a PostgreSQL server of its own")
    parser.add_argument("--slow", action="store_true", help="a busy machine: /healthz may take its time")
    chosen = parser.parse_args()
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        db = stack.enter_context(postgres.server()) if chosen.postgres else str(folder / "table.db")
        log = folder / "log"
        server = stack.enter_context(Server(db, chosen.library, log, **LIMITS))
        return run(server, db, log, chosen)


def run(server: Server, db: str, log: Path, chosen: argparse.Namespace) -> int:
    out, chance = Console(), random.Random(chosen.seed)
    wire = Wire(server.port, chance)

    def client() -> httpx.Client:
        return httpx.Client(base_url=server.url, timeout=120)

    scene = Scene(Store(db), named(chosen.library), Program(client()), Person(client()), Program(client()))
    app = create_app(str(log.parent / "routes.db"), chosen.library)
    fuzz = Fuzz(wire.send, scene, wire.watch)
    requests = hostile(scene, app, chance, streams=True)
    started, number = time.monotonic(), 0
    while fuzz.found.sent < chosen.requests:
        count = min(BATCH, chosen.requests - fuzz.found.sent)
        with ThreadPoolExecutor(SENDERS) as senders:
            for _ in senders.map(fuzz.take, [*trespasses(scene), *itertools.islice(requests, count)]):
                pass  # what a sender raises is raised here
        described(app, BATCH * DESCRIBED // 100 // 17, chosen.seed + number, fuzz.take, scene)
        number += 1
        rate = fuzz.found.sent / (time.monotonic() - started)
        out.print(
            f"{fuzz.found.sent} requests, {rate:.0f} a second, {len(fuzz.found.broken)} of 5xx, "
            f"{len(wire.unanswered)} without an answer, slowest /healthz {wire.slowest_health:.3f} s"
        )
        if fuzz.found.broken or wire.unanswered:
            break
    fuzz.check()
    out.print(dict(fuzz.found.statuses.most_common()))
    for status, ask in [*fuzz.found.broken[:5], *((0, ask) for ask in wire.unanswered[:5])]:
        out.print(status, ask, soft_wrap=True, markup=False)
    mistakes = [
        line for line in log.read_text(encoding="utf-8", errors="replace").splitlines() if '"mistake"' in line
    ]
    for line in mistakes[:5]:
        out.print(line, soft_wrap=True, markup=False)
    healthy = chosen.slow or wire.slowest_health < HEALTH_LIMIT
    return 0 if healthy and not fuzz.found.broken and not wire.unanswered and not mistakes else 1


if __name__ == "__main__":
    sys.exit(main())
