"""Chapters 1 and 2: players, material, the board and its intersections."""

from __future__ import annotations

from collections import Counter
from importlib.resources import files
from pathlib import Path

import pytest

from perihelion.core.text import Refused
from perihelion.games.starfarers import build
from perihelion.games.starfarers.components.parts import (
    EMPTY,
    GOODS,
    ICE,
    OUTPOST,
    PEOPLES,
    PIRATE,
    RESERVE_POOL,
    RESOURCES,
    SYSTEM,
)
from perihelion.games.starfarers.game import Starfarers
from perihelion.games.starfarers.rules.legs import distances
from perihelion.games.starfarers.rules.routes import is_open, is_site
from tests.games.starfarers.scenario import A, B, Table, starfarers
from tests.rule import rule

PARTS = starfarers().parts
BOARD = PARTS.board


@rule("STAR-001")
@pytest.mark.parametrize("seats", [3, 4])
def test_three_or_four_play_each_with_a_mothership(seats: int) -> None:
    state = Table(seats).state
    assert len(state.modules) == len(state.hands) == seats


@rule("STAR-001")
@pytest.mark.parametrize("seats", [1, 2, 5])
def test_other_player_counts_are_refused(seats: int) -> None:
    with pytest.raises(Refused):
        starfarers().new(seats, 1)


@rule("STAR-002")
def test_the_goal_is_fifteen_points() -> None:
    assert not Table().points(A, 14).roll(5).state.over
    assert Table().points(A, 15).roll(5).state.over


@rule("STAR-003")
def test_every_planet_yields_exactly_one_of_five_resources() -> None:
    assert RESOURCES == ("ore", "fuel", "carbon", "food", "goods")
    systems = [tile for tile in PARTS.tiles if tile.kind == SYSTEM]
    assert all(len(tile.planets) == len(set(tile.planets)) == 3 for tile in systems)
    assert {kind for tile in systems for kind in tile.planets} == set(range(5))


@rule("STAR-004")
def test_the_bank_is_open_and_stocks_hold_what_is_not_on_the_board() -> None:
    table = Table(3)
    for seat in (None, A, B):
        view = table.game.view(table.state, seat)
        assert view.bank == table.state.bank
        assert view.bank_half_medals == 40 - 3
        assert view.store == [24 - 3, 24, 20]
    player = table.game.view(table.state, A).players[A]
    # Two colonies and a spaceport stand on the board, one colony flies.
    assert (player.colonies, player.shipyards, player.transporters) == (5, 2, 2)


@rule("STAR-005")
def test_pieces_of_a_player() -> None:
    assert (PARTS.transporters, PARTS.colonies, PARTS.trade_stations, PARTS.shipyards) == (3, 9, 7, 3)


@rule("STAR-006", "STAR-007")
def test_modules_in_the_box_and_on_a_mothership() -> None:
    assert PARTS.module_box == [24, 24, 20]
    assert PARTS.module_limits == [6, 6, 5]


@rule("STAR-008")
def test_four_peoples_own_an_outpost_each_and_the_nomads_appear_in_encounters_only() -> None:
    owners = [tile.people for tile in PARTS.tiles if tile.kind == OUTPOST]
    assert sorted(owners) == list(range(len(PEOPLES))) == [0, 1, 2, 3]
    assert [card.family for card in PARTS.encounters].count("nomad") == 3
    assert "nomads" not in PEOPLES


@rule("STAR-009", "STAR-010", "STAR-011")
def test_sixteen_tiles_for_fifteen_cut_outs() -> None:
    loose = PARTS.tiles[: PARTS.loose_tiles]
    assert Counter(tile.kind for tile in PARTS.tiles) == {SYSTEM: 12, OUTPOST: 4, EMPTY: 4}
    assert len(loose) == 16
    assert {tile.stars for tile in loose} == {1, 2}
    assert BOARD.slots == 15
    state = Table().state
    assert sorted([*state.tile[:15], state.box]) == list(range(16))


@rule("STAR-012")
def test_a_token_for_every_planet_and_five_in_reserve() -> None:
    planets = sum(len(tile.planets) for tile in PARTS.tiles)
    on_planets = [token for token in PARTS.tokens if token.pool != RESERVE_POOL]
    assert planets == len(on_planets) == 36
    assert len(PARTS.tokens) - len(on_planets) == 5
    assert Counter(token.kind for token in PARTS.tokens)[PIRATE] == 3
    assert Counter(token.kind for token in PARTS.tokens)[ICE] == 2


@rule("STAR-012")
def test_every_pool_matches_the_planets_that_need_it() -> None:
    needed = Counter(pool for tile in PARTS.tiles for pool in tile.pools)
    offered = Counter(token.pool for token in PARTS.tokens if token.pool != RESERVE_POOL)
    assert needed == offered


@rule("STAR-013")
@pytest.mark.parametrize(("total", "goods"), [(12, 1), (3, 1), (4, 0)])
def test_a_token_with_two_numbers_produces_on_either(total: int, goods: int) -> None:
    # B has the spaceport between fuel 10 and goods 3/12.
    table = Table().roll(total, active=A)
    assert table.state.income[B][GOODS] == goods


@rule("STAR-014")
def test_cards_figures_and_half_medals() -> None:
    assert PARTS.half_medals == 40
    assert len(PARTS.encounters) == 32
    assert sum(card.copies for card in PARTS.friends) == 20
    assert len(Table().state.figures) == 4
    assert PARTS.cards == [20] * 5


@rule("STAR-015")
def test_intersections_are_corners_joined_by_lines() -> None:
    assert (len(BOARD.hexes), BOARD.size) == (135, 320)
    assert sum(len(near) for near in BOARD.neighbours) // 2 == 454
    for place, near in enumerate(BOARD.neighbours):
        x, y = BOARD.points[place]
        for other in near:
            dx, dy = abs(BOARD.points[other][0] - x), abs(BOARD.points[other][1] - y)
            assert (dx, dy) in ((2, 0), (1, 1))
            assert place in BOARD.neighbours[other]


@rule("STAR-016", "STAR-154")
def test_no_line_leads_into_the_centre_of_a_system() -> None:
    table = Table().quiet().no_ships().ship(A, "colony", (7, 14))
    far = distances(table.state, 0, 20)
    for quadrant, centre in enumerate(BOARD.centres):
        assert (far[centre] < 0) == table.state.is_system(quadrant)
    # The two sites of one system are neighbours only around its planets.
    assert far[table.at((10, 15))] == 4


@rule("STAR-015", "STAR-016", "STAR-021")
def test_the_graph_ships_fly_on_has_the_expected_size() -> None:
    for setup, places, lines in (("beginner", 308, 418), ("wild-space", 301, 397)):
        state = Table(setup=setup).state
        open_places = [place for place in range(BOARD.size) if is_open(state, place)]
        joined = sum(1 for place in open_places for other in BOARD.neighbours[place] if is_open(state, other))
        assert (len(open_places), joined // 2) == (places, lines)


@rule("STAR-017", "STAR-018")
def test_every_system_has_three_sites_between_two_of_its_planets() -> None:
    state = Table().state
    for quadrant in range(len(BOARD.quadrants)):
        sites = range(3 * quadrant, 3 * quadrant + 3)
        if not state.is_system(quadrant):
            assert not any(is_site(state, BOARD.sites[site]) for site in sites)
            continue
        for site in sites:
            place = BOARD.sites[site]
            assert is_site(state, place)
            lines = [other for other in BOARD.neighbours[place] if is_open(state, other)]
            assert len(lines) == 2
            assert BOARD.centres[quadrant] in BOARD.neighbours[place]
            assert sorted(BOARD.planets_near[place]) == sorted((site, 3 * quadrant + (site + 1) % 3))


@rule("STAR-018")
@pytest.mark.parametrize(("index", "fed"), [(0, (0, 1)), (1, (1, 2)), (2, (2, 0))])
def test_a_colony_is_fed_by_the_two_planets_next_to_its_site(index: int, fed: tuple[int, int]) -> None:
    numbers = (4, 5, 9)
    for planet, number in enumerate(numbers):
        table = Table().lay("N4", "sys-3").tokens("N4", *numbers)
        table.colony(A, table.board.quadrants[table.slot("N4")].sites[index])
        before = sum(table.state.hands[A])
        table.state.owner[45:] = [-1] * 12  # only the colony under test
        table.pile().bank(ore=9, fuel=9, carbon=9, food=9, goods=9)
        table.roll(number)
        assert sum(table.state.income[A]) == (1 if planet in fed else 0), before


@rule("STAR-019", "STAR-022")
def test_an_outpost_has_a_central_and_five_docks() -> None:
    table = Table()
    slot = table.slot("N2")
    assert table.state.is_outpost(slot)
    assert is_open(table.state, BOARD.centres[slot])
    table.no_ships().ship(A, "trade", (5, 10)).modules(A, cargo=5).stations("green-folk", 2, 1, 1, 0)
    table.flying(A, 4).act(A, "move:1", table.fly((4, 11)))
    assert sum(table.state.stations[0]) == 5
    table.act(A, "friend:g1").ship(A, "trade", (5, 10)).flying(A, 4).act(A, "move:1")
    assert table.why(A, table.fly((4, 11))) == "STAR-205"


@rule("STAR-020")
def test_flying_across_a_central_is_like_any_intersection() -> None:
    table = Table().quiet().no_ships().ship(A, "colony", (5, 10)).flying(A, 2).act(A, "move:1")
    assert (5, 12) in table.targets(A)
    assert (4, 11) not in table.targets(A)


@rule("STAR-021")
def test_the_middle_of_an_empty_quadrant_can_be_flown_through_and_stopped_on() -> None:
    table = Table().quiet().no_ships().ship(A, "trade", (16, 15)).flying(A, 2).act(A, "move:1")
    assert (17, 16) in table.targets(A)
    assert (19, 16) in table.targets(A)


@rule("STAR-022")
def test_a_berth_is_one_only_while_a_spaceport_stands_next_to_it() -> None:
    table = (
        Table().quiet().no_ships().ship(A, "colony", (11, 12)).colony(B, (7, 14)).flying(A).act(A, "move:1")
    )
    berths = [
        table.board.points[place] for place in table.board.berths[table.board.site_of[table.at((7, 14))]]
    ]
    assert all(berth in table.targets(A) for berth in berths)
    table.state.port[table.board.site_of[table.at((7, 14))]] = 1
    assert not any(berth in table.targets(A) for berth in berths)


@rule("STAR-023")
def test_a_quadrant_has_twelve_neighbouring_intersections_and_each_of_them_explores() -> None:
    slot = Table().slot("N4")
    around = [place for place in range(BOARD.size) if BOARD.quadrant_of[place] == slot]
    assert len(around) == 12
    assert BOARD.centres[slot] not in around
    for place in around:
        table = Table().no_ships()
        table.state.jumps = 1
        table.ship(A, "colony", (13, 26)).flying(A).act(A, "leap:1", f"jump:{BOARD.names[place]}")
        assert table.state.explored[slot] == 1


@rule("STAR-024")
def test_a_planet_has_five_neighbouring_intersections_two_of_them_sites() -> None:
    for planet in range(3 * len(BOARD.quadrants)):
        around = [place for place in range(BOARD.size) if planet in BOARD.planets_near[place]]
        assert len(around) == 5
        assert sum(1 for place in around if BOARD.site_of[place] >= 0) == 2


@rule("STAR-025", "STAR-042")
def test_the_catan_sector_has_letters_and_its_tokens_the_same() -> None:
    assert [quadrant.letter for quadrant in BOARD.quadrants[15:]] == ["alpha", "beta", "gamma", "delta"]
    for seed in range(3):
        state = Table(setup="strategic", seed=seed).state
        for home in range(15, 19):
            pools = {PARTS.pools[PARTS.tokens[state.token[3 * home + i]].pool] for i in range(3)}
            assert pools == {f"home_{BOARD.quadrants[home].letter}"}


def test_facts_of_the_board_that_the_rules_rely_on() -> None:
    # No intersection borders two quadrants, none is a berth of two sites, no berth is a site or a centre.
    for quadrant in range(len(BOARD.quadrants)):
        own = [place for place in range(BOARD.size) if BOARD.quadrant_of[place] == quadrant]
        assert len(own) == 12
    assert len(BOARD.berth_places) == len(set(BOARD.berth_places)) == 114
    for place in BOARD.berth_places:
        assert BOARD.site_of[place] < 0
        assert BOARD.centre_of[place] < 0
    for tile in PARTS.tiles[:8]:
        assert len(set(tile.pools)) == 3


def test_other_components_can_be_given(tmp_path: Path) -> None:
    changed = tmp_path / "mine.toml"
    changed.write_text("target_points = 12\n", encoding="utf-8")
    game = build(changed)
    assert game.parts.target == 12  # type: ignore[attr-defined]
    assert PARTS.target == 15


def redesigned(tmp_path: Path, old: str, new: str) -> Starfarers:
    """The game with one place of its component file changed."""
    text = files("perihelion.games.starfarers").joinpath("data/components.toml").read_text(encoding="utf-8")
    assert text.count(old) == 1
    file = tmp_path / "components.toml"
    file.write_text(text.replace(old, new), encoding="utf-8")
    game = build(file)
    assert isinstance(game, Starfarers)
    return game


def test_a_designer_changes_what_a_half_medal_costs(tmp_path: Path) -> None:
    old = 'op = "buy_half_medal", resource = "goods", count = 1'
    game = redesigned(tmp_path, old, 'op = "buy_half_medal", resource = "ore", count = 3')
    table = Table(game=game).friend(A, "d2").hand(A, ore=2, goods=4).trading(A)
    reason = table.reason(A, "fame")
    assert reason is not None
    assert reason.args == {"cost": ["cards-ore-3"], "missing": ["cards-ore-1"]}
    table.hand(A, ore=4, goods=4)
    lines = game.preview(table.state, A, table.state.number("fame")).lines
    assert (lines[0].text.key, lines[0].figure) == ("resource-ore", -3)
    table.act(A, "fame")
    assert table.held(A) == {"ore": 1, "goods": 4}


def test_a_designer_changes_how_much_galactic_aid_gives(tmp_path: Path) -> None:
    old = 'op = "relief_if_no_production", count = 1'
    game = redesigned(tmp_path, old, 'op = "relief_if_no_production", count = 2')
    table = Table(game=game).friend(A, "d4").points(A, 10).roll(12)
    table.act(A, "take:food", "take:ore")
    assert table.held(A) == {"ore": 1, "food": 1}
    assert table.step() == "TradeAndBuild"
    table = Table(game=game).friend(A, "d4").points(A, 10).roll(12).act(A, "take:food", "decline")
    assert table.held(A) == {"food": 1}
    table = Table(game=game).friend(A, "d4").points(A, 10).bank(ore=0, fuel=0, carbon=0, food=1, goods=0)
    table.roll(12).act(A, "take:food")
    assert table.step() == "TradeAndBuild"  # the bank has nothing more


@pytest.mark.parametrize("docks", [2, 6])
def test_a_designer_changes_the_docks_of_an_outpost(tmp_path: Path, docks: int) -> None:
    game = redesigned(tmp_path, "docks = 5", f"docks = {docks}")
    table = Table(game=game).quiet().no_ships().ship(A, "trade", (5, 10)).modules(A, cargo=7)
    table.stations("green-folk", 0, docks - 1, 0, 0).flying(A).act(A, "move:1")
    assert (4, 11) in table.targets(A)
    table.stations("green-folk", 0, docks, 0, 0)
    reason = table.reason(A, table.fly((4, 11)))
    assert reason is not None
    assert (reason.rule, reason.args) == ("STAR-205", {"count": docks})


def test_a_text_that_reads_alike_but_plays_differently_is_refused(tmp_path: Path) -> None:
    folder = Path(build.__code__.co_filename).parent / "data"
    text = (folder / "encounters.toml").read_text(encoding="utf-8")
    (tmp_path / "encounters.toml").write_text(text.replace("max = 3", "max = 2", 1), encoding="utf-8")
    with pytest.raises(ValueError, match="reads like another"):
        build(tmp_path)


def test_a_card_that_starts_nowhere_is_refused(tmp_path: Path) -> None:
    folder = Path(build.__code__.co_filename).parent / "data"
    text = (folder / "encounters.toml").read_text(encoding="utf-8")
    changed = text.replace('start = "offer"', 'start = "call"', 1)
    (tmp_path / "encounters.toml").write_text(changed, encoding="utf-8")
    with pytest.raises(ValueError, match="starts with call"):
        build(tmp_path)
