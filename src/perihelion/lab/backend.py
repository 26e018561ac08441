"""Where work is done: in this process, in local worker processes, or on a Ray cluster.

Work is a list of tasks, each done by one call of a function. A result arrives once for every task, in any
order. If a worker dies, the tasks it had not delivered are done again; a task is never counted twice.
"""

from __future__ import annotations

import multiprocessing
import os
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.context import BaseContext
from typing import TypeVar

Task = TypeVar("Task")
Result = TypeVar("Result")

BACKENDS = ("local", "ray")
ATTEMPTS = 3  # how often the pool is rebuilt after a worker has died before we give up


class WorkLost(RuntimeError):
    """Workers keep dying; says how many tasks were left."""


def all_cores() -> int:
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def run(
    function: Callable[[Task], Result], tasks: list[Task], jobs: int, backend: str = "local"
) -> Iterator[tuple[int, Result]]:
    """Yields the number of each task with its result as they come in."""
    if backend == "ray":
        return _run_on_ray(function, tasks)
    if jobs <= 1 or len(tasks) <= 1:
        return ((number, function(task)) for number, task in enumerate(tasks))
    return _run_in_processes(function, tasks, min(jobs, len(tasks)))


def _fresh_processes() -> BaseContext:
    """Workers never are copies of this process. A copy lacks its threads and would wait forever for what they
    held; and it has its answers to signals (Ray sets one that raises, which a worker takes for a failed
    task), so that it would not end when it is told to."""
    if "forkserver" not in multiprocessing.get_all_start_methods():
        return multiprocessing.get_context("spawn")
    context = multiprocessing.get_context("forkserver")
    context.set_forkserver_preload(["perihelion.lab.play"])
    return context


def _run_in_processes(
    function: Callable[[Task], Result], tasks: list[Task], jobs: int
) -> Iterator[tuple[int, Result]]:
    missing = set(range(len(tasks)))
    for _ in range(ATTEMPTS):
        with ProcessPoolExecutor(jobs, _fresh_processes()) as pool:
            futures: dict[Future[Result], int] = {}
            try:
                for number in sorted(missing):
                    futures[pool.submit(function, tasks[number])] = number
                pending = set(futures)
                while pending:
                    done, pending = wait(pending, return_when=FIRST_COMPLETED)
                    for future in done:
                        result = future.result()
                        missing.discard(futures[future])
                        yield futures[future], result
                return
            except BrokenProcessPool:
                # Results that were in before the worker died are kept; the rest is done again.
                for future, number in futures.items():
                    if number in missing and future.done() and future.exception() is None:
                        missing.discard(number)
                        yield number, future.result()
        if not missing:
            return
    raise WorkLost(
        f"worker processes died {ATTEMPTS} times; {len(missing)} of {len(tasks)} tasks are not done"
    )


def _run_on_ray(function: Callable[[Task], Result], tasks: list[Task]) -> Iterator[tuple[int, Result]]:
    try:
        import ray
    except ModuleNotFoundError as error:
        raise RuntimeError("Ray is not installed; install it with: pip install 'perihelion[ray]'") from error
    if not ray.is_initialized():
        ray.init(log_to_driver=False)
    # Ray itself does a task again if its worker dies; a result is fetched once for each reference.
    submit = getattr(ray.remote(max_retries=ATTEMPTS)(_call), "remote")
    numbers = {submit(function, task): number for number, task in enumerate(tasks)}
    pending = list(numbers)
    while pending:
        done, pending = ray.wait(pending, num_returns=1)
        for reference in done:
            yield numbers[reference], ray.get(reference)


def _call(function: Callable[[Task], Result], task: Task) -> Result:
    """Ray takes plain functions only."""
    return function(task)
