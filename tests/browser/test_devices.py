"""Screens, keyboards, languages and readers: the table for everybody, in a real browser."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from perihelion.core.chance import seeded
from tests.browser.looking import serious
from tests.browser.playing import open_table, pick_first, play, ready, until_selectable, wait_until_asked
from tests.browser.positions import drawn

pytestmark = pytest.mark.browser

Contexts = Callable[..., BrowserContext]


def test_the_language_changes_in_place(page: Page) -> None:
    open_table(page, "race", "me", "easy", seed="language")
    ready(page)
    pick_first(page)
    picked = until_selectable(page, seeded("language"))
    page.click("[data-tab=scores]")
    page.locator(f'#main [data-act="{picked}"]').first.click()
    page.click(".seg button[lang=cs]")
    ready(page)
    expect(page.locator("html")).to_have_attribute("lang", "cs")
    expect(page.locator("#undo")).to_contain_text("Vzít zpět")
    expect(page.locator("#tab-scores")).to_have_attribute("aria-selected", "true")
    selected = page.locator(f'#main [data-act="{picked}"]').first
    expect(selected).to_have_attribute("aria-pressed", "true")
    expect(page.locator("#confirm")).to_be_visible()


def tab_to(page: Page, attribute: str) -> None:
    for _ in range(80):
        page.keyboard.press("Tab")
        if page.evaluate("name => document.activeElement.hasAttribute(name)", attribute):
            return
    raise AssertionError("the keyboard does not get there")


def test_a_turn_with_the_keyboard_alone(page: Page) -> None:
    open_table(page, "race", "me", "easy", seed="keys")
    ready(page)
    pick_first(page)
    dropped = False
    for _ in range(4):  # what is only selected is dropped once, selected again and confirmed
        assert wait_until_asked(page)
        before = page.evaluate("document.body.dataset.token")
        tab_to(page, "data-act")
        at_once = page.evaluate("document.activeElement.hasAttribute('data-now')")
        page.keyboard.press("Enter")
        if not at_once:
            expect(page.locator("#confirm")).to_be_visible()
            page.keyboard.press("Escape")
            expect(page.locator("#confirm")).to_be_hidden()
            page.keyboard.press("Enter")
            page.keyboard.press("Enter")
            dropped = True
        page.wait_for_function("before => document.body.dataset.token !== before", arg=before)
    assert dropped
    page.keyboard.press("?")
    expect(page.locator("#help")).to_be_visible()
    page.keyboard.press("2")  # the other keys work beside it
    expect(page.locator("#tab-rules")).to_have_attribute("aria-selected", "true")
    page.keyboard.press("Escape")
    expect(page.locator("#help")).to_be_hidden()


def test_a_turn_on_a_phone(context: Contexts) -> None:
    page = context(phone=True).new_page()
    open_table(page, "race", "me", "easy", seed="phone")
    ready(page)
    assert play(page, seeded("phone"), 6) == 6
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    page.click(".phone-nav [data-open=log]")
    expect(page.locator("#log p").first).to_be_visible()
    page.click(".phone-nav [data-open=table]")
    expect(page.locator("#prompt")).to_be_visible()


@pytest.mark.parametrize("phone", [False, True])
def test_no_serious_finding_of_axe(context: Contexts, phone: bool) -> None:
    page = context(phone=phone).new_page()
    table = open_table(page, "race", "me", "easy", seed="axe")
    ready(page)
    play(page, seeded("axe"), 4)
    waiting = open_table(page, "race", "me", "friend")
    paths = ["/", "/new/race", f"/t/{table}", f"/t/{waiting}", "/rules", "/api", "/tables", "/t/nothing"]
    for path in [*paths, f"/t/{table}?at=3"]:
        page.goto(path)
        if path.startswith(f"/t/{table}"):
            ready(page)
        assert serious(page) == [], path


@pytest.mark.parametrize("width", [360, 390, 820, 1024, 1440, 2560, 3840])
def test_nothing_sticks_out_at_any_width(context: Contexts, width: int) -> None:
    page = context().new_page()
    page.set_viewport_size({"width": width, "height": 800 if width < 2000 else 1400})
    open_table(page, "race", "me", "easy", seed="width")
    ready(page)
    wait_until_asked(page)
    assert page.evaluate("document.documentElement.scrollWidth <= window.innerWidth")
    box = page.locator("#prompt").bounding_box()
    assert box is not None
    assert box["y"] + box["height"] <= (800 if width < 2000 else 1400)
    for path in ("/", "/?lang=cs", "/new/race?seats=4&lang=cs"):
        page.goto(path)
        assert page.evaluate("document.documentElement.scrollWidth <= window.innerWidth"), path
        inside = "all => all.every((one) => one.getBoundingClientRect().right <= window.innerWidth)"
        assert page.eval_on_selector_all(".join button, .games button, form.form button", inside), path


def test_copied_is_said_only_if_something_was_copied(page: Page) -> None:
    page.add_init_script("Object.defineProperty(navigator, 'clipboard', { value: undefined })")
    open_table(page, "race", "me", "friend", seed="copy")
    button = page.locator("[data-copy]").first
    words = button.inner_text()
    button.click()
    assert button.inner_text() == words
    assert page.evaluate("document.activeElement.value || getSelection().toString()")


# The questions of a game, shown one after the other; those of which no choice lies on the screen.
OUT_OF_SIGHT = """async (positions) => {
  const scripts = [...document.querySelectorAll("link[rel=modulepreload]")].map((one) => one.href);
  const { show } = await import(scripts.find((one) => one.includes("play/show.")));
  const isInSight = (one) => {
    const box = one.getBoundingClientRect(), x = (box.left + box.right) / 2, y = (box.top + box.bottom) / 2;
    const found = box.width && document.elementFromPoint(x, y);
    return found && (found.closest("[data-act]") || one.contains(found));
  };
  return positions.flatMap((position) => {
    show(position, true);
    const choices = [...document.querySelectorAll("#main [data-act]")];
    return choices.some(isInSight) ? [] : [document.getElementById("prompt").innerText.slice(0, 60)];
  });
}"""


def test_on_a_phone_every_question_brings_a_choice_into_sight(context: Contexts, tmp_path: Path) -> None:
    page = context(phone=True).new_page()
    open_table(page, "starfarers", "me", "easy", "easy", seed="sight")
    ready(page)
    moments = [number / 24 for number in range(25)]
    assert page.evaluate(OUT_OF_SIGHT, drawn(tmp_path, "starfarers", 3, ("cs",), moments, True)) == []
