"""What the others did, followed in a real browser: the strip of small cards and what becomes known to all."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, expect

from tests.browser.playing import choices, choose, open_table, ready, wait_until_asked
from tests.table import shelf
from tests.table.serving import Server

pytestmark = pytest.mark.browser

Contexts = Callable[..., BrowserContext]
PAUSED = "document.getElementById('beat-pause').getAttribute('aria-pressed')"


def test_everybodys_action_is_revealed_and_the_others_moves_can_be_stepped_through(context: Contexts) -> None:
    page = context().new_page()
    open_table(page, "race", "me", "easy", "easy", seed="beats")
    ready(page)
    for _ in range(12):
        wait_until_asked(page)
        if page.locator("#strip [data-act]").count():
            break
        choose(page, choices(page)[0])
    page.click("#menu-button")
    page.click("[data-pace='20']")
    page.click("#menu [data-close]")
    choose(page, choices(page)[0])
    expect(page.locator("#reveal")).to_be_visible()  # everybody's action, over the board
    row = page.locator(".prompt-row").bounding_box()
    page.click("#beat-pause")
    assert page.locator("#reveal .beat-what").count() == 3
    expect(page.locator(".beat[aria-current]")).to_have_count(1)
    count = page.locator("#beat-list [data-beat]").count()
    page.wait_for_timeout(300)
    expect(page.locator("#beats")).to_be_visible()  # it waits
    page.locator("#beat-list [data-beat]").last.click()
    expect(page.locator("#beat-words")).to_have_text(f"{count} / {count}")
    page.keyboard.press(",")
    expect(page.locator("#beat-words")).to_have_text(f"{max(1, count - 1)} / {count}")
    assert page.evaluate("document.body.dataset.asked") == "false"
    assert row is not None
    shown = page.locator(".prompt-row").bounding_box()
    assert shown is not None
    assert abs(shown["height"] - row["height"]) < 1
    page.keyboard.press("Escape")
    expect(page.locator("#beats")).to_be_hidden()
    wait_until_asked(page)
    page.reload()  # and they can be seen again
    ready(page)
    page.click("#beats-again")
    expect(page.locator(".beat[aria-current]")).to_have_count(1)
    assert page.evaluate(PAUSED) == "true"
    page.click("#beat-leave")
    wait_until_asked(page)


CUT = """() => ["strip", "board", "hand", "prompt"].filter((id) => {
  const one = document.getElementById(id);
  return one.scrollHeight > one.clientHeight + 1 || (id !== "hand" && one.scrollWidth > one.clientWidth + 1);
})"""
SMALL = """() => [...document.querySelectorAll("#board .bonus text")].map((one) => {
  const at = one.getScreenCTM();
  return parseFloat(getComputedStyle(one).fontSize) * Math.hypot(at.a, at.b);
}).filter((size) => size < 13.5)"""


def test_nothing_is_cut_on_small_screens_and_large_ones_use_their_room(
    context: Contexts, tmp_path: Path
) -> None:
    page = context().new_page()
    open_table(page, "race", "me", "easy", "easy", "easy", seed="room")
    ready(page)
    for width, choices_made in ((1024, 2), (1366, 9)):
        page.set_viewport_size({"width": width, "height": 768})
        for _ in range(choices_made):
            wait_until_asked(page)
            choose(page, choices(page)[0])
        wait_until_asked(page)
        assert page.evaluate(CUT) == [], width
    page.set_viewport_size({"width": 2560, "height": 1440})
    expect(page.locator("#log")).to_be_visible()
    expect(page.locator("#chat-text")).to_be_visible()  # beside the log
    page.keyboard.press("4")
    expect(page.locator("#log")).to_be_visible()
    with Server(str(tmp_path / "pulsar.db"), shelf.only("pulsar")) as server:
        page = context(base_url=server.url).new_page()
        open_table(page, "pulsar", "me", "easy", seed="room")
        ready(page)
        for width, height in ((1440, 900), (1366, 768), (1024, 768)):
            page.set_viewport_size({"width": width, "height": height})
            assert page.evaluate(CUT) == [], (width, height)
            assert page.evaluate(SMALL) == [], (width, height)
