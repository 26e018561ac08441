"""Chapter 15: transmitters, joints and teleports."""

from __future__ import annotations

import pytest

from perihelion.games.pulsar.components.pieces import GATE, NOBODY, PULSAR, SYSTEM
from perihelion.games.pulsar.rules.technologies import active_links
from tests.games.pulsar.scenario import Table, pulsar
from tests.rule import rule


@rule("PULS-142")
@pytest.mark.parametrize("die", [6, 2, 1])
def test_any_printed_die_takes_a_transmitter(die: int) -> None:
    table = Table().display("A1", "A3", "A4").turn(0, die)
    assert f"take-transmitter:A1:{die}" in table.legal("take-transmitter:A1")
    table.act(f"take-transmitter:A1:{die}")
    cost = table.box.transmitters[table.tile("A1")].cost
    assert table.state.paid[table.tile("A1")] == 1 << cost.index(die)
    assert not table.state.is_active(table.tile("A1"))


@rule("PULS-142")
def test_other_dice_and_other_tiles_do_not() -> None:
    table = Table().display("A1", "A3", "A4").turn(0, 3)
    assert not table.legal("take-transmitter:A1")
    assert table.why("take-transmitter:A1:6").rule == "PULS-070"
    assert table.why("take-transmitter:C1:3").rule == "PULS-142"


@rule("PULS-143")
def test_a_taken_transmitter_is_not_replaced() -> None:
    table = Table().display("A1", "A3", "A5").turn(0, 3, 3).act("take-transmitter:A5:3")
    assert len(table.state.display) == 2
    assert not table.can("take-transmitter:A5:3")


@rule("PULS-144", "PULS-R42")
def test_joining_is_decided_at_once() -> None:
    table = Table().display("A1").chain(0, "B4").turn(0, 6, 4).act("take-transmitter:A1:6")
    assert {name.split(":")[0] for name in table.legal()} == {"join", "separate"}
    table.act("separate")
    assert table.state.players[0].structures == [[table.tile("B4") * 2], [table.tile("A1") * 2]]


@rule("PULS-145", "PULS-146")
def test_only_edges_with_half_dice_are_joined() -> None:
    # A4 has a connector on the right only, A5 on the left only.
    table = Table().display("A5").chain(0, "A4").turn(0, 3).act("take-transmitter:A5:3")
    assert table.legal("join") == ["join:A4:right:left"]
    table.act("join:A4:right:left")
    assert table.state.players[0].structures == [[table.tile("A4") * 2, table.tile("A5") * 2]]
    # Both used up: nothing can be joined any more.
    table.display("A7").turn(0, 4).act("take-transmitter:A7:4")
    assert not table.legal("join")
    assert len(table.state.players[0].structures) == 2


@rule("PULS-145")
def test_tiles_may_be_turned() -> None:
    table = Table().display("A1").chain(0, "A4").turn(0, 6).act("take-transmitter:A1:6")
    assert table.legal("join") == ["join:A4:right:left", "join:A4:right:right"]
    table.act("join:A4:right:right")
    assert table.state.players[0].structures == [[table.tile("A4") * 2, table.tile("A1") * 2 + 1]]
    # Now A1's left edge looks right: the chain ends with its half die of 1.
    table.display("B5").turn(0, 3).act("take-transmitter:B5:3")
    assert table.legal("join") == ["join:A1:left:right"]


@rule("PULS-146", "PULS-148", "PULS-R18")
def test_joining_at_either_end_of_any_structure() -> None:
    table = Table().display("A6").chain(0, "A1", "A2").chain(0, "B4").turn(0, 5).act("take-transmitter:A6:5")
    ends = {name.rpartition(":")[0] for name in table.legal("join")}
    assert ends == {"join:A1:left", "join:A2:right", "join:B4:left", "join:B4:right"}
    table.act("join:A1:left:left")  # in front of the chain, turned so that its left edge looks right
    assert table.state.players[0].structures[0] == [
        table.tile("A6") * 2 + 1,
        table.tile("A1") * 2,
        table.tile("A2") * 2,
    ]
    assert len(table.state.players[0].structures) == 2  # two structures are never linked


@rule("PULS-147")
def test_structures_are_never_joined_or_separated_later() -> None:
    table = Table().chain(0, "A1").chain(0, "A2").turn(0, 1, 2, 3)
    kinds = {name.split(":")[0] for name in table.legal()}
    assert not kinds & {"join", "separate"}


@rule("PULS-149")
def test_other_dice_are_paid_in_any_order_over_rounds() -> None:
    table = Table().chain(0, "A1:2").turn(0, 6, 1)
    assert table.legal("pay-transmitter") == ["pay-transmitter:A1:1", "pay-transmitter:A1:6"]
    assert table.why("pay-transmitter:A1:2").rule == "PULS-149"
    table.act("pay-transmitter:A1:6", "end-turn")
    table.turn(0, 1).act("pay-transmitter:A1:1")
    assert table.state.is_active(table.tile("A1"))
    other = Table().chain(1, "A1:2").turn(0, 6)
    assert other.why("pay-transmitter:A1:6").rule == "PULS-149"


@rule("PULS-150", "PULS-158")
def test_the_last_die_gives_the_reward_and_activates() -> None:
    table = Table().chain(0, "A1:62").turn(0, 1).act("pay-transmitter:A1:1")
    assert table.points() == 8
    assert table.state.is_active(table.tile("A1"))
    assert not table.legal("pay-transmitter")
    table.turn(0, 1, 6, 2)
    assert not table.legal("pay-transmitter")


@rule("PULS-151", "PULS-154")
def test_turning_keeps_the_half_dice() -> None:
    table = Table().chain(0, "A2", "A1:62").turn(0, 6, 1)
    table.act("pay-transmitter:A1:1")
    assert table.state.joints == []
    table.act("pay-transmitter:A2:6", "decline")
    assert table.state.joints == [2]  # right of A2 is a 1, left of A1 a 1, as before activation


@rule("PULS-152")
def test_a_single_die_activates_at_once() -> None:
    table = Table(seats=3).tracks("", "1B 2C 3A").display("A5").turn(0, 3).act("take-transmitter:A5:3")
    assert table.state.is_active(table.tile("A5"))
    assert table.production().cubes() == 1  # the tile's; the third place on the track gives none


@rule("PULS-153")
def test_permanent_rewards_from_the_round_of_activation_on() -> None:
    table = (
        Table(seats=3).tracks("1B 2C 3A", "1B 2C 3A").chain(0, "A6:5").turn(0, 4).act("pay-transmitter:A6:4")
    )
    assert table.points() == 0
    assert table.production().points() == 3
    assert table.production().points() == 6


@rule("PULS-154")
def test_example_halves_of_one_and_two() -> None:
    table = Table().chain(0, "A2/", "A5").turn(0, 6, 3)  # turned: its 2 looks right
    table.act("pay-transmitter:A5:3")
    assert not table.legal("joint-die")
    table.act("pay-transmitter:A2:6", "decline")
    assert table.legal("joint-die") == ["joint-die:3"]
    table.act("joint-die:3")
    assert table.state.bonus == 3
    assert table.legal("fly:3") == ["fly:3:bonus-3:none"]


@rule("PULS-154", "PULS-151")
def test_a_turned_tile_on_the_right_joins_with_its_right_half() -> None:
    table = Table().chain(0, "A2+", "A1/:62").turn(0, 1).act("pay-transmitter:A1:1")
    assert table.legal("joint-die") == ["joint-die:4"]  # right of A2 is a 1, right of A1 a 3
    table = Table().chain(0, "A1/:62", "A5+").turn(0, 1).act("pay-transmitter:A1:1")
    assert table.legal("joint-die") == ["joint-die:2"]  # left of A1 a 1, left of A5 a 1


@rule("PULS-154")
def test_only_when_both_become_active_for_the_first_time() -> None:
    table = Table().chain(0, "A2+", "A5+").turn(0, 6)
    assert not table.legal("joint-die")
    # A third tile offers its own joint, 3 + 1, and not again the 1 + 1 of the two that were active before.
    table = Table().chain(0, "A2+", "A1+", "A5").turn(0, 3).act("pay-transmitter:A5:3")
    assert table.legal("joint-die") == ["joint-die:4"]


@rule("PULS-155", "PULS-R03")
def test_the_joint_die_is_lost_after_the_turn() -> None:
    table = Table(seats=2).chain(0, "A2+/", "A5").turn(0, 3).act("pay-transmitter:A5:3")
    assert table.can("joint-die:3")
    assert table.can("end-turn")  # a joint only offers
    table.act("end-turn")
    table.turn(0, 1)
    assert not table.legal("joint-die")
    assert table.why("joint-die:3").rule == "PULS-155"


@rule("PULS-R01")
def test_a_taken_joint_die_may_lapse() -> None:
    table = Table().chain(0, "A2+/", "A5").turn(0, 3).act("pay-transmitter:A5:3", "joint-die:3")
    assert table.can("end-turn")


@rule("PULS-156", "PULS-R46")
def test_a_joint_of_two_zeroes() -> None:
    # A3's right is a 0, A8's left is a 0.
    table = Table().chain(0, "A3+", "A8:53").turn(0, 1).act("pay-transmitter:A8:1")
    table.act(table.legal("teleport")[0])
    assert table.legal("joint-die") == ["joint-die:0"]
    table.act("joint-die:0")
    assert not [name for name in table.legal() if "bonus-0" in name or name.startswith("take-generator")]
    table.give(0, pm1=1)
    assert table.legal("fly") == ["fly:1:bonus-0:plus1"]
    assert table.can("take-generator:small")
    table.give(0, pm1=-1, plus2=1)
    assert table.legal("fly") == ["fly:2:bonus-0:plus2"]
    assert table.can("take-generator:medium")


@rule("PULS-156", "PULS-R46")
def test_a_technology_raises_the_zero_die() -> None:
    table = Table(boards="AI AII AIII").patent(0, "AI-1.1").ship(0, "G01")
    table.chain(0, "A3+", "A8:53").turn(0, 1).act("pay-transmitter:A8:1", "teleport:P02", "joint-die:0")
    assert table.legal("fly") == ["fly:1:bonus-0:none"]  # to a green gate
    assert table.act("fly:1:bonus-0:none").legal("fly-to") == ["fly-to:G01", "fly-to:G48"]


@rule("PULS-157", "PULS-R19", "PULS-R03")
def test_two_joints_at_once_one_die() -> None:
    table = Table().chain(0, "A4+", "A1:62", "A5+").turn(0, 1).act("pay-transmitter:A1:1")
    assert table.legal("joint-die") == ["joint-die:3", "joint-die:4"]  # 2 + 1 and 3 + 1
    table.act("joint-die:4")
    assert table.legal("joint-die") == ["joint-die:3"]  # one may still change one's mind, once
    assert table.why("joint-die:4").rule == "PULS-155"
    table.act("take-generator:large")
    assert not table.legal("joint-die")
    assert table.why("joint-die:3").rule == "PULS-191"


@rule("PULS-158")
def test_immediate_rewards_are_points_pulsars_and_teleports() -> None:
    kinds = {reward.kind for tile in pulsar().box.transmitters for reward in tile.immediate}
    assert kinds == {0, 10, 11}
    assert Table().display("A4").chain(0, "B8:4").turn(0, 2).act("pay-transmitter:B8:2").points() == 11


@rule("PULS-159", "PULS-160", "PULS-R11")
@pytest.mark.parametrize(
    ("tile", "die", "kinds"), [("B2", 4, {SYSTEM}), ("C2", 5, {SYSTEM, PULSAR, GATE}), ("B7", 6, {PULSAR})]
)
def test_targets_of_teleports(tile: str, die: int, kinds: set[int]) -> None:
    for side in ("a", "b"):
        table = Table(map=side).display(tile).turn(0, die)
        if tile == "B7":
            table.chain(0, "B7:5").turn(0, die).act(f"pay-transmitter:{tile}:{die}")
        else:
            table.act(f"take-transmitter:{tile}:{die}")
        cluster = table.state.cluster
        targets = {table.place(name.split(":")[1]) for name in table.legal("teleport")}
        expected = {n for n in range(len(cluster.kind)) if cluster.exists[n] and cluster.kind[n] in kinds}
        assert targets == expected
        assert table.legal() == table.legal("teleport")  # compulsory


@rule("PULS-159", "PULS-117")
def test_a_teleport_may_go_to_a_pulsar_that_is_owned_and_claims_nothing_there() -> None:
    table = Table().claim(0, "P02").claim(1, "P03").chain(0, "B7:5").turn(0, 6).act("pay-transmitter:B7:6")
    assert {"teleport:P02", "teleport:P03"} <= set(table.legal("teleport"))
    rings = table.state.players[0].rings
    table.act("teleport:P03")
    assert (table.at(), table.ring("P03"), table.state.players[0].rings) == ("P03", 1, rings)


@rule("PULS-159", "PULS-R11", "PULS-R10")
def test_a_teleport_lands() -> None:
    table = (
        Table(seats=4, boards="AI AII AIII")
        .patent(0, "AI-1.3")
        .display("C2")
        .system("S05", "sys-05", revealed=False)
    )
    table.turn(0, 5).act("take-transmitter:C2:5", "teleport:S05")
    assert table.at() == "S05"
    assert table.planets("S05") == [0, NOBODY, NOBODY]
    assert table.legal() == ["take-bonus", "draw-token"]
    table = Table(boards="AI AII AIII").patent(0, "AI-1.3").display("C2").turn(0, 5)
    table.act("take-transmitter:C2:5", "teleport:P07")
    assert table.ring("P07") == 0
    assert table.points() == 2  # the tile's own points; a teleport visits no pulsar
    dead_end = (
        Table(map="b").display("C2").pile("points5").turn(0, 5).act("take-transmitter:C2:5", "teleport:P06")
    )
    assert dead_end.points() == 2 + 5


@rule("PULS-R11")
def test_no_inspection_on_a_teleport() -> None:
    table = Table(setup="standard").headquarters(0, "D2", "c").display("C2").turn(0, 5)
    table.act("take-transmitter:C2:5")
    assert not table.legal("inspect")
    table.act("teleport:G15")
    assert table.state.players[0].inspections == 0
    assert table.points() == 2


@rule("PULS-R12")
def test_a_teleport_to_where_the_ship_stands_is_a_new_landing() -> None:
    table = Table(seats=4).system("S05", "sys-05").ship(0, "S05").display("B2").turn(0, 4)
    table.act("take-transmitter:B2:4", "teleport:S05")
    assert table.planets("S05") == [0, NOBODY, NOBODY]
    assert table.legal() == ["take-bonus", "draw-token"]


@rule("PULS-R18")
def test_a_new_tile_is_joined_to_one_tile_only() -> None:
    # With two structures whose ends would both fit, the new tile hangs on one of them.
    table = Table().display("B4").chain(0, "A4").chain(0, "B8").turn(0, 6).act("take-transmitter:B4:6")
    table.act("join:A4:right:left")
    assert table.state.players[0].structures == [
        [table.tile("A4") * 2, table.tile("B4") * 2],
        [table.tile("B8") * 2],
    ]


@rule("PULS-R20")
def test_the_same_value_twice() -> None:
    table = Table().display("C3").turn(0, 4, 4).act("take-transmitter:C3:4")
    assert not table.state.is_active(table.tile("C3"))
    table.act("pay-transmitter:C3:4")
    assert table.state.is_active(table.tile("C3"))
    assert table.points() == 10


@rule("PULS-145", "PULS-148")
def test_joins_are_offered_in_the_order_of_the_catalogue() -> None:
    table = Table().display("B4").chain(0, "B8").chain(0, "A4", "A2").turn(0, 6)
    offered = table.act("take-transmitter:B4:6").legal("join")
    numbers = [table.game.catalogue.numbers[name] for name in offered]
    assert len(numbers) > 2
    assert numbers == sorted(numbers)


@rule("PULS-154")
@pytest.mark.parametrize(
    ("chain", "links"),
    [("A1+ A2 A4+", 0), ("A1+ A2+ A4", 1), ("A1 A2+ A4+", 1), ("A1+ A2+ A4+", 2), ("A1+", 0)],
)
def test_a_joint_counts_between_two_active_transmitters(chain: str, links: int) -> None:
    assert active_links(Table().chain(0, *chain.split()).state, 0) == links
