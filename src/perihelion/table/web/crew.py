"""A crew: several web processes at one address of one machine, and one that thinks, kept running by this one.

Whoever dies is replaced. All of them share one listening socket, which stays open here: while they are
replaced one by one (SIGHUP), or one has died, nobody who knocks is turned away. If this process dies they
end, too.
"""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Mapping

import structlog

from perihelion import engine

LOG = structlog.get_logger("perihelion.table")
READY = b"ready\n"
START_SECONDS = 300.0
STOP_SECONDS = 40.0
TICK = 0.1
PAUSE = 2.0  # seconds before a process that has died is started again
PROGRAM = "import sys; from perihelion.table.web.serving import join_crew; join_crew(sys.argv[1])"
THINKING = "import sys; from perihelion.table.web.serving import think_for_crew; think_for_crew(sys.argv[1])"


class Crew:
    """`members` are the programs, and what each of them is told."""

    def __init__(self, members: list[tuple[str, Mapping[str, object]]], listener: socket.socket) -> None:
        self.members = members
        self.listener = listener
        self._running: list[subprocess.Popen[bytes]] = []
        self._over = threading.Event()
        self._renew = threading.Event()

    def run(self) -> None:
        """Until it is told to stop."""
        for number in (signal.SIGTERM, signal.SIGINT):
            signal.signal(number, lambda *_: self._over.set())
        signal.signal(signal.SIGHUP, lambda *_: self._renew.set())
        self._running = [self._start(place) for place in range(len(self.members))]
        for process in self._running:
            _await_ready(process)
        try:
            while not self._over.wait(TICK):
                self._replace_dead()
                if self._renew.is_set():
                    self._renew.clear()
                    self._replace_all()
        finally:
            self._stop(self._running)

    def _start(self, place: int) -> subprocess.Popen[bytes]:
        program, told = self.members[place]
        number = self.listener.fileno()
        return subprocess.Popen(
            [sys.executable, "-c", program, json.dumps({**told, "socket": number})],
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, pass_fds=(number,), env=engine.environment(),
        )  # fmt: skip

    def _replace_dead(self) -> None:
        for place, process in enumerate(self._running):
            if process.poll() is not None:
                LOG.warning("process_died", code=process.returncode)
                self._over.wait(PAUSE)
                if not self._over.is_set():
                    self._running[place] = self._start(place)

    def _replace_all(self) -> None:
        """One by one: the next goes when its successor is ready."""
        for place, former in enumerate(self._running):
            if self._over.is_set():
                return
            successor = self._start(place)
            if not _await_ready(successor):
                LOG.error("process_not_ready")
                self._stop([successor])
                return
            self._running[place] = successor
            self._stop([former])

    def _stop(self, processes: list[subprocess.Popen[bytes]]) -> None:
        for process in processes:
            if process.poll() is None:
                process.terminate()
        deadline = time.monotonic() + STOP_SECONDS
        for process in processes:
            try:
                process.wait(max(0.1, deadline - time.monotonic()))
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()


def _await_ready(process: subprocess.Popen[bytes]) -> bool:
    """Whether the process says that it is at work."""
    said: list[bytes] = []
    stream = process.stdout
    assert stream is not None
    reader = threading.Thread(target=lambda: said.append(stream.readline()), daemon=True)
    reader.start()
    reader.join(START_SECONDS)
    return said == [READY]


def say_ready() -> None:
    """Tells the process that has started this one."""
    os.write(1, READY)


def end_with(parent: Callable[[], object]) -> None:
    """Calls when the process that has started this one is gone."""

    def watch() -> None:
        while os.read(0, 1):
            pass
        parent()

    threading.Thread(target=watch, name="parent", daemon=True).start()
