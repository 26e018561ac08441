"""Starfarers in a real browser: a trade between two people, an encounter with reader and asked player, what
moves on the table, and a whole game by clicking.

All but the last start from positions of the stage.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from itertools import pairwise
from math import hypot
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from perihelion.games.starfarers.art.geometry import SIZE
from tests.browser.playing import choices, choose, is_over, open_table, ready, wait_until_asked
from tests.browser.positions import what_is_cut
from tests.table.serving import Server

pytestmark = pytest.mark.browser

Contexts = Callable[..., BrowserContext]


def two_people(context: Contexts, position: str) -> tuple[Page, Page]:
    """A and B in browsers of their own, a bot as C."""
    first = context().new_page()
    open_table(first, "starfarers", "me", "friend", "easy", seed=position, position=position)
    link = first.input_value(".invite input")
    second = context().new_page()
    second.goto(link)
    second.fill("form.form input[name=name]", "Mira")
    second.click("form.form button[type=submit]")
    ready(first)
    ready(second)
    return first, second


@pytest.fixture
def traders(context: Contexts) -> tuple[Page, Page]:
    return two_people(context, "trading")


@pytest.fixture
def meeters(context: Contexts) -> tuple[Page, Page]:
    return two_people(context, "meeting")


def test_a_trade_between_two_people(traders: tuple[Page, Page]) -> None:
    first, second = traders
    assert wait_until_asked(first)
    for action in ("offer", "give-more:food", "ask-more:ore", "propose"):
        choose(first, action)
    assert wait_until_asked(second)
    expect(second.locator(".sf-window")).to_be_visible()
    expect(second.locator("#prompt")).to_contain_text("1 food")
    assert "accept" in choices(second)
    choose(second, "counter")
    choose(second, "ask-more:food")
    choose(second, "propose")
    assert wait_until_asked(first)
    choose(first, "deal:1")
    for page in (first, second):
        expect(page.locator("#log")).to_contain_text("2 food for 1 ore")


def test_an_offer_shows_who_thinks_and_can_be_taken_back(traders: tuple[Page, Page]) -> None:
    first, second = traders
    assert wait_until_asked(first)
    for action in ("offer", "give-more:food", "ask-more:ore", "propose-to:1"):
        choose(first, action)
    assert wait_until_asked(second)
    expect(first.locator('.sf-talk [data-answer="thinking"]')).to_have_count(1)
    expect(first.locator(".sf-window")).to_have_count(0)
    first.click('.sf-talk [data-act="recall"]')  # one click, though nothing is asked
    assert wait_until_asked(first)
    expect(second.locator(".sf-window")).to_have_count(0)
    second.click('.sf-talk [data-act="suggest"]')
    for action, follows in (
        ("give-more:ore", "give-less:ore"),
        ("ask-more:food", "propose"),
        ("propose", "recall"),
    ):
        second.click(f'#main [data-act="{action}"]')
        expect(second.locator(f'#main [data-act="{follows}"]')).to_have_count(1)
    first.click('.sf-talk [data-act="deal:1"]')
    for page in (first, second):
        expect(page.locator("#log")).to_contain_text("1 food for 1 ore")


def test_an_encounter_with_reader_and_asked_player(meeters: tuple[Page, Page]) -> None:
    asked, reader = meeters
    assert wait_until_asked(asked)
    expect(asked.locator(".sf-tale")).to_contain_text("A Merchant vessel hails you")
    expect(reader.locator(".sf-reader")).to_contain_text("The Merchant Prince")
    expect(reader.locator(".sf-reader")).to_contain_text("sabotages you")
    assert "The Merchant Prince" not in asked.content()
    assert "sabotages" not in asked.content()
    assert "gift:1" in choices(asked)
    choose(asked, "gift:1")
    expect(asked.locator("#log")).to_contain_text("A prince expects more")
    expect(asked.locator("#log")).to_contain_text("The Merchant Prince")
    assert wait_until_asked(asked)
    assert "move:1" in choices(asked)


# What a person clicks first, by the kind of the choice; trading with others is left to the bots.
LIKED = (
    "found", "friend", "build:spaceport", "build:colony-ship", "build:trade-ship", "build:cargo",
    "build:booster", "berth", "port", "fly", "jump", "move", "leap", "halt", "launch", "end-turn", "yes",
    "gift:1", "gift:0", "pay", "take", "discard", "steal", "rob", "done", "remove", "module", "stop",
    "hand-over", "decline", "no-deal",
)  # fmt: skip
GOALS = ("found", "dock", "reveal", "stop")
OFFERED = """() => [...document.querySelectorAll('#main [data-act]')].filter((one) => one.checkVisibility())
  .map((one) => [one.dataset.act, one.closest('.goal')?.dataset.goal ?? '', +one.getAttribute('cx')])"""


def liking(offer: tuple[str, str, float]) -> tuple[int, int, float]:
    """The smaller the better: founding and docking before exploring, and outward (to the right) else."""
    action, goal, x = offer
    names = (action, action.split(":")[0])
    rank = next((number for number, name in enumerate(LIKED) if name in names), len(LIKED))
    return rank, GOALS.index(goal) if goal in GOALS else 0, -x


def test_a_whole_game_by_clicking(context: Contexts, own_server: Server) -> None:
    """A person against two bots, up to fifteen points."""
    page = context(base_url=own_server.url, coarse=True).new_page()
    open_table(page, "starfarers", "me", "medium", "medium", seed="whole")
    ready(page)
    clicked: set[str] = set()
    for _ in range(600):
        if not wait_until_asked(page, 180):
            break
        action = min(map(tuple, page.evaluate(OFFERED)), key=liking)[0]
        clicked.add(action.split(":")[0])
        choose(page, action)
    assert is_over(page)
    assert {"launch", "move", "fly", "build", "found"} <= clicked
    page.click("a.button.go[href^='/t/']")
    expect(page.locator(".score-sheet")).to_contain_text("Spaceports")
    totals = page.locator(".score-sheet tr.sum td").all_inner_texts()
    assert max(map(int, totals)) >= 15


# Notes every animation that the page starts: what moves, and through which positions or turns.
WATCH = """() => {
  window.seen = [];
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (frames, options) {
    const { piece, flip, shake } = this.dataset;
    const name = piece ? `piece ${piece}` : flip ? `flip ${flip}` : shake ? `shake ${shake}` : this.className;
    window.seen.push([name, frames.map((frame) => frame.translate ?? "")]);
    return animate.call(this, frames, options);
  };
}"""
SHIP = "piece ship:0:1:colony"


@pytest.fixture
def flyer(context: Contexts) -> Page:
    page = context().new_page()
    no_black_ball = "outward"
    open_table(page, "starfarers", "me", "easy", "easy", seed=no_black_ball, position="flying")
    ready(page)
    assert wait_until_asked(page)
    page.route(re.compile("/part"), lambda route: None)  # what the bots do then is held back
    page.evaluate(WATCH)
    return page


def moved(page: Page, action: str) -> dict[str, list[str]]:
    """Chooses, and returns what has moved and how; the last of several that share a name."""
    page.evaluate("window.seen.length = 0")
    choose(page, action)
    return dict(page.evaluate("window.seen"))


def explore(page: Page) -> dict[str, list[str]]:
    """Flies to the nearest place where something is revealed."""
    choose(page, "move:1")
    goals = page.locator('[data-goal="reveal"] [data-act]')
    return moved(page, str(goals.first.get_attribute("data-act")))


def test_cards_pass_balls_rattle_ships_fly_along_lines_and_tokens_flip(flyer: Page) -> None:
    flyer.emulate_media(reduced_motion="no-preference")
    assert "passing" in moved(flyer, "build:cargo")
    assert {"shake ball:0", "shake ball:1", "shake own-ball:0"} <= set(moved(flyer, "launch"))
    seen = explore(flyer)
    way = [tuple(float(part.removesuffix("px")) for part in frame.split(" ")) for frame in seen[SHIP]]
    assert len(way) > 2
    assert way[-1] == (0, 0)
    assert all(abs(hypot(x - x0, y - y0) - SIZE) < 1 for (x0, y0), (x, y) in pairwise(way))
    assert len([name for name in seen if name.startswith("flip token:")]) == 3
    expect(flyer.locator(".passing")).to_have_count(0)


def test_with_reduced_motion_nothing_moves_and_what_changed_is_ringed(flyer: Page) -> None:
    assert moved(flyer, "build:cargo") == {}
    assert moved(flyer, "launch") == {}
    assert explore(flyer) == {}
    expect(flyer.locator('[data-piece="ship:0:1:colony"]')).to_have_css("outline-style", "solid")
    expect(flyer.locator('[data-flip^="token:"].changed')).to_have_count(3)


def test_a_building_out_of_reach_says_why_and_nothing_is_cut(
    traders: tuple[Page, Page], tmp_path: Path
) -> None:
    builder, _ = traders
    assert wait_until_asked(builder)
    builder.locator("[data-why='build:spaceport']").dispatch_event("click")
    expect(builder.locator("#refusal")).to_contain_text("STAR-124")
    assert what_is_cut(builder, tmp_path, "starfarers", 4, (0.1, 0.5, 0.9)) == []
