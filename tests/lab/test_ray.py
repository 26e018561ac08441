"""The lab on a real local Ray with two workers, one of them killed in the middle."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from pathlib import Path

import numpy as np
import pytest

from perihelion import games
from perihelion.lab import backend
from perihelion.lab.archive import analyse_all
from perihelion.lab.play import Setting, play_many
from perihelion.lab.positions import Shelf, Source, load_positions
from tests.lab.test_archive import recorded
from tests.lab.test_backend import DieOnce

ray = pytest.importorskip("ray")


@pytest.fixture(scope="module", autouse=True)
def cluster() -> Iterator[None]:
    ray.init(num_cpus=2, include_dashboard=False, log_to_driver=False, configure_logging=False)
    yield
    ray.shutdown()


def test_a_killed_worker_loses_nothing_and_nothing_counts_twice(tmp_path: Path) -> None:
    results = list(backend.run(DieOnce(tmp_path, 7), list(range(12)), 2, "ray"))
    assert (tmp_path / "died").exists()
    assert sorted(results) == [(task, 2 * task) for task in range(12)]


def test_games_on_ray_are_the_same_as_here() -> None:
    setting = Setting(games.REGISTERED[0], ("random", "random"), "1")
    chunks = [range(2), range(2, 4)]
    remote = sorted(backend.run(partial(play_many, setting), chunks, 2, "ray"))
    assert remote == [(0, play_many(setting, chunks[0])), (1, play_many(setting, chunks[1]))]


def test_positions_to_learn_from_are_the_same_as_here(tmp_path: Path) -> None:
    source = Source("race", 2, size=4)
    here, there = Shelf(source, tmp_path / "here"), Shelf(source, tmp_path / "there")
    told: list[int] = []
    remote = load_positions(there.collect(7, 2, "ray", told.append))
    assert told == [4, 7]
    assert np.array_equal(remote.seen, load_positions(here.collect(7)).seen)


def test_archives_are_analysed_on_ray() -> None:
    records = [recorded("race", seed) for seed in ("1", "2")]
    found = dict(analyse_all(records, 2.0, 2, "ray"))
    assert sorted(found) == [0, 1]
    assert all(analysis.finished and analysis.moments[-1].chances for analysis in found.values())
