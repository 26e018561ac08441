"""Chapters 11, 12 and 16: the end of an epoch, research, and the designed effects of science cards."""

from __future__ import annotations

import pytest

from perihelion.core.plain import encode
from perihelion.games.quarterworlds.components import DIPLOMACY, MILITARY, TRADE
from perihelion.games.quarterworlds.rules.influence import level
from perihelion.games.quarterworlds.rules.payment import due
from perihelion.games.quarterworlds.rules.scoring import final_points
from perihelion.games.quarterworlds.state import FROM_TOKENS, SOURCES
from tests.games.quarterworlds.scenario import BLUE, RED, Scenario, card
from tests.rule import rule

NEXT = "2_01 2_02 2_03 2_04 2_05 2_06"
# science: 1_04 1_07 1_15; not science: 1_01 1_03 1_05 1_10
# with a science symbol: S_01 S_02 S_03 S_05 S_10; without: S_04 S_06 S_08 S_25


def research(science: str, hand: str = "", tokens: int = 0, produced: int = 0) -> Scenario:
    """Both have passed, red first; red may research."""
    table = Scenario().science(RED, science).hand(RED, hand).tokens(tokens).produces(RED, science=produced)
    return table.next_deck(NEXT).begin().do(RED, "pass").do(BLUE, "pass")


def ways(table: Scenario, id: str) -> set[str]:
    """Every legal payment for a science card, found by trying every sequence of answers."""
    table = table.do(RED, f"research {id}")
    actions, cards = table.game.actions, table.game.parts.cards
    found: set[str] = set()

    def explore(state: object, paid: tuple[str, ...]) -> None:
        for action in state.legal(RED):  # type: ignore[attr-defined]
            if action == actions.pay_suggested:
                continue
            item = "token" if action == actions.pay_token else cards[action - actions.pay].id
            after = state.copy()  # type: ignore[attr-defined]
            after.apply(RED, action)
            if after.researched[RED]:
                found.add(" ".join(sorted((*paid, item))))
            else:
                explore(after, (*paid, item))

    explore(table.state, ())
    return found


# -- the end of an epoch -----------------------------------------------------------------------------


@rule("QUAR-120", "QUAR-131", "QUAR-170")
@pytest.mark.parametrize("epoch", [1, 3])
def test_research_then_influence_then_income(epoch: int) -> None:
    table = Scenario(epoch).science(RED, "S_06").tokens(9).tracks(RED, military=1)
    table.state.income[RED] = 2
    table.begin().do(RED, "pass").do(BLUE, "pass")
    table.do(RED, "research S_06", "pay-suggested").do(BLUE, "decline")
    keys = table.told()
    order = [keys.index(key) for key in ("epoch-end", "researched", "cylinder-vertical", "income")]
    assert order == sorted(order)


@rule("QUAR-121")
def test_income_is_gained_as_points_and_stays() -> None:
    table = Scenario().next_deck(NEXT)
    table.state.income = [4, 1]
    table.begin().end_epoch()
    assert table.points(RED) == {"income": 4}
    assert table.points(BLUE) == {"income": 1}
    assert table.state.income == [4, 1]


@rule("QUAR-X10")
def test_example_income_two_and_three() -> None:
    table = Scenario().next_deck(NEXT)
    table.state.income = [2, 3]
    table.begin().end_epoch()
    assert (table.total(RED), table.total(BLUE)) == (2, 3)


@rule("QUAR-122", "QUAR-123")
def test_everything_unused_is_kept_for_the_next_epoch() -> None:
    table = Scenario().hand(RED, "1_01").hand(BLUE, "1_03").science(RED, "S_01").tokens(2, 5).next_deck(NEXT)
    table.begin().end_epoch()
    assert table.state.epoch == 2
    assert (table.hand_ids(RED), table.hand_ids(BLUE)) == ({"1_01"}, {"1_03"})
    assert table.ids(table.state.science[RED]) == {"S_01"}
    assert table.state.tokens == [2, 5]


@rule("QUAR-123")
@pytest.mark.parametrize(("epoch", "over"), [(1, False), (2, False), (3, True)])
def test_after_the_third_epoch_the_game_ends(epoch: int, over: bool) -> None:
    table = Scenario(epoch)
    if epoch < 3:
        table.next_deck(f"{epoch + 1}_01 {epoch + 1}_02 {epoch + 1}_03")
    table.begin().end_epoch()
    assert table.state.over is over
    assert table.state.epoch == (3 if over else epoch + 1)


# -- research ----------------------------------------------------------------------------------------


@rule("QUAR-130", "QUAR-R48")
def test_at_most_one_card_is_laid_and_none_is_allowed() -> None:
    table = research("S_05 S_26 S_04", tokens=9)
    assert {"research S_05", "research S_26", "research S_04", "decline"} == table.legal(RED)
    table.do(RED, "research S_05", "pay-token", "pay-token")
    assert table.state.asked_seats() == [BLUE], "no second card"
    declined = research("S_05 S_26", tokens=9).do(RED, "decline")
    assert declined.state.asked_seats() == [BLUE], "and no coming back to it"
    assert declined.state.researched == [[], []]


@rule("QUAR-130")
def test_only_own_science_cards_are_laid() -> None:
    table = research("S_05", tokens=9)
    assert table.why(RED, "research S_06").key == "refusal-not-in-hand"
    assert table.why(RED, "take 1_01").key == "refusal-not-in-offer"
    assert table.why(RED, "pass").rule == "QUAR-120"


@rule("QUAR-131", "QUAR-R37")
@pytest.mark.parametrize("first", [RED, BLUE])
def test_who_passed_first_decides_first(first: int) -> None:
    table = Scenario(1, first).next_deck(NEXT).begin().do(first, "pass").do(1 - first, "pass")
    assert table.state.asked_seats() == [first]
    table.do(first, "decline")
    assert table.state.asked_seats() == [1 - first]


@rule("QUAR-R48", "QUAR-R05")
def test_the_second_player_sees_the_first_ones_research() -> None:
    table = research("S_24 S_01", tokens=9)
    table.do(RED, "research S_24", "pay S_01", *["pay-token"] * 2)
    seen = table.view(BLUE)
    assert table.ids(seen.spaces[RED].researched) == {"S_24"}
    assert table.ids(seen.discards) == {"S_01"}
    assert seen.spaces[RED].income == 3, "already in force"
    assert table.state.asked_seats() == [BLUE]


@rule("QUAR-132", "QUAR-133")
def test_the_price_is_science_paid_by_cards_with_the_symbol() -> None:
    assert due(Scenario().state, RED, card("S_06")) == [0, 0, 0, 3]
    assert ways(research("S_06", "1_04 1_07 1_15"), "S_06") == {"1_04 1_07 1_15"}
    assert "research S_06" not in research("S_06", "1_04 1_07").legal(RED)
    reason = research("S_06", "1_04 1_07").why(RED, "research S_06")
    assert (reason.key, reason.args["owed"], reason.args["payable"]) == ("refusal-cannot-pay", 3, 2)


@rule("QUAR-134")
def test_science_cards_with_the_symbol_pay_and_others_do_not() -> None:
    assert ways(research("S_01 S_02 S_03", ""), "S_01") == {"S_02 S_03"}
    assert "research S_01" not in research("S_01 S_02 S_04", "").legal(RED)
    table = research("S_01 S_04 S_06", "1_04 1_07").do(RED, "research S_01")
    reason = table.why(RED, "pay S_04")
    assert (reason.key, reason.rule) == ("refusal-no-science-symbol", "QUAR-134")


@rule("QUAR-135")
def test_two_epoch_cards_replace_one_science() -> None:
    assert ways(research("S_05", "1_01 1_03"), "S_05") == {"1_01 1_03"}
    assert ways(research("S_05", "1_01 1_04"), "S_05") == {"1_04"}


@rule("QUAR-136", "QUAR-137")
def test_one_token_never_pays_alone_but_with_a_card_or_a_second_token() -> None:
    assert "research S_05" not in research("S_05", tokens=1).legal(RED)
    assert ways(research("S_05", tokens=2), "S_05") == {"token token"}
    assert ways(research("S_05", "1_01", tokens=1), "S_05") == {"1_01 token"}
    assert ways(research("S_05", "1_01 1_03", tokens=2), "S_05") == {"1_01 1_03", "1_01 token", "1_03 token",
                                                                    "token token"}  # fmt: skip


@rule("QUAR-R25", "QUAR-137")
def test_a_science_card_is_never_one_of_a_pair() -> None:
    assert "research S_05" not in research("S_05 S_04", tokens=1).legal(RED)
    assert "research S_05" not in research("S_05 S_04 S_06").legal(RED)
    assert "research S_05" not in research("S_05 S_04", "1_01").legal(RED)
    # with the symbol it pays alone, so a token beside it would be too much
    assert ways(research("S_05 S_01", tokens=1), "S_05") == {"S_01"}
    # three symbols for a price of two: the third is no help as half of a pair
    assert ways(research("S_10 S_01 S_02 S_03"), "S_10") == {"S_01 S_02", "S_01 S_03", "S_02 S_03"}


@rule("QUAR-138")
def test_science_production_reduces_the_price_and_stays() -> None:
    table = research("S_06", "1_04", produced=2)
    assert ways(table, "S_06") == {"1_04"}
    table.do(RED, "pay 1_04")
    assert table.state.production[RED] == [0, 0, 0, 2]


@rule("QUAR-139", "QUAR-R12", "QUAR-R25")
def test_when_production_covers_the_price_one_payment_is_due() -> None:
    table = research("S_06 S_04 S_01", "1_01", tokens=2, produced=3)
    assert ways(table, "S_06") == {"1_01", "token", "S_04", "S_01"}
    assert "research S_06" not in research("S_06", produced=3).legal(RED)
    assert research("S_06", produced=3).why(RED, "research S_06").rule == "QUAR-139"


@rule("QUAR-140", "QUAR-141")
def test_instant_effects_happen_when_the_card_is_laid() -> None:
    table = research("S_05", "1_04").do(RED, "research S_05", "pay 1_04")
    assert table.state.tokens[RED] == 3
    table = research("S_24", "1_04 1_07").do(RED, "research S_24", "pay-suggested")
    assert table.state.income[RED] == 3
    assert table.points(RED) == {"science-cards": 3}


@rule("QUAR-X11")
def test_example_price_four_with_production_two() -> None:
    table = research("S_25 S_01", "1_07", produced=2)
    assert ways(table, "S_25") == {"1_07 S_01"}
    table.do(RED, "pay 1_07", "pay S_01")
    assert table.ids(table.state.researched[RED]) == {"S_25"}
    assert table.points(RED) == {"science-cards": 9}


@rule("QUAR-R26", "QUAR-R44")
def test_a_science_card_spent_goes_to_the_discard_pile() -> None:
    table = research("S_05 S_01").do(RED, "research S_05", "pay S_01")
    assert table.ids(table.state.discards) == {"S_01"}
    assert table.state.science[RED] == []


def test_a_forced_refusal_is_not_taken_at_once() -> None:
    # It would tell the other player that this one cannot pay.
    from perihelion.core.match import forced_move

    table = research("S_06")
    assert table.legal(RED) == {"decline"}
    assert forced_move(table.state) is None


# -- designed effects --------------------------------------------------------------------------------


def rich(hand: str, laws: str, epoch: int = 2) -> Scenario:
    table = Scenario(epoch).hand(RED, hand).tokens(9).researched(RED, laws)
    return table.produces(RED, energy=9, food=9, metal=9, science=9)


def promised_bonus(table: Scenario, words: str) -> int:
    """The bonus for laying that the preview names."""
    preview = table.game.preview(table.state, RED, table.state.number(table.name(words)))
    return sum(promise.figure for promise in preview.promises if promise.what == "lay-bonus")


@rule("QUAR-D04")
@pytest.mark.parametrize(
    ("law", "id", "bonus"),
    [("S_07", "2_27", 5), ("S_08", "1_01", 2), ("S_09", "1_11", 2), ("S_10", "1_21", 3), ("S_11", "1_31", 2)],
)
def test_lay_bonus_for_each_later_card_of_the_kind(law: str, id: str, bonus: int) -> None:
    table = rich(id, law).world(RED, "3_33").world(RED, "2_36").begin()
    if id == "1_21":
        table.do(RED, f"lay {id}")
        assert promised_bonus(table, "attach 2_36 top-left") == bonus
        table.do(RED, "attach 2_36 top-left")
    else:
        assert promised_bonus(table, f"lay {id}") == bonus
        table.do(RED, f"lay {id}")
    table.do(RED, "pay-token")
    assert table.points(RED).get("lay-bonus", 0) == bonus
    other = rich("1_13" if law != "S_09" else "1_01", law).begin()
    other.do(RED, *(f"lay {n}" for n in ("1_13" if law != "S_09" else "1_01",)), "pay-token")
    assert "lay-bonus" not in other.points(RED), "cards of other kinds give nothing"


@rule("QUAR-D04")
def test_lay_bonus_comes_after_everything_else() -> None:
    table = rich("2_23", "S_10").world(RED, "2_31", "", "2_21").begin().do(RED, "lay 2_23", "pay-token")
    last = table.events[-1]
    assert (last.key, last.rules, last.args["amount"]) == ("points", ("QUAR-D04",), 3)
    assert table.events[-2].key == "step", "after the effect of the planet that it completes"


@rule("QUAR-D10", "QUAR-D04")
def test_permanent_effects_never_work_backwards_and_add_up() -> None:
    table = research("S_08", "1_04 1_07").laid(RED, "1_01 1_03")
    table.do(RED, "research S_08", "pay-suggested")
    assert "lay-bonus" not in table.points(RED), "stations laid before give nothing"
    table.do(BLUE, "decline").hand(RED, "2_01").tokens(9)
    table.do(table.state.turn, "lay 2_01", "pay-suggested")
    assert table.points(RED)["lay-bonus"] == 2, "it lasts into later epochs"
    double = rich("1_11 1_14", "S_12 S_09").begin().pay_for(RED, "1_11", "token")
    assert double.points(RED) == {"shuttles": 2, "lay-bonus": 2}
    both = Scenario().researched(RED, "S_18 S_19").tracks(RED, military=2, trade=1)
    assert (level(both.state, RED, MILITARY), level(both.state, RED, TRADE)) == (3, 2)


@rule("QUAR-D05")
@pytest.mark.parametrize(("law", "id"), [("S_12", "1_12"), ("S_14", "1_01")])
def test_a_discount_takes_one_owed_resource_off_as_the_payer_chooses(law: str, id: str) -> None:
    # both cost 1 energy and 2 metal
    table = Scenario().hand(RED, f"{id} 1_11 1_05 1_10").researched(RED, law).begin().do(RED, f"lay {id}")
    assert table.legal(RED) == {"waive energy", "waive metal"}
    assert table.why(RED, "waive food").key == "refusal-not-owed"
    assert table.why(RED, "pay 1_05").key == "refusal-discount-first"
    without_energy = Scenario().hand(RED, f"{id} 1_11 1_05 1_10").researched(RED, law).begin()
    without_energy.do(RED, f"lay {id}", "waive energy", "pay 1_05", "pay 1_10")
    assert without_energy.hand_ids(RED) == {"1_11"}
    table.do(RED, "waive metal", "pay 1_11", "pay 1_05")
    assert table.hand_ids(RED) == {"1_10"}


@rule("QUAR-D05", "QUAR-R12")
def test_the_payment_is_judged_against_what_is_owed_after_the_discount() -> None:
    table = Scenario().hand(RED, "1_12 1_11 1_05 1_10").researched(RED, "S_12").begin()
    table.do(RED, "lay 1_12", "waive energy", "pay 1_05")
    assert table.why(RED, "pay 1_11").rule == "QUAR-R12", "the energy card would have to be one of a pair"
    assert table.legal(RED) == {"pay 1_10"}


@rule("QUAR-D05")
def test_a_discount_comes_after_production_and_leaves_the_minimum() -> None:
    # 1_10: 1 energy, 1 metal; with energy production 1 one metal is owed, the discount takes it off
    table = (
        Scenario().hand(RED, "1_10 1_03").tokens(1).researched(RED, "S_12").produces(RED, energy=1).begin()
    )
    table.do(RED, "lay 1_10")
    assert table.legal(RED) == {"pay-suggested", "pay 1_03", "pay-token"}
    assert (
        Scenario().hand(RED, "1_10").researched(RED, "S_12").produces(RED, energy=1).begin().lays(RED)
        == set()
    )
    # the other kind of card has no discount
    station = Scenario().hand(RED, "1_05 1_03").researched(RED, "S_12").begin()
    assert "1_05" not in station.lays(RED)


@rule("QUAR-D05", "QUAR-R13")
def test_a_discount_cannot_be_declined_or_saved() -> None:
    table = Scenario().hand(RED, "1_11 1_05 1_10").researched(RED, "S_12").begin()  # 2 metal
    table.do(RED, "lay 1_11")
    assert table.legal(RED) == {"pay-suggested", "pay 1_05", "pay 1_10"}, "one metal is owed, never two"
    table.do(RED, "pay 1_05")
    assert table.hand_ids(RED) == {"1_10"}


@rule("QUAR-D05")
def test_only_choices_that_leave_a_payment_are_offered() -> None:
    # 1_17 costs energy and science; with one token the science must go
    table = Scenario().hand(RED, "1_17").tokens(1).researched(RED, "S_12").begin().do(RED, "lay 1_17")
    assert table.legal(RED) == {"pay-suggested", "pay-token"}
    table.do(RED, "pay-token")
    assert table.state.tracks[RED][DIPLOMACY] == 1


@rule("QUAR-D06")
def test_converted_cards_pay_as_the_second_resource_too() -> None:
    # S_15: food cards pay as energy; 1_13 costs energy and food
    table = Scenario().hand(RED, "1_13 1_03 1_08").researched(RED, "S_15").begin()
    table.do(RED, "lay 1_13", "pay 1_03", "pay 1_08")
    assert table.ids(table.state.laid[RED]) == {"1_13"}
    assert not Scenario().hand(RED, "1_13 1_03").researched(RED, "S_15").begin().may(RED, "lay 1_13")
    assert not Scenario().hand(RED, "1_13 1_03 1_08").begin().may(RED, "lay 1_13")


@rule("QUAR-D06")
def test_conversions_do_not_chain_and_leave_production_and_tokens_alone() -> None:
    # food -> energy (S_15), energy -> metal (S_16): a food card is no metal. 1_11 costs 2 metal
    assert (
        not Scenario().hand(RED, "1_11 1_03 1_08").researched(RED, "S_15 S_16").begin().may(RED, "lay 1_11")
    )
    assert Scenario().hand(RED, "1_12 1_01 1_09 1_11").researched(RED, "S_16").begin().may(RED, "lay 1_12")
    table = Scenario().hand(RED, "1_11").researched(RED, "S_16").produces(RED, energy=5).begin()
    assert due(table.state, RED, card("1_11")) == [0, 0, 2, 0]
    science = Scenario().hand(RED, "1_17").tokens(2).researched(RED, "S_15 S_16 S_17").begin()
    assert not science.may(RED, "lay 1_17")


@rule("QUAR-D07", "QUAR-R49")
def test_an_edge_counts_in_the_evaluation_right_after_it_is_laid() -> None:
    table = Scenario().science(RED, "S_18").tokens(9).tracks(RED, military=1).tracks(BLUE, military=1)
    table.next_deck(NEXT).begin().do(RED, "pass").do(BLUE, "pass")
    table.do(RED, "research S_18", "pay-suggested").do(BLUE, "decline")
    assert table.state.up == 1
    assert table.state.tracks[RED] == [1, 0, 0], "the marker does not move"


@rule("QUAR-R49")
def test_steps_gained_by_research_count_in_the_evaluation() -> None:
    # production raised by research is in force at once, before income and later bills
    table = Scenario().science(RED, "S_24").tokens(9).next_deck(NEXT).begin()
    table.do(RED, "pass").do(BLUE, "pass").do(RED, "research S_24", "pay-suggested").do(BLUE, "decline")
    assert table.points(RED) == {"science-cards": 3, "income": 3}


@rule("QUAR-D07")
def test_an_edge_lifts_a_full_track_to_sixteen_and_tiles_do_not_see_it() -> None:
    table = Scenario(3).researched(RED, "S_18").tracks(RED, military=15).tracks(BLUE, military=15)
    assert level(table.state, RED, MILITARY) == 16
    gained = dict(zip(SOURCES, final_points(table.state, RED), strict=True))
    assert gained["tile-energy"] == 30
    table.begin().end_epoch()
    assert table.state.up == 1
    again = Scenario().researched(RED, "S_20").next_deck(NEXT).begin()
    again.do(RED, "pass").do(BLUE, "pass").no_research()
    assert "move vertical" in again.legal(RED), "one ahead in diplomacy by the edge alone"


@rule("QUAR-D08")
def test_end_bonuses_count_planets_or_science_cards() -> None:
    table = Scenario(3).researched(RED, "S_21 S_25").world(RED, "3_33").world(RED, "1_31", "1_20")
    table.world(RED, "1_30")
    gained = dict(zip(SOURCES, final_points(table.state, RED), strict=True))
    assert gained["end-bonus"] == 2 * 2 + 2 * 2
    assert gained["colonised-planets"] == 4
    table.begin().end_epoch()
    finals = [event.args["source"] for event in table.events if event.key == "final"]
    assert finals[-1] == "score-end-bonus", "the last step of final scoring"


@rule("QUAR-D09")
def test_an_object_bonus_adds_to_the_value_even_of_nothing() -> None:
    table = Scenario(3).researched(RED, "S_22")
    table.state.objects[RED] = [1, 3, 2]
    assert final_points(table.state, RED)[FROM_TOKENS : FROM_TOKENS + 3] == [0, 6, 0]
    table.laid(RED, "1_10 1_11")  # two shuttles: 1 each
    assert final_points(table.state, RED)[FROM_TOKENS : FROM_TOKENS + 3] == [0, 9, 0]
    stations = Scenario(3).researched(RED, "S_23")
    stations.state.objects[RED] = [0, 0, 2]
    assert final_points(stations.state, RED)[FROM_TOKENS + 2] == 4


@rule("QUAR-132")
def test_a_refusal_says_how_much_of_a_science_card_could_be_paid() -> None:
    cost = sum(due(research("S_06").state, RED, card("S_06")))
    for tokens in (0, 2):
        reason = research("S_06", tokens=tokens).why(RED, "research S_06")
        assert (reason.args["owed"], reason.args["payable"]) == (cost, tokens // 2)


@rule("QUAR-131")
def test_a_chosen_science_card_and_its_payment_are_forgotten_together() -> None:
    table = research("S_06", "1_04 1_07", tokens=9)
    before = encode(table.state.step())
    table.do(RED, "research S_06", "pay 1_04", "pay-token")
    step = table.state.step()
    assert encode(step) != before
    assert not step.forget(table.state, BLUE)
    assert step.forget(table.state, RED)
    assert encode(step) == before
