"""Chapters 9 and 10: planetary systems, stations, the exploration bonus and its tokens."""

from __future__ import annotations

import pytest

from perihelion.games.pulsar.components.pieces import COVERED, NOBODY
from tests.games.pulsar.scenario import Table, pulsar
from tests.rule import rule

# On side A: G01 - S01 - G05 - S02, and G05 - S01 - G06.
THROUGH_S01 = ("fly:2:silver-2:none", "fly-to:G05")  # from G01
LAND_S01 = ("fly:1:silver-1:none", "fly-to:S01")


def through(tile: str, *stations: int, seats: int = 4, boards: str = "") -> Table:
    """A flight of A through system S01."""
    table = Table(seats=seats, boards=boards).system("S01", tile, *stations).ship(0, "G01")
    return table.turn(0, 2).act(*THROUGH_S01)


def land(tile: str, *stations: int, seats: int = 4, boards: str = "") -> Table:
    """A lands in system S01."""
    table = Table(seats=seats, boards=boards).system("S01", tile, *stations).ship(0, "G01")
    return table.turn(0, 1).act(*LAND_S01)


@rule("PULS-095", "PULS-107", "PULS-106")
def test_all_hidden_systems_of_a_flight_are_revealed_and_built_in() -> None:
    table = Table(seats=4).system("S01", "sys-05", revealed=False).system("S02", "sys-13", revealed=False)
    assert not table.planets("S01")
    table.ship(0, "G01").turn(0, 3).act("fly:3:silver-3:none", "fly-to:S02")
    assert table.planets("S01") == [NOBODY, 0, NOBODY]
    assert table.planets("S02") == [0, NOBODY, NOBODY]
    assert not table.planets("S03")


@rule("PULS-096", "PULS-097", "PULS-252", "PULS-259", "PULS-275")
@pytest.mark.parametrize(
    ("seats", "planets"),
    [(2, [NOBODY, COVERED, COVERED, COVERED]), (3, [NOBODY, COVERED, NOBODY, COVERED]), (4, [NOBODY] * 4)],
)
def test_planets_closed_at_the_player_count_are_covered(seats: int, planets: list[int]) -> None:
    table = Table(seats=seats).system("S01", "sys-15")  # blue 2 and 4, lifeless 3+ and 4
    assert table.planets("S01") == planets


@rule("PULS-096", "PULS-275")
def test_with_four_players_no_planet_is_covered() -> None:
    table = Table(seats=4)
    for number, tile in enumerate(table.box.systems[:16]):
        table.system(f"S{number + 1:02}", tile.id)
    assert all(COVERED not in planets for planets in table.state.stations)


@rule("PULS-097")
def test_a_covered_planet_never_carries_a_station() -> None:
    table = through("sys-10", seats=2)  # its lifeless planet is for four
    assert table.planets("S01") == [0, NOBODY, COVERED]
    table = land("sys-03", 1, seats=2)  # blue taken and covered: the lifeless one is left
    assert table.planets("S01") == [1, COVERED, 0]


@rule("PULS-098")
def test_stations_in_systems_that_others_revealed() -> None:
    table = Table(seats=2).system("S01", "sys-05").ship(1, "G01").turn(1, 2).act(*THROUGH_S01)
    assert table.planets("S01") == [NOBODY, 1, NOBODY]


@rule("PULS-099", "PULS-100", "PULS-104")
def test_one_station_a_planet_and_one_a_player() -> None:
    assert land("sys-04", 1).planets("S01") == [1, 0]
    full = land("sys-04", 1, 2)
    assert full.planets("S01") == [1, 2]
    assert not full.legal("take-bonus")
    again = land("sys-01", 0)
    assert again.planets("S01") == [0, NOBODY, NOBODY, NOBODY]
    assert not again.legal("take-bonus")
    assert not again.legal("draw-token")
    passing = through("sys-05", 0)  # free lifeless planets, and an own station on the blue one
    assert passing.planets("S01") == [0, NOBODY, NOBODY]
    lifeless = land("sys-05", NOBODY, 0)  # the blue planet is free, but the station stands already
    assert lifeless.planets("S01") == [NOBODY, 0, NOBODY]
    jump = Table(seats=4).system("S05", "sys-05", NOBODY, 0).display("B2").turn(0, 4)
    jump.act("take-transmitter:B2:4", "teleport:S05")
    assert jump.planets("S05") == [NOBODY, 0, NOBODY]


@rule("PULS-101")
def test_passing_builds_on_a_lifeless_planet_first() -> None:
    table = through("sys-05")
    assert table.planets("S01") == [NOBODY, 0, NOBODY]
    assert not table.legal("take-bonus")
    table = through("sys-05", NOBODY, 1, 2)
    assert table.planets("S01") == [0, 1, 2]
    assert not table.legal("take-bonus")  # blue, but passing: no bonus


@rule("PULS-102", "PULS-109")
def test_landing_builds_on_a_blue_planet_first() -> None:
    table = land("sys-05")
    assert table.planets("S01") == [0, NOBODY, NOBODY]
    assert table.legal() == ["take-bonus", "draw-token"]
    table = land("sys-05", 1)
    assert table.planets("S01") == [1, 0, NOBODY]
    assert not table.legal("take-bonus")


@rule("PULS-103")
def test_building_is_compulsory_and_the_kind_no_choice() -> None:
    table = through("sys-09")
    assert table.planets("S01") == [NOBODY, NOBODY, 0, NOBODY]
    assert not [name for name in table.legal() if "S01" in name]


@rule("PULS-105", "PULS-R14")
def test_passing_a_system_before_landing_in_it_is_ignored() -> None:
    table = Table(seats=4).system("S02", "sys-05").ship(0, "G03").turn(0, 4)
    table.act("fly:4:silver-4:none", "fly-to:S02")  # G03, S02, G07, P03, S02
    assert table.planets("S02") == [0, NOBODY, NOBODY]
    assert table.legal() == ["take-bonus", "draw-token"]


@rule("PULS-R14")
def test_a_system_passed_twice_is_resolved_once() -> None:
    table = Table(seats=4).system("S02", "sys-05").ship(0, "G03").turn(0, 5)
    table.act("fly:5:silver-5:none", "fly-to:G05")  # G03, S02, G07, P03, S02, G05
    assert table.planets("S02").count(0) == 1
    assert table.planets("S02")[1] == 0


@rule("PULS-106", "PULS-R13")
def test_several_stations_in_flight_order() -> None:
    table = Table(seats=4).system("S01", "sys-05", revealed=False).system("S02", "sys-05", revealed=False)
    table.system("S02", "sys-11", revealed=False).ship(0, "G01").turn(0, 3).act(
        "fly:3:silver-3:none", "fly-to:S02"
    )
    order = [event.args["place"] for event in table.events if event.key in ("revealed", "station")]
    assert order == ["place-S01", "place-S02", "place-S01", "place-S02"]
    assert table.events[-1].args.get("planet") == "planet-blue"
    # Two passes, then a landing on a gate.
    table = Table(seats=4).system("S01", "sys-05").system("S02", "sys-13").ship(0, "G01").turn(0, 4)
    table.act("fly:4:silver-4:none", "fly-to:G07")
    built = [event.args["place"] for event in table.told("station")]
    assert built == ["place-S01", "place-S02"]


@rule("PULS-108")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_system_has_an_open_blue_planet(seats: int) -> None:
    for tile in pulsar().box.systems:
        assert any(open_from <= seats for open_from in tile.blue)
        assert land(tile.id, seats=seats).legal("take-bonus") == ["take-bonus"]


@rule("PULS-110", "PULS-111")
def test_the_printed_bonus_or_a_token() -> None:
    table = land("sys-16").act("take-bonus")
    assert table.state.players[0].modifiers == [1, 1]
    assert (len(table.state.pile), table.points()) == (12, 0)  # and no token on top of it
    assert table.can("end-turn")
    table = Table(seats=4).system("S01", "sys-16").ship(0, "G01").pile("points5", "points4").turn(0, 1)
    table.act(*LAND_S01)
    assert table.legal() == ["take-bonus", "draw-token"]
    assert table.why("end-turn").rule == "PULS-110"  # one of the two has to be taken
    table.act("draw-token")
    assert (table.points(), len(table.state.pile)) == (5, 1)  # one token
    assert table.state.players[0].modifiers == [0, 0]
    assert table.can("end-turn")


@rule("PULS-110", "PULS-128")
@pytest.mark.parametrize(
    ("tile", "choices", "front", "modifiers", "cubes"),
    [
        ("sys-04", [], [1, 0, 0], [1, 0], 0),
        ("sys-05", [], [0, 1, 0], [1, 0], 0),
        ("sys-06", [], [0, 0, 1], [1, 0], 0),
        ("sys-07", ["small", "medium", "large"], [1, 0, 0], [0, 0], 0),
        ("sys-08", ["small", "medium"], [1, 0, 0], [0, 0], 0),
        ("sys-09", ["small", "large"], [1, 0, 0], [0, 0], 0),
        ("sys-10", ["medium", "large"], [0, 1, 0], [0, 0], 0),
        ("sys-11", [], [0, 0, 0], [0, 0], 2),
        ("sys-12", [], [0, 0, 0], [1, 0], 1),
        ("sys-13", [], [0, 0, 0], [0, 1], 1),
        ("sys-14", [], [0, 0, 0], [2, 0], 0),
        ("sys-15", [], [0, 0, 0], [1, 1], 0),
        ("sys-17", [], [0, 0, 0], [0, 0], 2),
    ],
)
def test_bonuses_of_the_systems(
    tile: str, choices: list[str], front: list[int], modifiers: list[int], cubes: int
) -> None:
    table = land(tile).act("take-bonus")
    assert table.legal("choose-generator") == [f"choose-generator:{size}" for size in choices]
    table.act(*table.legal("choose-generator")[:1])
    player = table.state.players[0]
    assert (player.front, player.modifiers, player.cubes) == (front, modifiers, cubes)


@rule("PULS-110", "PULS-114", "PULS-R01", "PULS-R02", "PULS-201")
@pytest.mark.parametrize(("tile", "value"), [("sys-01", 1), ("sys-02", 1), ("sys-03", 2)])
def test_a_bonus_die_of_a_system_must_be_used(tile: str, value: int) -> None:
    table = land(tile)
    assert table.legal() == ["take-bonus", "draw-token"]
    table.act("take-bonus")
    assert table.state.bonus == value
    assert not table.can("end-turn")
    assert table.why("end-turn").rule == "PULS-R01"
    table.act(f"fly:{value}:bonus-{value}:none")
    table.act(table.legal("fly-to:G")[0])
    assert table.can("end-turn")


@rule("PULS-114", "PULS-201", "PULS-191")
def test_after_another_bonus_die_only_the_token_is_left() -> None:
    table = Table(seats=4).system("S01", "sys-01").ship(0, "G01").dice(2).give(0, cubes=4)
    table.pile("points4", "points5").turn(0, 1).act("copy-die:2", "take-generator:medium").act(*LAND_S01)
    assert table.points() == 4  # drawn without asking
    assert not table.legal("take-bonus")
    # The same when the flight itself was paid with the bonus die.
    spent = Table(seats=4).system("S01", "sys-01").ship(0, "G01").dice(1).give(0, cubes=4).pile("points4")
    spent.turn(0, 5).act("copy-die:1", "fly:1:bonus-1:none", "fly-to:S01")
    assert (spent.points(), spent.state.bonus) == (4, -1)
    assert not spent.legal("take-bonus")
    table = Table(seats=4).system("S01", "sys-16").ship(0, "G01").dice(2).give(0, cubes=4)
    table.turn(0, 1).act("copy-die:2", "take-generator:medium").act(*LAND_S01)
    assert table.legal() == ["take-bonus", "draw-token"]  # other bonuses are not touched by that


@rule("PULS-112", "PULS-R41")
def test_tokens_are_resolved_and_discarded_but_the_extra_station_is_kept() -> None:
    table = Table(seats=4, boards="AI AII AIII").round(5).pile("station", "cubes", "points4").turn(0, 5)
    table.act("patent:AII-5-2")  # two tokens, then a modifier of each kind
    player = table.state.players[0]
    faces = [table.box.tokens[face].id for face in player.kept]
    assert faces == ["station"]
    assert [table.box.tokens[face].id for face in table.state.discards] == ["cubes"]
    assert (player.cubes, player.modifiers) == (3, [1, 1])
    assert len(table.state.pile) == 1


@rule("PULS-112")
@pytest.mark.parametrize(
    ("face", "points", "cubes", "modifiers"),
    [
        ("points4", 4, 0, [0, 0]),
        ("points5", 5, 0, [0, 0]),
        ("cubes", 0, 3, [0, 0]),
        ("modifiers", 0, 0, [1, 1]),
    ],
)
def test_faces_of_tokens(face: str, points: int, cubes: int, modifiers: list[int]) -> None:
    table = Table(seats=4).system("S01", "sys-17").ship(0, "G01").pile(face).turn(0, 1)
    table.act(*LAND_S01, "draw-token")
    player = table.state.players[0]
    assert (player.points, player.cubes, player.modifiers) == (points, cubes, modifiers)


@rule("PULS-113", "PULS-R41")
def test_discards_become_a_new_pile_when_a_token_is_due() -> None:
    table = Table(seats=4, boards="AI AII AIII").round(5).pile("points4").turn(0, 5)
    table.state.discards = []
    table.act("patent:AII-5-2")  # the token just discarded is drawn again
    assert table.points() == 8
    assert table.state.pile == []
    assert len(table.state.discards) == 1


@rule("PULS-113")
def test_the_new_pile_is_shuffled() -> None:
    drawn, piles = set(), set()
    for seed in range(40):
        table = Table(seats=4, seed=seed).system("S01", "sys-17").ship(0, "G01").pile().turn(0, 1)
        table.state.discards = [0, 0, 1, 1, 2, 3]
        table.act(*LAND_S01, "draw-token")
        drawn.add(table.state.discards[-1])
        piles.add(tuple(table.state.pile))
        assert sorted(table.state.pile + table.state.discards) == [0, 0, 1, 1, 2, 3]
    assert drawn == {0, 1, 2, 3}
    assert len(piles) > 15


@rule("PULS-R24")
def test_with_pile_and_discards_empty_no_token_is_drawn() -> None:
    table = Table(seats=4, boards="AI AII AIII").round(5).pile("station").turn(0, 5)
    table.state.discards = []
    table.act("patent:AII-5-2")
    assert [len(table.state.players[0].kept), len(table.state.pile), len(table.state.discards)] == [1, 0, 0]
    assert table.state.players[0].modifiers == [1, 1]  # the rest of the reward comes all the same


@rule("PULS-274", "PULS-R11")
def test_covering_when_a_teleport_reveals() -> None:
    table = Table(seats=2).system("S05", "sys-15", revealed=False).display("B2").turn(0, 4)
    table.act("take-transmitter:B2:4", "teleport:S05")
    assert table.planets("S05") == [0, COVERED, COVERED, COVERED]
