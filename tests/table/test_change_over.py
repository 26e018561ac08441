"""Bots change over to the compiled engine as soon as it is ready, in the middle of their games."""

from __future__ import annotations

from pathlib import Path

import pytest

from perihelion import engine, games
from perihelion.core.plain import Json
from perihelion.table.house.library import STANDARD
from perihelion.table.jobs.asking import CHOOSE
from perihelion.table.jobs.workers import Worker
from tests.table.running import run

SOURCE = Path(__file__).parents[2] / "src" / "perihelion"
# Stands in for compiled code: it is found first, and says so.
SIGN = "import os, sys; open(os.environ['SIGN'], 'a').write('compiled\\n')\n"


def a_question() -> dict[str, Json]:
    state = games.get("race").new(2, 1)
    return {"ask": CHOOSE, "game": "race", "seat": 0, "level": "easy", "seed": "1", "world": state.save()}


def test_a_worker_starts_anew_when_the_engine_is_ready(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    build, sign = tmp_path / "build", tmp_path / "sign"
    build.mkdir()
    (build / "perihelion").symlink_to(SOURCE)
    (build / "sitecustomize.py").write_text(SIGN, encoding="utf-8")
    monkeypatch.setattr(engine, "own_build", lambda: build)
    monkeypatch.delenv(engine.PURE, raising=False)
    monkeypatch.setenv("SIGN", str(sign))

    async def play() -> tuple[list[int], list[Json]]:
        worker, processes, answers = Worker(STANDARD, 600, patience=0), [], []
        for turn in range(4):
            if turn == 2:
                assert not sign.exists()
                (build / engine.READY).touch()
            answers.append((await worker.ask(a_question()))["action"])
            assert worker.process is not None
            processes.append(worker.process.pid)
        await worker.stop()
        return processes, answers

    processes, answers = run(play())
    assert processes[0] == processes[1] != processes[2] == processes[3]
    assert len(set(answers)) == 1
    assert sign.read_text(encoding="utf-8") == "compiled\n"
