"""The bot of the docs plays a whole game over the API."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

from tests.table import shelf
from tests.table.serving import Server

GUIDE = Path(__file__).parents[2] / "docs" / "api.md"


def test_the_bot_of_ten_lines_plays_a_game(tmp_path: Path) -> None:
    found = re.search(r"```python\n(.*?)```", GUIDE.read_text(encoding="utf-8"), re.DOTALL)
    assert found is not None
    program = found.group(1)
    lines = [line for line in program.splitlines() if line.strip()]
    assert len([line for line in lines if not line.startswith(("import", "print"))]) <= 10
    with Server(str(tmp_path / "api.db"), shelf.only("race")) as server:
        source = program.replace("http://localhost:8420", server.url)
        done = subprocess.run(
            [sys.executable, "-c", source], capture_output=True, text=True, timeout=150, check=False
        )
    assert done.returncode == 0, done.stderr
    assert re.fullmatch(r"\[\d+, \d+\]", done.stdout.strip())
