"""Installs a wheel in an empty environment, plays a game of each kind with it, and opens a table.

python tools/try_wheel.py dist      tries the wheel in this folder; it has to have the compiled engine
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tempfile
from pathlib import Path
from urllib.request import urlopen

ANSWER = 20.0  # seconds for which a page may be waited


class Tried:
    """An environment with nothing but a wheel and what it depends on."""

    def __init__(self, wheel: Path, folder: Path) -> None:
        self.folder = folder
        self.environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
        self.run(sys.executable, "-m", "venv", "venv")
        self.run("venv/bin/python", "-m", "pip", "install", "--quiet", "--no-compile", str(wheel.resolve()))

    def run(self, *command: str) -> str:
        """What a command prints; whatever it complains about is raised."""
        done = subprocess.run(
            command, cwd=self.folder, env=self.environment, capture_output=True, text=True, check=False
        )
        if done.returncode:
            raise RuntimeError(f"{' '.join(command)} failed:\n{done.stdout}{done.stderr}")
        return done.stdout

    def perihelion(self, *arguments: str) -> str:
        return self.run("venv/bin/perihelion", *arguments)

    def games(self) -> list[str]:
        program = "from perihelion import games; print(*games.REGISTERED)"
        return self.run("venv/bin/python", "-c", program).split()

    def play(self, game: str) -> str:
        """Plays a game to its end and checks its record; returns what the check says."""
        self.perihelion("record", game, "--bots", "random", "--seed", "wheel", "--out", f"{game}.txt")
        return self.perihelion("replay", f"{game}.txt", "--check")

    def front_page(self) -> str:
        """Starts the table and opens its first page."""
        table = subprocess.Popen(
            ["venv/bin/perihelion", "play", "--no-browser", "--port", "0", "--db", "wheel.db"],
            cwd=self.folder,
            env={**self.environment, "PYTHONUNBUFFERED": "1"},
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
        )
        try:
            assert table.stdout is not None
            address = re.search(r"http://\S+", table.stdout.readline())
            if address is None:
                raise RuntimeError("the table did not print its address")
            with urlopen(address[0], timeout=ANSWER) as page:
                return str(page.read(), "utf-8")
        finally:
            table.terminate()
            table.wait()


def main(folder: Path) -> int:
    [wheel] = folder.glob("*.whl")
    with tempfile.TemporaryDirectory() as place:
        tried = Tried(wheel, Path(place))
        version = tried.perihelion("--version").strip()
        print(version)
        for game in tried.games():
            print(f"{game}: {tried.play(game).strip()}")
        print(f"the first page has {len(tried.front_page())} characters")
    if not version.endswith("compiled engine"):
        print(f"{wheel.name} has no compiled engine")
        return 1
    return 0


if __name__ == "__main__":
    raise SystemExit(main(Path(sys.argv[1])))
