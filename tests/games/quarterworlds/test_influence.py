"""Chapter 13: the influence evaluation."""

from __future__ import annotations

from itertools import product

import pytest

from perihelion.core.chance import seeded
from perihelion.games.quarterworlds.rules.influence import (
    Forecast,
    axis_margin,
    forecast,
    place_margin,
    place_points,
)
from tests.games.quarterworlds.scenario import BLUE, RED, Scenario, the_game
from tests.rule import rule

NEXT = "2_01 2_02 2_03 2_04 2_05 2_06"
# planets without a colonisation card, as many as wanted
PLANETS = ("1_30", "1_31", "1_32", "3_33")


def evaluated(
    red: tuple[int, int, int] = (0, 0, 0),
    blue: tuple[int, int, int] = (0, 0, 0),
    at: tuple[int, int] = (0, 0),
    planets: tuple[int, int] = (0, 0),
    axis: str = "",
) -> Scenario:
    """The table after an evaluation; tracks are military, trade, diplomacy, distances towards red."""
    table = Scenario().next_deck(NEXT).cylinder(*at)
    table.state.tracks = [list(red), list(blue)]
    for seat in (RED, BLUE):
        for planet in PLANETS[: planets[seat]]:
            table.world(seat, planet)
    seen = forecast(table.state)
    table.begin().do(RED, "pass").do(BLUE, "pass").no_research()
    if axis:
        mover = table.state.asked_seats()[0]
        assert table.legal(mover) == {"move vertical", "move horizontal"}
        table.do(mover, f"move {axis}")
    else:
        assert (seen.up, seen.left) == (table.state.up, table.state.left), "the forecast comes true"
        assert [sum(row) for row in seen.points] == [table.total(RED), table.total(BLUE)]
    assert table.state.epoch == 2
    return table


def place(table: Scenario) -> tuple[int, int]:
    return table.state.up, table.state.left


@rule("QUAR-150")
def test_the_tracks_are_handled_in_order() -> None:
    table = evaluated((3, 1, 4), (1, 2, 1))
    moves = [event.key for event in table.events if event.key.startswith("cylinder")]
    assert moves == ["cylinder-vertical", "cylinder-horizontal", "cylinder-diagonal"]


@rule("QUAR-150", "QUAR-159")
def test_the_order_shows_at_the_edge() -> None:
    # military first runs off the board, then diplomacy pulls back by one; the other way round nothing is lost
    table = evaluated((6, 0, 0), (0, 0, 2))
    assert table.points(RED)["off-board"] == 4
    assert place(table) == (3, -1)


@rule("QUAR-151", "QUAR-R27", "QUAR-R43")
@pytest.mark.parametrize(("red", "blue", "up"), [(3, 1, 2), (1, 4, -3), (5, 5, 0), (0, 0, 0)])
def test_military_moves_vertically_towards_the_stronger(red: int, blue: int, up: int) -> None:
    assert place(evaluated((red, 0, 0), (blue, 0, 0))) == (up, 0)


@rule("QUAR-152", "QUAR-R27")
@pytest.mark.parametrize(("red", "blue", "left"), [(3, 1, 2), (1, 4, -3), (5, 5, 0)])
def test_trade_moves_horizontally_towards_the_stronger(red: int, blue: int, left: int) -> None:
    assert place(evaluated((0, red, 0), (0, blue, 0))) == (0, left)


@rule("QUAR-153", "QUAR-R29")
@pytest.mark.parametrize(
    ("red", "blue", "axis", "end"),
    [
        (1, 0, "vertical", (1, 0)),
        (1, 0, "horizontal", (0, 1)),
        (2, 3, "vertical", (-1, 0)),
        (2, 3, "horizontal", (0, -1)),
    ],
)
def test_one_step_of_diplomacy_gives_a_choice_of_axis(
    red: int, blue: int, axis: str, end: tuple[int, int]
) -> None:
    table = evaluated((0, 0, red), (0, 0, blue), axis=axis)
    assert place(table) == end
    assert "diplomacy-table" not in table.points(RED) | table.points(BLUE)


@rule("QUAR-153")
@pytest.mark.parametrize(("planets", "end"), [(4, (0, 1)), (0, (1, 0))])
def test_a_forecast_takes_the_axis_that_gains_more(planets: int, end: tuple[int, int]) -> None:
    table = Scenario().tracks(RED, diplomacy=1)
    for planet in PLANETS[:planets]:
        table.world(RED, planet)
    seen = forecast(table.state)
    assert (seen.up, seen.left) == end


@rule("QUAR-153")
def test_only_the_player_who_is_ahead_chooses() -> None:
    table = Scenario().next_deck(NEXT).tracks(BLUE, diplomacy=1).begin()
    table.do(RED, "pass").do(BLUE, "pass").no_research()
    assert table.state.asked_seats() == [BLUE]
    assert table.why(RED, "move vertical").key == "core-not-asked"
    assert table.why(BLUE, "pass").rule == "QUAR-153"


@rule("QUAR-153", "QUAR-159")
@pytest.mark.parametrize("planets", [(0, 0), (3, 0), (1, 4)])
def test_an_axis_is_worth_what_moving_along_it_brings(planets: tuple[int, int]) -> None:
    table = Scenario()
    for seat in (RED, BLUE):
        for planet in PLANETS[: planets[seat]]:
            table.world(seat, planet)
    for up, left, seat in product(range(-4, 5), range(-4, 5), (RED, BLUE)):
        moved = [(1, 0), (0, 1)]
        for axis, (rows, columns) in enumerate(moved):
            after = Forecast(2, up, left)
            after.move(table.state, seat, rows, columns)
            there = [sum(place_points(table.state, one, after.up, after.left)) for one in (RED, BLUE)]
            ahead = there[seat] + sum(after.points[seat]) - there[1 - seat]
            assert axis_margin(table.state, seat, axis, up, left) == ahead


@rule("QUAR-R29", "QUAR-159")
def test_an_axis_at_its_edge_may_be_chosen_for_two_points() -> None:
    table = evaluated((0, 0, 1), at=(4, 0), axis="vertical")
    assert place(table) == (4, 0)
    assert table.points(RED)["off-board"] == 2


@rule("QUAR-154", "QUAR-R32")
@pytest.mark.parametrize(("ahead", "points"), [(2, 3), (3, 5), (4, 7), (5, 9), (6, 9), (9, 9)])
def test_diplomacy_by_two_or_more_moves_diagonally_and_gives_points(ahead: int, points: int) -> None:
    red = evaluated((0, 0, ahead))
    assert place(red) == (1, 1)
    assert red.points(RED)["diplomacy-table"] == points
    blue = evaluated(blue=(0, 0, ahead))
    assert place(blue) == (-1, -1)
    assert blue.points(BLUE)["diplomacy-table"] == points


@rule("QUAR-155")
def test_a_tie_in_diplomacy_does_nothing() -> None:
    table = evaluated((0, 0, 4), (0, 0, 4), at=(1, -1))
    assert place(table) == (1, -1)
    assert "diplomacy-table" not in table.points(RED) | table.points(BLUE)


@rule("QUAR-156", "QUAR-R28", "QUAR-R43")
@pytest.mark.parametrize(("up", "points"), [(0, 0), (1, 3), (2, 5), (3, 8), (4, 9)])
def test_military_dominance(up: int, points: int) -> None:
    red, blue = evaluated(at=(up, 0)), evaluated(at=(-up, 0))
    assert red.points(RED).get("military-dominance", 0) == points
    assert blue.points(BLUE).get("military-dominance", 0) == points
    assert red.total(BLUE) == blue.total(RED) == 0


@rule("QUAR-157", "QUAR-R38", "QUAR-R43")
@pytest.mark.parametrize(("left", "each"), [(0, 0), (1, 1), (2, 2), (3, 2), (4, 2)])
def test_trade_dominance_counts_all_planets_laid(left: int, each: int) -> None:
    for planets in (0, 1, 4):  # none is colonised but the last, which has no open quarter
        red = evaluated(at=(0, left), planets=(planets, 2))
        assert red.points(RED).get("trade-dominance", 0) == each * planets
        assert red.points(BLUE) == {}
    blue = evaluated(at=(0, -left), planets=(3, 2))
    assert blue.points(BLUE).get("trade-dominance", 0) == each * 2


@rule("QUAR-158", "QUAR-R31")
@pytest.mark.parametrize("rows", [1, 2, 3, 4])
@pytest.mark.parametrize("columns", [1, 2, 3, 4])
def test_the_quadrant_of_ones_own_colour_gives_its_value(rows: int, columns: int) -> None:
    table = [[1, 1, 2, 2], [1, 2, 3, 3], [2, 3, 4, 4], [2, 3, 4, 5]]
    expected = table[rows - 1][columns - 1]
    assert evaluated(at=(rows, columns)).points(RED)["quadrant"] == expected
    assert evaluated(at=(-rows, -columns)).points(BLUE)["quadrant"] == expected
    for neutral in ((rows, -columns), (-rows, columns)):
        seen = evaluated(at=neutral)
        assert "quadrant" not in seen.points(RED) | seen.points(BLUE)


@rule("QUAR-R31")
def test_the_centre_lines_belong_to_no_quadrant() -> None:
    for at in ((3, 0), (0, 3), (-3, 0), (0, -3), (0, 0)):
        seen = evaluated(at=at)
        assert "quadrant" not in seen.points(RED) | seen.points(BLUE)


@rule("QUAR-159", "QUAR-160", "QUAR-R28")
@pytest.mark.parametrize(("start", "ahead", "end", "points"), [(0, 4, 4, 0), (0, 5, 4, 2), (2, 5, 4, 6)])
def test_spaces_that_are_missing_give_two_points_each(start: int, ahead: int, end: int, points: int) -> None:
    up = evaluated((ahead, 0, 0), at=(start, 0))
    assert (up.state.up, up.points(RED).get("off-board", 0)) == (end, points)
    left = evaluated((0, ahead, 0), at=(0, start))
    assert (left.state.left, left.points(RED).get("off-board", 0)) == (end, points)
    down = evaluated(blue=(ahead, 0, 0), at=(-start, 0))
    assert (down.state.up, down.points(BLUE).get("off-board", 0)) == (-end, points)


@rule("QUAR-160", "QUAR-R28")
def test_the_cylinder_never_leaves_the_nine_by_nine_spaces() -> None:
    chance = seeded("board")
    corners = set()
    for _ in range(200):
        red, blue = [[chance.below(12) for _ in range(3)] for _ in range(2)]
        if abs(red[2] - blue[2]) == 1:
            red[2] = blue[2]
        at = (chance.below(9) - 4, chance.below(9) - 4)
        table = evaluated((red[0], red[1], red[2]), (blue[0], blue[1], blue[2]), at)
        assert -4 <= table.state.up <= 4
        assert -4 <= table.state.left <= 4
        corners.add(place(table))
    assert len(corners) > 20


@rule("QUAR-161", "QUAR-162")
def test_cylinder_and_markers_keep_their_places() -> None:
    table = evaluated((2, 0, 0), (0, 1, 0))
    assert place(table) == (2, -1)
    assert table.state.tracks == [[2, 0, 0], [0, 1, 0]]
    while table.takes(RED) or table.takes(BLUE):
        seat = table.state.turn
        table.do(seat, f"take {min(table.takes(seat))}")
        if "enough" in table.legal(seat):
            table.do(seat, "enough")
    table.next_deck("3_01 3_02 3_03").end_epoch()
    assert table.state.epoch == 3
    assert place(table) == (4, -2), "the same differences move it on from where it stood"


@rule("QUAR-R30", "QUAR-154")
@pytest.mark.parametrize(
    ("at", "end", "points"),
    [
        ((3, 3), (4, 4), 0),
        ((4, 0), (4, 1), 2),  # one axis blocked: the other moves
        ((0, 4), (1, 4), 2),
        ((4, 4), (4, 4), 2),  # both blocked: still one space
        ((-4, -4), (-3, -3), 0),
    ],
)
def test_a_diagonal_move_at_an_edge(at: tuple[int, int], end: tuple[int, int], points: int) -> None:
    table = evaluated((0, 0, 2), at=at)
    assert place(table) == end
    assert table.points(RED).get("off-board", 0) == points


@rule("QUAR-X12")
def test_example_moves_of_the_cylinder() -> None:
    assert place(evaluated((3, 0, 0), (0, 1, 2))) == (2, -2)


@rule("QUAR-X13")
@pytest.mark.parametrize("planets", [0, 1, 3])
def test_example_points_of_the_evaluation(planets: int) -> None:
    table = evaluated((3, 0, 0), (0, 1, 2), planets=(2, planets))
    assert table.points(RED) == {"military-dominance": 5}
    expected = {"diplomacy-table": 3}
    if planets:
        expected["trade-dominance"] = 2 * planets
    assert table.points(BLUE) == expected


@rule("QUAR-X14")
def test_example_two_rows_off_the_board() -> None:
    table = evaluated((3, 0, 0), at=(3, 0))
    assert table.state.up == 4
    assert table.points(RED) == {"off-board": 4, "military-dominance": 9}


@rule("QUAR-R27")
def test_the_words_name_the_sides() -> None:
    table = Scenario().cylinder(2, -3).begin()
    zone = the_game().zones(table.view(None))[1]
    assert [item.text.key for item in zone.items] == ["cylinder-red-vertical", "cylinder-blue-horizontal"]


def test_the_margin_of_a_place_is_what_both_gain_there() -> None:
    table = Scenario()
    for seat, planets in ((RED, PLANETS[:3]), (BLUE, PLANETS[3:])):
        for planet in planets:
            table.world(seat, planet)
    state, side = table.state, table.state.parts.side
    for up in range(-side, side + 1):
        for left in range(-side, side + 1):
            for seat in (RED, BLUE):
                own, other = place_points(state, seat, up, left), place_points(state, 1 - seat, up, left)
                assert place_margin(state, seat, up, left) == sum(own) - sum(other)
