"""Charts say the same as the rules place by place, and are drawn anew when they no longer hold."""

from __future__ import annotations

from perihelion import games
from perihelion.games.starfarers.components.parts import CANNON, FLEET
from perihelion.games.starfarers.rules.legs import chart_of, contested, distances, targets
from perihelion.games.starfarers.rules.routes import is_open, may_stop, something_happens
from tests.games.starfarers.scenario import A, Table
from tests.properties.positions import sampled

BOARD = games.get("starfarers").parts.board


def test_the_chart_says_of_every_place_what_the_rules_say() -> None:
    for state in sampled("starfarers", 3, (1, 2), 61):
        for seat in range(state.seats):
            chart = chart_of(state, seat)
            for place, near in enumerate(BOARD.neighbours):
                assert sorted(chart.ways[place]) == sorted(other for other in near if is_open(state, other))
                stirring = something_happens(state, seat, place)
                assert chart.onward[place] == ([] if stirring else chart.ways[place])


def test_a_leg_is_measured_step_by_step() -> None:
    for state in sampled("starfarers", 3, (1, 2), 61):
        for ship, place in enumerate(state.ship_place):
            if place < 0:
                continue
            reached = {place: 0}
            edge = [place]
            for taken in range(1, 7):
                near = [other for here in edge for other in BOARD.neighbours[here] if is_open(state, other)]
                fresh = [other for other in dict.fromkeys(near) if other not in reached]
                reached.update(dict.fromkeys(fresh, taken))
                edge = [other for other in fresh if not something_happens(state, ship // FLEET, other)]
            assert distances(state, ship, 6) == [reached.get(other, -1) for other in range(BOARD.size)]


def test_nothing_speaks_against_stopping_where_nothing_is_contested() -> None:
    flown = 0
    for state in sampled("starfarers", 3, (1, 2), 61):
        calm = [place for place, disputed in enumerate(contested(state)) if not disputed]
        for ship, place in enumerate(state.ship_place):
            if place < 0:
                continue
            assert all(may_stop(state, ship, other) for other in calm)
            for target in targets(state, ship, 6):
                assert may_stop(state, ship, target) or something_happens(state, ship // FLEET, target)
                flown += 1
    assert flown > 500


def test_a_chart_is_kept_until_it_no_longer_holds() -> None:
    state = Table().quiet().state
    first = chart_of(state, A)
    assert chart_of(state, A) is first
    assert chart_of(state.copy(), A) is first
    state.modules[A][CANNON] += 1
    assert chart_of(state, A) is not first
    closed = Table(setup="wild-space").state
    before = chart_of(closed, A)
    quadrant = closed.up.index(0)
    border = BOARD.around[quadrant][0]
    assert before.onward[border] == []
    closed.up[quadrant] = closed.explored[quadrant] = 1
    assert chart_of(closed, A).onward[border] != []
