"""Bots choose legal actions, from what their seat may know alone, and the same with the same seed."""

from __future__ import annotations

import pytest

from perihelion.bots import LEVELS, NAMES, UnknownBot, decide, make
from perihelion.core.chance import seeded
from perihelion.core.state import State
from tests.properties.cases import Case, base_cases, decisions

CASES = base_cases()
TRIED = 6  # decisions looked at in each game


def choices(case: Case, stride: int) -> list[tuple[State, int]]:
    """Some decisions of a random game with a real choice."""
    found = []
    for state in decisions(case, 5, stride=stride, cap=1500):
        real = [seat for seat in state.asked_seats() if len(state.legal(seat)) > 1]
        if real:
            found.append((state.copy(), real[0]))
    return found[:: max(1, len(found) // TRIED)][:TRIED]


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("case", CASES)
def test_a_bot_chooses_and_rates_the_legal_actions_and_leaves_its_world_alone(case: Case, name: str) -> None:
    for state, seat in choices(case, 7):
        world = state.imagine(seat, seeded("world"))
        before = world.digest()
        bot = make(name, case.game, 1)
        assert bot.choose(world, seat) in state.legal(seat)
        ratings = bot.ratings(world, seat)
        assert sorted(rating.action for rating in ratings) == sorted(state.legal(seat))
        values = [rating.value for rating in ratings]
        assert values == sorted(values, reverse=True)
        assert all(rating.chance is None or 0 <= rating.chance <= 1 for rating in ratings)
        assert world.digest() == before


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("case", CASES)
def test_what_is_hidden_changes_no_decision(case: Case, name: str) -> None:
    for number, (state, seat) in enumerate(choices(case, 7)):
        other = state.imagine(seat, seeded(f"another {number}"))
        first = decide(make(name, case.game, number), state, seat)
        second = decide(make(name, case.game, number), other, seat)
        assert first == second


@pytest.mark.parametrize("level", LEVELS)
def test_levels_are_bots(level: str) -> None:
    assert make(level, "comet", 1).name in NAMES


def test_an_unknown_bot_is_refused_with_the_names_there_are() -> None:
    with pytest.raises(UnknownBot, match="greedy"):
        make("wizard", "comet", 1)
