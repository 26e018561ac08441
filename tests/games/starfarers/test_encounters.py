"""Chapters 29 and 30: how encounters are played and what they bring."""

from __future__ import annotations

from pathlib import Path

import pytest

from perihelion.core.chance import seeded
from perihelion.core.view import to_json
from perihelion.games.starfarers import build
from perihelion.games.starfarers.components.encounters import LEFT, RIGHT, SECOND_LEFT, SECOND_RIGHT
from perihelion.games.starfarers.game import Starfarers
from perihelion.games.starfarers.rules.encounter import Encounter, opponent_of
from perihelion.games.starfarers.state import STOPPED
from tests.games.starfarers.scenario import A, B, C, D, Table
from tests.rule import rule

WIN = ("red", "yellow", "black", "blue")
LOSE = ("black", "blue", "red", "yellow")


def launched(table: Table, *balls: str) -> Table:
    return table.trading(A).balls(*balls).act(A, "launch")


# -- chapter 29 ------------------------------------------------------------------------------------


@rule("STAR-228")
def test_no_encounter_without_the_black_ball() -> None:
    table = launched(Table().quiet(), "yellow", "red")
    assert table.told("encounter") == []
    assert table.state.discards == []


@rule("STAR-228", "STAR-147")
def test_a_black_ball_in_a_battle_brings_no_further_encounter() -> None:
    table = Table().quiet().hand(A, ore=2).meeting(11).balls("black", "red", "black", "blue").act(A, "no")
    assert table.told("encounter") == []


@rule("STAR-229", "STAR-R44")
def test_the_left_neighbour_draws_the_top_card_and_alone_sees_it() -> None:
    table = Table().quiet()
    top = 2  # a Merchant, who asks before anything happens
    table.state.deck.remove(top)
    table.state.deck.append(top)
    launched(table, "black", "red")
    name = table.game.parts.encounters[top].id
    for seat in (None, A, B, C, D):
        view = table.game.view(table.state, seat).encounter
        assert view is not None
        assert view.reader == B
        assert view.card == (name if seat == B else "")
    assert top not in table.state.deck
    event = table.told("encounter")[0]
    assert event.seen_by(B).args["card"] == name
    assert "card" not in event.seen_by(A).args


@rule("STAR-229", "STAR-230", "STAR-R44")
def test_the_active_player_sees_only_the_text_read_so_far() -> None:
    for card in (1, 4, 8):
        table = Table().hand(A, ore=3).meeting(card)
        shown = table.game.view(table.state, A).encounter
        assert shown is not None
        assert shown.tales == ["tale-merchant-offer"]
        assert shown.card == ""
        assert table.state.step().prompt(table.state, A).key == "tale-merchant-offer"
        assert table.legal(A) == ["gift:0", "gift:1", "gift:2", "gift:3"]


@rule("STAR-230", "STAR-R44")
def test_cards_that_read_alike_look_alike() -> None:
    views = set()
    for card in range(1, 9):
        table = Table().hand(A, ore=3)
        table.state.deck = list(range(32))
        table.meeting(card)
        for seat in (None, A, C, D):
            views.add(str(to_json(table.game.view(table.state, seat))).replace(f"'seat': {seat}", ""))
    # One for each of the four viewers, whatever the card.
    assert len(views) == 4


@rule("STAR-R44")
def test_whoever_listens_imagines_any_card_that_reads_alike() -> None:
    table = Table().hand(A, ore=3).meeting(3)
    seen = {}
    for seat in (A, B, C):
        cards = set()
        for number in range(60):
            world = table.state.imagine(seat, seeded(number))
            step = world.step()
            assert isinstance(step, Encounter)
            cards.add(step.card + 1)
        seen[seat] = cards
    assert seen == {A: set(range(1, 9)), B: {3}, C: set(range(1, 9))}


@rule("STAR-R44")
def test_the_name_of_a_card_is_told_only_after_it_is_resolved() -> None:
    table = Table().hand(A, ore=1).meeting(3)
    assert not any("enc-03" in str(event) for event in table.events)
    table.act(A, "gift:0")
    assert [event.args["card"] for event in table.told("encounter-over")] == ["enc-03"]
    assert table.game.view(table.state, A).discards == ["enc-03"]


@rule("STAR-231")
def test_the_reader_follows_the_branch_of_the_answer() -> None:
    for count, tale in ((0, "furious"), (1, "grudging"), (2, "stingy"), (3, "bauble")):
        table = Table().hand(A, ore=3).meeting(3).act(A, f"gift:{count}", *["pay:ore"] * count)
        assert [event.args["tale"] for event in table.told("tale")] == [f"tale-merchant-{tale}"]
        assert table.told("tale")[0].seat == B


@rule("STAR-232", "STAR-R33")
def test_gifts_are_paid_before_the_result_is_read_in_cards_of_own_choice() -> None:
    table = Table().hand(A, ore=1, food=1, goods=1).meeting(4).act(A, "gift:2")
    assert table.told("tale") == []
    assert table.legal(A) == ["pay:ore", "pay:food", "pay:goods"]
    table.act(A, "pay:goods")
    assert table.told("tale") == []
    assert table.told("pay")[0].seen_by(D).args == {"resource": "resource-goods"}
    table.act(A, "pay:food")
    assert len(table.told("tale")) == 1
    assert table.held(A) == {"ore": 1}


@rule("STAR-R33")
def test_a_gift_is_limited_to_the_hand() -> None:
    table = Table().hand(A, ore=2).meeting(4)
    assert table.legal(A) == ["gift:0", "gift:1", "gift:2"]
    reason = table.reason(A, "gift:3")
    assert reason is not None
    assert (reason.rule, reason.args) == ("STAR-R33", {"need": 3, "have": 2})


@rule("STAR-233")
def test_without_cards_there_is_no_choice_but_to_give_nothing() -> None:
    assert Table().meeting(4).legal(A) == ["gift:0"]
    assert Table().meeting(28).legal(A) == ["gift:0"]


@rule("STAR-233", "STAR-R32")
@pytest.mark.parametrize(
    ("card", "cards", "may"), [(9, 2, True), (9, 1, False), (14, 1, True), (14, 0, False), (12, 0, False)]
)
def test_demands_can_be_met_only_with_enough_cards(card: int, cards: int, may: bool) -> None:
    table = Table().hand(A, ore=cards).meeting(card)
    assert table.legal(A) == (["yes", "no"] if may else ["no"])
    assert table.why(A, "yes") == ("" if may else "STAR-R32")


@rule("STAR-234")
def test_case_two_given_then_any_two_and_a_half_medal() -> None:
    table = Table().hand(A, ore=2).half_medals(A, 1).meeting(4).act(A, "gift:2", "pay:ore", "pay:ore")
    assert table.held(A) == {}
    table.act(A, "take:food", "take:carbon")
    assert table.held(A) == {"food": 1, "carbon": 1}
    assert table.state.half_medals[A] == 2


@rule("STAR-235", "STAR-R29")
def test_the_pirate_determines_strength_with_the_own_mothership_friendship_included() -> None:
    table = Table().modules(D, cannon=2).friend(D, "s2").meeting(9).balls("yellow", "red", "blue", "yellow")
    table.act(A, "no")
    lost = table.told("combat-lost")[0]
    assert (lost.args["own"], lost.args["theirs"], lost.args["seat_other"]) == (5, 3 + 2 + 2, D)


@rule("STAR-R29")
def test_the_switch_leaves_the_pirates_friendship_cards_out(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text("[switches]\npirate_role_uses_friendship = false\n", encoding="utf-8")
    game = build(file)
    assert isinstance(game, Starfarers)
    table = Table(game=game).modules(D, cannon=2).friend(D, "s2").meeting(9)
    table.balls("yellow", "red", "blue", "yellow").act(A, "no")
    assert table.told("combat-won")[0].args["theirs"] == 3 + 2


@rule("STAR-236")
@pytest.mark.parametrize(
    ("own", "theirs", "won"),
    [(("blue", "red"), ("yellow", "yellow"), True), (("blue", "yellow"), ("yellow", "yellow"), False)],
)
def test_a_tie_is_a_victory(own: tuple[str, str], theirs: tuple[str, str], won: bool) -> None:
    table = Table().meeting(11).balls(*own, *theirs).act(A, "no")
    assert len(table.told("combat-won")) == int(won)


@rule("STAR-237", "STAR-238")
def test_case_the_pirates_role_brings_nothing_and_defeat_hits_the_active_player_only() -> None:
    # Second on the right of A is C; 6 against 4.
    table = Table().quiet().modules(C, cannon=1).modules(A).hand(A, ore=2).half_medals(A, 1)
    before = (table.held(C), table.state.half_medals[C], table.state.modules[C][:])
    table.meeting(10).balls("blue", "red", "yellow", "red").act(A, "no")
    lost = table.told("combat-lost")[0]
    assert (lost.args["own"], lost.args["theirs"], lost.args["seat_other"]) == (4, 6, C)
    assert table.state.ship_flags[0] & STOPPED
    assert table.state.half_medals[A] == 2
    assert (table.held(C), table.state.half_medals[C], table.state.modules[C]) == before


@rule("STAR-237")
def test_cards_taken_by_the_pirate_go_to_the_bank() -> None:
    table = Table().hand(A, ore=2).meeting(9)
    bank = table.state.bank[0]
    table.act(A, "yes", "pay:ore", "pay:ore")
    assert table.state.bank[0] == bank + 2
    assert table.held(D) == {}


@rule("STAR-239")
@pytest.mark.parametrize(
    ("own", "theirs", "won"),
    [(("blue", "red"), ("yellow", "yellow"), True), (("blue", "yellow"), ("red", "blue"), False)],
)
def test_only_a_faster_opponent_spoils_it(own: tuple[str, str], theirs: tuple[str, str], won: bool) -> None:
    table = Table().meeting(21).balls(*own, *theirs).act(A, "yes")
    assert len(table.told("speed-won")) == int(won)
    assert len(table.told("speed-lost")) == int(not won)


@rule("STAR-240", "STAR-276")
def test_cases_neighbours_around_the_table() -> None:
    four, three = Table(4).state, Table(3).state
    roles = (LEFT, RIGHT, SECOND_LEFT, SECOND_RIGHT)
    four.active = three.active = A
    assert [opponent_of(four, role) for role in roles] == [B, D, C, C]
    assert [opponent_of(three, role) for role in roles] == [B, C, C, B]
    three.active = C
    assert [opponent_of(three, role) for role in roles] == [A, B, B, A]


@rule("STAR-241")
def test_after_the_encounter_the_card_is_discarded_and_ships_move_with_base_speed_three() -> None:
    table = Table().quiet().modules(A, booster=2).meeting(4).act(A, "gift:0")
    assert table.state.discards == [3]
    assert table.step() == "Flight"
    assert table.state.speed(A) == 5


@rule("STAR-R31")
@pytest.mark.parametrize(("own", "theirs", "escapes"), [(2, 2, True), (1, 2, False), (3, 2, True)])
def test_escaping_compares_drive_units_with_scientists_and_without_a_shake(
    own: int, theirs: int, escapes: bool
) -> None:
    table = Table().modules(A, booster=own).modules(D, booster=0).friend(D, "s3")
    assert table.state.boosters(D) == theirs
    table.meeting(16).act(A, "yes")
    assert len(table.told("compare-won")) == int(escapes)
    assert len(table.told("compare-lost")) == int(not escapes)


@rule("STAR-R34")
def test_the_gift_comes_back_exactly_as_it_was_paid() -> None:
    table = Table().hand(A, ore=1, food=2, goods=2).meeting(4)
    table.act(A, "gift:3", "pay:ore", "pay:food", "pay:goods")
    assert table.held(A) == {"ore": 1, "food": 2, "goods": 2}
    table = Table().hand(A, ore=1, food=1).meeting(7).act(A, "gift:1", "pay:food").balls(*WIN).act(A, "yes")
    assert table.held(A) == {"ore": 1, "food": 1}


@rule("STAR-R34")
def test_forfeiting_a_trade_returns_what_was_gained() -> None:
    table = Table().hand(A, ore=1, food=3).meeting(12).act(A, "yes", "pay:ore", "take:goods")
    assert table.why(A, "take:ore") == "STAR-R10"  # other kinds than the one paid
    table.balls("blue", "yellow").act(A, "take:food")
    assert table.held(A) == {"food": 3}
    assert [event.args for event in table.told("forfeit")] == [{"cards": ["cards-food-1", "cards-goods-1"]}]


@rule("STAR-R34")
def test_or_as_many_of_them_as_are_still_in_hand() -> None:
    table = Table().hand(A, ore=1).meeting(12).act(A, "yes", "pay:ore", "take:goods")
    table.state.hands[A][4] = 0
    table.balls("blue", "yellow").act(A, "take:food")
    assert table.held(A) == {}
    assert table.state.hands[A] == [0] * 5


@rule("STAR-R41")
def test_refusing_a_wormhole_discards_it_and_draws_a_new_card_and_so_on() -> None:
    # Wormhole 25 is met, then comes wormhole 26, then the friendly merchant.
    table = Table().quiet()
    table.state.deck = [card for card in table.state.deck if card not in (25, 3)] + [3, 25]
    table.meeting(25).act(A, "no")
    assert 24 in table.state.discards
    step = table.state.step()
    assert isinstance(step, Encounter)
    assert step.card == 25
    table.act(A, "no")
    assert table.state.step().card == 3
    assert table.state.active == A


@rule("STAR-R39")
def test_an_empty_deck_is_formed_from_the_discards() -> None:
    table = Table().quiet()
    table.state.discards, table.state.deck = [3], []
    launched(table, "black", "red")
    step = table.state.step()
    assert isinstance(step, Encounter)
    assert step.card == 3
    assert table.state.discards == []


# -- chapter 30 ------------------------------------------------------------------------------------


@rule("STAR-243")
def test_exactly_one_ship_is_stopped_for_this_flight_phase() -> None:
    table = Table().quiet().no_ships().ship(A, "trade", (16, 13)).ship(A, "trade", (20, 13)).meeting(5)
    table.act(A, "gift:0")
    assert table.legal(A) == ["stop:1", "stop:2"]
    table.act(A, "stop:2")
    assert table.legal(A, "move") == ["move:1"]
    assert table.why(A, "move:2") == "STAR-243"
    # Next turn it moves normally.
    table.act(A, "end-turn").roll(4, A).flying(A)
    assert table.legal(A, "move") == ["move:1", "move:2"]


@rule("STAR-243")
def test_the_stop_ends_with_the_turn() -> None:
    table = Table().quiet().meeting(5).act(A, "gift:0")
    assert table.state.ship_flags[0] & STOPPED
    table.act(A, "end-turn")
    assert table.state.ship_flags[0] == 0


@rule("STAR-244")
def test_a_module_of_own_choice_returns_to_the_store() -> None:
    table = Table().modules(A, booster=1, cargo=1).meeting(28)
    store = table.state.store[:]
    table.act(A, "gift:0")
    assert table.legal(A) == ["remove:booster", "remove:cargo"]
    table.act(A, "remove:cargo")
    assert table.state.modules[A] == [1, 0, 0]
    assert table.state.store[2] == store[2] + 1


@rule("STAR-244")
def test_without_modules_nothing_happens() -> None:
    table = Table().quiet().modules(A).meeting(28).act(A, "gift:0")
    assert table.step() == "Flight"


@rule("STAR-245")
@pytest.mark.parametrize(("had", "left"), [(1, 0), (0, 0), (2, 0), (5, 3)])
def test_cases_half_medals_are_lost_as_far_as_there_are(had: int, left: int) -> None:
    table = Table().half_medals(A, had)
    table.state.special_won[0] = A
    points = table.game.scores(table.state)[A] - had // 2
    table.meeting(1).act(A, "gift:0")
    assert table.state.half_medals[A] == left
    assert table.game.scores(table.state)[A] - left // 2 == points  # the pirate medal is untouched


@rule("STAR-246", "STAR-R05")
def test_resources_come_from_the_bank_as_far_as_it_goes() -> None:
    table = Table().quiet().bank(ore=1).meeting(11).balls(*WIN).act(A, "no")
    assert table.held(A) == {"ore": 1}
    table = Table().hand(A, ore=1).bank(food=0).meeting(2).act(A, "gift:1", "pay:ore")
    assert table.why(A, "take:food") == "STAR-R05"
    assert table.legal(A) == ["take:ore", "take:fuel", "take:carbon", "take:goods"]


@rule("STAR-R05")
def test_nothing_is_taken_from_an_empty_bank() -> None:
    table = Table().quiet().hand(A, ore=1).bank(ore=0, fuel=0, carbon=0, food=0, goods=0).meeting(23)
    table.balls(*WIN).act(A, "yes")
    assert table.step() == "Flight"
    assert table.held(A) == {"ore": 1}


@rule("STAR-247", "STAR-R50")
def test_a_jump_is_the_movement_of_the_ship_chosen_when_it_is_made() -> None:
    table = Table().quiet().no_ships().ship(A, "trade", (16, 13)).ship(A, "trade", (20, 13)).hand(A, ore=2)
    table.meeting(28).act(A, "gift:2", "pay:ore", "pay:ore")
    assert table.legal(A, "leap") == ["leap:1", "leap:2"]
    table.act(A, "leap:2", table.jump((2, 15)))
    assert table.where(A, 2) == (2, 15)
    assert table.legal(A, "leap") == []
    assert table.legal(A, "move") == ["move:1"]


@rule("STAR-248", "STAR-263", "STAR-R14")
def test_half_medals_come_from_the_bank_while_it_has_any() -> None:
    table = Table().hand(A, ore=1).half_medals(A, 1).meeting(29).act(A, "gift:1", "pay:ore")
    assert table.state.half_medals[A] == 2
    assert table.game.view(table.state, B).players[A].half_medals == 2
    table = Table().hand(A, ore=1)
    table.state.half_medals = [9, 11, 10, 10]
    table.meeting(29).act(A, "gift:1", "pay:ore")
    assert table.state.half_medals[A] == 9
    table = Table().friend(A, "d2").hand(A, goods=1)
    table.state.half_medals = [10, 10, 10, 10]
    assert table.trading(A).why(A, "fame") == "STAR-R14"


@rule("STAR-249", "STAR-R35")
def test_a_free_module_of_own_choice_or_none() -> None:
    table = Table().quiet().modules(A, booster=6, cargo=5).hand(A, ore=3)
    table.meeting(2).act(A, "gift:3", "pay:ore", "pay:ore", "pay:ore")
    assert table.legal(A) == ["module:cannon", "decline"]
    assert table.why(A, "module:booster") == "STAR-136"
    table.act(A, "decline")
    assert table.state.modules[A] == [6, 0, 5]


@rule("STAR-R35")
def test_without_room_or_stock_the_reward_lapses() -> None:
    table = Table().quiet().modules(A, booster=6, cargo=5, cannon=5).hand(A, ore=3)
    table.state.store[1] = 0
    table.meeting(2).act(A, "gift:3", "pay:ore", "pay:ore", "pay:ore")
    assert table.step() == "Flight"


@rule("STAR-250", "STAR-R09")
def test_one_random_card_from_each_opponent_in_turn_and_none_from_empty_hands() -> None:
    table = Table().quiet().hand(B, food=2).hand(D, fuel=1).meeting(20).balls(*WIN).act(A, "yes")
    assert table.held(A) == {"food": 1, "fuel": 1}
    assert [event.args["seat_other"] for event in table.told("stolen")] == [B, D]


@rule("STAR-R44")
def test_a_card_handed_over_is_known_to_giver_and_taker_only() -> None:
    table = Table().hand(B, food=1, ore=1).hand(C, fuel=1).meeting(1).act(A, "gift:0")
    assert table.state.asked_seats() == [B, C]
    reason = table.reason(B, "hand-over:fuel")
    assert reason is not None
    assert (reason.key, reason.args) == ("refusal-no-more-cards", {"have": 0})
    table.act(B, "hand-over:ore").act(C, "hand-over:fuel")
    assert table.held(A) == {"ore": 1, "fuel": 1}
    event = table.told("handed-over")[0]
    assert event.seen_by(A).args["resource"] == event.seen_by(B).args["resource"] == "resource-ore"
    assert "resource" not in event.seen_by(C).args


@rule("STAR-251", "STAR-278")
def test_a_free_trade_ship_is_placed_at_once_on_a_chosen_berth_and_may_fly() -> None:
    table = Table().quiet().no_ships().hand(A, ore=3).ship(A, "colony", (16, 13)).meeting(29)
    table.act(A, "gift:3", "pay:ore", "pay:ore", "pay:ore")
    assert sorted(table.legal(A)) == sorted("berth:" + table.name(p) for p in ((5, 26), (5, 28)))
    table.act(A, "berth:" + table.name((5, 26)))
    assert table.state.ship_kind[1] == 1
    assert "move:2" in table.legal(A)
    assert table.held(A) == {}


@rule("STAR-252", "STAR-253", "STAR-123", "STAR-R36")
def test_without_a_transporter_it_waits_and_comes_when_a_colony_frees_one() -> None:
    table = Table().quiet().no_ships().hand(A, ore=3)
    for kind, point in (("colony", (7, 14)), ("trade", (16, 13)), ("trade", (20, 13))):
        table.ship(A, kind, point)
    table.meeting(29).act(A, "gift:3", "pay:ore", "pay:ore", "pay:ore")
    assert table.state.credits[A] == 1
    assert table.game.view(table.state, B).players[A].credits == 1
    table.act(A, "found:1")
    assert table.step() == "PlaceFreeShip"
    table.act(A, table.legal(A)[0])
    assert table.state.credits[A] == 0
    # It may still move in this turn.
    assert "move:1" in table.legal(A)


@rule("STAR-252", "STAR-R36")
def test_without_a_free_berth_it_waits_too() -> None:
    table = Table().quiet().no_ships().hand(A, ore=3).ship(A, "colony", (5, 26)).ship(A, "trade", (5, 28))
    table.meeting(29).act(A, "gift:3", "pay:ore", "pay:ore", "pay:ore")
    assert table.state.credits[A] == 1
    table.act(A, "move:1", table.fly((7, 26)))
    assert table.state.credits[A] == 0
    assert table.where(A, 3) == (5, 26)


@rule("STAR-R36")
def test_a_credit_also_needs_a_trade_station_in_stock() -> None:
    table = Table().quiet().no_ships().ship(A, "colony", (16, 13)).hand(A, ore=3)
    table.state.trade_stations[A] = 0
    table.meeting(29).act(A, "gift:3", "pay:ore", "pay:ore", "pay:ore")
    assert table.state.credits[A] == 1
    assert len(table.state.ships(A)) == 1


@rule("STAR-R36", "STAR-252")
def test_a_free_transporter_goes_to_a_credit_before_a_paid_ship() -> None:
    table = Table().quiet().no_ships().ship(A, "trade", (16, 13)).ship(A, "trade", (20, 13))
    table.hand(A, ore=1, fuel=1, carbon=1, food=1)
    table.state.credits[A] = 1
    table.trading(A)
    assert table.step() == "PlaceFreeShip"  # with no way round it
    assert {name.split(":")[0] for name in table.legal(A)} == {"berth"}
    table.act(A, table.legal(A)[0])
    assert table.why(A, "build:colony-ship") == "STAR-118"


@rule("STAR-R36", "STAR-252")
def test_a_berth_of_a_new_spaceport_brings_the_waiting_ship_at_once() -> None:
    table = Table().quiet().no_ships().ship(A, "colony", (5, 26)).ship(A, "trade", (5, 28))
    table.state.credits[A] = 1
    table.hand(A, carbon=3, food=2).trading(A)
    assert table.step() == "TradeAndBuild"
    table.act(A, "build:spaceport", "port:" + table.name((26, 27)))
    assert table.step() == "PlaceFreeShip"
    table.act(A, table.legal(A)[0])
    assert table.board.berth_of[table.state.ship_place[2]] == table.board.site_of[table.at((26, 27))]


@rule("STAR-R36")
def test_credits_are_placed_before_the_roll_of_the_own_turn_and_never_on_others_turns() -> None:
    table = Table().quiet().no_ships()
    table.state.credits[A] = 2
    table.points(B, 10).roll(4, active=B)
    assert table.state.credits[A] == 2
    table.dice(1, 3).ask(A, *[type(table.state.stack[0])(0)]).go()
    assert table.step() == "PlaceFreeShip"
    assert table.told("roll") == []
    table.act(A, table.legal(A)[0])
    # The second goes on the last free berth by itself; then the roll.
    assert table.state.credits[A] == 0
    assert len(table.state.ships(A)) == 2
    assert [event.key for event in table.events].index("free-ship") < [
        event.key for event in table.events
    ].index("roll")
