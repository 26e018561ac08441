"""How a person plays with a mouse: opens tables, waits to be asked, clicks what glows, confirms."""

from __future__ import annotations

import re
import time

from playwright.sync_api import Page

from perihelion.core.chance import Chance

READY = "body[data-ready]"
ASKED = "document.body.dataset.asked === 'true'"


def open_table(page: Page, game: str, *seats: str, position: str = "", **fields: str) -> str:
    """Fills in the form of a new table, perhaps with a position of the stage; returns the table's id."""
    page.goto(f"/new/{game}?seats={len(seats)}")
    for number, kind in enumerate(seats):
        page.select_option(f"select[name=seat-{number}]", kind)
    if position:
        page.select_option("select[name=option-position]", position)
    for name, value in fields.items():
        page.fill(f"input[name={name}]", value)
    page.click("form.form button[type=submit]")
    page.wait_for_url(re.compile(r"/t/"))
    return page.url.split("/t/")[1].split("?")[0]


def ready(page: Page) -> None:
    page.wait_for_selector(READY)


def moves(page: Page) -> int:
    return int(page.evaluate("document.body.dataset.moves"))


def is_over(page: Page) -> bool:
    return page.locator("a.button.go[href^='/t/']").count() > 0 or page.locator(".end-page").count() > 0


def wait_until_asked(page: Page, seconds: float = 120) -> bool:
    """Waits for a question; False if the game is over."""
    deadline = time.monotonic() + seconds
    while time.monotonic() < deadline:
        if page.evaluate(ASKED):
            return True
        if is_over(page):
            return False
        page.wait_for_timeout(40)
    raise AssertionError(f"nobody asks: {page.inner_text('#prompt')}")


def choices(page: Page) -> list[str]:
    """The actions that can be clicked now, each once."""
    found = page.eval_on_selector_all(
        "#main [data-act]", "all => all.filter(one => one.checkVisibility()).map(one => one.dataset.act)"
    )
    return list(dict.fromkeys(found))


def until_selectable(page: Page, chance: Chance) -> str:
    """Plays on to a question whose answers are selected first and then confirmed; returns one of them."""
    for _ in range(40):
        assert wait_until_asked(page)
        found = page.eval_on_selector_all(
            "#main [data-act]:not([data-now])",
            "all => all.filter(one => one.checkVisibility()).map(one => one.dataset.act)",
        )
        if found:
            return str(found[0])
        play(page, chance, 1)
    raise AssertionError("nothing can be selected")


def pick_first(page: Page) -> None:
    """Every choice is picked first and then confirmed, instead of being played by one click."""
    page.evaluate("localStorage.setItem('choose', 'confirm')")
    page.reload()
    ready(page)


# A click has done something: the question has changed, or a confirmation of the action is wanted.
ANSWERED = """([before, action]) => document.body.dataset.asked === 'false'
  || document.body.dataset.token !== before || document.querySelector('#sure[open]')
  || document.querySelector('#confirm:not([hidden])')?.dataset.confirm === action"""


def choose(page: Page, action: str) -> int:
    """Clicks what carries the action, and confirms it where that is asked; how many clicks it took."""
    before = page.evaluate("document.body.dataset.token")
    one = page.locator(f'#main [data-act="{action}"]').first
    if "hit" in (one.get_attribute("class") or ""):
        one.dispatch_event("click")  # a place on a map may lie under another hit area's edge
    else:
        one.click()
    clicks = 1
    page.wait_for_function(ANSWERED, arg=[before, action], polling=30)
    confirm = page.locator("#confirm:not([hidden])")
    if confirm.count() and confirm.get_attribute("data-confirm") == action:
        confirm.click()
        clicks += 1
    sure = page.locator("#sure[open] #sure-do")
    if sure.count():
        sure.click()
        clicks += 1
    page.wait_for_function(
        "before => document.body.dataset.asked === 'false' || document.body.dataset.token !== before",
        arg=before,
        polling=30,
    )
    return clicks


def play(page: Page, chance: Chance, steps: int) -> int:
    """Plays at random until the game is over or so many choices are made; returns how many."""
    for number in range(steps):
        if not wait_until_asked(page):
            return number
        page.locator("#main [data-act]:visible").first.wait_for()  # a busy machine draws late
        offered = choices(page)
        choose(page, offered[chance.below(len(offered))])
    return steps
