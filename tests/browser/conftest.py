"""A real browser and a real server for the tests."""

from __future__ import annotations

import os
import shutil
import signal
import threading
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Error, Page, Playwright, expect, sync_playwright

from tests.browser import stage
from tests.table.serving import Server

CHROMIUM = os.environ.get("PERIHELION_CHROMIUM") or shutil.which("chromium")
DESK = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}
PATIENCE = 60_000  # milliseconds; a machine with much else to do is slow, not wrong

Open = Callable[..., Page]


class Chromium:
    """A browser that is started anew if it has ended. Closing has no limit of time of its own, and now and
    then Chromium never says that something is closed: then it is ended."""

    def __init__(self, playwright: Playwright, patience: float = PATIENCE / 1000) -> None:
        self.playwright = playwright
        self.patience = patience
        self.process = 0
        self.browser: Browser | None = None

    def running(self) -> Browser:
        if CHROMIUM is None:
            pytest.fail("Chromium is not installed; make test installs it")
        if self.browser is None or not self.browser.is_connected():
            arguments = ["--no-sandbox", "--disable-gpu"]
            self.browser = self.playwright.chromium.launch(executable_path=CHROMIUM, args=arguments)
            told = self.browser.new_browser_cdp_session().send("SystemInfo.getProcessInfo")
            self.process = next(one["id"] for one in told["processInfo"] if one["type"] == "browser")
        return self.browser

    def close(self, what: BrowserContext | Browser) -> None:
        last_resort = threading.Timer(self.patience, os.kill, (self.process, signal.SIGKILL))
        last_resort.start()
        try:
            what.close()
        except Error:
            if self.browser is not None and self.browser.is_connected():
                raise
        finally:
            last_resort.cancel()


@pytest.fixture(scope="session")
def chromium() -> Iterator[Chromium]:
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        running = Chromium(playwright)
        yield running
        running.close(running.running())


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all tests, with all games and the positions of the stage."""
    folder: Path = tmp_path_factory.mktemp("server")
    with Server(str(folder / "table.db"), stage.PLACE, folder / "log", guests_per_address=10**6) as running:
        yield running


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    """For a game that is played to its end: the analysis that follows ends with the server."""
    with Server(str(tmp_path / "table.db"), stage.PLACE) as running:
        yield running


@pytest.fixture
def context(chromium: Chromium, server: Server) -> Iterator[Callable[..., BrowserContext]]:
    """Makes browsers of different people; whatever a page complains of fails the test. A coarse one paints
    few pixels, which makes whole games quicker."""
    made: list[BrowserContext] = []
    complaints: list[str] = []

    def make(
        phone: bool = False,
        base_url: str = "",
        motion: str = "reduce",
        workers: str = "block",
        coarse: bool = False,
    ) -> BrowserContext:
        size = PHONE if phone else DESK
        fresh = chromium.running().new_context(
            base_url=base_url or server.url, viewport=size, locale="en", reduced_motion=motion,
            is_mobile=phone, has_touch=phone, service_workers=workers,
            device_scale_factor=0.25 if coarse else 1,
        )  # type: ignore[arg-type]  # fmt: skip
        fresh.set_default_timeout(PATIENCE)
        instant = "localStorage.setItem('pace', localStorage.getItem('pace') ?? 0)"
        calm = "localStorage.setItem('ask', localStorage.getItem('ask') ?? 'never')"
        fresh.add_init_script(f"if (location.host) {{ {instant}; {calm} }}")
        fresh.on("weberror", lambda error: complaints.append(str(error.error)))
        made.append(fresh)
        return fresh

    yield make
    for one in made:
        chromium.close(one)
    assert not complaints


@pytest.fixture
def page(context: Callable[..., BrowserContext]) -> Page:
    return context().new_page()
