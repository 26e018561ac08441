"""A cluster on this machine: PostgreSQL, web processes behind nginx, workers, each on a host of its own if
there is a network; people who play there, readers of streams, and an account of everything that was
acknowledged."""

from __future__ import annotations

import contextlib
import json
import os
import re
import shutil
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path

import httpx2 as httpx
import sqlalchemy as sa

import perihelion
from perihelion.core.chance import Chance, seeded
from perihelion.table.house.house import House
from perihelion.table.house.library import named
from perihelion.table.house.limits import Limits
from perihelion.table.house.loading import new_match, replay
from perihelion.table.house.marks import Mark
from perihelion.table.store import BOT, MOVE, Store
from tests.table import postgres, shelf
from tests.table.network import HERE, Host
from tests.table.people import Program
from tests.table.postgres import free_port

ROOT = Path(__file__).parents[2]
PACKAGE = Path(perihelion.__file__).parents[1]
START_SECONDS = 300.0
BOT_SECONDS = 120.0
# All come from this machine.
MANY = {
    "connections_per_address": 4_000, "streams_per_address": 4_000, "requests_per_address": 4_000,
    "guests_per_address": 10_000, "tables_per_guest": 10_000, "streams_per_guest": 4_000,
}  # fmt: skip
WEB = (
    "import json, sys; from perihelion.table.house.limits import Limits; "
    "from perihelion.table.web import serve; "
    "told = json.loads(sys.argv[1]); limits = Limits(**told.pop('limits')); serve(**told, limits=limits)"
)
WORKER = "import json, sys; from perihelion.table.jobs.working import work; work(**json.loads(sys.argv[1]))"
HASH, LISTED = "hash $table consistent;", re.compile(r"server 10\.0\.0\.\d+:8420 (.*?;)")


def proxy_configuration(folder: Path, place: str, places: list[str]) -> str:
    """What docs/hosting.md says, with the processes of this test; they are asked in turn, whatever the table,
    as that is harder for them."""
    text = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
    upstream, locations = re.findall(r"```nginx\n(.*?)```", text, re.S)
    options = LISTED.findall(upstream)
    assert HASH in upstream
    assert options
    servers = "".join(f"server {place} {options[0]}" for place in places)
    upstream = LISTED.sub("", upstream.replace(HASH, servers))
    kinds = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    temporary = "".join(f"{kind}_temp_path {folder}/{kind};" for kind in kinds)
    return (
        f"daemon off; pid {folder}/pid; error_log {folder}/error.log; worker_rlimit_nofile 8192;"
        f"events {{ worker_connections 4096; }} http {{ access_log off; {temporary}\n{upstream}"
        f"server {{ listen {place};\n{locations} }} }}"
    )


class Member:
    """A process of the cluster, in a group of its own."""

    def __init__(
        self, program: str, told: dict[str, object], log: Path, url: str = "", host: Host = HERE
    ) -> None:
        self.program = program
        self.told = told
        self.log = log
        self.url = url
        self.host = host
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        with open(self.log, "ab") as out:
            self.process = subprocess.Popen(
                [*self.host.enter, sys.executable, "-c", self.program, json.dumps(self.told)],
                cwd=ROOT, start_new_session=True,
                env={**os.environ, "PYTHONPATH": os.pathsep.join([str(PACKAGE), str(ROOT)])},
                stdout=subprocess.DEVNULL, stderr=out,
            )  # fmt: skip

    def is_ready(self) -> bool:
        with contextlib.suppress(httpx.HTTPError):
            return httpx.get(f"{self.url}/readyz", timeout=5).status_code == 200
        return False

    def tell(self, number: signal.Signals) -> None:
        assert self.process is not None
        self.process.send_signal(number)

    def kill(self) -> None:
        """As hard as can be: nothing is flushed, nobody is told."""
        self.tell(signal.SIGKILL)
        assert self.process is not None
        self.process.wait()

    def stop(self) -> int:
        """As a host does; what it ended with."""
        assert self.process is not None
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGCONT)
            self.process.terminate()
        try:
            return self.process.wait(60)
        except subprocess.TimeoutExpired:
            self.process.kill()
            return self.process.wait()


class Cluster:
    """All of it; `url` is where nginx listens. Web processes begin with `prelude`, if there is any, and each
    process gets a host of its own from `hosts`."""

    def __init__(
        self,
        folder: Path,
        database: postgres.Running,
        webs: int = 3,
        workers: int = 3,
        library: str = shelf.PLACE,
        prelude: str = "",
        hosts: Callable[[], Host] = Host,
    ) -> None:
        self.folder = folder
        self.database = database
        self.library = library
        self.prelude = prelude
        self._front = hosts()
        self._place = f"{self._front.address}:{free_port()}"
        self.url = f"http://{self._place}"
        self.webs = [self._web(number, hosts()) for number in range(webs)]
        told: dict[str, object] = {"db": database.url, "processes": 1, "library_place": library}
        self.workers = [
            Member(WORKER, told, folder / f"worker-{number}.log", host=hosts()) for number in range(workers)
        ]
        self._proxy: subprocess.Popen[bytes] | None = None

    def _web(self, number: int, host: Host) -> Member:
        port = free_port()
        told: dict[str, object] = {
            "host": host.address, "port": port, "db": self.database.url, "library_place": self.library,
            "bots": False, "limits": MANY, "trusted": self._front.address,
        }  # fmt: skip
        log, url = self.folder / f"web-{number}.log", f"http://{host.address}:{port}"
        return Member(self.prelude + WEB, told, log, url, host)

    def __enter__(self) -> Cluster:
        Store(self.database.url).close()
        for member in [*self.webs, *self.workers]:
            member.start()
        self._start_proxy()
        for member in self.webs:
            wait_for(member.is_ready)
        return self

    def __exit__(self, *_: object) -> None:
        for member in [*self.webs, *self.workers]:
            member.stop()
        if self._proxy is not None:
            self._proxy.terminate()
            self._proxy.wait(20)

    def _start_proxy(self) -> None:
        program = shutil.which("nginx", path=f"{os.environ['PATH']}:/usr/sbin")
        assert program is not None, "nginx is not installed; make test installs it"
        places = [one.url.removeprefix("http://") for one in self.webs]
        text = proxy_configuration(self.folder, self._place, places)
        (self.folder / "nginx.conf").write_text(text)
        self._proxy = subprocess.Popen(
            [*self._front.enter, program, "-p", str(self.folder), "-c", str(self.folder / "nginx.conf")]
        )

    def hang_up(self) -> None:
        """Ends every connection to the database."""
        engine = sa.create_engine("postgresql+psycopg://" + self.database.url.split("://", 1)[1])
        with engine.connect() as connection:
            connection.execute(
                sa.text(
                    "select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid()"
                )
            )
        engine.dispose()


@dataclass(frozen=True)
class File:
    """An SQLite file, where a cluster has a server."""

    url: str


class Alone:
    """One process with all it needs on an SQLite file, to be killed and started as those of a cluster are."""

    def __init__(self, folder: Path, library: str = shelf.PLACE) -> None:
        self.library = library
        self.database = File(str(folder / "tables.db"))
        port = free_port()
        self.url = f"http://127.0.0.1:{port}"
        told: dict[str, object] = {
            "host": "127.0.0.1", "port": port, "db": self.database.url, "library_place": library,
            "limits": MANY,
        }  # fmt: skip
        self.webs = [Member(WEB, told, folder / "web.log", self.url)]
        self.workers: list[Member] = []

    def __enter__(self) -> Alone:
        self.webs[0].start()
        wait_for(self.webs[0].is_ready)
        return self

    def __exit__(self, *_: object) -> None:
        self.webs[0].stop()


def wait_for(condition: Callable[[], object], seconds: float = START_SECONDS) -> None:
    deadline = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < deadline, "it did not happen in time"
        time.sleep(0.05)


# -- people ----------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Acknowledged:
    """An action that the server has confirmed, and how far the table had got then."""

    seat: int
    action: str
    sequence: int


@dataclass
class Played:
    """What people know: acknowledged actions by table, and answers that were no answers."""

    tables: dict[str, list[Acknowledged]] = field(default_factory=dict)
    errors: list[str] = field(default_factory=list)
    count: int = 0


class Player(threading.Thread):
    """Plays one table after another through the proxy, half of them with a bot. Whatever goes wrong on the
    way, it looks at the table again and goes on."""

    def __init__(self, url: str, number: int, game: str, played: Played, stop: threading.Event) -> None:
        super().__init__(daemon=True, name=f"player {number}")
        self.url = url
        self.number = number
        self.game = game
        self.played = played
        self.stop = stop
        self.chance = seeded(f"player {number}")
        self.pause = 0.0
        self.patience = 15.0  # seconds after which an answer is not awaited any more

    def run(self) -> None:
        with httpx.Client(base_url=self.url, timeout=self.patience) as client:
            while not self.stop.is_set():
                with self._trouble():
                    self._play(Program(client))

    def _play(self, program: Program) -> None:
        for number in range(20):
            if self.stop.is_set():
                return
            seats = ["me", "easy"] if number % 2 else ["me", "here"]
            table = str(program.open(self.game, seats)["table"])
            acknowledged = self.played.tables.setdefault(table, [])
            while not self.stop.is_set():
                with self._trouble():
                    if self._step(program, table, acknowledged, self.chance):
                        break

    def _step(self, program: Program, table: str, acknowledged: list[Acknowledged], chance: Chance) -> bool:
        """Answers a question, if there is one; whether the game is over."""
        answer = program.get(f"tables/{table}")
        self._note(answer)
        position = answer.json()
        if position["over"]:
            return True
        if not position["questions"]:
            self.stop.wait(0.05)
            return False
        question = position["questions"][0]
        action = str(question["legal"][chance.below(len(question["legal"]))]["action"])
        body = {"action": action, "seat": question["seat"], "token": question["token"]}
        answer = program.post(f"tables/{table}/act", body)
        self._note(answer)
        if answer.status_code == 200:
            mark = Mark.parse(str(answer.json()["mark"]))
            assert mark is not None
            acknowledged.append(Acknowledged(int(question["seat"]), action, mark.sequence))
            self.played.count += 1
        self.stop.wait(self.pause)
        return False

    def _note(self, answer: httpx.Response) -> None:
        if answer.status_code >= 500:
            self.played.errors.append(str(answer.status_code))
            raise httpx.HTTPError(f"answered {answer.status_code}")

    @contextlib.contextmanager
    def _trouble(self) -> Iterator[None]:
        try:
            yield
        except (httpx.HTTPError, AssertionError, KeyError, ValueError) as error:
            if not isinstance(error, httpx.HTTPError) or "answered" not in str(error):
                self.played.errors.append(repr(error)[:200])
            self.stop.wait(0.1)


class Reader(threading.Thread):
    """Has a table open at one process, and comes back with the last mark whenever the stream ends."""

    def __init__(self, url: str, table: str, stop: threading.Event) -> None:
        super().__init__(daemon=True, name="reader")
        self.url = url
        self.table = table
        self.stop = stop
        self.last = Mark()
        self.streams = 0

    def run(self) -> None:
        with httpx.Client(base_url=self.url, timeout=20) as client:
            while not self.stop.is_set():
                with contextlib.suppress(httpx.HTTPError, ValueError, AssertionError):
                    self._read(client)
                self.stop.wait(0.2)

    def _read(self, client: httpx.Client) -> None:
        headers = {"last-event-id": str(self.last)} if self.last != Mark() else {}
        with client.stream("GET", f"/t/{self.table}/stream", headers=headers) as stream:
            assert stream.status_code == 200
            self.streams += 1
            for line in stream.iter_lines():
                if line.startswith("data:"):
                    self.last = Mark(**json.loads(line[5:]))
                if self.stop.is_set():
                    return


# -- the account -----------------------------------------------------------------------------------


@dataclass
class Account:
    tables: int = 0
    rows: int = 0
    acknowledged: int = 0
    of_bots: int = 0
    faults: list[str] = field(default_factory=list)


def account(url: str, library: str, played: Played) -> Account:
    """Every acknowledged action is in the log once and in order; every log is what the rules make of it, from
    the first move to the state that is kept, so that nobody has played twice; no row is missing, and no bot
    that is asked is forgotten. To be made while somebody still thinks."""
    store, found = Store(url), Account()
    for table, acknowledged in played.tables.items():
        house = House(store, named(library), Limits())
        until = time.monotonic() + BOT_SECONDS
        while house.room(table).asked_bots() and time.monotonic() < until:
            time.sleep(0.2)
            house = House(store, named(library), Limits())  # without what it remembers
        if house.room(table).asked_bots():
            found.faults.append(f"{table}: a bot has been forgotten")
        rows, row = store.actions.of(table), store.tables.find(table)
        assert row is not None
        found.tables += 1
        found.rows += len(rows)
        found.acknowledged += len(acknowledged)
        if [one.sequence for one in rows] != list(range(1, len(rows) + 1)):
            found.faults.append(f"{table}: numbers are missing")
        last = 0
        for one in acknowledged:
            fitting = [
                other.sequence
                for other in rows
                if last < other.sequence <= one.sequence
                and (other.kind, other.seat, other.action) == (MOVE, one.seat, one.action)
            ]
            if not fitting:
                found.faults.append(f"{table}: {one} is not there")
                break
            last = fitting[0]
        room = house.room(table)
        if room.broken:
            found.faults.append(f"{table}: it cannot be read")
            continue
        bots = {seat.seat for seat in room.seats if seat.kind == BOT}
        found.of_bots += sum(one.kind == MOVE and one.seat in bots for one in rows)
        assert room.title is not None
        match = new_match(room.title.game, len(room.seats), row)
        match.patient, match.take_parts = room.playing().patient, True
        if replay(match, rows) != len(rows):
            found.faults.append(f"{table}: the rules do not lead through its log")
        elif match.state.digest() != room.playing().state.digest():
            found.faults.append(f"{table}: its state is not what its log leads to")
    store.close()
    return found
