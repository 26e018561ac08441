"""Room: on every screen all of the table is in sight, from the first question of a game to the last.

The positions come from games played here and are shown by the page's own script, so that nothing depends on
how fast anybody answers. The other games' tests look at them in the same way.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, expect

from tests.browser.playing import open_table, ready, wait_until_asked
from tests.browser.positions import what_is_cut

pytestmark = pytest.mark.browser

Contexts = Callable[..., BrowserContext]


def test_nothing_is_cut_on_small_screens_and_large_ones_use_their_room(
    context: Contexts, tmp_path: Path
) -> None:
    page = context().new_page()
    open_table(page, "race", "me", "easy", "easy", "easy", seed="room")
    ready(page)
    wait_until_asked(page)
    assert what_is_cut(page, tmp_path, "race", 4, (0.05, 0.6, 0.9, 0.97, 1)) == []
    page.set_viewport_size({"width": 2560, "height": 1440})
    expect(page.locator("#log")).to_be_visible()
    expect(page.locator("#chat-text")).to_be_visible()  # beside the log
    page.keyboard.press("4")
    expect(page.locator("#log")).to_be_visible()
