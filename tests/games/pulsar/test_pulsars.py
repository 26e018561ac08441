"""Chapters 11 and 12: claiming pulsars, dead ends."""

from __future__ import annotations

import pytest

from perihelion.games.pulsar.components.pieces import NOBODY
from tests.games.pulsar.scenario import Table
from tests.rule import rule

TO_P02 = ("fly:1:silver-1:none", "fly-to:P02")  # from G01


@rule("PULS-115")
def test_ending_on_a_free_pulsar_claims_it() -> None:
    table = Table().ship(0, "G01").turn(0, 1).act(*TO_P02)
    assert table.ring("P02") == 0
    assert table.state.players[0].rings == 5


@rule("PULS-116")
def test_passing_a_pulsar_claims_nothing() -> None:
    table = Table().ship(0, "G01").turn(0, 2).act("fly:2:silver-2:none", "fly-to:G48")
    assert table.ring("P02") == NOBODY
    assert table.state.players[0].rings == 6


@rule("PULS-117", "PULS-119")
def test_a_claimed_pulsar_stays_with_its_owner() -> None:
    table = Table().claim(1, "P02").ship(0, "G01").front(0, "small").turn(0, 1, 3).act(*TO_P02)
    assert table.at() == "P02"
    assert table.ring("P02") == 1
    assert table.state.players[0].rings == 6
    assert table.why("place:small:P02").rule == "PULS-117"
    table = Table().claim(1, "P02", "small").turn(0, 3)
    assert table.why("spin:P02").rule == "PULS-117"


@rule("PULS-118")
def test_no_ring_left_claims_nothing() -> None:
    table = Table().ship(0, "G01")
    for id in ("P01", "P03", "P04", "P05", "P06", "P07"):
        table.claim(0, id)
    assert table.state.players[0].rings == 0
    table.turn(0, 1).act(*TO_P02)
    assert table.ring("P02") == NOBODY


@rule("PULS-120", "PULS-R39", "PULS-158")
def test_claiming_an_isolated_pulsar_as_a_reward() -> None:
    table = Table().display("A2").claim(1, "X2").turn(0, 6).act("take-transmitter:A2:6")
    assert table.legal() == ["claim:X1", "claim:X3", "decline"]
    assert table.points() == 3
    table.act("claim:X3")
    assert table.ring("X3") == 0
    table = Table().display("A2").turn(0, 6).act("take-transmitter:A2:6", "decline")
    assert [table.ring(id) for id in ("X1", "X2", "X3")] == [NOBODY] * 3
    assert table.state.players[0].rings == 6


@rule("PULS-R39")
@pytest.mark.parametrize("case", ["no pulsar", "no ring"])
def test_the_claim_is_lost_but_the_rest_is_given(case: str) -> None:
    table = Table(boards="AI AII AIII").round(2)
    if case == "no pulsar":
        table.claim(1, "X1").claim(1, "X2").claim(1, "X3")
    else:
        table.state.players[0].rings = 0
    table.turn(0, 5).act("patent:AI-2-2")
    assert table.legal("choose-generator") == [
        f"choose-generator:{size}" for size in ("small", "medium", "large")
    ]
    assert table.act("choose-generator:large").state.players[0].front == [0, 0, 1]


@rule("PULS-122", "PULS-R34")
def test_dead_end_tokens() -> None:
    # Landing on the pulsar of a dead end, then again: only the claim earns a token.
    table = Table(map="b").ship(0, "G23").pile("points4", "points5").turn(0, 1, 2)
    table.act("fly:1:silver-1:none", "fly-to:P06")
    assert (table.ring("P06"), table.points()) == (0, 4)
    table.act("fly:2:silver-2:none", "fly-to:P06")
    assert table.points() == 4
    # Nor does a landing that claims nothing for want of a ring.
    table = Table(map="b").ship(0, "G23").pile("points4")
    table.state.players[0].rings = 0
    table.turn(0, 1).act("fly:1:silver-1:none", "fly-to:P06")
    assert (table.ring("P06"), table.points()) == (NOBODY, 0)
    # Gates of a dead end earn nothing.
    table = Table(map="b").ship(0, "G25").pile("points4").turn(0, 1).act("fly:1:silver-1:none", "fly-to:G23")
    assert table.points() == 0
    # Nor does a dead-end system in which nothing can be built.
    table = Table(map="b", seats=4).system("S03", "sys-04", 1, 2).ship(0, "G03").pile("points4").turn(0, 1)
    assert table.act("fly:1:silver-1:none", "fly-to:S03").points() == 0


@rule("PULS-122")
def test_a_station_in_a_dead_end_earns_a_token_on_landing_and_on_passing() -> None:
    # Landing on the blue planet: the bonus, and a token on top of it.
    table = Table(map="b", seats=4).system("S03", "sys-11").ship(0, "G03").pile("points4").turn(0, 1)
    table.act("fly:1:silver-1:none", "fly-to:S03", "take-bonus")
    assert (table.cubes(), table.points(), table.planets("S03")) == (2, 4, [0, NOBODY, NOBODY])
    # Landing on a lifeless one: no bonus, but the token.
    table = Table(map="b", seats=4).system("S03", "sys-11", 1).ship(0, "G03").pile("points5").turn(0, 1)
    table.act("fly:1:silver-1:none", "fly-to:S03")
    assert (table.points(), table.planets("S03")) == (5, [1, 0, NOBODY])
    # Turning back at the tip.
    table = Table(map="b", seats=4).system("S03", "sys-11").ship(0, "G03").pile("points4").turn(0, 2)
    table.fly(2, "G03", "S03")
    assert (table.points(), table.planets("S03")) == (4, [NOBODY, 0, NOBODY])
    # Neither landing nor passing earns one outside a dead end.
    table = Table(map="b", seats=4).system("S16", "sys-11", 1).ship(0, "G48").pile("points4").turn(0, 1)
    assert table.act("fly:1:silver-1:none", "fly-to:S16").points() == 0
    table = Table(map="b", seats=4).system("S16", "sys-11").ship(0, "G48").pile("points4").turn(0, 2)
    assert table.act("fly:2:silver-2:none", "fly-to:G05").points() == 0


def before_the_dead_end(die: int) -> Table:
    """Side B: the ship on G48, an ordinary system on S16, one in a dead end on S03."""
    table = Table(map="b", seats=4).system("S16", "sys-05").system("S03", "sys-11")
    return table.ship(0, "G48").pile("points4", "points5", "cubes").turn(0, die)


@rule("PULS-123", "PULS-265", "PULS-R40")
def test_example_ending_in_the_dead_end() -> None:
    table = before_the_dead_end(3).act("fly:3:silver-3:none", "fly-to:S03")
    assert table.planets("S16") == [NOBODY, 0, NOBODY]
    assert table.planets("S03") == [0, NOBODY, NOBODY]
    assert table.points() == 0  # the bonus comes first, the dead-end token after it
    table.act("take-bonus")
    assert (table.cubes(), table.points()) == (2, 4)
    table = before_the_dead_end(3).act("fly:3:silver-3:none", "fly-to:S03", "draw-token")
    assert (table.cubes(), table.points()) == (0, 9)


@rule("PULS-124", "PULS-265", "PULS-R34")
def test_example_turning_back_to_a_gate() -> None:
    table = before_the_dead_end(4).act("fly:4:silver-4:none", "fly-to:G03")
    assert table.planets("S16") == [NOBODY, 0, NOBODY]
    assert table.planets("S03") == [NOBODY, 0, NOBODY]  # passing: lifeless first
    assert table.points() == 4
    assert not table.legal("take-bonus")


@rule("PULS-125", "PULS-265", "PULS-105")
def test_example_turning_back_to_the_ordinary_system() -> None:
    table = before_the_dead_end(5).act("fly:5:silver-5:none", "fly-to:S16")
    if table.legal("route"):
        table.act(table.legal("route")[route_through(table, "S03")])
    assert table.planets("S16") == [0, NOBODY, NOBODY]  # the landing alone counts
    assert table.planets("S03") == [NOBODY, 0, NOBODY]
    assert table.points() == 4
    assert table.legal() == ["take-bonus", "draw-token"]
    assert table.act("draw-token").points() == 9


def route_through(table: Table, id: str) -> int:
    flight = table.game.view(table.state, 0).flight
    assert flight is not None
    return next(n for n, route in enumerate(flight.routes) if table.place(id) in route.path)


@rule("PULS-121")
def test_side_a_has_no_dead_ends() -> None:
    assert not any(Table(map="a").state.cluster.dead_end)
    assert sum(Table(map="b").state.cluster.dead_end) == 6
