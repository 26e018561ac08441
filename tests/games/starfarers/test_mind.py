"""What bots are told: judgements for every question, sensible trades, games that end."""

from __future__ import annotations

from math import isfinite

import pytest

from perihelion.bots.greedy import GreedyBot
from perihelion.core.chance import seeded
from perihelion.games.starfarers.components.parts import BUILDS, COLONY, RESOURCES, TRADE
from perihelion.games.starfarers.mind.bargaining import Terms, own_offer, refused
from perihelion.games.starfarers.mind.plan import gain_by, make_plan, waiting
from perihelion.games.starfarers.mind.worth import build_worth, claim, income_rates, prospects, ship_outlook
from perihelion.games.starfarers.rules.trading import Offer
from perihelion.games.starfarers.rules.turn import begin_turn
from perihelion.games.starfarers.state import StarState
from tests.games.starfarers.scenario import A, B, C, Table, starfarers


def best(table: Table, seat: int) -> str:
    """The action that the judgement puts first."""
    legal = table.state.legal(seat)
    rated = table.game.rate(table.state, seat, legal)
    assert rated is not None
    return table.game.catalogue.names[legal[rated.index(max(rated))]]


def offer_of(state: StarState, seat: int) -> Terms | None:
    return own_offer(state, seat, make_plan(state, seat))


def gain_of(state: StarState, seat: int, gives: list[int], gets: list[int]) -> float:
    """What a trade is worth to a player."""
    return gain_by(make_plan(state, seat), gives, gets)


@pytest.mark.parametrize("setup", ["beginner", "wild-space"])
def test_every_question_is_judged_from_what_the_seat_may_know(setup: str) -> None:
    game = starfarers()
    state = game.new(3, 8, {"setup": setup})
    chance = seeded("judged")
    for number in range(900):
        if state.over:
            break
        seat = chance.pick(state.asked_seats())
        legal = state.legal(seat)
        rated = game.rate(state, seat, legal)
        assert rated is not None
        assert len(rated) == len(legal)
        assert all(isfinite(value) for value in rated)
        if number % 20 == 0:
            world = state.imagine(seat, seeded(number))
            assert game.rate(world, seat, legal) == rated
            assert isfinite(game.evaluate(world, seat))
        state.apply(seat, chance.pick(legal))


@pytest.mark.parametrize("seats", [3, 4])
def test_games_between_greedy_bots_end_and_nobody_floods_the_table_with_offers(seats: int) -> None:
    game = starfarers()
    state = game.new(seats, 21)
    assert isinstance(state, StarState)
    bots = [GreedyBot(seat) for seat in range(seats)]
    chance = seeded("worlds")
    offers: dict[int, int] = {}
    for _ in range(6000):
        if state.over:
            break
        seat = state.asked_seats()[0]
        action = bots[seat].choose(state.imagine(seat, chance), seat)
        if game.catalogue.names[action] == "propose" and isinstance(state.step(), Offer):
            offers[state.turn] = offers.get(state.turn, 0) + 1
        state.apply(seat, action)
    assert state.over
    assert state.turn < 150
    assert set(offers.values()) <= {1}


def test_a_bot_builds_what_it_has_in_mind_and_trades_for_it_with_the_bank() -> None:
    table = Table().quiet().no_ships().hand(A, ore=1, fuel=1, carbon=1, food=1).trading(A)
    assert best(table, A) == "build:colony-ship"
    table = Table().quiet().no_ships().modules(A, booster=6).hand(A, ore=1, fuel=4, goods=1).trading(A)
    assert BUILDS[make_plan(table.state, A).build] == "trade-ship"
    assert best(table, A) == "bank:fuel:goods"


def test_a_bot_accepts_what_helps_it_and_declines_what_hurts() -> None:
    def asked(give: str, ask: str, points: int = 4) -> str:
        table = Table().quiet().no_ships().points(A, points).hand(A, fuel=3, goods=3)
        table.hand(B, ore=1, carbon=1, food=1, goods=4).trading(A)
        table.act(A, "offer", f"give-more:{give}", f"ask-more:{ask}", "propose")
        return best(table, B)

    assert asked("fuel", "goods") == "accept"  # the last card for a colony ship, for a spare one
    assert asked("fuel", "ore") == "counter"  # the fuel is welcome, but for something else
    assert asked("fuel", "goods", points=14) == "decline"  # not with somebody about to win


# -- bargaining ------------------------------------------------------------------------------------


def bargain(**hand: int) -> Table:
    """A lacks fuel for a ship and has goods to spare; B holds what is given, known to all."""
    table = Table().quiet().no_ships().hand(A, ore=1, carbon=1, food=1, goods=4).hand(B, **hand)
    for observer in range(4):
        table.state.known[observer * 4 + B] = table.state.hands[B][:]
        table.state.known[observer * 4 + A] = table.state.hands[A][:]
    return table.trading(A)


def test_a_bot_offers_what_the_other_can_pay_and_what_helps_both() -> None:
    table = bargain(ore=1, fuel=3)  # B lacks two goods for a trade ship, and has fuel to spare
    terms = offer_of(table.state, A)
    assert terms is not None
    assert terms.partner == B
    assert terms.ask[RESOURCES.index("fuel")] == sum(terms.ask)
    assert gain_of(table.state, A, terms.give, terms.ask) > 0.2
    assert gain_of(table.state, B, terms.ask, terms.give) > 0.2
    assert best(table, A) == "offer"
    table.act(A, "offer")
    for _ in range(sum(terms.give) + sum(terms.ask)):
        table.act(A, best(table, A))
    assert best(table, A) == "propose"
    table.act(A, "propose")
    assert best(table, B) == "accept"


def test_a_bot_is_silent_where_no_trade_is_likely() -> None:
    assert offer_of(bargain(ore=1, carbon=1, food=1).state, A) is None, "nobody has fuel"
    assert offer_of(bargain(ore=1, fuel=1, carbon=1, food=1).state, A) is None, "B needs the fuel"
    assert best(bargain(ore=1, fuel=1, carbon=1, food=1), A) != "offer"


def test_a_bot_remembers_a_refusal_for_two_rounds() -> None:
    table = bargain(ore=1, fuel=3)
    table.act(A, "offer", "give-more:goods", "ask-more:fuel", "propose").act(B, "decline")
    assert refused(table.state, A, B, RESOURCES.index("goods"), RESOURCES.index("fuel"))
    assert not refused(table.state, A, C, RESOURCES.index("goods"), RESOURCES.index("fuel"))
    assert offer_of(table.state, A) is None
    table.state.turn += 8
    begin_turn(table.state)
    assert offer_of(table.state, A) is not None


def test_a_bot_counters_an_offer_that_is_not_good_enough() -> None:
    table = bargain(ore=1, fuel=3)
    table.act(A, "offer", "give-more:carbon", "ask-more:fuel", "ask-more:fuel", "propose")
    assert best(table, B) == "counter"
    table.act(B, "counter")
    while (action := best(table, B)) != "propose":
        table.act(B, action)
    step = table.state.step()
    assert gain_of(table.state, B, step.gives[B], step.asks[B]) > 0.2
    assert gain_of(table.state, A, step.asks[B], step.gives[B]) > 0.2
    table.act(B, "propose")
    assert best(table, A) == "deal:1"


def test_a_leader_near_the_end_gets_nothing() -> None:
    table = bargain(ore=1, fuel=3).points(B, 13)
    assert offer_of(table.state, A) is None
    table = bargain(ore=1, fuel=5).points(C, 13).hand(C, fuel=3)
    terms = offer_of(table.state, A)
    assert terms is not None
    assert terms.partner == B
    table.act(A, "offer")
    for _ in range(sum(terms.give) + sum(terms.ask)):
        table.act(A, best(table, A))
    assert best(table, A) == "propose-to:1"


@pytest.mark.parametrize("seats", [3, 4])
def test_most_offers_of_bots_to_bots_are_taken_and_none_makes_two_in_a_turn(seats: int) -> None:
    game = starfarers()
    offers = deals = 0
    for seed in range(3):
        state = game.new(seats, f"bargain {seed}")
        bots = [GreedyBot(seat) for seat in range(seats)]
        chance = seeded(seed)
        while not state.over:
            seat = state.asked_seats()[0]
            legal = state.legal(seat)
            action = legal[0] if len(legal) == 1 else bots[seat].choose(state.imagine(seat, chance), seat)
            told = state.act(seat, action)
            offers += sum(1 for event in told if event.key in ("offer", "offer-to", "counter"))
            deals += sum(1 for event in told if event.key == "deal")
            assert state.offers <= 1
            assert state.drafts == state.offers or isinstance(state.step(), Offer)
    assert offers > 10
    assert deals >= 0.4 * offers


def test_a_bot_founds_where_it_can_and_flies_towards_its_goal() -> None:
    table = Table().quiet().no_ships().ship(A, "colony", (7, 14)).flying(A)
    assert best(table, A) == "found:1"
    table = Table().quiet().no_ships().modules(A, cargo=1).ship(A, "trade", (5, 10)).flying(A)
    assert best(table, A) == "move:1"
    before = steps_to_goal(table)
    table.act(A, "move:1")
    table.act(A, best(table, A))
    assert steps_to_goal(table) < before


def steps_to_goal(table: Table) -> int:
    """How far A's trade ship is from the place where it may hope for most."""
    state = table.state
    [ship] = state.ships(A)
    steps = state.rules.distance.steps[state.ship_place[ship]]
    goals = prospects(state, A, TRADE, ship)
    return int(steps[goals.places[goals.worths.index(max(goals.worths))]])


def test_the_half_medal_that_wins_comes_before_everything_else() -> None:
    table = Table().quiet().no_ships().friend(A, "d2").half_medals(A, 21)
    table.hand(A, ore=2, fuel=2, carbon=2, food=1, goods=3).trading(A)
    assert table.state.points(A) == 14
    assert best(table, A) == "fame"


def test_goals_are_nearer_for_those_who_fly_faster() -> None:
    def hope(boosters: int) -> float:
        table = Table().quiet().no_ships().modules(A, booster=boosters).ship(A, "colony", (5, 10))
        [ship] = table.state.ships(A)
        return ship_outlook(table.state, ship)

    assert hope(0) < hope(3) < hope(6)


def test_another_ship_is_worth_less_when_one_is_under_way() -> None:
    table = Table().quiet().no_ships()
    alone = build_worth(table.state, A, BUILDS.index("colony-ship"), 10.0)
    table.ship(A, "colony", (7, 14))
    beside = build_worth(table.state, A, BUILDS.index("colony-ship"), 10.0)
    assert 0 < beside < alone
    [ship] = table.state.ships(A)
    table.state.ship_place[ship] = table.at((5, 10))  # now it makes for a goal that is worth more
    goals = prospects(table.state, A, COLONY, -1)
    claim(table.state, ship, goals)
    assert goals.worths.count(0.0) == 1


def test_a_goal_is_worth_less_if_another_ship_gets_there_first() -> None:
    table = Table().quiet().no_ships().ship(A, "colony", (5, 10))
    [ship] = table.state.ships(A)
    before = worths_by_place(table.state, ship)
    table.ship(B, "colony", (7, 14))
    after = worths_by_place(table.state, ship)
    assert any(after[place] < worth for place, worth in before.items() if place in after)
    assert all(after[place] <= worth for place, worth in before.items() if place in after)


def worths_by_place(state: StarState, ship: int) -> dict[int, float]:
    """The goals of A's colony ship."""
    goals = prospects(state, A, COLONY, ship)
    return dict(zip(goals.places, goals.worths, strict=True))


def test_cards_of_a_kind_that_one_draws_are_not_waited_for_as_long() -> None:
    table = Table().quiet().no_ships()
    waits, rates = waiting(table.state, A), income_rates(table.state, A)
    often, seldom = rates.index(max(rates)), rates.index(min(rates))
    assert rates[often] > rates[seldom]
    assert waits[often] < waits[seldom]


def test_greedy_beats_random() -> None:
    game = starfarers()
    for seed in range(3):
        state = game.new(3, f"duel {seed}")
        assert isinstance(state, StarState)
        bot, chance = GreedyBot(seed), seeded(seed)
        while not state.over:
            seat = state.asked_seats()[0]
            if seat == seed:
                action = bot.choose(state.imagine(seat, chance), seat)
            else:
                action = chance.pick(state.legal(seat))
            state.apply(seat, action)
        assert state.winner == seed
