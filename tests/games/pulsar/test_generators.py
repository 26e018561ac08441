"""Chapters 13 and 14: generators and construction awards."""

from __future__ import annotations

import pytest

from perihelion.games.pulsar.components.pieces import SIZES
from tests.games.pulsar.scenario import Table
from tests.rule import rule


@rule("PULS-126")
@pytest.mark.parametrize(("die", "size"), [(1, "small"), (2, "medium"), (4, "large")])
def test_taking_a_generator(die: int, size: str) -> None:
    table = Table().turn(0, die)
    assert table.legal("take-generator") == [f"take-generator:{size}"]
    table.act(f"take-generator:{size}")
    number = SIZES.index(size)
    assert table.state.players[0].front[number] == 1
    assert table.state.supply[number] == 9


@rule("PULS-126")
@pytest.mark.parametrize("die", [3, 5, 6])
def test_other_dice_take_none(die: int) -> None:
    assert not Table().turn(0, die).legal("take-generator")


@rule("PULS-127", "PULS-132")
def test_a_generator_waits_without_a_pulsar() -> None:
    table = Table().turn(0, 1).act("take-generator:small")
    assert not table.legal("place")
    table.act("end-turn")
    assert table.state.players[0].front == [1, 0, 0]
    table = Table().claim(0, "P02").front(0, "small").turn(0, 1)
    assert table.can("end-turn")  # placing at once is not required


@rule("PULS-128", "PULS-R42", "PULS-R35")
def test_generators_as_rewards() -> None:
    table = Table(boards="BI AII AIII").round(2).turn(0, 2).act("patent:BI-2-1")
    assert table.legal() == [f"choose-generator:{size}" for size in SIZES]  # nothing else before that
    table.act("choose-generator:large")
    assert table.legal() == ["choose-generator:small", "choose-generator:medium"]
    assert table.act("choose-generator:small").state.players[0].front == [1, 0, 1]
    table = Table(boards="AI AII AIII").round(2).turn(0, 5).act("patent:AI-2-2", "decline")
    assert len(table.legal("choose-generator")) == 3
    table = Table(setup="standard").headquarters(0, "C1").turn(0, 4).act("project:c")
    assert table.legal() == ["choose-generator:medium", "choose-generator:large"]
    table = Table(setup="standard").headquarters(0, "D1", "bc").turn(0, 3).act("project:e")
    assert table.state.players[0].front == [1, 0, 0]  # a fixed size is no choice


@rule("PULS-R15")
def test_the_supply_is_limited() -> None:
    table = Table().turn(0, 1)
    table.state.supply = [0, 10, 10]
    assert table.why("take-generator:small").rule == "PULS-R15"
    table = Table(seats=4).system("S01", "sys-07").ship(0, "G01").turn(0, 1)
    table.state.supply = [0, 3, 10]
    table.act("fly:1:silver-1:none", "fly-to:S01", "take-bonus")
    assert table.legal() == ["choose-generator:medium", "choose-generator:large"]
    table = Table(seats=4).system("S01", "sys-04").ship(0, "G01").turn(0, 1)
    table.state.supply = [0, 3, 10]
    table.act("fly:1:silver-1:none", "fly-to:S01", "take-bonus")
    assert table.state.players[0].front == [0, 0, 0]  # lost
    assert table.state.players[0].modifiers == [1, 0]


@rule("PULS-R35", "PULS-R15")
@pytest.mark.parametrize(
    ("supply", "front"), [([0, 4, 0], [0, 1, 0]), ([3, 0, 3], [1, 0, 1]), ([0, 0, 0], [0, 0, 0])]
)
def test_two_different_sizes_when_few_are_left(supply: list[int], front: list[int]) -> None:
    table = Table(boards="BI AII AIII").round(2).turn(0, 2)
    table.state.supply = supply
    assert table.act("patent:BI-2-1").state.players[0].front == front


@rule("PULS-129", "PULS-130", "PULS-R17")
def test_placing_is_free_and_may_be_done_any_number_of_times() -> None:
    table = Table().claim(0, "P02").claim(0, "P03").front(0, "small", "large").turn(0, 1)
    table.act("place:small:P02", "take-generator:small", "place:large:P03")  # also between two actions
    assert (table.generator("P02"), table.generator("P03")) == (1, 3)
    assert table.state.players[0].front == [1, 0, 0]
    assert not table.legal("place")


@rule("PULS-R17")
def test_placing_only_in_the_own_turn() -> None:
    table = Table().claim(1, "P02").front(1, "small").turn(0, 1)
    reason = table.state.why_not(1, "place:small:P02")
    assert reason is not None
    assert reason.rule == "PULS-068"


@rule("PULS-131")
def test_one_generator_a_pulsar_for_good() -> None:
    table = Table().claim(0, "P02", "small").claim(0, "P03").front(0, "large").turn(0)
    assert table.legal("place") == ["place:large:P03"]
    assert table.why("place:large:P02").rule == "PULS-131"
    assert not [name for name in table.game.catalogue.names if name.startswith(("move", "remove", "replace"))]


@rule("PULS-133")
@pytest.mark.parametrize(("size", "die"), [("small", 3), ("medium", 5), ("large", 6)])
def test_spinning_up(size: str, die: int) -> None:
    for value in range(1, 7):
        table = Table().claim(0, "P02", size).turn(0, value)
        assert table.can("spin:P02") == (value == die)
    table = Table().claim(0, "P02", size).turn(0, die).act("spin:P02")
    assert table.generator("P02") == SIZES.index(size) + 4


@rule("PULS-134")
def test_placing_and_spinning_in_one_turn() -> None:
    table = Table().claim(0, "P02").turn(0, 1, 3).act("take-generator:small", "place:small:P02", "spin:P02")
    assert table.generator("P02") == 4


@rule("PULS-135")
def test_a_spinning_generator_keeps_spinning() -> None:
    table = Table(seats=3, boards="AI AII AIII").claim(0, "P02", "small").round(2).turn(0, 3).act("spin:P02")
    assert table.why("spin:P02").rule == "PULS-133"
    assert table.production().points() == 3  # 1 and the row value 2, in the round of its start
    assert table.round(3).production().points() == 5


# -- awards --------------------------------------------------------------------------------------------


def placing_second(size: str = "small", spinning: bool = False) -> Table:
    return Table().claim(0, "P02", size, spinning).claim(0, "P03").front(0, size).turn(0)


@rule("PULS-136")
@pytest.mark.parametrize("spinning", [False, True])
def test_seven_points_for_the_first_to_have_two(spinning: bool) -> None:
    table = placing_second("small", spinning)
    counted = table.game.census(table.state)
    table.act("place:small:P03")
    assert table.points() == 7
    assert table.game.census(table.state)["awards"] == counted["awards"] == 6
    assert table.state.players[0].awards == [0]


@rule("PULS-136", "PULS-017")
def test_four_points_for_the_second_player_nothing_for_the_third() -> None:
    table = placing_second()
    table.state.awards = [1, 0, 0]
    assert table.act("place:small:P03").points() == 4
    table = placing_second()
    table.state.awards = [2, 0, 0]
    assert table.act("place:small:P03").points() == 0


@rule("PULS-137")
def test_generators_in_front_do_not_count() -> None:
    table = Table().claim(0, "P02").front(0, "small", "small").turn(0).act("place:small:P02")
    assert table.points() == 0


@rule("PULS-138")
def test_awards_of_several_sizes() -> None:
    table = Table().claim(0, "P01", "small").claim(0, "P02", "large").claim(0, "P03").claim(0, "P04")
    table.front(0, "small", "large").turn(0).act("place:small:P03", "place:large:P04")
    assert table.points() == 14
    assert table.state.players[0].awards == [0, 4]
    mixed = (
        Table().claim(0, "P01", "small").claim(0, "P02").front(0, "medium").turn(0).act("place:medium:P02")
    )
    assert mixed.points() == 0


def placing_fourth(awards: int, held: list[int]) -> Table:
    table = Table()
    for id in ("P01", "P02", "P03"):
        table.claim(0, id, "small")
    table.claim(0, "P04").front(0, "small")
    table.state.awards = [awards, 0, 0]
    table.state.players[0].awards = held
    return table.turn(0)


@rule("PULS-139", "PULS-R16")
def test_both_awards_with_four_generators() -> None:
    assert placing_fourth(1, [0]).act("place:small:P04").points() == 4
    assert placing_fourth(2, [0]).act("place:small:P04").points() == 0  # somebody else was there before
    third = placing_second().claim(0, "P05").front(0, "small").act("place:small:P03", "place:small:P05")
    assert third.points() == 7  # three are not enough


@rule("PULS-140")
def test_awards_are_kept_and_counted() -> None:
    table = Table(boards="AI AII BIII").contracts().patent(0, "BIII-7.1").round(8)
    table.state.players[0].awards = [0, 4]
    assert table.final().state.players[0].earned[7] == 10


@rule("PULS-140", "PULS-139")
def test_both_awards_of_one_size_are_kept_and_counted() -> None:
    table = Table(boards="AI AII BIII").contracts().patent(0, "BIII-7.1").round(8)
    for pulsar in ("P02", "P03", "P04"):
        table.claim(0, pulsar, "medium")
    table.claim(0, "P05").front(0, "medium").turn(0).act("place:medium:P05")
    assert (table.state.players[0].awards, table.points()) == ([2, 3], 11)
    assert table.state.awards == [0, 2, 0]
    assert table.final().state.players[0].earned[7] == 10


@rule("PULS-141", "PULS-257")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_all_six_awards_at_every_player_count(seats: int) -> None:
    for size in SIZES:
        table = Table(seats=seats).claim(0, "P02", size).claim(0, "P03").front(0, size)
        table.claim(1, "P04", size).claim(1, "P05").front(1, size).turn(0).act(f"place:{size}:P03")
        table.turn(1).act(f"place:{size}:P05")
        assert (table.points(0), table.points(1)) == (7, 4)
