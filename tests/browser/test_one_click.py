"""Clicks, keys and what keeps its place, in all five games in a real browser: one click plays what can be
taken back, parts are taken out again, refusals, hints and previews move nothing, Tab is soon at a choice."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from perihelion import games
from perihelion.core.chance import seeded
from tests.browser.looking import tabs_to_the_first_choice
from tests.browser.playing import (
    choices,
    choose,
    moves,
    open_table,
    pick_first,
    play,
    ready,
    wait_until_asked,
)

pytestmark = pytest.mark.browser

Contexts = Callable[..., BrowserContext]
PLACES = """() => ['board', 'prompt', 'tray', 'hand', 'strip'].map((id) => {
  const box = document.getElementById(id).getBoundingClientRect();
  return [id, Math.round(box.left), Math.round(box.top), Math.round(box.width), Math.round(box.height)];
})"""
APART = """() => document.querySelector('.ask h1').getBoundingClientRect().bottom
  <= document.getElementById('picked-line').getBoundingClientRect().top + 1"""


def at_a_question(page: Page, game: str) -> None:
    """A table of the game at a question with things to point at."""
    seats = max(2, min(games.get(game).players))
    open_table(page, game, "me", *["easy"] * (seats - 1), seed="still")
    ready(page)
    play(page, seeded(f"still {game}"), 2)
    assert wait_until_asked(page)


@pytest.mark.parametrize("game", games.REGISTERED)
def test_nothing_moves_for_refusals_hints_and_previews_and_tab_is_there_at_once(
    context: Contexts, game: str
) -> None:
    page = context().new_page()
    at_a_question(page, game)
    assert tabs_to_the_first_choice(page) <= 8
    page.locator(".skip").focus()
    page.keyboard.press("Enter")
    assert page.evaluate("document.activeElement.hasAttribute('data-act')")
    page.mouse.move(2, 2)
    before = page.evaluate(PLACES)
    asked = page.locator("#main [data-why]:visible")
    if asked.count():
        asked.first.dispatch_event("click")
        expect(page.locator("#refusal")).to_be_visible()
        assert page.evaluate(PLACES) == before, "a refusal moves things"
    page.locator("#main [data-act]:visible").first.hover(force=True)
    page.wait_for_timeout(200)
    assert page.evaluate(PLACES) == before, "a preview moves things"
    page.keyboard.press("h")
    expect(page.locator("#refusal.hint")).to_be_visible()
    assert page.evaluate(PLACES) == before, "a hint moves things"


@pytest.mark.parametrize("phone", [False, True])
def test_picking_moves_nothing_and_escape_drops_it(context: Contexts, phone: bool) -> None:
    page = context(phone=phone).new_page()
    open_table(page, "race", "me", "easy", seed="keys")
    ready(page)
    pick_first(page)
    for _ in range(20):
        assert wait_until_asked(page)
        one = page.locator("#main [data-act]:not([data-now]):visible")
        if one.count() and not page.locator(".ask .picks").count():
            break
        choose(page, choices(page)[0])
    before = page.evaluate(PLACES)
    one.first.click()
    expect(page.locator("#confirm")).to_be_visible()
    if not phone:
        expect(page.locator("#picked-line")).to_contain_text("Picked")
        assert page.evaluate(APART), "what is picked lies over the question"
    assert page.evaluate(PLACES) == before
    page.keyboard.press("Escape")
    expect(page.locator("#confirm")).to_be_hidden()
    expect(page.locator("#picked-line")).to_be_hidden()
    expect(page.locator(".ask .line:not(#picked-line)")).not_to_have_css("visibility", "hidden")


def test_one_click_plays_what_can_be_taken_back_and_a_click_takes_a_part_out(context: Contexts) -> None:
    page = context().new_page()
    open_table(page, "quarterworlds", "me", "easy", seed="once")
    ready(page)
    chance = seeded("once")
    laid = ""
    for _ in range(30):
        assert wait_until_asked(page)
        lays = [action for action in choices(page) if action.startswith("lay:")]
        for action in lays:
            before = moves(page)
            if choose(page, action) == 1 and page.locator("[data-unpick]").count():
                laid = action
                break
            if moves(page) != before:
                break
        if laid:
            break
        offered = [action for action in choices(page) if not action.startswith("lay:")] or choices(page)
        choose(page, offered[chance.below(len(offered))])
    assert laid, "nothing is laid with one click"
    expect(page.locator("[data-do=undo]")).to_be_visible()
    page.locator(f'#hand [data-why="{laid}"]').click()  # the card that is being laid, once more
    expect(page.locator("[data-unpick]")).to_have_count(0)
    assert laid in choices(page)
    choose(page, laid)
    expect(page.locator("[data-unpick]").first).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("[data-unpick]")).to_have_count(0)
    assert laid in choices(page)
