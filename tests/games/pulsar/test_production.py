"""Chapter 21: the production phase."""

from __future__ import annotations

import pytest

from perihelion.games.pulsar.rules.production import penalty_of, row_value
from tests.games.pulsar.scenario import Table
from tests.rule import rule

A_BOARDS = "AI AII AIII"
AHEAD = "1A 2B 3C"


@rule("PULS-202", "PULS-276")
def test_the_order_of_the_steps() -> None:
    table = Table(seats=3, boards=A_BOARDS).round(2).tracks(AHEAD, "2A 14B 15C").chain(0, "A6+")
    table.spinning(0, small=1).patent(0, "AII-3.2").give(1, points=5).give(2, points=5)
    table.state.journal = []
    table.production()
    assert table.state.journal is not None
    keys = [event.key for event in table.state.journal]
    order = ["order", "cubes", "penalty", "tile-points", "generators", "technology-points", "display"]
    assert [keys.index(key) for key in order] == sorted(keys.index(key) for key in order)
    assert set(keys) == set(order)


@rule("PULS-203", "PULS-204", "PULS-057")
def test_step_one_order_by_initiative() -> None:
    table = Table(seats=4).tracks("3D 5B 5A 9C").production()
    assert table.state.order == [3, 1, 0, 2]
    last = Table(seats=4).contracts().round(8).tracks("3D 5B 5A 9C").production()
    assert last.state.order == [3, 1, 0, 2]  # also after round 8


@rule("PULS-204", "PULS-068")
def test_the_new_order_holds_for_the_whole_next_round() -> None:
    table = Table(seats=3).tracks("7C 7B 7A").production()
    table.state.advance()
    table.dice(6, 6, 6, 6, 6, 6, 6)
    table.state.marker = 10
    picked = []
    while table.legal("take-die"):
        picked.append(table.state.asked_seats()[0])
        table.act(f"take-die:6:{'initiative' if picked[-1] == 2 else 'engineering'}")
    assert picked == [2, 1, 0, 0, 1, 2]
    assert table.track("initiative") == "7B 7A 9C"  # C has fallen back, which counts in the next round only
    turns = []
    while table.legal("end-turn"):
        turns.append(table.state.asked_seats()[0])
        table.act("end-turn")
        if table.state.round == 3:
            break
    assert turns == [2, 1, 0]


@rule("PULS-205")
def test_from_round_two_on_order_and_track_agree() -> None:
    table = Table(seats=4)
    assert table.state.order == [counter & 3 for counter in reversed(table.state.initiative)]
    table.production()
    assert table.state.order == [counter & 3 for counter in table.state.initiative]


@rule("PULS-253", "PULS-203")
def test_two_players_four_rockets() -> None:
    table = Table(seats=2).tracks("3A 5A 8B 8B").production()
    assert table.state.order == [0, 0, 1, 1]
    assert table.state.turn_order() == [0, 1]


@rule("PULS-206", "PULS-270", "PULS-R25")
@pytest.mark.parametrize(
    ("seats", "track", "cubes"),
    [
        (4, "1B 2A 2C 9D", [2, 3, 1, 0]),
        (3, "1B 2A 2C", [2, 3, 0]),
        (2, "1A 2B 3B 9A", [2, 1]),
        (2, "1A 2A 3B 9B", [3, 0]),
    ],
)
def test_step_two_cubes(seats: int, track: str, cubes: list[int]) -> None:
    table = Table(seats=seats).tracks("", track).production()
    assert [table.cubes(seat) for seat in range(seats)] == cubes


@rule("PULS-207")
def test_example_three_players() -> None:
    # Red alone in front, then green above yellow: A is red, B green, C yellow.
    table = Table(seats=3).tracks("", "3A 6B 6C").production()
    assert [table.cubes(seat) for seat in range(3)] == [3, 2, 0]


@rule("PULS-254")
def test_two_players_first_and_second_counter() -> None:
    table = Table(seats=2).tracks("", "2A 3A 8B 9B").production()
    assert (table.cubes(0), table.cubes(1), table.points(1)) == (3, 0, 1)


@rule("PULS-270")
def test_example_four_players() -> None:
    table = Table(seats=4).tracks("", "2C 3A 8B 9D").production()
    assert [table.cubes(seat) for seat in (2, 0, 1, 3)] == [3, 2, 1, 0]


@rule("PULS-208", "PULS-209", "PULS-255")
@pytest.mark.parametrize(
    ("initiative", "engineering", "lost"),
    [("13A 14B", "1B 2A", 0), ("14A 14B", "1B 2A", 1), ("15A 15B", "1B 2A", 2), ("14A 14B", "1B 15A", 3)],
)
def test_step_three_penalties(initiative: str, engineering: str, lost: int) -> None:
    table = Table(seats=3).tracks(initiative + " 15C", engineering + " 3C").give(0, points=10).production()
    assert table.points() == 10 - lost


@rule("PULS-209")
def test_marked_fields() -> None:
    assert Table().box.figures.penalties == [0] * 14 + [1, 2]


@rule("PULS-255")
def test_every_counter_counts_with_two_players() -> None:
    table = Table(seats=2).tracks("1B 2B 14A 15A", "1B 2B 15A 15A").give(0, points=20)
    assert penalty_of(table.state, 0) == 7
    assert table.production().state.players[0].earned[12] == -7


@rule("PULS-210", "PULS-R30")
def test_example_never_below_nought() -> None:
    table = Table(seats=3).tracks("1B 2C 15A", "1B 2C 14A").give(0, points=1).production()
    assert table.points() == 0
    assert table.state.players[0].earned[12] == -1


@rule("PULS-276", "PULS-206")
def test_example_the_point_of_the_third_counter_comes_before_the_penalty() -> None:
    table = Table(seats=2).tracks("1B 2B 13A 14A", "1B 2B 3A 13A").production()
    assert table.points(0) == 0  # 1 for the third place, then 1 lost on field 14
    assert table.state.players[0].earned[11:13] == [1, -1]


@rule("PULS-211", "PULS-153")
@pytest.mark.parametrize(
    ("tile", "points", "cubes"),
    [("A1", 2, 1), ("A5", 0, 1), ("A6", 3, 0), ("C8", 0, 2), ("B7", 2, 0), ("A2", 0, 0)],
)
def test_step_four_transmitters(tile: str, points: int, cubes: int) -> None:
    table = Table(seats=3).tracks("", "1B 2C 3A").chain(0, f"{tile}+").production()
    assert (table.points(), table.cubes()) == (points, cubes)
    idle = Table(seats=3).tracks("", "1B 2C 3A").chain(0, tile).production()
    assert (idle.points(), idle.cubes()) == (0, 0)


@rule("PULS-212")
def test_cubes_just_gained_may_be_spent() -> None:
    table = Table(seats=3).tracks("", "1B 2C 3A").chain(0, "A7+").chain(0, "C8+").production()
    assert table.cubes() == 2
    assert table.legal() == ["buy-points:A7", "done"]
    assert table.act("buy-points:A7").cubes() == 1


@rule("PULS-213")
def test_selling_points_once_a_phase_and_optional() -> None:
    table = (
        Table(seats=3).tracks("", "1B 2C 3A").chain(0, "A7+").chain(0, "C7+").give(0, cubes=5).production()
    )
    assert table.legal() == ["buy-points:A7", "buy-points:C7", "done"]
    table.act("buy-points:C7")
    assert (table.cubes(), table.points()) == (4, 6)
    assert table.legal() == ["buy-points:A7", "done"]
    assert table.why("buy-points:C7").rule == "PULS-213"
    table.act("done")
    assert (table.cubes(), table.points()) == (4, 6)
    broke = Table(seats=3).tracks("", "1B 2C 3A").chain(0, "A7+").production()
    assert not broke.legal("buy-points")


@rule("PULS-213")
def test_the_last_cube_buys_points() -> None:
    table = Table(seats=3).tracks("", "1B 2C 3A").chain(0, "A7+").give(0, cubes=1).production()
    assert table.legal() == ["buy-points:A7", "done"]
    table.act("buy-points:A7")
    assert (table.cubes(), table.points()) == (0, 4)


@rule("PULS-214", "PULS-216")
@pytest.mark.parametrize(("size", "own"), [("small", 1), ("medium", 2), ("large", 3)])
@pytest.mark.parametrize("number", range(1, 9))
def test_step_five_generators(size: str, own: int, number: int) -> None:
    table = Table(seats=3, boards=A_BOARDS).contracts().round(number).claim(0, "P02", size, True)
    table.claim(1, "P03", size)
    value = [0, 2, 1, 0, 2, 0, 2, 4][number - 1]
    assert row_value(table.state) == value
    table.production()
    assert table.state.players[0].earned[4] == own + value
    assert table.state.players[1].earned[4] == 0


@rule("PULS-215")
def test_example_row_value_four() -> None:
    table = Table(seats=3, boards=A_BOARDS).contracts().round(8).spinning(0, small=1, medium=1).production()
    assert table.state.players[0].earned[4] == 11


@rule("PULS-217")
@pytest.mark.parametrize(("marker", "value"), [(9, 5), (8, 4), (11, 6), (2, 1), (3, 2)])
def test_the_median_as_row_value(marker: int, value: int) -> None:
    table = Table(seats=3, boards="DI AII AIII").spinning(0, small=2)
    table.state.marker = marker
    assert row_value(table.state) == value
    table.production()
    assert table.state.players[0].earned[4] == 2 * (1 + value)


@rule("PULS-218")
def test_step_six_green_technologies_for_each_owner() -> None:
    table = Table(seats=3, boards=A_BOARDS).round(4).patent(0, "AII-3.2").patent(1, "AII-3.2")
    table.spinning(0, small=1).spinning(1, small=2).production()
    assert [table.state.players[seat].earned[6] for seat in range(3)] == [1, 2, 0]


@rule("PULS-218")
def test_a_green_technology_gives_in_the_round_of_its_patent() -> None:
    table = Table(seats=3, boards=A_BOARDS).round(3).spinning(0, small=2).turn(0, 4).act("patent:AII-3-2")
    assert table.production().state.players[0].earned[6] == 2
    assert table.round(4).production().state.players[0].earned[6] == 4


@rule("PULS-219", "PULS-222", "PULS-204")
def test_step_seven_is_skipped_after_round_eight() -> None:
    table = Table(seats=3).contracts().round(8)
    display = table.state.display[:]
    table.production()
    assert table.state.display == display
    table.state.advance()
    assert table.state.over
    assert table.state.round == 8


@rule("PULS-220")
def test_the_display_is_discarded_and_dealt_anew() -> None:
    table = Table(seats=3)
    old = table.state.display[:]
    table.production()
    assert table.state.gone == old
    assert not set(old) & set(table.state.display)
    table.production()
    letters = sorted(table.box.transmitters[tile].letter for tile in table.state.display)
    assert letters == ["A", "A", "B"]  # round 3


@rule("PULS-222")
def test_the_round_marker_moves_on() -> None:
    table = Table(seats=3).production()
    table.state.advance()
    assert table.state.round == 2
    assert sum(table.state.tray) == 7


@rule("PULS-R29")
def test_producing_in_the_new_order() -> None:
    table = Table(seats=3).tracks("1C 2A 3B", "").chain(0, "A6+").chain(1, "B4+").chain(2, "B3+")
    table.state.journal = []
    table.production()
    assert table.state.journal is not None
    assert [event.seat for event in table.state.journal if event.key == "tile-points"] == [2, 0, 1]
