"""Chapters 21 to 24: exploring, discovering, pirate bases and ice planets."""

from __future__ import annotations

import pytest

from perihelion.games.starfarers.components.parts import FUEL, NOBODY, PIRATE, RESERVE_POOL
from perihelion.games.starfarers.rules.production import entitlements
from tests.games.starfarers.scenario import A, B, Point, Table, starfarers
from tests.rule import rule

PARTS = starfarers().parts
PIRATES = {"pirate-4": 0, "pirate-5": 1, "pirate-6": 2}
ICE = {"ice-3": 3, "ice-4": 4}


def facing(*tokens: object, kind: str = "colony", point: Point = (13, 14), speed: int = 5) -> Table:
    """A's only ship, next to the unexplored N4 with these tokens."""
    table = Table().quiet().no_ships().tokens("N4", *tokens, explored=False).ship(A, kind, point)
    return table.flying(A, speed).act(A, "move:1")


def stack(table: Table, *tokens: object) -> Table:
    """The tokens that lie on top of their stacks beside the board."""
    for wanted in tokens:
        token = next(
            number
            for number, entry in enumerate(PARTS.tokens)
            if entry.pool < RESERVE_POOL and (entry.numbers == [wanted] or number == table.token(wanted))
        )
        table.state.token_stacks[PARTS.tokens[token].pool].append(token)
    return table


# -- exploring -------------------------------------------------------------------------------------


@rule("STAR-166", "STAR-167")
@pytest.mark.parametrize("kind", ["colony", "trade"])
def test_any_ship_that_reaches_a_system_turns_all_its_tokens_up(kind: str) -> None:
    table = facing(4, 5, 9, kind=kind)
    slot = table.slot("N4")
    hidden = table.game.view(table.state, B).quadrants[slot]
    assert [planet.numbers for planet in hidden.planets] == [[], [], []]
    table.act(A, table.fly((11, 14)))
    shown = table.game.view(table.state, B).quadrants[slot]
    assert [planet.numbers for planet in shown.planets] == [[4], [5], [9]]


@rule("STAR-167", "STAR-R19")
def test_exploring_is_automatic_also_in_passing() -> None:
    table = facing(4, 5, 9)
    # Nothing beyond the first neighbouring intersection is offered before the tokens are seen.
    assert (11, 14) in table.targets(A)
    assert (10, 15) not in table.targets(A)
    table.act(A, table.fly((11, 14)))
    assert [event.key for event in table.events][:2] == ["fly", "explore"]
    assert (10, 15) in table.targets(A)


@rule("STAR-R19")
def test_exploring_past_an_intersection_where_one_may_not_stop() -> None:
    table = facing(4, 5, 9)
    table.ship(B, "trade", (11, 14))
    assert (11, 14) in table.targets(A)
    table.act(A, table.fly((11, 14)))
    assert table.state.explored[table.slot("N4")] == 1
    assert "halt" not in table.legal(A)
    assert table.why(A, "halt") == "STAR-153"


@rule("STAR-153", "STAR-R19")
def test_but_not_without_enough_speed_to_get_away_again() -> None:
    table = facing(4, 5, 9, point=(13, 14), speed=1)
    table.ship(B, "trade", (11, 14))
    assert (11, 14) not in table.targets(A)


@rule("STAR-168", "STAR-169", "STAR-171")
def test_case_only_the_planet_that_showed_the_pirates_gets_the_special_token() -> None:
    # SYS-3 has fuel, ore, goods; the fuel planet shows pirate base 4.
    table = facing("pirate-4", 5, 9)
    small = table.token("pirate-4")
    table.act(A, table.fly((11, 14)))
    slot = table.slot("N4")
    planets = table.game.view(table.state, A).quadrants[slot].planets
    assert [planet.special for planet in planets] == ["pirate-4", "", ""]
    assert [planet.numbers for planet in planets] == [[], [5], [9]]
    assert planets[0].resource == FUEL
    assert small in table.state.gone
    assert table.state.token[3 * slot] == -1


@rule("STAR-169")
def test_no_number_before_the_special_token_is_won() -> None:
    table = Table().quiet().tokens("N4", "ice-3", 5, 9).colony(A, (7, 14))
    table.state.owner[45:] = [-1] * 12
    assert all(entitlements(table.state, total)[A][FUEL] == 0 for total in range(2, 13))
    assert table.state.token[3 * table.slot("N4")] == -1


@rule("STAR-155", "STAR-170")
def test_after_exploring_the_ship_may_fly_on_with_what_is_left() -> None:
    table = facing(4, 5, 9, speed=3)
    table.act(A, table.fly((11, 14)))
    assert table.game.view(table.state, A).steps_left == 2
    table.act(A, table.fly((10, 15)))
    assert table.where(A) == (10, 15)


def test_exploring_takes_undo_away() -> None:
    table = facing(4, 5, 9)
    before = table.state.reveals
    table.act(A, table.fly((11, 14)))
    assert table.state.reveals > before


# -- discovering -----------------------------------------------------------------------------------


def unknown(tile: str, rotation: int = 0, kind: str = "colony", speed: int = 5) -> Table:
    """A's ship next to the face-down quadrant N5."""
    table = Table().quiet().no_ships().lay("N5", tile, up=False, rotation=rotation)
    table.state.token_stacks[:RESERVE_POOL] = [[] for _ in range(RESERVE_POOL)]
    return stack(table, 4, 6, 10).ship(A, kind, (13, 14)).flying(A, speed).act(A, "move:1")


@rule("STAR-173", "STAR-175")
@pytest.mark.parametrize("kind", ["colony", "trade"])
def test_reaching_an_unknown_quadrant_turns_it_up_with_tokens_for_a_system(kind: str) -> None:
    table = unknown("sys-3", kind=kind)  # fuel square, ore triangle, goods hexagon
    slot = table.slot("N5")
    assert (17, 16) not in table.targets(A)
    table.act(A, table.fly((14, 15)))
    quadrant = table.game.view(table.state, B).quadrants[slot]
    assert quadrant.tile == "sys-3"
    assert [planet.numbers for planet in quadrant.planets] == [[6], [4], [10]]
    assert quadrant.explored


@rule("STAR-174", "STAR-R02")
@pytest.mark.parametrize("rotation", [0, 1, 2])
def test_turning_up_does_not_change_the_rotation(rotation: int) -> None:
    table = unknown("sys-3", rotation)
    table.act(A, table.fly((14, 15)))
    slot = table.slot("N5")
    planets = table.game.view(table.state, A).quadrants[slot].planets
    own = PARTS.tiles[table.state.tile[slot]].planets
    assert [planets[(index + rotation) % 3].resource for index in range(3)] == own


@rule("STAR-175")
def test_tokens_come_from_the_stacks_that_match_the_symbols() -> None:
    table = unknown("sys-3")
    table.act(A, table.fly((14, 15)))
    for planet in range(3 * table.slot("N5"), 3 * table.slot("N5") + 3):
        assert PARTS.tokens[table.state.token[planet]].pool == table.state.pool_of(planet)
    assert all(stack == [] for stack in table.state.token_stacks[:RESERVE_POOL])


@rule("STAR-176")
@pytest.mark.parametrize(("token", "special"), [("pirate-4", 0), ("ice-3", 3)])
def test_pirates_and_ice_are_handled_as_when_exploring(token: str, special: int) -> None:
    table = unknown("sys-3")
    stack(table, token)
    table.act(A, table.fly((14, 15)))
    planet = 3 * table.slot("N5") + 2  # the hexagon
    assert table.state.special[planet] == special
    assert table.state.token[planet] == -1
    assert table.token(token) in table.state.gone


@rule("STAR-177", "STAR-178")
@pytest.mark.parametrize("tile", ["out-g", "empty-1"])
def test_outposts_and_empty_quadrants_need_no_tokens_and_open_their_middle(tile: str) -> None:
    table = unknown(tile, kind="trade", speed=5).modules(A, cargo=1)
    stacks = [len(stack) for stack in table.state.token_stacks]
    table.act(A, table.fly((14, 15)))
    assert [len(stack) for stack in table.state.token_stacks] == stacks
    assert (17, 16) in table.targets(A)
    table.act(A, table.fly((17, 16)))
    assert table.step() == ("ChooseFriend" if tile == "out-g" else "Flight")


@rule("STAR-178")
def test_after_discovering_the_ship_may_fly_on_within_its_speed() -> None:
    table = unknown("empty-1", speed=2)
    table.act(A, table.fly((14, 15)))
    assert table.game.view(table.state, A).steps_left == 1
    assert (17, 16) not in table.targets(A)
    assert (16, 15) in table.targets(A)


@rule("STAR-R19")
def test_discovering_in_passing_is_compulsory() -> None:
    table = unknown("empty-1")
    assert (14, 15) in table.targets(A)
    assert (16, 15) not in table.targets(A)  # behind the first intersection of the quadrant


# -- pirate bases and ice planets ------------------------------------------------------------------


@rule("STAR-179", "STAR-188")
def test_numbers_of_pirate_bases_and_ice_planets() -> None:
    assert [special.needs for special in PARTS.specials if special.kind == PIRATE] == [4, 5, 6]
    assert [special.needs for special in PARTS.specials if special.kind != PIRATE] == [3, 4]


@rule("STAR-180", "STAR-189", "STAR-196")
@pytest.mark.parametrize(("token", "closing"), [("pirate-4", "STAR-180"), ("ice-3", "STAR-189")])
def test_cases_the_two_sites_next_to_the_special_planet_are_closed_the_third_is_open(
    token: str, closing: str
) -> None:
    # The special planet is the first: sites (7, 14) and (7, 16) touch it, (10, 15) does not.
    for point, rule_id in (((7, 14), closing), ((7, 16), closing), ((10, 15), "")):
        table = Table().quiet().no_ships().tokens("N4", token, 5, 9).ship(A, "colony", point).flying(A)
        assert table.why(A, "found:1") == rule_id


@rule("STAR-181", "STAR-183")
@pytest.mark.parametrize(("cannons", "won"), [(4, A), (3, NOBODY), (6, A)])
def test_cases_arriving_next_to_a_base_with_enough_cannons_conquers_it_without_a_battle(
    cannons: int, won: int
) -> None:
    table = Table().quiet().no_ships().modules(A, cannon=cannons).tokens("N4", 4, "pirate-4", 9)
    table.ship(A, "colony", (13, 14)).flying(A).act(A, "move:1", table.fly((11, 14)))
    assert table.state.special_won[0] == won
    assert table.told("shake") == []


@rule("STAR-182", "STAR-R15", "STAR-222")
def test_scientists_cannons_count_towards_the_number() -> None:
    table = (
        Table().quiet().no_ships().modules(A, cannon=1).friend(A, "s2", "s1").tokens("N4", 4, "pirate-4", 9)
    )
    table.ship(A, "colony", (13, 14)).flying(A).act(A, "move:1", table.fly((11, 14)))
    assert table.state.special_won[0] == A


@rule("STAR-184", "STAR-191", "STAR-265")
@pytest.mark.parametrize(
    ("token", "special", "modules"), [("pirate-5", 1, {"cannon": 5}), ("ice-3", 3, {"cargo": 3})]
)
def test_the_special_token_becomes_a_medal_worth_a_point_that_cannot_be_lost(
    token: str, special: int, modules: dict[str, int]
) -> None:
    table = Table().quiet().no_ships().modules(A, **modules).tokens("N4", 4, token, 9).half_medals(A, 1)
    table.ship(A, "trade", (13, 14)).flying(A)
    before = table.game.scores(table.state)[A]
    table.act(A, "move:1", table.fly((11, 14)))
    assert table.state.special_won[special] == A
    assert table.game.scores(table.state)[A] == before + 1
    table.meeting(1).act(A, "gift:0")
    assert table.game.scores(table.state)[A] == before + 1


@rule("STAR-185", "STAR-192")
@pytest.mark.parametrize(("token", "modules"), [("pirate-4", {"cannon": 4}), ("ice-3", {"cargo": 3})])
def test_a_reserve_token_is_laid_face_up_and_the_planet_produces(token: str, modules: dict[str, int]) -> None:
    table = Table().quiet().no_ships().modules(A, **modules).tokens("N4", 4, token, 9).colony(B, (7, 14))
    reserve = table.state.token_stacks[RESERVE_POOL][:]
    table.ship(A, "trade", (13, 14)).flying(A).act(A, "move:1", table.fly((11, 14)))
    planet = 3 * table.slot("N4") + 1
    laid = table.state.token[planet]
    assert laid == reserve[-1]
    assert table.state.token_stacks[RESERVE_POOL] == reserve[:-1]
    number = PARTS.tokens[laid].numbers[0]
    table.state.owner[45:] = [-1] * 12
    assert entitlements(table.state, number)[B][0] >= 1  # ore
    assert table.game.view(table.state, B).quadrants[table.slot("N4")].planets[1].numbers == [number]


@rule("STAR-185")
def test_the_reserve_token_is_random() -> None:
    tops = {Table(seed=seed).state.token_stacks[RESERVE_POOL][-1] for seed in range(20)}
    assert len(tops) == 5


@rule("STAR-186", "STAR-193")
@pytest.mark.parametrize(("token", "modules"), [("pirate-4", {"cannon": 4}), ("ice-4", {"cargo": 4})])
def test_a_colony_ship_on_the_opened_site_may_found_at_once_or_fly_on(
    token: str, modules: dict[str, int]
) -> None:
    for found in (True, False):
        table = Table().quiet().no_ships().modules(A, **modules).tokens("N4", token, 5, 9)
        table.ship(A, "colony", (8, 13)).flying(A, 4).act(A, "move:1", table.fly((7, 14)))
        assert "found:1" in table.legal(A)
        assert table.game.view(table.state, A).steps_left == 3
        table.act(A, "found:1" if found else table.fly((4, 15)))
        assert (table.owner((7, 14)) == A) == found


@rule("STAR-187")
def test_a_trade_ship_conquers_as_well() -> None:
    table = Table().quiet().no_ships().modules(A, cannon=6).tokens("N4", 4, "pirate-6", 9)
    table.ship(A, "trade", (13, 14)).flying(A).act(A, "move:1", table.fly((11, 14)))
    assert table.state.special_won[2] == A


@rule("STAR-190")
@pytest.mark.parametrize(("cargo", "won"), [(2, NOBODY), (3, A), (5, A)])
def test_terraforming_takes_as_many_cargo_sections_as_the_token_shows(cargo: int, won: int) -> None:
    table = Table().quiet().no_ships().modules(A, cargo=cargo).tokens("N4", 4, "ice-3", 9)
    table.ship(A, "trade", (13, 14)).flying(A).act(A, "move:1", table.fly((11, 14)))
    assert table.state.special_won[3] == won


@rule("STAR-194")
def test_case_speed_five_two_steps_to_the_ice_three_left() -> None:
    # From (8, 17) to the site (7, 16) next to the ice planet, by way of (8, 17)'s neighbour: 2 steps.
    table = Table().quiet().no_ships().modules(A, cargo=4).tokens("N4", "ice-4", 5, 9)
    table.ship(A, "colony", (10, 17)).flying(A, 5).act(A, "move:1", table.fly((7, 16)))
    assert table.state.special_won[4] == A
    assert table.game.view(table.state, A).steps_left == 3
    assert "found:1" in table.legal(A)
    assert (4, 15) in table.targets(A)


@rule("STAR-181", "STAR-R16")
def test_a_cannon_built_while_a_ship_stands_there_conquers_at_once() -> None:
    table = Table().quiet().no_ships().modules(A, cannon=3).tokens("N4", 4, "pirate-4", 9)
    table.ship(A, "trade", (11, 14)).hand(A, carbon=2).trading(A)
    assert table.state.special_won[0] == NOBODY
    table.act(A, "build:cannon")
    assert table.state.special_won[0] == A


@rule("STAR-190", "STAR-R16")
def test_a_cargo_section_built_while_a_ship_stands_there_terraforms_at_once() -> None:
    table = Table().quiet().no_ships().modules(A, cargo=2).tokens("N4", 4, "ice-3", 9)
    table.ship(A, "trade", (11, 14)).hand(A, ore=2).trading(A).act(A, "build:cargo")
    assert table.state.special_won[3] == A


@rule("STAR-R16")
def test_a_scientists_card_gained_while_a_ship_stands_there_conquers_at_once() -> None:
    table = Table().quiet().no_ships().modules(A, cannon=2, cargo=1).tokens("N4", 4, "pirate-4", 9)
    table.ship(A, "trade", (11, 14)).ship(A, "trade", (5, 0)).flying(A)
    table.act(A, "move:2", table.fly((4, 1)), "friend:s2")
    assert table.state.special_won[0] == A


@rule("STAR-R16")
def test_a_module_gained_in_an_encounter_conquers_too() -> None:
    table = Table().quiet().no_ships().modules(A, cannon=3).tokens("N4", 4, "pirate-4", 9)
    table.ship(A, "trade", (11, 14)).hand(A, ore=3).meeting(2)
    table.act(A, "gift:3", "pay:ore", "pay:ore", "pay:ore", "module:cannon")
    assert table.state.special_won[0] == A


@rule("STAR-R16")
def test_never_on_another_players_turn() -> None:
    table = Table().quiet().no_ships().modules(A, cannon=4).tokens("N4", 4, "pirate-4", 9)
    table.ship(A, "trade", (11, 14)).trading(B)
    assert table.state.special_won[0] == NOBODY
    table.trading(A)
    assert table.state.special_won[0] == A


@rule("STAR-R17")
def test_several_at_once_are_taken_in_the_order_of_the_cut_outs() -> None:
    table = Table().quiet().no_ships().modules(A, cannon=4).tokens("N4", 4, "pirate-4", 9)
    table.tokens("N6", "pirate-5", 4, 9).ship(A, "trade", (11, 14)).ship(A, "trade", (4, 17)).hand(
        A, carbon=2
    )
    reserve = table.state.token_stacks[RESERVE_POOL][:]
    table.modules(A, cannon=3).trading(A)
    # One more cannon and a Scientists card that was not looked at yet: both bases fall together.
    table.friend(A, "s1").act(A, "build:cannon")
    # N6 comes before N4 in the data and gets the first reserve token.
    assert table.state.special_won[:2] == [A, A]
    assert table.state.token[3 * table.slot("N6")] == reserve[-1]
    assert table.state.token[3 * table.slot("N4") + 1] == reserve[-2]


@rule("STAR-R18")
def test_conquest_before_the_shake_lets_a_colony_ship_on_the_site_found_at_once() -> None:
    table = Table().quiet().no_ships().modules(A, cannon=3).tokens("N4", "pirate-4", 5, 9)
    table.ship(A, "colony", (7, 14)).hand(A, carbon=2).trading(A).act(A, "build:cannon")
    assert table.legal(A) == ["found:1", "wait"]
    table.act(A, "found:1")
    assert table.owner((7, 14)) == A
    # No ship is left, so the flight phase falls away (STAR-138).
    table.act(A, "launch")
    assert table.told("shake") == []
    assert table.state.active == B


@rule("STAR-R18")
def test_or_wait() -> None:
    table = Table().quiet().no_ships().modules(A, cannon=3).tokens("N4", "pirate-4", 5, 9)
    table.ship(A, "colony", (7, 14)).hand(A, carbon=2).trading(A).act(A, "build:cannon", "wait")
    assert table.owner((7, 14)) == NOBODY
    assert table.step() == "TradeAndBuild"


@rule("STAR-R49")
def test_a_jumped_ship_explores_conquers_and_founds_like_one_that_flew() -> None:
    table = Table().quiet().no_ships().modules(A, cannon=4).tokens("N4", "pirate-4", 5, 9, explored=False)
    table.ship(A, "colony", (5, 26))
    table.state.jumps = 1
    table.flying(A).act(A, "leap:1", table.jump((7, 14)))
    assert table.state.explored[table.slot("N4")] == 1
    assert table.state.special_won[0] == A
    table.act(A, "found:1")
    assert table.owner((7, 14)) == A
