"""Chapters 18 and 19: patents and buying modifiers; and what each technology does."""

from __future__ import annotations

import pytest

from tests.games.pulsar.scenario import Table, pulsar
from tests.rule import rule

A_BOARDS = "AI AII AIII"


def boards_with(id: str) -> str:
    """A set of boards that has the technology."""
    board = id.partition("-")[0]
    category = board[1:]
    return " ".join(board if name == category else f"A{name}" for name in ("I", "II", "III"))


def having(id: str, seats: int = 4, setup: str = "standard") -> Table:
    """A has the technology; it is round 8."""
    return Table(seats=seats, setup=setup, boards=boards_with(id)).round(8).patent(0, id)


@rule("PULS-179", "PULS-264")
def test_rows_open_with_the_rounds() -> None:
    for number in range(1, 9):
        table = Table(seats=4, boards=A_BOARDS).round(number).give(0, cubes=5).turn(0, 1, 2, 3, 4, 5, 6)
        rows = {table.box.technologies[t].row for t in table.state.techs}
        slugs = {name.partition(":")[2] for name in table.legal("patent")}
        opened = {tech.row for tech in table.box.technologies if tech.slug in slugs}
        assert opened == {row for row in rows if row <= number}
    reason = Table(boards=A_BOARDS).round(3).turn(0, 1).why("patent:AII-5-1")
    assert (reason.rule, reason.args) == ("PULS-179", {"row": 5, "round": 3})


@rule("PULS-180")
def test_patenting() -> None:
    table = Table(boards=A_BOARDS).turn(0, 3, 3).act("patent:AI-1-2")
    assert table.state.players[0].patents == 1 << table.slot("AI-1.2")
    assert Table(boards=A_BOARDS).turn(0, 4).why("patent:AI-1-2").rule == "PULS-070"
    assert Table(boards=A_BOARDS).turn(0, 4).why("patent:BI-1-2").rule == "PULS-022"


@rule("PULS-181")
def test_at_most_two_players() -> None:
    table = Table(seats=4, boards=A_BOARDS).patent(1, "AI-1.2").patent(2, "AI-1.2").turn(0, 3)
    assert table.why("patent:AI-1-2").rule == "PULS-181"
    assert Table(seats=4, boards=A_BOARDS).patent(1, "AI-1.2").turn(0, 3).can("patent:AI-1-2")


@rule("PULS-182")
def test_never_twice_by_the_same_player() -> None:
    table = Table(seats=4, boards=A_BOARDS).turn(0, 3, 3).act("patent:AI-1-2")
    assert table.why("patent:AI-1-2").rule == "PULS-182"
    assert table.round(2).turn(0, 3).why("patent:AI-1-2").rule == "PULS-182"


@rule("PULS-183", "PULS-221")
def test_one_icon_one_patent_a_round() -> None:
    table = Table(seats=3, boards=A_BOARDS).round(3).turn(0, 4).act("patent:AII-3-2")
    table.turn(1, 4)
    assert table.why("patent:AII-3-2").rule == "PULS-183"
    table.production().round(4).turn(1, 4)
    assert table.can("patent:AII-3-2")


@rule("PULS-183", "PULS-181")
def test_the_second_patent_follows_in_a_later_round_and_is_the_last() -> None:
    table = Table(seats=4, boards=A_BOARDS).round(3).turn(0, 4).act("patent:AII-3-2")
    table.production().round(4).turn(1, 4).act("patent:AII-3-2")
    slot = table.slot("AII-3.2")
    assert [(player.patents >> slot) & 1 for player in table.state.players] == [1, 1, 0, 0]
    assert table.turn(2, 4).why("patent:AII-3-2").rule == "PULS-181"
    table.production().round(5)
    assert table.turn(2, 4).why("patent:AII-3-2").rule == "PULS-181"


@rule("PULS-184")
def test_two_icons_two_players_in_one_round() -> None:
    table = Table(seats=3, boards=A_BOARDS).turn(0, 3).act("patent:AI-1-2")
    assert table.turn(1, 3).can("patent:AI-1-2")
    table.act("patent:AI-1-2")
    assert table.turn(2, 3).why("patent:AI-1-2").rule == "PULS-181"


@rule("PULS-185", "PULS-221")
def test_two_players_one_icon_once_in_the_game() -> None:
    table = Table(seats=2, boards=A_BOARDS).round(3).turn(0, 4).act("patent:AII-3-2")
    assert table.turn(1, 4).why("patent:AII-3-2").rule == "PULS-185"
    table.production().round(4).turn(1, 4)
    assert table.why("patent:AII-3-2").rule == "PULS-185"


@rule("PULS-R22", "PULS-184")
def test_two_players_two_icons() -> None:
    table = Table(seats=2, boards=A_BOARDS).turn(0, 3).act("patent:AI-1-2")
    assert table.turn(1, 3).can("patent:AI-1-2")
    table.production().round(2).turn(1, 3)
    assert table.can("patent:AI-1-2")


@rule("PULS-186")
def test_four_kinds() -> None:
    instant = Table(boards=A_BOARDS).round(5).turn(0, 1).act("patent:AII-5-1")
    assert instant.cubes() == 3
    permanent = having("AI-1.2").turn(0, 4, 1).act("patent:AII-3-2")
    assert permanent.points() == 2
    assert permanent.act("patent:AII-5-1").points() == 4
    green = having("AII-3.2").spinning(0, small=2)
    before = Table(seats=4, boards=A_BOARDS).round(8).spinning(0, small=2)
    assert green.production().points() - before.production().points() == 2
    purple = having("AIII-7.1").contracts().spinning(0, small=1).final()
    assert purple.state.players[0].earned[7] == 4


@rule("PULS-187", "PULS-200")
def test_an_effect_that_cannot_be_used_unless_it_is_a_red_die() -> None:
    table = Table(boards=A_BOARDS).round(4).turn(0, 2).act("patent:AII-4-1")
    assert (table.points(), table.state.players[0].patents != 0) == (0, True)
    table = Table(boards=A_BOARDS).round(3).dice(1).give(0, cubes=4).turn(0, 3)
    table.act("copy-die:1", "take-generator:small")
    assert table.why("patent:AII-3-1").rule == "PULS-198"


@rule("PULS-R21")
def test_a_technology_never_applies_to_its_own_patenting() -> None:
    assert Table(boards=A_BOARDS).turn(0, 3).act("patent:AI-1-2").points() == 0
    shift = Table(boards="CI AII AIII").turn(0, 2)
    assert not shift.can("patent:CI-1-2")  # costs a 3, and its own change does not help
    modifier = Table(boards="AI CII AIII").round(4).give(0, pm1=1).turn(0, 1).act("patent:CII-4-1")
    assert modifier.points() == 0
    portfolio = having("BIII-6.1").contracts().final()
    assert portfolio.state.players[0].earned[7] == 2  # counts itself


@rule("PULS-188", "PULS-189", "PULS-070")
@pytest.mark.parametrize(("die", "kinds"), [(1, ["pm1"]), (2, ["pm1", "plus2"]), (3, []), (6, [])])
def test_buying_modifiers(die: int, kinds: list[str]) -> None:
    table = Table().turn(0, die)
    assert table.legal("buy-modifier") == [f"buy-modifier:{kind}" for kind in kinds]
    for kind in kinds:
        copy = Table().turn(0, die).act(f"buy-modifier:{kind}")
        assert copy.state.players[0].modifiers == ([1, 0] if kind == "pm1" else [0, 1])
    bonus = Table().dice(die).give(0, cubes=4).turn(0).act(f"copy-die:{die}")  # a bonus die pays as well
    assert bonus.legal("buy-modifier") == [f"buy-modifier:{kind}" for kind in kinds]


# -- what the technologies do --------------------------------------------------------------------------


@rule("PULS-186", "PULS-R10", "PULS-R32")
def test_pulsar_observatory_once_a_flight_whoever_owns_it() -> None:
    for owner in (None, 0, 1):
        table = having("AI-1.3").ship(0, "G01")
        if owner is not None:
            table.claim(owner, "P02")
        table.turn(0, 1).act("fly:1:silver-1:none", "fly-to:P02")
        assert table.points() == 3
    passing = having("AI-1.3").ship(0, "G01").turn(0, 2).act("fly:2:silver-2:none", "fly-to:G48")
    assert passing.points() == 3
    two = having("AI-1.3").ship(0, "P04").turn(0, 3).act("fly:3:silver-3:none", "fly-to:P04")
    assert two.points() == 3  # once for each flight


@rule("PULS-R10")
def test_gate_cartography_needs_all_colours() -> None:
    table = having("DI-1.3").ship(0, "S01").turn(0, 6)
    table.act("fly:6:silver-6:none")
    flight = table.game.view(table.state, 0).flight
    assert flight is not None
    cluster = table.state.cluster
    for number, route in enumerate(flight.routes):
        colours = {cluster.colour[place] for place in route.path[1:]} - {-1}
        same = [n for n, other in enumerate(flight.routes) if other.end == route.end]
        copy = having("DI-1.3").ship(0, "S01").turn(0, 6).act("fly:6:silver-6:none")
        copy.act(f"fly-to:{copy.box.locations[route.end]}")
        if copy.legal("route"):
            copy.act(f"route:{same.index(number) + 1}")
        earned = copy.state.players[0].earned[5]
        assert earned == (4 if len(colours) == 3 else 0)


@rule("PULS-186", "PULS-R08")
@pytest.mark.parametrize(
    ("id", "place", "die", "distance", "allowed"),
    [
        ("AI-1.1", "P02", 2, 1, {"G01", "G48"}),  # a green gate visited
        ("BI-1.1", "P04", 2, 1, {"G10", "G11"}),  # an orange one
        ("CI-1.1", "S01", 2, 1, {"G05", "G06"}),  # a magenta one
        ("DI-1.1", "G01", 2, 1, {"P02"}),  # a landing on a pulsar
        ("DI-1.1", "G01", 3, 2, {"P02"}),  # G48 past P02 is no landing
    ],
)
def test_beacons(id: str, place: str, die: int, distance: int, allowed: set[str]) -> None:
    table = having(id).ship(0, place).turn(0, die)
    table.act(f"fly:{distance}:silver-{die}:none")
    assert set(table.legal("fly-to")) == {f"fly-to:{end}" for end in allowed}


@rule("PULS-186")
@pytest.mark.parametrize(
    ("id", "points"),
    [("AI-2.1", 3), ("DI-2.3", 5), ("CII-3.2", 4)],
)
def test_points_for_spinning_up(id: str, points: int) -> None:
    assert having(id).claim(0, "P02", "small").turn(0, 3).act("spin:P02").points() == points


@rule("PULS-186", "PULS-077")
@pytest.mark.parametrize(("id", "points"), [("AI-2.3", 1), ("BI-2.3", 2)])
def test_points_for_every_die_of_a_transmitter(id: str, points: int) -> None:
    table = having(id).display("A6").turn(0, 5).act("take-transmitter:A6:5")
    assert table.points() == points  # the die that takes it included
    assert table.turn(0, 4).act("pay-transmitter:A6:4").points() == 2 * points
    shifted = having(id).display("A6").turn(0, 6)
    assert shifted.can("take-transmitter:A6:5") == (id == "AI-2.3")


@rule("PULS-186")
def test_power_contracts() -> None:
    table = having("CI-2.3").chain(0, "A6:5").turn(0, 4).act("pay-transmitter:A6:4")
    assert table.points() == 4


@rule("PULS-186")
@pytest.mark.parametrize(
    ("id", "points", "shift"), [("BI-2.2", 1, True), ("CI-2.2", 2, False), ("DI-1.2", 0, True)]
)
def test_project_technologies(id: str, points: int, shift: bool) -> None:
    table = having(id).headquarters(0, "A1").turn(0, 2).act("project:a")
    table.act(*table.legal("pay:2:silver-2:none"))
    assert table.points() == points
    assert having(id).headquarters(0, "A1").turn(0, 4).can("project:b") == shift


@rule("PULS-186")
@pytest.mark.parametrize(("id", "blue", "lifeless"), [("BI-1.2", 0, 2), ("CI-1.3", 1, 1), ("DII-5.2", 2, 2)])
def test_station_technologies(id: str, blue: int, lifeless: int) -> None:
    table = (
        having(id).system("S01", "sys-11").ship(0, "G01").turn(0, 1).act("fly:1:silver-1:none", "fly-to:S01")
    )
    assert table.points() == blue
    table = (
        having(id).system("S01", "sys-11").ship(0, "G01").turn(0, 2).act("fly:2:silver-2:none", "fly-to:G05")
    )
    assert table.points() == lifeless
    jump = (
        having(id)
        .system("S05", "sys-11")
        .display("B2")
        .turn(0, 4)
        .act("take-transmitter:B2:4", "teleport:S05")
    )
    assert jump.points() == blue  # by teleport as well


@rule("PULS-186")
def test_claim_office() -> None:
    assert having("BI-1.3").ship(0, "G01").turn(0, 1).act("fly:1:silver-1:none", "fly-to:P02").points() == 4
    assert (
        having("BI-1.3").display("A2").turn(0, 6).act("take-transmitter:A2:6", "claim:X1").points() == 3 + 4
    )


@rule("PULS-186", "PULS-194")
def test_copy_bureau() -> None:
    table = having("CI-2.1").dice(5).give(0, cubes=3).turn(0).act("copy-die:5")
    assert table.cubes() == 0
    assert Table(seats=4).dice(5).give(0, cubes=3).turn(0).why("copy-die:5").args == {"cost": 4, "cubes": 3}


@rule("PULS-186")
def test_patent_attorneys() -> None:
    assert having("CI-1.2").turn(0, 3).can("patent:AII-3-2")  # costs a 4
    assert not Table(seats=4, boards="CI AII AIII").round(8).turn(0, 3).can("patent:AII-3-2")


# Actions that the die misses by one, with the kind of action a technology must speak of to help.
MISSED_BY_ONE = [
    ("take-generator:large", 3, ""),
    ("buy-modifier:plus2", 3, ""),
    ("spin:P02", 6, "spin"),
    ("take-transmitter:A6:5", 6, "transmitter"),
    ("pay-transmitter:B1:3", 2, "transmitter"),
    ("patent:AII-3-2", 3, "patent"),
    ("project:b", 4, "project"),
]


@rule("PULS-077", "PULS-186", "PULS-R08")
@pytest.mark.parametrize(
    ("id", "kind"),
    [
        ("AI-1.1", "flight"),
        ("DI-1.1", "flight"),
        ("AI-2.1", "spin"),
        ("AI-2.3", "transmitter"),
        ("CI-1.2", "patent"),
        ("BI-2.2", "project"),
        ("DI-1.2", "project"),
    ],
)
def test_a_technology_changes_the_die_of_its_own_action_only(id: str, kind: str) -> None:
    for action, die, helped in MISSED_BY_ONE:
        table = having(id).headquarters(0, "A1").display("A6").chain(0, "B1:6").claim(0, "P02", "medium")
        assert table.turn(0, die).can(action) == (helped == kind)


@rule("PULS-186", "PULS-192")
def test_overtime_bonus_counts_only_used_bonus_dice() -> None:
    table = having("DI-2.1").dice(1).give(0, cubes=4).turn(0).act("copy-die:1")
    assert table.points() == 0
    assert table.act("take-generator:small").points() == 2
    lapsed = having("DI-2.1").dice(1).give(0, cubes=4).turn(0).act("copy-die:1", "end-turn")
    assert lapsed.state.players[0].earned[5] == 0


@rule("PULS-186")
def test_calibration_fees() -> None:
    table = having("CII-4.1").give(0, plus2=1).turn(0, 2, 1)
    table.act("take-generator:large")
    assert table.points() == 2
    assert table.act("take-generator:small").points() == 2


@rule("PULS-186", "PULS-218")
@pytest.mark.parametrize(
    ("id", "expected"),
    [("AII-3.2", 3), ("DIII-6.2", 6), ("BII-3.1", 1), ("CII-3.1", 2), ("DII-3.1", 2), ("DI-2.2", 1)],
)
def test_green_technologies(id: str, expected: int) -> None:
    table = having(id).spinning(0, small=2, large=1).headquarters(0, "A1", "acd").chain(0, "A2+", "B2+")
    table.patent(0, *[t for t in ("AII-3.1", "AIII-6.1") if t in _ids(table)][:1]).production()
    player = table.state.players[0]
    assert player.earned[6] == expected
    place = [counter & 3 for counter in table.state.engineering].index(0)
    assert player.cubes == [3, 2, 1, 0][place]  # green technologies give points only


def _ids(table: Table) -> list[str]:
    return [table.box.technologies[tech].id for tech in table.state.techs]


@rule("PULS-186")
@pytest.mark.parametrize(
    ("id", "points", "cubes", "modifiers", "front"),
    [
        ("AII-4.1", 3, 0, [0, 0], 0),
        ("AII-5.1", 0, 3, [0, 0], 0),
        ("BII-4.1", 0, 0, [2, 1], 0),
        ("BII-4.2", 3, 0, [0, 0], 1),
        ("BII-5.2", 6, 0, [0, 0], 0),
        ("DII-4.1", 0, 2, [1, 0], 0),
        ("DII-5.1", 4, 0, [0, 0], 1),
        ("CIII-8.1", 8, 0, [0, 0], 0),
        ("BI-2.1", 0, 0, [0, 0], 2),
    ],
)
def test_instant_technologies(id: str, points: int, cubes: int, modifiers: list[int], front: int) -> None:
    table = Table(seats=4, boards=boards_with(id)).round(8).stations(0, 3).spinning(0, small=2)
    die = next(tech.die for tech in pulsar().box.technologies if tech.id == id)
    table.turn(0, die).act(f"patent:{id.replace('.', '-')}")
    while table.legal("decline") or table.legal("choose-generator"):
        table.act((table.legal("decline") or table.legal("choose-generator"))[0])
    player = table.state.players[0]
    assert (player.points, player.cubes, player.modifiers, sum(player.front)) == (
        points,
        cubes,
        modifiers,
        front,
    )


@rule("PULS-186", "PULS-159")
@pytest.mark.parametrize(("id", "number"), [("AII-4.2", 16), ("CII-5.2", 80), ("DII-4.2", 13)])
def test_jumps(id: str, number: int) -> None:
    table = Table(seats=4, boards=boards_with(id)).round(8)
    die = next(tech.die for tech in pulsar().box.technologies if tech.id == id)
    table.turn(0, die).act(f"patent:{id.replace('.', '-')}")
    assert len(table.legal("teleport")) == len(table.legal()) == number
