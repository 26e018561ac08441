"""The same seed gives the same game in every process, under every hash seed, compiled or not."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from perihelion import engine
from perihelion.core.chance import seeded
from tests.properties.cases import Case, base_cases, play_out

ROOT = Path(__file__).parents[2]
COMPILED = engine.build_of(ROOT)
SEEDS = (11, 12, 13)

PROGRAM = """
from tests.properties.cases import Case, play_out
from perihelion.core.chance import seeded
case = Case({game!r}, {seats})
for seed in {seeds}:
    state = case.new(seed)
    play_out(state, seeded(seed), cap=1500)
    print(state.digest())
"""


def digests_here(case: Case) -> list[str]:
    digests = []
    for seed in SEEDS:
        state = case.new(seed)
        play_out(state, seeded(seed), cap=1500)
        digests.append(state.digest())
    return digests


def digests_elsewhere(case: Case, hash_seed: str, package: Path) -> list[str]:
    program = PROGRAM.format(game=case.game, seats=case.seats, seeds=SEEDS)
    paths = os.pathsep.join([str(package), str(ROOT)])
    result = subprocess.run(
        [sys.executable, "-c", program],
        env={**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": paths},
        capture_output=True,
        text=True,
        check=False,
    )
    assert result.returncode == 0, result.stderr
    return result.stdout.split()


@pytest.mark.parametrize("case", base_cases())
@pytest.mark.parametrize("hash_seed", ["0", "4242"])
def test_same_seed_same_game_in_a_fresh_process(case: Case, hash_seed: str) -> None:
    assert digests_elsewhere(case, hash_seed, ROOT / "src") == digests_here(case)


@pytest.mark.skipif(not engine.is_ready(COMPILED), reason="the compiled engine is not built: make fast")
@pytest.mark.parametrize("case", base_cases())
def test_compiled_and_interpreted_play_the_same_game(case: Case) -> None:
    assert digests_elsewhere(case, "7", COMPILED) == digests_elsewhere(case, "7", ROOT / "src")
