"""What can be seen of a page by measuring it."""

from __future__ import annotations

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page


def serious(page: Page) -> list[tuple[str, list[str]]]:
    """What axe finds that is serious or worse."""
    return [
        (one["id"], [node["html"][:160] for node in one["nodes"]][:3])
        for one in Axe().run(page).response["violations"]
        if one["impact"] in ("serious", "critical")
    ]
