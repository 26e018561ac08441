"""Chapters 16 and 17: headquarters projects and inspection flights."""

from __future__ import annotations

import pytest

from perihelion.games.pulsar.components.pieces import INSPECTION_FLIGHT
from perihelion.games.pulsar.state import INSPECTION_FLIGHTS
from tests.games.pulsar.scenario import Table, pulsar
from tests.rule import rule

SIDES = [side.id for side in pulsar().box.headquarters]


def at_headquarters(side: str, done: str = "", used: str = "", **options: str) -> Table:
    return Table(setup="standard", **options).headquarters(0, side, done, used)  # type: ignore[arg-type]


@rule("PULS-161")
def test_a_headquarters_belongs_to_one_player() -> None:
    table = at_headquarters("A1", "abc").headquarters(1, "B2").turn(1, 5)
    assert not table.can("project:d")  # A's projects do not open B's
    assert table.why("project:d").rule == "PULS-164"


@rule("PULS-162")
@pytest.mark.parametrize("side", range(8))
def test_the_pyramid(side: int) -> None:
    projects = pulsar().box.headquarters[side].projects
    assert [project.row for project in projects] == [1, 1, 1, 2, 2, 3, 3, 4]


@rule("PULS-163", "PULS-164")
@pytest.mark.parametrize("side", SIDES)
def test_what_is_open(side: str) -> None:
    needs = {"a": "", "b": "", "c": "", "d": "ab", "e": "bc", "f": "d", "g": "e", "h": "abcdefg"}
    projects = pulsar().box.headquarters[SIDES.index(side)].projects
    for project, before in zip(projects, needs.values(), strict=True):
        others = "".join(letter for letter in "abcdefg" if letter != project.id)
        for done in {before, "", *(others.replace(letter, "") for letter in before)}:
            table = at_headquarters(side, done).turn(0, project.die)
            assert table.can(f"project:{project.id}") == (set(before) <= set(done))


@rule("PULS-164")
def test_what_is_missing_is_named() -> None:
    reason = at_headquarters("A1", "a").turn(0, 5).why("project:d")
    assert reason.args["missing"] == ["project-b"]


@rule("PULS-165", "PULS-166")
def test_completing_a_project_once() -> None:
    table = at_headquarters("A1").turn(0, 2, 2).act("project:a")
    assert table.state.players[0].projects == 1
    assert table.state.players[0].modifiers == [2, 0]
    assert table.why("project:a").rule == "PULS-166"
    assert at_headquarters("A1").turn(0, 3).why("project:a").rule == "PULS-070"


@rule("PULS-167", "PULS-R42")
def test_rewards_at_once() -> None:
    table = at_headquarters("A1", "abcd").turn(0, 3).act("project:f")
    assert table.points() == 5
    assert table.state.players[0].modifiers == [0, 1]
    table = at_headquarters("A1").turn(0, 3).act("project:b")
    assert len(table.legal("choose-generator")) == len(table.legal()) == 3


@rule("PULS-168", "PULS-198")
def test_a_reward_that_cannot_be_used_unless_it_is_a_red_die() -> None:
    table = at_headquarters("A1").turn(0, 3)
    table.state.supply = [0, 0, 0]
    assert table.act("project:b").state.players[0].projects == 2
    split = at_headquarters("A1", "bc").dice(1).give(0, cubes=4).turn(0, 4, 4)
    split.act("copy-die:1", "take-generator:small")
    assert split.why("project:e").rule == "PULS-198"


@rule("PULS-169", "PULS-177")
def test_example_four_points_at_once_six_later() -> None:
    table = at_headquarters("C1", "ab").ship(0, "G15").turn(0, 3, 4).act("project:d")
    assert table.points() == 4
    table.fly(4, "G29", "S07", "G22", "G33", inspect="d:orange")
    assert table.points() == 10
    assert table.state.players[0].earned[INSPECTION_FLIGHTS] == 6


@rule("PULS-170", "PULS-178")
def test_an_inspection_is_used_once_after_completion() -> None:
    table = at_headquarters("C1", "ab").ship(0, "G15").turn(0, 4).act("fly:4:silver-4:none")
    assert not table.legal("inspect")
    assert table.why("inspect:d:orange").rule == "PULS-170"
    table = at_headquarters("C1", "abd").ship(0, "G15").turn(0, 1, 1).act("fly:1:silver-1:none")
    assert table.can("fly-to:S07")  # or never
    table.act("inspect:d:orange", "fly-to:S07")
    assert table.state.players[0].inspections == 0b1000
    table.act(*table.legal("draw-token"))
    while not table.legal("fly:1:"):
        table.act(table.legal()[0])
    assert not table.act("fly:1:silver-1:none").legal("inspect")


@rule("PULS-171", "PULS-172")
def test_one_inspection_announced_before_the_route() -> None:
    table = at_headquarters("A2", "ab").ship(0, "G15").turn(0, 4, 1).act("fly:4:silver-4:none")
    assert table.legal("inspect") == ["inspect:a:orange", "inspect:b:green"]
    table.act("inspect:a:orange")
    assert not table.legal("inspect")
    assert table.why("inspect:b:green").rule == "PULS-172"
    table.act("fly-to:G29")
    table.act(f"route:{1 + route_past(table, 'G33')}")
    assert table.state.players[0].inspections == 1
    assert table.points() == 6
    # The next flight scores nothing for it.
    table.act(*table.legal("draw-token"))
    assert table.act("fly:1:silver-1:none", "fly-to:P07").points() == 6


@rule("PULS-171")
def test_too_late_when_the_end_is_named() -> None:
    table = at_headquarters("A2", "ab", map="b").ship(0, "S16").turn(0, 6).act("fly:6:silver-6:none")
    flight = table.game.view(table.state, 0).flight
    assert flight is not None
    ends = [route.end for route in flight.routes]
    end = next(end for end in ends if ends.count(end) > 1)
    table.act(f"fly-to:{table.box.locations[end]}")
    assert table.legal("route")
    assert table.why("inspect:a:orange").rule == "PULS-171"


@rule("PULS-173", "PULS-176", "PULS-267")
def test_example_three_orange_gates() -> None:
    table = at_headquarters("C1", "abd").ship(0, "G15").turn(0, 4)
    table.fly(4, "G29", "S07", "G22", "G33", inspect="d:orange")
    assert table.points() == 6  # G22, G33, G29; not G15, where it started


@rule("PULS-174", "PULS-176", "PULS-267")
def test_example_a_gate_visited_again_scores_once() -> None:
    table = at_headquarters("C1", "abd").ship(0, "G15").turn(0, 6)
    table.fly(6, "G22", "S07", "G33", "G29", "P07", inspect="d:orange")
    assert table.points() == 6


@rule("PULS-173", "PULS-093")
def test_the_starting_gate_counts_if_revisited() -> None:
    table = at_headquarters("C1", "abd").ship(0, "G10").turn(0, 3)
    table.act("fly:3:silver-3:none", "inspect:d:orange", "fly-to:G10")
    assert table.points() == 4  # G11 and G10


@rule("PULS-175")
def test_one_of_several_colours() -> None:
    table = at_headquarters("A2", "abcdf", "ab").ship(0, "G15").turn(0, 4).act("fly:4:silver-4:none")
    assert table.legal("inspect") == [f"inspect:f:{colour}" for colour in ("orange", "magenta", "green")]
    table.act("inspect:f:magenta", "fly-to:G29")
    assert table.points() == 0
    orange = at_headquarters("A2", "abcdf", "ab").ship(0, "G15").turn(0, 4)
    assert orange.fly(4, "G29", "S07", "G22", "G33", inspect="f:orange").points() == 6


@rule("PULS-178")
def test_a_flight_that_scored_nothing_counts_as_used() -> None:
    table = at_headquarters("C1", "abd").ship(0, "G15").turn(0, 1)
    table.act("fly:1:silver-1:none", "inspect:d:orange", "fly-to:S07")
    assert table.points() == 0
    assert table.state.players[0].inspections == 0b1000


@rule("PULS-169")
def test_every_side_has_three_inspections_below_the_top() -> None:
    for side in pulsar().box.headquarters:
        below = side.projects[:7]
        assert sum(any(r.kind == INSPECTION_FLIGHT for r in project.rewards) for project in below) >= 3


def test_routes_differ_by_inspected_gates() -> None:
    # From S13 to S11 there is more than one way; with an inspection announced they are told apart by gates.
    table = at_headquarters("A2", "ab", map="b").ship(0, "S16").turn(0, 6).act("fly:6:silver-6:none")
    plain = len(_routes(table))
    table.act("inspect:a:orange")
    assert len(_routes(table)) >= plain
    for path in _routes(table):
        assert len(path) == 7


def _routes(table: Table) -> list[list[int]]:
    flight = table.game.view(table.state, 0).flight
    assert flight is not None
    return [route.path for route in flight.routes]


def route_past(table: Table, id: str) -> int:
    flight = table.game.view(table.state, 0).flight
    assert flight is not None
    return next(n for n, route in enumerate(flight.routes) if table.place(id) in route.path)
