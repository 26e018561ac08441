"""Chapters 8 and 10: data, the computer, Analyze, research and technologies."""

from __future__ import annotations

import pytest

from perihelion.games.seti.components.vocabulary import DATA
from perihelion.games.seti.rules.resources import gain
from tests.games.seti.scenario import CARD, PARTS, TECH, Table, hop
from tests.rule import rule

ROW = ("press-statement", "grant", "wow-signal")


@rule("SETI-100", "SETI-101")
def test_the_pool_holds_six_and_data_of_other_turns_stays_in_it() -> None:
    table = Table().give(0, data=5).begin()
    gain(table.state, 0, DATA, 4)
    assert table[0].data == 6
    gain(table.state, 1, DATA, 2)  # not the turn of seat 1
    assert (table[1].data, table[1].upper) == (2, 0)
    assert table.why("place-upper", 1)[0] == "refusal-not-your-turn"
    table.do("place-upper")
    assert (table[0].data, table[0].upper) == (5, 1)
    empty = Table().begin()
    assert empty.why("place-upper") == ("refusal-no-data", "SETI-101")


@rule("SETI-102")
def test_the_upper_row_fills_left_to_right_with_publicity_and_income() -> None:
    table = Table().give(0, data=6).hand(0, "dune").begin()
    table.do("place-upper")
    assert table[0].publicity == 4
    table.do("place-upper")
    assert table[0].publicity == 5
    table.do("place-upper", "place-upper", "tuck:dune")
    assert (table[0].credits, table[0].tucked) == (1, [CARD["dune"]])
    table.do("place-upper", "place-upper")
    assert table[0].upper == 6
    table.give(0, data=1)
    assert not table.can("place-upper")
    assert table.why("place-upper") == ("refusal-computer-space", "SETI-104")


@rule("SETI-103", "SETI-104")
def test_computer_techs_give_two_points_above_and_their_reward_below_in_any_order() -> None:
    table = Table().give(0, data=6).tech(0, "computer-1", "computer-4").begin()  # slots under columns 1 and 3
    assert table.offered("place-lower") == []
    table.do("place-upper")
    assert table[0].score == 1 + 2
    assert table.offered("place-lower") == ["place-lower:1"]
    table.do("place-upper", "place-upper")
    assert table[0].score == 1 + 4
    assert table.offered("place-lower") == ["place-lower:1", "place-lower:3"]
    table.do("place-lower:3")
    assert table[0].publicity == 5 + 2
    table.do("place-lower:1")
    assert table[0].credits == 1
    assert table.offered("place-lower") == []


@rule("SETI-103")
@pytest.mark.parametrize(
    ("tech", "figure"),
    [
        ("computer-1", "credits"),
        ("computer-2", "energy"),
        ("computer-3", "hand"),
        ("computer-4", "publicity"),
    ],
)
def test_every_computer_tech_has_its_lower_reward(tech: str, figure: str) -> None:
    table = Table().give(0, data=2, upper=1).tech(0, tech).row(*ROW).begin().do("place-lower:1")
    if figure == "hand":
        table.do("take-row:1")
        assert table[0].hand == [CARD["press-statement"]]
    else:
        before = {"credits": 0, "energy": 0, "publicity": 4}[figure]
        assert getattr(table[0], figure) == before + (2 if figure == "publicity" else 1)
    assert PARTS.tech_columns == [0, 2, 4, 5]  # tech slots lie under the upper spaces 1, 3, 5 and 6


@rule("SETI-105", "SETI-133")
def test_a_computer_tech_under_data_already_lying_there_scores_nothing() -> None:
    table = Table().give(0, publicity=6, upper=5, data=1).begin().do("research", "tech:computer-2")
    assert table.offered("slot") == ["slot:1", "slot:3", "slot:5", "slot:6"]
    table.do("slot:3")
    assert table[0].score == 1 + 2 + 3  # first tile and its bonus, nothing for the slot
    assert table.offered("place-lower") == ["place-lower:3"]


@rule("SETI-106", "SETI-107")
def test_analyze_needs_a_full_upper_row_clears_both_rows_and_marks_a_blue_trace() -> None:
    table = Table().give(0, energy=1, upper=6, lower=1, data=3).tech(0, "computer-1").begin().do("analyze")
    assert (table[0].energy, table[0].upper, table[0].lower, table[0].data) == (0, 0, 0, 3)
    assert {name.split(":")[2] for name in table.offered("mark")} == {"blue"}
    short = Table().give(0, energy=1, upper=5).begin()
    assert short.why("analyze") == ("refusal-computer", "SETI-106")
    assert short.figures("analyze") == {"need": 6, "have": 5}
    assert Table().give(0, energy=0, upper=6).begin().why("analyze") == ("refusal-energy", "SETI-106")


# -- research -----------------------------------------------------------------------------------------


@rule("SETI-130", "SETI-131", "SETI-176")
def test_research_costs_six_publicity_rotates_and_takes_the_top_tile() -> None:
    table = Table().give(0, publicity=6).begin().do("research")
    assert (table[0].publicity, table.state.turns) == (0, 1)
    assert len(table.offered("tech")) == 12
    table.do("tech:probe-2")
    assert table[0].score == 1 + 2 + 3  # the 2-point tile and the bonus on top of the stack
    assert table.state.stacks[TECH["probe-2"]] == [3, 2, 1]
    assert not table.state.two_points >> TECH["probe-2"] & 1
    table.give(1, publicity=6).begin(1).do("research", "tech:probe-2")
    assert (table[1].score, table[1].energy) == (2, 1)  # the next tile, no 2 points
    assert Table().give(0, publicity=5).begin().why("research") == ("refusal-publicity", "SETI-130")


@rule("SETI-132")
@pytest.mark.parametrize("bonus", [0, 1, 2, 3])
def test_tile_bonuses_and_the_printed_ones(bonus: int) -> None:
    for tech in ("probe-1", "telescope-1"):
        table = Table().give(0, publicity=6).row(*ROW).probe(0, 0)
        table.state.stacks[TECH[tech]] = [bonus]
        table.begin().do("research", f"tech:{tech}")
        if PARTS.tech_bonus_ids[bonus] == "card":
            table.do("take-row:2")
        gained = (table[0].score - 3, table[0].energy, table[0].publicity, len(table[0].hand))
        assert gained == tuple(
            {"vp": (3, 0, 0, 0), "energy": (0, 1, 0, 0), "publicity": (0, 0, 1, 0), "card": (0, 0, 0, 1)}[
                PARTS.tech_bonus_ids[bonus]
            ]
        )
        assert len(table[0].probes) == (2 if tech == "probe-1" else 1)  # the limit is 2 already
        assert table[0].data == (2 if tech == "telescope-1" else 0)


@rule("SETI-133", "SETI-R43")
def test_each_tech_once_and_never_from_an_empty_stack() -> None:
    table = Table().give(0, publicity=6).tech(0, "probe-1").begin()
    table.state.stacks[TECH["probe-3"]] = []
    table.do("research")
    assert "tech:probe-1" not in table.legal
    assert "tech:probe-3" not in table.legal
    assert len(table.offered("tech")) == 10


@rule("SETI-134", "SETI-135", "SETI-176")
def test_a_tech_of_a_card_costs_no_publicity_and_rotates_once_even_if_none_can_be_taken() -> None:
    table = Table().play("odinus-mission")
    assert (table[0].publicity, table.state.turns) == (4, 1)
    assert table.offered("tech") == [f"tech:probe-{n}" for n in (1, 2, 3, 4)]
    table = Table().tech(0, "probe-1", "probe-2", "probe-3", "probe-4").play("odinus-mission")
    assert table.state.turns == 1
    assert table.state.main == 2
    table = Table().tech(1, "probe-2").play("international-collaboration")
    assert table.state.turns == 0


@rule("SETI-133")
@pytest.mark.parametrize("seat", range(3))
def test_a_shared_tech_is_one_that_any_other_player_has(seat: int) -> None:
    for other in range(3):
        table = Table(3).tech(other, "probe-2", "telescope-1").tech(seat, "probe-3").probe(seat, 5)
        table.begin(seat).play("international-collaboration", seat=seat)
        shared = ["tech:probe-2", "tech:telescope-1"] if other != seat else []
        assert table.offered("tech") == shared


@rule("SETI-136", "SETI-161", "SETI-163")
def test_asteroid_navigation_gives_publicity_and_free_leaving() -> None:
    table = Table().probe(0, 12).give(0, energy=4).begin()  # ring 2, sector 4: asteroids
    table.do(hop(12, 13))
    assert table[0].energy == 2
    table.do(hop(13, 12))
    assert table[0].publicity == 4
    table = Table().tech(0, "probe-2").probe(0, 13).give(0, energy=2).begin().do(hop(13, 12), hop(12, 13))
    assert (table[0].energy, table[0].publicity) == (0, 5)


@rule("SETI-R53", "SETI-R54")
def test_international_collaboration_takes_what_somebody_else_has_without_the_tile_bonus() -> None:
    table = Table().tech(1, "telescope-1", "probe-1").play("international-collaboration")
    assert table.offered("tech") == ["tech:probe-1", "tech:telescope-1"]
    table.do("tech:telescope-1")
    assert (table[0].score, table[0].data, table[0].energy) == (1, 2, 10)
    table = Table().tech(1, "probe-1").probe(0, 0).play("international-collaboration")
    assert len(table[0].probes) == 2
    solo = Table(1)
    solo.state.researched[TECH["computer-2"]] = 0b10  # the rival took it and has discarded it since
    solo.play("international-collaboration", "slot:1")
    assert solo[0].has_tech(TECH["computer-2"])
