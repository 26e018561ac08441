"""Chapters 32 to 34: half-medals, points, the end, three players, seating."""

from __future__ import annotations

import pytest

from perihelion.games.starfarers.components.parts import NOBODY, UNUSED
from tests.games.starfarers.scenario import A, B, C, D, Table
from tests.rule import rule


@rule("STAR-264")
@pytest.mark.parametrize(("half_medals", "points"), [(0, 3 + 1), (1, 4), (2, 5), (3, 5), (4, 6)])
def test_cases_every_two_half_medals_are_a_point(half_medals: int, points: int) -> None:
    table = Table().half_medals(A, half_medals)
    assert table.game.scores(table.state)[A] == points


@rule("STAR-265")
def test_points_by_source() -> None:
    table = Table().colony(A, (7, 14)).half_medals(A, 3)
    table.state.figures[2] = A
    table.state.special_won[1] = table.state.special_won[4] = A
    sheet = table.game.score_sheet(table.state, B)
    assert {line.source: line.points[A] for line in sheet.lines} == {
        "score-colonies": 3,
        "score-spaceports": 2,
        "score-figures": 2,
        "score-medals": 2,
        "score-half-medals": 1,
    }
    assert sheet.totals[A] == 10
    # Cards, ships, modules and stations are worth nothing.
    table.hand(A, ore=9).modules(A, booster=6).ship(A, "trade", (16, 13))
    table.state.stations[0][A] = 2
    assert table.game.scores(table.state)[A] == 10


@rule("STAR-266")
def test_points_change_at_once() -> None:
    table = Table().half_medals(A, 2).meeting(3)
    assert table.game.scores(table.state)[A] == 5
    table.act(A, "gift:0")
    assert table.game.scores(table.state)[A] == 4


@rule("STAR-267")
def test_case_the_start_position() -> None:
    table = Table()
    assert table.state.half_medals == [1] * 4
    assert table.game.scores(table.state) == [4] * 4


@rule("STAR-268", "STAR-R42")
def test_fifteen_points_end_the_game_at_once_in_the_own_turn() -> None:
    table = Table().quiet().no_ships().ship(A, "colony", (7, 14)).points(A, 14).flying(A).act(A, "found:1")
    assert table.state.over
    assert table.game.winners(table.state) == [A]
    assert table.state.asked == 0


@rule("STAR-268", "STAR-R42")
def test_points_brought_along_win_at_the_start_of_the_turn_before_the_roll() -> None:
    table = Table().points(B, 16).roll(5, active=B)
    assert table.game.winners(table.state) == [B]
    assert table.told("roll") == []


@rule("STAR-268", "STAR-R42")
def test_a_spaceport_a_half_medal_or_a_figure_may_decide() -> None:
    table = Table().hand(A, carbon=3, food=2).points(A, 14).trading(A).act(A, "build:spaceport")
    table.act(A, table.legal(A)[0])
    assert table.state.over
    table = Table().friend(A, "d2").hand(A, goods=1).points(A, 14)
    table.state.half_medals[A] += 1
    table.trading(A).act(A, "fame")
    assert table.state.over
    table = Table().quiet().no_ships().modules(A, cargo=1).ship(A, "trade", (5, 10)).points(A, 13).flying(A)
    table.act(A, "move:1", table.fly((4, 11)))
    assert table.state.over  # without a card being chosen


@rule("STAR-R42")
def test_a_half_medal_in_an_encounter_may_decide() -> None:
    table = Table().quiet().points(A, 14).hand(A, ore=1)
    table.state.half_medals[A] += 1
    census = table.game.census(table.state)
    table.meeting(29).act(A, "gift:1", "pay:ore")
    assert table.state.over
    assert table.game.winners(table.state) == [A]
    # The card that was being read is not lost with the game.
    assert table.state.discards == [28]
    assert table.game.census(table.state)["encounters"] == census["encounters"] == 32


@rule("STAR-269")
def test_reaching_fifteen_in_another_players_turn_does_not_win_then() -> None:
    # B takes a half-medal for most cargo in A's turn.
    table = Table().quiet().modules(B, cargo=2).points(B, 14)
    table.state.half_medals[B] += 1
    table.meeting(32)
    assert table.game.scores(table.state)[B] == 15
    assert not table.state.over
    assert table.game.winners(table.state) == []


# -- three players ---------------------------------------------------------------------------------


def trio() -> Table:
    return Table(3).quiet().no_ships()


@rule("STAR-274")
def test_case_with_two_colonies_in_a_system_a_third_is_refused() -> None:
    table = trio().colony(B, (7, 14)).colony(C, (10, 15)).ship(A, "colony", (7, 16)).flying(A)
    assert table.why(A, "found:1") == "STAR-274"


@rule("STAR-274")
@pytest.mark.parametrize("free", [(7, 14), (10, 15), (7, 16)])
def test_no_matter_which_two(free: tuple[int, int]) -> None:
    settled = [point for point in [(7, 14), (10, 15), (7, 16)] if point != free]
    table = trio().colony(B, settled[0]).ship(A, "colony", settled[1]).flying(A).act(A, "found:1")
    assert table.owner(settled[1]) == A
    assert table.owner(free) == UNUSED


@rule("STAR-275", "STAR-R48")
def test_a_reminder_closes_the_third_site_when_two_are_settled() -> None:
    table = trio().colony(B, (7, 14)).ship(A, "colony", (10, 15)).flying(A).act(A, "found:1")
    assert table.owner((7, 16)) == UNUSED
    assert table.game.scores(table.state)[:3] == [5, 5, 4]


@rule("STAR-275")
def test_no_reminder_with_four_players_or_one_colony() -> None:
    table = Table(4).quiet().no_ships().colony(B, (7, 14)).ship(A, "colony", (10, 15)).flying(A)
    table.act(A, "found:1")
    assert table.owner((7, 16)) == NOBODY
    table = trio().ship(A, "colony", (10, 15)).flying(A).act(A, "found:1")
    assert table.owner((7, 16)) == NOBODY


@rule("STAR-R48")
def test_no_ship_may_stop_on_the_third_site_but_it_may_be_passed() -> None:
    table = trio().colony(B, (7, 14)).colony(C, (10, 15)).ship(A, "colony", (8, 17)).flying(A, 3)
    table.act(A, "move:1")
    assert table.why(A, table.fly((7, 16))) == "STAR-274"
    assert (5, 16) in table.targets(A)


@rule("STAR-R48", "STAR-R23")
def test_the_reminder_is_put_as_soon_as_the_ship_there_has_left() -> None:
    table = trio().colony(B, (7, 14)).ship(C, "colony", (7, 16)).ship(A, "colony", (10, 15)).flying(A)
    table.act(A, "found:1")
    assert table.owner((7, 16)) == NOBODY
    table.flying(C)
    assert table.why(C, "end-turn") == "STAR-R23"
    table.act(C, "move:1", table.fly((8, 17)))
    assert table.owner((7, 16)) == UNUSED


@rule("STAR-272")
def test_closed_catan_sites_can_never_be_settled() -> None:
    table = trio().ship(A, "colony", (20, 25)).flying(A, 9).act(A, "move:1")
    assert table.why(A, table.fly((22, 27))) == "STAR-153"


@rule("STAR-276")
def test_the_left_neighbour_is_next_in_turn_order() -> None:
    for seats in (3, 4):
        table = Table(seats).quiet()
        for seat in range(seats):
            table.flying(seat).act(seat, "end-turn")
            assert table.state.active == (seat + 1) % seats


@rule("STAR-278", "STAR-129")
def test_no_other_way_brings_ships_onto_the_board() -> None:
    # Every question that can place a ship offers berths of own spaceports only.
    table = Table().no_ships().hand(A, ore=2, fuel=2, carbon=1, food=1, goods=2).trading(A)
    for what in ("colony-ship", "trade-ship"):
        table.act(A, f"build:{what}")
        places = {table.board.berth_of[table.board.place(name.split(":")[1])] for name in table.legal(A)}
        assert places == {table.board.site_of[table.at((4, 27))]}
        table.act(A, table.legal(A)[0])


def test_the_fourth_seat_exists_with_four_players_only() -> None:
    assert Table(4).state.left_of(C) == D
    assert Table(3).state.left_of(C) == A
