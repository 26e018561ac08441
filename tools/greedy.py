"""Slow and greedy clients against a real server with its usual limits: 300 half-requests and 1,000 streams.

Somebody plays on meanwhile, from another address, and the time of every answer is told. Run it with
`python tools/greedy.py`; it fails if an answer is missing or takes a second or longer.
"""

from __future__ import annotations

import argparse
import os
import socket
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path

import httpx2 as httpx
from rich.console import Console

from perihelion.core.chance import seeded

sys.path.append(str(Path(__file__).parents[1]))
from tests.table.people import Program
from tests.table.serving import Server

LIMIT = 1.0


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--halves", type=int, default=300)
    parser.add_argument("--streams", type=int, default=1000)
    parser.add_argument(
        "--addresses", type=int, default=10, help="of this machine, among which they are dealt"
    )
    parser.add_argument("--seconds", type=float, default=30)
    chosen = parser.parse_args()
    out = Console()
    with tempfile.TemporaryDirectory() as folder, Server(str(Path(folder) / "table.db")) as server:
        program = Program(httpx.Client(base_url=server.url, timeout=60))
        table = str(program.open("race", ["me", "easy"])["table"])
        times(program, table, 5)  # whatever is made once is there then
        quiet = times(program, table, chosen.seconds)
        before = cpu(server)
        halves = [half(server, f"127.0.1.{1 + n % chosen.addresses}") for n in range(chosen.halves)]
        head = f"GET /t/{table}/stream HTTP/1.1\r\nhost: x\r\n\r\n".encode()
        streams = [opened(server, f"127.0.2.{1 + n % chosen.addresses}", head) for n in range(chosen.streams)]
        opened_for = cpu(server)
        busy = times(program, table, chosen.seconds)
        served_for = cpu(server)
        answers = Counter(status(one) for one in streams)
        held = sum(not is_gone(one) for one in halves)
        for one in (*halves, *streams):
            one.close()
    out.print(f"streams answered: {dict(answers)}; half-requests still held: {held} of {len(halves)}")
    out.print(f"processor: {opened_for - before:.2f} s by then, {served_for - opened_for:.2f} s meanwhile")
    for name, found in (("alone", quiet), ("meanwhile", busy)):
        for what, taken in found.items():
            told = f"{len(taken)} answers, median {middle(taken):.3f} s, slowest {max(taken):.3f} s"
            out.print(f"{name}, {what}: {told}")
    return 0 if max(map(max, busy.values())) < LIMIT and held == 0 else 1


def connected(server: Server, source: str) -> socket.socket:
    return socket.create_connection(("127.0.0.1", server.port), 60, source_address=(source, 0))


def half(server: Server, source: str) -> socket.socket:
    client = connected(server, source)
    client.sendall(b"POST /api/guests HTTP/1.1\r\nhost: x\r\ncontent-length: 9")
    return client


def opened(server: Server, source: str, head: bytes) -> socket.socket:
    client = connected(server, source)
    client.sendall(head)
    return client


def status(client: socket.socket) -> str:
    try:
        return client.recv(12).decode().removeprefix("HTTP/1.1 ") or "closed"
    except ConnectionResetError:
        return "closed"


def is_gone(client: socket.socket) -> bool:
    """Whether the server has hung up."""
    client.settimeout(1)
    try:
        return client.recv(4096) == b""
    except ConnectionResetError:
        return True
    except TimeoutError:
        return False


def times(program: Program, table: str, seconds: float) -> dict[str, list[float]]:
    """How long the answers take to somebody who asks for health, looks and plays."""
    chance = seeded("greedy")
    asks: dict[str, Callable[[], object]] = {
        "health": lambda: program.client.get("/healthz").raise_for_status(),
        "page": lambda: program.client.get(f"/t/{table}").raise_for_status(),
        "move": lambda: program.play_on(table, chance),
    }
    found: dict[str, list[float]] = {what: [] for what in asks}
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        for what, ask in asks.items():
            started = time.monotonic()
            ask()
            found[what].append(time.monotonic() - started)
        time.sleep(0.2)
    return found


def cpu(server: Server) -> float:
    """Seconds of processor that the server has taken."""
    assert server.process is not None
    parts = Path(f"/proc/{server.process.pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
    return (int(parts[11]) + int(parts[12])) / os.sysconf("SC_CLK_TCK")


def middle(found: list[float]) -> float:
    return sorted(found)[len(found) // 2]


if __name__ == "__main__":
    sys.exit(main())
