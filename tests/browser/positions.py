"""Positions of a game drawn as its table draws them, to be put on an open page: any moment of a game can be
looked at without anybody clicking through to it."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from playwright.sync_api import Page

from perihelion import games
from perihelion.bots import decide
from perihelion.bots.greedy import GreedyBot
from perihelion.core.match import Match
from perihelion.core.plain import Json
from perihelion.table.house.house import House
from perihelion.table.house.library import Library, title_of
from perihelion.table.house.limits import Limits
from perihelion.table.house.opening import Place, open_table
from perihelion.table.store import Store
from perihelion.table.web.parts import parts
from perihelion.table.web.sight import Sight, Viewer

SEED = "drawn"
# The page's own script shows each position, as it does with what comes from the server. Cut is an area that
# scrolls, or a question that has become a column of words; small are letters of less than 13.5 px on a map.
LOOK = """async ([positions, letters]) => {
  const scripts = [...document.querySelectorAll("link[rel=modulepreload]")].map((one) => one.href);
  const { show } = await import(scripts.find((one) => one.includes("play/show.")));
  const isCut = (one) => one.scrollHeight > one.clientHeight + 1
    || (one.id !== "hand" && one.scrollWidth > one.clientWidth + 1);
  const onScreen = (one) => {
    const at = one.getScreenCTM();
    return parseFloat(getComputedStyle(one).fontSize) * Math.hypot(at.a, at.b);
  };
  return positions.flatMap((position, number) => {
    show(position, false);
    const areas = ["strip", "board", "hand", "prompt"].map((id) => document.getElementById(id)).filter(isCut);
    const prompt = document.querySelector(".prompt-row").offsetHeight > 110 ? ["question"] : [];
    const sizes = letters ? [...document.querySelectorAll(letters)].map(onScreen) : [];
    const small = sizes.filter((size) => size < 13.5).slice(0, 1).map((size) => `letters of ${size} px`);
    const found = [...areas.map((one) => one.id), ...prompt, ...small];
    return found.map((area) => `${area} of ${number} at ${innerWidth}`);
  });
}"""
SIZES = ((1024, 768), (1366, 768), (1440, 900))


def what_is_cut(
    page: Page, folder: Path, game_id: str, seats: int, moments: Iterable[float], letters: str = ""
) -> list[str]:
    """Shows the moments of a game in both languages on screens that are small for a desk; what does not
    fit, and which of the map's `letters` cannot be read."""
    found: list[str] = []
    positions = drawn(folder, game_id, seats, ("en", "cs"), moments)
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        found += page.evaluate(LOOK, [positions, letters])
    return found


def drawn(
    folder: Path,
    game_id: str,
    seats: int,
    langs: Iterable[str],
    moments: Iterable[float],
    narrow: bool = False,
) -> list[Json]:
    """A game played by the greedy bot, as the first player sees it at some of the questions to them: 0 is the
    first, 1 the last; each in all the languages."""
    played, asked = _play(game_id, seats)
    wanted = {asked[round(moment * (len(asked) - 1))] for moment in moments}
    house = House(Store(str(folder / f"{game_id}.db")), Library([title_of(game_id)]), Limits())
    places = [Place("me"), *[Place("easy")] * (seats - 1)]
    room = open_table(house, "guest", "Pilot", game_id, places, {}, seed=SEED)
    room.match = match = _match(game_id, seats)
    shown: list[Json] = []
    for move in played.moves:
        if len(match.moves) in wanted:
            for lang in langs:
                sight = Sight(house.library, room, Viewer(0, (0,)), lang, narrow)
                shown.append(parts(house, sight, "guest"))
        match.replay(move)
    house.store.close()
    return shown


def _match(game_id: str, seats: int) -> Match:
    match = Match(games.get(game_id), seats, SEED)
    match.take_parts, match.patient = True, frozenset((0,))
    return match


def _play(game_id: str, seats: int) -> tuple[Match, list[int]]:
    """The whole game, and after how many moves the first player was asked."""
    match = _match(game_id, seats)
    bots = [GreedyBot(seat) for seat in range(seats)]
    asked: list[int] = []
    while not match.state.over:
        seat = match.state.asked_seats()[0]
        if seat == 0:
            asked.append(len(match.moves))
        match.act(seat, decide(bots[seat], match.state, seat))
    return match, asked
