"""Prepares a virtual environment with the project and its pinned dependencies.

Usage: python3 tools/setup.py FOLDER
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
OLDEST = (3, 11)


def main() -> int:
    if sys.version_info < OLDEST:
        print(f"Perihelion needs Python {OLDEST[0]}.{OLDEST[1]} or newer; this is {sys.version.split()[0]}.")
        return 1
    folder = ROOT / sys.argv[1]
    python = folder / "bin" / "python"
    if not python.exists():
        made = subprocess.run([sys.executable, "-m", "venv", folder], check=False)
        if made.returncode:
            print("Could not make a virtual environment; on Debian: apt-get install python3-venv")
            return 1
    print("Installing what Perihelion needs (once, about a minute) ...", flush=True)
    install = [python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "-e", f"{ROOT}[all]"]
    return subprocess.run(install, check=False).returncode


if __name__ == "__main__":
    raise SystemExit(main())
