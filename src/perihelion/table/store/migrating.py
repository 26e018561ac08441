"""Brings a database to this version's tables when it is opened, whatever version wrote it.

All steps run in one transaction that keeps other servers waiting, so a database is either as it was or as it
should be. A database that a newer version has changed is refused: this one would lose what it does not know.
Only within a line of versions (0.2.0, 0.2.1) do steps add and nothing else, so that the older one goes on,
and may start again, while processes are replaced one by one or the newer one has to be taken back.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from importlib.resources import files

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory

from perihelion import __version__
from perihelion.table.store.claim import line
from perihelion.table.store.database import Unusable
from perihelion.table.store.schema import SETTINGS

MIGRATIONS = "perihelion.table.store.migrations"
FIRST = "0001"
PROGRAM = "program"  # the setting that names the version which has last changed the tables
LOCK = 4_620_619  # any number that other programs on the same PostgreSQL server do not use


class NewerDatabase(Exception):
    """The database was changed by a newer version of the program."""

    def __init__(self, program: str) -> None:
        super().__init__(
            f"the database was written by Perihelion {program} and this is {__version__}: "
            f"install {program} or newer, or choose another database with --db"
        )


def migrate(engine: sa.Engine) -> None:
    """Runs the steps that are missing."""
    with engine.connect() as connection:
        if _revision(connection) == _head():
            return
    with _alone(engine) as connection:
        revision = _revision(connection)
        if revision is not None and revision not in _known():
            program = _program(connection)
            if line(program) != line():
                raise NewerDatabase(program)
            return
        config = _config(connection)
        if revision is None and _others(connection):
            raise Unusable("the database belongs to another program: choose another with --db")
        if revision is None and sa.inspect(connection).has_table("tables"):
            command.stamp(config, FIRST)  # version 0.1.0 kept no number of its own
        command.upgrade(config, "head")
        _sign(connection)


@contextmanager
def _alone(engine: sa.Engine) -> Iterator[sa.Connection]:
    """A transaction during which no other server changes the tables."""
    with engine.connect() as connection:
        if engine.dialect.name == "sqlite":
            connection.exec_driver_sql("BEGIN IMMEDIATE")
        else:
            connection.execute(sa.select(sa.func.pg_advisory_xact_lock(LOCK)))
        yield connection
        connection.commit()


def _revision(connection: sa.Connection) -> str | None:
    return MigrationContext.configure(connection).get_current_revision()


def _others(connection: sa.Connection) -> bool:
    """Whether there are tables that no version of ours has made."""
    there = set(sa.inspect(connection).get_table_names())
    return bool(there) and not {"tables", "seats", "actions", "guests"} <= there


def _config(connection: sa.Connection | None = None) -> Config:
    config = Config()
    config.set_main_option("script_location", str(files(MIGRATIONS)))
    config.attributes["connection"] = connection
    return config


def _head() -> str | None:
    return ScriptDirectory.from_config(_config()).get_current_head()


def _known() -> set[str]:
    return {step.revision for step in ScriptDirectory.from_config(_config()).walk_revisions()}


def _program(connection: sa.Connection) -> str:
    """The version that has last changed the tables."""
    query = sa.select(SETTINGS.c.value).where(SETTINGS.c.key == PROGRAM)
    return str(connection.execute(query).scalar_one())


def _sign(connection: sa.Connection) -> None:
    connection.execute(SETTINGS.delete().where(SETTINGS.c.key == PROGRAM))
    connection.execute(SETTINGS.insert().values(key=PROGRAM, value=__version__))
