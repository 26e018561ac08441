"""Being told, answering ahead and tournaments, as a browser has them: a push message that is shown, and pages
that everybody can use."""

from __future__ import annotations

import json
from collections.abc import Callable

from playwright.sync_api import BrowserContext, expect

from tests.browser.looking import serious

Contexts = Callable[..., BrowserContext]

SHOWN = """async () => {
  const keeper = await navigator.serviceWorker.ready;
  for (;;) {
    const [one] = await keeper.getNotifications();
    if (one) return [one.title, one.body, one.tag, one.data];
    await new Promise((done) => setTimeout(done, 50));
  }
}"""


def test_a_push_message_is_shown_by_the_worker(context: Contexts) -> None:
    visitor = context(workers="allow")
    visitor.grant_permissions(["notifications"])
    page = visitor.new_page()
    tools = visitor.new_cdp_session(page)
    found: list[str] = []
    tools.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda told: found.extend(one["registrationId"] for one in told["registrations"]),
    )
    tools.send("ServiceWorker.enable")
    page.goto("/notifications")
    expect(page.get_by_role("button", name="Tell me here")).to_be_visible()
    told = {"words": "It is your turn.", "path": "/turns", "tag": "turn x"}
    origin = page.evaluate("location.origin")
    message = {"origin": origin, "registrationId": found[-1], "data": json.dumps(told)}
    tools.send("ServiceWorker.deliverPushMessage", message)
    assert page.evaluate(SHOWN) == ["Perihelion", "It is your turn.", "turn x", "/turns"]


def test_the_new_pages_are_for_everybody(context: Contexts) -> None:
    page = context(phone=True).new_page()
    page.goto("/notifications")
    for summary in page.locator("details.way:not([open]) > summary").all():
        summary.click()
    assert serious(page) == []
    page.goto("/tournaments")
    assert serious(page) == []
    page.get_by_label("Name", exact=True).fill("Cup")
    page.get_by_role("button", name="Make it").click()
    page.get_by_role("button", name="Take part").click()
    page.get_by_role("button", name="Add a bot").click()
    expect(page.locator(".entrants li")).to_have_count(2)
    assert serious(page) == []
    page.get_by_role("button", name="Start the tournament").click()
    expect(page.locator(".standings tbody tr")).to_have_count(2)
    assert serious(page) == []
    table = page.get_by_role("link", name="To your table").get_attribute("href")
    page.goto(f"{table}/orders")
    assert serious(page) == []
