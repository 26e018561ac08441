"""Starfarers in a real browser: a trade between two people, an encounter with reader and asked player, what
moves on the table, and a whole game by clicking.

All but the last start from prepared positions: the server of these tests has Starfarers with a setup that
puts cards and pieces where they are wanted.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import pairwise
from math import hypot
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from perihelion.core.state import State
from perihelion.games.starfarers.art.geometry import SIZE
from perihelion.games.starfarers.components.parts import ENCOUNTER, TRADE_AND_BUILD, load_components
from perihelion.games.starfarers.game import Starfarers
from perihelion.games.starfarers.rules.building import TradeAndBuild
from perihelion.games.starfarers.rules.encounter import Encounter
from perihelion.games.starfarers.rules.turn import MOVE, SHAKE, Turn
from perihelion.games.starfarers.state import StarState
from perihelion.table.house.library import Library, Title, title_of
from tests.browser.playing import choices, choose, is_over, open_table, ready, wait_until_asked
from tests.browser.positions import what_is_cut
from tests.table import shelf
from tests.table.serving import Server

pytestmark = pytest.mark.browser

Contexts = Callable[..., BrowserContext]


def trade(state: State) -> None:
    """Seat A trades with food in hand, seat B holds ore."""
    assert isinstance(state, StarState)
    state.active = 0
    state.turn = 1
    state.phase = TRADE_AND_BUILD
    for hand in state.hands:
        for kind in range(5):
            state.bank[kind] += hand[kind]
            hand[kind] = 0
    for row in state.known:
        row[:] = [0] * 5
    state.hands[0][3], state.hands[1][0] = 2, 1
    state.bank[3] -= 2
    state.bank[0] -= 1
    state.stack = [Turn(SHAKE), TradeAndBuild()]


def meet(state: State) -> None:
    """Seat A meets the fifth card; seat B reads."""
    trade(state)
    assert isinstance(state, StarState)
    state.phase = ENCOUNTER
    state.balls = [0, 3]
    state.base_speed = 3
    state.deck.remove(4)
    state.stack = [Turn(MOVE), Encounter(4, [], 0, 0, 0, -1, [0] * 5, [0] * 5, 0, [])]


def ready_to_fly(state: State) -> None:
    """Seat A trades with three ore in hand; its ship stands on a berth with four drive units, and nothing is
    explored."""
    trade(state)
    assert isinstance(state, StarState)
    state.hands[0][0], state.hands[0][3] = 3, 0
    state.bank[0] -= 3
    state.bank[3] += 2
    state.store[0] -= 4 - state.modules[0][0]
    state.modules[0][0] = 4


def flying() -> Library:
    game = Starfarers(load_components(None))
    game.prepare = ready_to_fly
    return prepared(game)


def trading() -> Library:
    game = Starfarers(load_components(None))
    game.prepare = trade
    return prepared(game)


def meeting() -> Library:
    game = Starfarers(load_components(None))
    game.prepare = meet
    return prepared(game)


def prepared(game: Starfarers) -> Library:
    title = title_of("starfarers")
    return Library([Title(game, title.artist, title.ledger, title.words)])


def two_people(context: Contexts, tmp_path: Path, position: str) -> Iterator[tuple[Page, Page]]:
    """A and B in browsers of their own, a bot as C."""
    with Server(str(tmp_path / f"{position}.db"), f"{__name__}:{position}") as server:
        first = context(base_url=server.url).new_page()
        open_table(first, "starfarers", "me", "friend", "easy", seed=position)
        link = first.input_value(".invite input")
        second = context(base_url=server.url).new_page()
        second.goto(link)
        second.fill("form.form input[name=name]", "Mira")
        second.click("form.form button[type=submit]")
        ready(first)
        ready(second)
        yield first, second


@pytest.fixture
def traders(context: Contexts, tmp_path: Path) -> Iterator[tuple[Page, Page]]:
    yield from two_people(context, tmp_path, "trading")


@pytest.fixture
def meeters(context: Contexts, tmp_path: Path) -> Iterator[tuple[Page, Page]]:
    yield from two_people(context, tmp_path, "meeting")


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


def test_a_whole_game_by_clicking(context: Contexts, tmp_path: Path) -> None:
    """A person against two bots, up to fifteen points."""
    with Server(str(tmp_path / "whole.db"), shelf.only("starfarers")) as server:
        page = context(base_url=server.url).new_page()
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
def flyer(context: Contexts, tmp_path: Path) -> Iterator[Page]:
    with Server(str(tmp_path / "flying.db"), f"{__name__}:flying") as server:
        page = context(base_url=server.url).new_page()
        open_table(page, "starfarers", "me", "easy", "easy", seed="outward")  # a shake without the black ball
        ready(page)
        assert wait_until_asked(page)
        page.evaluate(WATCH)
        yield page


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
