"""Real processes on one PostgreSQL: they are killed, stopped, cut off and replaced while people play, and
nothing that was acknowledged is lost, doubled or shown differently. `make cluster` does it for longer."""

from __future__ import annotations

import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import httpx2 as httpx
import pytest

from perihelion.table.jobs.leading import LEADER
from perihelion.table.store import BOT, Store
from tests.table import postgres, shelf
from tests.table.cluster import Cluster, Member, Played, Player, Reader, account, wait_for
from tests.table.people import Program
from tests.table.postgres import free_port
from tests.table.serving import ROOT

PLAYERS = 3
ANSWERS = 12  # acknowledged between two misfortunes


@pytest.fixture(scope="module")
def cluster(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Cluster]:
    folder = tmp_path_factory.mktemp("cluster")
    with postgres.running() as database, Cluster(folder, database, webs=2, workers=2) as running:
        yield running


class Crowd:
    """People who play, and a reader at every process for a table of each."""

    def __init__(self, cluster: Cluster, patience: float = 15.0) -> None:
        self.cluster = cluster
        self.played = Played()
        self.stop = threading.Event()
        self.hush = threading.Event()
        self.players = [
            Player(cluster.url, number, "comet", self.played, self.stop) for number in range(PLAYERS)
        ]
        for player in self.players:
            player.patience = patience
        self.readers: list[Reader] = []

    def __enter__(self) -> Crowd:
        for player in self.players:
            player.start()
        self.more()
        for table in tuple(self.played.tables)[:PLAYERS]:
            self.readers += [Reader(web.url, table, self.hush) for web in self.cluster.webs]
        for reader in self.readers:
            reader.start()
        return self

    def more(self, answers: int = ANSWERS) -> None:
        """Waits until people have got on."""
        wanted = self.played.count + answers
        wait_for(lambda: self.played.count >= wanted)

    def __exit__(self, *_: object) -> None:
        self.stop.set()
        self.hush.set()

    def settle(self) -> None:
        """Nobody plays any more, and every reader is where the table is, whichever process it reads from."""
        self.stop.set()
        for player in self.players:
            player.join(60)
        with httpx.Client(base_url=self.cluster.url, timeout=30) as client:
            program = Program(client)
            for reader in self.readers:
                wait_for(
                    lambda reader=reader: (
                        program.get(f"tables/{reader.table}").json()["mark"] == str(reader.last)
                    ),
                    120,
                )


def test_one_is_replaced_and_the_one_that_leads_is_killed_while_people_play(cluster: Cluster) -> None:
    """Nobody sees an error when a process is replaced. Nothing is lost when one is killed, and another does
    what it had to do for all: here to count a clock."""
    replaced, (dead, worker) = cluster.webs[1], cluster.workers
    with Crowd(cluster, patience=300) as crowd, closing(Store(cluster.database.url)) as store:
        replaced.stop()
        crowd.more()
        replaced.start()
        worker.stop()
        worker.start()
        wait_for(replaced.is_ready)
        crowd.more()
        assert crowd.played.errors == []
        table = open_with_clock(cluster)
        killed = leader(cluster, store)
        killed.kill()
        dead.kill()
        end_time(store, table)
        crowd.more()
        wait_for(lambda: store.tables.seats(table)[0].kind == BOT)
        assert killed is not leader(cluster, store)
        killed.start()
        dead.start()
        wait_for(killed.is_ready)
        crowd.more()
        crowd.settle()
        found = account(cluster.database.url, cluster.library, crowd.played)
        told = [line.seat for line in store.chat.of(table) if line.notice == "ui-notice-time-bot"]
    assert told.count(0) == 1
    assert not found.faults
    assert found.acknowledged >= 4 * ANSWERS
    assert found.of_bots > 0
    assert sum(reader.streams for reader in crowd.readers) > len(crowd.readers)  # they were told to come back


def leader(cluster: Cluster, store: Store) -> Member:
    """The web process that does the rounds."""
    found: list[Member] = []

    def leads() -> bool:
        number = str(store.settings.get(LEADER.name)).rsplit("-", 2)[1:2]  # of the process that has the lease
        found[:] = [one for one in cluster.webs if one.process and [str(one.process.pid)] == number]
        return bool(found)

    wait_for(leads)
    return found[0]


def open_with_clock(cluster: Cluster) -> str:
    """A table at which somebody has a minute."""
    with httpx.Client(base_url=cluster.url, timeout=300) as client:
        return str(Program(client).open("comet", ["me", "here"], time="live 60+0 bot")["table"])


def end_time(store: Store, table: str) -> None:
    """The minute of everybody who is asked is over."""
    over = [replace(one, since=one.since - 60_000, ends=one.ends and 1) for one in store.clocks.of(table)]
    assert any(one.ends for one in over)
    store.clocks.put(table, over)


@pytest.mark.cluster
def test_whatever_dies_nothing_that_was_acknowledged_is_lost(cluster: Cluster) -> None:
    web, worker = cluster.webs[0], cluster.workers[0]
    with Crowd(cluster) as crowd:
        web.kill()
        crowd.more()
        web.start()
        worker.kill()
        crowd.more()
        worker.start()
        cluster.hang_up()
        crowd.more()
        cluster.database.stop()
        cluster.database.start()
        crowd.more()
        wait_for(web.is_ready)
        web.tell(signal.SIGSTOP)  # in the middle of something; whoever waits for it goes on when it does
        time.sleep(2)
        web.tell(signal.SIGCONT)
        crowd.more()
        worker.tell(signal.SIGSTOP)
        crowd.more()
        worker.tell(signal.SIGCONT)
        crowd.more()
        crowd.settle()
        found = account(cluster.database.url, cluster.library, crowd.played)
    assert not found.faults
    assert found.acknowledged >= 8 * ANSWERS
    assert found.of_bots > 0


@pytest.mark.cluster
def test_all_processes_are_replaced_and_nobody_sees_an_error(cluster: Cluster) -> None:
    for member in cluster.webs:
        wait_for(member.is_ready)
    with Crowd(cluster, patience=300) as crowd:
        before = len(crowd.played.errors)
        for member in cluster.webs:
            member.stop()
            crowd.more()
            member.start()
            wait_for(member.is_ready)
            crowd.more()
        for member in cluster.workers:
            member.stop()
            member.start()
            crowd.more()
        crowd.settle()
        found = account(cluster.database.url, cluster.library, crowd.played)
        assert crowd.played.errors[before:] == []
    assert not found.faults
    assert sum(reader.streams for reader in crowd.readers) > len(crowd.readers)  # they were told to come back


def test_a_crew_shares_one_address_and_is_replaced_at_a_signal(tmp_path: Path) -> None:
    """`perihelion serve --workers 2` as its host starts it; nobody is turned away meanwhile."""
    with postgres.running() as database:
        replace_a_crew(database.url, tmp_path / "crew.log")


def replace_a_crew(db: str, log: Path) -> None:
    port = free_port()
    command = [
        sys.executable, "-c",
        "import sys; from perihelion.table.web import serve; "
        f"serve('127.0.0.1', {port}, sys.argv[1], library_place={shelf.PLACE!r}, workers=2)",
        db,
    ]  # fmt: skip
    with open(log, "wb") as out:
        crew = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.DEVNULL, stderr=out)
    url = f"http://127.0.0.1:{port}"
    try:
        with httpx.Client(base_url=url, timeout=60) as client:

            def answers() -> bool:
                try:
                    return client.get("/readyz").status_code == 200
                except httpx.HTTPError:
                    return False

            wait_for(answers)
            children = wait_for_children(crew.pid, 3)
            crew.send_signal(signal.SIGHUP)
            statuses: set[int] = set()

            def replaced() -> bool:
                statuses.add(httpx.get(f"{url}/rules", timeout=60).status_code)
                return not children & children_of(crew.pid) and len(children_of(crew.pid)) == 3

            wait_for(replaced)
            assert statuses == {200}
    finally:
        crew.terminate()
        assert crew.wait(120) in (0, -signal.SIGTERM)
    assert not children_of(crew.pid)


def children_of(process: int) -> set[int]:
    """The processes that one has started and that are still there."""
    path = Path(f"/proc/{process}/task/{process}/children")
    return {int(one) for one in path.read_text().split()} if path.exists() else set()


def wait_for_children(process: int, count: int) -> set[int]:
    wait_for(lambda: len(children_of(process)) == count)
    return children_of(process)
