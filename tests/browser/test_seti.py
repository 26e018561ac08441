"""SETI in a real browser: whole games alone and against a bot, and a turn with a landing on a moon, the
discovery of a species and a rotation.

The server of these tests has SETI with two rounds instead of five, or with a prepared position.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from perihelion.core.chance import seeded
from perihelion.core.state import State
from perihelion.games.seti.game import Seti
from perihelion.games.seti.state import SetiState
from perihelion.games.seti.turn import Play
from perihelion.games.seti.vocabulary import SATURN, SPECIES
from perihelion.table.library import Library, Title, title_of
from tests.browser.playing import choices, choose, is_over, open_table, play, ready, wait_until_asked
from tests.table import shelf
from tests.table.serving import Server

pytestmark = pytest.mark.browser

Contexts = Callable[..., BrowserContext]
CLICKS = 400


def at_saturn(state: State) -> None:
    """Seat A stands at Saturn with everything for a landing on a moon; one trace is missing on the left."""
    assert isinstance(state, SetiState)
    state.stack = [Play(True)]
    state.start = state.turn = 0
    state.species = [SPECIES.index("anomalies"), SPECIES.index("centaurians")]
    state.unused = [at for at in range(5) if at not in state.species]
    state.discovery = [0, -1, 1, -1, -1, -1]
    player = state.players[0]
    player.techs = 1 << 3  # moon landers
    state.stacks[3].pop()
    player.energy, player.credits, player.publicity = 8, 5, 8
    player.probes = [state.sky().where[SATURN]]


def short() -> Library:
    """Two rounds."""
    game = Seti(None)
    game.parts.rounds = 2
    return prepared(game)


def saturn() -> Library:
    game = Seti(None)
    game.prepare = at_saturn
    return prepared(game)


def prepared(game: Seti) -> Library:
    title = title_of("seti")
    return Library([Title(game, title.artist, title.ledger, title.words)])


@pytest.mark.parametrize("seats", [["me"], ["me", "easy"]])
def test_a_whole_game_by_clicking(context: Contexts, tmp_path: Path, seats: list[str]) -> None:
    with Server(str(tmp_path / "short.db"), f"{__name__}:short") as server:
        page = context(base_url=server.url).new_page()
        open_table(page, "seti", *seats, seed="whole")
        ready(page)
        play(page, seeded(f"whole game of seti for {len(seats)}"), CLICKS)
        assert is_over(page)
        page.click("a.button.go[href^='/t/']")
        expect(page.locator(".score-sheet")).to_contain_text("Gold tiles")
        if seats == ["me"]:
            expect(page.locator("body")).to_contain_text("rival")


def test_a_landing_on_a_moon_a_discovery_and_a_rotation(context: Contexts, tmp_path: Path) -> None:
    with Server(str(tmp_path / "saturn.db"), f"{__name__}:saturn") as server:
        page = context(base_url=server.url).new_page()
        open_table(page, "seti", "me", "easy", seed="saturn")
        ready(page)
        assert wait_until_asked(page)
        choose(page, "land:titan")
        choose(page, "mark:left:yellow:discovery")
        choose(page, "mark:right:red:discovery")
        expect(page.locator("#log")).to_contain_text("lands on Titan")
        expect(page.locator(".species-unknown")).to_have_count(2)
        choose(page, "end")
        assert wait_until_asked(page)
        expect(page.locator(".species-anomalies h2")).to_contain_text("Anomalies")
        turned = knob(page)
        if "gold:tech" in choices(page):
            choose(page, "gold:tech")
            assert wait_until_asked(page)
        choose(page, "research")
        expect(page.locator("#log")).to_contain_text("The solar system turns")
        assert knob(page) != turned


def knob(page: Page) -> str:
    """Names the first disc with its setting."""
    return page.locator(".knob-1").get_attribute("data-thing") or ""


def test_what_cannot_be_done_says_why(context: Contexts, tmp_path: Path) -> None:
    with Server(str(tmp_path / "why.db"), shelf.only("seti")) as server:
        page = context(base_url=server.url).new_page()
        open_table(page, "seti", "me", "easy", seed="why")
        ready(page)
        assert wait_until_asked(page)
        choose(page, choices(page)[0])
        assert wait_until_asked(page)
        page.locator("[data-why='analyze']").dispatch_event("click")
        expect(page.locator("#refusal")).to_contain_text("SETI-106")
