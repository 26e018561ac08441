"""A process that only thinks: it takes the questions of a shared database and serves no page. Any number of
them may run, on any machine that reaches the database; one that is gone is missed within seconds."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import Callable

from perihelion.table.house.house import House
from perihelion.table.house.library import STANDARD, named
from perihelion.table.house.limits import Limits
from perihelion.table.jobs.analysing import Analyst
from perihelion.table.jobs.leading import Company
from perihelion.table.jobs.thinking import Thinker
from perihelion.table.store import Claim, Store, Unusable
from perihelion.table.store.database import is_postgres

ONE_PROCESS = (
    "{} needs a PostgreSQL database (postgresql://…): on an SQLite file one process does everything, "
    "as `perihelion serve` alone"
)
STOPPING = (signal.SIGTERM, signal.SIGINT)


def must_be_shared(db: str, what: str) -> None:
    """Refuses what several processes would be needed for on a file that has one."""
    if not is_postgres(db):
        raise Unusable(ONE_PROCESS.format(what))


def work(
    db: str,
    processes: int | None = None,
    library_place: str = STANDARD,
    ready: Callable[[], None] = lambda: None,
    over: Callable[[Callable[[], object]], None] = lambda stop: None,
    metrics: tuple[str, int] | None = None,
) -> None:
    """Thinks until it is told to stop, in so many processes at once. `ready` is called when it has begun, and
    `over` is handed what stops it; its measures are told at an address of their own, if there is one."""
    must_be_shared(db, "`perihelion worker`")
    claim = Claim(db, shared=True)
    try:
        asyncio.run(_work(db, processes, library_place, ready, over, metrics))
    finally:
        claim.release()


async def _work(
    db: str,
    processes: int | None,
    library_place: str,
    ready: Callable[[], None],
    over: Callable[[Callable[[], object]], None],
    metrics: tuple[str, int] | None,
) -> None:
    loop, stop = asyncio.get_running_loop(), asyncio.Event()
    for number in STOPPING:
        loop.add_signal_handler(number, stop.set)
    over(lambda: loop.call_soon_threadsafe(stop.set))
    store = Store(db)
    house = House(store, named(library_place), Limits())
    end_telling = house.measures.serve(*metrics) if metrics is not None else lambda: None
    company = Company(house, stands=False)
    thinker = Thinker(house, library_place, processes, name=company.name)
    analyst = Analyst(house, library_place)
    await company.open()
    await thinker.open()
    await analyst.open()
    ready()
    await stop.wait()
    await analyst.close()
    await thinker.close()
    await company.close()
    end_telling()
    store.close()
