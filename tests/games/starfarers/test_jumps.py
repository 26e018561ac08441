"""Chapter 31: hyperspace jumps."""

from __future__ import annotations

from perihelion.games.starfarers.state import MOVED, STOPPED
from tests.games.starfarers.scenario import A, B, Table
from tests.rule import rule

WIN = ("red", "yellow", "black", "blue")


def jumping(kind: str = "colony", *, seats: int = 4, setup: str = "beginner") -> Table:
    table = Table(seats, setup)
    if setup == "beginner":
        table.quiet()
    table.no_ships().ship(A, kind, (16, 13))
    table.state.jumps = 1
    return table.flying(A).act(A, "leap:1")


@rule("STAR-242", "STAR-258")
def test_a_wormhole_leads_to_a_jump_to_any_intersection_whatever_the_distance() -> None:
    table = Table().quiet().no_ships().ship(A, "colony", (16, 13)).meeting(25).balls(*WIN).act(A, "yes")
    table.act(A, "leap:1")
    ends = set(table.targets(A, "jump"))
    assert {(5, 2), (28, 3), (14, 25), (17, 16)} <= ends
    assert len(ends) > 250


@rule("STAR-259", "STAR-262")
def test_the_end_of_a_jump_obeys_the_blockade_rules() -> None:
    table = jumping()
    table.ship(B, "trade", (20, 13)).colony(B, (7, 14), port=True)
    for point, forbidden in (
        ((20, 13), "STAR-153"),
        ((7, 14), "STAR-153"),
        ((8, 13), "STAR-158"),
        ((4, 11), "STAR-159"),
        ((8, 15), "STAR-R38"),
    ):
        assert table.why(A, table.jump(point)) == forbidden
    assert (10, 15) in table.targets(A, "jump")
    trade = jumping("trade")
    assert trade.why(A, trade.jump((10, 15))) == "STAR-160"
    assert trade.why(A, trade.jump((4, 11))) == "STAR-203"


@rule("STAR-260", "STAR-R49")
def test_a_jump_explores_or_discovers_at_once() -> None:
    table = jumping().tokens("N4", 4, 5, 9, explored=False)
    table.act(A, table.jump((11, 14)))
    assert table.state.explored[table.slot("N4")] == 1
    table = jumping().lay("N5", "empty-1", up=False)
    table.act(A, table.jump((14, 15)))
    assert table.state.up[table.slot("N5")] == 1


@rule("STAR-261")
def test_after_a_jump_the_ship_moves_no_further() -> None:
    table = jumping()
    table.act(A, table.jump((2, 15)))
    assert table.state.ship_flags[0] & MOVED
    assert table.legal(A, "move") == []
    assert table.why(A, "move:1") == "STAR-R50"


@rule("STAR-262")
def test_a_colony_ship_jumps_to_a_site_and_founds_a_trade_ship_into_a_central() -> None:
    table = jumping()
    table.act(A, table.jump((7, 14)), "found:1")
    assert table.owner((7, 14)) == A
    table = jumping("trade").modules(A, cargo=1)
    table.act(A, table.jump((4, 11)))
    assert table.state.stations[0][A] == 1
    assert table.step() == "ChooseFriend"


@rule("STAR-R37")
def test_stopped_and_moved_ships_may_not_jump_and_an_unused_jump_lapses() -> None:
    table = Table().quiet().no_ships().ship(A, "trade", (16, 13)).ship(A, "trade", (20, 13))
    table.state.jumps = 1
    table.flying(A)
    table.state.ship_flags[0] = STOPPED
    assert table.why(A, "leap:1") == "STAR-243"
    table.act(A, "move:2", table.fly((22, 11)))
    assert table.why(A, "leap:2") == "STAR-R50"
    table.act(A, "end-turn")
    assert table.state.jumps == 0
    assert len(table.told("jump-lapses")) == 1


@rule("STAR-247")
def test_without_a_jump_nobody_jumps() -> None:
    assert Table().quiet().flying(A).why(A, "leap:1") == "STAR-247"


@rule("STAR-R38")
def test_no_jump_into_a_system_or_the_middle_of_a_face_down_quadrant() -> None:
    table = jumping().lay("N5", "empty-1", up=False)
    assert table.why(A, table.jump((17, 16))) == "STAR-R38"
    assert table.why(A, table.jump((8, 15))) == "STAR-R38"


@rule("STAR-R47")
def test_next_to_a_face_down_quadrant_the_site_positions_count_as_sites() -> None:
    trade = jumping("trade").lay("N5", "out-g", up=False)
    assert trade.why(A, trade.jump((16, 15))) == "STAR-160"
    assert (14, 15) in trade.targets(A, "jump")
    colony = jumping().lay("N5", "sys-3", up=False)
    colony.state.token_stacks[0], colony.state.token_stacks[1] = [colony.token(4)], [colony.token(5)]
    colony.state.token_stacks[2] = [colony.token(10)]
    colony.act(A, colony.jump((16, 15)), "found:1")
    assert colony.owner((16, 15)) == A


@rule("STAR-R47")
def test_by_flying_a_site_position_is_never_the_first_one_reached() -> None:
    board = Table().board
    for site, place in enumerate(board.sites):
        quadrant = site // 3
        others = [other for other in board.neighbours[place] if other != board.centres[quadrant]]
        assert all(board.quadrant_of[other] == quadrant for other in others)


def boxed_in(jumps: int) -> Table:
    """A's colony ship blocks a closed site and cannot fly away; a trade ship of A stands elsewhere."""
    table = Table().quiet().no_ships().tokens("N4", "pirate-6", 4, 9)
    table.ship(A, "colony", (7, 14)).ship(A, "trade", (16, 13))
    table.ship(B, "trade", (8, 13)).ship(B, "trade", (5, 14))
    table.state.jumps = jumps
    return table.flying(A, 1)


@rule("STAR-R23")
def test_an_unused_jump_is_a_way_out_for_a_ship_that_must_leave() -> None:
    assert "end-turn" in boxed_in(0).legal(A)
    table = boxed_in(1)
    assert table.why(A, "move:1") == "STAR-153"
    assert table.why(A, "end-turn") == "STAR-R23"
    table.act(A, "leap:1", table.jump((20, 13)), "end-turn")
    assert table.where(A) == (20, 13)


@rule("STAR-R23", "STAR-R37")
def test_a_stopped_ship_may_stay_although_there_is_a_jump() -> None:
    table = boxed_in(1)
    table.state.ship_flags[0] |= STOPPED
    assert "end-turn" in table.legal(A)


@rule("STAR-R23", "STAR-R50")
def test_with_the_jump_spent_on_another_ship_there_is_no_way_out() -> None:
    table = boxed_in(1)
    table.act(A, "leap:2", table.jump((20, 13)), "end-turn")
    assert table.where(A) == (7, 14)


@rule("STAR-R21", "STAR-R50")
def test_where_to_jump_comes_after_the_ship_and_a_chosen_ship_jumps_first() -> None:
    table = boxed_in(1)
    reason = table.reason(A, table.jump((20, 13)))
    assert reason is not None
    assert (reason.key, reason.rule, reason.args) == ("refusal-choose-jumper", "STAR-R50", {"count": 2})
    table.act(A, "leap:2")
    for action in ("move:1", "end-turn", table.fly((20, 13))):
        assert table.why(A, action) == "STAR-R21"
    assert boxed_in(0).why(A, table.jump((20, 13))) == "STAR-247"
