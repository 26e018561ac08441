"""`make cluster`: any number of processes on one PostgreSQL, under load and under misfortune.

First the load: tables that are played at one web process and watched at another, for one web process and for
several in the same run, at growing rates, with the processor time of every part. Then the misfortune:
processes are killed and stopped, connections are cut and the database is restarted while people play through
nginx; at the end an account is made of everything that was acknowledged. `--kills 1000` only kills; with
`--sqlite` it is the one process on an SQLite file. Where the machine allows it, each process has a host of
its own, a network namespace, and links are cut too; `--loopback` has all of them on the machine itself.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import signal
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable
from contextlib import ExitStack
from dataclasses import dataclass, field
from pathlib import Path

from rich.console import Console

sys.path.append(str(Path(__file__).parents[1]))
import accounting
from load import TIME_LIMIT, Figures, measure, percentile
from tests.table import postgres
from tests.table.cluster import Alone, Cluster, Member, Played, Player, Reader, account, wait_for
from tests.table.network import ENTER, Host, Network, possible

from perihelion.table.house.library import STANDARD
from perihelion.table.store import Store

TOOLS = Path(__file__).parent
TICKS = os.sysconf("SC_CLK_TCK")
CORES = 32
CUT_SECONDS = 15  # longer than any lease, and than a silent connection is kept
OUT = Console(highlight=False)
PRELUDE = (
    "import os, sys; from pathlib import Path; sys.path.append({tools!r}); import accounting; "
    "accounting.account_to(Path({folder!r}) / f'account-{{os.getpid()}}'); "
)


# -- processor time ----------------------------------------------------------------------------------


def spent(roots: list[int]) -> float:
    """Seconds of processor time of these processes and of all that they have started."""
    parents: dict[int, int] = {}
    times: dict[int, float] = {}
    for entry in Path("/proc").iterdir():
        if entry.name.isdecimal():
            try:
                fields = (entry / "stat").read_text().rpartition(")")[2].split()
            except OSError:
                continue
            parents[int(entry.name)] = int(fields[1])
            times[int(entry.name)] = sum(int(one) for one in fields[11:15]) / TICKS
    ours = set(roots)
    while more := {one for one, parent in parents.items() if parent in ours} - ours:
        ours |= more
    return sum(times.get(one, 0.0) for one in ours)


def parts(cluster: Cluster) -> dict[str, float]:
    """Processor time by what it was spent for; that of the client is not the server's."""
    postmaster = int((cluster.database.folder / "data" / "postmaster.pid").read_text().split()[0])
    webs = [one.process.pid for one in cluster.webs if one.process is not None]
    within = accounting.spent([cluster.folder / f"account-{one}" for one in webs])
    return {
        **within,
        "web": spent(webs) - sum(within.values()),
        "bots": spent([one.process.pid for one in cluster.workers if one.process is not None]),
        "database": spent([postmaster]),
        "client": time.process_time(),
    }


def _cluster(
    stack: ExitStack, folder: Path, webs: int, chosen: argparse.Namespace, prelude: str = ""
) -> Cluster:
    """On hosts of a network, if there is one."""
    hosts = stack.enter_context(Network()).host if chosen.inside else Host
    database = stack.enter_context(postgres.running(hosts()))
    return Cluster(folder, database, webs, chosen.workers, chosen.library, prelude, hosts)


# -- load --------------------------------------------------------------------------------------------


def carry(webs: int, chosen: argparse.Namespace) -> list[dict[str, object]]:
    """The figures of so many web processes with the same tables, for one rate after another."""
    found: list[dict[str, object]] = []
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        prelude = PRELUDE.format(tools=str(TOOLS), folder=str(folder))
        cluster = stack.enter_context(_cluster(stack, folder, webs, chosen, prelude))
        before: dict[str, float] = {}

        def ended(rate: float, figures: Figures) -> bool:
            after = parts(cluster)
            took = {part: after[part] - before.get(part, 0.0) for part in after}
            found.append(told(webs, chosen, rate, figures, took))
            return percentile(figures.updates, 0.95) < 4 * TIME_LIMIT

        rates = [float(one) for one in chosen.rates.split(",")]
        urls, begins = [one.url for one in cluster.webs], lambda: before.update(parts(cluster))
        asyncio.run(measure(urls, chosen.game, chosen.tables, rates, chosen.seconds, begins, ended))
    return found


def told(
    webs: int, chosen: argparse.Namespace, rate: float, figures: Figures, took: dict[str, float]
) -> dict[str, object]:
    actions = max(1, len(figures.answers) - figures.refused)
    milliseconds = {part: round(seconds / actions * 1000, 1) for part, seconds in took.items()}
    server = sum(one for part, one in milliseconds.items() if part != "client")
    return {
        "web_processes": webs,
        "tables": chosen.tables,
        "offered_per_second": rate,
        "actions_per_second": round(actions / chosen.seconds, 1),
        "refused": figures.refused,
        "update_ms_median": round(percentile(figures.updates, 0.5) * 1000, 1),
        "update_ms_p95": round(percentile(figures.updates, 0.95) * 1000, 1),
        "processor_ms_per_action": milliseconds,
        f"actions_per_second_of_{CORES}_cores": round(CORES * 1000 / server),
    }


# -- misfortune --------------------------------------------------------------------------------------


@dataclass
class Chaos:
    """Does harm to a cluster while people play, and measures how soon they get on again."""

    cluster: Cluster | Alone
    chosen: argparse.Namespace
    played: Played = field(default_factory=Played)
    recovered: dict[str, list[float]] = field(default_factory=dict)

    def run(self) -> dict[str, object]:
        stop, hush = threading.Event(), threading.Event()
        players = [
            Player(self.cluster.url, number, self.chosen.game, self.played, stop)
            for number in range(self.chosen.players)
        ]
        for player in players:
            player.pause = self.chosen.pause
            player.start()
        wait_for(lambda: self.played.count >= len(players))
        readers = [
            Reader(web.url, table, hush)
            for table in tuple(self.played.tables)[: self.chosen.players]
            for web in self.cluster.webs
        ]
        for reader in readers:
            reader.start()
        harms = self._do_harm()
        stop.set()
        for player in players:
            player.join(120)
        astray = self._astray(readers)
        hush.set()
        found = account(self.cluster.database.url, self.chosen.library, self.played)
        return {
            "harms": harms,
            "seconds_to_recover_median_and_worst": {
                kind: (len(times), round(percentile(times, 0.5), 2), round(max(times), 2))
                for kind, times in sorted(self.recovered.items())
            },
            "tables": found.tables,
            "rows": found.rows,
            "acknowledged": found.acknowledged,
            "moves_of_bots": found.of_bots,
            "requests_that_failed": len(self.played.errors),
            "readers": len(readers),
            "streams_opened": sum(reader.streams for reader in readers),
            "readers_astray": astray,
            "faults": found.faults,
        }

    def _harms(self, chance: random.Random) -> list[tuple[str, Callable[[], None]]]:
        """What may happen."""
        webs, workers = self.cluster.webs, self.cluster.workers
        kills: list[tuple[str, Callable[[], None]]] = [
            ("web killed", lambda: self._kill(chance.choice(webs))),
            *[("worker killed", lambda: self._kill(chance.choice(workers)))] * bool(workers),
        ]
        if self.chosen.kills or isinstance(self.cluster, Alone):
            return kills
        database = self.cluster.database
        cuts: list[tuple[str, Callable[[], None]]] = [
            (f"web cut off for {CUT_SECONDS} s", lambda: self._cut_off(chance.choice(webs).host)),
            (f"worker cut off for {CUT_SECONDS} s", lambda: self._cut_off(chance.choice(workers).host)),
            (f"database cut off for {CUT_SECONDS} s", lambda: self._cut_off(database.host)),
        ]
        return [
            *kills * 2,
            *cuts * self.chosen.inside,
            ("web stopped for 3 s", lambda: self._pause(chance.choice(webs))),
            ("worker stopped for 3 s", lambda: self._pause(chance.choice(workers))),
            ("connections cut", self.cluster.hang_up),
            ("database restarted", self._restart),
        ]

    def _do_harm(self) -> int:
        chance = random.Random(f"chaos {self.chosen.seed}")
        kinds = self._harms(chance)
        done, until = 0, time.monotonic() + self.chosen.chaos
        most = self.chosen.kills or sys.maxsize
        while time.monotonic() < until and done < most:
            name, harm = kinds[done % len(kinds)] if done < len(kinds) else chance.choice(kinds)
            began = time.monotonic()
            wanted = self.played.count + self.chosen.players
            harm()
            wait_for(lambda: self.played.count >= wanted)  # noqa: B023
            self.recovered.setdefault(name, []).append(time.monotonic() - began)
            done += 1
            if done % 50 == 0:
                print(f"{done} harms, {self.played.count} acknowledged", file=sys.stderr, flush=True)
            time.sleep(chance.random())
        return done

    def _kill(self, member: Member) -> None:
        member.kill()
        member.start()

    def _pause(self, member: Member) -> None:
        member.tell(signal.SIGSTOP)
        time.sleep(3)
        member.tell(signal.SIGCONT)

    def _cut_off(self, host: Host) -> None:
        host.cut()
        time.sleep(CUT_SECONDS)
        host.mend()

    def _restart(self) -> None:
        assert isinstance(self.cluster, Cluster)
        self.cluster.database.stop()
        self.cluster.database.start()

    def _astray(self, readers: list[Reader]) -> int:
        """How many readers do not end where their table is."""
        store = Store(self.cluster.database.url)

        def there(reader: Reader) -> bool:
            mark = store.tables.mark(reader.table)
            return mark == (reader.last.sequence, reader.last.chat, reader.last.seating)

        until = time.monotonic() + 120
        while not all(there(reader) for reader in readers) and time.monotonic() < until:
            time.sleep(0.2)
        astray = sum(not there(reader) for reader in readers)
        store.close()
        return astray


def suffer(chosen: argparse.Namespace) -> dict[str, object]:
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        if chosen.sqlite:
            alone = stack.enter_context(Alone(folder, chosen.library))
            return Chaos(alone, chosen).run()
        cluster = stack.enter_context(_cluster(stack, folder, chosen.webs, chosen))
        return Chaos(cluster, chosen).run()


def _run_inside() -> int:
    """The same in namespaces of its own."""
    with subprocess.Popen([*ENTER, sys.executable, *sys.argv, "--inside"]) as process:
        try:
            return process.wait()
        except KeyboardInterrupt:  # it has heard that too, and tidies up
            return process.wait()


def main() -> int:
    parser = argparse.ArgumentParser(prog="make cluster", description=__doc__)
    parser.add_argument("--game", default="race")
    parser.add_argument("--library", default=STANDARD, help=argparse.SUPPRESS)
    parser.add_argument("--webs", type=int, default=3)
    parser.add_argument("--workers", type=int, default=3)
    parser.add_argument("--tables", type=int, default=2_000)
    parser.add_argument("--rates", default="5,10,20,40,100", help="actions a second, of people")
    parser.add_argument("--seconds", type=float, default=20.0, help="of load at each rate; 0 for none")
    parser.add_argument("--chaos", type=float, default=600.0, help="at most so many seconds of misfortune")
    parser.add_argument("--kills", type=int, default=0, help="nothing but so many kills")
    parser.add_argument("--sqlite", action="store_true", help="misfortune of one process on an SQLite file")
    parser.add_argument("--players", type=int, default=8)
    parser.add_argument("--pause", type=float, default=0.1, help="seconds that a player thinks")
    parser.add_argument("--seed", default="1")
    parser.add_argument("--loopback", action="store_true", help="no network namespaces")
    parser.add_argument("--inside", action="store_true", help=argparse.SUPPRESS)
    chosen = parser.parse_args()
    if not (chosen.inside or chosen.loopback or chosen.sqlite) and possible():
        return _run_inside()
    results: dict[str, object] = {"network": "namespaces" if chosen.inside else "loopback"}
    good = True
    if chosen.seconds:
        results["load"] = [one for webs in (1, chosen.webs) for one in carry(webs, chosen)]
    if chosen.chaos:
        results["misfortune"] = found = suffer(chosen)
        good = not found["faults"] and not found["readers_astray"]
    OUT.print(json.dumps(results, indent=2))
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
