"""What the others did, followed in a real browser: the strip of small cards and what becomes known to all."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import BrowserContext, expect

from tests.browser.playing import choices, choose, open_table, ready, wait_until_asked

pytestmark = pytest.mark.browser

Contexts = Callable[..., BrowserContext]
WHOLE = "(one => one.scrollHeight <= one.clientHeight + 1)(document.querySelector('.beat[aria-current]'))"
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
    asking = page.locator("#beat-list li:has(.because)").first
    asking.locator("[data-beat]").click()
    expect(asking.locator("[aria-current]")).to_have_count(1)
    asking.locator(".because").click()  # why did it do that?
    expect(page.locator("#refusal.answer")).to_be_visible()
    expect(page.locator("#refusal")).not_to_be_empty()
    page.keyboard.press(".")
    expect(page.locator("#refusal")).to_be_hidden()
    page.click("#beat-leave")
    wait_until_asked(page)
    page.set_viewport_size({"width": 390, "height": 844})
    page.click("#beats-again")
    expect(page.locator("#beat-words")).to_be_visible()
    count = page.locator("#beat-list [data-beat]").count()
    for number in range(1, count + 1):
        expect(page.locator("#beat-words")).to_have_text(f"{number} / {count}")
        expect(page.locator(".beat[aria-current]")).to_have_count(1)
        assert page.evaluate(WHOLE), "a card is cut"
        page.click("#beat-next")
