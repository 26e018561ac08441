"""What is said beside a question: a second line under every prompt, and a card of the coach for every kind of
question that a first game meets."""

from __future__ import annotations

from functools import cache

import pytest

from perihelion import games
from perihelion.bots import policy
from perihelion.core.chance import seeded
from perihelion.core.state import State
from perihelion.table.house.library import standard
from perihelion.table.web.look import Look
from tests.properties.positions import sampled

EACH = 4
LONGEST = 130  # characters of a line: two lines of a phone


@cache
def first_games(game: str) -> tuple[State, ...]:
    """The real choices of guided first games, every third of them made without much thought; of each kind of
    question some."""
    found: list[State] = []
    counts: dict[str, int] = {}
    seats = max(2, games.get(game).players[0])
    for seed in range(2):
        state: State = games.get(game).new(seats, f"guided {seed}", games.get(game).first_game())
        chance = seeded(f"guided {seed}")
        while not state.over:
            seat = state.asked_seats()[0]
            kind = state.step().prompt(state, seat).key
            if len(state.legal(seat)) > 1 and counts.get(kind, 0) < EACH:
                counts[kind] = counts.get(kind, 0) + 1
                found.append(state.copy())
            state.apply(seat, policy.answer(state, seat, chance, whim=33))
    return tuple(found)


def look(state: State, lang: str) -> Look:
    title = standard().get(state.game.id)
    assert title is not None
    voice = standard().voice(lang, title.id).named(("Ada", "Vega", "Rigel", "Mira"))
    return Look(title, state, state.asked_seats()[0], voice, False, True)


@pytest.mark.parametrize("game", games.REGISTERED)
def test_every_kind_of_question_of_a_first_game_has_a_card_of_the_coach(game: str) -> None:
    kinds: dict[str, State] = {}
    for state in first_games(game):
        kinds.setdefault(state.step().prompt(state, state.asked_seats()[0]).key, state)
    assert len(kinds) >= 9
    for lang in ("en", "cs"):
        assert [kind for kind, state in kinds.items() if not look(state, lang).coach()] == []


@pytest.mark.parametrize("game", games.REGISTERED)
def test_the_line_under_a_prompt_tells_something(game: str) -> None:
    # None is left to the general line that counts the choices.
    positions = [*first_games(game), *sampled(game, games.get(game).players[-1], (1,), 41)]
    for lang in ("en", "cs"):
        silent = set()
        for state in positions:
            if state.over:
                continue
            said = look(state, lang).line()
            if not said:
                silent.add(state.step().prompt(state, state.asked_seats()[0]).key)
            assert len(said) <= LONGEST, said
        assert silent == set()


def test_the_figures_of_a_line_are_those_of_the_position() -> None:
    checked = 0
    for state in first_games("race"):
        seat = state.asked_seats()[0]
        prompt = state.step().prompt(state, seat)
        if prompt.key == "prompt-pay" and not state.step().picks[seat]:  # type: ignore[attr-defined]
            hand = len(state.players[seat].hand)  # type: ignore[attr-defined]
            left = hand - int(str(prompt.args["count"]))
            paying = state.copy()
            assert paying.game.figures(paying, seat)["after"] == left
            paying.apply(seat, paying.legal(seat)[0])
            if paying.is_asked(seat) and type(paying.step()) is type(state.step()):
                assert paying.game.figures(paying, seat)["after"] == left  # what is left does not change
            checked += 1
    assert checked
