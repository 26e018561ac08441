"""States and records show themselves in a notebook."""

from __future__ import annotations

import pytest

import perihelion
from perihelion import games
from perihelion.core.chance import seeded
from perihelion.core.match import Match
from perihelion.core.record import record_of

DRAWN = [name for name in games.REGISTERED if games.artist(name) is not None]


@pytest.mark.parametrize("name", DRAWN)
def test_a_state_and_a_record_are_drawn(name: str) -> None:
    game = games.get(name)
    match = Match(game, game.players[-1], 3)
    chance = seeded(3)
    for _ in range(12):
        seat = match.state.asked_seats()[0]
        match.act(seat, chance.pick(match.state.legal(seat)))
    drawn = match.state._repr_svg_()
    assert drawn is not None
    assert drawn.startswith("<svg")
    assert record_of(match)._repr_svg_() == drawn
    assert perihelion.picture(match.state, seat=0, lang="cs").startswith("<svg")


def test_the_picture_shows_everybody_no_more_than_a_spectator_may_see() -> None:
    state = games.get("race").new(2, 3)
    assert perihelion.picture(state) == perihelion.picture(state.imagine(0, seeded(1)))
    assert perihelion.picture(state) != perihelion.picture(state, seat=0)


def test_a_state_says_what_it_is() -> None:
    assert repr(games.get("race").new(2, 1)) == "<race: 2 seats, AB asked>"
