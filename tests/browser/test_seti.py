"""SETI in a real browser: a whole game of five rounds alone, and a turn with a landing on a
moon, the discovery of a species and a rotation.

A whole game is played with few actions in each round, so that it takes a minute. Nothing waits for time, only
for what the page shows.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import BrowserContext, Page, expect

from perihelion.core.chance import Chance, seeded
from tests.browser.playing import ASKED, choices, choose, is_over, open_table, ready, wait_until_asked
from tests.table.serving import Server

pytestmark = pytest.mark.browser

Contexts = Callable[..., BrowserContext]
SMALL_TEXT = """() => [...document.querySelectorAll('.seti-panels *, #hand *, #side *, #strip *')]
  .filter((one) => [...one.childNodes].some((node) => node.nodeType === 3 && node.data.trim()))
  .filter((one) => one.checkVisibility() && !one.closest('svg'))
  .filter((one) => parseFloat(getComputedStyle(one).fontSize) < 14)
  .map((one) => one.outerHTML.slice(0, 120))"""
CLICKS = 600  # more than any game here needs
PATIENCE = 60_000  # milliseconds until the page must have changed, on a machine that does other things
ROUNDS = 5
ACTIONS = 2  # main actions in each round before passing
BOLD = ("land:", "orbit:", "research", "analyze", "scan", "play:", "launch")  # by preference
ASKED_OR_OVER = f"() => {ASKED} || document.querySelector(\"a.button.go[href^='/t/'], .end-page\") !== null"
FREE = ("move:", "carry:", "corner:", "exchange:", "buy", "complete:", "deliver:")


class Pilot:
    """Plays like somebody in a hurry: a few main actions in every round, no detours, then passes."""

    def __init__(self, page: Page, chance: Chance) -> None:
        self.page = page
        self.chance = chance
        self.taken = 0
        self.passes = 0

    def pick(self, offered: list[str]) -> str:
        if "end" in offered:
            return "end"
        if "pass" in offered:
            return self.main_action(offered)
        if "place-upper" in offered:
            return "place-upper"
        return self.one_of([action for action in offered if not action.startswith(FREE)])

    def main_action(self, offered: list[str]) -> str:
        self.taken += 1
        for kind in BOLD if self.taken <= ACTIONS else ():
            fitting = [action for action in offered if action.startswith(kind)]
            if fitting:
                return self.one_of(fitting)
        self.taken = 0
        self.passes += 1
        return "pass"

    def one_of(self, actions: list[str]) -> str:
        return actions[self.chance.below(len(actions))]

    def play(self) -> None:
        """Clicks until the game is over."""
        for _ in range(CLICKS):
            self.page.wait_for_function(ASKED_OR_OVER)
            if is_over(self.page):
                return
            offered = choices(self.page)
            assert offered, f"nothing to click: {self.page.inner_text('#prompt')}"
            choose(self.page, self.pick(offered))
        raise AssertionError("the game does not end")


def test_a_whole_game_by_clicking(context: Contexts, own_server: Server) -> None:
    """Alone against the rival."""
    page = context(base_url=own_server.url, coarse=True).new_page()
    page.set_default_timeout(PATIENCE)
    open_table(page, "seti", "me", seed="whole")
    ready(page)
    pilot = Pilot(page, seeded("whole game of seti for 1"))
    pilot.play()
    assert pilot.passes == ROUNDS
    log = page.locator("#log")
    for number in range(2, ROUNDS + 1):
        expect(log).to_contain_text(f"Round {number} begins")
    expect(log).to_contain_text("The solar system turns")
    page.click("a.button.go[href^='/t/']")
    sheet = page.locator(".score-sheet")
    expect(sheet).to_contain_text("Score track")
    expect(page.locator(".legend")).to_contain_text("The rival")
    expect(page.locator(".chart").first).to_contain_text("The rival")


def test_a_landing_on_a_moon_a_discovery_and_a_rotation(context: Contexts) -> None:
    page = context().new_page()
    open_table(page, "seti", "me", "easy", seed="saturn", position="saturn")
    ready(page)
    assert wait_until_asked(page)
    choose(page, "land:titan")
    choose(page, "mark:left:yellow:discovery")
    page.click("button[data-pane=right]")
    choose(page, "mark:right:red:discovery")
    expect(page.locator("#log")).to_contain_text("lands on Titan")
    expect(page.locator("button[data-pane=left]")).to_have_text("Left")
    choose(page, "end")
    assert wait_until_asked(page)
    expect(page.locator("button[data-pane=left]")).to_contain_text("Anomalies")
    expect(page.locator("#log")).to_contain_text("Something stands in the sky")
    turned = knob(page)
    if "gold:tech" in choices(page):
        choose(page, "gold:tech")
        assert wait_until_asked(page)
    choose(page, "research")
    expect(page.locator("#log")).to_contain_text("The solar system turns")
    assert knob(page) != turned


def knob(page: Page) -> str:
    """Names the first disc with its setting."""
    return page.locator(".knob-1").get_attribute("data-thing") or ""


def test_a_far_target_shows_its_route_and_a_cleared_row_its_cards(context: Contexts) -> None:
    page = context().new_page()
    page.set_default_timeout(PATIENCE)
    open_table(page, "seti", "me", "easy", seed="way", position="way")
    ready(page)
    assert wait_until_asked(page)
    expect(page.locator(".way:visible")).to_have_count(0)
    goal = page.locator(".goal", has=page.locator(".price.beyond")).first
    goal.locator(".hit").focus()
    expect(page.locator(".way:visible")).to_have_count(1)
    expect(goal.locator(".way-label")).to_contain_text("moves")
    expect(page.locator("#preview")).to_contain_text("Route")
    expect(page.locator("#preview")).to_contain_text("energy to pay")
    action = goal.locator(".hit").get_attribute("data-act") or ""
    assert action.startswith("move:")
    choose(page, action)  # as far as two energy reach
    expect(page.locator("#log p", has_text="moves:")).to_have_count(2)
    assert wait_until_asked(page)
    choose(page, "play:clean-space-initiative")
    expect(page.locator(".cleared")).to_have_count(3)
    choose(page, "row-corner:2")
    expect(page.locator(".cleared")).to_have_count(2)
    expect(page.locator(".card.gap")).to_have_count(1)
    choose(page, "row-corner:1")
    expect(page.locator(".cleared")).to_have_count(0)
    expect(page.locator(".card-row").first.locator(".card:not(.gap)")).to_have_count(3)


def test_one_confirmation_flies_a_whole_route(context: Contexts) -> None:
    page = context().new_page()
    page.set_default_timeout(PATIENCE)
    open_table(page, "seti", "me", "easy", seed="way", position="way")
    ready(page)
    assert wait_until_asked(page)
    target = page.locator(".goal > [data-route]").first
    steps = (target.get_attribute("data-route") or "").split(" ")
    assert len(steps) == 2  # as far as two energy reach
    target.dispatch_event("click")
    expect(page.locator("#confirm")).to_contain_text("Fly the whole way")
    page.click("#confirm")
    expect(page.locator("#log p", has_text="moves:")).to_have_count(2)
    expect(page.locator(".figures .fig").nth(2)).to_contain_text("0")


def test_everything_legal_is_in_sight_and_nothing_moves(context: Contexts) -> None:
    """The sky as large as designed, all main actions on screen, panes where they were, and no refusal resizes
    the board."""
    page = context().new_page()
    page.set_default_timeout(PATIENCE)
    open_table(page, "seti", "me", "easy", seed="saturn", position="saturn")
    ready(page)
    assert wait_until_asked(page)
    sky = page.locator(".seti-map").bounding_box()
    assert sky is not None
    assert sky["width"] >= 630
    assert sky["height"] >= 630
    on_sky = page.locator(".seti-map [data-act]").evaluate_all("all => all.map((one) => one.dataset.act)")
    assert {"orbit:saturn", "land:saturn", "land:titan"} <= set(on_sky)
    for action in page.locator(".main-act").all():
        box = action.bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= 900
    panes = page.locator(".pane-list").evaluate("one => [one.clientHeight, one.scrollHeight]")
    assert panes[1] <= panes[0] + 1, panes
    page.locator(".main-act[data-why='analyze']").dispatch_event("click")
    expect(page.locator("#refusal")).to_contain_text("SETI-106")
    assert page.locator(".seti-map").bounding_box() == sky
    page.locator("button[data-pane=techs]").click()
    expect(page.locator(".pane-techs")).to_be_visible()
    expect(page.locator(".pane-planets")).to_be_hidden()
    choose(page, "research")
    expect(page.locator(".pane-techs")).to_be_visible()


def test_the_page_is_accessible_fits_and_has_no_small_words(context: Contexts) -> None:
    for phone in (False, True):
        page = context(phone=phone).new_page()
        page.set_default_timeout(PATIENCE)
        open_table(page, "seti", "me", "easy", seed="fits", position="way")
        ready(page)
        assert wait_until_asked(page)
        found = Axe().run(page).response["violations"]
        assert not [(one["id"], [node["html"][:200] for node in one["nodes"]][:4]) for one in found]
        assert page.evaluate("document.documentElement.scrollWidth <= window.innerWidth")
        assert not page.evaluate(SMALL_TEXT)


def test_what_cannot_be_done_says_why(context: Contexts) -> None:
    page = context().new_page()
    open_table(page, "seti", "me", "easy", seed="why")
    ready(page)
    assert wait_until_asked(page)
    choose(page, choices(page)[0])
    assert wait_until_asked(page)
    page.locator("[data-why='analyze']").dispatch_event("click")
    expect(page.locator("#refusal")).to_contain_text("SETI-106")
