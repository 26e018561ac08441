"""Chapters 9 and 10: quarters, completed planets, and space-object tokens."""

from __future__ import annotations

import pytest

from perihelion.games.quarterworlds.catalogue import QUARTER_PLACES
from perihelion.games.quarterworlds.components import COLOURS, WHITE
from tests.games.quarterworlds.scenario import BLUE, RED, Scenario, card, the_game
from tests.rule import rule

RICH = {"energy": 9, "food": 9, "metal": 9, "science": 9}
GREY, GREEN, GOLD, VIOLET = "1_19", "1_20", "1_21", "1_22"
SHIP, SHUTTLE, STATION = 0, 1, 2


def rich(hand: str, epoch: int = 2) -> Scenario:
    return Scenario(epoch).hand(RED, hand).tokens(9).produces(RED, **RICH)


def quarters(table: Scenario, id: str) -> set[str]:
    table.do(RED, f"lay {id}")
    return {words.removeprefix("attach ") for words in table.legal(RED)}


@rule("QUAR-101", "QUAR-100")
@pytest.mark.parametrize("id", [GREY, GREEN, GOLD, VIOLET])
def test_white_quarters_accept_every_colour(id: str) -> None:
    table = rich(id).world(RED, "1_30").begin()  # two white quarters
    assert quarters(table, id) == {"1_30 top-left", "1_30 top-right"}


@rule("QUAR-102", "QUAR-100", "QUAR-R16")
def test_a_bordered_quarter_accepts_its_colour_only() -> None:
    # 2_36: white, white, bordered green, bordered violet
    assert quarters(rich(GREY).world(RED, "2_36").begin(), GREY) == {"2_36 top-left", "2_36 top-right"}
    green = quarters(rich(GREEN).world(RED, "2_36").begin(), GREEN)
    assert green == {"2_36 top-left", "2_36 top-right", "2_36 bottom-left"}
    violet = quarters(rich(VIOLET).world(RED, "2_36").begin(), VIOLET)
    assert violet == {"2_36 top-left", "2_36 top-right", "2_36 bottom-right"}


@rule("QUAR-101")
def test_the_chosen_quarter_is_shown_until_it_is_paid_for() -> None:
    table = rich(GREY).world(RED, "1_31").world(RED, "1_30").begin()
    table.do(RED, f"lay {GREY}", "attach 1_30 top-right")
    laying = table.view(RED).laying
    assert laying is not None
    assert (laying.planet, laying.quarter) == (card("1_30").number, QUARTER_PLACES.index("top-right"))


@rule("QUAR-102", "QUAR-103", "QUAR-104")
def test_refusals_name_the_quarter() -> None:
    table = rich(GREY).world(RED, "2_36", "1_23").world(RED, "2_31").begin().do(RED, f"lay {GREY}")
    assert table.why(RED, "attach 2_36 bottom-left").key == "refusal-quarter-colour"
    assert table.why(RED, "attach 2_36 bottom-left").rule == "QUAR-102"
    assert table.why(RED, "attach 2_36 top-left").rule == "QUAR-104"
    assert table.why(RED, "attach 2_31 bottom-left").rule == "QUAR-103"
    assert table.why(RED, "attach 1_30 top-left").key == "refusal-not-your-planet"


@rule("QUAR-103")
def test_a_complete_quarter_accepts_nothing() -> None:
    # 2_31: bordered green, white, complete gold, complete grey
    assert "1_23" in rich("1_23").world(RED, "2_31").begin().lays(RED)
    table = rich("1_23").world(RED, "2_31", "", "1_22").begin()
    assert "1_23" not in table.lays(RED), "grey does not go onto the complete grey quarter"
    assert "1_21" not in rich("1_21").world(RED, "2_31", "", "1_22").begin().lays(RED)


@rule("QUAR-104")
def test_a_quarter_holds_one_card() -> None:
    table = rich("1_23 1_27").world(RED, "1_30").begin()
    table.do(RED, "lay 1_23", "attach 1_30 top-left", "pay-token").do(BLUE, "pass")
    table.do(RED, "lay 1_27")
    assert table.state.step().planet == card("1_30").number, "the one place left needs no answer"
    table.do(RED, "pay-token")
    assert table.state.worlds[RED][0].attached[:2] == [card("1_23").number, card("1_27").number]


@rule("QUAR-105")
def test_a_colonisation_card_acts_as_soon_as_it_is_attached() -> None:
    table = rich("1_24").world(RED, "2_36").begin()
    table.do(RED, "lay 1_24", "attach 2_36 bottom-left", "pay-token")
    assert table.state.income[RED] == 2
    assert table.points(RED) == {"colonisation": 1}


@rule("QUAR-106", "QUAR-086")
def test_a_planet_acts_in_the_turn_that_completes_it() -> None:
    table = rich("1_23 1_27").world(RED, "1_30").begin()
    table.do(RED, "lay 1_23", "attach 1_30 top-right", "pay-token")
    assert table.points(RED) == {"colonisation": 9}
    assert table.state.colonised(RED) == 0
    table.do(BLUE, "pass").do(RED, "lay 1_27", "pay-token")
    assert table.state.colonised(RED) == 1
    assert table.points(RED) == {"colonisation": 13, "planets": 4}
    assert table.state.income[RED] == 2


@rule("QUAR-X06")
def test_example_forge_quarter_on_nacre() -> None:
    table = rich("2_18").world(RED, "2_34").begin()
    table.do(RED, "lay 2_18", "attach 2_34 top-left", "pay-token")
    assert table.points(RED) == {"colonisation": 5}
    assert table.state.production[RED] == [9, 9, 10, 9]
    assert table.state.objects[RED] == [0, 0, 0]
    assert table.state.tokens[RED] == 8
    assert table.state.tracks[RED] == [0, 0, 0]
    assert table.state.income[RED] == 0


@rule("QUAR-X07", "QUAR-R46", "QUAR-106")
def test_example_lichen_field_completes_oruna() -> None:
    table = Scenario().hand(RED, "1_20 1_01 1_03 1_12").world(RED, "1_31").begin()
    table.do(RED, "lay 1_20", "pay 1_01", "pay 1_03", "pay 1_12")
    assert table.state.production[RED] == [0, 1, 0, 0]
    assert table.state.tokens[RED] == 2
    assert table.points(RED) == {"planets": 2}
    assert table.state.objects[RED] == [0, 0, 0]


@rule("QUAR-X08", "QUAR-110", "QUAR-112")
def test_example_a_ship_and_a_station_on_vardun() -> None:
    table = rich("2_21").world(RED, "2_31").begin()
    table.do(RED, "lay 2_21", "pay-token")
    assert table.state.worlds[RED][0].attached[1] == card("2_21").number
    assert table.state.objects[RED] == [1, 0, 0]


@rule("QUAR-X09", "QUAR-111", "QUAR-110")
def test_example_two_more_ship_tokens() -> None:
    table = rich("2_23").world(RED, "2_31", "", "2_21").begin()
    table.state.objects[RED] = [1, 0, 0]
    table.do(RED, "lay 2_23", "pay-token")
    assert table.state.objects[RED] == [3, 0, 0]
    assert table.state.colonised(RED) == 1
    assert table.points(RED) == {"colonisation": 3, "planets": 5}


@rule("QUAR-110")
@pytest.mark.parametrize(
    ("planet", "on", "id", "expected"),
    [
        ("1_32", "", "1_19", [0, 0, 1]),  # station on station
        ("1_32", "", "1_23", [0, 0, 0]),  # shuttle on station
        ("1_33", "", "1_23", [0, 1, 0]),
        ("1_32", "", "2_24", [0, 0, 1]),  # shuttle and station: the station only
        ("1_32", "2_24", "3_21", [0, 1, 2]),  # each kind of its own
        ("2_36", "", "2_21", [0, 0, 0]),  # a planet without symbols
        ("2_36", "2_21", "2_23", [1, 0, 0]),
        ("1_32", "", "1_21", [0, 0, 0]),  # a card without symbols
    ],
)
def test_tokens_are_counted_by_kind_before_the_card_lies(
    planet: str, on: str, id: str, expected: list[int]
) -> None:
    # a second planet, so that there is a choice of places
    table = rich(id).world(RED, planet, "", on).world(RED, "1_30").begin().do(RED, f"lay {id}")
    seen = [place for place in table.view(RED).laying.places if place.planet == card(planet).number]
    assert seen
    assert all(place.objects == expected for place in seen), "shown before the choice"
    where = f"attach {planet} {QUARTER_PLACES[seen[0].quarter]}"
    preview = table.game.preview(table.state, RED, table.state.number(table.name(where)))
    told = {text.args["object"]: text.args["amount"] for text in preview.then if text.key == "effect-objects"}
    names = ("object-ship", "object-shuttle", "object-station")
    assert [told.get(name, 0) for name in names] == expected, "the preview counts the same"
    table.do(RED, where, "pay-token")
    assert table.state.objects[RED] == expected


@rule("QUAR-R19")
def test_a_place_that_completes_a_planet_is_shown_as_such() -> None:
    table = rich("2_23").world(RED, "2_31", "", "2_21").world(RED, "2_36").begin().do(RED, "lay 2_23")
    completing = {place.planet for place in table.view(RED).laying.places if place.completes}
    assert completing == {card("2_31").number}


@rule("QUAR-112")
def test_a_cards_own_symbols_do_not_count_for_it() -> None:
    table = rich("2_21 2_23").world(RED, "2_36").begin()
    table.do(RED, "lay 2_21", "attach 2_36 top-left", "pay-token")
    assert table.state.objects[RED] == [0, 0, 0]
    table.do(BLUE, "pass").do(RED, "lay 2_23", "attach 2_36 bottom-left", "pay-token")
    assert table.state.objects[RED] == [1, 0, 0]


@rule("QUAR-R17", "QUAR-111")
def test_planet_symbols_stay_visible_whatever_is_attached() -> None:
    table = rich("3_17").world(RED, "2_31", "", "2_18").begin()  # everything open is covered after this
    table.do(RED, "lay 3_17", "pay-token")
    assert table.state.objects[RED] == [1, 0, 0]


@rule("QUAR-R18")
def test_a_docked_ship_adds_no_symbol() -> None:
    # a planet of epoch 3 can have a ship only when complete, so look at what counts directly
    from perihelion.games.quarterworlds.rules.effects import visible

    table = rich("").world(RED, "1_31", "1_24", ship="1_28")
    assert visible(table.state, table.state.worlds[RED][0]) == [2, 0, 0]
    table.state.worlds[RED][0].ship = -1
    assert visible(table.state, table.state.worlds[RED][0]) == [2, 0, 0]


@rule("QUAR-113", "QUAR-R22", "QUAR-R19")
@pytest.mark.parametrize(("id", "object"), [("3_31", STATION), ("3_34", SHUTTLE)])
def test_a_planet_with_a_double_symbol_gives_a_token_when_laid(id: str, object: int) -> None:
    table = rich(id, 3).begin().pay_for(RED, id, "token")
    expected = [0, 0, 0]
    expected[object] = 1
    assert table.state.objects[RED] == expected
    keys = [event.key for event in table.events if event.key in ("objects", "points")]
    assert keys == ["objects", "points"], "the token comes before the planet's own effect"


@rule("QUAR-113")
def test_other_planets_give_no_token_when_laid() -> None:
    for item in the_game().parts.cards:
        if item.kind == 4 and item.id not in ("3_31", "3_34"):
            table = rich(item.id, 3).begin().pay_for(RED, item.id, "token")
            assert table.state.objects[RED] == [0, 0, 0], item.id


@rule("QUAR-R15")
def test_colonisation_goes_on_while_a_quarter_is_open() -> None:
    table = rich("1_23").world(RED, "2_34", "1_19").begin()
    table.do(RED, "lay 1_23", "pay-token")
    assert table.state.worlds[RED][0].attached[2] == card("1_23").number
    assert table.state.worlds[RED][0].open_quarters(card("2_34")) == 1


@rule("QUAR-R16")
def test_the_player_chooses_between_white_and_bordered() -> None:
    for spot, at in (("top-left", 0), ("top-right", 1)):
        table = rich(GREEN).world(RED, "1_32").begin()  # bordered green, white
        assert quarters(table, GREEN) == {"1_32 top-left", "1_32 top-right"}
        table.do(RED, f"attach 1_32 {spot}", "pay-token")
        assert table.state.worlds[RED][0].attached[at] == card(GREEN).number


@rule("QUAR-R19")
def test_object_tokens_then_the_card_then_the_planet() -> None:
    table = rich("2_23").world(RED, "2_31", "", "2_21").begin().do(RED, "lay 2_23", "pay-token")
    keys = [event.key for event in table.events]
    order = [keys.index(key) for key in ("objects", "step", "colonised")]
    assert order == sorted(order)
    after = keys[keys.index("colonised") + 1 :]
    assert after == ["points", "step"], "the planet's effects in printed order"


@rule("QUAR-100")
def test_every_quarter_in_the_box_fits_some_card_or_none() -> None:
    for item in the_game().parts.cards:
        for quarter in item.quarters:
            fits = [colour for colour in range(len(COLOURS)) if quarter.accepts(colour)]
            if quarter.state == WHITE:
                assert fits == [0, 1, 2, 3]
            else:
                assert fits in ([], [quarter.colour])


@rule("QUAR-R19", "QUAR-R23")
@pytest.mark.parametrize(
    ("income", "own", "planet"), [(0, 2, 2), (11, 2, 2), (12, 2, 1), (13, 2, 0), (14, 1, 0)]
)
def test_the_preview_of_the_only_place_tells_all_it_brings_up_to_the_end_of_the_track(
    income: int, own: int, planet: int
) -> None:
    table = rich("1_24", 1).world(RED, "1_30", "", "1_01", "1_02", "1_03")
    table.state.income[RED] = income
    table.begin()
    preview = table.game.preview(table.state, RED, table.state.number(table.name("lay 1_24")))
    told = {promise.what: promise.figure for promise in preview.promises}
    assert (told.get("income", 0), told.get("planet-income", 0), told["object-ship"]) == (own, planet, 1)
    ends = [text.args for text in preview.then if text.key == "preview-track-end"]
    assert ends == [{"track": "track-income"}] * [own, planet].count(0)
    table.do(RED, "lay 1_24", "pay-token")
    assert table.state.income[RED] == income + own + planet
    # With two places to choose from, what the place brings is told when it is chosen.
    two = rich("1_24", 1).world(RED, "1_30").world(RED, "2_35").begin()
    preview = two.game.preview(two.state, RED, two.state.number(two.name("lay 1_24")))
    assert [promise.what for promise in preview.promises] == ["income", "points"]


@rule("QUAR-113")
@pytest.mark.parametrize(("planet", "kind"), [("3_31", 2), ("3_34", 1), ("3_30", -1), ("3_36", -1)])
def test_the_preview_of_a_planet_tells_the_token_for_two_identical_symbols(planet: str, kind: int) -> None:
    table = rich(planet, 3).begin()
    preview = table.game.preview(table.state, RED, table.state.number(table.name(f"lay {planet}")))
    names = ("object-ship", "object-shuttle", "object-station")
    told = [promise.what for promise in preview.promises if promise.what in names]
    assert told == ([names[kind]] if kind >= 0 else [])
    table.do(RED, f"lay {planet}", "pay-token")
    assert table.state.objects[RED] == [int(kind == one) for one in range(3)]


@rule("QUAR-R19")
@pytest.mark.parametrize(("planet", "again"), [("1_30", True), ("3_30", False)])
def test_a_planet_that_took_effect_at_once_brings_nothing_more_when_it_is_complete(
    planet: str, again: bool
) -> None:
    table = rich("1_24", 1).world(RED, planet, "", "1_01", "1_02", "1_03").begin()
    preview = table.game.preview(table.state, RED, table.state.number(table.name("lay 1_24")))
    assert "preview-completes" in [text.key for text in preview.then]
    assert any(promise.what.startswith("planet-") for promise in preview.promises) == again
