"""Chapter 1: aim and components."""

from __future__ import annotations

import pytest

from perihelion.core.text import Refused
from perihelion.games.quarterworlds import components as c
from perihelion.games.quarterworlds.rules.scoring import score_marker, winners
from tests.games.quarterworlds.printed import card_line
from tests.games.quarterworlds.scenario import BLUE, RED, Scenario, card, the_game
from tests.rule import rule

CARDS = the_game().parts.cards
EPOCH_CARDS = [item for item in CARDS if item.epoch]
SCIENCE = [item for item in CARDS if not item.epoch]


@rule("QUAR-001")
@pytest.mark.parametrize("seats", [1, 3, 4])
def test_the_game_is_for_two(seats: int) -> None:
    assert the_game().new(2, 1).seats == 2
    with pytest.raises(Refused, match="core-wrong-seats"):
        the_game().new(seats, 1)


@rule("QUAR-002", "QUAR-006")
def test_costs_are_amounts_of_four_resources() -> None:
    assert c.RESOURCES == ("energy", "food", "metal", "science")
    for item in EPOCH_CARDS:
        assert len(item.cost) == 4
        assert sum(item.cost) > 0


@rule("QUAR-003", "QUAR-005", "QUAR-006", "QUAR-R44")
def test_a_card_is_laid_for_its_effect_or_discarded_without_any() -> None:
    table = Scenario().hand(RED, "1_10 1_01 1_05").begin()  # 1_10 costs energy and metal
    table.pay_for(RED, "1_10", "1_01", "1_05")
    assert table.state.tracks[RED][c.MILITARY] == 1
    assert table.points(RED) == {"shuttles": 1}
    assert table.state.production[RED] == [0, 0, 0, 0], "discarded stations produce nothing"
    assert table.ids(table.state.discards) == {"1_01", "1_05"}
    assert table.hand_ids(RED) == set()


@rule("QUAR-R44", "QUAR-R26")
def test_there_is_one_common_discard_pile_and_nothing_comes_back() -> None:
    table = Scenario().hand(RED, "1_10 1_01 1_05").hand(BLUE, "1_14 1_13 1_03").begin()
    table.pay_for(RED, "1_10", "1_01", "1_05").pay_for(BLUE, "1_14", "1_13", "1_03")
    assert table.ids(table.state.discards) == {"1_01", "1_05", "1_13", "1_03"}
    table.next_deck("2_01 2_02 2_03 2_04 2_05 2_06").end_epoch()
    assert table.state.epoch == 2
    assert table.ids(table.state.discards) == {"1_01", "1_05", "1_13", "1_03"}


@rule("QUAR-004")
def test_every_epoch_card_shows_one_or_two_resources() -> None:
    for item in EPOCH_CARDS:
        assert 1 <= sum(item.shows(resource) for resource in range(4)) <= 2
    assert any(sum(item.shows(resource) for resource in range(4)) == 2 for item in EPOCH_CARDS)


@rule("QUAR-008")
def test_the_colonised_mark_is_on_ships_and_early_planets_only() -> None:
    for item in EPOCH_CARDS:
        expected = item.kind == c.SHIP or (item.kind == c.PLANET and item.epoch < 3)
        assert item.colonised_mark == expected, item.id


@rule("QUAR-009")
def test_ships_shuttles_and_stations_carry_their_own_symbol_once() -> None:
    own = {c.SHIP: c.SHIP_OBJECT, c.SHUTTLE: c.SHUTTLE_OBJECT, c.STATION: c.STATION_OBJECT}
    for item in EPOCH_CARDS:
        if item.kind in own:
            assert item.symbols == [own[item.kind]], item.id


@rule("QUAR-010")
def test_most_points_win() -> None:
    table = Scenario()
    table.state.over = True
    table.state.points[RED][0], table.state.points[BLUE][3] = 40, 41
    assert winners(table.state) == [BLUE]
    table.state.points[RED][1] = 2
    assert winners(table.state) == [RED]


@rule("QUAR-011")
def test_points_are_recorded_at_once() -> None:
    table = Scenario().hand(RED, "1_10 1_01 1_05").begin()
    table.do(RED, "lay 1_10", "pay 1_01")
    assert table.total(RED) == 0
    table.do(RED, "pay 1_05")
    assert table.total(RED) == 1
    assert table.view(BLUE).spaces[RED].total == 1


@rule("QUAR-012", "QUAR-R36")
@pytest.mark.parametrize(
    ("points", "marker", "tile"),
    [(0, 0, 0), (59, 59, 0), (60, 0, 60), (61, 1, 60), (119, 59, 60), (120, 0, 120), (137, 17, 120),
     (179, 59, 120), (180, 0, 120), (199, 19, 120)],
)  # fmt: skip
def test_the_score_track_is_a_loop_of_sixty(points: int, marker: int, tile: int) -> None:
    assert score_marker(points, 60) == (marker, tile)
    table = Scenario()
    table.state.points[RED][0] = points
    space = table.view(None).spaces[RED]
    assert (space.marker, space.tile, space.total) == (marker, tile, points)


@rule("QUAR-013", "QUAR-R19")
def test_all_effects_of_a_card_happen() -> None:
    table = Scenario(3).hand(RED, "3_35").tokens(9).produces(RED, energy=3, metal=2, science=2).begin()
    table.pay_for(RED, "3_35", "token")
    assert table.state.tracks[RED] == [1, 0, 1]
    assert table.points(RED) == {"planets": 1}
    steps = [event.args["track"] for event in table.events if event.key == "step"]
    assert steps == ["track-military", "track-diplomacy"], "in the order in which they are printed"


@rule("QUAR-020", "QUAR-R04")
def test_each_epoch_has_a_deck_of_thirty_six_cards() -> None:
    for epoch in (1, 2, 3):
        assert sum(1 for item in EPOCH_CARDS if item.epoch == epoch) == 36
    state = the_game().new(2, 7)
    view = the_game().view(state, None)
    assert view.deck == 36 - 6
    assert [len(deck) for deck in state.decks] == [30, 36, 36]
    other = the_game().new(2, 8)
    assert state.decks != other.decks, "the decks are shuffled"


@rule("QUAR-140", "QUAR-R39", "QUAR-132")
def test_science_cards_cost_science_and_have_an_effect_at_once_or_for_ever() -> None:
    assert len(SCIENCE) == 26
    for item in SCIENCE:
        assert item.cost[:3] == [0, 0, 0]
        assert item.cost[c.SCIENCE] > 0
        assert item.effects or item.permanents
    assert any(not item.permanents for item in SCIENCE)
    assert any(item.permanents for item in SCIENCE)
    types = {effect.type for item in SCIENCE for effect in item.permanents}
    assert types == set(range(len(c.PERMANENTS))), "every designed kind of effect is on some card"


@rule("QUAR-100", "QUAR-R17")
def test_planets_have_four_quarters_and_symbols_on_complete_ones_only() -> None:
    planets = [item for item in EPOCH_CARDS if item.kind == c.PLANET]
    assert len(planets) == 20
    for item in planets:
        assert len(item.quarters) == 4
        for quarter in item.quarters:
            assert quarter.state in (c.WHITE, c.BORDERED, c.COMPLETE)
            assert (quarter.colour == c.NOTHING) == (quarter.state == c.WHITE)
            if quarter.symbol != c.NOTHING:
                assert quarter.state == c.COMPLETE, item.id


@rule("QUAR-R22", "QUAR-113")
def test_two_planets_show_a_symbol_twice() -> None:
    double = [item.id for item in EPOCH_CARDS if item.kind == c.PLANET and len(item.symbols) == 2]
    assert double == ["3_31", "3_34"]
    for id in double:
        assert len(set(card(id).symbols)) == 1


@rule("QUAR-140")
def test_there_are_science_cards_of_all_three_kinds() -> None:
    """Instant, permanent and both: all three are in the box."""
    laws = [item for item in the_game().parts.cards if item.epoch == 0]
    kinds = {(bool(item.effects), bool(item.permanents)) for item in laws}
    assert kinds == {(True, False), (False, True), (True, True)}
    only_lasting = [item.id for item in laws if not item.effects]
    assert len(only_lasting) >= 4


def test_the_figures_that_the_rulebook_prints_stand_in_the_data() -> None:
    """Whatever is balanced, these stay: they are printed in the rulebook or in its examples."""
    parts = the_game().parts
    assert (parts.military_scale[1], parts.trade_scale[1], parts.diplomacy_table[0]) == (5, 2, 3)
    assert (parts.off_board, parts.colonised_planet_points, parts.hand_limit) == (2, 2, 7)
    assert parts.tile_points[0] == 2
    assert parts.token_values == [
        [0, 1, 2, 3, 3, 4, 5],
        [0, 0, 1, 1, 2, 2, 3, 3, 4],
        [0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 4],
    ]
    costs = {id: parts.cards[parts.by_id[id]].cost for id in ("1_25", "2_27", "2_30", "S_25")}
    assert costs == {"1_25": [0, 1, 1, 0], "2_27": [0, 2, 3, 0], "2_30": [2, 4, 0, 0], "S_25": [0, 0, 0, 4]}
    effects = {
        id: card_line(parts.cards[parts.by_id[id]]).split(" | ") for id in ("1_20", "1_31", "2_18", "2_27")
    }
    assert effects["1_20"][1:] == ["production food +1"]
    assert effects["1_31"][5:] == ["tokens +2", "points +2"]
    assert effects["2_18"][1:] == ["points +5", "production metal +1"]
    assert effects["2_27"][1:] == ["tokens +1", "track military +1"]
