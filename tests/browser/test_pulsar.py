"""Pulsar in a real browser: a flight with a chosen route and an inspection, a joint, and a whole game.

The first two start from a prepared position: the server of these tests has Pulsar with a setup that puts
the pieces where they are wanted.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from perihelion.core.chance import seeded
from tests.browser.looking import serious
from tests.browser.playing import (
    choices,
    choose,
    is_over,
    open_table,
    pick_first,
    play,
    ready,
    wait_until_asked,
)
from tests.browser.positions import what_is_cut
from tests.table.serving import Server

pytestmark = pytest.mark.browser

Contexts = Callable[..., BrowserContext]

# Words on the page, the map left aside (its lens makes them any size), that are smaller than 14 px.
SMALL_TEXT = """() => [...document.querySelectorAll('.pulsar-panels *, #side *, #strip *')]
  .filter((one) => [...one.childNodes].some((node) => node.nodeType === 3 && node.data.trim()))
  .filter((one) => one.checkVisibility() && !one.closest('svg'))
  .filter((one) => parseFloat(getComputedStyle(one).fontSize) < 14)
  .map((one) => one.outerHTML.slice(0, 120))"""

# Whether a place that can be chosen lies between the edges of the board.
A_PLACE_IN_SIGHT = """() => {
  const board = document.getElementById("board").getBoundingClientRect();
  return [...document.querySelectorAll("#board [data-act]")].map((one) => one.getBoundingClientRect())
    .some((box) => box.top >= board.top && box.bottom <= board.bottom);
}"""


@pytest.fixture
def table(context: Contexts) -> Page:
    page = context().new_page()
    open_table(page, "pulsar", "me", "easy", seed="prepared", position="gates")
    ready(page)
    assert wait_until_asked(page)
    return page


def test_a_flight_with_an_inspection_and_a_chosen_route(table: Page) -> None:
    choose(table, "fly:4:silver-4:none")
    expect(table.locator("#prompt")).to_contain_text("announce an inspection")
    choose(table, "inspect:d:orange")
    goal = table.locator('.hit[data-act="fly-to:G29"]')
    goal.hover(force=True)
    expect(table.locator("#preview")).to_contain_text("routes")
    choose(table, "fly-to:G29")
    routes = [action for action in choices(table) if action.startswith("route:")]
    assert len(routes) > 1
    preview = table.locator("#preview")
    for route in routes:  # one of them passes three orange gates
        table.locator(f"[data-act='{route}']").first.hover()
        expect(preview).to_contain_text("gates inspected")
        if "6" in preview.inner_text():
            break
    choose(table, route)
    expect(table.locator("#log")).to_contain_text("inspects 3 gates: 6 points")
    expect(table.locator("#log")).to_contain_text("via system 7 to a gate")


def test_a_joint_gives_a_bonus_die(table: Page) -> None:
    choose(table, "take-transmitter:A5:3")
    choose(table, "pay:3:silver-3:none")  # or the 4 with a modifier
    expect(table.locator("#prompt")).to_contain_text("Join transmitter A5")
    choose(table, "join:A2:left:left")
    expect(table.locator("#log")).to_contain_text("a joint of 3")
    choose(table, "joint-die:3")
    assert "fly:3:bonus-3:none" in choices(table)
    choose(table, "fly:3:bonus-3:none")
    choose(table, next(action for action in choices(table) if action.startswith("fly-to:G")))
    if "route:1" in choices(table):
        choose(table, "route:1")
    expect(table.locator("#log")).to_contain_text("pays bonus die 3")


@pytest.mark.parametrize("ask", ["matters", "never"])
def test_the_last_die_ends_the_turn_only_for_those_who_are_never_asked(table: Page, ask: str) -> None:
    table.evaluate("ask => localStorage.setItem('ask', ask)", ask)
    table.reload()
    ready(table)
    while "ends the turn" not in table.inner_text("#log"):
        offered = [action for action in choices(table) if action != "end-turn"]
        if not offered:
            break
        choose(table, next((action for action in offered if ":silver-" in action), offered[0]))
    if ask == "never":
        expect(table.locator("#log")).to_contain_text("ends the turn")
        return
    assert choices(table) == ["end-turn"]
    table.keyboard.press("u")
    table.wait_for_function("() => document.querySelectorAll('#main [data-act]').length > 1")
    expect(table.locator("#log")).not_to_contain_text("ends the turn")
    assert len(choices(table)) > 1


# How much of an element lies inside the window and inside every scrolling box around it.
IN_SIGHT = """(one) => {
  const box = one.getBoundingClientRect();
  let top = Math.max(0, box.top), bottom = Math.min(innerHeight, box.bottom);
  for (let up = one.parentElement; up; up = up.parentElement) {
    if (getComputedStyle(up).overflowY === 'visible') continue;
    const around = up.getBoundingClientRect();
    top = Math.max(top, around.top); bottom = Math.min(bottom, around.bottom);
  }
  return box.height > 0 && (bottom - top) >= box.height - 1;
}"""


def test_technologies_and_tracks_are_in_sight_and_targets_are_large(table: Page) -> None:
    for part in (".tray", ".tracks", ".own-dice", ".tech", ".supply-item"):
        for one in table.locator(part).all():
            assert one.evaluate(IN_SIGHT), part
    tiles = table.locator(".pane-tab", has_text="Transmitters")
    expect(tiles.locator(".dot")).to_have_count(1)  # something can be chosen there
    tiles.click()
    sizes = table.locator(".hit-die").evaluate_all("all => all.map(one => one.getBoundingClientRect())")
    assert sizes
    assert all(size["width"] >= 39.5 and size["height"] >= 39.5 for size in sizes)
    letters = table.locator(".pulsar-map svg text")
    assert letters.count() > 0


def test_what_cannot_be_done_says_why(table: Page) -> None:
    closed = table.locator("[data-why^='patent:']").last
    closed.scroll_into_view_if_needed()
    closed.click(force=True)
    expect(table.locator("#refusal")).to_contain_text("opens in round")
    expect(table.locator("#refusal")).to_contain_text("PULS-179")


def test_the_page_is_accessible_and_fits(table: Page) -> None:
    for width, height in ((1440, 900), (390, 844)):
        table.set_viewport_size({"width": width, "height": height})
        table.reload()
        ready(table)
        assert wait_until_asked(table)
        assert serious(table) == []
        assert table.evaluate("document.documentElement.scrollWidth - window.innerWidth") <= 0, width
        small = table.evaluate(SMALL_TEXT)
        assert not small
    choose(table, "fly:4:silver-4:none")  # on the phone the next question brings its places into sight
    table.evaluate("document.getElementById('board').scrollTo(0, 9999)")
    choose(table, "inspect:d:orange")
    expect(table.locator("#board [data-act^='fly-to:']").first).to_be_attached()
    assert table.evaluate(A_PLACE_IN_SIGHT)


def test_a_die_and_then_its_marker(context: Contexts) -> None:
    page = context().new_page()
    open_table(page, "pulsar", "me", "easy", seed="draft")
    ready(page)
    while not page.locator(".target").count():
        assert wait_until_asked(page)
        play(page, seeded("draft"), 1)
        page.wait_for_timeout(200)
    die = page.locator(".die-cell.pick").first
    pick_first(page)
    die.click()
    value = str(die.get_attribute("class")).rpartition("pick-")[2]
    own = page.locator(f".target.for-{value}")
    others = page.locator(f".target:not(.for-{value})")
    assert all(one.evaluate("one => getComputedStyle(one).opacity") == "1" for one in own.all())
    assert all(float(one.evaluate("one => getComputedStyle(one).opacity")) < 0.5 for one in others.all())
    expect(page.locator(f".landing[class*='land-{value}-']").first).to_be_visible()
    own.first.dispatch_event("click")
    expect(page.locator("#preview")).to_contain_text("to field")
    page.click("#confirm")
    expect(page.locator("#log")).to_contain_text(f"takes a {value}")


def test_a_whole_game_by_clicking(context: Contexts, own_server: Server, tmp_path: Path) -> None:
    page = context(base_url=own_server.url, coarse=True).new_page()
    open_table(page, "pulsar", "me", "easy", seed="whole")
    ready(page)
    for seats in (2, 4):
        assert what_is_cut(page, tmp_path, "pulsar", seats, (0.1, 0.9, 1), "#board .bonus text") == []
    page.reload()
    ready(page)
    play(page, seeded("whole game of pulsar"), 400)
    assert is_over(page)
    page.click("a.button.go[href^='/t/']")
    expect(page.locator(".score-sheet")).to_be_visible()
    expect(page.locator(".score-sheet")).to_contain_text("Research stations")
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")  # the longest sheet
