"""Chapters 15 and 16: milestones, traces and discovery."""

from __future__ import annotations

import pytest

from perihelion.games.seti.components.vocabulary import BLUE, EXERTIANS, RED, SPECIES, YELLOW
from perihelion.games.seti.rules.conditions import traces
from perihelion.games.seti.rules.flight import grant_moves
from perihelion.games.seti.rules.milestones import gold_value
from perihelion.games.seti.rules.traces import put_discovery
from tests.games.seti.scenario import CARD, LEFT, RIGHT, Table, hop
from tests.rule import rule


@rule("SETI-180")
def test_milestones_are_resolved_between_turns_never_at_once() -> None:
    table = (
        Table()
        .give(0, score=24)
        .orbiter(0, "venus")
        .mission(0, "venera-probe")
        .begin()
        .do("complete:venera-probe")
    )
    assert table[0].score == 31
    assert table.can("pass")
    table.do("pass").do(table.legal[0])
    assert table.asked == 0
    assert all(name.startswith("gold:") for name in table.legal)


@rule("SETI-180")
def test_points_gained_at_the_end_of_a_round_are_checked_before_the_next_turn() -> None:
    solo = Table(1).give(1, score=18)
    solo.state.rival.progress = 11
    solo.state.rival.reserve = []
    solo.state.passed = 0b10
    solo.state.round_stacks[0] = solo.state.round_stacks[0][:2]
    solo.begin(0).do("pass").do(solo.legal[0])
    # An objective is missing: 3 steps of progress, 8 points for the empty reserve, a neutral marker at 20.
    assert solo[1].score == 26
    assert solo.state.discovery[0] == 9
    assert solo.state.gold_marks != [[], [], [], []]


@rule("SETI-181")
def test_the_player_whose_turn_ended_comes_first_then_clockwise_neutral_milestones_last() -> None:
    table = Table(3)
    for seat in range(3):
        table.give(seat, score=25)
    table.begin(1).end()
    order = []
    while table.offered("gold"):
        order.append(table.asked)
        assert table.state.discovery == [-1] * 6
        table.do(table.legal[0])
    assert order == [1, 2, 0]
    assert table.state.discovery[:2] == [9, -1]  # one marker on 20 with three players


@rule("SETI-182", "SETI-183", "SETI-184")
def test_gold_milestones_mark_tiles_first_second_then_third_value() -> None:
    table = Table(4)
    for seat in range(4):
        table.give(seat, score=25)
    table.begin(0).end()
    for _ in range(4):
        table.do("gold:tech")
    assert table.state.gold_marks[3] == [0, 1, 2, 3]
    assert [gold_value(table.state, seat, 3) for seat in range(4)] == [11, 8, 5, 5]
    table.give(0, score=125).begin(0).end()  # 50 and 70 are new; 25 is not met again beyond 100
    assert table.offered("gold") == ["gold:income", "gold:other", "gold:mission"]
    table.do("gold:income", "gold:other")
    assert table.asked == 1
    assert not table.offered("gold")


@rule("SETI-185", "SETI-008")
def test_neutral_milestones_put_one_marker_on_the_leftmost_empty_space() -> None:
    table = Table(2).discovery(LEFT, 1, -1, -1).give(0, score=20).begin().end()
    assert table.state.discovery == [1, 9, -1, -1, -1, -1]
    assert table.state.neutral == [1, 2]
    table.give(1, score=31).begin(1).end()
    table.do("gold:tech")
    # 20 and 30: the blue space of the left species and the red one of the right.
    assert table.state.discovery == [1, 9, 9, 9, -1, -1]
    assert table.state.neutral == [0, 1]
    table.give(0, score=24).begin(0).end()
    assert table.state.neutral == [0, 1]  # each milestone counts once for a player


@rule("SETI-185")
def test_neutral_milestones_that_are_reached_together_are_resolved_before_the_next_turn() -> None:
    table = Table(2).give(0, score=31).begin().end().do("gold:tech")
    assert table.asked == 1
    assert table.state.discovery == [9, 9, -1, -1, -1, -1]
    assert table.state.neutral == [1, 1]


@rule("SETI-186")
def test_neutral_milestones_do_nothing_without_markers_or_empty_spaces() -> None:
    table = Table(4).give(0, score=24).begin().end()
    assert table.state.discovery == [-1] * 6
    table = Table(2).discovery(LEFT, 0, 0, 0).discovery(RIGHT, 1, 1, 1).give(0, score=24).begin().end()
    assert table.state.neutral == [2, 2]
    assert all(not area for area in table.state.overflow)


@rule("SETI-187", "SETI-R08")
def test_points_gained_in_the_window_reach_further_milestones_in_it() -> None:
    table = Table(species=("centaurians", "anomalies")).discover(LEFT)
    table.give(0, score=48, tile_at=47, gold_reached=1, neutral_reached=3).begin().end()
    assert table.offered("message") == [
        f"message:{name}" for name in ("trace", "contact", "broadcast", "acclaim")
    ]
    table.do("message:acclaim")
    assert table[0].score == 56
    assert table.offered("gold")


@rule("SETI-R07")
def test_milestones_reached_together_come_in_ascending_order_gold_first_at_equal_value() -> None:
    table = Table(species=("centaurians", "exertians")).discover(LEFT).discover(RIGHT)
    table.give(0, score=60, tile_at=25, neutral_reached=3)
    table[0].messages, table[0].message_at = [CARD["synthesis-instructions"], CARD["infocluster"]], [50, 25]
    table.state.exertian_at = [25, 55]
    table.begin().end()
    seen = []
    for _ in range(12):
        if table.state.phase != 2:
            break
        kind = table.legal[-1].split(":")[0]
        seen.append(kind)
        table.do("mark:left:yellow:overflow" if kind == "mark" else table.legal[-1])
    # 25: gold, tile, card (income, no question), Exertian; 50: gold, card with its trace; 55: Exertian.
    assert seen[:3] == ["gold", "message", "exertian"]
    assert CARD["infocluster"] in table[0].tucked
    assert seen[3:5] == ["gold", "mark"]


@rule("SETI-R08", "SETI-R10")
def test_data_beyond_the_pool_is_lost_in_the_window() -> None:
    table = Table(species=("centaurians", "anomalies")).discover(LEFT).give(0, score=24, data=6, tile_at=-1)
    table[0].messages, table[0].message_at = [CARD["exocomputers"]], [20]
    table.begin().end()
    assert (table[0].data, table[0].tucked) == (6, [CARD["exocomputers"]])


@rule("SETI-R08", "SETI-R10")
def test_in_the_window_missions_fire_and_moves_are_used_at_once_or_lost() -> None:
    table = Table(species=("centaurians", "anomalies")).discover(LEFT).mission(0, "comparative-analysis")
    table.give(0, score=24, tile_at=-1, neutral_reached=3, energy=3).probe(0, 5)
    table[0].messages, table[0].message_at = [CARD["a-message-from-afar"]], [20]
    table.begin().end().do("mark:right:red:overflow")
    assert table.offered("cover") == [f"cover:comparative-analysis:{n}" for n in (1, 2, 3)]
    table.state.asked = 0
    grant_moves(table.state, 0, 1)  # the seat whose turn has just ended
    table.state.advance()
    assert table.legal == ["skip", hop(5, 4), hop(5, 6), hop(5, 13)]
    table.do(hop(5, 6))
    assert (table[0].probes, table[0].energy, table.state.moves) == ([6], 3, 0)
    table.do("cover:comparative-analysis:2")
    assert table[0].publicity == 4 + 1


@rule("SETI-R09", "SETI-199", "SETI-R39")
def test_discoveries_of_a_window_come_after_all_milestones_in_the_order_of_the_third_marker() -> None:
    table = Table(2, species=("anomalies", "oumuamua")).discovery(LEFT, 0, 0, -1).discovery(RIGHT, 0, 1, -1)
    table.give(0, score=24).begin()
    put_discovery(table.state, 5, 1)  # the right one was filled first
    table.end()
    # The neutral marker for 20 points fills the left one.
    assert table.state.order == [RIGHT, LEFT]
    assert table.state.discovered == [1, 1]


# -- traces -------------------------------------------------------------------------------------------


@rule("SETI-190", "SETI-191", "SETI-193", "SETI-194", "SETI-R05")
@pytest.mark.parametrize(("slot", "points"), [("left", 5), ("right", 3)])
def test_a_trace_goes_to_a_discovery_space_or_an_overflow_area_of_either_species(
    slot: str, points: int
) -> None:
    table = Table().give(0, energy=1, upper=6).begin().do("analyze")
    assert table.offered("mark") == [
        "mark:left:blue:discovery", "mark:left:blue:overflow",
        "mark:right:blue:discovery", "mark:right:blue:overflow",
    ]  # fmt: skip
    table.do(f"mark:{slot}:blue:discovery")
    assert (table[0].score, table[0].publicity) == (1 + points, 5)
    table = Table().give(0, energy=1, upper=6).begin().do("analyze", f"mark:{slot}:blue:overflow")
    assert (table[0].score, table[0].publicity) == (4, 4)


@rule("SETI-191", "SETI-195", "SETI-R06")
def test_spaces_of_a_discovered_board_need_no_order_and_close_once_marked() -> None:
    table = (
        Table().meet("anomalies").board(1, LEFT, "blue", 1).give(0, energy=1, upper=6).begin().do("analyze")
    )
    left = [name for name in table.offered("mark") if name.startswith("mark:left")]
    assert left == [f"mark:left:blue:{place}" for place in ("overflow", "2", "3", "4", "5")]
    table.do("mark:left:blue:4")
    assert table[0].score == 4
    table.begin(1).give(1, energy=1, upper=6).do("analyze")
    assert "mark:left:blue:4" not in table.legal


@rule("SETI-192")
def test_a_free_colour_trace_may_be_any_colour() -> None:
    table = Table().play("new-physics")
    assert {name.split(":")[2] for name in table.offered("mark")} == {"red", "yellow", "blue"}
    table.do("mark:right:yellow:discovery")
    assert traces(table.state, 0, YELLOW) == 1


@rule("SETI-196")
def test_discovery_overflow_and_board_markers_all_count_as_traces() -> None:
    table = (
        Table()
        .meet("anomalies", 0, 0, 1)
        .board(0, LEFT, "red", 5)
        .board(0, LEFT, "red", 5)
        .traces(0, RIGHT, "red")
    )
    assert traces(table.state, 0, RED) == 1 + 2 + 1
    assert traces(table.state, 1, BLUE) == 1


@rule("SETI-197", "SETI-198")
def test_three_markers_discover_a_species_and_reward_the_owners_of_discovery_markers_only() -> None:
    table = Table(3, species=("anomalies", "oumuamua")).discovery(LEFT, 0, 9, -1).traces(2, LEFT, "red", 3)
    table.give(0, energy=1, upper=6).begin().do("analyze", "mark:left:blue:discovery")
    assert table.state.discovered == [0, 0]  # not before the turn is over
    table.end() if table.state.phase == 1 and table.state.turn == 0 else None
    assert table.state.discovered == [1, 0]
    assert [len(table[seat].hand) for seat in range(3)] == [2, 0, 0]
    assert table.state.anomaly_at != [-1, -1, -1]
    assert table.state.face_up[0] >= 0


@rule("SETI-200", "SETI-M05", "SETI-A02", "SETI-O02", "SETI-C02")
@pytest.mark.parametrize("species", ["mascamites", "anomalies", "oumuamua", "centaurians"])
def test_species_cards_in_hand_follow_the_rules_of_main_cards(species: str) -> None:
    table = Table(2).meet(species, 0, 0, 0)
    cards = table[0].hand
    assert len(cards) == 3
    first = 138 + SPECIES.index(species) * 10
    assert all(first <= card < first + 10 for card in cards)
    names = [name for name, index in CARD.items() if index in cards]
    table.hand(0, "dune", "alice").tech(0, "telescope-3").row("grant", "pixl", "wow-signal")
    table.give(0, credits=9, energy=9, data=1, upper=3).begin()
    table.do("place-upper", f"tuck:{names[0]}")  # income
    table.do("scan", "scan-hand", f"discard:{names[1]}")  # signal
    table.do(table.offered("signal")[0])
    table.do(f"corner:{names[2]}")  # corner
    assert sorted(table.state.species_discard) == sorted([CARD[names[1]], CARD[names[2]]])
    assert CARD[names[0]] in table[0].tucked
    table = Table(2).meet(species, 0, 0, 0).hand(0, "dune", "alice").begin().do("pass")
    assert len(table.offered("discard")) == 5  # they count against the hand limit
    table = Table(2).meet(species, 0, 0, 0).begin().do("exchange:cards:credit")
    assert len(table.offered("discard")) == 3


@rule("SETI-201", "SETI-R40")
def test_discarded_species_cards_go_to_their_own_pile_and_are_never_shuffled_into_the_deck() -> None:
    table = Table(2).hand(0, "signs-of-life").begin().do("corner:signs-of-life")
    assert table.state.species_discard == [CARD["signs-of-life"]]
    table.state.discard += table.state.deck
    table.state.deck = []
    table.give(0, publicity=9).do("buy")
    assert CARD["signs-of-life"] not in table.state.deck
    assert table.state.decks == [[], []]


@rule("SETI-R45")
def test_a_trace_tied_to_a_species_may_use_any_of_its_spaces_of_the_colour() -> None:
    table = Table().traces(0, RIGHT, "red").play("coronal-spectrograph")
    assert table.offered("mark") == ["mark:right:red:discovery", "mark:right:red:overflow"]
    table = Table().play("coronal-spectrograph")
    assert table.state.main == 2  # nowhere yet: skipped
    for colour in ("red", "yellow", "blue"):
        table = (table if colour != "red" else Table()).traces(0, RIGHT, colour)
    table.mission(0, "linguistic-analysis").begin().do("complete:linguistic-analysis")
    assert {name.split(":")[1] for name in table.offered("mark")} == {"right"}
    assert len(table.offered("mark")) == 6
    for colour in ("red", "yellow", "blue"):
        assert table.why(f"mark:left:{colour}:overflow") == ("refusal-trace-species", "SETI-R45")
        assert table.why(f"mark:right:{colour}:1") == ("refusal-not-discovered", "SETI-191")
    table = Table().traces(0, LEFT, "red").traces(0, LEFT, "yellow", 3).traces(0, LEFT, "blue")
    table.mission(0, "tardigrades-study").begin().do("complete:tardigrades-study")
    assert len(table.offered("mark")) == 4  # this one is tied to none
    assert table.state.note.slots_ok == 0


@rule("SETI-R33", "SETI-214")
def test_a_species_completed_by_the_last_turn_is_still_discovered_and_its_end_rules_apply() -> None:
    table = Table(2, species=("exertians", "anomalies")).discovery(LEFT, 0, 9, -1)
    for seat, score in ((0, 47), (1, 38)):
        table.give(seat, score=score, gold_reached=7, neutral_reached=3)
    table.state.round = 5
    table.state.passed = 0b10
    table.begin()
    put_discovery(table.state, 2, 9)
    table.do("pass")
    assert table.state.slot_of(EXERTIANS) == LEFT
    assert table.asked == 0
    table.do("skip")
    assert table.state.over
    assert table.state.penalty == [4, 3]  # nobody took on danger: both lose a tenth
    assert table.totals() == [43, 35]


@rule("SETI-R20")
def test_an_empty_species_deck_gives_nothing_but_the_last_face_up_card_may_be_taken() -> None:
    table = Table().meet("anomalies").give(0, energy=1, upper=6)
    table.state.decks[0] = []
    face_up = table.state.face_up[0]
    table.begin().do("analyze", "mark:left:blue:1")
    assert table[0].hand == [face_up]
    assert table.state.face_up[0] == -1
    table.begin(1).give(1, energy=1, upper=6).do("analyze", "mark:left:blue:2")
    assert (table[1].hand, table[1].score) == ([], 4)
