"""The past of a game in a real browser: log, scrubber, the analysis of a finished game."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from perihelion.core.chance import seeded
from tests.browser.looking import serious
from tests.browser.playing import choices, choose, open_table, play, ready, wait_until_asked
from tests.table.serving import Server

pytestmark = pytest.mark.browser

Contexts = Callable[..., BrowserContext]


@pytest.mark.parametrize("phone", [False, True])
def test_the_analysis_fills_in_and_leads_to_the_moments(
    context: Contexts, own_server: Server, phone: bool
) -> None:
    page = context(phone=phone, base_url=own_server.url).new_page()
    table = open_table(page, "comet", "me", "medium", seed="analysis")
    ready(page)
    while wait_until_asked(page):
        choose(page, choices(page)[0])
    first = page.goto(f"/t/{table}")
    assert first is not None
    assert "A strong bot is looking at the game" in first.text()
    expect(page.locator("#analysis .chart svg")).to_be_visible(timeout=120_000)  # without a reload
    expect(page.locator("#analysis progress")).to_have_count(0, timeout=240_000)  # it grows finer until then
    expect(page.locator(".costly > li > a").first).to_contain_text("Better:")
    assert page.locator(".costly > li").count() <= 3
    again = page.locator(".costly-more a").first.get_attribute("href") or ""
    assert serious(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= window.innerWidth")
    link = page.locator(".costly > li > a").first
    move = re.search(r"at=(\d+)", link.get_attribute("href") or "")
    assert move is not None
    link.click()
    ready(page)
    expect(page.locator("#prompt h1")).to_contain_text(f"Move {move.group(1)} of")
    page.goto(again)
    ready(page)
    expect(page.locator("#prompt h1")).to_contain_text("Find a better choice than")
    page.locator("#solve").click()
    expect(page.locator("#refusal")).to_contain_text("This is what to choose")
    assert serious(page) == []


def test_rounds_are_marked_on_the_scrubber(page: Page) -> None:
    open_table(page, "race", "me", "easy", seed="ticks")
    ready(page)
    play(page, seeded("ticks"), 12)
    wait_until_asked(page)
    rounds = page.evaluate(
        "JSON.stringify([...document.querySelectorAll('#log p')].map((p) => p.innerText))"
    ).count("Round ")
    assert rounds >= 2
    page.wait_for_function("n => document.querySelectorAll('#ticks i').length >= n - 1", arg=rounds)


def test_stepping_through_the_past_and_back(page: Page) -> None:
    table = open_table(page, "race", "me", "easy", seed="past")
    ready(page)
    play(page, seeded("past"), 6)
    wait_until_asked(page)
    live, hand = page.inner_text("#prompt h1"), choices(page)
    page.keyboard.press(",")
    expect(page.locator("#prompt h1")).to_contain_text("Move")
    assert choices(page) == []
    page.evaluate(
        "const s = document.getElementById('scrubber'); s.value = 2; s.dispatchEvent(new Event('input'))"
    )
    expect(page.locator("#prompt h1")).to_contain_text("Move 2 of")
    shared = page.input_value("#moment")
    page.click("#live")
    expect(page.locator("#prompt h1")).to_have_text(live)
    assert choices(page) == hand
    page.locator("#log [data-at]").first.click()
    expect(page.locator("#prompt h1")).to_contain_text("Move")
    page.goto(shared)
    ready(page)
    expect(page.locator("#prompt h1")).to_contain_text("Move 2 of")
    assert table in shared


def log_gap(page: Page) -> float:
    """How far the end of the log is below what is seen of it."""
    return float(
        page.evaluate("(() => { const l = document.getElementById('log'); "
                      "return l.scrollHeight - l.scrollTop - l.clientHeight; })()")
    )  # fmt: skip


def test_the_log_follows_unless_its_reader_has_scrolled_up(page: Page) -> None:
    open_table(page, "race", "me", "easy", seed="log")
    ready(page)
    chance = seeded("log")
    play(page, chance, 12)
    wait_until_asked(page)
    assert page.evaluate("document.getElementById('log').scrollHeight") > 400
    expect(page.locator("#log-more")).to_be_hidden()
    assert log_gap(page) < 40
    page.hover("#log")
    page.mouse.wheel(0, -9000)
    page.wait_for_function("() => document.getElementById('log').scrollTop === 0")
    play(page, chance, 3)
    expect(page.locator("#log-more")).to_contain_text("new line")
    assert page.evaluate("document.getElementById('log').scrollTop") == 0
    page.click("#log-more")
    expect(page.locator("#log-more")).to_be_hidden()
    assert log_gap(page) < 40


def test_the_log_marks_the_moment_shown_and_the_game_plays_by_itself(page: Page) -> None:
    open_table(page, "race", "me", "easy", seed="moment")
    ready(page)
    play(page, seeded("moment"), 6)
    wait_until_asked(page)
    page.keyboard.press(",")
    expect(page.locator("#log .here").first).to_be_visible()
    page.evaluate(
        "const s = document.getElementById('scrubber'); s.value = 1; s.dispatchEvent(new Event('input'))"
    )
    expect(page.locator("#prompt h1")).to_contain_text("Move 1 of")
    page.click("#scrub-run")
    expect(page.locator("#scrub-run")).to_have_attribute("aria-pressed", "true")
    page.wait_for_selector("body.is-live")
    expect(page.locator("#scrub-run")).to_have_attribute("aria-pressed", "false")
    expect(page.locator("#log .here")).to_have_count(0)
