"""Prepares a virtual environment: the project with what playing needs, or a set of extras on top of that.

Usage: python3 tools/environment.py FOLDER play | EXTRA
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
OLDEST = (3, 11)
PLAY = "play"


def main(folder: Path, wanted: str) -> int:
    if sys.version_info < OLDEST:
        print(f"Perihelion needs Python {OLDEST[0]}.{OLDEST[1]} or newer; this is {sys.version.split()[0]}.")
        return 1
    python = folder / "bin" / "python"
    if not python.exists():
        print("Making a virtual environment ...", flush=True)
        if subprocess.run([sys.executable, "-m", "venv", folder], check=False).returncode:
            print("Could not make a virtual environment; on Debian: apt-get install python3-venv")
            return 1
    print(f"Installing what '{wanted}' needs (once) ...", flush=True)
    # Python compiles a module when it is first imported; most of these never are.
    options = ["--quiet", "--quiet", "--disable-pip-version-check", "--no-compile"]
    packages = ["--editable", str(ROOT)] if wanted == PLAY else pins(wanted)
    return subprocess.run([python, "-m", "pip", "install", *options, *packages], check=False).returncode


def pins(extra: str) -> list[str]:
    """The pinned packages of an extra. Only they are installed: the project may be running."""
    import tomllib  # not before the version of Python is known to have it

    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    extras, own = project["optional-dependencies"], f"{project['name']}["
    found: list[str] = []
    for pin in extras[extra]:
        inner = pin.removeprefix(own).removesuffix("]").split(",") if pin.startswith(own) else []
        found += [deeper for name in inner for deeper in pins(name)] or [pin]
    return found


if __name__ == "__main__":
    raise SystemExit(main(ROOT / sys.argv[1], sys.argv[2]))
