"""Chapters 25 to 28: colonies, trade stations, friendship cards and figures."""

from __future__ import annotations

import pytest

from perihelion.core.chance import seeded
from perihelion.core.text import Reason
from perihelion.games.starfarers.components.parts import NOBODY, PEOPLES, RESOURCES
from perihelion.games.starfarers.rules.production import hand_limit
from tests.games.starfarers.scenario import A, B, C, D, Point, Table, starfarers
from tests.rule import rule

PARTS = starfarers().parts
# People, a corner of its outpost in the beginner plan, the central.
OUTPOSTS: list[tuple[str, Point, Point]] = [
    ("green-folk", (5, 10), (4, 11)),
    ("merchants", (26, 13), (25, 14)),
    ("scientists", (5, 0), (4, 1)),
    ("diplomats", (25, 0), (26, 1)),
]


def docking(people: str = "green-folk", cargo: int = 1, seats: int = 4) -> Table:
    """A's trade ship one step from a central."""
    _, corner, _ = next(entry for entry in OUTPOSTS if entry[0] == people)
    return Table(seats).quiet().no_ships().modules(A, cargo=cargo).ship(A, "trade", corner)


def dock(table: Table, people: str = "green-folk", number: int = 1) -> Table:
    """A flies into the central."""
    _, _, centre = next(entry for entry in OUTPOSTS if entry[0] == people)
    return table.flying(A).act(A, f"move:{number}", table.fly(centre))


# -- colonies --------------------------------------------------------------------------------------


@rule("STAR-195", "STAR-197")
def test_a_colony_ship_on_a_free_site_becomes_a_colony_worth_a_point() -> None:
    table = Table().quiet().no_ships().ship(A, "colony", (8, 13)).flying(A)
    before = table.game.scores(table.state)[A]
    table.act(A, "move:1", table.fly((7, 14)), "found:1")
    assert table.owner((7, 14)) == A
    assert table.state.ships(A) == []
    assert table.state.transporters[A] == 3
    assert table.game.scores(table.state)[A] == before + 1


@rule("STAR-196")
def test_case_a_system_with_a_pirate_base_is_settled_on_the_site_away_from_it() -> None:
    table = Table().quiet().no_ships().tokens("N4", "pirate-6", 5, 9).ship(A, "colony", (13, 14)).flying(A, 3)
    table.act(A, "move:1", table.fly((10, 15)), "found:1")
    assert table.owner((10, 15)) == A
    for point in ((7, 14), (7, 16)):
        other = table.ship(B, "colony", point).flying(B)
        assert other.why(B, "found:1") == "STAR-180"
        table.no_ships()


@rule("STAR-198", "STAR-207")
def test_nothing_turns_a_colony_or_station_back_into_a_ship() -> None:
    table = Table()
    kinds = [kind.name for kind in table.game.catalogue.kinds]
    # The only actions that bring ships onto the board build or place them from stock.
    assert [kind for kind in kinds if kind in ("ship", "build", "berth")] == ["ship", "berth", "build"]
    docked = dock(docking()).act(A, "friend:g1")
    assert docked.state.stations[0][A] == 1
    docked.act(A, "end-turn")
    assert docked.state.stations[0][A] == 1


@rule("STAR-198", "STAR-207", "STAR-210")
def test_in_whole_turns_of_anything_colonies_stations_and_friendship_cards_stay() -> None:
    table = dock(docking()).act(A, "friend:g1")
    table.colony(B, (7, 14)).modules(A, cargo=5, booster=5).modules(B, cargo=5)
    state, chance = table.state, seeded("stay")
    for _ in range(300):
        before = (state.owner[:], [row[:] for row in state.stations], [row[:] for row in state.friends])
        seat = state.asked_seats()[0]
        state.act(seat, chance.pick(state.legal(seat)))
        assert all(owner in (NOBODY, now) for owner, now in zip(before[0], state.owner, strict=True))
        for rows, now_rows in ((before[1], state.stations), (before[2], state.friends)):
            for row, now_row in zip(rows, now_rows, strict=True):
                assert all(had <= have for had, have in zip(row, now_row, strict=True))


@rule("STAR-199")
def test_with_four_players_all_three_sites_of_a_system_may_be_settled() -> None:
    table = (
        Table().quiet().no_ships().colony(B, (7, 14)).colony(C, (10, 15)).ship(A, "colony", (7, 16)).flying(A)
    )
    table.act(A, "found:1")
    assert table.owner((7, 16)) == A


@rule("STAR-200")
def test_colonies_only_on_sites_and_only_by_colony_ships() -> None:
    assert Table().no_ships().ship(A, "colony", (8, 13)).quiet().flying(A).why(A, "found:1") == "STAR-200"
    # Under an outpost or an empty quadrant the same positions are ordinary.
    assert Table().no_ships().ship(A, "colony", (5, 10)).quiet().flying(A).why(A, "found:1") == "STAR-200"
    assert Table().no_ships().ship(A, "trade", (8, 13)).quiet().flying(A).why(A, "found:1") == "STAR-195"


# -- trade stations --------------------------------------------------------------------------------


@rule("STAR-201", "STAR-202", "STAR-208", "STAR-225")
@pytest.mark.parametrize("people", PEOPLES)
def test_a_trade_ship_in_a_central_becomes_a_station_and_brings_the_figure(people: str) -> None:
    table = docking(people)
    before = table.game.scores(table.state)[A]
    dock(table, people)
    number = PEOPLES.index(people)
    assert table.state.stations[number] == [1, 0, 0, 0]
    assert (table.state.transporters[A], table.state.ships(A)) == (3, [])
    # The figure counts 2, the station nothing; no dock is chosen.
    assert table.game.scores(table.state)[A] == before + 2
    assert table.state.figures[number] == A
    assert table.step() == "ChooseFriend"


def test_the_preview_of_a_flight_tells_that_it_ends_in_a_station() -> None:
    table = docking().ship(A, "colony", (7, 14)).flying(A, 3)

    def told(ship: int, point: tuple[int, int]) -> list[str]:
        table.act(A, f"move:{ship}")
        shown = table.game.preview(table.state, A, table.state.number(table.fly(point)))
        table.act(A, "back")
        return [text.key for text in shown.then]

    assert told(1, (4, 11)) == ["preview-station"]
    assert told(2, (8, 13)) == []


@rule("STAR-203", "STAR-204", "STAR-205", "STAR-R28")
@pytest.mark.parametrize(
    ("there", "cargo", "allowed"),
    [(0, 0, False), (0, 1, True), (1, 1, False), (3, 3, False), (3, 4, True), (4, 4, False), (4, 5, True)],
)
def test_cases_more_cargo_sections_than_stations(there: int, cargo: int, allowed: bool) -> None:
    table = docking(cargo=cargo).stations("green-folk", 0, there, 0, 0).flying(A).act(A, "move:1")
    assert ((4, 11) in table.targets(A)) == allowed
    if not allowed:
        reason = table.reason(A, table.fly((4, 11)))
        assert reason is not None
        assert (reason.rule, reason.args) == ("STAR-203", {"need": there + 1, "have": cargo})


@rule("STAR-205", "STAR-R28")
def test_a_sixth_station_is_impossible() -> None:
    table = docking(cargo=5).stations("green-folk", 0, 3, 2, 0).flying(A).act(A, "move:1")
    assert table.why(A, table.fly((4, 11))) == "STAR-205"


@rule("STAR-206")
def test_case_past_a_foreign_trade_ship_into_the_central() -> None:
    table = (
        Table().quiet().no_ships().modules(A, cargo=1).ship(A, "trade", (28, 13)).ship(B, "trade", (26, 13))
    )
    table.flying(A, 3).act(A, "move:1", table.fly((25, 14)))
    assert table.state.stations[PEOPLES.index("merchants")][A] == 1


@rule("STAR-R27")
def test_cargo_sections_lost_later_do_not_matter() -> None:
    table = dock(docking(cargo=1)).act(A, "friend:g1").meeting(28).act(A, "gift:0", "remove:cargo")
    assert table.state.modules[A][2] == 0
    assert table.state.stations[0][A] == 1
    assert table.state.figures[0] == A


# -- friendship cards ------------------------------------------------------------------------------


@rule("STAR-209", "STAR-211")
@pytest.mark.parametrize("people", PEOPLES)
def test_a_station_brings_a_card_of_that_people_of_own_choice(people: str) -> None:
    table = dock(docking(people), people)
    number = PEOPLES.index(people)
    own = [card.id[3:] for card in PARTS.friends if card.people == number]
    assert table.legal(A) == [f"friend:{card}" for card in own]
    foreign = next(card.id[3:] for card in PARTS.friends if card.people != number)
    assert table.why(A, f"friend:{foreign}") == "STAR-209"
    table.act(A, f"friend:{own[-1]}")
    assert sum(table.state.friends[A]) == 1
    assert sum(card.copies for card in PARTS.friends if card.people == number) == 5


@rule("STAR-209")
def test_a_card_that_is_gone_cannot_be_chosen() -> None:
    table = docking().friend(B, "g1").stations("green-folk", 0, 0, 0, 0)
    dock(table)
    assert table.why(A, "friend:g1") == "STAR-209"


@rule("STAR-210")
def test_the_card_lies_face_up_and_works_at_once() -> None:
    table = dock(docking("scientists"), "scientists").act(A, "friend:s3")
    for seat in (None, B):
        assert sum(table.game.view(table.state, seat).players[A].friends) == 1
    assert table.state.boosters(A) == 2


@rule("STAR-210", "STAR-222")
def test_case_no_encounter_takes_scientists_cards_away() -> None:
    table = Table().modules(A).friend(A, "s1", "s2").meeting(28).act(A, "gift:0")
    assert table.told("lose-module") == []
    assert sum(table.state.friends[A]) == 2


@rule("STAR-212", "STAR-218", "STAR-219", "STAR-221")
def test_the_cards_of_the_four_peoples() -> None:
    cards = {card.id[3:]: card for card in PARTS.friends}
    assert [cards[name].copies for name in ("d1", "d2", "d3", "d4")] == [1, 2, 1, 1]
    assert [(cards[f"m{n}"].rate, RESOURCES[cards[f"m{n}"].resource]) for n in range(1, 6)] == [
        (2, "ore"), (2, "fuel"), (2, "carbon"), (2, "food"), (1, "goods"),
    ]  # fmt: skip
    assert [RESOURCES[cards[f"g{n}"].resource] for n in range(1, 6)] == list(RESOURCES)
    scientists = [(cards[f"s{n}"].copies, cards[f"s{n}"].cannons, cards[f"s{n}"].boosters) for n in (1, 2, 3)]
    assert scientists == [(3, 1, 1), (1, 2, 0), (1, 0, 2)]


@rule("STAR-213")
def test_fame_through_wealth_once_per_turn_a_goods_for_a_half_medal() -> None:
    table = Table().friend(A, "d2").hand(A, goods=3).half_medals(A, 1).trading(A).act(A, "fame")
    assert (table.held(A), table.state.half_medals[A]) == ({"goods": 2}, 2)
    assert table.game.scores(table.state)[A] == 5
    assert table.why(A, "fame") == "STAR-214"
    assert Table().hand(A, goods=1).trading(A).why(A, "fame") == "STAR-213"
    assert Table().friend(A, "d2").hand(A, ore=1).trading(A).why(A, "fame") == "STAR-213"


@rule("STAR-213", "STAR-215")
def test_cards_used_once_per_turn_can_be_used_again_in_the_next() -> None:
    table = Table().friend(A, "d2", "d3").points(B, 12).hand(A, goods=2).hand(B, ore=2).trading(A)
    table.act(A, "fame", "rich", "rob:1")
    assert table.why(A, "fame") == "STAR-214"
    assert table.why(A, "rich") == "STAR-215"
    table.roll(4, A)
    assert {"fame", "rich"} <= set(table.legal(A))


@rule("STAR-215")
def test_only_the_card_lets_the_rich_help_the_poor() -> None:
    def table() -> Table:
        return Table().points(B, 9).hand(A, ore=1).hand(B, ore=1)

    assert "rich" in table().friend(A, "d3").trading(A).legal(A)
    for other in (table(), table().friend(A, "d2").friend(B, "d3")):
        assert "rich" not in other.trading(A).legal(A)
        reason = other.reason(A, "rich")
        assert reason is not None
        assert (reason.key, reason.rule) == ("refusal-no-rich", "STAR-215")


@rule("STAR-214")
def test_the_second_copy_gives_no_second_purchase() -> None:
    table = Table().friend(A, "d2", "d2").hand(A, goods=3).trading(A).act(A, "fame")
    assert table.why(A, "fame") == "STAR-214"


@rule("STAR-215", "STAR-216", "STAR-R13")
def test_case_from_the_players_with_nine_and_eleven_points_only() -> None:
    table = Table().friend(A, "d3").points(A, 8).points(B, 9).points(C, 8).points(D, 11)
    table.hand(B, ore=1).hand(C, ore=1).hand(D, ore=1).trading(A).act(A, "rich")
    assert table.legal(A) == ["rob:1", "rob:3"]
    assert table.why(A, "rob:2") == "STAR-216"
    table.act(A, "rob:1", "rob:3")
    assert table.held(A) == {"ore": 2}
    assert table.held(C) == {"ore": 1}
    assert table.why(A, "rich") == "STAR-215"


@rule("STAR-215", "STAR-R13")
def test_at_most_two_and_one_is_enough() -> None:
    table = Table().friend(A, "d3").points(B, 9).points(C, 9).points(D, 9)
    table.hand(B, ore=1).hand(C, ore=1).hand(D, ore=1).trading(A).act(A, "rich", "rob:1", "rob:2")
    assert table.held(A) == {"ore": 2}
    table = Table().friend(A, "d3").points(B, 9).points(C, 9).hand(B, ore=1).hand(C, ore=1).trading(A)
    table.act(A, "rich", "rob:2", "done")
    assert (table.held(A), table.held(B)) == ({"ore": 1}, {"ore": 1})


@rule("STAR-216", "STAR-R09")
def test_who_leads_gets_nothing_and_empty_hands_cannot_be_taken_from() -> None:
    table = Table().friend(A, "d3").points(A, 9).points(B, 9).hand(B, ore=1).hand(A, ore=1).trading(A)
    assert table.why(A, "rich") == "STAR-216"
    table = Table().friend(A, "d3").points(B, 9).hand(A, ore=1).trading(A)
    assert table.why(A, "rich") == "STAR-216"


@rule("STAR-104", "STAR-213", "STAR-215")
def test_what_counts_once_per_turn_counts_anew_in_the_next() -> None:
    table = (
        Table().friend(A, "d2", "d3", "m5").points(B, 9).hand(B, ore=2).hand(A, goods=5).no_ships().trading(A)
    )
    table.act(A, "fame", "rich", "rob:1", "bank:goods:ore")
    assert table.why(A, "rich") == "STAR-215"
    for seat in (A, B, C, D):
        assert table.state.active == seat
        table.act(seat, "launch")
        while table.step() != "TradeAndBuild":  # a 7 may come between
            asked = table.state.asked_seats()[0]
            table.act(asked, table.legal(asked)[0])
    table.hand(A, goods=5).hand(B, ore=1)
    assert {"fame", "rich", "bank:goods:ore"} <= set(table.legal(A))
    table.act(A, "bank:goods:ore")
    assert table.state.hands[A][4] == 4


@rule("STAR-R13")
def test_points_are_compared_at_the_moment_of_use() -> None:
    table = Table().friend(A, "d3", "d2").points(A, 4).points(B, 5).hand(B, ore=1).hand(A, goods=1)
    table.half_medals(A, 1).half_medals(B, 2).trading(A)
    assert "rich" in table.legal(A)
    table.act(A, "fame")
    assert table.game.scores(table.state)[:2] == [5, 5]
    assert table.why(A, "rich") == "STAR-216"


@rule("STAR-217", "STAR-R11")
@pytest.mark.parametrize("active", [A, B])
def test_galactic_aid_on_any_players_roll_that_brings_nothing(active: int) -> None:
    table = Table().friend(A, "d4").points(active, 10).roll(12, active)  # 12 feeds B and C only
    assert table.state.asked_seats() == [A]
    table.act(A, "take:food")
    assert table.held(A) == {"food": 1}
    assert table.step() == "TradeAndBuild"


@rule("STAR-217")
def test_galactic_aid_may_be_declined_and_does_not_work_on_a_seven_or_with_income() -> None:
    table = Table().friend(A, "d4").points(A, 10).roll(12)
    assert table.legal(A)[0] == "decline"
    table.act(A, "decline")
    assert table.held(A) == {}
    assert Table().friend(A, "d4").roll(7).step() != "GalacticAid"
    assert Table().friend(A, "d4").roll(5).step() == "TradeAndBuild"


@rule("STAR-R11")
def test_galactic_aid_after_a_shortage_and_before_the_supply_cards() -> None:
    table = Table().friend(A, "d4").bank(ore=0).points(A, 4).roll(5)  # ore is due to A but lacking
    assert table.step() == "GalacticAid"
    assert table.told("supply") == []
    table.act(A, "take:goods")
    assert len(table.told("supply")) == 1


@rule("STAR-217", "STAR-R11")
def test_galactic_aid_is_given_in_turn_order() -> None:
    table = Table().friend(A, "d4").friend(D, "d4").bank(ore=0, fuel=0, carbon=0, food=1, goods=0)
    table.roll(12, active=C)
    assert table.state.asked_seats() == [D]
    table.act(D, "take:food")
    assert (table.held(D), table.held(A)) == ({"food": 1}, {})
    assert table.step() == "TradeAndBuild"


@rule("STAR-R05", "STAR-217")
def test_galactic_aid_names_only_kinds_in_stock() -> None:
    table = Table().friend(A, "d4").bank(food=0).points(A, 10).roll(12)
    assert table.why(A, "take:food") == "STAR-R05"


@rule("STAR-220", "STAR-R12")
def test_case_two_ore_become_three() -> None:
    table = Table().friend(A, "g1").colony(A, (10, 15)).tokens("N4", 4, 5, 9).points(B, 10)
    table.roll(5, active=B)
    assert table.state.income[A][0] == 3


@rule("STAR-220")
def test_case_no_ore_no_bonus() -> None:
    table = Table().friend(A, "g1").points(A, 10).roll(4)
    assert table.state.income[A] == [0, 1, 0, 0, 0]


@rule("STAR-R12")
def test_the_bonus_never_applies_to_supply_cards_or_galactic_aid() -> None:
    table = Table().friend(A, "g1", "d4").pile("ore", "ore").points(A, 4).roll(12).act(A, "take:ore")
    assert table.held(A) == {"ore": 3}


@rule("STAR-223")
def test_scientists_bonuses_add_up() -> None:
    table = Table().modules(A, booster=1, cannon=1).friend(A, "s1", "s1", "s2", "s3")
    assert (table.state.boosters(A), table.state.cannons(A)) == (1 + 1 + 1 + 2, 1 + 1 + 1 + 2)


@rule("STAR-092")
def test_reduced_tribute_raises_the_limit() -> None:
    assert hand_limit(Table().state, A) == 7
    assert hand_limit(Table().friend(A, "d1").state, A) == 12


# -- figures ---------------------------------------------------------------------------------------


@rule("STAR-224", "STAR-265")
def test_a_figure_is_worth_two_points() -> None:
    table = Table()
    table.state.figures = [A, A, NOBODY, B]
    assert table.game.scores(table.state) == [8, 6, 4, 4]


@rule("STAR-226")
def test_case_the_second_station_takes_the_figure_from_the_holder() -> None:
    # C holds the figure with one station, A and D have one each; A founds the second own, the fourth overall.
    table = docking(cargo=4).stations("green-folk", 1, 0, 1, 1)
    table.state.figures[0] = C
    before = table.game.scores(table.state)
    dock(table)
    assert table.state.figures[0] == A
    assert [(event.seat, event.rules) for event in table.told("figure")] == [(A, ("STAR-226",))]
    after = table.game.scores(table.state)
    assert (after[A] - before[A], after[C] - before[C]) == (2, -2)
    assert (
        docking(cargo=3)
        .stations("green-folk", 1, 0, 1, 1)
        .flying(A)
        .act(A, "move:1")
        .why(A, docking().fly((4, 11)))
        == "STAR-203"
    )


@rule("STAR-227")
def test_with_equal_numbers_the_holder_keeps_the_figure() -> None:
    table = docking(cargo=2).stations("green-folk", 0, 1, 0, 0)
    dock(table)
    assert table.state.stations[0] == [1, 1, 0, 0]
    assert table.state.figures[0] == B


def test_what_has_nothing_to_do_with_the_rich_is_refused_as_anywhere() -> None:
    table = Table().friend(A, "d3").points(B, 9).points(C, 9).hand(B, ore=1).hand(C, ore=1).trading(A)
    state = table.act(A, "rich").state
    for number, name in enumerate(table.game.catalogue.names):
        if name not in table.legal(A) and not name.startswith("rob:"):
            reason = table.reason(A, name)
            assert reason is not None
            assert reason == (table.game.refusal(state, A, number) or Reason("core-not-a-choice"))
