"""Archive, ladder, profiles and uploads as they are seen, at both sizes and in both languages."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import BrowserContext, Page, expect

from perihelion.table.house import opening, seating
from perihelion.table.house.house import House
from perihelion.table.house.library import named
from perihelion.table.house.limits import Limits
from perihelion.table.house.opening import FRIEND, ME, Place
from perihelion.table.store import Store
from tests import golden
from tests.browser.conftest import DESK, PHONE
from tests.browser.looking import serious
from tests.browser.playing import open_table
from tests.table import shelf
from tests.table.playing import play_on
from tests.table.serving import Server

Contexts = Callable[..., BrowserContext]
RECORD = Path(golden.__file__).parent / "records" / "race-2.txt"


def season(server: Server, page: Page) -> tuple[str, str]:
    """Some finished games of whoever has the page, with another person; the names of their profiles."""
    store = Store(server.db)
    house = House(store, named(shelf.only("race")), Limits())
    found = store.tables.find(open_table(page, "race", "me", "friend"))
    assert found is not None
    me, other = found.host, "the-other"
    store.guests.add(other, "Žofie Dlouhá-Nováková")
    for _ in range(2):
        places = [Place(ME), Place(FRIEND)]
        room = opening.open_table(house, me, "Ada", "race", places, {}, listed=True, rated=True)
        seating.sit(house, room, other, "Žofie Dlouhá-Nováková")
        play_on(house, room, 10_000)
    names = store.profiles.of(me).public, store.profiles.of(other).public
    store.close()
    return names


def test_results_can_be_read_by_everybody_at_every_size(context: Contexts, server: Server) -> None:
    page = context().new_page()
    mine, theirs = season(server, page)
    paths = ["/archive", "/archive/upload", "/ladder/race", "/people/me", f"/people/{mine}/with/{theirs}"]
    for size, lang in ((DESK, "en"), (PHONE, "cs")):
        page.set_viewport_size(size)  # type: ignore[arg-type]
        for path in paths:
            page.goto(f"{path}?lang={lang}")
            assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), (path, lang)
            if size == PHONE or path == "/people/me":
                assert serious(page) == [], (path, lang)
    page.goto("/archive/upload")
    page.set_input_files("input[type=file]", RECORD)
    expect(page.locator("#record")).to_have_value(RECORD.read_text(encoding="utf-8"))
