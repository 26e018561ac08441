"""Routes: the cheapest way by moves and publicity, against trying all ways, and how it is paid and worded."""

from __future__ import annotations

import pytest

from perihelion.core.chance import seeded
from perihelion.games.seti.components.solar import NEIGHBOURS, SPACES
from perihelion.games.seti.rules.flight import leave_cost, move_publicity
from perihelion.games.seti.sight.routes import Fare, Route, cheapest
from tests.games.seti.scenario import GAME, Table, hop
from tests.rule import rule


def by_trying_all(
    start: int, leaving: list[int], entering: list[int], most: int
) -> dict[int, tuple[int, int]]:
    """Fewest moves and then most publicity for every space within so many moves."""
    best: dict[int, tuple[int, int]] = {}
    ways = [(start, 0, 0)]
    while ways:
        space, moves, publicity = ways.pop()
        known = best.get(space, (most + 1, 0))
        if moves > known[0]:
            continue  # a dearer way to here is a dearer way to everywhere
        best[space] = min(known, (moves, -publicity))
        after = moves + leaving[space]
        if after <= most:
            ways += [(near, after, publicity + entering[near]) for near in NEIGHBOURS[space]]
    return {space: (moves, -minus) for space, (moves, minus) in best.items()}


def terms(table: Table, seat: int = 0) -> tuple[list[int], list[int]]:
    leaving = [leave_cost(table.state, seat, space) for space in range(SPACES)]
    return leaving, [move_publicity(table.state, seat, space) for space in range(SPACES)]


@rule("SETI-160", "SETI-161", "SETI-163")
@pytest.mark.parametrize("number", range(16))
def test_the_cheapest_route_is_the_best_of_all_ways(number: int) -> None:
    chance = seeded(f"routes {number}")
    table = Table()
    table.state.offsets = [chance.below(8) for _ in range(3)]
    table.state.tile_in = number % 2 == 1
    if number % 4 == 3:
        table.tech(0, "probe-2")
    leaving, entering = terms(table)
    start = chance.below(SPACES)
    routes = cheapest(start, leaving, entering)
    best = by_trying_all(start, leaving, entering, 12)
    assert len(best) == SPACES
    for space, route in enumerate(routes):
        assert (route.moves, route.publicity) == best[space]
        assert (route.spaces[0], route.spaces[-1]) == (start, space)
        steps = list(zip(route.spaces, route.spaces[1:], strict=False))
        assert all(end in NEIGHBOURS[begin] for begin, end in steps)
        assert route.prices == [leaving[begin] for begin, _ in steps]
        assert route.publicity == sum(entering[end] for _, end in steps)


@rule("SETI-160", "SETI-161", "SETI-163", "SETI-140")
def test_flying_a_route_costs_and_brings_what_it_says() -> None:
    for start in range(SPACES):
        table = Table().probe(0, start).give(0, energy=20, publicity=0)
        for route in cheapest(start, *terms(table)):
            flown = Table().probe(0, start).give(0, energy=20, publicity=0).begin()
            flown.do(*[hop(a, b) for a, b in zip(route.spaces, route.spaces[1:], strict=False)])
            assert flown[0].energy == 20 - route.moves
            assert flown[0].publicity == min(10, route.publicity)


@rule("SETI-136", "SETI-161")
def test_asteroids_cost_a_move_more_unless_a_tech_or_a_card_says_otherwise() -> None:
    table = Table()
    rocks = table.state.sky().asteroids.index(1)
    near = NEIGHBOURS[rocks][0]
    assert (cheapest(rocks, *terms(table))[near].moves, cheapest(rocks, *terms(table))[near].extra) == (2, 1)
    assert cheapest(near, *terms(table))[rocks].publicity == 0
    table.tech(0, "probe-2")
    assert cheapest(rocks, *terms(table))[near].moves == 1
    assert cheapest(near, *terms(table))[rocks].publicity == 1
    table = Table().begin()
    table.state.no_asteroid_cost = True
    table.state.no_publicity = True
    assert cheapest(rocks, *terms(table))[near].moves == 1
    assert set(terms(table)[1]) == {0}
    assert terms(table, 1)[0][rocks] == 2  # a card of this turn serves its player alone


@rule("SETI-140", "SETI-165", "SETI-R41")
def test_a_route_is_paid_with_moves_first_and_publicity_ends_at_ten() -> None:
    route = Route([0, 1, 2, 3], [1, 2, 1], 3)
    fare = Fare(route, moves=1, energy=5, publicity=8, most=10)
    assert (fare.moves, fare.energy, fare.missing, fare.publicity, fare.steps) == (1, 3, 0, 2, 3)
    fare = Fare(route, moves=1, energy=1, publicity=0, most=10)
    assert (fare.moves, fare.energy, fare.missing, fare.publicity, fare.steps) == (1, 3, 2, 3, 1)
    fare = Fare(route, moves=9, energy=1, publicity=0, most=10)
    assert (fare.moves, fare.energy, fare.missing, fare.steps) == (4, 0, 0, 3)


def test_the_view_tells_a_seat_its_own_prices_and_a_spectator_none() -> None:
    table = Table().tech(1, "probe-2").begin()
    rocks = table.state.sky().asteroids.index(1)
    assert [GAME.view(table.state, seat).leaving[rocks] for seat in (0, 1)] == [2, 1]
    assert [GAME.view(table.state, seat).entering[rocks] for seat in (0, 1)] == [0, 1]
    assert GAME.view(table.state, None).leaving == []
