"""What can be seen of a page by measuring it."""

from __future__ import annotations

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

FROM_THE_TOP = """() => {
  document.activeElement.blur();
  document.body.tabIndex = -1;
  document.body.focus();
  document.body.removeAttribute('tabindex');
}"""


def tabs_to_the_first_choice(page: Page) -> int:
    """How often Tab is pressed from the top of the page until something that can be chosen has the focus."""
    page.evaluate(FROM_THE_TOP)
    for count in range(1, 120):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.hasAttribute('data-act')"):
            return count
    raise AssertionError("the keyboard does not get there")


def serious(page: Page) -> list[tuple[str, list[str]]]:
    """What axe finds that is serious or worse."""
    return [
        (one["id"], [node["html"][:160] for node in one["nodes"]][:3])
        for one in Axe().run(page).response["violations"]
        if one["impact"] in ("serious", "critical")
    ]
