"""Chapter 20: bonus dice."""

from __future__ import annotations

import pytest

from perihelion.games.pulsar.rules.dice import PRODUCTION_PHASE, Round, Turns
from tests.games.pulsar.scenario import Table
from tests.rule import rule

A_BOARDS = "AI AII AIII"


def copying(value: int = 3, *dice: int) -> Table:
    return Table(boards=A_BOARDS).dice(value).give(0, cubes=4).turn(0, *dice).act(f"copy-die:{value}")


@rule("PULS-191", "PULS-R03", "PULS-R37")
def test_one_bonus_die_a_turn_whatever_its_source() -> None:
    table = Table(boards=A_BOARDS).round(3).dice(3, 5).give(0, cubes=9).turn(0, 3).act("copy-die:3")
    table.act("fly:3:bonus-3:none")
    while not table.can("end-turn"):
        table.act(table.legal()[-1])
    assert table.why("copy-die:5").rule == "PULS-191"  # used
    assert table.why("patent:AII-3-1").rule == "PULS-198"  # nor a split die
    joint = Table().dice(2).give(0, cubes=4).chain(0, "A2+/", "A5").turn(0, 3)
    joint.act("pay-transmitter:A5:3", "copy-die:2", "take-generator:medium")
    assert joint.why("joint-die:3").rule == "PULS-191"  # a bonus die was used


@rule("PULS-R03", "PULS-R01")
def test_a_die_that_has_to_be_used_bars_every_other() -> None:
    split = Table(boards=A_BOARDS).round(6).dice(5).give(0, cubes=4).chain(0, "A2+/", "A5").turn(0, 3, 3)
    split.act("pay-transmitter:A5:3", "patent:AII-3-1")
    assert split.state.bonus == 2
    assert split.why("copy-die:5").rule == "PULS-191"
    assert split.why("joint-die:3").rule == "PULS-191"
    twice = Table(boards=A_BOARDS).round(6).turn(0, 3, 4).act("patent:AII-3-1")
    assert twice.why("patent:AIII-6-1").rule == "PULS-198"


@rule("PULS-R03")
def test_a_copied_die_that_is_not_spent_bars_nothing() -> None:
    held = Table(boards=A_BOARDS).round(3).dice(5).give(0, cubes=4).turn(0, 3).act("copy-die:5")
    held.act("patent:AII-3-1")
    assert (held.state.players[0].dice, held.state.bonus, held.state.bonus_must) == ([2], 2, True)
    assert [event.args for event in held.told("bonus-lapsed")] == [{"value": 5}]
    assert held.cubes() == 0  # nothing comes back
    project = Table(setup="standard").headquarters(0, "A1", "bc").dice(1).give(0, cubes=4).turn(0, 4)
    assert project.act("copy-die:1", "project:e").state.bonus == 2
    bought = Table(boards="AI BII AIII").round(8).dice(5).give(0, cubes=5).turn(0, 2)
    assert bought.act("copy-die:5", "patent:BII-3-2").state.bonus == 3
    joint = Table().dice(5).give(0, cubes=4).chain(0, "A2+/", "A5").turn(0, 3)
    joint.act("copy-die:5", "pay-transmitter:A5:3", "joint-die:3")
    assert (joint.state.bonus, joint.state.bonus_must) == (3, False)
    assert joint.act("end-turn").state.bonus == -1
    system = Table(seats=4).system("S01", "sys-01").ship(0, "G01").dice(2).give(0, cubes=4).turn(0, 1)
    system.act("copy-die:2", "fly:1:silver-1:none", "fly-to:S01", "take-bonus")
    assert (system.state.bonus, system.state.bonus_must) == (1, True)


@rule("PULS-R37")
def test_one_copy_a_turn() -> None:
    table = Table(seats=2).dice(3, 5).give(0, cubes=9).turn(0, 3).act("copy-die:3")
    assert table.why("copy-die:5").rule == "PULS-R37"
    assert table.act("end-turn").dice(5).turn(0, 3).can("copy-die:5")


@rule("PULS-192")
@pytest.mark.parametrize("when", ["before", "between", "after"])
def test_before_between_or_after_the_silver_dice(when: str) -> None:
    table = Table().dice(2).give(0, cubes=4).turn(0, 1, 4).act("copy-die:2")
    acts = ["take-generator:small", "take-generator:large"]
    acts.insert({"before": 0, "between": 1, "after": 2}[when], "take-generator:medium")
    table.act(*acts)
    assert table.state.players[0].front == [1, 1, 1]


@rule("PULS-193", "PULS-R01")
def test_a_bonus_die_cannot_be_kept() -> None:
    table = copying(3).act("end-turn")  # a copied die may lapse
    table.turn(0, 1)
    assert table.state.bonus == -1
    assert not [name for name in table.legal() if "bonus" in name]
    assert table.state.bonus_allowed()


@rule("PULS-191", "PULS-195")
def test_every_turn_has_its_own_allowance() -> None:
    table = Table(seats=2).dice(1, 4, 6).give(0, cubes=4).give(1, cubes=4).draft(7, 0, 1, 0, 1)
    table.state.stack = [Round(PRODUCTION_PHASE), Turns(0)]
    table.state.asked = 0
    table.state.advance()
    table.act("copy-die:4", "take-generator:large", "end-turn")
    assert table.state.asked_seats() == [1]
    assert table.can("copy-die:4")
    table.act("copy-die:4", "take-generator:large")
    assert table.state.players[1].front == [0, 0, 1]


@rule("PULS-194", "PULS-R37")
def test_copying_a_leftover_die() -> None:
    table = Table().dice(5).give(0, cubes=6).turn(0)
    assert table.legal("copy-die") == ["copy-die:5"]
    table.act("copy-die:5")
    assert (table.cubes(), table.state.bonus) == (2, 5)  # paid at once, and held
    assert table.why("copy-die:4").rule == "PULS-194"
    poor = Table().dice(5).give(0, cubes=3).turn(0)
    assert poor.why("copy-die:5").rule == "PULS-194"


@rule("PULS-195")
def test_the_copied_die_stays_for_others() -> None:
    table = copying(5)
    assert (table.state.bonus, table.state.tray[5]) == (5, 1)
    table.claim(0, "P03", "medium").act("spin:P03")
    assert table.state.tray[5] == 1


@rule("PULS-196")
def test_any_of_three_leftover_dice_with_two_players() -> None:
    table = Table(seats=2).dice(1, 4, 6).give(0, cubes=4).turn(0)
    assert table.legal("copy-die") == ["copy-die:1", "copy-die:4", "copy-die:6"]


@rule("PULS-197", "PULS-R38")
def test_a_split_die() -> None:
    table = Table(boards=A_BOARDS).round(3).give(0, pm1=2).turn(0, 4).act("patent:AII-3-1")  # 4 lowered to 3
    assert table.state.players[0].dice == [2]
    assert table.state.bonus == 2
    assert not table.can("end-turn")
    # The new silver die may be changed by a token of its own.
    assert "fly:3:silver-2:plus1" in table.legal("fly:3")
    table.act("take-generator:medium")
    table.act(*table.legal("pay:2:bonus-2:none"))
    assert table.can("end-turn")


@rule("PULS-197")
@pytest.mark.parametrize(
    ("id", "die", "silver", "red"),
    [
        ("AII-3.1", 3, 2, 2),
        ("BII-5.1", 3, 2, 1),
        ("CII-4.2", 6, 4, 3),
        ("DII-3.2", 5, 3, 3),
        ("AIII-6.1", 4, 3, 2),
    ],
)
def test_all_split_technologies(id: str, die: int, silver: int, red: int) -> None:
    board = id.partition("-")[0]
    boards = " ".join(board if name == board[1:] else f"A{name}" for name in ("I", "II", "III"))
    table = Table(boards=boards).round(8).turn(0, die).act(f"patent:{id.replace('.', '-')}")
    assert (table.state.players[0].dice, table.state.bonus) == ([silver], red)


@rule("PULS-197")
@pytest.mark.parametrize(
    ("side", "done", "project", "die", "silver", "red"),
    [
        ("A1", "bc", "e", 4, 3, 2),
        ("A2", "bc", "e", 3, 2, 1),
        ("B1", "bc", "e", 3, 2, 2),
        ("B2", "bc", "e", 5, 3, 3),
        ("C1", "bce", "g", 6, 4, 3),
        ("C2", "abd", "f", 6, 4, 3),
        ("D1", "ab", "d", 4, 3, 2),
        ("D2", "abd", "f", 4, 3, 2),
    ],
)
def test_all_split_projects(side: str, done: str, project: str, die: int, silver: int, red: int) -> None:
    table = Table(setup="standard").headquarters(0, side, done).turn(0, die).act(f"project:{project}")
    assert (table.state.players[0].dice, table.state.bonus) == ([silver], red)


@rule("PULS-198", "PULS-R03")
def test_a_split_needs_the_allowance_and_a_silver_die() -> None:
    # A bonus die of the right value cannot pay for it.
    held = Table(boards=A_BOARDS).round(3).dice(3).give(0, cubes=4).turn(0).act("copy-die:3")
    assert not held.can("patent:AII-3-1")
    # With a silver 3 in hand as well, that one pays, and once the bonus die is used nothing does.
    both = Table(boards=A_BOARDS).round(3).dice(3).give(0, cubes=4).turn(0, 3).act("copy-die:3")
    assert both.can("patent:AII-3-1")
    both.act("fly:3:bonus-3:none")
    while not both.can("end-turn"):
        both.act(both.legal()[-1])
    assert both.why("patent:AII-3-1").rule == "PULS-198"
    # The same holds for a project, also when the bonus die is spent and a silver die is left.
    project = Table(setup="standard").headquarters(0, "A1", "bc").dice(1).give(0, cubes=4).turn(0, 4)
    project.act("copy-die:1", "take-generator:small")
    assert (project.state.players[0].dice, project.state.bonus) == ([4], -1)
    assert project.why("project:e").rule == "PULS-198"
    # A joint that only offers does not.
    offered = Table(boards=A_BOARDS).round(3).chain(0, "A2+/", "A5").turn(0, 3, 3).act("pay-transmitter:A5:3")
    assert offered.can("patent:AII-3-1")
    offered.act("patent:AII-3-1")
    assert not offered.legal("joint-die")


@rule("PULS-199", "PULS-R01")
@pytest.mark.parametrize(("id", "die", "value"), [("BII-3.2", 2, 3), ("CII-5.1", 1, 4), ("DIII-8.1", 1, 5)])
def test_a_bought_die(id: str, die: int, value: int) -> None:
    board = id.partition("-")[0]
    boards = " ".join(board if name == board[1:] else f"A{name}" for name in ("I", "II", "III"))
    slug = id.replace(".", "-")
    poor = Table(boards=boards).round(8).turn(0, die)
    assert poor.why(f"patent:{slug}").rule == "PULS-199"
    table = Table(boards=boards).round(8).give(0, cubes=1).turn(0, die).act(f"patent:{slug}")
    assert (table.cubes(), table.state.bonus) == (0, value)
    assert table.why("end-turn").rule == "PULS-R01"
    table.act(f"fly:{value}:bonus-{value}:none")
    assert table.state.bonus == -1


@rule("PULS-200")
def test_a_bought_die_is_never_paid_with_a_bonus_die() -> None:
    table = Table(boards="AI BII AIII").round(8).dice(2).give(0, cubes=5).turn(0).act("copy-die:2")
    assert table.why("patent:BII-3-2").rule == "PULS-070"
    table.act("take-generator:medium")
    assert table.why("patent:BII-3-2").rule == "PULS-198"
    table = Table(boards="AI BII AIII").round(8).dice(2).give(0, cubes=5).turn(0, 2)
    table.act("patent:BII-3-2")
    assert table.state.bonus == 3
    assert table.why("copy-die:2").rule == "PULS-191"


@rule("PULS-R02")
def test_a_must_use_die_always_has_a_flight() -> None:
    for side in ("a", "b"):
        table = Table(map=side, boards=A_BOARDS).round(3)
        cluster = table.state.cluster
        for place in range(len(cluster.kind)):
            if cluster.exists[place] and cluster.kind[place] != 3:
                copy = Table(map=side, boards=A_BOARDS).round(3)
                copy.state.players[0].ship = place
                copy.turn(0, 3).act("patent:AII-3-1")
                assert copy.legal("fly:2:bonus-2")
