"""Chapters 11 to 13: the trade and build phase, trade with the bank and between players."""

from __future__ import annotations

import pytest

from perihelion.core.chance import seeded
from perihelion.games.starfarers.components.parts import RESOURCES
from perihelion.games.starfarers.rules.answering import PENDING
from perihelion.games.starfarers.state import StarState
from tests.games.starfarers.bargains import offer, proposed
from tests.games.starfarers.scenario import A, B, C, D, Table
from tests.rule import rule

# -- chapter 11 ------------------------------------------------------------------------------------


@rule("STAR-097", "STAR-102")
def test_case_trading_and_building_in_any_order_any_number_of_times() -> None:
    table = Table().no_ships().hand(A, ore=2, fuel=3, carbon=1, goods=6).hand(B, food=2).trading(A)
    proposed(table, "1 goods", "1 food").act(B, "accept")
    table.act(A, "build:colony-ship").act(A, table.legal(A, "berth")[0])
    table.act(A, "bank:goods:fuel").act(A, "bank:goods:ore")
    table.act(A, "build:cargo").act(A, "build:booster")
    assert table.state.modules[A] == [2, 0, 1]
    assert len(table.state.ships(A)) == 1
    proposed(table.hand(A, ore=1), "1 ore", "1 food").act(B, "accept")
    assert table.held(A) == {"food": 1}


@rule("STAR-098", "STAR-110")
def test_only_the_active_player_builds_and_trades_with_the_bank() -> None:
    table = Table().hand(B, ore=9, fuel=9, carbon=9, food=9, goods=9).trading(A)
    for action in ("build:booster", "bank:ore:fuel", "launch", "fame"):
        assert table.why(B, action) == "STAR-098"
    assert table.why(C, "offer") == "STAR-110"


@rule("STAR-099", "STAR-105")
def test_after_the_shake_there_is_no_trading_and_building() -> None:
    table = Table().hand(A, ore=9, fuel=9).hand(B, food=3).flying(A)
    assert table.why(A, "build:booster") == "STAR-099"
    assert table.why(A, "offer") == "STAR-099"
    assert table.why(A, "bank:ore:fuel") == "STAR-105"


@rule("STAR-099", "STAR-105")
def test_before_the_production_roll_is_over_there_is_none_either() -> None:
    table = Table().hand(A, ore=9).roll(7)
    assert table.step() == "Discard"
    assert table.why(A, "bank:ore:fuel") == "STAR-105"


@rule("STAR-099")
def test_the_player_decides_when_the_phase_ends() -> None:
    table = Table().trading(A)
    assert table.legal(A) == ["launch"]
    assert table.state.asked_seats() == [A]


# -- chapter 12 ------------------------------------------------------------------------------------


@rule("STAR-100")
def test_case_three_carbon_for_a_food() -> None:
    table = Table().hand(A, carbon=3).trading(A).act(A, "bank:carbon:food")
    assert table.held(A) == {"food": 1}


@rule("STAR-100")
@pytest.mark.parametrize("kind", ["ore", "fuel", "carbon", "food"])
def test_two_cards_are_not_enough_without_a_card(kind: str) -> None:
    table = Table().hand(A, **{kind: 2}).trading(A)
    reason = table.reason(A, f"bank:{kind}:goods")
    assert reason is not None
    assert (reason.rule, reason.args["need"], reason.args["have"]) == ("STAR-100", 3, 2)


@rule("STAR-101")
def test_case_two_goods_for_a_food() -> None:
    table = Table().hand(A, goods=2).trading(A).act(A, "bank:goods:food")
    assert table.held(A) == {"food": 1}


@rule("STAR-102")
def test_bank_trades_may_be_repeated() -> None:
    table = Table().hand(A, ore=6).trading(A).act(A, "bank:ore:food", "bank:ore:food")
    assert table.held(A) == {"food": 2}


@rule("STAR-103", "STAR-218")
@pytest.mark.parametrize(("card", "kind"), [("m1", "ore"), ("m2", "fuel"), ("m3", "carbon"), ("m4", "food")])
def test_cases_a_merchants_card_lowers_a_kind_to_two(card: str, kind: str) -> None:
    table = Table().friend(A, card).hand(A, **{kind: 4}).trading(A)
    table.act(A, f"bank:{kind}:goods", f"bank:{kind}:goods")
    assert table.held(A) == {"goods": 2}
    other = "ore" if kind != "ore" else "fuel"
    assert (
        Table().friend(A, card).hand(A, **{other: 2}).trading(A).why(A, f"bank:{other}:goods") == "STAR-100"
    )


@rule("STAR-104", "STAR-218")
def test_case_goods_one_for_one_once_per_turn() -> None:
    table = Table().friend(A, "m5").hand(A, goods=4).trading(A).act(A, "bank:goods:ore")
    assert table.held(A) == {"ore": 1, "goods": 3}
    table.act(A, "bank:goods:ore")
    assert table.held(A) == {"ore": 2, "goods": 1}
    assert table.why(A, "bank:goods:ore") == "STAR-100"
    # Anew in the next turn.
    table.no_ships().act(A, "launch")
    assert table.state.used_rate == 0


@rule("STAR-R05")
def test_the_bank_gives_nothing_it_does_not_have() -> None:
    table = Table().hand(A, ore=3).bank(food=0).trading(A)
    assert table.why(A, "bank:ore:food") == "STAR-R05"
    assert table.held(A) == {"ore": 3}


@rule("STAR-R10")
def test_a_bank_trade_takes_a_different_kind() -> None:
    assert Table().hand(A, ore=3).trading(A).why(A, "bank:ore:ore") == "STAR-R10"


@rule("STAR-105")
def test_bank_trade_in_the_own_phase_only() -> None:
    assert Table().hand(A, ore=3).trading(B).why(A, "bank:ore:food") == "STAR-098"
    assert Table().hand(A, ore=3).meeting(4).why(A, "bank:ore:food") == "STAR-105"


# -- chapter 13 ------------------------------------------------------------------------------------


@rule("STAR-106")
def test_the_active_player_trades_with_any_opponent() -> None:
    for partner in (B, C, D):
        table = Table().hand(A, food=1).hand(partner, ore=1).trading(A)
        proposed(table, "1 food", "1 ore").act(partner, "accept")
        assert (table.held(A), table.held(partner)) == ({"ore": 1}, {"food": 1})


@rule("STAR-107")
def test_case_gifts_are_rejected() -> None:
    table = Table().hand(A, food=1).hand(B, ore=1).trading(A).act(A, "offer", "ask-more:ore")
    assert table.why(A, "propose") == "STAR-107"
    table.act(A, "ask-less:ore", "give-more:food")
    assert table.why(A, "propose") == "STAR-107"


@rule("STAR-107")
def test_counter_offers_are_no_gifts_either() -> None:
    table = Table().hand(A, food=1).hand(B, ore=1).trading(A)
    proposed(table, "1 food", "1 ore").act(B, "counter", "give-less:ore")
    assert table.why(B, "propose") == "STAR-107"


@rule("STAR-107")
def test_who_has_no_card_cannot_offer_and_is_not_asked() -> None:
    for table, reason in (
        (Table().hand(B, ore=1).trading(A), "refusal-nothing-to-give"),
        (Table().hand(A, ore=1).trading(A), "refusal-nobody-has-cards"),
    ):
        told = table.reason(A, "offer")
        assert told is not None
        assert (told.key, told.rule) == (reason, "STAR-107")


@rule("STAR-108")
@pytest.mark.parametrize("ask", ["1 ore", "2 ore", "2 ore, 1 carbon"])
def test_cases_any_ratio(ask: str) -> None:
    table = Table().hand(A, food=1).hand(B, ore=2, carbon=1).trading(A)
    proposed(table, "1 food", ask).act(B, "accept")
    gained = {part.split()[1]: int(part.split()[0]) for part in ask.split(", ")}
    assert table.held(A) == gained


@rule("STAR-109")
def test_opponents_may_counter_and_the_active_player_decides() -> None:
    table = Table().hand(A, food=2).hand(B, ore=1, fuel=1).hand(C, ore=1).trading(A)
    proposed(table, "1 food", "1 ore")
    table.act(B, "counter", "give-less:ore", "give-more:fuel", "propose").act(C, "accept")
    assert table.state.asked_seats() == [A]
    assert table.legal(A) == ["deal:1", "deal:2", "no-deal"]
    table.act(A, "deal:1")
    assert table.held(A) == {"food": 1, "fuel": 1}
    assert table.held(B) == {"ore": 1, "food": 1}
    assert table.held(C) == {"ore": 1}


@rule("STAR-109")
def test_opponents_propose_when_called_before_anything_was_offered() -> None:
    table = Table().hand(A, food=2).hand(B, ore=1).hand(C, fuel=1).trading(A).act(A, "offer", "call")
    assert table.state.asked_seats() == [B, C]
    assert table.why(B, "accept") == "STAR-109"
    offer(table.act(B, "counter"), B, "1 ore", "2 food").act(B, "propose")
    table.act(C, "decline").act(A, "deal:1")
    assert table.held(A) == {"ore": 1}


@rule("STAR-106", "STAR-111")
def test_a_proposal_that_cannot_be_paid_is_refused_for_that_and_not_as_if_nobody_had_answered() -> None:
    table = Table().hand(A, food=1).hand(B, ore=1).hand(C, fuel=1).trading(A).act(A, "offer", "call")
    offer(table.act(B, "counter"), B, "1 ore", "2 food").act(B, "propose")
    offer(table.act(C, "counter"), C, "1 fuel", "1 food").act(C, "propose")
    assert table.legal(A) == ["deal:2", "no-deal"]
    assert table.why(A, "deal:1") == "STAR-106"
    assert table.why(A, "deal:3") == "STAR-111"


@rule("STAR-109")
def test_a_call_may_name_what_is_wanted_or_what_is_given() -> None:
    table = Table().hand(A, food=2).hand(B, ore=1).trading(A).act(A, "offer", "ask-more:ore", "call")
    assert table.state.step().prompt(table.state, B).key == "prompt-call-for"
    table.act(B, "decline").act(A, "offer", "give-more:food", "call")
    assert table.state.step().prompt(table.state, B).key == "prompt-call-with"
    table.act(B, "decline").act(A, "offer", "give-more:food", "ask-more:ore")
    assert table.why(A, "call") == "STAR-109"


@rule("STAR-110")
def test_case_others_do_not_trade_with_each_other() -> None:
    table = Table().hand(C, ore=1).hand(D, food=1).hand(A, fuel=1).trading(A)
    assert table.why(C, "offer") == "STAR-110"
    # Even an answer to A's offer deals with A alone.
    proposed(table, "1 fuel", "1 ore").act(C, "accept").act(D, "decline")
    assert table.held(D) == {"food": 1}


@rule("STAR-111")
def test_case_offers_bind_nobody_until_both_agree() -> None:
    table = Table().hand(A, food=3, fuel=1).hand(B, goods=1).hand(C, goods=1).trading(A)
    proposed(table, "1 food", "1 goods")
    table.act(B, "counter", "ask-less:food", "ask-more:fuel", "propose").act(C, "decline")
    assert table.legal(A) == ["deal:1", "no-deal"]
    table.act(A, "no-deal")
    assert table.held(A) == {"food": 3, "fuel": 1}
    proposed(table, "2 food", "1 goods").act(B, "decline").act(C, "accept")
    assert table.held(A) == {"food": 1, "fuel": 1, "goods": 1}
    assert table.held(C) == {"food": 2}
    assert table.held(B) == {"goods": 1}


@rule("STAR-111")
def test_a_withdrawn_or_declined_offer_changes_nothing() -> None:
    table = Table().hand(A, food=1).hand(B, ore=1).trading(A)
    table.act(A, "offer", "give-more:food", "withdraw")
    proposed(table, "1 food", "1 ore").act(B, "decline")
    assert (table.held(A), table.held(B)) == ({"food": 1}, {"ore": 1})
    assert table.step() == "TradeAndBuild"


@rule("STAR-R10")
def test_the_same_kind_may_not_be_on_both_sides() -> None:
    table = Table().hand(A, food=2).hand(B, food=2).trading(A).act(A, "offer", "give-more:food")
    assert table.why(A, "ask-more:food") == "STAR-R10"
    table.act(A, "give-less:food", "ask-more:food")
    assert table.why(A, "give-more:food") == "STAR-R10"
    assert "give-more:food" not in table.legal(A)


@rule("STAR-R44")
def test_an_offer_may_name_cards_the_others_do_not_have_and_their_refusal_looks_like_any_other() -> None:
    table = Table().hand(A, food=1).hand(B, ore=1).hand(C, fuel=1).trading(A)
    proposed(table, "1 food", "1 fuel")
    assert table.why(B, "accept") == "STAR-R44"
    seen = []
    for seat in (B, C):
        table.act(seat, "decline")
        seen += [event.seen_by(A) for event in table.told("decline")]
    assert [(event.seat, event.args) for event in seen] == [(B, {}), (C, {})]


def agreed(way: str) -> Table:
    """A position in which two food of A go for an ore of B, in one of the ways in which trades come about."""
    table = Table().hand(A, food=3).hand(B, ore=2).hand(C, ore=1).trading(A)
    if way == "suggested":
        return offer(table.act(B, "suggest"), B, "1 ore", "2 food").act(B, "propose")
    if way == "countered":
        return proposed(table, "1 food", "1 ore").act(B, "counter", "ask-more:food", "propose")
    proposed(table, "2 food", "1 ore")
    if way == "answering":
        return table.act(C, "decline")
    table.act(B, "accept")
    return table if way == "at once" else table.act(C, "accept")


@rule("STAR-106", "STAR-109", "STAR-R51")
@pytest.mark.parametrize("way", ["suggested", "countered", "answering", "at once", "chosen"])
def test_the_preview_of_a_trade_is_the_trade(way: str) -> None:
    table = agreed(way)
    seat, action = (B, "accept") if way == "answering" else (A, "deal:1")
    lines = table.game.preview(table.state, seat, table.state.number(action)).lines
    before = table.state.hands[seat][:]
    table.act(seat, action)
    after = table.state.hands[seat]
    changes = {f"resource-{name}": after[kind] - before[kind] for kind, name in enumerate(RESOURCES)}
    assert {line.text.key: line.figure for line in lines} == {key: n for key, n in changes.items() if n}
    assert table.held(A) == {"food": 1, "ore": 1}


@rule("STAR-109")
def test_what_can_be_concluded_is_seen_with_whom_and_at_which_price() -> None:
    table = agreed("chosen")
    assert table.step() == "Deal"
    for seat in (A, D, None):
        trade = table.game.view(table.state, seat).trade
        assert trade.gives == [[], [0, 0, 0, 2, 0], [0, 0, 0, 2, 0], []]
        assert trade.gets == [[], [1, 0, 0, 0, 0], [1, 0, 0, 0, 0], []]


@rule("STAR-106", "STAR-R44")
def test_what_changed_hands_in_a_trade_is_known_and_the_rest_stays_a_guess() -> None:
    table = agreed("suggested")  # A has not shown any food before it pays
    for observer in range(4):
        table.state.known[observer * 4 + A] = [1, 0, 0, 1, 0]
        table.state.known[observer * 4 + B] = [2, 0, 0, 1, 0]
    table.act(A, "deal:1")
    for observer in range(4):
        assert table.state.known[observer * 4 + A] == [2, 0, 0, 0, 0]
        assert table.state.known[observer * 4 + B] == [1, 0, 0, 3, 0]


def test_a_counter_offer_is_seen_by_nobody_else_before_it_is_made() -> None:
    table = Table().hand(A, food=1).hand(B, ore=2).hand(C, ore=1).trading(A)
    proposed(table, "1 food", "1 ore")
    before = table.game.view(table.state, C)
    table.act(B, "counter", "give-more:ore")
    assert table.events == []
    assert table.game.view(table.state, C) == before
    assert table.game.view(table.state, B).trade.draft_give == [2, 0, 0, 0, 0]
    world = table.state.imagine(C, seeded(1))
    assert isinstance(world, StarState)
    assert (world.step().gives[B], world.step().asks[B], world.step().status[B]) == (
        [0] * 5,
        [0] * 5,
        PENDING,
    )


def test_what_is_being_put_together_is_seen_by_nobody_else() -> None:
    table = Table().hand(A, food=1).hand(B, ore=2).trading(A).act(A, "offer", "give-more:food")
    for seat in (B, None):
        assert table.game.view(table.state, seat).trade.draft_give == []
    world = table.state.imagine(B, seeded(1))
    assert isinstance(world, StarState)
    assert world.step().give == [0] * 5


@rule("STAR-R51")
def test_offers_are_bounded_and_dropped_drafts_do_not_count() -> None:
    table = Table().hand(A, food=1).hand(B, ore=1).trading(A)
    for _ in range(45):
        table.act(A, "offer", "give-more:food", "withdraw")
    for _ in range(40):
        assert table.reason(A, "offer") is None
        proposed(table, "1 food", "1 ore").act(B, "decline")
    reason = table.reason(A, "offer")
    assert reason is not None
    assert (reason.key, reason.args) == ("refusal-offers", {"limit": 40})


@rule("STAR-R51")
def test_a_turn_is_finite_even_for_who_never_sends_what_they_begin() -> None:
    table = Table().hand(A, food=1).hand(B, ore=1).trading(A)
    for _ in range(120):
        table.act(A, "offer", "withdraw")
    reason = table.reason(A, "offer")
    assert reason is not None
    assert (reason.key, reason.args) == ("refusal-drafts", {"limit": 120})
    table = Table().hand(A, food=1).hand(B, ore=1).trading(A).act(A, "offer")
    for _ in range(30):
        table.act(A, "give-more:food", "give-less:food")
    assert table.legal(A) == ["call", "withdraw"]
