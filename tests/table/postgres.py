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


@contextmanager
def server() -> Iterator[str]:
    """The URL of a fresh server; it refuses to run as root, so root lends it another user."""
    folder = Path(tempfile.mkdtemp(prefix="perihelion-pg-"))
    as_user: list[str] = []
    if os.geteuid() == 0:
        as_user = ["runuser", "-u", "postgres", "--"]
        shutil.chown(folder, "postgres")
    port = free_port()
    data = str(folder / "data")

    def run(name: str, *arguments: str) -> None:
        subprocess.run([*as_user, str(program(name)), *arguments], check=True, capture_output=True, cwd="/")

    try:
        run("initdb", "-D", data, "-U", "perihelion", "-A", "trust", "--no-sync")
        options = f"-p {port} -k {folder} -c listen_addresses=127.0.0.1"
        run("pg_ctl", "-D", data, "-w", "-l", str(folder / "log"), "-o", options, "start")
        try:
            run("createdb", "-h", "127.0.0.1", "-p", str(port), "-U", "perihelion", "tables")
            yield f"postgresql://perihelion@127.0.0.1:{port}/tables"
        finally:
            run("pg_ctl", "-D", data, "-m", "immediate", "stop")
    finally:
        shutil.rmtree(folder, ignore_errors=True)
