"""Backups: the whole database as one file, taken while it is used, and brought back while nobody serves it.

SQLite copies itself page by page; PostgreSQL's own programs write and read an archive. What is brought back
has been looked at before anything is replaced.
"""

from __future__ import annotations

import os
import shutil
import sqlite3
import subprocess
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path

import sqlalchemy as sa

from perihelion.table.store.database import Unusable, is_postgres, sqlite_path

FOLDERS = sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
OURS = {"alembic_version", "tables", "seats", "actions", "guests", "settings"}
ARCHIVE = b"PGDMP"


def back_up(url: str, file: Path) -> None:
    """Writes the database to a file that is not there yet."""
    if file.exists():
        raise Unusable(f"{file} is there already: give a new name")
    part = file.with_name(file.name + ".part")
    try:
        if is_postgres(url):
            _postgres("pg_dump", url, ["--format=custom", "--no-owner", f"--file={part}"])
        else:
            _copy(_there(sqlite_path(url)), part)
        part.replace(file)
    except OSError as error:
        raise Unusable(f"{file} cannot be written ({error.strerror})") from error
    finally:
        part.unlink(missing_ok=True)


def restore(url: str, file: Path) -> None:
    """Replaces the database by a backup; whoever calls holds the claim."""
    _there(file)
    if is_postgres(url):
        if file.read_bytes()[: len(ARCHIVE)] != ARCHIVE:
            raise Unusable(f"{file} is no backup of a PostgreSQL database")
        options = ["--clean", "--if-exists", "--no-owner", "--single-transaction", "--exit-on-error"]
        _postgres("pg_restore", url, [*options, str(file)])
        return
    _check_file(file)
    path = sqlite_path(url)
    path.parent.mkdir(parents=True, exist_ok=True)
    _copy(file, path)


def _there(file: Path) -> Path:
    if not file.is_file():
        raise Unusable(f"there is no {file}")
    return file


def _copy(source: Path, target: Path) -> None:
    """Copies an SQLite database as it is at one moment, whoever writes to it."""
    try:
        with closing(sqlite3.connect(source)) as reading, closing(sqlite3.connect(target)) as writing:
            reading.backup(writing)
    except sqlite3.Error as error:
        raise Unusable(f"{source} cannot be copied to {target} ({error})") from error


def _check_file(file: Path) -> None:
    try:
        with closing(sqlite3.connect(f"file:{file}?mode=ro", uri=True)) as connection:
            found = {row[0] for row in connection.execute("select name from sqlite_master")}
            sound = connection.execute("pragma integrity_check").fetchone()[0] == "ok"
    except sqlite3.Error as error:
        raise Unusable(f"{file} is no backup of a SQLite database ({error})") from error
    if not found >= OURS or not sound:
        raise Unusable(f"{file} is no whole backup of a table")


def _postgres(program: str, url: str, options: Sequence[str]) -> None:
    """Runs one of PostgreSQL's programs; the password is not on its command line."""
    address = sa.make_url(url.replace("postgres://", "postgresql://", 1))
    environment = {**os.environ, "PGPASSWORD": address.password or os.environ.get("PGPASSWORD", "")}
    place = address.set(password=None).render_as_string().replace("postgresql+psycopg://", "postgresql://")
    command = [_program(program), f"--dbname={place}", *options]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        raise Unusable(f"{program} failed: {done.stderr.strip().splitlines()[-1] if done.stderr else '?'}")


def _program(name: str) -> str:
    found = shutil.which(name) or next((str(one / name) for one in FOLDERS if (one / name).exists()), None)
    if found is None:
        raise Unusable(f"{name} is not installed: install PostgreSQL's client programs")
    return found
