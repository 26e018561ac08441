"""Chapters 14 to 17: building ships, spaceports and modules."""

from __future__ import annotations

import pytest

from perihelion.games.starfarers.components.parts import BUILDS, NOBODY, RESOURCES
from tests.games.starfarers.scenario import A, B, Table, starfarers
from tests.rule import rule

COSTS = {
    "colony-ship": {"ore": 1, "fuel": 1, "carbon": 1, "food": 1},
    "trade-ship": {"ore": 1, "fuel": 1, "goods": 2},
    "spaceport": {"carbon": 3, "food": 2},
    "booster": {"fuel": 2},
    "cannon": {"carbon": 2},
    "cargo": {"ore": 2},
}
PRICE_RULES = {
    "colony-ship": "STAR-116",
    "trade-ship": "STAR-117",
    "spaceport": "STAR-124",
    "booster": "STAR-133",
    "cannon": "STAR-134",
    "cargo": "STAR-135",
}


def built(table: Table, what: str) -> Table:
    """A builds something and puts it on the first place there is."""
    table.act(A, f"build:{what}")
    places = table.legal(A, "berth") + table.legal(A, "port")
    return table.act(A, places[0]) if places else table


def rich(table: Table) -> Table:
    return table.hand(A, ore=4, fuel=4, carbon=4, food=4, goods=4)


@rule("STAR-112", "STAR-116", "STAR-117", "STAR-124", "STAR-133", "STAR-134", "STAR-135")
@pytest.mark.parametrize("what", COSTS)
def test_exactly_the_listed_cards_go_to_the_bank(what: str) -> None:
    table = Table().no_ships().hand(A, **COSTS[what]).trading(A)
    bank = table.state.bank[:]
    built(table, what)
    assert table.held(A) == {}
    paid = {RESOURCES[kind]: table.state.bank[kind] - bank[kind] for kind in range(5)}
    assert {kind: count for kind, count in paid.items() if count} == COSTS[what]


@rule("STAR-112", "STAR-116", "STAR-117", "STAR-124", "STAR-133", "STAR-134", "STAR-135")
@pytest.mark.parametrize("what", COSTS)
def test_with_one_card_too_few_the_refusal_names_price_and_lack(what: str) -> None:
    cost = COSTS[what]
    for lacking in cost:
        short = {kind: count - (kind == lacking) for kind, count in cost.items()}
        table = Table().no_ships().hand(A, **short).trading(A)
        reason = table.reason(A, f"build:{what}")
        assert reason is not None
        assert reason.rule == PRICE_RULES[what]
        assert reason.args["missing"] == [f"cards-{lacking}-1"]


@rule("STAR-113")
def test_anything_may_be_built_as_often_as_cards_and_pieces_allow() -> None:
    table = Table().hand(A, fuel=8).trading(A)
    for _ in range(4):
        table.act(A, "build:booster")
    assert table.state.modules[A][0] == 5
    assert table.why(A, "build:booster") == "STAR-133"


@rule("STAR-114", "STAR-122")
def test_there_are_six_builds_and_no_transporter_among_them() -> None:
    assert tuple(COSTS) == BUILDS
    kinds = {kind.name for kind in starfarers().catalogue.kinds}
    assert not any("transporter" in kind for kind in kinds)


@rule("STAR-115")
def test_the_mothership_counts_for_every_ship() -> None:
    table = (
        Table()
        .quiet()
        .no_ships()
        .modules(A, booster=2)
        .ship(A, "colony", (11, 12))
        .ship(A, "trade", (13, 14))
    )
    table.flying(A, 5)
    for ship in ("move:1", "move:2"):
        table.act(A, ship)
        assert table.game.view(table.state, A).steps_left == 5
        table.act(A, "back")


@rule("STAR-116", "STAR-117")
@pytest.mark.parametrize(("what", "colonies", "stations"), [("colony-ship", -1, 0), ("trade-ship", 0, -1)])
def test_a_ship_is_a_transporter_with_a_colony_or_a_station(what: str, colonies: int, stations: int) -> None:
    table = rich(Table().no_ships()).trading(A)
    state = table.state
    before = (state.transporters[A], state.colonies[A], state.trade_stations[A])
    built(table, what)
    after = (state.transporters[A], state.colonies[A], state.trade_stations[A])
    assert after == (before[0] - 1, before[1] + colonies, before[2] + stations)


@rule("STAR-118")
def test_case_with_three_ships_flying_a_fourth_is_refused() -> None:
    table = rich(Table().no_ships())
    for point in ((11, 12), (13, 14), (16, 13)):
        table.ship(A, "trade", point)
    table.trading(A)
    assert table.why(A, "build:colony-ship") == "STAR-118"
    assert table.why(A, "build:trade-ship") == "STAR-118"


@rule("STAR-119")
@pytest.mark.parametrize(("what", "stock"), [("colony-ship", "colonies"), ("trade-ship", "trade_stations")])
def test_without_the_piece_in_stock_the_ship_cannot_be_built(what: str, stock: str) -> None:
    table = rich(Table().no_ships()).trading(A)
    assert table.why(A, f"build:{what}") == ""
    getattr(table.state, stock)[A] = 0
    assert table.why(A, f"build:{what}") == "STAR-119"


@rule("STAR-120", "STAR-129", "STAR-278")
def test_a_ship_is_placed_on_a_free_berth_of_an_own_spaceport() -> None:
    table = rich(Table()).trading(A)  # one berth of (4, 27) is taken by A's first ship
    table.act(A, "build:trade-ship")
    assert table.legal(A) == ["berth:" + table.name((5, 28))]
    assert table.why(A, "berth:" + table.name((13, 26))) == "STAR-129"
    table.act(A, "berth:" + table.name((5, 28)))
    assert table.where(A, 2) == (5, 28)


@rule("STAR-120")
def test_without_a_free_berth_no_ship_can_be_built() -> None:
    table = rich(Table()).ship(A, "trade", (5, 28)).trading(A)
    assert table.why(A, "build:colony-ship") == "STAR-120"


@rule("STAR-121")
def test_a_ship_built_this_turn_may_fly_in_it() -> None:
    table = rich(Table().no_ships().quiet()).trading(A).act(A, "build:colony-ship")
    table.act(A, table.legal(A)[0]).balls("yellow", "red").act(A, "launch")
    assert "move:1" in table.legal(A)


@rule("STAR-123")
def test_the_transporter_returns_when_a_ship_becomes_a_colony() -> None:
    table = rich(Table().quiet().no_ships()).ship(A, "colony", (7, 14)).flying(A)
    assert table.state.transporters[A] == 2
    table.act(A, "found:1")
    assert table.state.transporters[A] == 3
    # A paid ship has to wait for a later trade and build phase.
    assert table.why(A, "build:colony-ship") == "STAR-099"


@rule("STAR-123")
def test_the_transporter_returns_when_a_ship_becomes_a_station() -> None:
    table = Table().no_ships().ship(A, "trade", (5, 10)).modules(A, cargo=1).flying(A)
    table.act(A, "move:1", table.fly((4, 11)))
    assert table.state.transporters[A] == 3


@rule("STAR-124", "STAR-127")
def test_a_spaceport_adds_a_point_and_a_shipyard_to_a_colony_without_transport() -> None:
    table = Table().hand(A, carbon=3, food=2).trading(A)
    assert table.game.scores(table.state)[A] == 4
    table.act(A, "build:spaceport").act(A, "port:" + table.name((26, 27)))
    assert table.game.scores(table.state)[A] == 5
    assert table.state.shipyards[A] == 1
    assert len(table.state.ships(A)) == 1


@rule("STAR-125")
def test_any_own_colony_without_a_shipyard_anywhere_will_do() -> None:
    table = Table().colony(A, (7, 14)).hand(A, carbon=3, food=2).trading(A).act(A, "build:spaceport")
    places = {(19, 28), (26, 27), (7, 14)}
    assert set(table.legal(A)) == {"port:" + table.name(point) for point in places}
    assert table.why(A, "port:" + table.name((4, 27))) == "STAR-125"
    assert table.why(A, "port:" + table.name((11, 26))) == "STAR-125"


@rule("STAR-126")
def test_without_a_shipyard_or_a_plain_colony_there_is_no_spaceport() -> None:
    table = Table().hand(A, carbon=9, food=9).trading(A)
    table.act(A, "build:spaceport").act(A, table.legal(A)[0])
    table.act(A, "build:spaceport").act(A, table.legal(A)[0])
    assert table.state.shipyards[A] == 0
    assert table.why(A, "build:spaceport") == "STAR-126"
    table = Table().hand(A, carbon=9, food=9)
    table.state.owner = [
        -1 if owner == A and not table.state.port[s] else owner for s, owner in enumerate(table.state.owner)
    ]
    assert table.trading(A).why(A, "build:spaceport") == "STAR-126"


@rule("STAR-128")
def test_the_berths_are_the_two_intersections_joined_to_the_spaceport() -> None:
    table = rich(Table().no_ships()).trading(A).act(A, "build:colony-ship")
    assert {name.split(":")[1] for name in table.legal(A)} == {table.name((5, 28)), table.name((5, 26))}


@rule("STAR-130")
def test_a_ship_may_end_its_movement_on_a_free_berth_of_its_owner() -> None:
    table = Table().quiet().no_ships().ship(A, "trade", (7, 26)).flying(A).act(A, "move:1")
    assert (5, 26) in table.targets(A)
    table.act(A, table.fly((5, 26)))
    assert table.where(A) == (5, 26)


@rule("STAR-131", "STAR-R23")
def test_a_ship_on_new_foreign_berths_must_leave_in_the_owners_next_turn() -> None:
    table = Table().quiet().no_ships().colony(B, (7, 14)).ship(A, "trade", (8, 13)).hand(B, carbon=3, food=2)
    table.trading(B).act(B, "build:spaceport").act(B, "port:" + table.name((7, 14)))
    table.flying(A)
    reason = table.reason(A, "end-turn")
    assert reason is not None
    assert (reason.rule, reason.args["place"]) == ("STAR-R23", f"place-{table.name((8, 13))}")
    table.act(A, "move:1", table.fly((11, 12)))
    assert "end-turn" in table.legal(A)


@rule("STAR-133", "STAR-134", "STAR-135")
@pytest.mark.parametrize(("what", "index"), [("booster", 0), ("cannon", 1), ("cargo", 2)])
def test_a_module_adds_one_to_speed_strength_or_capacity(what: str, index: int) -> None:
    table = Table().modules(A).hand(A, **COSTS[what]).trading(A)
    store = table.state.store[index]
    state = table.state
    before = (state.boosters(A), state.cannons(A), state.modules[A][2])
    table.act(A, f"build:{what}")
    after = (state.boosters(A), state.cannons(A), state.modules[A][2])
    assert [after[kind] - before[kind] for kind in range(3)] == [int(kind == index) for kind in range(3)]
    assert state.store[index] == store - 1


@rule("STAR-007", "STAR-136")
@pytest.mark.parametrize(("what", "limit"), [("booster", 6), ("cannon", 6), ("cargo", 5)])
def test_cases_a_mothership_takes_no_more_than_its_limit(what: str, limit: int) -> None:
    table = rich(Table()).modules(A, **{what: limit - 1}).trading(A).act(A, f"build:{what}")
    assert rich(table).why(A, f"build:{what}") == "STAR-136"


@rule("STAR-006", "STAR-136")
def test_an_exhausted_store_refuses() -> None:
    table = rich(Table()).trading(A)
    table.state.store[1] = 0
    assert table.why(A, "build:cannon") == "STAR-136"


@rule("STAR-137")
def test_cargo_sections_are_needed_for_stations_and_for_ice() -> None:
    table = Table().no_ships().ship(A, "trade", (5, 10)).flying(A).act(A, "move:1")
    assert (4, 11) not in table.targets(A)
    table.modules(A, booster=1, cargo=1)
    assert (4, 11) in table.targets(A)
    for cargo, won in ((2, NOBODY), (3, A)):
        table = (
            Table().no_ships().tokens("N4", 4, "ice-3", 5).ship(A, "trade", (13, 14)).modules(A, cargo=cargo)
        )
        table.flying(A, 5).act(A, "move:1", table.fly((11, 14)))
        assert table.state.special_won[3] == won


def test_the_preview_of_a_build_shows_what_is_charged() -> None:
    table = rich(Table()).trading(A)
    for build, name in enumerate(BUILDS):
        preview = table.game.preview(table.state, A, table.state.number(f"build:{name}"))
        shown = -sum(line.figure for line in preview.lines if not line.total)
        assert shown == sum(table.game.parts.costs[build])
    assert table.why(B, "build:booster") == "STAR-098"
