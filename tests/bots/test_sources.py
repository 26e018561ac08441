"""The evaluation by source: the parts add up to the whole in every game."""

from __future__ import annotations

import pytest

from perihelion import games
from perihelion.core.chance import seeded
from tests.properties.positions import sampled


@pytest.mark.parametrize("game", games.REGISTERED)
def test_the_sources_of_a_position_add_up_to_its_evaluation(game: str) -> None:
    seats = games.get(game).players[-1]
    for state in sampled(game, seats, (0, 1), 23):
        for seat in range(state.seats):
            world = state.imagine(seat, seeded(f"sources {state.asks}"))
            parts = world.game.sources(world, seat)
            assert sum(part.worth for part in parts) == pytest.approx(world.game.evaluate(world, seat))


@pytest.mark.parametrize("game", games.REGISTERED)
def test_the_sources_of_a_finished_game_add_up_too(game: str) -> None:
    seats = games.get(game).players[-1]
    state = sampled(game, seats, (1,), 23)[-1].copy()
    chance = seeded("to the end")
    while not state.over:
        seat = state.asked_seats()[0]
        state.apply(seat, chance.pick(state.legal(seat)))
    parts = state.game.sources(state, 0)
    assert sum(part.worth for part in parts) == pytest.approx(state.game.evaluate(state, 0))
