"""The application: puts store, house, jobs and pages together."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from fastapi import FastAPI
from starlette.middleware.gzip import GZipMiddleware

from perihelion import __version__
from perihelion.table.house.accounts import Accounts
from perihelion.table.house.house import House
from perihelion.table.house.library import STANDARD, named
from perihelion.table.house.limits import Limits, meter
from perihelion.table.house.people import People
from perihelion.table.jobs.analysing import SECONDS, Analyst
from perihelion.table.jobs.bringing import Bringer
from perihelion.table.jobs.leading import Company
from perihelion.table.jobs.mail import Mailer
from perihelion.table.jobs.notifier import Notifier
from perihelion.table.jobs.organiser import Organiser
from perihelion.table.jobs.painting import Painter
from perihelion.table.jobs.steward import Steward
from perihelion.table.jobs.sweeping import Sweeper
from perihelion.table.jobs.thinking import Thinker
from perihelion.table.jobs.timekeeper import Timekeeper
from perihelion.table.store import Store
from perihelion.table.web import (
    accounts as account_pages,
)
from perihelion.table.web import (
    again,
    api,
    archive,
    channels,
    endings,
    installing,
    ladder,
    learning,
    orders,
    overview,
    pages,
    profiles,
    rulebook,
    service,
    settings,
    sharing,
    tables,
    tournaments,
    uploads,
)
from perihelion.table.web import (
    conduct as conduct_page,
)
from perihelion.table.web.addresses import Addresses
from perihelion.table.web.guard import Guard
from perihelion.table.web.guests import Desk
from perihelion.table.web.problems import add_problems
from perihelion.table.web.site import Site


def create_app(
    db: str,
    library_place: str = STANDARD,
    limits: Limits | None = None,
    workers: int | None = None,
    analysis_seconds: float = SECONDS,
    addresses: Addresses | None = None,
    mailer: Mailer | None = None,
    conduct: Path | None = None,
) -> FastAPI:
    """The application on a database (a URL, or the path of an SQLite file)."""
    limits = limits or Limits()
    addresses = addresses or Addresses()
    shelf = named(library_place)
    store = Store(db)
    house = House(store, shelf, limits)
    company = Company(house)
    timekeeper = Timekeeper(house, company.leads)
    thinker = Thinker(house, library_place, workers, name=company.name)
    sweeper = Sweeper(house, leads=company.leads)
    steward = Steward(house, company.leads)
    analyst = Analyst(house, library_place, analysis_seconds, workers != 0)
    organiser = Organiser(house, company.leads)
    notifier = Notifier(house, addresses.outside, limits.private_webhooks, mailer, company.leads)
    accounts = Accounts(store, limits)
    desk = Desk(store.keys(), People(store, limits), accounts, addresses)
    bringer = Bringer(library_place)
    painter = Painter(library_place)
    site = Site(
        house, desk, thinker, analyst, shelf, limits, meter(store, "hints", limits.hints, 60), addresses,
        notifier, meter(store, "hooks", limits.hook_tests, 60), accounts, mailer,
        bringer, painter, meter(store, "uploads", limits.uploads, 600), conduct,
    )  # fmt: skip

    @asynccontextmanager
    async def life(app: FastAPI) -> AsyncIterator[None]:
        house.hub.open(asyncio.get_running_loop())
        await timekeeper.open()
        await notifier.open()
        await organiser.open()
        await thinker.open()
        await analyst.open()
        await sweeper.open()
        await steward.open()
        await company.open()
        yield
        house.hub.close()
        await organiser.close()
        await notifier.close()
        await timekeeper.close()
        await steward.close()
        await sweeper.close()
        await analyst.close()
        await bringer.close()
        await painter.close()
        await thinker.close()
        await company.close()
        store.close()

    app = FastAPI(
        title="Perihelion", version=__version__, docs_url=None, redoc_url=None,
        openapi_url="/api/openapi.json", lifespan=life,
    )  # fmt: skip
    app.state.site = site
    app.include_router(api.router)
    app.include_router(tables.router)
    app.include_router(endings.router)
    app.include_router(learning.router)
    app.include_router(again.router)
    app.include_router(pages.router)
    app.include_router(rulebook.router)
    app.include_router(service.router)
    app.include_router(overview.router)
    app.include_router(channels.router)
    app.include_router(account_pages.router)
    app.include_router(orders.router)
    app.include_router(tournaments.router)
    app.include_router(archive.router)
    app.include_router(ladder.router)
    app.include_router(profiles.router)
    app.include_router(settings.router)
    app.include_router(uploads.router)
    app.include_router(conduct_page.router)
    app.include_router(sharing.router)
    app.include_router(installing.router)
    add_problems(app)
    app.add_middleware(GZipMiddleware, minimum_size=600, compresslevel=5)
    app.add_middleware(Guard, limits=limits, measures=house.measures)
    return app
