"""A choice that ends something for good is asked about once, in a real browser."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from perihelion.core.chance import seeded
from tests.browser.playing import choices, choose, moves, open_table, ready, wait_until_asked

pytestmark = pytest.mark.browser


def press_pass(page: Page) -> None:
    page.locator("#main [data-act=pass]:visible").first.click()
    if page.locator("#confirm").is_visible():
        page.click("#confirm")


@pytest.mark.parametrize("phone", [False, True])
def test_passing_asks_once_and_playing_on_is_the_default(
    context: Callable[..., BrowserContext], phone: bool
) -> None:
    page = context(phone=phone).new_page()
    open_table(page, "seti", "me", seed="sure")
    page.evaluate("localStorage.setItem('ask', 'matters')")
    page.reload()
    ready(page)
    chance = seeded("sure")
    for _ in range(30):
        wait_until_asked(page)
        offered = choices(page)
        if "pass" in offered:
            break
        choose(page, offered[chance.below(len(offered))])
    before = moves(page)
    press_pass(page)
    expect(page.locator("#sure-words")).to_contain_text("you take no further turn this round")
    page.keyboard.press("Enter")  # the default
    expect(page.locator("#sure")).to_be_hidden()
    assert moves(page) == before
    page.click("#menu-button")
    page.click("[data-ask=never]")
    page.click("#menu [data-close]")
    page.locator("#main [data-act=pass]:visible").first.click()  # it is still picked
    page.wait_for_function(f"() => Number(document.body.dataset.moves) > {before}")


def test_leaving_a_bot_and_closing_ask_first(page: Page) -> None:
    table = open_table(page, "race", "me", "easy", seed="leave")
    ready(page)
    for part in ("leave", "bot"):
        page.click("#menu-button")
        page.click(f"[data-post='seat/0/{part}']")
        expect(page.locator("#sure")).to_be_visible()
        page.keyboard.press("Enter")  # the default changes nothing
        expect(page.locator("#sure")).to_be_hidden()
        page.click("#menu [data-close]")
    assert wait_until_asked(page)
    page.goto("/mine")
    page.click(f"form[action='/t/{table}/close'] button")
    expect(page.locator("#sure-words")).to_contain_text("Close this table?")
    page.keyboard.press("Enter")
    expect(page.locator("#sure")).to_be_hidden()
    page.click(f"form[action='/t/{table}/close'] button")
    page.click("#sure-do")
    expect(page.locator(f"form[action='/t/{table}/close']")).to_have_count(0)
    page.goto(f"/t/{table}")
    expect(page.locator("h1")).not_to_contain_text("Choose")
    expect(page.locator("main")).to_contain_text("has been closed")
