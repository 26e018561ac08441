"""Starfarers in a real browser: a trade between two people, an encounter with reader and asked player, and a
whole game by clicking.

The first two start from prepared positions: the server of these tests has Starfarers with a setup that puts
cards and pieces where they are wanted.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from perihelion.core.state import State
from perihelion.games.starfarers.building import TradeAndBuild
from perihelion.games.starfarers.components import load_components
from perihelion.games.starfarers.encounter import Encounter
from perihelion.games.starfarers.game import Starfarers
from perihelion.games.starfarers.state import ENCOUNTER, TRADE_AND_BUILD, StarState
from perihelion.games.starfarers.turn import MOVE, SHAKE, Turn
from perihelion.table.library import Library, Title, title_of
from tests.browser.playing import choices, choose, is_over, open_table, ready, wait_until_asked
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


def test_a_building_out_of_reach_says_why(traders: tuple[Page, Page]) -> None:
    builder, _ = traders
    assert wait_until_asked(builder)
    builder.locator("[data-why='build:spaceport']").dispatch_event("click")
    expect(builder.locator("#refusal")).to_contain_text("STAR-124")
