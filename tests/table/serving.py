"""A table server in a process of its own, for tests that kill it, load it or look at it."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import httpx2 as httpx

import perihelion
from perihelion.table.house.library import STANDARD
from tests.table.postgres import free_port

ROOT = Path(__file__).parents[2]
PACKAGE = Path(perihelion.__file__).parents[1]  # source or compiled: the server runs on what the tests run on
PROGRAM = (
    "import json, sys; from perihelion.table.house.limits import Limits; "
    "from perihelion.table.web import serve; limits = Limits(**json.loads(sys.argv[1])); "
    "serve('127.0.0.1', int(sys.argv[2]), sys.argv[3], False, *sys.argv[4:], limits=limits)"
)


class Server:
    """Starts, kills and starts again on the same port and database."""

    def __init__(
        self, db: str, library: str = STANDARD, log: Path | None = None, *more: str, **limits: float
    ) -> None:
        self.db = db
        self.library = library
        self.log = log
        self.more = more  # what else `serve` is told
        self.limits = limits
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None

    def __enter__(self) -> Server:
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()

    def start(self) -> None:
        out = open(self.log, "ab") if self.log else subprocess.DEVNULL  # noqa: SIM115
        limits = json.dumps(self.limits)
        self.process = subprocess.Popen(
            [sys.executable, "-c", PROGRAM, limits, str(self.port), self.db, self.library, *self.more],
            cwd=ROOT,
            env={**os.environ, "PYTHONPATH": os.pathsep.join([str(PACKAGE), str(ROOT)])},
            stdout=subprocess.DEVNULL,
            stderr=out,
        )
        deadline = time.monotonic() + 180
        while time.monotonic() < deadline:
            try:
                if httpx.get(f"{self.url}/healthz", timeout=2).status_code == 200:
                    return
            except httpx.HTTPError:
                time.sleep(0.05)
        raise RuntimeError("the server does not start")

    def kill(self) -> None:
        """As hard as can be: nothing is flushed, nobody is told."""
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def stop(self) -> None:
        if self.process is not None and self.process.poll() is None:
            self.process.terminate()
            try:
                self.process.wait(10)
            except subprocess.TimeoutExpired:
                self.process.kill()
                self.process.wait()
