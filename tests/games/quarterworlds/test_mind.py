"""The judgement of bots: it is about the right things, and it wins."""

from __future__ import annotations

import pytest

from perihelion.bots.bot import decide
from perihelion.bots.greedy import GreedyBot, NoviceBot
from perihelion.bots.random import RandomBot
from perihelion.core.chance import seeded
from perihelion.core.state import State
from perihelion.games.quarterworlds.components import DIPLOMACY, ENERGY, MILITARY, SHIP_OBJECT
from perihelion.games.quarterworlds.mind.policy import lay_value, place_value, science_price
from perihelion.games.quarterworlds.mind.worth import OBJECT_GROWTH, Appraisal
from perihelion.games.quarterworlds.rules.effects import places_for
from tests.games.quarterworlds.scenario import BLUE, RED, Scenario, card, the_game


def best(table: Scenario, seat: int) -> str:
    """What the judgement likes best, cards by title."""
    legal = table.state.legal(seat)
    values = table.game.rate(table.state, seat, legal)
    assert values is not None
    return table.game.catalogue.names[legal[values.index(max(values))]]


def play(bots: list[GreedyBot | RandomBot], seed: int) -> State:
    state = the_game().new(2, seed)
    while not state.over:
        seat = state.asked_seats()[0]
        state.apply(seat, decide(bots[seat], state, seat))
    return state


def test_greedy_beats_random_in_either_seat() -> None:
    for seed in range(6):
        me = seed % 2
        bots: list[GreedyBot | RandomBot] = [RandomBot(seed), RandomBot(seed)]
        bots[me] = GreedyBot(seed)
        assert the_game().winners(play(bots, seed)) == [me]


def test_greedy_against_itself_plays_full_games() -> None:
    for seed in range(2):
        state = play([GreedyBot(seed), GreedyBot(seed + 50)], seed)
        assert all(points > 60 for points in the_game().scores(state))


def test_it_pays_with_what_it_needs_least() -> None:
    # one metal owed; the planet that fits everything is kept, the plain metal card goes
    table = Scenario(2).hand(RED, "1_11 1_05 2_34").produces(RED, metal=1).begin().do(RED, "lay 1_11")
    assert best(table, RED) == f"pay:{card('1_05').title}"


def test_it_completes_a_planet_rather_than_begins_another() -> None:
    table = Scenario(2).hand(RED, "2_23").tokens(9).world(RED, "2_31", "", "2_21").world(RED, "2_36").begin()
    assert best(table.do(RED, "lay 2_23"), RED) == "attach:vardun:top-left"


def test_a_ship_is_worth_more_to_whoever_has_ship_tokens_and_leads_in_metal() -> None:
    plain = Scenario(3).world(RED, "3_33").begin()
    tokens = Scenario(3).world(RED, "3_33").begin()
    tokens.state.objects[RED][SHIP_OBJECT] = 4
    behind = Scenario(3).world(RED, "3_33").produces(BLUE, metal=2).begin()
    worth = [Appraisal(table.state, RED).gain(card("3_24")) for table in (behind, plain, tokens)]
    assert worth == sorted(set(worth))
    assert worth[2] - worth[1] == pytest.approx(8 * OBJECT_GROWTH), "two ships make a token worth two points"


def test_a_planet_is_worth_more_with_colonisation_cards_that_wait_for_it() -> None:
    def laying(hand: str) -> float:
        table = Scenario(1).offer("1_01 1_02 1_03", "1_04 1_05 1_06").hand(RED, hand).tokens(3).begin()
        return lay_value(table.state, Appraisal(table.state, RED), card("1_33"))

    assert laying("1_33 1_23") > laying("1_33 1_10")


def test_a_quarter_that_completes_a_planet_is_worth_more_with_a_ship_in_hand() -> None:
    def attaching(hand: str) -> float:
        table = Scenario(2).hand(RED, hand).world(RED, "1_31").produces(RED, energy=2, food=3).begin()
        places = places_for(table.state, RED, card("2_26"))
        return place_value(table.state, Appraisal(table.state, RED), card("2_26"), places[0])

    assert attaching("2_26 2_30") > attaching("2_26 2_10")


def test_a_science_card_that_can_still_be_researched_is_no_small_change() -> None:
    """What lasts counts by what will be laid while it lasts, and a card that promises much is not spent."""
    early, late = (Scenario(epoch).science(RED, "S_02").begin() for epoch in (1, 3))
    promising = card("S_02")
    first, last = Appraisal(early.state, RED), Appraisal(late.state, RED)
    assert science_price(first, promising) > 0.8 * first.item
    assert science_price(last, promising) == 0.8 * last.item


def test_it_moves_the_cylinder_where_it_gains_most() -> None:
    table = Scenario().tracks(RED, diplomacy=1).next_deck("2_01 2_02 2_03")
    for planet in ("1_30", "1_31", "1_32", "1_33", "1_34"):
        table.world(RED, planet)
    table.begin().do(RED, "pass").do(BLUE, "pass").no_research()
    assert best(table, RED) == "move:horizontal"
    alone = Scenario().tracks(RED, diplomacy=1).next_deck("2_01 2_02 2_03").begin()
    alone.do(RED, "pass").do(BLUE, "pass").no_research()
    assert best(alone, RED) == "move:vertical"


def test_early_production_and_steps_are_worth_more_than_late_ones() -> None:
    early, late = (Scenario(epoch).offer("1_01 1_02 1_03", "- - -").begin() for epoch in (1, 3))
    first, last = Appraisal(early.state, RED), Appraisal(late.state, RED)
    assert first.produced(ENERGY) > last.produced(ENERGY)
    assert first.track(MILITARY) > last.track(MILITARY) > 0
    assert first.track(DIPLOMACY) > 0
    assert first.income > last.income


def test_it_does_not_pass_while_something_is_to_be_gained() -> None:
    table = Scenario(free=True).offer("1_01 1_02 1_03", "1_04 1_05 1_06", deck="1_07 1_08").begin()
    assert best(table, RED).startswith("take:")
    assert best(Scenario().begin(), RED) == "pass"


def test_a_pass_is_priced_by_what_it_leaves_behind() -> None:
    def passing(deck: str) -> float:
        table = Scenario(free=True).offer("1_01 1_02 1_03", "1_04 1_05 1_06", deck=deck).begin()
        return Appraisal(table.state, RED).passing()

    assert passing("") < 0
    assert passing("1_07 1_08 1_09") < passing("1_07") < passing("")
    alone = Scenario(free=True).offer("1_01 1_02 1_03", "1_04 1_05 1_06").begin().do(RED, "pass")
    other = Appraisal(alone.state, BLUE).passing()
    assert other < Appraisal(alone.state, RED).passing(), "who is left takes all that is to come"


def test_a_full_hand_is_laid_from_at_a_loss_rather_than_passed_with() -> None:
    """Seven cards of which none is worth laying, and a whole epoch still to come."""
    deck = "1_08 1_09 1_16 1_17 1_18 1_28 1_29 1_30 1_31 1_32"
    hand = "1_10 1_11 1_12 1_13 1_14 1_15 1_07"
    table = Scenario().offer("1_01 1_02 1_03", "1_04 1_05 1_06", deck=deck).hand(RED, hand).begin()
    assert table.may(RED, "pass")
    assert best(table, RED).startswith("lay:")


def test_a_slip_is_never_a_pass() -> None:
    table = Scenario(free=True).offer("1_01 1_02 1_03", "1_04 1_05 1_06", deck="1_07").begin()
    slips = NoviceBot(1, 100)
    chosen = {table.game.catalogue.names[slips.choose(table.state, RED)] for _ in range(60)}
    assert "pass" not in chosen
    assert len(chosen) > 3
    nothing = Scenario().begin()
    assert nothing.game.catalogue.names[slips.choose(nothing.state, RED)] == "pass"


@pytest.mark.parametrize("seed", range(3))
def test_evaluation_is_a_margin_and_ends_at_the_result(seed: int) -> None:
    state = the_game().new(2, seed)
    chance = seeded(seed)
    while not state.over:
        red, blue = the_game().evaluate(state, RED), the_game().evaluate(state, BLUE)
        assert abs(red + blue) < 1e-6, "what one gains the other loses"
        seat = state.asked_seats()[0]
        legal = state.legal(seat)
        rated = the_game().rate(state, seat, legal)
        assert rated is not None
        assert len(rated) == len(legal)
        state.apply(seat, chance.pick(legal[:-1] or legal))
    scores = the_game().scores(state)
    assert the_game().evaluate(state, RED) == scores[RED] - scores[BLUE]


def test_features_are_equally_many_and_know_nothing_hidden() -> None:
    game = the_game()
    count = game.feature_count(2)
    state = game.new(2, 5)
    chance = seeded(5)
    moves = 0
    while not state.over:
        if moves % 7 == 0:
            for seat in (RED, BLUE):
                numbers = game.features(state, seat)
                assert len(numbers) == count
                assert all(-3 <= number <= 3 for number in numbers)
                assert game.features(state.imagine(seat, chance), seat) == numbers
        moves += 1
        seat = state.asked_seats()[0]
        legal = state.legal(seat)
        state.apply(seat, chance.pick(legal[:-1] or legal))
