"""Sets of intersections as bit masks say the same as the board and the rules place by place."""

from __future__ import annotations

from perihelion import games
from perihelion.games.starfarers.components.parts import FLEET
from perihelion.games.starfarers.rules.routes import (
    Chart,
    contested,
    distances,
    is_open,
    leg_length,
    may_stop,
    something_happens,
    targets,
)
from tests.properties.positions import sampled

BOARD = games.get("starfarers").parts.board


def test_neighbours_are_six_shifts_away() -> None:
    grid = BOARD.grid
    for place, near in enumerate(BOARD.neighbours):
        assert grid.places(grid.spread(grid.of[place]) & grid.all) == sorted(near)


def test_a_set_lists_its_places_in_order() -> None:
    grid = BOARD.grid
    assert grid.places(0) == []
    assert grid.places(grid.all) == list(range(BOARD.size))
    assert grid.places(grid.mask([7, 3, 200])) == [3, 7, 200]


def test_the_chart_says_of_every_place_what_the_rules_say() -> None:
    grid = BOARD.grid
    for state in sampled("starfarers", 3, (1, 2), 61):
        for seat in range(state.seats):
            chart = Chart(state, seat)
            opened = [place for place in range(BOARD.size) if is_open(state, place)]
            stirring = [place for place in range(BOARD.size) if something_happens(state, seat, place)]
            assert grid.places(chart.open) == opened
            assert grid.places(chart.happens) == stirring


def test_nothing_speaks_against_stopping_where_nothing_is_contested() -> None:
    flown = 0
    for state in sampled("starfarers", 3, (1, 2), 61):
        calm = BOARD.grid.places(BOARD.grid.all & ~contested(state))
        for ship, place in enumerate(state.ship_place):
            if place < 0:
                continue
            assert all(may_stop(state, ship, other) for other in calm)
            far = distances(state, ship, 6)
            for target in targets(state, ship, 6):
                assert far[target] == leg_length(state, ship, target, 6) <= 6
                assert may_stop(state, ship, target) or something_happens(state, ship // FLEET, target)
                flown += 1
    assert flown > 500
