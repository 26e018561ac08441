"""Chapters 7 and 8: kinds of cards, production, and the ends of tracks."""

from __future__ import annotations

import pytest

from perihelion.games.quarterworlds.components import (
    COLONISATION,
    DIPLOMACY,
    ENERGY,
    FOOD,
    METAL,
    MILITARY,
    NOTHING,
    SCIENCE,
    SHIP,
    TRADE,
)
from perihelion.games.quarterworlds.rules.effects import bring
from perihelion.games.quarterworlds.rules.payment import due
from perihelion.lab.play import Setting, play
from tests.games.quarterworlds.scenario import BLUE, RED, Scenario, card, the_game
from tests.rule import rule

RICH = {"energy": 9, "food": 9, "metal": 9, "science": 9}


def rich(hand: str, epoch: int = 1) -> Scenario:
    """Red produces so much that every card costs one token."""
    return Scenario(epoch).hand(RED, hand).tokens(9).produces(RED, **RICH)


@rule("QUAR-080", "QUAR-007", "QUAR-090")
@pytest.mark.parametrize(
    ("id", "resource"), [("1_01", ENERGY), ("1_03", FOOD), ("1_05", METAL), ("1_08", SCIENCE)]
)
def test_a_station_raises_its_production_at_once(id: str, resource: int) -> None:
    table = Scenario().hand(RED, id).tokens(5).begin()
    table.do(RED, f"lay {id}", "pay-suggested")
    expected = [0, 0, 0, 0]
    expected[resource] = 1
    assert table.state.production[RED] == expected
    assert table.ids(table.state.laid[RED]) == {id}


@rule("QUAR-081", "QUAR-007")
@pytest.mark.parametrize(("id", "track"), [("1_11", MILITARY), ("1_14", TRADE), ("2_15", DIPLOMACY)])
def test_a_shuttle_moves_its_track_at_once(id: str, track: int) -> None:
    table = rich(id).begin().pay_for(RED, id, "token")
    expected = [0, 0, 0]
    expected[track] = 1
    assert table.state.tracks[RED] == expected
    assert card(id).track == track


@rule("QUAR-082", "QUAR-086")
@pytest.mark.parametrize("id", ["1_31", "2_31", "2_36"])
def test_an_early_planet_stays_in_the_space_and_does_nothing_yet(id: str) -> None:
    table = rich(id, card(id).epoch).begin().pay_for(RED, id, "token")
    assert [world.card for world in table.state.worlds[RED]] == [card(id).number]
    assert table.total(RED) == 0
    assert table.state.tokens[RED] == 8
    assert table.state.tracks[RED] == [0, 0, 0]
    assert table.state.objects[RED] == [0, 0, 0]


@rule("QUAR-087", "QUAR-007", "QUAR-R20")
def test_a_planet_of_epoch_three_acts_when_laid_and_only_then() -> None:
    table = rich("3_30 3_17", 3).begin().pay_for(RED, "3_30", "token")
    assert table.points(RED) == {"planets": 6}
    table.do(BLUE, "pass").do(RED, "lay 3_17", "pay-token")  # fills its only open quarter
    assert table.state.colonised(RED) == 1
    assert table.points(RED) == {"planets": 6, "colonisation": 3}


@rule("QUAR-R20")
def test_a_completed_planet_of_epoch_three_takes_a_ship_and_counts() -> None:
    table = rich("3_17 3_24", 3).world(RED, "3_30").begin()
    assert "3_24" not in table.lays(RED)
    table.do(RED, "lay 3_17", "pay-token").do(BLUE, "pass")
    assert "3_24" in table.lays(RED)


@rule("QUAR-083", "QUAR-R15")
def test_a_colonisation_card_needs_an_open_quarter_of_an_own_planet() -> None:
    assert "1_20" not in rich("1_20").begin().lays(RED), "never on its own"
    assert "1_20" not in rich("1_20").world(BLUE, "1_31").begin().lays(RED), "not on the other's planet"
    assert "1_20" in rich("1_20").world(RED, "1_31").begin().lays(RED)
    full = rich("1_20").world(RED, "1_31", "1_19").begin()
    assert "1_20" not in full.lays(RED), "a fully colonised planet accepts none"
    reason = full.why(RED, "lay 1_20")
    assert (reason.key, reason.rule) == ("refusal-no-quarter", "QUAR-083")


@rule("QUAR-084", "QUAR-R42", "QUAR-R50")
def test_a_ship_needs_a_colonised_planet_without_a_ship() -> None:
    assert "1_28" not in rich("1_28").world(RED, "1_31").begin().lays(RED)
    assert "1_28" not in rich("1_28").world(BLUE, "1_31", "1_20").begin().lays(RED)
    table = rich("1_28 1_29").world(RED, "1_31", "1_20").begin()
    table.pay_for(RED, "1_28", "token").do(BLUE, "pass")
    world = table.state.worlds[RED][0]
    assert world.ship == card("1_28").number
    assert world.attached[0] == card("1_20").number, "the ship lies beside the planet"
    assert "1_29" not in table.lays(RED), "one ship for each planet, for the whole game"
    reason = table.why(RED, "lay 1_29")
    assert (reason.key, reason.rule) == ("refusal-no-planet-for-ship", "QUAR-084")
    assert (reason.args["colonised"], reason.args["ships"]) == (1, 1)


@rule("QUAR-084", "QUAR-R42")
def test_each_of_two_planets_takes_one_ship() -> None:
    table = rich("1_28 1_29").world(RED, "1_31", "1_20").world(RED, "3_33").begin()
    table.do(RED, "lay 1_28")
    assert table.legal(RED) == {"dock 1_31", "dock 3_33"}
    reason = table.why(RED, "dock 1_30")
    assert reason.key == "refusal-no-such-planet"
    table.do(RED, "dock 3_33", "pay-token").do(BLUE, "pass").do(RED, "lay 1_29", "pay-token")
    assert [world.ship for world in table.state.worlds[RED]] == [card("1_29").number, card("1_28").number]


@rule("QUAR-084")
def test_refusals_of_a_ship_name_the_planet() -> None:
    table = rich("1_28").world(RED, "1_31", "1_20").world(RED, "3_33").world(RED, "1_30")
    table.world(RED, "1_36", "1_19", ship="2_27").begin().do(RED, "lay 1_28")
    assert table.legal(RED) == {"dock 1_31", "dock 3_33"}
    open_planet = table.why(RED, "dock 1_30")
    assert (open_planet.key, open_planet.args["open"]) == ("refusal-not-colonised", 2)
    assert table.why(RED, "dock 1_36").key == "refusal-has-ship"
    assert table.why(RED, "pass").key == "refusal-place-first"


@rule("QUAR-085", "QUAR-007")
def test_a_ship_acts_at_once() -> None:
    table = rich("1_29").world(RED, "1_31", "1_20").begin().pay_for(RED, "1_29", "token")
    assert table.points(RED) == {"ships": 4}
    assert table.state.income[RED] == 2


@rule("QUAR-090", "QUAR-091")
def test_production_counts_from_the_next_card_on() -> None:
    table = Scenario().hand(RED, "1_01 1_12").tokens(9).begin()
    assert due(table.state, RED, card("1_12")) == [1, 0, 2, 0]
    table.pay_for(RED, "1_01", "token", "token", "token").do(BLUE, "pass")
    assert table.state.production[RED][ENERGY] == 1
    assert due(table.state, RED, card("1_12")) == [0, 0, 2, 0]


@rule("QUAR-092", "QUAR-068")
def test_production_never_falls_in_whole_games() -> None:
    from perihelion.core.chance import seeded
    from tests.games.quarterworlds.scenario import the_game

    for seed in range(4):
        state = the_game().new(2, seed)
        chance = seeded(seed)
        before = [[0] * 4, [0] * 4]
        while not state.over:
            seat = state.asked_seats()[0]
            legal = state.legal(seat)
            state.apply(seat, chance.pick(legal[:-1] or legal))
            now = [row[:] for row in state.production]
            for old, new in zip(before, now, strict=True):
                assert all(a <= b for a, b in zip(old, new, strict=True))
            before = now
        assert sum(before[0]) + sum(before[1]) > 0


@rule("QUAR-R23")
def test_steps_beyond_the_end_of_a_track_are_lost() -> None:
    table = Scenario().produces(RED, energy=10).tracks(RED, military=15, trade=14, diplomacy=15)
    table.state.income[RED] = 14
    for id in ("1_01", "1_11", "1_14", "1_14", "1_16"):
        bring(table.state, RED, card(id).effects, 0, "QUAR-R23")
    bring(table.state, RED, card("1_29").effects, 0, "QUAR-R23")  # two steps of income, room for one
    assert table.state.production[RED][ENERGY] == 10
    assert table.state.tracks[RED] == [15, 15, 15]
    assert table.state.income[RED] == 15


@rule("QUAR-R24")
def test_tokens_of_both_kinds_never_run_out() -> None:
    table = rich("1_21").tokens(500).world(RED, "2_36").begin()
    table.state.objects[RED] = [90, 90, 90]
    table.do(RED, "lay 1_21", "attach 2_36 top-left", "pay-token")
    assert table.state.tokens[RED] == 500 - 1 + 2
    many = rich("3_31", 3)
    many.state.objects[RED] = [99, 99, 99]
    many.begin().pay_for(RED, "3_31", "token")
    assert many.state.objects[RED] == [99, 99, 100]


@rule("QUAR-R21")
def test_a_planet_without_an_open_quarter_is_colonised_when_laid() -> None:
    table = rich("3_33 3_24 3_17", 3).begin().pay_for(RED, "3_33", "token")
    assert table.state.colonised(RED) == 1
    assert table.points(RED) == {"planets": 7}
    assert table.state.worlds[RED][0].attached == [NOTHING] * 4
    table.do(BLUE, "pass")
    assert "3_24" in table.lays(RED)
    assert "3_17" not in table.lays(RED)


@rule("QUAR-083", "QUAR-084")
def test_a_place_that_is_no_choice_counts_as_played() -> None:
    """A card with one place to go goes there at once; the lab counts the place all the same."""
    table = Scenario(3).hand(RED, "3_17 3_24").tokens(9).world(RED, "3_30").world(RED, "3_33").begin()
    catalogue = table.game.catalogue

    def implied(action: str) -> list[str]:
        number = table.state.number(table.name(action))
        return [catalogue.names[other] for other in table.game.implies(table.state, RED, number)]

    assert implied("lay 3_17") == [f"attach:{card('3_30').title}:top-left"]
    assert implied("lay 3_24") == [f"dock:{card('3_33').title}"]
    table.world(RED, "2_36")
    assert implied("lay 3_17") == [], "with two places it is asked"
    assert table.game.implies(table.state, RED, table.state.number("pay-token")) == []


def test_the_lab_counts_every_place_that_was_filled() -> None:
    result = play(Setting("quarterworlds", ("greedy", "greedy"), "places", detail=True), 0)
    names = the_game().catalogue.names
    for actions in result.used:
        used = {names[action] for action in actions}
        laid = [item for item in the_game().parts.cards if f"lay:{item.title}" in used]
        colonised = sum(1 for item in laid if item.kind == COLONISATION)
        ships = sum(1 for item in laid if item.kind == SHIP)
        assert colonised
        assert sum(1 for name in used if name.startswith("attach:")) == colonised
        assert sum(1 for name in used if name.startswith("dock:")) == ships
