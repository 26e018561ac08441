"""`make load`: how quick the table is with many tables at once, on one machine over loopback.

A server runs in its own process. Simulated people at half of the tables play by themselves, at the others
against bots; every table has a watcher with an open stream. Measured is the time from sending an action until
the watcher holds the redrawn position, and what a table page weighs on the wire.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import re
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from pathlib import Path
from urllib.parse import urljoin

import httpx2 as httpx
from rich.console import Console
from rich.progress import track

from perihelion.core.chance import seeded
from perihelion.table.house.library import STANDARD

PER_GUEST, AT_ONCE = 20, 10
WEIGHT_LIMIT = 300_000
TIME_LIMIT = 0.250
SERVE = (
    "import sys; from perihelion.table.house.limits import Limits; from perihelion.table.web import serve; "
    # All come from this machine.
    "many = Limits(connections_per_address=4000, streams_per_address=4000, requests_per_address=4000); "
    "serve('127.0.0.1', int(sys.argv[1]), sys.argv[2], False, sys.argv[3], limits=many)"
)


@dataclass
class Simulated:
    """A simulated table: what its people are asked, and when its last action was sent."""

    id: str
    headers: dict[str, str]
    acts: httpx.AsyncClient  # by which its people play
    reads: httpx.AsyncClient  # by which it is watched
    questions: list[dict[str, object]] = field(default_factory=list)
    sent: float = 0.0
    over: bool = False
    with_bot: bool = False
    drawn: bool = False


@dataclass
class Figures:
    updates: list[float] = field(default_factory=list)
    answers: list[float] = field(default_factory=list)
    refused: int = 0
    page_bytes: int = 0
    hosts: list[str] = field(default_factory=list)


class Load:
    """With several clients, each at a process of its own, a table is watched at another than it is played."""

    def __init__(self, clients: list[httpx.AsyncClient], game: str, tables: int) -> None:
        self.clients = clients
        self.client = clients[0]
        self.game = game
        self.count = tables
        self.tables: list[Simulated] = []
        self.figures = Figures()
        self.chance = seeded("load")

    async def open(self, number: int, headers: dict[str, str]) -> None:
        seats = ["me", "here"] if number % 2 else ["me", "easy"]
        new = {"game": self.game, "seats": seats, "seed": f"load {number}"}
        acts, reads = (self.clients[(number + more) % len(self.clients)] for more in (0, 1))
        answer = (await acts.post("/api/tables", json=new, headers=headers)).json()
        table = Simulated(str(answer["table"]), headers, acts, reads, with_bot="easy" in seats)
        self.tables.append(table)
        await self.look(table)

    async def look(self, table: Simulated) -> None:
        self.take((await table.acts.get(f"/api/tables/{table.id}", headers=table.headers)).json(), table)

    def take(self, position: dict[str, object], table: Simulated) -> None:
        questions, over = position["questions"], position["over"]
        assert isinstance(questions, list)
        table.questions, table.over = questions, bool(over)

    async def watch(self, table: Simulated) -> None:
        """A page that is open at the table: draws it anew after every mark."""
        async with table.reads.stream("GET", f"/t/{table.id}/stream", headers=table.headers) as stream:
            async for line in stream.aiter_lines():
                if not line.startswith("data:"):
                    continue
                sent = table.sent
                await table.reads.get(f"/t/{table.id}/part", params={"seat": 0}, headers=table.headers)
                if sent and sent == table.sent:
                    self.figures.updates.append(time.perf_counter() - sent)
                    table.sent = 0.0
                if table.with_bot:
                    await self.look(table)
                table.drawn = True

    async def act(self, table: Simulated, question: dict[str, object]) -> None:
        legal = question["legal"]
        assert isinstance(legal, list)
        choice = legal[self.chance.below(len(legal))]
        body = {"action": choice["action"], "seat": question["seat"], "token": question["token"]}
        table.sent = started = time.perf_counter()
        answer = await table.acts.post(f"/api/tables/{table.id}/act", json=body, headers=table.headers)
        self.figures.answers.append(time.perf_counter() - started)
        if answer.status_code == 200:
            self.take(answer.json(), table)
        else:
            self.figures.refused += 1
            table.sent = 0.0

    async def run(self, rate: float, seconds: float) -> None:
        """Sends actions at a steady rate, to tables in turn."""
        jobs: set[asyncio.Task[None]] = set()
        started = time.perf_counter()
        number = sent = 0
        while (now := time.perf_counter() - started) < seconds:
            if sent >= now * rate:
                await asyncio.sleep(0.002)
                continue
            for _ in range(len(self.tables)):
                number += 1
                table = self.tables[number % len(self.tables)]
                if table.questions and not table.sent:
                    break
            else:
                await asyncio.sleep(0.01)
                continue
            sent += 1
            job = asyncio.ensure_future(self.act(table, table.questions.pop(0)))
            jobs.add(job)
            job.add_done_callback(jobs.discard)
        await asyncio.gather(*jobs)
        await asyncio.sleep(1.0)

    async def weigh(self) -> None:
        """The page with all it loads, as it comes over the wire."""
        table = self.tables[0]
        page = await self._wire(f"/t/{table.id}", table.headers)
        text = (await self.client.get(f"/t/{table.id}", headers=table.headers)).text
        own = str(self.client.base_url)
        links = re.findall(r"<(?:link|script)[^>]*(?:href|src)=\"([^\"]+)\"", text)
        self.figures.hosts = [link for link in links if "://" in link and not link.startswith(own)]
        tokens = next(link for link in links if "tokens.css" in link)
        styles = (await self.client.get(tokens)).text
        fonts = [urljoin(tokens, name) for name in re.findall(r"url\((fonts/[^)]+)\)", styles)]
        for link in [*links, *fonts]:
            page += await self._wire(link, table.headers)
        self.figures.page_bytes = page

    async def _wire(self, path: str, headers: dict[str, str]) -> int:
        asked = {**headers, "accept-encoding": "gzip"}
        async with self.client.stream("GET", path, headers=asked) as answer:
            return sum([len(chunk) async for chunk in answer.aiter_raw()])


async def measure(
    urls: list[str],
    game: str,
    tables: int,
    rates: Sequence[float],
    seconds: float,
    begins: Callable[[], None] = lambda: None,
    ended: Callable[[float, Figures], bool] = lambda rate, figures: True,
) -> Figures:
    """What becomes of so many actions a second, for one rate after another. `begins` is called when a rate
    begins, all tables being open, and `ended` says whether the next is worth a try."""
    limits = httpx.Limits(max_connections=None, max_keepalive_connections=200)
    async with AsyncExitStack() as stack:
        clients = [
            await stack.enter_async_context(httpx.AsyncClient(base_url=url, timeout=60, limits=limits))
            for url in urls
        ]
        load = Load(clients, game, tables)
        tokens = []
        for number in range(-(-tables // PER_GUEST)):
            answer = await clients[0].post("/api/guests", json={"name": f"Load {number}"})
            tokens.append({"Authorization": f"Bearer {answer.json()['token']}"})
        for first in track(range(0, tables, AT_ONCE), description="opening tables"):
            numbers = range(first, min(tables, first + AT_ONCE))
            await asyncio.gather(*(load.open(number, tokens[number // PER_GUEST]) for number in numbers))
        await load.weigh()
        watchers: list[asyncio.Task[None]] = []
        for table in track(load.tables, description="opening pages"):
            watchers.append(asyncio.ensure_future(load.watch(table)))
            while sum(not one.drawn for one in load.tables[: len(watchers)]) >= AT_ONCE:
                _raise_what_failed(watchers)
                await asyncio.sleep(0.01)
        for rate in rates:
            await asyncio.sleep(2.0)
            load.figures = Figures(page_bytes=load.figures.page_bytes, hosts=load.figures.hosts)
            begins()
            await load.run(rate, seconds)
            _raise_what_failed(watchers)
            if not ended(rate, load.figures):
                break
        for watcher in watchers:
            watcher.cancel()
        await asyncio.gather(*watchers, return_exceptions=True)
        return load.figures


def _raise_what_failed(watchers: list[asyncio.Task[None]]) -> None:
    """A page that has stopped watching would be missing in the figures."""
    for watcher in watchers:
        if watcher.done():
            watcher.result()
            raise RuntimeError("a stream has ended")


def percentile(values: list[float], share: float) -> float:
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else float("nan")


def main() -> int:
    parser = argparse.ArgumentParser(prog="make load", description=__doc__)
    parser.add_argument("--game", default="race")
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--rate", type=float, default=20.0, help="actions a second, of people")
    parser.add_argument("--seconds", type=float, default=30.0)
    parser.add_argument("--library", default=STANDARD, help=argparse.SUPPRESS)
    parser.add_argument("--json", action="store_true")
    chosen = parser.parse_args()
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-c", SERVE, str(port), str(Path(folder) / "load.db"), chosen.library]
        quiet = subprocess.DEVNULL
        server = subprocess.Popen(command, stdout=quiet, stderr=quiet, env=os.environ)
        try:
            url = f"http://127.0.0.1:{port}"
            _wait(url)
            figures = asyncio.run(measure([url], chosen.game, chosen.tables, [chosen.rate], chosen.seconds))
        finally:
            server.terminate()
            server.wait()
    return _report(figures, chosen.tables, chosen.seconds, chosen.json)


def _wait(url: str) -> None:
    for _ in range(400):
        try:
            if httpx.get(f"{url}/healthz", timeout=2).status_code == 200:
                return
        except httpx.HTTPError:
            time.sleep(0.1)
    raise RuntimeError("the server does not start")


def _report(figures: Figures, tables: int, seconds: float, as_json: bool) -> int:
    late, weight = percentile(figures.updates, 0.95), figures.page_bytes
    good = late < TIME_LIMIT and weight < WEIGHT_LIMIT and not figures.hosts
    result = {
        "tables": tables,
        "actions_per_second": round(len(figures.answers) / seconds, 1),
        "updates": len(figures.updates),
        "update_ms_median": round(percentile(figures.updates, 0.5) * 1000, 1),
        "update_ms_p95": round(late * 1000, 1),
        "answer_ms_p95": round(percentile(figures.answers, 0.95) * 1000, 1),
        "refused": figures.refused,
        "page_kilobytes": round(weight / 1000, 1),
        "other_hosts": len(figures.hosts),
        "within_limits": good,
    }
    if as_json:
        print(json.dumps(result))
    else:
        for key, value in result.items():
            Console().print(f"{key.replace('_', ' '):24} [bold]{value}[/bold]")
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
