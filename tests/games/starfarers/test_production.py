"""Chapters 6 to 9: the turn, production, supply pile and resource cards."""

from __future__ import annotations

from collections import Counter

import pytest

from perihelion.core.chance import seeded
from perihelion.games.starfarers.components.parts import CARBON, FOOD, FUEL, GOODS, ORE, RESOURCES
from perihelion.games.starfarers.rules.cards import draw_supply
from perihelion.games.starfarers.rules.flight import Flight
from perihelion.games.starfarers.rules.production import entitlements, roll_dice
from perihelion.games.starfarers.rules.turn import Turn
from tests.games.starfarers.scenario import A, B, C, D, Table
from tests.rule import rule

# Nobody draws from an empty pile while the bank is empty; so hands show production alone.


def rolled(table: Table, total: int, active: int = A) -> Table:
    """The roll, without supply cards for the roller."""
    table.points(active, 10)
    return table.roll(total, active)


@rule("STAR-062", "STAR-063")
def test_the_phases_of_a_turn_in_order() -> None:
    table = Table().quiet()
    table.roll(5)
    keys = [event.key for event in table.events]
    assert keys.index("turn") < keys.index("roll") < keys.index("income") < keys.index("supply")
    assert table.step() == "TradeAndBuild"
    table.balls("yellow", "red").act(A, "launch")
    assert [event.key for event in table.events] == ["shake"]
    assert table.step() == "Flight"


@rule("STAR-064")
def test_after_the_last_ship_the_left_neighbour_begins_with_production() -> None:
    table = Table().quiet().flying(D).act(D, "end-turn")
    assert table.state.active == A
    assert [event.seat for event in table.told("roll")] == [A]
    assert table.why(D, "end-turn") == "STAR-064"


@rule("STAR-065", "STAR-066", "STAR-067")
def test_a_roll_counts_for_all_players_whoever_rolled() -> None:
    for active in (A, B, C, D):
        table = rolled(Table(), 11, active)
        # 11: food for B and C (alpha), goods for A and D (delta).
        assert [sum(row) for row in table.state.income] == [1, 1, 1, 1]
        assert table.state.income[B][FOOD] == 1
        assert table.state.income[D][GOODS] == 1


@rule("STAR-068")
def test_case_six_brings_a_colony_and_a_spaceport_one_carbon_each() -> None:
    # D's colony (22, 27) and C's spaceport (19, 26) lie next to the carbon planet 6.
    table = rolled(Table(), 6)
    assert table.state.income[D] == [0, 0, 1, 0, 0]
    assert table.state.income[C] == [0, 0, 1, 0, 0]


@rule("STAR-068")
def test_case_five_brings_a_colony_and_a_spaceport_one_ore_each() -> None:
    table = rolled(Table(), 5)
    assert table.state.income[A] == [1, 0, 0, 0, 0]
    assert table.state.income[C] == [1, 0, 0, 0, 0]


@rule("STAR-069")
def test_a_piece_between_two_producing_planets_receives_from_both() -> None:
    table = Table().tokens("N4", 6, 6, 9).colony(A, (7, 14))
    table.roll(6)
    # N4: fuel and ore; at home (26, 27) brings a fuel as well.
    assert table.state.income[A][ORE] == 1
    assert table.state.income[A][FUEL] == 2


@rule("STAR-070")
def test_unexplored_planets_pirate_bases_and_ice_planets_produce_nothing() -> None:
    table = Table().colony(A, (7, 14))
    for tokens, explored in (((9, 9, 9), False), (("pirate-4", 4, 9), True), (("ice-3", 4, 9), True)):
        table.tokens("N4", *tokens, explored=explored)
        slot = table.slot("N4")
        due = entitlements(table.state, 9)
        assert due[A][FUEL] == 0, slot
    table.tokens("N4", 9, 4, 4)
    assert entitlements(table.state, 9)[A][FUEL] == 1


@rule("STAR-071")
def test_a_new_colony_produces_from_the_next_roll_on() -> None:
    table = Table().quiet().tokens("N4", 9, 4, 5).no_ships().ship(A, "colony", (7, 14)).flying(A)
    before = table.held(A)
    table.act(A, "found:1")
    assert table.held(A) == before == {}
    table.state.owner[45:] = [-1] * 12
    table.points(B, 10).dice(4, 5).act(A, "end-turn")
    assert table.held(A) == {"fuel": 1}


@rule("STAR-073", "STAR-088")
def test_a_seven_brings_no_production() -> None:
    table = Table().tokens("N4", 4, 5, 9).colony(A, (7, 14))
    for seat in range(4):
        table.points(seat, 10)
    table.roll(7)
    assert table.state.income == [[0] * 5] * 4
    assert table.told("income") == []


@rule("STAR-074")
def test_roll_frequencies() -> None:
    ways = Counter(a + b for a in range(1, 7) for b in range(1, 7))
    assert [ways[total] for total in range(2, 13)] == [1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1]
    table = Table()
    table.state.chance = seeded("frequencies")
    seen = Counter(roll_dice(table.state) for _ in range(7200))
    for total in range(2, 13):
        assert abs(seen[total] - 200 * ways[total]) < 5 * (200 * ways[total]) ** 0.5


# -- supply pile -----------------------------------------------------------------------------------


@rule("STAR-072", "STAR-075", "STAR-076", "STAR-077", "STAR-078", "STAR-R07", "STAR-083")
@pytest.mark.parametrize(
    ("points", "cards"), [(4, 2), (5, 2), (7, 2), (8, 1), (9, 1), (10, 0), (11, 0), (14, 0)]
)
def test_supply_cards_by_points_are_drawn_without_being_asked(points: int, cards: int) -> None:
    table = Table().points(A, points)
    table.state.owner = [-1] * 57
    table.state.token = [-1] * 57
    table.state.colonies[A] += 0
    total = table.game.scores(table.state)[A]
    assert total == points
    pile = len(table.state.pile)
    table.roll(5)
    assert sum(table.state.hands[A]) == cards
    assert len(table.state.pile) == pile - cards
    assert table.step() == "TradeAndBuild"


@rule("STAR-079")
def test_only_the_active_player_draws_by_points() -> None:
    table = Table()
    table.state.token = [-1] * 57
    table.roll(5, active=B)
    assert [sum(hand) for hand in table.state.hands] == [0, 2, 0, 0]


@rule("STAR-075")
def test_points_are_those_at_the_end_of_the_production_phase() -> None:
    table = Table().points(A, 7)
    table.roll(5)
    assert [event.args["count"] for event in table.told("supply")] == [2]
    table = Table().points(A, 8)
    table.roll(5)
    assert [event.args["count"] for event in table.told("supply")] == [1]


@rule("STAR-080", "STAR-094", "STAR-095")
def test_on_a_seven_every_opponent_draws_one_and_the_roller_only_by_points() -> None:
    table = Table().points(B, 12).points(A, 12)
    table.roll(7, active=A)
    assert [event.seat for event in table.told("supply")] == [B, C, D]
    assert [sum(hand) for hand in table.state.hands] == [0, 1, 1, 1]


@rule("STAR-081", "STAR-086", "STAR-R44")
def test_supply_cards_and_hands_are_hidden_but_their_number_is_public() -> None:
    table = Table().points(A, 4).roll(7)
    drawn = table.told("supply")[0]
    assert "cards" in drawn.seen_by(drawn.seat).args
    assert "cards" not in drawn.seen_by((drawn.seat + 1) % 4).args
    assert "cards" not in drawn.seen_by(None).args
    view = table.game.view(table.state, B)
    assert [player.cards for player in view.players] == [table.state.hand_size(seat) for seat in range(4)]
    assert view.hand == table.state.hands[B]
    assert table.game.view(table.state, None).hand == []


@rule("STAR-082", "STAR-R06")
def test_an_empty_pile_is_formed_anew_when_the_next_card_is_to_be_drawn() -> None:
    table = Table().pile("ore")
    table.state.bank = [19, 20, 20, 20, 20]
    draw_supply(table.state, A, 1, "STAR-075")
    assert table.state.pile == []  # not yet
    table.state.bank = [19, 20, 20, 20, 20]
    draw_supply(table.state, A, 1, "STAR-075")
    assert len(table.state.pile) == 39
    assert table.state.bank == [11, 12, 12, 12, 12]


@rule("STAR-R06")
def test_a_draw_that_empties_the_pile_goes_on_from_the_new_one() -> None:
    table = Table().pile("ore")
    table.state.bank = [8, 0, 0, 0, 0]
    assert draw_supply(table.state, A, 2, "STAR-075") == 2
    assert table.held(A) == {"ore": 2}


@rule("STAR-R06")
def test_a_short_bank_gives_all_it_has_and_an_empty_one_nothing() -> None:
    table = Table().pile()
    table.state.bank = [3, 9, 0, 1, 0]
    draw_supply(table.state, A, 1, "STAR-075")
    drawn = next(iter(table.held(A)))
    left = Counter(RESOURCES[kind] for kind in table.state.pile)
    left[drawn] += 1
    assert left == {"ore": 3, "fuel": 8, "food": 1}
    assert table.state.bank == [0, 1, 0, 0, 0]
    empty = Table().pile()
    empty.state.bank = [0] * 5
    assert draw_supply(empty.state, A, 2, "STAR-075") == 0


# -- resource cards --------------------------------------------------------------------------------


@rule("STAR-085", "STAR-R04")
def test_case_too_little_ore_for_three_players() -> None:
    table = Table().tokens("N4", 8, 5, 4).colony(A, (7, 14)).colony(D, (10, 15)).bank(ore=2, goods=9)
    table.state.token[3 * table.slot("N4") + 2] = table.token(5)
    rolled(table, 5)
    # Ore is due to A (2), C and D; the bank has 2; goods are paid.
    assert [row[ORE] for row in table.state.income] == [0, 0, 0, 0]
    assert table.state.income[D][GOODS] == 1
    assert table.state.bank[ORE] == 2
    assert [event.args["resource"] for event in table.told("shortage")] == ["resource-ore"]


@rule("STAR-R04")
def test_a_shortage_counts_bonuses_and_holds_for_a_single_player_too() -> None:
    table = Table().friend(A, "g4").bank(food=2)
    rolled(table, 3)  # food for A (+1 bonus) and D: three needed
    assert [row[FOOD] for row in table.state.income] == [0, 0, 0, 0]
    table = Table().friend(B, "g3").bank(carbon=2)
    table.state.owner[45] = table.state.owner[46] = table.state.owner[47] = -1
    table.colony(B, (1, 28))
    rolled(table, 8)
    assert table.state.income[B][CARBON] == 2
    table = Table().friend(B, "g3").bank(carbon=1)
    table.state.owner[45] = table.state.owner[46] = table.state.owner[47] = -1
    table.colony(B, (1, 28))
    rolled(table, 8)
    assert table.state.income[B][CARBON] == 0


@rule("STAR-084")
def test_cards_come_from_production_trade_and_encounters() -> None:
    table = rolled(Table(), 5)
    assert table.held(A) == {"ore": 1}
    table = Table().hand(A, ore=3).trading(A).act(A, "bank:ore:food")
    assert table.held(A) == {"food": 1}
    table = Table().meeting(4).act(A, "gift:0")
    assert table.held(A) == {"goods": 1}


@rule("STAR-087")
def test_there_is_no_limit_to_a_hand_but_on_a_seven() -> None:
    table = Table().hand(A, ore=9, fuel=9, carbon=9).roll(5)
    assert table.state.hand_size(A) >= 28
    assert table.step() == "TradeAndBuild"


@rule("STAR-138")
def test_without_a_ship_the_flight_phase_is_skipped() -> None:
    table = Table().no_ships().trading(A).act(A, "launch")
    assert table.told("shake") == []
    assert table.state.active == B
    assert not any(isinstance(step, Flight) for step in table.state.stack)
    assert isinstance(table.state.stack[0], Turn)
