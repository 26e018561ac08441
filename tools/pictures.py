"""Draws docs/pictures anew: the main pages of the table, photographed in a real browser on real positions.

The positions are played by bots from fixed seeds, so the pictures change only when the pages do.
"""

from __future__ import annotations

import os
import shutil
import struct
import subprocess
import sys
import tempfile
import time
import zlib
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

import httpx2 as httpx
import numpy as np
import numpy.typing as npt
from playwright.sync_api import Browser, Page, sync_playwright

from perihelion import bots, games
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
Pixels = npt.NDArray[np.int64]


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
        token = Desk(store.secret(), People(store, Limits()), Addresses()).token(ME)
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
    """Writes a PNG with the 256 colours that it needs most; the eye hardly tells, the file is a third."""
    data = path.read_bytes()
    width, height = struct.unpack(">II", data[16:24])
    pixels = unfiltered(data, width, height)
    coarse = (pixels >> 2).astype(np.uint32)
    keys = (coarse[..., 0] << 12) | (coarse[..., 1] << 6) | coarse[..., 2]
    found, place, count = np.unique(keys, return_inverse=True, return_counts=True)
    every = np.stack([found >> 12, (found >> 6) & 63, found & 63], axis=1).astype(np.int64) * 4 + 2
    palette = every[chosen(every, count)]
    nearest = np.array([np.argmin(((palette - one) ** 2).sum(axis=1)) for one in every], dtype=np.uint8)
    rows = nearest[place.reshape(height, width)]
    lines = b"".join(b"\0" + rows[number].tobytes() for number in range(height))
    head = struct.pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0)
    parts = ((b"IHDR", head), (b"PLTE", palette.astype(np.uint8).tobytes()))
    chunks = [*parts, (b"IDAT", zlib.compress(lines, 9)), (b"IEND", b"")]
    path.write_bytes(data[:8] + b"".join(chunk(name, body) for name, body in chunks))


def chosen(colours: Pixels, count: Pixels) -> list[int]:
    """The most frequent colours, then those that are worst served by them."""
    picked = [int(one) for one in np.argsort(-count)[:150]]
    apart = np.min([((colours - colours[one]) ** 2).sum(axis=1) for one in picked], axis=0)
    while len(picked) < min(256, len(colours)):
        worst = int(np.argmax(apart * np.sqrt(count)))
        picked.append(worst)
        apart = np.minimum(apart, ((colours - colours[worst]) ** 2).sum(axis=1))
    return picked


def chunk(name: bytes, body: bytes) -> bytes:
    return struct.pack(">I", len(body)) + name + body + struct.pack(">I", zlib.crc32(name + body))


def unfiltered(data: bytes, width: int, height: int) -> Pixels:
    """The pixels of a PNG as the browser writes it: 8 bits, RGB or RGBA, not interlaced."""
    depth = 4 if data[25] == 6 else 3
    body, at = b"", 8
    while at < len(data):
        size = struct.unpack(">I", data[at : at + 4])[0]
        if data[at + 4 : at + 8] == b"IDAT":
            body += data[at + 8 : at + 8 + size]
        at += size + 12
    raw = np.frombuffer(zlib.decompress(body), dtype=np.uint8).reshape(height, 1 + width * depth)
    out = np.zeros((height, width * depth), dtype=np.uint8)
    above: Pixels = np.zeros(width * depth, dtype=np.int64)
    for number in range(height):
        above = unfilter(int(raw[number, 0]), raw[number, 1:].astype(np.int64), above, depth)
        out[number] = above
    return out.reshape(height, width, depth)[..., :3].astype(np.int64)


def unfilter(kind: int, line: Pixels, above: Pixels, depth: int) -> Pixels:
    if kind == 0:
        return line
    if kind == 2:
        return (line + above) & 255
    if kind == 1:
        sums: Pixels = np.cumsum(line.reshape(-1, depth), axis=0).reshape(-1)
        return sums & 255
    done = line.tolist()
    up = above.tolist()
    for at, value in enumerate(done):
        left = done[at - depth] if at >= depth else 0
        corner = up[at - depth] if at >= depth else 0
        if kind == 3:
            guess = (left + up[at]) // 2
        else:
            guess = paeth(left, up[at], corner)
        done[at] = (value + guess) & 255
    return np.array(done, dtype=np.int64)


def paeth(left: int, up: int, corner: int) -> int:
    """The neighbour that is nearest to left + up - corner, as the PNG standard has it."""
    guess = left + up - corner
    return min((abs(guess - left), 0, left), (abs(guess - up), 1, up), (abs(guess - corner), 2, corner))[2]


def point(page: Page) -> None:
    """Selects something, so that the picture shows a preview."""
    page.wait_for_selector("body[data-ready]")
    choice = page.locator("#main [data-act]:not([data-now]):visible").first
    if choice.count():
        choice.dispatch_event("click")


if __name__ == "__main__":
    main()
