"""`make nodes`: the lab on a Ray cluster of several nodes on this machine.

The same simulation runs here and on one node after another, and has to bring the same games; then a node is
killed in the middle. What is told: how much sooner it was done, how evenly the work was spread by processor
time, and how large the things are that travel between nodes.
"""

from __future__ import annotations

import argparse
import json
import pickle
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING

from rich.console import Console

from perihelion.lab import backend
from perihelion.lab.play import GameResult, Setting, play_many

if TYPE_CHECKING:
    from ray.node import Node

OUT = Console(highlight=False)
QUIET = {"include_dashboard": False}


@dataclass(frozen=True)
class Done:
    """What a task brought, on which node, and what it took there."""

    games: list[GameResult]
    node: str
    seconds: float


def do(setting: Setting, numbers: range) -> Done:
    began = time.process_time()
    games = play_many(setting, numbers)
    return Done(games, _node(), time.process_time() - began)


def _node() -> str:
    import ray

    return str(ray.get_runtime_context().get_node_id()) if ray.is_initialized() else ""


class Nodes:
    """A cluster whose head does no work."""

    def __init__(self) -> None:
        import ray
        from ray.cluster_utils import Cluster

        self._cluster = Cluster(initialize_head=True, head_node_args={"num_cpus": 0, **QUIET})
        ray.init(address=self._cluster.address, log_to_driver=False, configure_logging=False)
        self.nodes: list[Node] = []

    def add(self) -> None:
        self.nodes.append(self._cluster.add_node(num_cpus=1, **QUIET))
        self._cluster.wait_for_nodes()

    def kill(self) -> None:
        """The last node is gone at once, with all that it was at."""
        self._cluster.remove_node(self.nodes.pop(), allow_graceful=False)

    def close(self) -> None:
        import ray

        ray.shutdown()
        self._cluster.shutdown()  # type: ignore[no-untyped-call]


def chunks_of(games: int, size: int) -> list[range]:
    return [range(start, min(start + size, games)) for start in range(0, games, size)]


def measure(
    setting: Setting, chunks: list[range], where: str, then: Callable[[int], None] = lambda done: None
) -> tuple[list[GameResult], dict[str, object]]:
    """All games in order, and what they took; `then` is told how many tasks are done."""
    began, found = time.perf_counter(), {}
    for number, done in _run(setting, chunks, where):
        found[number] = done
        then(len(found))
    seconds = time.perf_counter() - began
    OUT.log(f"{len(chunks)} tasks, {where}: {seconds:.1f} s")
    spent: Counter[str] = Counter()
    for done in found.values():
        spent[done.node] += round(done.seconds * 1000)
    games = [game for number in sorted(found) for game in found[number].games]
    figures: dict[str, object] = {
        "seconds": round(seconds, 2),
        "processor_seconds_by_node": sorted(one / 1000 for one in spent.values()),
        "largest_result_bytes": max(len(pickle.dumps(done)) for done in found.values()),
    }
    return games, figures


def _run(setting: Setting, chunks: list[range], where: str) -> Iterator[tuple[int, Done]]:
    return backend.run(partial(do, setting), chunks, 1, where)


def main() -> int:
    parser = argparse.ArgumentParser(prog="make nodes", description=__doc__)
    parser.add_argument("--game", default="race")
    parser.add_argument("--bots", default="greedy,greedy")
    parser.add_argument("--games", type=int, default=2_000)
    parser.add_argument("--size", type=int, default=50, help="games in a task")
    parser.add_argument("--nodes", type=int, default=backend.all_cores())
    chosen = parser.parse_args()
    setting = Setting(chosen.game, tuple(chosen.bots.split(",")), "nodes")
    chunks = chunks_of(chosen.games, chosen.size)
    here, alone = measure(setting, chunks, "local")
    nodes = Nodes()
    try:
        nodes.add()
        measure(setting, chunks[:1], "ray")  # the first worker of a node has everything to import
        one, single = measure(setting, chunks, "ray")
        while len(nodes.nodes) < chosen.nodes:
            nodes.add()
        measure(setting, chunks[: 2 * chosen.nodes], "ray")
        many, several = measure(setting, chunks, "ray")
        kill = len(chunks) // 3
        rest, wounded = measure(setting, chunks, "ray", lambda done: nodes.kill() if done == kill else None)
    finally:
        nodes.close()
    same = here == one == many == rest
    results = {
        "task_bytes": len(pickle.dumps((setting, chunks[0]))),
        "here": alone,
        "one_node": single,
        f"{chosen.nodes}_nodes": several,
        "sooner": round(float(str(single["seconds"])) / float(str(several["seconds"])), 2),
        "a_node_killed": wounded,
        "same_games_everywhere": same,
    }
    OUT.print(json.dumps(results, indent=2))
    return 0 if same else 1


if __name__ == "__main__":
    sys.exit(main())
