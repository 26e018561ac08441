"""People come in and come back: inviting, sitting down."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import BrowserContext, Page, expect

Contexts = Callable[..., BrowserContext]

COUNT = """addEventListener("click", (event) => {
  if (event.isTrusted) sessionStorage.setItem("clicks", Number(sessionStorage.getItem("clicks")) + 1);
}, true)"""
MOST_CLICKS = 3


def counted(context: BrowserContext) -> Page:
    """A page that counts the clicks of its reader."""
    context.add_init_script(COUNT)
    return context.new_page()


def clicks(page: Page) -> int:
    return int(page.evaluate("sessionStorage.getItem('clicks')"))


def test_a_game_with_a_friend_takes_at_most_three_clicks_on_each_side(context: Contexts) -> None:
    host, friend = counted(context()), counted(context(phone=True))
    host.goto("/")
    host.get_by_role("button", name="Invite a friend").click()
    expect(host.get_by_text("the link opens here and nowhere else")).to_be_visible()
    link = host.locator(".invite input").input_value()
    host.locator("[data-copy]").click()
    friend.goto(link)
    friend.get_by_role("button", name="Sit down").click()
    for page in (host, friend):
        expect(page.locator("body[data-ready=yes] #prompt .ask")).to_be_visible()
        assert clicks(page) <= MOST_CLICKS
    assert clicks(friend) == 1
