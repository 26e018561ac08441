"""Chapters 18 to 20: shaking for speed, movement, and the rules against blocking."""

from __future__ import annotations

from itertools import product

import pytest

from perihelion.games.starfarers.components.parts import BALLS
from perihelion.games.starfarers.rules.legs import has_target, targets, way
from perihelion.games.starfarers.rules.mothership import ball_sum, shake
from perihelion.games.starfarers.state import MOVED, STOPPED, StarState
from tests.games.starfarers.scenario import A, B, Point, Table
from tests.properties.cases import Case, decisions
from tests.rule import rule


def launched(table: Table, *balls: str) -> Table:
    """A ends the trade and build phase and shakes these balls."""
    return table.trading(A).balls(*balls).act(A, "launch")


def calm(kind: str, point: Point, speed: int = 5, seats: int = 4) -> Table:
    """A has one ship, everything is explored, and it is chosen to fly."""
    return Table(seats).quiet().no_ships().ship(A, kind, point).flying(A, speed).act(A, "move:1")


# -- chapter 18 ------------------------------------------------------------------------------------


@rule("STAR-139")
def test_with_a_ship_on_the_board_the_shake_is_compulsory() -> None:
    table = launched(Table().quiet(), "yellow", "red")
    assert len(table.told("shake")) == 1


@rule("STAR-140", "STAR-141")
@pytest.mark.parametrize(
    ("balls", "speed"),
    [(("red", "blue"), 4), (("yellow", "blue"), 3), (("yellow", "yellow"), 4), (("red", "yellow"), 5)],
)
def test_cases_the_sum_of_two_balls_is_the_base_speed(balls: tuple[str, str], speed: int) -> None:
    table = launched(Table().quiet(), *balls)
    assert table.state.base_speed == speed
    assert [BALLS[ball] for ball in table.state.balls] == list(balls)
    assert table.step() == "Flight"


@rule("STAR-140")
def test_a_shake_shows_two_different_balls_of_the_five() -> None:
    table = Table()
    pairs = {tuple(sorted(shake(table.state))) for _ in range(300)}
    # Two yellow balls exist, every other colour once.
    assert pairs == {(0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 2), (2, 3)}


@rule("STAR-142", "STAR-228")
@pytest.mark.parametrize("other", ["blue", "yellow", "red"])
def test_with_the_black_ball_the_base_speed_is_three_and_an_encounter_comes_first(other: str) -> None:
    table = launched(Table().quiet(), "black", other)
    assert table.state.base_speed == 3
    assert table.step() != "Flight"
    assert len(table.told("encounter")) == 1
    assert "move:1" not in table.legal(A)


@rule("STAR-143")
def test_case_speed_is_base_speed_with_boosters_and_scientists() -> None:
    table = Table().quiet().modules(A, booster=1).friend(A, "s3")
    launched(table, "yellow", "blue")
    assert table.state.speed(A) == 6


@rule("STAR-144", "STAR-241")
def test_after_an_encounter_the_speed_is_three_and_what_there_is_then() -> None:
    table = Table().quiet().modules(A, booster=2).meeting(28).act(A, "gift:0", "remove:booster")
    assert table.step() == "Flight"
    assert table.state.speed(A) == 3 + 1


@rule("STAR-145", "STAR-R50")
def test_case_the_speed_counts_for_every_ship_separately() -> None:
    table = Table().quiet().no_ships().ship(A, "trade", (11, 12)).ship(A, "trade", (20, 13)).flying(A, 5)
    table.act(A, "move:2")
    assert table.game.view(table.state, A).steps_left == 5
    table.act(A, table.fly((22, 11)))
    table.act(A, "move:1")
    assert table.game.view(table.state, A).steps_left == 5


@rule("STAR-146", "STAR-147")
def test_combat_strength_is_the_shake_with_cannons_and_scientists_and_black_counts_nothing() -> None:
    table = Table().modules(A, cannon=2).friend(A, "s2").meeting(9).balls("black", "red", "yellow", "yellow")
    table.act(A, "no")
    won = table.told("combat-won")[0]
    assert (won.args["own"], won.args["theirs"]) == (0 + 3 + 2 + 2, 4)
    assert table.told("encounter") == []  # the black ball triggers nothing here


@rule("STAR-147", "STAR-148", "STAR-R30", "STAR-R46")
def test_a_speed_contest_is_the_shake_with_boosters_and_scientists_black_counting_nothing() -> None:
    table = Table().no_ships().ship(A, "trade", (5, 26)).modules(A, booster=2).modules(B, booster=1)
    table.friend(B, "s1").meeting(20).balls("black", "yellow", "red", "yellow").act(A, "yes")
    lost = table.told("speed-lost")[0]
    # B has no ship at all and takes part all the same.
    assert (lost.args["own"], lost.args["theirs"], lost.args["seat_other"]) == (0 + 2 + 2, 5 + 1 + 1, B)
    assert table.state.ships(B) == []


def test_ball_values() -> None:
    table = Table()
    values = {name: ball_sum(table.state, [number, 0]) for number, name in enumerate(BALLS)}
    assert values == {"black": 0, "blue": 1, "yellow": 2, "red": 3}


# -- chapter 19 ------------------------------------------------------------------------------------


@rule("STAR-149")
@pytest.mark.parametrize("speed", [1, 3, 5, 7])
def test_cases_at_most_as_many_steps_as_the_speed(speed: int) -> None:
    table = calm("trade", (16, 13), speed)
    steps = [len(way(table.state, 0, table.at(point), speed)) for point in table.targets(A)]
    assert max(steps) == speed
    far = next(
        place
        for place in range(table.board.size)
        if table.board.points[place][1] > 27 and table.board.centre_of[place] < 0
    )
    assert table.reason(A, f"fly:{table.board.names[far]}") is not None


@rule("STAR-149", "STAR-154")
def test_every_place_a_ship_cannot_fly_to_says_why_it_cannot() -> None:
    table = calm("trade", (16, 13), 2)
    reasons = {}
    for place, name in enumerate(table.board.names):
        if table.board.points[place] not in table.targets(A):
            reason = table.reason(A, f"fly:{name}")
            assert reason is not None
            reasons[place] = reason.rule
    assert reasons[0] == "STAR-149"
    rules = ("149", "150", "153", "154", "158", "160", "203")
    assert set(reasons.values()) == {f"STAR-{number}" for number in rules}


@rule("STAR-149")
def test_a_way_leads_along_lines() -> None:
    table = calm("trade", (16, 13), 6)
    for point in table.targets(A):
        here = table.at((16, 13))
        for place in way(table.state, 0, table.at(point), 6):
            assert place in table.board.neighbours[here]
            here = place
        assert here == table.at(point)


@rule("STAR-150")
def test_ships_may_move_less_or_not_at_all() -> None:
    table = calm("trade", (16, 13), 5)
    assert (14, 13) in table.targets(A)
    table.act(A, "back", "end-turn")
    assert table.where(A) == (16, 13)


@rule("STAR-151")
def test_a_ship_may_turn_back_and_end_where_it_started() -> None:
    # It explores N4 on (11, 14), two steps away, and flies back.
    table = Table().no_ships().tokens("N4", 4, 5, 9, explored=False).ship(A, "trade", (14, 13)).flying(A, 4)
    table.act(A, "move:1", table.fly((11, 14)))
    assert (14, 13) in table.targets(A)
    table.act(A, table.fly((14, 13)))
    assert table.where(A) == (14, 13)
    assert table.state.ship_flags[0] & MOVED


@rule("STAR-152", "STAR-153")
def test_case_a_foreign_ship_is_passed_at_the_cost_of_a_step() -> None:
    table = Table().quiet().no_ships().ship(A, "trade", (16, 13)).ship(B, "trade", (14, 13))
    table.flying(A, 2).act(A, "move:1")
    assert table.why(A, table.fly((14, 13))) == "STAR-153"
    assert (13, 14) in table.targets(A)
    assert len(way(table.state, 0, table.at((13, 14)), 2)) == 2


@rule("STAR-152", "STAR-153")
def test_own_ships_colonies_and_spaceports_are_passed_too_but_not_stopped_on() -> None:
    for port in (False, True):
        table = Table().quiet().no_ships().ship(A, "colony", (8, 13)).colony(A, (7, 14), port)
        table.flying(A, 3).act(A, "move:1")
        assert table.why(A, table.fly((7, 14))) == "STAR-153"
        assert (5, 14) in table.targets(A)
        assert len(way(table.state, 0, table.at((5, 14)), 3)) == 2
    table = Table().quiet().no_ships().ship(A, "colony", (16, 13)).ship(A, "trade", (14, 13))
    table.flying(A, 2).act(A, "move:1")
    assert (14, 13) not in table.targets(A)
    assert (13, 14) in table.targets(A)


@rule("STAR-153", "STAR-R24")
def test_a_piece_of_the_unused_colour_counts_as_a_colony() -> None:
    table = Table(3).quiet().no_ships().ship(A, "colony", (20, 25)).flying(A, 5)
    table.state.port = [0] * 57
    table.act(A, "move:1")
    assert table.why(A, table.fly((22, 27))) == "STAR-153"
    assert (23, 26) in table.targets(A)


@rule("STAR-154")
def test_nothing_flies_through_the_middle_of_a_system() -> None:
    table = calm("colony", (7, 14), 2)
    assert table.why(A, table.fly((8, 15))) == "STAR-154"
    assert (10, 15) not in table.targets(A)
    assert (7, 16) not in table.targets(A)


@rule("STAR-155", "STAR-156", "STAR-170", "STAR-178")
def test_case_discovering_on_the_way_costs_nothing_and_all_steps_come_from_one_speed() -> None:
    # Shake 3, one booster, Scientists +2: speed 6. Two steps past B's ship to the unknown quadrant N5 (a
    # system), then back past B's ship and on to a site of N4: 2 + 3 of 6 steps, one lapses.
    table = Table().quiet().no_ships().modules(A, booster=1).friend(A, "s3")
    table.lay("N5", "sys-3", up=False).ship(A, "colony", (11, 14)).ship(B, "trade", (13, 14))
    table.state.token_stacks[0], table.state.token_stacks[1], table.state.token_stacks[2] = [21], [17], [22]
    table.flying(A, 6)
    assert table.state.base_speed == 3
    table.act(A, "move:1", table.fly((14, 15)))
    assert table.state.up[table.slot("N5")] == 1
    assert table.game.view(table.state, A).steps_left == 4
    assert table.step() == "MoveShip"
    table.act(A, table.fly((10, 15)))
    assert table.where(A) == (10, 15)
    table.act(A, "found:1")
    assert table.owner((10, 15)) == A


@rule("STAR-155", "STAR-194")
def test_case_terraforming_on_the_way_keeps_the_rest_of_the_speed() -> None:
    table = Table().quiet().no_ships().modules(A, cargo=4).tokens("N4", 4, "ice-4", 9)
    table.ship(A, "colony", (13, 14)).flying(A, 5).act(A, "move:1", table.fly((11, 14)))
    assert table.state.special_won[4] == A
    assert table.game.view(table.state, A).steps_left == 4
    assert table.step() == "MoveShip"


# -- chapter 20 ------------------------------------------------------------------------------------


@rule("STAR-157", "STAR-158")
def test_no_stop_on_a_foreign_berth() -> None:
    table = Table().quiet().no_ships().colony(B, (7, 14), port=True).ship(A, "colony", (11, 12))
    table.flying(A).act(A, "move:1")
    reason = table.reason(A, table.fly((8, 13)))
    assert reason is not None
    assert (reason.rule, reason.args["seat"]) == ("STAR-158", B)
    assert (7, 12) in table.targets(A)


@rule("STAR-157", "STAR-159")
def test_a_colony_ship_may_not_stop_in_a_central() -> None:
    table = calm("colony", (5, 10), 3)
    assert table.why(A, table.fly((4, 11))) == "STAR-159"


@rule("STAR-157", "STAR-160")
def test_a_trade_ship_may_not_stop_on_a_site() -> None:
    table = calm("trade", (8, 13), 3)
    assert table.why(A, table.fly((7, 14))) == "STAR-160"
    assert (5, 14) in table.targets(A)


@rule("STAR-161", "STAR-201")
def test_a_trade_ship_stops_in_a_central_only_to_found_at_once() -> None:
    table = calm("trade", (5, 10), 3)
    assert table.why(A, table.fly((4, 11))) == "STAR-203"
    table.modules(A, cargo=1, booster=1)
    table.act(A, table.fly((4, 11)))
    assert table.state.stations[0][A] == 1
    assert table.state.ships(A) == []


@rule("STAR-162")
@pytest.mark.parametrize("token", [5, "pirate-6", "ice-4"])
def test_a_colony_ship_may_stop_on_a_free_site_even_a_closed_one(token: object) -> None:
    table = Table().quiet().no_ships().tokens("N4", token, 4, 9).ship(A, "colony", (8, 13)).flying(A, 3)
    table.act(A, "move:1", table.fly((7, 14)))
    assert table.where(A) == (7, 14)
    table.act(A, "end-turn")
    assert table.state.active == B


@rule("STAR-163", "STAR-164", "STAR-R23")
def test_in_the_next_turn_it_must_found_or_leave() -> None:
    table = Table().quiet().no_ships().ship(A, "colony", (7, 14)).flying(A)
    assert table.why(A, "end-turn") == "STAR-R23"
    table.act(A, "found:1")
    assert "end-turn" in table.legal(A)
    table = Table().quiet().no_ships().ship(A, "colony", (7, 14)).flying(A)
    table.act(A, "move:1", table.fly((8, 13)))
    assert "end-turn" in table.legal(A)


@rule("STAR-163", "STAR-164")
def test_an_encounter_that_stops_it_lets_it_stay() -> None:
    table = Table().quiet().no_ships().ship(A, "colony", (7, 14)).flying(A)
    table.state.ship_flags[0] |= STOPPED
    assert "end-turn" in table.legal(A)
    # It may still found, as founding is not movement.
    assert "found:1" in table.legal(A)


@rule("STAR-R22")
def test_founding_without_moving_any_time_in_the_flight_phase_but_not_before_the_encounter_is_over() -> None:
    table = Table().quiet().no_ships().ship(A, "colony", (7, 14)).trading(A)
    assert table.why(A, "found:1") == "STAR-062"
    table.meeting(4)
    assert table.why(A, "found:1") == "STAR-062"
    table.act(A, "gift:0")
    assert "found:1" in table.legal(A)


@rule("STAR-R22")
def test_founding_without_moving_also_while_a_ship_is_chosen_that_has_not_moved() -> None:
    table = Table().quiet().no_ships().ship(A, "colony", (7, 14)).ship(A, "trade", (16, 13)).flying(A)
    table.act(A, "move:1")
    assert "found:1" in table.legal(A)
    lines = table.game.preview(table.state, A, table.state.number("found:1")).lines
    points = table.state.points(A)
    table.act(A, "back", "move:2", "found:1")
    assert table.owner((7, 14)) == A
    assert [line.figure for line in lines] == [points, 1, points + 1]
    assert table.state.points(A) == points + 1
    assert table.where(A, 2) == (16, 13)
    assert "move:2" in table.legal(A)
    table = Table().quiet().no_ships().ship(A, "trade", (16, 13)).ship(A, "colony", (7, 14)).flying(A)
    assert [name for name in table.act(A, "move:1").legal(A) if name.startswith("found")] == ["found:2"]


@rule("STAR-R21")
def test_while_a_ship_is_in_motion_no_other_founds_jumps_or_ends_the_turn() -> None:
    table = Table().no_ships().lay("N5", "sys-1").tokens("N4", 4, 5, 9).tokens("N5", 4, 5, 9, explored=False)
    table.ship(A, "colony", (7, 14)).ship(A, "trade", (11, 14))
    table.state.jumps = 1
    table.flying(A, 5).act(A, "move:2", table.fly((14, 15)))
    assert table.state.explored[table.slot("N5")] == 1
    for action in ("found:1", "move:1", "leap:1", "back", "end-turn"):
        reason = table.reason(A, action)
        assert reason is not None
        assert (reason.key, reason.rule) == ("refusal-one-by-one", "STAR-R21")
        assert reason.args == {"count": 3}
    table.act(A, "halt", "found:1")
    assert table.owner((7, 14)) == A


@rule("STAR-145", "STAR-150", "STAR-R50")
def test_a_destination_comes_after_the_ship() -> None:
    table = Table().quiet().no_ships().ship(A, "trade", (16, 13)).ship(A, "trade", (20, 13)).flying(A, 4)
    reason = table.reason(A, table.fly((19, 12)))
    assert reason is not None
    assert (reason.key, reason.rule) == ("refusal-choose-ship", "STAR-145")
    assert reason.args == {"count": 2, "speed": 4}
    table.act(A, "move:1")
    assert table.why(A, "move:1") == "STAR-145"
    assert table.why(A, "halt") == "STAR-150"
    table.act(A, table.fly((17, 12)), "move:2", table.fly((22, 13)))
    reason = table.reason(A, table.fly((19, 12)))
    assert reason is not None
    assert (reason.key, reason.rule, reason.args) == ("refusal-no-ship-left", "STAR-R50", {"count": 2})


@rule("STAR-R22")
def test_a_stopped_ship_may_found() -> None:
    table = Table().quiet().no_ships().ship(A, "colony", (7, 14)).meeting(5).act(A, "gift:0")
    assert table.state.ship_flags[0] & STOPPED
    table.act(A, "found:1")
    assert table.owner((7, 14)) == A


@rule("STAR-R23")
def test_without_a_legal_destination_it_stays_and_the_duty_passes_on() -> None:
    table = Table().quiet().no_ships().ship(A, "colony", (7, 14)).tokens("N4", "pirate-6", 4, 9)
    table.flying(A, 1)
    table.ship(B, "trade", (8, 13)).ship(B, "trade", (5, 14))
    assert table.why(A, "move:1") == "STAR-153"
    table.act(A, "end-turn").flying(A, 3)
    assert table.why(A, "end-turn") == "STAR-R23"


@rule("STAR-R23")
@pytest.mark.parametrize("token", ["pirate-6", "ice-4"])
def test_a_ship_on_a_closed_site_blocks_and_must_leave(token: str) -> None:
    table = Table().quiet().no_ships().tokens("N4", token, 4, 9).ship(A, "colony", (7, 14)).flying(A)
    assert table.why(A, "end-turn") == "STAR-R23"


@rule("STAR-165")
def test_returning_to_the_site_it_started_from_means_founding_there() -> None:
    table = Table().quiet().no_ships()
    table.lay("N5", "sys-1").tokens("N5", 4, 5, 9, explored=False).ship(A, "colony", (10, 15)).flying(A, 9)
    # It explores N5 on (13, 16) and may come back to (10, 15) only to found.
    table.act(A, "move:1", table.fly((13, 16)), table.fly((10, 15)))
    assert table.owner((10, 15)) == A
    assert table.state.ships(A) == []


@rule("STAR-164", "STAR-165")
def test_when_the_phase_begins_it_is_noted_which_colony_ships_stand_on_sites() -> None:
    table = Table().quiet().no_ships().ship(A, "trade", (7, 14)).ship(A, "colony", (10, 15))
    table.ship(A, "colony", (16, 13))
    launched(table, "yellow", "red")
    assert table.state.ship_start[:3] == [-1, table.at((10, 15)), -1]


@rule("STAR-165")
def test_a_closed_site_it_started_from_cannot_be_returned_to() -> None:
    table = Table().quiet().no_ships().tokens("N4", 4, "pirate-6", 9)
    table.lay("N5", "sys-1").tokens("N5", 4, 5, 9, explored=False).ship(A, "colony", (10, 15)).flying(A, 9)
    table.act(A, "move:1", table.fly((13, 16)))
    assert table.why(A, table.fly((10, 15))) == "STAR-165"
    assert (7, 14) in table.targets(A)


@rule("STAR-132", "STAR-R25")
def test_case_a_ship_on_a_foreign_berth_is_not_the_one_to_be_stopped() -> None:
    table = Table().quiet().no_ships().colony(B, (7, 14), port=True)
    table.ship(A, "trade", (8, 13)).ship(A, "trade", (16, 13)).meeting(5).act(A, "gift:0")
    assert [table.state.ship_flags[ship] & STOPPED for ship in (0, 1)] == [0, STOPPED]


@rule("STAR-132")
def test_among_three_ships_the_blocking_one_cannot_be_chosen() -> None:
    table = Table().quiet().no_ships().colony(B, (7, 14), port=True)
    table.ship(A, "trade", (8, 13)).ship(A, "trade", (16, 13)).ship(A, "colony", (10, 15)).meeting(5)
    table.act(A, "gift:0")
    assert table.legal(A) == ["stop:2", "stop:3"]
    assert table.why(A, "stop:1") == "STAR-132"


@rule("STAR-R25")
def test_the_only_ship_is_stopped_even_on_a_foreign_berth_and_the_duty_moves_on() -> None:
    table = Table().quiet().no_ships().colony(B, (7, 14), port=True).ship(A, "trade", (8, 13))
    table.meeting(5).act(A, "gift:0")
    assert table.state.ship_flags[0] & STOPPED
    table.act(A, "end-turn").roll(4, A).flying(A)
    assert table.why(A, "end-turn") == "STAR-R23"


@rule("STAR-R25")
def test_with_all_ships_on_foreign_berths_the_owner_chooses() -> None:
    table = Table().quiet().no_ships().colony(B, (7, 14), port=True)
    table.ship(A, "trade", (8, 13)).ship(A, "trade", (5, 14)).meeting(5).act(A, "gift:0")
    assert table.legal(A) == ["stop:1", "stop:2"]


@rule("STAR-R25")
def test_a_colony_ship_that_has_to_leave_a_site_may_be_the_stopped_one() -> None:
    table = Table().quiet().no_ships().ship(A, "colony", (7, 14)).ship(A, "trade", (16, 13)).meeting(5)
    table.act(A, "gift:0", "stop:1")
    assert "end-turn" in table.legal(A)


@rule("STAR-R21")
def test_one_ship_finishes_its_movement_before_the_next() -> None:
    table = Table().no_ships().tokens("N4", 4, 5, 9, explored=False)
    table.ship(A, "trade", (13, 14)).ship(A, "trade", (16, 13)).flying(A, 5).act(
        A, "move:1", table.fly((11, 14))
    )
    assert table.step() == "MoveShip"
    assert table.why(A, "move:2") == "STAR-R21"
    table.act(A, "halt")
    assert "move:2" in table.legal(A)
    assert table.why(A, "move:1") == "STAR-R50"


@rule("STAR-R26")
def test_a_scientists_card_gained_in_flight_speeds_up_the_ships_that_have_not_finished() -> None:
    table = Table().quiet().no_ships().modules(A, cargo=1).ship(A, "trade", (5, 0)).ship(A, "trade", (16, 13))
    table.ship(A, "trade", (20, 13)).flying(A, 4)
    table.act(A, "move:3", table.fly((22, 11)))
    table.act(A, "move:1", table.fly((4, 1)), "friend:s3")
    table.act(A, "move:2")
    assert table.game.view(table.state, A).steps_left == 6
    table.act(A, "back")
    assert table.why(A, "move:3") == "STAR-R50"


@rule("STAR-R50")
def test_ships_move_in_the_order_the_player_likes() -> None:
    table = Table().quiet().no_ships().ship(A, "trade", (16, 13)).ship(A, "trade", (20, 13)).flying(A)
    table.act(A, "move:1", "move:2")  # the choice may be changed before flying
    assert table.game.view(table.state, A).moving == 1
    table.act(A, table.fly((22, 11)))
    assert table.legal(A, "move") == ["move:1"]


@rule("STAR-R20")
def test_a_new_ship_on_a_berth_reveals_nothing() -> None:
    table = Table(setup="beginner").no_ships().colony(A, (7, 14), port=True).tokens("N4", 4, 5, 9)
    table.hand(A, ore=1, fuel=1, goods=2).trading(A).act(A, "build:trade-ship")
    before = table.state.reveals
    table.act(A, "berth:" + table.name((8, 13)))
    assert table.state.reveals == before
    assert table.told("explore") == []
    # A berth touches only the system of its own spaceport.
    board = table.board
    for site, berths in enumerate(board.berths):
        assert {board.quadrant_of[berth] for berth in berths} <= {site // 3, -1}


def test_refused_moves_say_how_far() -> None:
    table = calm("trade", (16, 13), 2)
    reason = table.reason(A, table.fly((11, 12)))
    assert reason is not None
    assert (reason.rule, reason.args["speed"]) == ("STAR-149", 2)


@rule("STAR-R19")
def test_a_place_within_speed_but_behind_something_unknown_is_not_called_too_far() -> None:
    table = Table().quiet().no_ships().tokens("N4", 4, 5, 9, explored=False)
    table.ship(A, "colony", (13, 14)).flying(A, 3).act(A, "move:1")
    assert table.why(A, table.fly((10, 15))) == "STAR-R19"  # two steps, past (11, 14)
    assert table.why(A, table.fly((2, 15))) == "STAR-149"
    table.act(A, table.fly((11, 14)))
    assert table.why(A, table.fly((10, 15))) == ""


def test_a_ship_that_cannot_get_anywhere_is_refused_with_the_reason_while_another_is_chosen() -> None:
    table = Table().quiet().no_ships().ship(A, "trade", (16, 13)).ship(A, "trade", (5, 14)).flying(A, 1)
    for point in [table.board.points[other] for other in table.board.neighbours[table.at((5, 14))]]:
        if table.board.site_of[table.at(point)] < 0:
            table.ship(B, "trade", point)
    table.act(A, "move:1")
    assert table.why(A, "move:2") == "STAR-153"


@rule("STAR-154", "STAR-160")
@pytest.mark.parametrize(("blocked", "allowed"), [((8, 13), False), ((10, 13), True)])
def test_no_way_on_leads_through_the_middle_of_a_system(blocked: Point, allowed: bool) -> None:
    # On the site (7, 14) the trade ship would win the pirate base, but may not stay; with one step left it
    # can get on only to (8, 13), for B stands on (5, 14) and behind the site lies the system's middle.
    table = Table().quiet().no_ships().tokens("N4", 4, "pirate-4", 9).modules(A, cannon=4)
    table.ship(A, "trade", (4, 15)).ship(B, "trade", (5, 14)).ship(B, "trade", blocked)
    table.flying(A, 3).act(A, "move:1")
    assert ((7, 14) in table.targets(A)) == allowed
    if not allowed:
        assert table.why(A, table.fly((7, 14))) == "STAR-160"


def test_a_ship_can_fly_exactly_if_there_is_somewhere_to_fly_to() -> None:
    """The one is found out with less work than the other."""
    found = set()
    for state in decisions(Case("starfarers", 3), 5, stride=120):
        assert isinstance(state, StarState)
        for ship, steps in product(range(3 * state.seats), (1, 3, 5)):
            if state.ship_place[ship] >= 0:
                able = bool(targets(state, ship, steps))
                assert has_target(state, ship, steps) == able
                found.add(able)
    assert True in found
