"""Talk at the table while trades are made: who is asked, who is silent, and what is seen."""

from __future__ import annotations

from perihelion.core.chance import seeded
from perihelion.games.starfarers.components.parts import RESOURCES
from perihelion.games.starfarers.state import StarState
from tests.games.starfarers.bargains import offer, proposed
from tests.games.starfarers.scenario import A, B, C, D, Table, starfarers
from tests.rule import rule


@rule("STAR-R51")
def test_an_offer_to_one_player_asks_nobody_else() -> None:
    table = Table().hand(A, food=1).hand(B, ore=1).hand(C, ore=1).trading(A)
    offer(table.act(A, "offer"), A, "1 food", "1 ore")
    assert table.legal(A, "propose-to") == ["propose-to:1", "propose-to:2"]
    assert table.why(A, "propose-to:3") == "STAR-107"
    assert table.why(A, "propose-to:0") == "STAR-106"
    table.act(A, "propose-to:2")
    assert table.state.asked_seats() == [C]
    assert table.told("offer-to")[0].args["seat_other"] == C
    assert table.why(B, "accept") == "STAR-111"
    table.act(C, "accept")
    assert (table.held(A), table.held(B), table.held(C)) == ({"ore": 1}, {"ore": 1}, {"food": 1})


@rule("STAR-R51", "STAR-111")
def test_an_offer_can_be_taken_back_while_the_others_think() -> None:
    table = Table().hand(A, food=1).hand(B, ore=1).hand(C, ore=1).trading(A)
    proposed(table, "1 food", "1 ore").act(B, "accept")
    assert table.state.asked_seats() == [C]
    table.act(A, "recall")
    assert table.step() == "TradeAndBuild"
    assert table.state.asked_seats() == [A]
    assert (table.held(A), table.held(B)) == ({"food": 1}, {"ore": 1})
    assert table.why(C, "accept") == "STAR-111"


@rule("STAR-R51")
def test_silence_holds_nobody_up() -> None:
    table = Table().hand(A, food=2).hand(B, ore=1, fuel=1).hand(C, ore=1).hand(D, ore=1).trading(A)
    proposed(table, "1 food", "1 ore")
    assert table.offhand(A) == ["recall"]
    table.act(B, "counter", "give-less:ore", "give-more:fuel", "propose").act(D, "accept")
    assert table.state.asked_seats() == [C]
    assert table.offhand(A) == ["recall", "deal:1", "deal:3"]
    preview = table.game.preview(table.state, A, table.state.number("deal:1"))
    assert {line.text.key: line.figure for line in preview.lines} == {"resource-food": -1, "resource-fuel": 1}
    table.act(A, "deal:1")
    assert (table.held(A), table.held(B)) == ({"food": 1, "fuel": 1}, {"ore": 1, "food": 1})
    assert (table.held(C), table.held(D)) == ({"ore": 1}, {"ore": 1})
    assert table.state.asked_seats() == [A]


@rule("STAR-R51")
def test_answers_are_seen_as_they_come() -> None:
    table = Table().hand(A, food=2).hand(B, ore=1).hand(C, ore=1).hand(D, ore=1, fuel=1).trading(A)
    proposed(table, "1 food", "1 ore")
    table.act(B, "accept").act(C, "decline")
    for seat in (A, B, C, D, None):
        view = table.game.view(table.state, seat).trade
        assert view.answers == ["", "accepted", "declined", "thinking"]
        assert view.gets[B] == [1, 0, 0, 0, 0]
        assert view.gives[B] == [0, 0, 0, 1, 0]
    table.act(D, "counter")
    assert table.game.view(table.state, A).trade.answers[D] == "thinking"


@rule("STAR-R51")
def test_who_declines_everything_is_not_asked_again_before_the_next_turn() -> None:
    table = Table().hand(A, food=2).hand(B, ore=3).hand(C, ore=1).trading(A)
    proposed(table, "1 food", "1 ore").act(B, "decline-turn").act(C, "decline")
    proposed(table, "2 food", "1 ore")
    assert table.state.asked_seats() == [C]
    assert [event.seat for event in table.told("decline")] == [B]
    table.act(A, "recall").no_ships().act(A, "launch")
    assert table.state.deaf == [0] * 4
    assert Table(3, "strategic").state.deaf == [0] * 3


@rule("STAR-R51")
def test_what_cannot_be_paid_is_declined_by_itself_for_who_wants_it_so() -> None:
    table = Table().hand(A, food=2).hand(B, ore=1).trading(A)
    proposed(table, "1 food", "2 ore")
    table.act(B, "manner:able")
    assert table.state.asked_seats() == [B], "the present offer is still to be answered"
    table.act(B, "decline")
    proposed(table, "1 food", "2 ore")
    assert [event.seat for event in table.told("decline")] == [B]
    assert table.state.asked_seats() == [A]
    proposed(table, "1 food", "1 ore")
    assert table.state.asked_seats() == [B]
    table.act(A, "recall").act(B, "manner:ask")
    proposed(table, "1 food", "2 ore")
    assert table.state.asked_seats() == [B]
    world = table.act(B, "manner:able").state.imagine(A, seeded(1))
    assert world.manners == [0] * 4, "by which rule somebody answers is nobody's business"


@rule("STAR-109", "STAR-R51")
def test_opponents_suggest_trades_before_anything_was_offered() -> None:
    table = Table().hand(A, food=4).hand(B, ore=2, fuel=1).trading(A).act(B, "suggest")
    assert table.state.asked_seats() == [A], "nobody waits for a suggestion"
    assert table.why(B, "propose") == "STAR-107"
    assert table.game.view(table.state, A).trade.gets[B] == []
    assert table.why(A, "deal:1") == "STAR-109"
    offer(table, B, "1 ore", "2 food").act(B, "propose")
    assert table.told("suggest")[0].args == {
        "seat_other": A,
        "cards": ["cards-ore-1"],
        "got": ["cards-food-2"],
    }
    assert table.game.view(table.state, A).trade.gets[B] == [1, 0, 0, 0, 0]
    table.act(A, "deal:1")
    assert (table.held(A), table.held(B)) == ({"food": 2, "ore": 1}, {"food": 2, "fuel": 1, "ore": 1})
    assert table.game.view(table.state, A).trade.gets[B] == []
    assert table.why(A, "deal:1") == "STAR-109", "both could pay once more, but it was suggested once"


@rule("STAR-R51")
def test_a_suggestion_is_taken_back_or_lapses() -> None:
    def suggested() -> Table:
        table = Table().hand(A, food=2).hand(B, ore=1).hand(C, fuel=1).trading(A).act(B, "suggest")
        return offer(table, B, "1 ore", "1 food").act(B, "propose")

    table = suggested()
    assert table.why(B, "suggest") == "STAR-109"
    table.act(B, "recall")
    assert table.why(A, "deal:1") == "STAR-109"
    # Its owner has given the card away meanwhile.
    table = proposed(suggested(), "1 food", "1 ore").act(B, "accept").act(C, "decline")
    assert table.why(A, "deal:1") == "STAR-109"
    # The active player cannot pay.
    table = proposed(suggested(), "2 food", "1 fuel").act(C, "accept").act(B, "decline")
    assert table.why(A, "deal:1") == "STAR-106"
    # The phase ends.
    table = suggested().no_ships().act(A, "launch")
    assert [suggestion.status for suggestion in table.state.suggestions] == [0] * 4


@rule("STAR-R51")
def test_suggestions_only_where_the_table_wants_them() -> None:
    state = starfarers().new(3, 1, {"proposals": "invited"})
    for seat in range(3):
        if seat != state.active:
            reason = state.why_not(seat, "suggest")
            assert reason is not None
            assert (reason.key, reason.rule) == ("refusal-only-invited", "STAR-109")


@rule("STAR-R51")
def test_what_somebody_is_about_to_suggest_is_not_known() -> None:
    table = Table().hand(A, food=2).hand(B, ore=1).trading(A)
    before = table.game.view(table.state, A)
    table.act(B, "suggest", "give-more:ore")
    assert table.game.view(table.state, A) == before
    world = table.state.imagine(A, seeded(2))
    assert isinstance(world, StarState)
    assert (world.suggestions[B].status, world.suggestions[B].give) == (0, [0] * 5)
    own = table.state.imagine(B, seeded(2))
    assert own.suggestions[B].give == [1, 0, 0, 0, 0]


def test_a_dropped_counter_offer_leaves_the_offer_open() -> None:
    table = Table().hand(A, food=1).hand(B, ore=1).trading(A)
    proposed(table, "1 food", "1 ore").act(B, "counter", "withdraw", "accept")
    assert table.held(A) == {"ore": 1}


def test_an_accepted_offer_is_known_to_be_covered_in_every_imagined_world() -> None:
    table = Table().hand(A, food=1).hand(B, ore=1, fuel=5).hand(C, ore=1, goods=5).trading(A)
    proposed(table, "1 food", "1 ore").act(B, "accept").act(C, "accept")
    for number in range(20):
        world = table.state.imagine(D, seeded(number))
        assert isinstance(world, StarState)
        assert world.hands[A][RESOURCES.index("food")] == 1
        assert world.hands[B][0] >= 1
        assert world.hands[C][0] >= 1


def test_refused_steps_of_a_draft_say_what_is_wrong() -> None:
    table = Table().hand(A, food=1).hand(B, ore=1).trading(A).act(A, "offer")
    in_hands_and_pile = 20 - table.state.bank[0]
    reasons = {
        "give-more:ore": ("refusal-no-more-cards", {"have": 0}),
        "give-less:food": ("refusal-not-in-offer", {}),
        "ask-less:ore": ("refusal-not-in-offer", {}),
    }
    for action, (key, args) in reasons.items():
        reason = table.reason(A, action)
        assert reason is not None
        assert (reason.key, reason.args) == (key, args)
    table.act(A, *["ask-more:ore"] * in_hands_and_pile)
    reason = table.reason(A, "ask-more:ore")
    assert reason is not None
    assert (reason.key, reason.args) == ("refusal-ask-too-many", {"count": in_hands_and_pile})


def test_a_draft_that_took_all_its_steps_says_so() -> None:
    table = Table().hand(A, food=2).hand(B, ore=1).trading(A).act(A, "offer")
    for _ in range(30):
        table.act(A, "give-more:food", "give-less:food")
    for action in ("give-more:food", "ask-more:ore"):
        reason = table.reason(A, action)
        assert reason is not None
        assert (reason.key, reason.args) == ("refusal-steps", {"limit": 60})


def test_a_suggestion_takes_as_many_steps_as_any_draft() -> None:
    table = Table().hand(A, food=1).hand(B, ore=1).trading(A)
    for _ in range(29):
        table.act(B, "suggest", "withdraw")
    table.act(B, "suggest", "give-more:ore")
    for action in ("give-less:ore", "ask-more:food"):
        reason = table.reason(B, action)
        assert reason is not None
        assert (reason.key, reason.args) == ("refusal-steps", {"limit": 60})


@rule("STAR-R51")
def test_counter_offers_that_took_all_their_steps_cannot_be_begun_again() -> None:
    table = proposed(Table().hand(A, food=1).hand(B, ore=1).trading(A), "1 food", "1 ore")
    for _ in range(30):
        table.act(B, "counter", "withdraw")
    assert table.legal(B) == ["accept", "decline"]
    reason = table.reason(B, "counter")
    assert reason is not None
    assert (reason.key, reason.args) == ("refusal-steps", {"limit": 60})
