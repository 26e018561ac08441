"""A real PostgreSQL server for the tests, in a folder of its own, stopped with them."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.table.network import HERE, Host

FOLDERS = sorted(Path("/usr/lib/postgresql").glob("*/bin"))


def program(name: str) -> str | None:
    """The path of one of PostgreSQL's programs."""
    found = shutil.which(name)
    if found is None and FOLDERS:
        found = str(FOLDERS[-1] / name) if (FOLDERS[-1] / name).exists() else None
    return found


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Running:
    """A server that runs; it refuses to run as root, so root lends it another user."""

    def __init__(self, folder: Path, host: Host = HERE) -> None:
        self.folder = folder
        self.host = host
        self.port = free_port()
        self.url = f"postgresql://perihelion@{host.address}:{self.port}/tables"
        self._as_user = [*host.enter]
        if os.geteuid() == 0:
            self._as_user += ["runuser", "-u", "postgres", "--"]
            shutil.chown(folder, "postgres")

    def run(self, name: str, *arguments: str) -> None:
        command = [*self._as_user, str(program(name)), *arguments]
        subprocess.run(command, check=True, capture_output=True, cwd="/")

    def start(self) -> None:
        options = f"-p {self.port} -k {self.folder} -c listen_addresses={self.host.address}"
        log = str(self.folder / "log")
        self.run("pg_ctl", "-D", str(self.folder / "data"), "-w", "-l", log, "-o", options, "start")

    def stop(self) -> None:
        """Without waiting for anybody, as when the power goes."""
        self.run("pg_ctl", "-D", str(self.folder / "data"), "-m", "immediate", "stop")


@contextmanager
def running(host: Host = HERE) -> Iterator[Running]:
    """A fresh server, for whoever is in the same network."""
    folder = Path(tempfile.mkdtemp(prefix="perihelion-pg-"))
    one = Running(folder, host)
    try:
        one.run("initdb", "-D", str(folder / "data"), "-U", "perihelion", "-A", "trust", "--no-sync")
        with open(folder / "data" / "pg_hba.conf", "a", encoding="utf-8") as admitted:
            admitted.write("host all all samenet trust\n")
        one.start()
        try:
            one.run("createdb", "-h", host.address, "-p", str(one.port), "-U", "perihelion", "tables")
            yield one
        finally:
            one.stop()
    finally:
        shutil.rmtree(folder, ignore_errors=True)


@contextmanager
def server() -> Iterator[str]:
    """The URL of a fresh server."""
    with running() as one:
        yield one.url
