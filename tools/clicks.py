"""How many clicks a decision takes, and how many Tabs lead to the first thing that can be chosen: plays by
clicking in a real browser against the easy bot, with one click and with selecting first, and prints a table.

    python -m tools.clicks [game ...]
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright
from tests.browser.conftest import CHROMIUM, DESK
from tests.browser.looking import tabs_to_the_first_choice
from tests.browser.playing import choices, choose, open_table, pick_first, ready, wait_until_asked
from tests.table import shelf
from tests.table.serving import Server

from perihelion import games
from perihelion.core.chance import seeded

HOW: dict[str, Any] = {"viewport": DESK, "locale": "en", "reduced_motion": "reduce"}
MOST = 160  # decisions in a game that are counted
TABS_EVERY = 12  # decisions


def measure(page: Page, game: str, selecting: bool) -> tuple[int, int, int]:
    """Decisions, clicks, and the most Tabs that were needed at a question."""
    seats = max(2, min(games.get(game).players))
    open_table(page, game, "me", *["easy"] * (seats - 1), seed="clicks")
    ready(page)
    if selecting:
        pick_first(page)
    chance = seeded(f"clicks {game}")
    decisions = clicks = tabs = 0
    while decisions < MOST and wait_until_asked(page):
        if decisions % TABS_EVERY == 0:
            tabs = max(tabs, tabs_to_the_first_choice(page))
        offered = offered_now(page)
        better = [action for action in offered if "pass" not in action and "nothing" not in action] or offered
        clicks += choose(page, better[chance.below(len(better))])
        decisions += 1
    return decisions, clicks, tabs


def offered_now(page: Page) -> list[str]:
    """What can be chosen, as soon as it is in sight."""
    while not (offered := choices(page)):
        page.wait_for_timeout(40)
    return offered


def both(browser: Browser, game: str, server: Server) -> list[tuple[int, int, int]]:
    """Selecting first, and with one click."""
    found = []
    for selecting in (True, False):
        context = browser.new_context(**HOW, base_url=server.url)
        context.add_init_script("if (location.host) localStorage.setItem('pace', 0)")
        found.append(measure(context.new_page(), game, selecting))
        context.close()
    return found


def main(wanted: list[str]) -> None:
    print(f"{'game':15}{'decisions':>10}{'selecting first':>17}{'one click':>11}{'Tabs':>6}")
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox", "--disable-gpu"])
        for game in wanted or games.REGISTERED:
            with Server(str(Path(folder) / f"{game}.db"), shelf.only(game)) as server:
                (decided, before, _), (count, after, tabs) = both(browser, game, server)
            print(f"{game:15}{count:10}{before / decided:17.2f}{after / count:11.2f}{tabs:6}", flush=True)
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1:])
