"""Workers: every task is done once, even if one of them is killed in the middle."""

from __future__ import annotations

import os
import signal
import sys
from pathlib import Path

import pytest

from perihelion.lab import backend

LEARNED: list[int] = []  # by this process alone


def learned(task: int) -> int:
    return len(LEARNED)


def double(task: int) -> int:
    return 2 * task


class DieOnce:
    """Kills its own worker process the first time it meets a certain task."""

    def __init__(self, folder: Path, fatal: int) -> None:
        self.folder = folder
        self.fatal = fatal

    def __call__(self, task: int) -> int:
        mark = self.folder / "died"
        if task == self.fatal and not mark.exists():
            mark.touch()
            os.kill(os.getpid(), signal.SIGKILL)
        return 2 * task


def die(task: int) -> int:
    os.kill(os.getpid(), signal.SIGKILL)
    return task


@pytest.mark.parametrize("jobs", [1, 2])
def test_every_task_is_done_once(jobs: int) -> None:
    results = list(backend.run(double, list(range(20)), jobs))
    assert sorted(results) == [(task, 2 * task) for task in range(20)]


def test_workers_are_no_copies_of_a_process_that_may_have_threads(monkeypatch: pytest.MonkeyPatch) -> None:
    """A copy would know what this process has learned, and hold what its other threads held."""
    monkeypatch.setattr(sys.modules[__name__], "LEARNED", [1])
    assert learned(0) == 1
    assert [found for _, found in backend.run(learned, [0, 1], 2)] == [0, 0]


def test_a_killed_worker_loses_nothing_and_nothing_counts_twice(tmp_path: Path) -> None:
    results = list(backend.run(DieOnce(tmp_path, 7), list(range(20)), 2))
    assert (tmp_path / "died").exists()
    assert sorted(results) == [(task, 2 * task) for task in range(20)]


def test_workers_that_keep_dying_are_an_error_that_says_so() -> None:
    with pytest.raises(backend.WorkLost, match="are not done"):
        list(backend.run(die, [1, 2, 3], 2))
