"""`make cluster`: any number of processes on one PostgreSQL, under load and under misfortune.

First the load: tables that are played at one web process and watched at another, for one web process and for
several in the same run, with the processor time of every part. Then the misfortune: processes are killed and
stopped, connections are cut and the database is restarted while people play through nginx; at the end an
account is made of everything that was acknowledged.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import signal
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
from load import measure, percentile
from tests.table import postgres
from tests.table.cluster import Cluster, Member, Played, Player, Reader, account, wait_for

from perihelion.table.house.library import STANDARD
from perihelion.table.store import Store

TICKS = os.sysconf("SC_CLK_TCK")
OUT = Console(highlight=False)


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
    """Processor time by what it was spent for."""
    postmaster = int((cluster.database.folder / "data" / "postmaster.pid").read_text().split()[0])
    return {
        "web": spent([one.process.pid for one in cluster.webs if one.process is not None]),
        "bots": spent([one.process.pid for one in cluster.workers if one.process is not None]),
        "database": spent([postmaster]),
    }


# -- load --------------------------------------------------------------------------------------------


def carry(webs: int, chosen: argparse.Namespace) -> dict[str, float]:
    """The figures of so many web processes with the same tables and the same rate."""
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        database = stack.enter_context(postgres.running())
        cluster = stack.enter_context(Cluster(folder, database, webs, chosen.workers, chosen.library))
        before: dict[str, float] = {}
        urls = [one.url for one in cluster.webs]
        offered = (chosen.game, chosen.tables, chosen.rate, chosen.seconds)
        figures = asyncio.run(measure(urls, *offered, lambda: before.update(parts(cluster))))
        after = parts(cluster)
    actions = max(1, len(figures.answers) - figures.refused)
    return {
        "web_processes": webs,
        "tables": chosen.tables,
        "actions_offered_per_second": chosen.rate,
        "actions_per_second": round(actions / chosen.seconds, 1),
        "refused": figures.refused,
        "update_ms_median": round(percentile(figures.updates, 0.5) * 1000, 1),
        "update_ms_p95": round(percentile(figures.updates, 0.95) * 1000, 1),
        **{
            f"{part}_ms_per_action": round((after[part] - before[part]) / actions * 1000, 1) for part in after
        },
    }


# -- misfortune --------------------------------------------------------------------------------------


@dataclass
class Chaos:
    """Does harm to a cluster while people play, and measures how soon they get on again."""

    cluster: Cluster
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
                kind: (round(percentile(times, 0.5), 2), round(max(times), 2))
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

    def _do_harm(self) -> int:
        chance = random.Random(f"chaos {self.chosen.seed}")
        kinds: list[tuple[str, Callable[[], None]]] = [
            ("web killed", lambda: self._kill(chance.choice(self.cluster.webs))),
            ("web killed", lambda: self._kill(chance.choice(self.cluster.webs))),
            ("worker killed", lambda: self._kill(chance.choice(self.cluster.workers))),
            ("worker killed", lambda: self._kill(chance.choice(self.cluster.workers))),
            ("web stopped for 3 s", lambda: self._pause(chance.choice(self.cluster.webs))),
            ("worker stopped for 3 s", lambda: self._pause(chance.choice(self.cluster.workers))),
            ("connections cut", self.cluster.hang_up),
            ("database restarted", self._restart),
        ]
        done, until = 0, time.monotonic() + self.chosen.chaos
        while time.monotonic() < until and done < self.chosen.harms:
            name, harm = kinds[done % len(kinds)] if done < len(kinds) else chance.choice(kinds)
            began = time.monotonic()
            wanted = self.played.count + self.chosen.players
            harm()
            wait_for(lambda: self.played.count >= wanted)  # noqa: B023
            self.recovered.setdefault(name, []).append(time.monotonic() - began)
            done += 1
            time.sleep(chance.random())
        return done

    def _kill(self, member: Member) -> None:
        member.kill()
        member.start()

    def _pause(self, member: Member) -> None:
        member.tell(signal.SIGSTOP)
        time.sleep(3)
        member.tell(signal.SIGCONT)

    def _restart(self) -> None:
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


def main() -> int:
    parser = argparse.ArgumentParser(prog="make cluster", description=__doc__)
    parser.add_argument("--game", default="race")
    parser.add_argument("--library", default=STANDARD, help=argparse.SUPPRESS)
    parser.add_argument("--webs", type=int, default=3)
    parser.add_argument("--workers", type=int, default=3)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--rate", type=float, default=20.0, help="actions a second, of people")
    parser.add_argument("--seconds", type=float, default=30.0, help="of load; 0 for none")
    parser.add_argument("--chaos", type=float, default=600.0, help="seconds of misfortune; 0 for none")
    parser.add_argument("--harms", type=int, default=1_000_000, help="at most so many")
    parser.add_argument("--players", type=int, default=8)
    parser.add_argument("--pause", type=float, default=0.1, help="seconds that a player thinks")
    parser.add_argument("--seed", default="1")
    chosen = parser.parse_args()
    results: dict[str, object] = {}
    if chosen.seconds:
        loads = [carry(webs, chosen) for webs in (1, chosen.webs)]
        results["load"] = loads
    if chosen.chaos:
        with ExitStack() as stack:
            folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
            database = stack.enter_context(postgres.running())
            cluster = stack.enter_context(
                Cluster(folder, database, chosen.webs, chosen.workers, chosen.library)
            )
            results["chaos"] = found = Chaos(cluster, chosen).run()
            good = not found["faults"] and not found["readers_astray"]
    else:
        good = True
    OUT.print(json.dumps(results, indent=2))
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
