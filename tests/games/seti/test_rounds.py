"""Chapters 17 and 18: passing, the end of a round, final scoring."""

from __future__ import annotations

import pytest

from perihelion.core.view import to_json
from perihelion.games.seti.rules.scoring import card_points, gold_points, sets
from tests.games.seti.scenario import CARD, GAME, LEFT, MOON, PARTS, RIGHT, Table
from tests.rule import rule


def gold(tile: str, side: str) -> tuple[int, int]:
    at = [sides[0].id for sides in PARTS.gold].index(tile)
    return at, "ab".index(side)


def tile_sets(table: Table, tile: str, side: str) -> int:
    at, which = gold(tile, side)
    return sets(table.state, 0, PARTS.gold[at][which])


@rule("SETI-210", "SETI-211")
def test_pass_discards_down_to_four_rotates_if_first_and_takes_a_card() -> None:
    table = (
        Table(2).hand(0, *[card.id for card in PARTS.cards[:5]]).give(0, energy=4, data=2).probe(0, 5).begin()
    )
    assert table.offered("move")  # free actions come before
    table.do("pass")
    assert table.state.turns == 0
    table.do(table.legal[0])
    assert table.state.turns == 1
    assert len(table.offered("keep")) == 3
    assert len(table.legal) == 3  # and none afterwards
    table.do(table.legal[0])
    assert len(table[0].hand) == 5
    assert len(table.state.round_stacks[0]) == 2
    table.do("pass").do(table.legal[0])
    assert table.state.round == 2
    three = Table(3).begin(0).do("pass")
    three.do(three.legal[0])
    three.give(1, credits=9).do("launch")
    three.end() if three.state.turn == 1 else None
    three.do("pass")
    three.do(three.legal[0])
    assert three.asked == 1  # seat 0 has passed and takes no further turn
    assert not three.state.passed >> 1 & 1


@rule("SETI-212")
def test_the_last_to_pass_chooses_between_two_cards_and_the_leftover_is_discarded() -> None:
    table = Table(2).begin().do("pass")
    table.do(table.legal[0])
    stack = table.state.round_stacks[0][:]
    table.hand(1, *[card.id for card in PARTS.cards[100:104] if card.index not in stack]).do("pass")
    assert len(table.offered("keep")) == 2
    hand = len(table[1].hand)
    table.do(table.legal[0])
    assert len(table[1].hand) == hand + 1 + 1  # kept and income
    assert table.state.round_stacks[0] == []
    left = [card for card in stack if card not in table[1].hand]
    assert left[0] in table.state.discard


@rule("SETI-R34")
def test_the_end_of_round_card_is_chosen_when_passing_and_others_do_not_see_it() -> None:
    table = Table(2).begin().do("pass")
    kept = table.legal[0].split(":")[1]
    mine = to_json(GAME.view(table.state, 0))
    other = to_json(GAME.view(table.state, 1))
    assert kept in mine["looking_at"]  # type: ignore[call-overload,operator,index]
    assert kept not in str(other)
    table.do(f"keep:{kept}")
    assert kept not in str(to_json(GAME.view(table.state, 1)))
    assert not table.state.legal(0)


@rule("SETI-213")
def test_the_starting_player_moves_on_and_the_next_stack_is_used() -> None:
    table = Table(3)
    table.begin(0)
    for _ in range(3):
        table.do("pass")
        table.do(table.legal[0])
    assert (table.state.start, table.state.turn, table.state.round, table.state.passed) == (1, 1, 2, 0)
    assert [table[seat].credits for seat in range(3)] == [3, 3, 3]
    table.do("pass")
    assert len(table.state.round_stacks[1]) == 4


@rule("SETI-214")
def test_round_five_has_no_stack_and_no_income_but_rotates_and_resolves_milestones() -> None:
    table = Table(2).give(1, score=25)
    table.state.round = 5
    table.begin(0).do("pass")
    assert table.state.turns == 1
    assert table.asked == 1  # seat 1 marks a gold tile after the turn of seat 0
    table.do("gold:tech")
    assert not table.state.over
    table.do("pass")
    assert table.state.over
    assert (table[0].credits, len(table[0].hand)) == (0, 0)


@rule("SETI-220", "SETI-221")
def test_cards_gold_tiles_and_species_are_scored_at_the_end() -> None:
    table = (
        Table()
        .endgame(0, "europa-clipper")
        .lander(0, "io")
        .orbiter(0, "jupiter")
        .tech(0, "probe-1", "telescope-1", "computer-1")
    )
    table.give(0, score=40)
    table.state.gold_marks[3] = [1, 0]
    assert card_points(table.state, 0, CARD["europa-clipper"]) == 6
    assert gold_points(table.state, 0) == 8
    assert gold_points(table.state, 1) == 0  # a marker, but no set
    table.state.gold_marks[0] = [1]
    assert gold_points(table.state, 0) == 8  # no own marker, no points
    assert table.totals() == [40 + 6 + 8, 2]
    sheet = GAME.score_sheet(table.state, 0)
    assert [line.points[0] for line in sheet.lines] == [40, 6, 8]


@rule("SETI-222")
def test_tech_sets() -> None:
    table = Table().tech(0, "probe-1", "probe-2", "telescope-1", "telescope-2", "computer-1")
    assert tile_sets(table, "tech", "a") == 1
    assert tile_sets(table, "tech", "b") == 2  # 5 techs


@rule("SETI-223")
def test_mission_sets() -> None:
    table = Table()
    table[0].completed = [0, 1, 2]
    table[0].endgame = [
        CARD["near-shoemaker"],
        CARD["europa-clipper"],
    ]  # worth nothing now, counted all the same
    assert tile_sets(table, "mission", "a") == 3
    assert tile_sets(table, "mission", "b") == 2


@rule("SETI-224")
def test_income_sets() -> None:
    by_income = {kind: [card.id for card in PARTS.cards[:138] if card.income == kind] for kind in (2, 3, 7)}
    table = Table().tucked(0, *by_income[2][:4], *by_income[3][:2], *by_income[7][:3])
    assert tile_sets(table, "income", "a") == 4
    assert tile_sets(table, "income", "b") == 2


@rule("SETI-225")
def test_other_sets() -> None:
    table = (
        Table()
        .traces(0, LEFT, "red", 3)
        .traces(0, RIGHT, "yellow", 2)
        .traces(0, LEFT, "blue", 2)
        .traces(1, LEFT, "blue", 5)
    )
    assert tile_sets(table, "other", "a") == 2
    table.win(0, "vega", 3).win(0, "procyon").orbiter(0, "mars").orbiter(0, "mars").lander(0, "venus").lander(
        0, "mars"
    ).lander(0, "io")
    assert tile_sets(table, "other", "b") == 4
    assert table.state.moons[MOON["io"]] == [0]


@rule("SETI-226")
def test_most_points_win_and_ties_are_shared() -> None:
    table = Table(3).give(0, score=30).give(1, score=30).give(2, score=29)
    table.state.penalty = [0, 0, 0]
    table.state.finish()
    assert GAME.winners(table.state) == [0, 1]
    table.give(0, score=31)
    assert GAME.winners(table.state) == [0]


@rule("SETI-R42")
def test_passing_is_always_legal() -> None:
    table = Table().give(0, credits=0, energy=0, publicity=0).begin()
    assert table.legal == ["pass"]
    rich = Table().give(0, credits=9, energy=9).begin()
    assert rich.can("pass")


@rule("SETI-R52")
def test_points_of_the_final_scoring_reach_no_milestones() -> None:
    table = (
        Table()
        .give(0, score=20, neutral_reached=1)
        .endgame(0, "europa-clipper")
        .lander(0, "io")
        .lander(0, "europa")
        .tucked(0, "dune")
    )
    table[0].messages, table[0].message_at = [CARD["infocluster"]], [24]
    table.state.round, table.state.passed = 5, 0b10
    table.begin().do("pass")
    assert table.state.over
    assert table.totals()[0] == 26
    assert table[0].gold_reached == 0
    assert table[0].messages == [CARD["infocluster"]]  # 26 points would have answered it


@rule("SETI-R38")
def test_the_deck_has_138_cards_each_once() -> None:
    assert PARTS.main_cards == 138
    assert sorted(int(card.number) for card in PARTS.cards[:138]) == list(range(1, 139))


@rule("SETI-R19")
def test_supplies_are_unlimited() -> None:
    table = Table().give(0, credits=100, energy=100, exofossils=40).begin().do("exchange:credits:energy")
    assert table[0].energy == 101
    table = Table().tech(0, "probe-1")
    for _ in range(12):
        table.orbiter(0, "venus")
    table.give(0, credits=9, energy=9).probe(0, "venus").begin().do("orbit:venus")
    assert table.state.orbit_rest[1].count(0) == 12


@pytest.mark.parametrize("seats", [2, 3, 4])
@rule("SETI-001")
def test_rounds_follow_each_other_to_the_fifth(seats: int) -> None:
    table = Table(seats).begin(0)
    for round in range(1, 6):
        assert table.state.round == round
        for _ in range(seats):
            table.do("pass")
            while not table.state.over and not table.can("pass"):
                table.do(table.legal[0])
    assert table.state.over
