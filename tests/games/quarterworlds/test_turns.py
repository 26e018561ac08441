"""Chapters 3, 4 and 6: turns, taking cards from the offer, passing."""

from __future__ import annotations

import pytest

from perihelion.games.quarterworlds.rules.offer import may_take_alone
from tests.games.quarterworlds.scenario import BLUE, RED, Scenario, card
from tests.rule import rule

FULL = ("1_01 1_02 1_03", "1_04 1_05 1_06")
SIX = "1_10 1_11 1_12 1_13 1_14 1_15"
NEXT = "2_01 2_02 2_03 2_04 2_05 2_06"


def table(deck: str = "1_07 1_08 1_09", hand: str = "", turn: int = RED, free: bool = False) -> Scenario:
    return Scenario(1, turn, free).offer(*FULL, deck=deck).hand(turn, hand).begin()


@rule("QUAR-030")
def test_turns_alternate() -> None:
    play = table()
    assert play.state.asked_seats() == [RED]
    play.do(RED, "take 1_03")
    assert play.state.asked_seats() == [BLUE]
    play.do(BLUE, "take 1_06")
    assert play.state.asked_seats() == [RED]


@rule("QUAR-031", "QUAR-060")
def test_a_turn_is_one_take_one_lay_or_a_pass() -> None:
    for actions in (["take 1_03"], ["lay 1_10", "pay 1_01", "pay 1_05"], ["pass"]):
        once = Scenario(free=True).offer(*FULL, deck="1_07").hand(RED, "1_10 1_01 1_05 1_14").begin()
        assert {words.split()[0] for words in once.legal(RED)} == {"take", "lay", "pass"}
        once.do(RED, *actions)
        assert once.state.asked_seats() == [BLUE]


@rule("QUAR-R09")
@pytest.mark.parametrize("hand", ["", "1_10 1_01 1_05", SIX])
def test_nobody_passes_who_can_take_a_card(hand: str) -> None:
    play = table(hand=hand)
    assert play.takes(RED)
    why = play.why(RED, "pass")
    assert (why.key, why.rule, why.args["room"]) == ("refusal-pass", "QUAR-R09", 7 - len(hand.split()))
    last = Scenario().offer("- - 1_03", "- - -").hand(RED, hand).begin()
    assert last.why(RED, "pass").rule == "QUAR-R09", "one card left is enough, whatever its value"


@rule("QUAR-R09", "QUAR-046")
def test_a_full_hand_may_pass_though_a_card_could_be_laid() -> None:
    play = table(hand=SIX + " 1_01")
    assert play.takes(RED) == set()
    assert play.lays(RED)
    assert play.may(RED, "pass")


@rule("QUAR-R09")
def test_an_option_allows_a_pass_in_the_very_first_turn() -> None:
    play = table(free=True)
    play.do(RED, "pass")
    assert play.state.passed == [RED]


@rule("QUAR-R09")
def test_the_prompt_names_what_may_be_done() -> None:
    def asked(play: Scenario) -> str:
        return play.state.step().prompt(play.state, RED).key

    assert asked(table()) == "prompt-turn"
    assert asked(table(free=True)) == "prompt-turn-or-pass"
    assert asked(table(hand=SIX + " 1_01")) == "prompt-turn-no-card"


@rule("QUAR-R09")
@pytest.mark.parametrize(("deck", "left"), [("1_07 1_08 1_09", 9), ("", 6)])
def test_a_pass_says_what_it_leaves_behind(deck: str, left: int) -> None:
    play = table(deck=deck, free=True)
    passing = play.state.number("pass")
    ends = play.game.ends(play.state, RED, passing)
    assert ends is not None
    assert ends.args == {"count": left}
    assert ends in play.game.preview(play.state, RED, passing).then
    others = [action for action in play.state.legal(RED) if action != passing]
    assert all(play.game.ends(play.state, RED, action) is None for action in others)


@rule("QUAR-032", "QUAR-033", "QUAR-030")
def test_the_other_player_goes_on_until_they_pass_too() -> None:
    play = table(free=True).do(RED, "pass").do(BLUE, "take 1_03")
    assert play.state.asked_seats() == [BLUE]
    play.do(BLUE, "take 1_06")
    assert play.state.asked_seats() == [BLUE]
    assert play.why(RED, "take 1_01").key == "core-not-asked"
    play.do(BLUE, "pass")
    assert "epoch-end" in play.told()


@rule("QUAR-033", "QUAR-120")
def test_the_epoch_ends_when_both_have_passed() -> None:
    play = table(free=True).do(RED, "pass")
    assert "epoch-end" not in play.told()
    play.do(BLUE, "pass")
    assert "epoch-end" in play.told()
    assert "decline" in play.legal(RED)


@rule("QUAR-040", "QUAR-041")
@pytest.mark.parametrize(
    ("first", "partners"),
    [
        ("1_01", {"1_04", "1_02", "1_05"}),  # value 1 with value 1 or 2
        ("1_04", {"1_01", "1_02", "1_05"}),
        ("1_02", {"1_01", "1_04"}),  # value 2 with value 1
        ("1_05", {"1_01", "1_04"}),
    ],
)
def test_a_small_card_is_taken_with_a_second_one(first: str, partners: set[str]) -> None:
    play = table()
    assert play.takes(RED) == {"1_01", "1_02", "1_03", "1_04", "1_05", "1_06"}
    play.do(RED, f"take {first}")
    assert play.state.asked_seats() == [RED]
    assert play.legal(RED) == {f"take {id}" for id in partners}, "one card alone is not enough"


@rule("QUAR-040", "QUAR-041", "QUAR-043")
@pytest.mark.parametrize("id", ["1_03", "1_06"])
def test_a_card_of_the_top_row_is_a_whole_take(id: str) -> None:
    play = table()
    assert may_take_alone(play.state, RED, play.state.offer.index(card(id).number))
    play.do(RED, f"take {id}")
    assert play.hand_ids(RED) == {id}
    assert play.state.asked_seats() == [BLUE]


@rule("QUAR-041", "QUAR-R06")
def test_refusals_name_the_values() -> None:
    play = table().do(RED, "take 1_02")
    reason = play.why(RED, "take 1_05")
    assert (reason.key, reason.rule) == ("refusal-take-value", "QUAR-041")
    assert (reason.args["first"], reason.args["second"]) == (2, 2)
    assert play.why(RED, "enough").rule == "QUAR-R06"
    absent = play.why(RED, "take 1_07")
    assert (absent.key, absent.args) == ("refusal-not-in-offer", {"card": card("1_07").key})


@rule("QUAR-042", "QUAR-043", "QUAR-048")
@pytest.mark.parametrize(
    ("pair", "left", "right"),
    [
        (("1_01", "1_02"), ["1_03", "1_07", "1_08"], ["1_04", "1_05", "1_06"]),  # same column
        (("1_01", "1_05"), ["1_02", "1_03", "1_07"], ["1_04", "1_06", "1_08"]),  # different columns
        (("1_05", "1_04"), ["1_01", "1_02", "1_03"], ["1_06", "1_07", "1_08"]),
    ],
)
def test_nothing_slides_between_the_two_cards(
    pair: tuple[str, str], left: list[str], right: list[str]
) -> None:
    play = table().do(RED, f"take {pair[0]}")
    assert play.column(0) == FULL[0].split()
    assert play.column(1) == FULL[1].split()
    play.do(RED, f"take {pair[1]}")
    assert play.hand_ids(RED) == set(pair)
    assert (play.column(0), play.column(1)) == (left, right)


@rule("QUAR-042")
def test_a_card_that_would_slide_down_still_has_its_old_value() -> None:
    play = table().do(RED, "take 1_01")
    assert not play.may(RED, "take 1_03"), "value 3, although it would slide to the middle row"


@rule("QUAR-048", "QUAR-R07")
def test_cards_slide_in_their_column_and_the_left_column_fills_first() -> None:
    play = table(deck="1_07 1_08 1_09").do(RED, "take 1_01", "take 1_04")
    assert play.column(0) == ["1_02", "1_03", "1_07"]
    assert play.column(1) == ["1_05", "1_06", "1_08"]
    again = table(deck="1_07 1_08 1_09").do(RED, "take 1_04", "take 1_02")
    assert again.column(0) == ["1_01", "1_03", "1_07"]
    assert again.column(1) == ["1_05", "1_06", "1_08"]


@rule("QUAR-R07")
def test_a_column_fills_from_its_lowest_empty_place() -> None:
    play = table(deck="1_07 1_08").do(RED, "take 1_01", "take 1_02")
    assert play.column(0) == ["1_03", "1_07", "1_08"]


@rule("QUAR-044", "QUAR-045")
@pytest.mark.parametrize("id", ["1_01", "1_02", "1_03"])
def test_with_six_cards_exactly_one_of_any_value_is_taken(id: str) -> None:
    play = table(hand=SIX)
    assert play.takes(RED) == {"1_01", "1_02", "1_03", "1_04", "1_05", "1_06"}
    play.do(RED, f"take {id}")
    assert play.state.asked_seats() == [BLUE], "no second card is offered"
    assert len(play.state.hands[RED]) == 7


@rule("QUAR-044", "QUAR-046", "QUAR-R40")
def test_with_seven_cards_no_take_is_legal() -> None:
    play = table(hand=SIX + " 1_16")
    assert play.takes(RED) == set()
    reason = play.why(RED, "take 1_01")
    assert (reason.rule, reason.args["hand"], reason.args["limit"]) == ("QUAR-046", 7, 7)


@rule("QUAR-047")
def test_science_cards_do_not_count_towards_the_limit() -> None:
    play = Scenario().offer(*FULL, deck="1_07").hand(RED, "1_10 1_11 1_12 1_13 1_14")
    play.science(RED, "S_01 S_02 S_03 S_04 S_05").begin()
    play.do(RED, "take 1_01", "take 1_02")
    assert len(play.state.hands[RED]) == 7


@rule("QUAR-049", "QUAR-048")
def test_with_an_empty_deck_the_rest_slides_and_nothing_comes() -> None:
    play = Scenario().offer(*FULL).next_deck(NEXT).begin()
    play.do(RED, "take 1_01", "take 1_04")
    assert play.column(0) == ["1_02", "1_03", "-"]
    assert play.column(1) == ["1_05", "1_06", "-"]
    assert table(deck="1_07").do(RED, "take 1_01", "take 1_02").column(0) == ["1_03", "1_07", "-"]


@rule("QUAR-050", "QUAR-R06")
@pytest.mark.parametrize("id", ["1_01", "1_02"])
def test_with_an_empty_deck_one_small_card_is_enough(id: str) -> None:
    play = table(deck="").do(RED, f"take {id}")
    assert "enough" in play.legal(RED)
    assert len(play.legal(RED)) > 1, "a second card is still possible"
    play.do(RED, "enough")
    assert play.hand_ids(RED) == {id}
    assert play.state.asked_seats() == [BLUE]


@rule("QUAR-050")
def test_the_last_card_of_the_offer_is_taken_alone() -> None:
    play = Scenario().offer("- 1_02 -", "- - -").begin()
    play.do(RED, "take 1_02")
    assert play.hand_ids(RED) == {"1_02"}
    assert play.state.asked_seats() == [BLUE]


@rule("QUAR-R08")
def test_the_deck_counts_at_the_moment_of_the_take() -> None:
    play = table(deck="1_07 1_08").do(RED, "take 1_01")
    assert "enough" not in play.legal(RED), "the deck has cards now, though this take empties it"
    play.do(RED, "take 1_02")
    assert play.view(None).deck == 0
    play.do(BLUE, "take 1_03")
    assert "enough" in play.legal(BLUE)


@rule("QUAR-051")
def test_with_an_empty_offer_one_may_lay_or_pass() -> None:
    play = Scenario().hand(RED, "1_10 1_01 1_05").begin()
    assert play.legal(RED) == {"lay 1_10", "pass"}
    assert play.takes(RED) == set()


@rule("QUAR-075")
def test_who_can_neither_take_nor_lay_must_pass() -> None:
    play = Scenario().begin()
    assert play.legal(RED) == {"pass"}


@rule("QUAR-R40", "QUAR-075")
def test_seven_cards_that_cannot_be_laid_force_a_pass() -> None:
    hand = "1_19 1_20 1_21 1_22 1_23 1_24 1_25"  # colonisation cards, and no planet
    play = table(hand=hand)
    assert play.legal(RED) == {"pass"}


@rule("QUAR-R40")
def test_the_preview_warns_before_the_seventh_card() -> None:
    def warned(play: Scenario, action: str) -> bool:
        preview = play.game.preview(play.state, RED, play.state.number(play.name(action)))
        return any(text.key == "preview-hand-full" for text in preview.then)

    assert warned(table(hand=SIX), "take 1_03")
    assert not warned(table(hand="1_10 1_11 1_12 1_13 1_14"), "take 1_03")
    five = table(hand="1_10 1_11 1_12 1_13 1_14").do(RED, "take 1_01")
    assert warned(five, "take 1_02"), "two cards fill a hand of five"


@rule("QUAR-076", "QUAR-077", "QUAR-122")
def test_cards_kept_by_passing_are_there_in_the_next_epoch_and_count() -> None:
    play = Scenario(free=True).offer(*FULL).next_deck(NEXT + " 2_07").hand(RED, SIX).science(RED, "S_01 S_02")
    play.tokens(2, 4).begin().end_epoch()
    assert play.state.epoch == 2
    assert play.hand_ids(RED) == set(SIX.split())
    assert play.ids(play.state.science[RED]) == {"S_01", "S_02"}
    assert play.state.tokens == [2, 4]
    play.do(RED, "take 2_01")
    assert play.state.asked_seats() == [BLUE], "six cards kept leave room for one"


@rule("QUAR-076")
def test_a_kept_card_pays_for_research() -> None:
    play = Scenario().hand(RED, "1_04 1_07").science(RED, "S_01").begin()
    play.do(RED, "pass").do(BLUE, "pass")
    assert play.may(RED, "research S_01")
    play.do(RED, "research S_01", "pay 1_04", "pay 1_07")
    assert play.ids(play.state.researched[RED]) == {"S_01"}
