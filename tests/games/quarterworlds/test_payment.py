"""Chapter 5: laying a card and paying for it."""

from __future__ import annotations

import pytest

from perihelion.games.quarterworlds.components import MILITARY
from perihelion.games.quarterworlds.rules.payment import Payment, due
from tests.games.quarterworlds.scenario import BLUE, RED, Scenario, card
from tests.rule import rule

# What the cards of epoch 1 used here pay: 1_01 energy, 1_11 energy, 1_03 food, 1_08 food, 1_13 food,
# 1_05 metal, 1_10 metal, 1_14 metal, 1_04 science, 1_07 science, 1_15 science, 1_09 energy or science,
# 1_18 food or metal.


def ways(table: Scenario, id: str) -> set[str]:
    """Every legal payment for a card that needs no place, found by trying every sequence of answers."""
    start = table.state.copy()
    start.act(RED, table.name(f"lay {id}"))
    found: set[str] = set()
    seen: set[str] = set()
    actions = table.game.actions
    cards = table.game.parts.cards

    def explore(state: object, paid: tuple[str, ...]) -> None:
        key = " ".join(sorted(paid))
        if key in seen:
            return
        seen.add(key)
        for action in state.legal(RED):  # type: ignore[attr-defined]
            if action == actions.pay_suggested:
                continue
            item = "token" if action == actions.pay_token else cards[action - actions.pay].id
            after = state.copy()  # type: ignore[attr-defined]
            after.apply(RED, action)
            if after.hands != start.hands or after.science != start.science:  # laid
                found.add(" ".join(sorted((*paid, item))))
            else:
                explore(after, (*paid, item))

    explore(start, ())
    return found


def waiting(hand: str, tokens: int = 0, epoch: int = 1, **production: int) -> Scenario:
    return Scenario(epoch).hand(RED, hand).tokens(tokens).produces(RED, **production).begin()


@rule("QUAR-060", "QUAR-061")
def test_the_cost_is_paid_in_full_with_matching_cards() -> None:
    table = waiting("1_12 1_01 1_05 1_10")  # 1_12 costs 1 energy and 2 metal
    assert ways(table, "1_12") == {"1_01 1_05 1_10"}
    table.do(RED, "lay 1_12", "pay 1_01", "pay 1_05")
    assert table.state.tracks[RED][MILITARY] == 0, "nothing happens before the last resource is paid"
    table.do(RED, "pay 1_10")
    assert table.state.tracks[RED][MILITARY] == 1


@rule("QUAR-060")
def test_a_card_that_cannot_be_paid_is_not_laid() -> None:
    table = waiting("1_12 1_01 1_05")
    assert not table.may(RED, "lay 1_12")
    reason = table.why(RED, "lay 1_12")
    assert (reason.key, reason.rule) == ("refusal-cannot-pay", "QUAR-060")
    assert (reason.args["owed"], reason.args["payable"]) == (3, 2)


@rule("QUAR-062")
def test_a_card_with_two_symbols_pays_for_one_of_them() -> None:
    # 1_13 costs energy and food; 1_18 shows food and metal
    assert ways(waiting("1_13 1_01 1_18"), "1_13") == {"1_01 1_18"}
    # 1_10 costs energy and metal: the same card as metal
    assert ways(waiting("1_10 1_01 1_18"), "1_10") == {"1_01 1_18"}
    # one card with two symbols never pays twice: food and metal both owed
    assert not waiting("1_25 1_18").may(RED, "lay 1_25")
    table = waiting("1_29 1_18").world(RED, "3_33")
    assert not table.may(RED, "lay 1_29"), "one food and one metal, one card"


@rule("QUAR-063")
def test_any_two_cards_replace_any_one_resource() -> None:
    # 1_11 costs 2 metal: one metal card and two others, or four others
    table = waiting("1_11 1_05 1_01 1_03")
    assert ways(table, "1_11") == {"1_01 1_03 1_05"}
    table = waiting("1_11 1_01 1_03 1_04 1_07")
    assert ways(table, "1_11") == {"1_01 1_03 1_04 1_07"}
    # science, too, is replaced by two cards
    assert ways(waiting("1_17 1_01 1_03 1_05"), "1_17") == {"1_01 1_03 1_05"}


@rule("QUAR-064")
def test_science_cards_never_pay_for_epoch_cards() -> None:
    table = waiting("1_17 1_01").science(RED, "S_01 S_02 S_03")  # 1_17 costs energy and science
    assert not table.may(RED, "lay 1_17"), "neither as science nor in a pair"
    minimum = waiting("1_17", energy=1, science=1).science(RED, "S_01 S_02")
    assert not minimum.may(RED, "lay 1_17"), "nor as the minimum payment"
    ready = waiting("1_17 1_01 1_04").science(RED, "S_01").do(RED, "lay 1_17")
    reason = ready.why(RED, "pay S_01")
    assert (reason.key, reason.rule) == ("refusal-science-pays-science", "QUAR-064")


@rule("QUAR-065")
@pytest.mark.parametrize(("id", "good"), [("1_10", True), ("1_13", True), ("1_17", False)])
def test_a_token_pays_energy_food_or_metal_but_not_science(id: str, good: bool) -> None:
    # energy + metal, energy + food, energy + science: with two tokens
    assert waiting(id, tokens=2).may(RED, f"lay {id}") is good


@rule("QUAR-066", "QUAR-R24")
def test_spent_tokens_leave_the_player() -> None:
    table = waiting("1_10", tokens=3).pay_for(RED, "1_10", "token", "token")
    assert table.state.tokens[RED] == 1
    assert table.state.discards == []


@rule("QUAR-067", "QUAR-071")
@pytest.mark.parametrize(
    ("production", "owed"),
    [
        ({}, [2, 3, 3, 0]),  # 2_08 costs 2 energy, 3 food, 3 metal
        ({"energy": 1}, [1, 3, 3, 0]),
        ({"energy": 2, "food": 1}, [0, 2, 3, 0]),
        ({"energy": 5}, [0, 3, 3, 0]),  # a surplus helps nothing else
        ({"science": 4}, [2, 3, 3, 0]),
        ({"energy": 9, "food": 9, "metal": 9}, [0, 0, 0, 0]),
    ],
)
def test_production_reduces_the_cost_in_its_own_resource(production: dict[str, int], owed: list[int]) -> None:
    table = waiting("2_08", epoch=2, **production)
    assert due(table.state, RED, card("2_08")) == owed
    shown = {view.card: view.owed for view in table.view(RED).dues}
    assert shown[card("2_08").number] == owed


@rule("QUAR-068", "QUAR-092")
def test_production_is_not_used_up() -> None:
    table = waiting("1_10 1_12 1_05 1_14", energy=1, metal=1)
    table.pay_for(RED, "1_10", "1_05").do(BLUE, "pass").pay_for(RED, "1_12", "1_14")
    assert table.state.production[RED] == [1, 0, 1, 0]
    assert table.state.tracks[RED][MILITARY] == 2


@rule("QUAR-069", "QUAR-070")
def test_every_card_costs_at_least_one_card_or_token() -> None:
    alone = waiting("1_10", energy=1, metal=1)
    assert not alone.may(RED, "lay 1_10")
    assert alone.why(RED, "lay 1_10").rule == "QUAR-069"
    table = waiting("1_10 1_03 1_04", tokens=2, energy=1, metal=1)
    assert ways(table, "1_10") == {"1_03", "1_04", "token"}, "any one card, or one token, never more"


@rule("QUAR-071")
def test_a_surplus_of_production_pays_for_nothing_else() -> None:
    assert not waiting("1_10 1_03", energy=9).may(RED, "lay 1_10"), "one metal is still owed"
    assert ways(waiting("1_10 1_05", energy=9), "1_10") == {"1_05"}


@rule("QUAR-X01")
def test_example_two_food_and_three_metal() -> None:
    table = Scenario(2).hand(RED, "2_27 1_03 1_08 1_05 1_10 1_14").world(RED, "3_33").begin()
    assert due(table.state, RED, card("2_27")) == [0, 2, 3, 0]
    table.do(RED, "lay 2_27")
    assert table.legal(RED) == {
        "pay-suggested", "pay 1_03", "pay 1_08", "pay 1_05", "pay 1_10", "pay 1_14",
    }  # fmt: skip
    table.do(RED, "pay 1_03", "pay 1_08", "pay 1_05", "pay 1_10")
    assert table.state.worlds[RED][0].ship == -1
    table.do(RED, "pay 1_14")
    assert table.state.worlds[RED][0].ship == card("2_27").number


@rule("QUAR-X02", "QUAR-085")
def test_example_iron_cradle_brings_a_token_and_military() -> None:
    table = Scenario(2).hand(RED, "2_27").tokens(5).world(RED, "3_33").begin()
    table.do(RED, "lay 2_27", *["pay-token"] * 5)
    assert table.state.tokens[RED] == 1
    assert table.state.tracks[RED] == [1, 0, 0]
    assert table.total(RED) == 0


@rule("QUAR-X03")
def test_example_one_food_card_and_one_metal_card() -> None:
    table = Scenario().hand(RED, "1_25 1_03 1_05").world(RED, "1_31").begin()
    table.do(RED, "lay 1_25", "pay 1_03", "pay 1_05")
    assert table.state.worlds[RED][0].attached[0] == card("1_25").number
    assert table.ids(table.state.discards) == {"1_03", "1_05"}


@rule("QUAR-X04")
def test_example_two_food_remain() -> None:
    table = Scenario(2).hand(RED, "2_30 1_03 1_08 1_01").produces(RED, energy=2, food=2)
    table.world(RED, "3_33").begin()
    assert due(table.state, RED, card("2_30")) == [0, 2, 0, 0]
    table.do(RED, "lay 2_30", "pay 1_03")
    assert table.legal(RED) == {"pay 1_08"}
    table.do(RED, "pay 1_08")
    assert table.points(RED) == {"ships": 7}


@rule("QUAR-X05")
@pytest.mark.parametrize("item", ["pay 1_01", "pay 1_04", "pay-token"])
def test_example_one_card_or_token_must_be_paid(item: str) -> None:
    table = Scenario(2).hand(RED, "2_30 1_01 1_04").tokens(2).produces(RED, energy=2, food=4)
    table.world(RED, "3_33").begin()
    table.do(RED, "lay 2_30")
    assert table.legal(RED) == {"pay-suggested", "pay 1_01", "pay 1_04", "pay-token"}
    table.do(RED, item)
    assert table.points(RED) == {"ships": 7}
    assert len(table.state.hands[RED]) + table.state.tokens[RED] == 3


@rule("QUAR-R11")
def test_tokens_work_in_the_exchange_for_science() -> None:
    # 1_17 costs energy and science; the energy is paid by a card
    table = waiting("1_17 1_01 1_05", tokens=2)
    assert ways(table, "1_17") == {
        "1_01 1_05 token",  # the science by a card and a token
        "1_01 token token",  # by two tokens
        "1_05 token token",  # energy by a token, science by a card and a token
    }
    assert ways(waiting("1_17", tokens=3), "1_17") == {"token token token"}


@rule("QUAR-R11", "QUAR-R12")
def test_where_a_token_pays_alone_a_pair_with_one_would_be_too_much() -> None:
    table = waiting("1_11 1_01 1_03", tokens=2, metal=1)  # 1 metal owed
    assert ways(table, "1_11") == {"1_01 1_03", "token"}
    table.do(RED, "lay 1_11", "pay 1_01")
    reason = table.why(RED, "pay-token")
    assert (reason.key, reason.rule) == ("refusal-overpaid", "QUAR-R12")
    assert (reason.args["owed"], reason.args["items"]) == (1, 2)


@rule("QUAR-R12")
def test_one_energy_owed_is_not_paid_by_energy_and_a_second_card() -> None:
    table = waiting("1_13 1_01 1_05 1_03", food=1)  # 1_13: 1 energy still owed
    assert ways(table, "1_13") == {"1_01", "1_03 1_05"}
    table.do(RED, "lay 1_13", "pay 1_05")
    reason = table.why(RED, "pay 1_01")
    assert (reason.key, reason.rule) == ("refusal-overpaid", "QUAR-R12")
    assert table.legal(RED) == {"pay 1_03"}


@rule("QUAR-R12")
def test_an_item_that_could_not_be_completed_exactly_is_refused() -> None:
    table = waiting("1_13 1_01 1_05", food=1).do(RED, "lay 1_13")  # metal alone leads nowhere
    assert table.legal(RED) == {"pay-suggested", "pay 1_01"}
    reason = table.why(RED, "pay 1_05")
    assert (reason.key, reason.rule) == ("refusal-not-exact", "QUAR-R12")


@rule("QUAR-R12", "QUAR-063")
def test_direct_and_two_for_one_payments_are_mixed_freely() -> None:
    # 1_01 costs 1 energy and 2 metal
    table = waiting("1_01 1_11 1_05 1_03 1_04", tokens=1)
    assert ways(table, "1_01") == {
        "1_05 1_11 token",
        "1_03 1_04 1_05 1_11",
        "1_03 1_04 1_05 token",
        "1_03 1_04 1_11 token",
    }


@rule("QUAR-R13")
def test_production_cannot_be_declined() -> None:
    table = waiting("1_10 1_01 1_05", energy=1)  # only 1 metal is owed
    assert ways(table, "1_10") == {"1_05"}
    table.do(RED, "lay 1_10")
    assert table.why(RED, "pay 1_01").rule == "QUAR-R12"


@rule("QUAR-R14")
def test_a_card_does_not_pay_for_itself() -> None:
    table = waiting("1_14 1_03 1_18", food=1)  # 1 food owed; 1_14 itself shows metal
    table.do(RED, "lay 1_14")
    assert table.why(RED, "pay 1_14").rule == "QUAR-R14"
    assert not waiting("1_13 1_01").may(RED, "lay 1_13"), "1_13 shows the food it owes"


@rule("QUAR-R41", "QUAR-091")
def test_what_a_card_brings_helps_from_the_next_card_on() -> None:
    # 1_01 costs 1 energy, 2 metal and brings one energy production
    table = waiting("1_01 1_11 1_05 1_10 1_13 1_03")
    assert not waiting("1_01 1_05 1_10").may(RED, "lay 1_01"), "its own energy does not pay for it"
    table.pay_for(RED, "1_01", "1_11", "1_05", "1_10").do(BLUE, "pass")
    assert due(table.state, RED, card("1_13")) == [0, 1, 0, 0]
    table.pay_for(RED, "1_13", "1_03")
    assert table.ids(table.state.laid[RED]) == {"1_01", "1_13"}
    tokens = waiting("1_09", tokens=4)  # brings a token, costs 4 resources
    tokens.pay_for(RED, "1_09", "token", "token", "token", "token")
    assert tokens.state.tokens[RED] == 1
    assert not waiting("1_09", tokens=3).may(RED, "lay 1_09")


# -- the suggestion ----------------------------------------------------------------------------------


def suggested(table: Scenario, id: str) -> Payment:
    table.do(RED, f"lay {id}")
    laying = table.view(RED).laying
    table.do(RED, "pay-suggested")
    spent = sorted(table.state.discards)
    assert laying.suggested == spent, "what is shown is what is charged"
    return Payment(spent, laying.suggested_tokens)


@rule("QUAR-R12")
def test_the_cheapest_payment_is_suggested_and_made_at_once() -> None:
    table = waiting("1_10 1_01 1_05 1_03 1_04")
    paid = suggested(table, "1_10")
    assert table.ids(paid.cards) == {"1_01", "1_05"}, "two cards, not four"
    assert table.state.asked_seats() == [BLUE]


def test_the_suggestion_keeps_cards_with_two_symbols_and_prefers_tokens() -> None:
    table = waiting("1_13 1_18 1_03 1_01")
    assert table.ids(suggested(table, "1_13").cards) == {"1_01", "1_03"}
    table = waiting("1_13 1_03 1_01", tokens=2)
    paid = suggested(table, "1_13")
    assert (paid.cards, paid.tokens) == ([], 2)
    assert table.state.tokens[RED] == 0


def test_the_suggestion_is_refused_once_something_is_put_down() -> None:
    table = waiting("1_10 1_01 1_05 1_03 1_04").do(RED, "lay 1_10", "pay 1_05")
    assert table.why(RED, "pay-suggested").key == "refusal-suggestion-first"
    assert table.why(RED, "pay 1_05").key == "refusal-put-down"
    assert table.why(RED, "pay-token").key == "refusal-no-token"
    assert table.why(RED, "pay 1_09").key == "refusal-not-in-hand"
    assert table.why(RED, "take 1_01").key == "refusal-pay-first"


def test_the_preview_breaks_the_cost_down() -> None:
    table = waiting("2_08 1_03", epoch=2, energy=1, food=3).researched(RED, "S_14")
    preview = table.game.preview(table.state, RED, table.state.number(table.name("lay 2_08")))
    figures = [(line.text.key, line.figure) for line in preview.lines]
    assert figures == [
        ("preview-cost", 2), ("preview-production", -1), ("preview-cost", 3), ("preview-production", -3),
        ("preview-cost", 3), ("preview-discount", -1), ("preview-due", 3),
    ]  # fmt: skip


@rule("QUAR-060")
def test_a_refusal_says_how_much_could_be_paid() -> None:
    for hand, payable in (("1_12", 0), ("1_12 1_05", 1), ("1_12 1_05 1_10", 2)):  # 1 energy and 2 metal
        reason = waiting(hand).why(RED, "lay 1_12")
        assert (reason.args["owed"], reason.args["payable"]) == (3, payable)


@rule("QUAR-061")
def test_only_a_payment_without_alternative_is_taken_by_itself() -> None:
    only = waiting("1_12 1_01 1_05 1_10").do(RED, "lay 1_12")
    actions = only.game.actions
    assert only.state.step().forced_part(only.state, RED) == actions.pay_suggested
    several = waiting("1_12 1_01 1_05 1_10 1_14").do(RED, "lay 1_12")
    assert several.state.step().forced_part(several.state, RED) == -1
    begun = only.do(RED, "pay 1_01")
    assert len(begun.legal(RED)) > 1
    assert begun.state.step().forced_part(begun.state, RED) == -1
    last = begun.do(RED, "pay 1_05")
    assert last.legal(RED) == {"pay 1_10"}
    assert last.state.step().forced_part(last.state, RED) == last.state.number(last.name("pay 1_10"))


@rule("QUAR-060")
def test_a_suggestion_is_shown_until_something_is_paid() -> None:
    for item in ("pay-token", "pay 1_01"):
        table = waiting("1_12 1_01 1_05 1_10", tokens=6).do(RED, "lay 1_12")
        assert table.view(RED).laying.suggested_tokens == 3
        shown = table.do(RED, item).view(RED).laying
        assert (shown.suggested, shown.suggested_tokens) == ([], 0)
        assert not shown.last_token
    assert table.do(RED, "pay 1_05").view(RED).laying.last_token


def test_a_card_chosen_to_be_laid_is_put_back_by_its_owner_alone() -> None:
    table = Scenario(2).hand(RED, "2_08 1_01 1_02").tokens(9).begin().do(RED, "lay 2_08")
    step = table.state.step()
    assert not step.forget(table.state, BLUE)
    assert table.state.step() is step
    assert step.forget(table.state, RED)
    assert table.state.step() is not step
