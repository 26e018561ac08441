"""People come in and come back: inviting, sitting down."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import BrowserContext, Page, expect

Contexts = Callable[..., BrowserContext]

COUNT = """addEventListener("click", (event) => {
  if (event.isTrusted) sessionStorage.setItem("clicks", Number(sessionStorage.getItem("clicks")) + 1);
}, true)"""
MOST_CLICKS = 3
LOOKED_AFTER = """async () => {
  const ready = async () => navigator.serviceWorker.controller
    && (await caches.open("perihelion-offline")).match("/language");
  while (!(await ready())) await new Promise((done) => setTimeout(done, 50));
}"""
RING = """window.rung = 0;
const silent = { frequency: {}, gain: { setValueAtTime() {}, exponentialRampToValueAtTime() {} },
  connect: (other) => other, start() {}, stop() {} };
window.AudioContext = class {
  constructor() { window.rung += 1; }
  currentTime = 0;
  createOscillator() { return silent; }
  createGain() { return silent; }
  close() {}
}"""


def counted(context: BrowserContext) -> Page:
    """A page that counts the clicks of its reader."""
    context.add_init_script(COUNT)
    return context.new_page()


def clicks(page: Page) -> int:
    return int(page.evaluate("sessionStorage.getItem('clicks')"))


def test_a_game_with_a_friend_takes_at_most_three_clicks_on_each_side(context: Contexts) -> None:
    host, friend = counted(context()), counted(context(phone=True))
    host.goto("/")
    host.get_by_role("button", name="Invite a friend: Race").click()
    expect(host.get_by_text("the link opens here and nowhere else")).to_be_visible()
    link = host.locator(".invite input").input_value()
    host.locator("[data-copy]").click()
    friend.goto(link)
    friend.get_by_role("button", name="Sit down").click()
    for page in (host, friend):
        expect(page.locator("body[data-ready=yes] #prompt .ask")).to_be_visible()
        assert clicks(page) <= MOST_CLICKS
    assert clicks(friend) == 1


def test_turns_are_told_in_the_tab_and_the_next_table_is_one_key_away(context: Contexts) -> None:
    visitor = context()
    visitor.add_init_script(RING)
    page = visitor.new_page()
    tables = []
    for _ in range(2):
        page.goto("/new/race")
        page.locator("form.panel button.go").click()
        expect(page.locator("body[data-ready=yes]")).to_be_attached()
        tables.append(page.url.partition("?")[0])
    expect(page).to_have_title(re.compile(r"^\(2\) "))
    assert page.locator("link[rel=icon]").get_attribute("href").startswith("data:image/png")  # type: ignore[union-attr]
    expect(page.locator("header [data-turns] b")).to_have_text("1")
    page.keyboard.press("n")
    page.wait_for_url(f"{tables[0]}*")
    page.goto("/turns")
    expect(page.locator(".turn-card")).to_have_count(2)
    page.get_by_role("button", name="bell").click()
    expect(page.get_by_role("button", name="bell")).to_have_attribute("aria-pressed", "true")
    assert page.evaluate("rung") == 1
    news = "document.dispatchEvent(new CustomEvent('turns', { detail: ['another'] }))"
    assert page.evaluate(f"(() => {{ {news}; return rung; }})()") == 2


def test_a_page_that_says_so_stands_in_while_the_server_is_away(context: Contexts) -> None:
    visitor = context(workers="allow")
    page = visitor.new_page()
    page.goto("/?lang=cs")
    page.evaluate(LOOKED_AFTER)
    visitor.set_offline(True)
    page.goto("/rules")
    expect(page.get_by_role("heading", name="Ke stolu se nelze dostat")).to_be_visible()
    visitor.set_offline(False)
    page.get_by_role("link", name="Zkusit znovu").click()
    expect(page.locator(".site-top")).to_be_visible()
