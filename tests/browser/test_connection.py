"""What comes late, twice or not at all: connections and servers in trouble, in a real browser."""

from __future__ import annotations

import re
import time
from collections.abc import Callable

import pytest
from playwright.sync_api import BrowserContext, Page, Route, expect

from perihelion.core.chance import seeded
from tests.browser.playing import choices, moves, open_table, pick_first, play, ready, wait_until_asked
from tests.table.serving import Server

pytestmark = pytest.mark.browser

Contexts = Callable[..., BrowserContext]


def test_a_dropped_connection_ends_at_the_same_question(page: Page) -> None:
    open_table(page, "race", "me", "easy", seed="drop")
    ready(page)
    play(page, seeded("drop"), 4)
    wait_until_asked(page)
    question, hand = page.inner_text("#prompt h1"), choices(page)
    page.context.set_offline(True)
    page.wait_for_timeout(300)
    page.context.set_offline(False)
    page.reload()
    ready(page)
    assert page.inner_text("#prompt h1") == question
    assert choices(page) == hand


def test_two_tabs_show_the_same(context: Contexts) -> None:
    mine = context()
    first = mine.new_page()
    table = open_table(first, "race", "me", "easy", seed="tabs")
    ready(first)
    second = mine.new_page()
    second.goto(f"/t/{table}")
    ready(second)
    play(first, seeded("tabs"), 3)
    wait_until_asked(first)
    second.wait_for_function("n => Number(document.body.dataset.moves) >= n", arg=moves(first))
    expect(second.locator("#prompt h1")).to_have_text(first.inner_text("#prompt h1"))


class Held:
    """Holds back the answers to some requests of a page until they are let go."""

    def __init__(self, page: Page, pattern: str) -> None:
        self.page = page
        self.routes: list[Route] = []
        self.holding = True
        page.route(re.compile(pattern), self.handle)

    def handle(self, route: Route) -> None:
        if self.holding:
            self.routes.append(route)
        else:
            route.continue_()

    def wait_for_one(self) -> None:
        deadline = time.monotonic() + 30
        while not self.routes:
            assert time.monotonic() < deadline, "the page does not ask"
            self.page.wait_for_timeout(20)

    def let_go(self) -> None:
        """Those asked for so far and later ones are answered."""
        self.holding = False
        for route in self.routes:
            route.continue_()


def test_a_pick_stays_when_a_lesson_is_drawn_for_a_narrow_screen(context: Contexts) -> None:
    """The page comes drawn for a wide one; the other drawing may be late."""
    page = context(phone=True).new_page()
    held = Held(page, r"/learn/race/secret-choice/act$")
    page.goto("/learn/race/secret-choice")
    held.wait_for_one()
    page.locator('#main [data-act="act:develop"]').first.dispatch_event("click")
    expect(page.locator("#confirm")).to_be_visible()
    page.evaluate("document.querySelector('#board > *').id = 'drawn-for-a-wide-screen'")
    held.let_go()
    page.wait_for_selector("#drawn-for-a-wide-screen", state="detached")
    expect(page.locator("#confirm")).to_be_visible()
    page.click("#confirm")
    expect(page.locator("#refusal")).to_have_class("nudge")


def say(page: Page, words: str) -> None:
    """Somebody says something at the table."""
    page.click("[data-tab=chat]")
    page.fill("#chat-text", words)
    page.click("#chat-form button")


def test_an_update_that_comes_late_does_not_end_a_look_at_the_past(context: Contexts) -> None:
    page, other = context().new_page(), context().new_page()
    table = open_table(page, "race", "me", "easy", seed="late")
    ready(page)
    play(page, seeded("late"), 5)
    wait_until_asked(page)
    other.goto(f"/t/{table}")
    ready(other)
    held = Held(page, r"/part\?(?!.*\bat=)")
    say(other, "Something new")
    held.wait_for_one()
    page.keyboard.press(",")
    page.keyboard.press(",")
    held.let_go()
    expect(page.locator("#prompt h1")).to_contain_text(f"Move {moves(page) - 2} of")
    expect(page.locator("#chat")).to_contain_text("Something new")
    page.wait_for_timeout(300)
    expect(page.locator("#prompt h1")).to_contain_text(f"Move {moves(page) - 2} of")
    page.click("#live")
    assert wait_until_asked(page)


def test_the_answer_to_a_move_does_not_end_a_look_at_the_past(page: Page) -> None:
    open_table(page, "race", "me", "easy", seed="late")
    ready(page)
    pick_first(page)
    play(page, seeded("late"), 4)
    wait_until_asked(page)
    held = Held(page, r"/act$")
    action = choices(page)[0]
    page.locator(f'#main [data-act="{action}"]').first.click()
    if page.locator("#confirm:not([hidden])").count():
        page.click("#confirm")
    held.wait_for_one()
    before = moves(page)
    page.keyboard.press(",")
    held.let_go()
    expect(page.locator("#prompt h1")).to_contain_text(f"Move {before - 1} of")
    page.wait_for_function("before => Number(document.body.dataset.moves) > before", arg=before)
    expect(page.locator("#prompt h1")).to_contain_text(f"Move {before - 1} of")
    page.click("#live")
    assert wait_until_asked(page)


def test_an_update_waits_for_a_click_that_has_begun(context: Contexts) -> None:
    page, other = context().new_page(), context().new_page()
    table = open_table(page, "race", "me", "easy", seed="pressed")
    ready(page)
    wait_until_asked(page)
    other.goto(f"/t/{table}")
    ready(other)
    page.locator("#hand [data-act]").first.hover()
    page.clock.install()
    page.clock.pause_at(page.evaluate("Date.now() + 60000"))  # however slow the machine is, a click lasts
    page.mouse.down()
    with page.expect_response(re.compile(r"/part\?")) as answered:
        say(other, "Meanwhile")
    answered.value.finished()
    assert "Meanwhile" not in page.inner_html("#chat")
    page.mouse.up()
    page.clock.resume()
    expect(page.locator("#chat")).to_contain_text("Meanwhile")


def test_looking_again_waits_until_the_page_is_up_to_date(context: Contexts) -> None:
    page, other = context().new_page(), context().new_page()
    table = open_table(page, "race", "me", "easy", seed="again")
    ready(page)
    play(page, seeded("again"), 4)
    wait_until_asked(page)
    other.goto(f"/t/{table}")
    ready(other)
    held = Held(page, r"/part\?(?!.*\bplay=)")
    say(other, "Something new")
    held.wait_for_one()
    page.click("#beats-again")
    held.let_go()
    expect(page.locator("#beat-words")).to_be_visible()


def test_a_lost_answer_is_asked_for_again(context: Contexts) -> None:
    page, other = context().new_page(), context().new_page()
    table = open_table(page, "race", "me", "easy", seed="lost")
    ready(page)
    wait_until_asked(page)
    other.goto(f"/t/{table}")
    ready(other)
    page.route(re.compile(r"/part\?"), lambda route: route.abort(), times=1)
    say(other, "Once more")
    expect(page.locator("#offline")).to_be_visible()
    expect(page.locator("#chat")).to_contain_text("Once more")
    expect(page.locator("#offline")).to_be_hidden()


def test_the_server_is_restarted_in_the_middle_of_a_game(page: Page, server: Server) -> None:
    open_table(page, "race", "me", "easy", seed="restart")
    ready(page)
    play(page, seeded("restart"), 5)
    wait_until_asked(page)
    question, hand = page.inner_text("#prompt h1"), choices(page)
    server.kill()
    server.start()
    assert page.inner_text("#prompt h1") == question
    assert choices(page) == hand
    assert play(page, seeded("again"), 3) == 3
