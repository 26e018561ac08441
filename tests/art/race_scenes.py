"""Positions of Race to draw: real ones, reached by seeded play, one for each question that can be asked."""

from __future__ import annotations

from functools import cache

from perihelion.art.artist import Choice, Scene
from perihelion.core.chance import seeded
from perihelion.core.state import State
from perihelion.games.race import build
from perihelion.games.race.game import RaceGame
from perihelion.language import voice

NAMES = ("Iva", "Vega", "Rigel & <co>", "Tycho")
MOST_MOVES = 600


@cache
def game() -> RaceGame:
    built = build(None)
    assert isinstance(built, RaceGame)
    return built


def scene(state: State, seat: int | None, lang: str, phone: bool = False) -> Scene:
    """The scene of a position through a seat, as the table makes it."""
    names = NAMES[: state.seats]
    words = voice(lang, "race").named(names)
    legal = [] if seat is None else state.legal(seat)
    choices = tuple(Choice(game().catalogue.names[action], words.label(game(), action)) for action in legal)
    sheet = game().score_sheet(state, seat)
    return Scene(game(), game().view(state, seat), words, names, choices, sheet, phone)


@cache
def positions() -> dict[str, State]:
    """By question, the third position of random games in which seat 0 was asked it and had a choice;
    `over` is an ended game, `pair` the choice of two actions in the advanced variant."""
    found: dict[str, State] = {}
    counts: dict[str, int] = {}
    for number, (seats, options) in enumerate([(2, {}), (3, {}), (4, {}), (2, {"variant": "advanced"})] * 2):
        state = game().new(seats, number, options)
        chance = seeded(number)
        for _ in range(MOST_MOVES):
            if state.over:
                found.setdefault("over", state)
                break
            if state.is_asked(0) and len(state.legal(0)) > 1:
                question = game().view(state, 0).question
                key = "pair" if question == "act" and options else question
                counts[key] = counts.get(key, 0) + 1
                if counts[key] == 3:
                    found[key] = state.copy()
            seat = state.asked_seats()[0]
            state.apply(seat, chance.pick(state.legal(seat)))
    return found


@cache
def late_positions() -> tuple[State, State]:
    """Four players with eight cards or more: a settle question, and the choice of actions before it."""
    chance = seeded("late")
    state: State = game().new(4, 11)
    choosing = state
    for _ in range(MOST_MOVES):
        view = game().view(state, 0)
        if view.question == "act":
            choosing = state.copy()
        elif view.question == "settle" and max(len(player.tableau) for player in view.players) >= 8:
            return state, choosing
        seat = state.asked_seats()[0]
        legal = state.legal(seat)
        placing = [action for action in legal if game().catalogue.kind(action).name in ("develop", "settle")]
        state.apply(seat, chance.pick(placing or legal))
    raise AssertionError("no late position")
