"""Chapter 14: the end of the game."""

from __future__ import annotations

import pytest

from perihelion import games
from perihelion.core.ledger import load_ledger
from perihelion.games.quarterworlds.rules.scoring import (
    final_points,
    score_sheet,
    standing,
    tile_points,
    winners,
)
from perihelion.games.quarterworlds.state import FROM_TOKENS, SOURCES
from tests.games.quarterworlds.scenario import BLUE, RED, Scenario, the_game
from tests.rule import rule

ENERGY, FOOD, METAL, SCIENCE = range(4)
STATIONS = "1_01 1_02 1_03 1_04 1_05 1_06 1_07 1_08 1_09 2_01 2_02 2_03"
SHUTTLES = "1_10 1_11 1_12 1_13 1_14 1_15 1_16 1_17 1_18"
SHIPS = ("1_28", "1_29", "2_27", "2_28", "2_29", "2_30", "3_24")
WORLDS = ("1_30", "1_31", "1_32", "1_33", "1_34", "1_35", "1_36")


def fleet(table: Scenario, seat: int, ships: int) -> Scenario:
    for planet, ship in list(zip(WORLDS, SHIPS, strict=True))[:ships]:
        table.world(seat, planet, ship=ship)
    return table


@rule("QUAR-170", "QUAR-123")
def test_the_ordinary_end_of_epoch_comes_first() -> None:
    table = Scenario(3).tracks(RED, military=2).produces(RED, energy=1)
    table.state.income = [1, 0]
    table.begin().end_epoch()
    assert table.state.over
    keys = table.told()
    assert keys.index("cylinder-vertical") < keys.index("income") < keys.index("final")
    assert table.points(RED) == {"military-dominance": 5, "income": 1, "tile-energy": 4}


@rule("QUAR-171", "QUAR-R47")
@pytest.mark.parametrize("resource", [ENERGY, FOOD, METAL, SCIENCE])
def test_the_higher_production_gains_the_tile(resource: int) -> None:
    table = fleet(Scenario(3), RED, 2)
    fleet(table, BLUE, 1)
    table.tracks(RED, military=1, trade=1, diplomacy=1).tracks(BLUE, military=3, trade=3, diplomacy=3)
    table.state.production[RED][resource] = 2
    table.state.production[BLUE][resource] = 1
    assert tile_points(table.state, RED, resource) > 0
    assert tile_points(table.state, BLUE, resource) == 0


@rule("QUAR-172", "QUAR-R33")
@pytest.mark.parametrize("level", [0, 3])
def test_on_a_tie_both_gain_from_their_own_position(level: int) -> None:
    table = Scenario(3).tracks(RED, trade=1).tracks(BLUE, trade=5)
    table.produces(RED, food=level).produces(BLUE, food=level)
    assert tile_points(table.state, RED, FOOD) == 2
    assert tile_points(table.state, BLUE, FOOD) == 10


@rule("QUAR-173", "QUAR-D01", "QUAR-D02", "QUAR-D03", "QUAR-R47")
@pytest.mark.parametrize(
    ("resource", "points"), [(ENERGY, 2 * 3), (FOOD, 2 * 4), (METAL, 3 * 2), (SCIENCE, 2 * 5)]
)
def test_each_tile_counts_its_own_thing(resource: int, points: int) -> None:
    table = fleet(Scenario(3), RED, 2).tracks(RED, military=3, trade=4, diplomacy=5)
    assert tile_points(table.state, RED, resource) == points


@rule("QUAR-X15")
def test_example_energy_tile() -> None:
    table = Scenario(3).produces(RED, energy=3).produces(BLUE, energy=1).tracks(RED, military=2)
    assert tile_points(table.state, RED, ENERGY) == 4


@rule("QUAR-X16")
def test_example_equal_food_production() -> None:
    table = Scenario(3).produces(RED, food=2).produces(BLUE, food=2)
    table.tracks(RED, trade=2).tracks(BLUE, trade=4)
    assert (tile_points(table.state, RED, FOOD), tile_points(table.state, BLUE, FOOD)) == (4, 8)


@rule("QUAR-X17")
def test_example_three_ships_and_five_tokens() -> None:
    table = fleet(Scenario(3), RED, 3)
    table.state.objects[RED] = [5, 0, 0]
    assert final_points(table.state, RED)[FROM_TOKENS] == 15


@rule("QUAR-174", "QUAR-175", "QUAR-R34")
@pytest.mark.parametrize(("laid", "value"), [(0, 0), (1, 1), (2, 2), (3, 3), (4, 3), (5, 4), (6, 5), (7, 5)])
def test_value_of_a_ship_token(laid: int, value: int) -> None:
    table = fleet(Scenario(3), RED, laid)
    table.state.objects[RED] = [2, 0, 0]
    assert final_points(table.state, RED)[FROM_TOKENS] == 2 * value


@rule("QUAR-174", "QUAR-176", "QUAR-R34")
@pytest.mark.parametrize(
    ("laid", "value"), [(0, 0), (1, 0), (2, 1), (3, 1), (4, 2), (5, 2), (6, 3), (7, 3), (8, 4), (9, 4)]
)
def test_value_of_a_shuttle_token(laid: int, value: int) -> None:
    table = Scenario(3).laid(RED, " ".join(SHUTTLES.split()[:laid]))
    table.state.objects[RED] = [0, 3, 0]
    assert final_points(table.state, RED)[FROM_TOKENS + 1] == 3 * value


@rule("QUAR-174", "QUAR-177", "QUAR-R34")
@pytest.mark.parametrize(
    ("laid", "value"),
    [(0, 0), (1, 0), (2, 0), (3, 1), (5, 1), (6, 2), (8, 2), (9, 3), (10, 3), (11, 4), (12, 4)],
)
def test_value_of_a_station_token(laid: int, value: int) -> None:
    table = Scenario(3).laid(RED, " ".join(STATIONS.split()[:laid]))
    table.state.objects[RED] = [0, 0, 3]
    assert final_points(table.state, RED)[FROM_TOKENS + 2] == 3 * value


@rule("QUAR-174")
def test_symbols_on_planets_and_colonisation_cards_fix_no_value() -> None:
    table = Scenario(3).world(RED, "2_31", "2_23", "2_21").world(RED, "3_31")  # ships and stations in plenty
    table.state.objects[RED] = [4, 4, 4]
    assert final_points(table.state, RED)[FROM_TOKENS : FROM_TOKENS + 3] == [0, 0, 0]
    assert table.state.objects_laid(RED) == [0, 0, 0]


@rule("QUAR-178", "QUAR-R21")
def test_two_points_for_each_fully_colonised_planet() -> None:
    table = Scenario(3).world(RED, "3_33").world(RED, "1_31", "1_20").world(RED, "1_30", "1_20")
    gained = dict(zip(SOURCES, final_points(table.state, RED), strict=True))
    assert gained["colonised-planets"] == 4


@rule("QUAR-170", "QUAR-174", "QUAR-178", "QUAR-D08")
def test_tiles_tokens_planets_and_bonuses_in_this_order() -> None:
    table = fleet(Scenario(3), RED, 1).world(RED, "3_33").researched(RED, "S_25").tracks(RED, trade=1)
    table.state.objects[RED] = [1, 0, 0]
    table.begin().end_epoch()
    finals = [event.args["source"] for event in table.events if event.key == "final" and event.seat == RED]
    assert finals == [
        "score-tile-food", "score-tile-metal", "score-tokens-ship", "score-colonised-planets",
        "score-end-bonus",
    ]  # fmt: skip


@rule("QUAR-179", "QUAR-010")
@pytest.mark.parametrize(
    ("red", "blue", "red_planets", "blue_planets", "expected"),
    [(50, 49, 0, 2, [RED]), (49, 50, 2, 0, [BLUE]), (50, 50, 1, 0, [RED]), (50, 50, 0, 1, [BLUE])],
)
def test_the_higher_total_wins_then_more_colonised_planets(
    red: int, blue: int, red_planets: int, blue_planets: int, expected: list[int]
) -> None:
    table = Scenario(3)
    table.state.points[RED][0], table.state.points[BLUE][0] = red, blue
    for seat, count in ((RED, red_planets), (BLUE, blue_planets)):
        for planet in ("3_33", "1_31")[:count]:
            table.world(seat, planet, "1_20" if planet == "1_31" else "")
    assert winners(table.state) == [], "nobody has won while the game goes on"
    table.state.finish()
    assert winners(table.state) == expected
    sheet = score_sheet(table.state)
    assert sheet.tie_break is not None
    assert sheet.tie_break.points == [red_planets, blue_planets]


@rule("QUAR-R35", "QUAR-179")
def test_a_full_tie_is_shared() -> None:
    table = Scenario(3).world(RED, "3_33").world(BLUE, "1_31", "1_20").world(BLUE, "1_30")
    table.state.points[RED][0] = table.state.points[BLUE][3] = 70
    table.state.finish()
    assert winners(table.state) == [RED, BLUE]


@rule("QUAR-180")
def test_the_steps_at_the_end_are_at_hand_in_both_languages() -> None:
    ledger = load_ledger("perihelion.games.quarterworlds", "quarterworlds")
    for lang in ("en", "cs"):
        ids = {found.id for found in ledger.find("QUAR-1", lang)}
        assert {"QUAR-120", "QUAR-170", "QUAR-171", "QUAR-174", "QUAR-178"} <= ids
        assert all(getattr(found, lang) for found in ledger.find("QUAR-1", lang))


@rule("QUAR-R45")
def test_what_is_left_over_is_worth_nothing() -> None:
    poor = Scenario(3).begin().end_epoch()
    rich = Scenario(3).hand(RED, "1_01 1_02").science(RED, "S_06 S_01").tokens(9).begin()
    rich.do(RED, "pass").do(BLUE, "pass").no_research()
    assert rich.state.over
    assert (rich.total(RED), poor.total(RED)) == (0, 0)


def test_the_score_sheet_projects_what_the_end_would_add() -> None:
    table = Scenario(2).world(RED, "3_33").tracks(RED, military=2).produces(RED, energy=1).begin()
    table.state.points[RED][0] = 7
    sheet = score_sheet(table.state)
    assert sheet.totals == [7 + 4 + 2, 0]
    assert sum(standing(table.state, RED)) == the_game().scores(table.state)[RED] == 13
    assert table.total(RED) == 7, "nothing is recorded yet"


def test_another_component_file_changes_the_game(tmp_path_factory: pytest.TempPathFactory) -> None:
    from importlib.resources import files

    own = files("perihelion.games.quarterworlds").joinpath("data/components.toml").read_text("utf-8")
    folder = tmp_path_factory.mktemp("parts")
    path = folder / "components.toml"
    path.write_text(own.replace("tokens_first_player = 3", "tokens_first_player = 8"), "utf-8")
    state = games.get("quarterworlds", path).new(2, 1, {"start": "red"})
    assert state.tokens == [8, 4]  # type: ignore[attr-defined]
    assert games.get("quarterworlds", folder).new(2, 1, {"start": "red"}).digest() == state.digest()
    path.write_text(own.replace('kind = "ship"', 'kind = "boat"', 1), "utf-8")
    with pytest.raises(ValueError, match="boat"):
        games.get("quarterworlds", path)
