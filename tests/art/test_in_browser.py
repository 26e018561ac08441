"""Drawings as a browser shows them: text that can be read, areas that can be hit, a lens that moves."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, sync_playwright

from perihelion.art import icons
from perihelion.art.map import Board, Box
from perihelion.games.race.art import artist
from perihelion.games.race.art.face import face
from perihelion.games.race.components import load_cards
from perihelion.language import LANGUAGES, voice
from tests.art.race_scenes import late_positions, positions, scene

pytestmark = pytest.mark.browser

CHROMIUM = (
    os.environ.get("PERIHELION_CHROMIUM") or shutil.which("chromium") or shutil.which("chromium-browser")
)
STATIC = Path(icons.__file__).with_name("static")

# The size of every text as shown, with SVG scaling: those that are too small, and what they say.
SMALL = """() => {
  const found = [], walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) {
    const one = walk.currentNode.parentElement;
    if (!walk.currentNode.textContent.trim() || !one.getClientRects().length) continue;
    if (one.closest("style,title")) continue;
    let size = parseFloat(getComputedStyle(one).fontSize);
    const matrix = one.ownerSVGElement && one.getScreenCTM && one.getScreenCTM();
    if (matrix) size *= Math.sqrt(Math.abs(matrix.a * matrix.d - matrix.b * matrix.c));
    if (size < 13.9) found.push(`${size.toFixed(1)} ${walk.currentNode.textContent.slice(0, 30)}`);
  }
  return found;
}"""
NARROW_HITS = """() => [...document.querySelectorAll("[data-act]")]
  .map((one) => [one, one.getBoundingClientRect()])
  .filter(([one, box]) => box.width && (box.width < 40 || box.height < 40))
  .map(([one, box]) => `${one.className} ${box.width.toFixed()}x${box.height.toFixed()}`)"""
COUNT_CLICKS = """() => {
  window.clicks = 0;
  const count = (event) => { if (event.target.closest("[data-act]")) window.clicks += 1; };
  document.addEventListener("click", count);
}"""
OVERFLOWING = """() => [...document.querySelectorAll("svg.card")].flatMap((card) => {
  const frame = card.getBoundingClientRect();
  return [...card.querySelectorAll("text")].filter((text) => {
    const box = text.getBoundingClientRect();
    return box.left < frame.left + 1 || box.right > frame.right - 1;
  }).map((text) => text.textContent);
})"""

# Labels of actions, cards and players that are wider than their place, or not there at all.
CUT = """() => [...document.querySelectorAll(".ph b,.tile .t,.big .t,.fig,.chose")]
  .filter((one) => {
    const box = one.getBoundingClientRect();
    const frame = one.closest(".ph,.tile,.big,.panel").getBoundingClientRect();
    const wide = one.clientWidth && one.scrollWidth > one.clientWidth + 1;
    return !box.width || wide || box.right > frame.right + 1;
  }).map((one) => `${one.className} ${one.textContent} ${one.scrollWidth} > ${one.clientWidth}`)"""


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    if CHROMIUM is None:
        pytest.fail("Chromium is not installed; make test installs it")
    with sync_playwright() as playwright:
        flags = ["--no-sandbox", "--disable-gpu", "--allow-file-access-from-files"]
        running = playwright.chromium.launch(executable_path=CHROMIUM, args=flags)
        yield running
        running.close()


def shown(browser: Browser, folder: Path, body: str, width: int, script: str = "") -> Page:
    """A page with the kit's style sheets around the markup."""
    links = "".join(
        f'<link rel="stylesheet" href="{(STATIC / name).as_uri()}">' for name in ("tokens.css", "kit.css")
    )
    code = f'<script src="{(STATIC / script).as_uri()}"></script>' if script else ""
    file = folder / "page.html"
    file.write_text(
        f'<!doctype html><html data-game="race"><meta charset="utf-8"><meta name="viewport" '
        f'content="width=device-width">{links}<style>*{{box-sizing:border-box}}body{{margin:0;font:15px '
        f"var(--text)}}{artist().styles()}</style><body>{icons.sprite()}{body}{code}</body></html>",
        encoding="utf-8",
    )
    page = browser.new_page(viewport={"width": width, "height": 900})
    page.goto(file.as_uri())
    page.evaluate("document.fonts.ready")
    return page


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_text_leaves_its_card(browser: Browser, tmp_path: Path, lang: str) -> None:
    words = voice(lang, "race")
    body = "".join(face(card, words) for card in load_cards(None).cards)
    page = shown(browser, tmp_path, body, 1400)
    assert page.evaluate(OVERFLOWING) == []
    page.close()


@pytest.mark.parametrize("width", [1440, 1280, 390])
@pytest.mark.parametrize("question", ["act", "pair", "keep", "settle", "pay", "consume"])
def test_text_can_be_read_and_choices_hit(
    browser: Browser, tmp_path: Path, question: str, width: int
) -> None:
    drawing = artist().draw(scene(positions()[question], 0, "cs", phone=width < 821))
    body = f"{drawing.strip}{drawing.board}{drawing.hand}<div style='width:348px'>{drawing.side}</div>"
    page = shown(browser, tmp_path, body, width)
    assert page.evaluate(SMALL) == []
    assert page.evaluate(NARROW_HITS) == []
    page.close()


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("width", "board"), [(1366, 984), (1024, 700)])
@pytest.mark.parametrize("seat", [0, None])
def test_nothing_is_cut_and_every_card_has_its_name(
    browser: Browser, tmp_path: Path, seat: int | None, width: int, board: int, lang: str
) -> None:
    """Four players, late, beside the rail of a notebook's screen."""
    late, choosing = late_positions()
    for state in (late, choosing):
        drawing = artist().draw(scene(state, seat, lang))
        strip = f'<div style="width:{width - 24}px">{drawing.strip}</div>'
        page = shown(browser, tmp_path, f'{strip}<div style="width:{board}px">{drawing.board}</div>', width)
        assert page.evaluate(CUT) == []
        page.close()


def test_the_lens_zooms_pans_and_never_clicks_after_a_drag(browser: Browser, tmp_path: Path) -> None:
    board = Board(Box(0, 0, 400, 400), "board")
    board.hit_circle(200, 200, 60, "Land", act="land")
    framed = board.framed(voice("en"), overview="<rect width='400' height='400'/>")
    body = f'<div style="width:400px;height:400px;display:grid">{framed}</div>'
    page = shown(browser, tmp_path, body, 390, "map.js")
    page.evaluate(COUNT_CLICKS)

    def lens() -> list[float]:
        return [float(part) for part in (page.locator("svg.board").get_attribute("viewBox") or "").split()]

    page.mouse.click(180, 200)
    assert page.evaluate("clicks") == 1
    page.locator("[data-zoom=in]").click()
    closer = lens()
    assert closer[2] == pytest.approx(280)
    page.mouse.move(180, 200)
    page.mouse.down()
    page.mouse.move(150, 180, steps=4)
    page.mouse.up()
    assert lens()[0] > closer[0]
    assert page.evaluate("clicks") == 1
    page.locator("[data-zoom=whole]").click()
    assert lens() == [0, 0, 400, 400]
    page.locator("[data-zoom=in]").click()
    page.locator(".overview svg").click(position={"x": 5, "y": 5})
    assert lens()[:2] == [0, 0]
    page.close()
