"""A real full disk and a real read-only one, as root: a small disk in memory is mounted, filled and freed
under a running server, then made read-only before a start. Run it with `sudo .venv/bin/python tools/disk.py`.
"""

from __future__ import annotations

import subprocess
import sys
import tempfile
from pathlib import Path

from rich.console import Console

sys.path.append(str(Path(__file__).parents[1]))
from tests.table import shelf
from tests.table.disks import Small, run_full_and_recover
from tests.table.serving import ROOT, Server

SIZE = "3m"


def main() -> int:
    out = Console()
    with tempfile.TemporaryDirectory() as place:
        folder = Path(place)
        subprocess.run(["mount", "-t", "tmpfs", "-o", f"size={SIZE}", "tmpfs", place], check=True)
        try:
            db = str(folder / "table.db")
            with Server(db, shelf.PLACE, folder / "log") as server:
                run_full_and_recover(server, Small(folder), db)
            out.print(f"full disk of {SIZE}: nothing lost, nothing doubled, all went on by itself")
            subprocess.run(["mount", "-o", "remount,ro", place], check=True)
            told = subprocess.run(
                [sys.executable, "-m", "perihelion", "serve", "--port", "0", "--db", db],
                capture_output=True, text=True, check=False, timeout=120, cwd=ROOT,
            )  # fmt: skip
            lines = (told.stdout + told.stderr).strip().splitlines()
            out.print(f"read-only disk: exit {told.returncode}, it says: {' '.join(lines)}")
            plain = told.returncode != 0 and not any("Traceback" in line for line in lines)
            return 0 if plain else 1
        finally:
            subprocess.run(["umount", place], check=True)


if __name__ == "__main__":
    sys.exit(main())
