"""Draws docs/pictures anew: the main pages of the table, photographed in a real browser on real positions.

The positions are played by bots from fixed seeds, so the pictures change only when the pages do.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

import httpx2 as httpx
from PIL import Image
from playwright.sync_api import Browser, Page, sync_playwright

from perihelion import bots, games
from perihelion.table.house.accounts import Accounts
from perihelion.table.house.house import House
from perihelion.table.house.library import standard
from perihelion.table.house.limits import Limits
from perihelion.table.house.opening import Place, open_table
from perihelion.table.house.people import People
from perihelion.table.house.rooms import Room
from perihelion.table.store import Store
from perihelion.table.web.addresses import Addresses
from perihelion.table.web.guests import COOKIE, Desk

PICTURES = Path(__file__).parents[1] / "docs" / "pictures"
DESK = (1440, 900)
PHONE = (390, 844)
PORT = 8431
ME = "pictures"
MOVES = {"race": 70, "quarterworlds": 60, "starfarers": 90, "seti": 60, "pulsar": 60}
WANTED = {"race": "settle:"}


@dataclass(frozen=True)
class Shot:
    """A picture: its name, what to open, in which language and size, and what to point at."""

    name: str
    path: str
    lang: str = "en"
    size: tuple[int, int] = DESK
    pick: bool = False


def main() -> None:
    PICTURES.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        db = str(Path(folder) / "pictures.db")
        store = Store(db)
        tables = {game: played(store, game, MOVES.get(game, 40)) for game in games.REGISTERED}
        ended = played(store, "race", 100_000)
        limits = Limits()
        token = Desk(store.errands.keys(), People(store, limits), Accounts(store, limits), Addresses()).token(
            ME
        )
        store.close()
        shots = [
            Shot("front", "/"),
            Shot("front-phone", "/", size=PHONE),
            Shot("front-cs", "/", lang="cs"),
            Shot("race-table-cs", f"/t/{tables['race']}", lang="cs", pick=True),
            Shot("race-table-phone", f"/t/{tables['race']}", size=PHONE, pick=True),
            Shot("race-end", f"/t/{ended}"),
            Shot("race-rules", "/rules/race"),
            *(Shot(f"{game}-table", f"/t/{table}", pick=True) for game, table in tables.items()),
        ]
        with served(db), sync_playwright() as playwright:
            browser = playwright.chromium.launch(
                executable_path=shutil.which("chromium"), args=["--no-sandbox", "--disable-gpu"]
            )
            for shot in shots:
                take(browser, shot, token)
            browser.close()


def played(store: Store, game: str, moves: int) -> str:
    """A table of mine after so many moves of good bots, at a question of mine if there is one."""
    house = House(store, standard(), Limits())
    seats = [count for count in games.get(game).players if count <= 3][-1]
    places = [Place("me"), *[Place("medium")] * (seats - 1)]
    if store.guests.name(ME) is None:
        store.guests.add(ME, "Ada")
    room = open_table(house, ME, "Ada", game, places, {}, f"pictures {game}")
    players = [bots.make("medium", game, f"pictures {seat}") for seat in range(seats)]
    while not room.over and (len(room.playing().moves) < moves or not waits_for_me(room)):
        state = room.playing().state
        others = [seat for seat in state.asked_seats() if seat != 0]
        seat = others[0] if others else 0
        action = bots.decide(players[seat], state, seat)
        room.act(seat, room.playing().game.catalogue.names[action], None)
    return room.id


def waits_for_me(room: Room) -> bool:
    """Whether it is a good moment for a picture: I have a choice, and of the kind that shows most."""
    state = room.playing().state
    names = [state.game.catalogue.names[action] for action in state.legal(0)]
    kind = WANTED.get(state.game.id, "")
    return state.asked_seats() == [0] and len(names) > 2 and any(name.startswith(kind) for name in names)


@contextmanager
def served(db: str) -> Iterator[None]:
    program = f"from perihelion.table.web import serve; serve('127.0.0.1', {PORT}, {db!r})"
    process = subprocess.Popen(
        [sys.executable, "-c", program], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, env=os.environ
    )
    try:
        for _ in range(300):
            try:
                httpx.get(f"http://127.0.0.1:{PORT}/healthz", timeout=2)
                break
            except httpx.HTTPError:
                time.sleep(0.1)
        yield
    finally:
        process.terminate()
        process.wait()


def take(browser: Browser, shot: Shot, token: str) -> None:
    width, height = shot.size
    context = browser.new_context(
        base_url=f"http://127.0.0.1:{PORT}",
        viewport={"width": width, "height": height},
        reduced_motion="reduce",
        is_mobile=width < 820,
    )
    cookies = {COOKIE: token, "language": shot.lang, "narrow": "1" if width < 820 else "0"}
    context.add_cookies(
        [{"name": name, "value": value, "url": f"http://127.0.0.1:{PORT}"} for name, value in cookies.items()]
    )
    page = context.new_page()
    page.goto(shot.path)
    if shot.pick:
        point(page)
    page.wait_for_timeout(600)
    page.screenshot(path=PICTURES / f"{shot.name}.png")
    shrink(PICTURES / f"{shot.name}.png")
    context.close()


def shrink(path: Path) -> None:
    """Writes a picture with the 256 colours that it needs most; the eye hardly tells, the file is a third."""
    with Image.open(path) as picture:
        picture.convert("RGB").quantize(256, Image.Quantize.MAXCOVERAGE, dither=Image.Dither.NONE).save(
            path, optimize=True
        )


def point(page: Page) -> None:
    """Selects something, so that the picture shows a preview."""
    page.wait_for_selector("body[data-ready]")
    choice = page.locator("#main [data-act]:not([data-now]):visible").first
    if choice.count():
        choice.dispatch_event("click")


if __name__ == "__main__":
    main()
