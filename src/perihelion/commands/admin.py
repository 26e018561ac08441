"""`admin`: what the host of a table does from the shell. A server that runs is asked to do it; without one it
is done at once."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.table import Table

from perihelion.commands import shell
from perihelion.commands.table import DATABASE, Database
from perihelion.language import voice

if TYPE_CHECKING:
    from perihelion.table.store import Claim, Store

admin = typer.Typer(
    no_args_is_help=True, help="What the host of a table does: tables, guests, backups, keys."
)
SECONDS = 30.0
IDS = {"ignore_unknown_options": True}  # the id of a table or of a guest may begin with a hyphen


@contextmanager
def _opened(db: str) -> Iterator[Store]:
    from perihelion.table.store import NewerDatabase, Unusable
    from perihelion.table.store import Store as Opened

    try:
        store = Opened(db)
    except (NewerDatabase, Unusable) as unusable:
        shell.cannot(str(unusable))
    try:
        yield store
    finally:
        store.close()


def _claimed(db: str) -> Claim | None:
    """The right to change the database; None while a server runs on it."""
    from perihelion.table.store import Claim as Taken
    from perihelion.table.store import Unusable

    try:
        return Taken(db, 0.0)
    except Unusable:
        return None


def _do(store: Store, db: str, kind: str, what: str) -> None:
    """Leaves an errand, and does it or waits until the server has."""
    from perihelion.table.house.house import House
    from perihelion.table.house.library import standard
    from perihelion.table.house.limits import Limits
    from perihelion.table.house.stewarding import do_errands

    store.errands.leave(kind, what)
    claim = _claimed(db)
    if claim is not None:
        do_errands(House(store, standard(), Limits()))
        claim.release()
        return
    deadline = time.monotonic() + SECONDS
    while any(waiting == what for _, waiting in store.errands.waiting()):
        if time.monotonic() > deadline:
            shell.wanting("the server has not done it yet; it will as soon as it can")
        time.sleep(0.2)


@admin.command()
def tables(
    db: Database = DATABASE,
    all: Annotated[bool, typer.Option("--all", help="Also those that are over.")] = False,
) -> None:
    """Lists the tables, the latest first.

    Example: perihelion admin tables --db tables.db
    """
    called = voice("en").called
    with _opened(db) as store:
        listed = Table("table", "game", "status", "people", "last touched")
        for row in store.tables.latest(None if all else ("waiting", "playing")):
            people = ", ".join(called(seat.name) for seat in store.tables.seats(row.id) if seat.owners)
            touched = datetime.fromtimestamp(row.touched, UTC).strftime("%Y-%m-%d %H:%M")
            listed.add_row(row.id, row.game, row.status, people, touched)
        shell.out.print(listed)


@admin.command(context_settings=IDS)
def close(
    table: Annotated[str, typer.Argument(help="The table, as `admin tables` names it.")],
    db: Database = DATABASE,
) -> None:
    """Closes a table that is not over, whoever sits there.

    Example: perihelion admin close Xk3bT0qf81aQ
    """
    with _opened(db) as store:
        row = store.tables.find(table)
        if row is None or row.status not in ("waiting", "playing"):
            shell.cannot(f"there is no table {table} that could be closed; `admin tables` lists them")
        _do(store, db, "close", table)
    shell.out.print(f"closed: {table}")


@admin.command()
def guests(
    name: Annotated[str, typer.Argument(help="What they are called.")], db: Database = DATABASE
) -> None:
    """Finds guests by name, with their ids, their tables and whether they have an account.

    Example: perihelion admin guests Ada
    """
    with _opened(db) as store:
        listed = Table("guest", "name", "account", "tables", "since")
        for row, created in store.guests.called(name):
            count = str(len(store.tables.of_guest(row.id)))
            since = datetime.fromtimestamp(created, UTC).strftime("%Y-%m-%d")
            listed.add_row(row.id, row.name, "yes" if row.account else "no", count, since)
        shell.out.print(listed)


@admin.command("remove-guest", context_settings=IDS)
def remove_guest(
    guest: Annotated[str, typer.Argument(help="The guest's id, as `admin guests` names it.")],
    db: Database = DATABASE,
) -> None:
    """Removes a guest for good: the name becomes "a former player", running games are given up.

    Example: perihelion admin remove-guest 3cN7…
    """
    with _opened(db) as store:
        if store.guests.find(guest) is None:
            shell.cannot(f"there is no guest {guest}; `admin guests NAME` finds them")
        _do(store, db, "remove", guest)
    shell.out.print(f"removed: {guest}")


@admin.command()
def backup(
    file: Annotated[Path, typer.Argument(help="The file to write; it must not be there yet.")],
    db: Database = DATABASE,
) -> None:
    """Writes the whole database to a file, also while the server runs.

    Example: perihelion admin backup tables-2026-11-16.backup
    """
    from perihelion.table.store import Unusable
    from perihelion.table.store.backup import back_up

    try:
        back_up(db, file)
    except Unusable as unusable:
        shell.cannot(str(unusable))
    shell.out.print(f"written: {file}")


@admin.command()
def restore(
    file: Annotated[Path, typer.Argument(help="A file that `admin backup` has written.")],
    db: Database = DATABASE,
    yes: Annotated[bool, typer.Option("--yes", help="Do not ask.")] = False,
) -> None:
    """Replaces the database by a backup. The server must not run.

    Example: perihelion admin restore tables-2026-11-16.backup
    """
    from perihelion.table.store import Unusable
    from perihelion.table.store.backup import restore as bring_back

    claim = _claimed(db)
    if claim is None:
        shell.cannot("a server runs on this database: stop it first")
    try:
        if not yes and not typer.confirm("Everything since that backup will be lost. Go on?"):
            raise typer.Exit(shell.CANNOT)
        bring_back(db, file)
    except Unusable as unusable:
        shell.cannot(str(unusable))
    finally:
        claim.release()
    shell.out.print(f"brought back: {file}")


@admin.command()
def recount(db: Database = DATABASE) -> None:
    """Computes all ratings anew from the results of the rated games.

    Example: perihelion admin recount
    """
    from perihelion.table.house.ratings import recount as count_again

    with _opened(db) as store:
        shell.out.print(f"rated games counted: {count_again(store)}")


@admin.command("rotate-keys")
def rotate_keys(
    db: Database = DATABASE,
    at_once: Annotated[
        bool, typer.Option("--at-once", help="The old key opens nothing any more: guests lose their seats.")
    ] = False,
    push: Annotated[
        bool, typer.Option("--push", help="Only the keys of push messages: devices subscribe again.")
    ] = False,
) -> None:
    """Makes a new key for cookies and tokens, used from the next start of the server on. The old one opens
    for 30 days more, and whoever comes in that time gets a cookie of the new one.

    Example: perihelion admin rotate-keys
    """
    with _opened(db) as store:
        if push:
            from perihelion.table.jobs.pushing import Pusher

            devices = Pusher(store).rotate()
            shell.out.print(f"There are new keys for push messages. Devices switched off: {devices}")
            return
        store.errands.rotate(keep=not at_once)
    shell.out.print("There is a new key. Start the server again so that it is used.")
