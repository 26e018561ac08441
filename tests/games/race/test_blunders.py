"""What the coach warns of in Race: phases that bring nothing as things stand."""

from __future__ import annotations

from perihelion.core.text import Text
from perihelion.games import get
from perihelion.games.race.state import RaceState


def warned(state: RaceState, action: str) -> str:
    found: Text | None = state.game.blunder(state, 0, state.number(action))
    return "" if found is None else found.key


def at_the_first_choice() -> RaceState:
    state: RaceState = get("race").new(2, "blunders", {"setup": "first-game"})
    return state


def test_a_phase_that_brings_nothing_is_warned_of() -> None:
    state = at_the_first_choice()
    player = state.players[0]
    player.goods = [-1] * len(player.goods)
    assert warned(state, "act:consume-trade") == "blunder-no-goods"
    assert warned(state, "act:consume-2x") == "blunder-no-goods"
    assert warned(state, "act:explore-5") == ""
    player.hand = []
    assert warned(state, "act:settle") == "blunder-settle"
    assert warned(state, "act:develop") == "blunder-develop"


def test_a_phase_that_brings_something_is_not() -> None:
    state = at_the_first_choice()
    numbers = [state.number(f"act:{name}") for name in ("settle", "develop")]
    rated = state.game.rate(state, 0, numbers)
    assert rated is not None
    for action, value in zip(("settle", "develop"), rated, strict=True):
        if value > 0:
            assert warned(state, f"act:{action}") == ""
    assert max(rated) > 0


def test_placing_nothing_in_ones_own_phase_is_warned_of() -> None:
    state = at_the_first_choice()
    state.apply(0, state.number("act:settle"))
    state.apply(1, state.number("act:explore-5"))
    while not (state.is_asked(0) and "prompt-settle" in state.step().prompt(state, 0).key):
        seat = state.asked_seats()[0]
        state.apply(seat, state.legal(seat)[0])
    assert len(state.legal(0)) > 1
    assert warned(state, "pass") == "blunder-place-nothing"
    assert state.game.blunder(state, 1, state.number("pass")) is None  # it was not the other's phase
