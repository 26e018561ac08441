"""The adapter behaves as an OpenSpiel algorithm expects."""

from __future__ import annotations

import pytest

from perihelion.core.chance import seeded
from perihelion.core.text import Refused
from perihelion.env.openspiel import TERMINAL, load_game


def test_a_random_game_runs_to_its_returns() -> None:
    game = load_game("comet", players=3)
    state = game.new_initial_state(seed=5)
    chance = seeded(5)
    while not state.is_terminal():
        player = state.current_player()
        mask = state.legal_actions_mask()
        assert [action for action, legal in enumerate(mask) if legal] == state.legal_actions(player)
        action = chance.pick(state.legal_actions())
        assert state.string_to_action(player, state.action_to_string(player, action)) == action
        assert state.child(action).history() == [*state.history(), action]
        state.apply_action(action)
    assert state.current_player() == TERMINAL
    assert state.legal_actions() == []
    assert len(state.history()) == 15
    assert max(state.returns()) <= 1.0
    assert min(state.returns()) == -1.0


def test_clones_and_saved_states_are_equal_and_independent() -> None:
    game = load_game("comet")
    state = game.new_initial_state(seed=1)
    state.apply_action(3)
    again = game.deserialize_state(state.serialize())
    clone = state.clone()
    clone.apply_action(1)
    assert again.serialize() == state.serialize()
    assert clone.serialize() != state.serialize()
    assert len(state.observation_tensor(0)) == game.observation_tensor_shape()[0]


def test_resampling_keeps_what_the_player_knows() -> None:
    state = load_game("comet").new_initial_state(seed=2)
    piles = set()
    for seed in range(8):
        world = state.resample_from_infostate(0, seed)
        assert world.observation_string(0) == state.observation_string(0)
        piles.add(world.serialize())
    assert len(piles) > 1


def test_an_illegal_action_is_refused() -> None:
    state = load_game("comet").new_initial_state()
    with pytest.raises(Refused):
        state.apply_action(99)
