"""Ways through the solar system: the cheapest route from a space to every other, and what it brings.

Cheapest means fewest moves, the extra moves for leaving asteroids included (SETI-161); among equals the
route with most publicity is taken (SETI-163). What leaving and entering a space costs and gives is handed
in, so that the same search serves the rules, the table and the tests.
"""

from __future__ import annotations

from typing import Final

from perihelion.games.seti.components.solar import NEIGHBOURS, SPACES

UNREACHED: Final = 10**6


class Route:
    """One way: its spaces from the start on, and the price in moves of each step."""

    def __init__(self, spaces: list[int], prices: list[int], publicity: int) -> None:
        self.spaces = spaces
        self.prices = prices
        self.publicity = publicity

    @property
    def moves(self) -> int:
        return sum(self.prices)

    @property
    def extra(self) -> int:
        """Moves beyond one for each step."""
        return self.moves - len(self.prices)


def cheapest(start: int, leaving: list[int], entering: list[int]) -> list[Route]:
    """The best route to each space. `leaving` is the price in moves of leaving a space, at least 1;
    `entering` the publicity of entering it. The route to the start itself has no steps."""
    moves = [UNREACHED] * SPACES
    publicity = [0] * SPACES
    before = [-1] * SPACES
    moves[start] = 0
    open_spaces = list(range(SPACES))
    while open_spaces:
        here = open_spaces[0]
        for space in open_spaces:
            if _better(moves[space], publicity[space], moves[here], publicity[here]):
                here = space
        open_spaces.remove(here)
        for near in NEIGHBOURS[here]:
            cost, gained = moves[here] + leaving[here], publicity[here] + entering[near]
            if near in open_spaces and _better(cost, gained, moves[near], publicity[near]):
                moves[near], publicity[near], before[near] = cost, gained, here
    return [_trace_back(space, before, leaving, publicity[space]) for space in range(SPACES)]


def _better(moves: int, publicity: int, other_moves: int, other_publicity: int) -> bool:
    return moves < other_moves or (moves == other_moves and publicity > other_publicity)


def _trace_back(space: int, before: list[int], leaving: list[int], publicity: int) -> Route:
    spaces = [space]
    while before[spaces[-1]] >= 0:
        spaces.append(before[spaces[-1]])
    spaces.reverse()
    return Route(spaces, [leaving[step] for step in spaces[:-1]], publicity)


def another(best: Route, leaving: list[int], entering: list[int]) -> Route | None:
    """The best route to the same space that sets out another way and costs at most one move more."""
    start, target = best.spaces[0], best.spaces[-1]
    found: Route | None = None
    for near in NEIGHBOURS[start]:
        if near == best.spaces[1] or near == target:
            continue
        rest = cheapest(near, leaving, entering)[target]
        if start in rest.spaces:
            continue
        prices = [leaving[start], *rest.prices]
        route = Route([start, *rest.spaces], prices, rest.publicity + entering[near])
        if found is None or _better(route.moves, route.publicity, found.moves, found.publicity):
            found = route
    return found if found is not None and found.moves <= best.moves + 1 else None


class Fare:
    """How a route is paid: moves at hand first, then energy (SETI-140); and what publicity it really adds."""

    def __init__(self, route: Route, moves: int, energy: int, publicity: int, most: int) -> None:
        self.moves = min(route.moves, moves)
        self.energy = route.moves - self.moves
        self.missing = max(0, self.energy - energy)
        self.publicity = min(route.publicity, most - publicity)  # SETI-165
        self.steps = 0  # how many steps can be paid
        left = moves + energy
        for price in route.prices:
            left -= price
            if left < 0:
                break
            self.steps += 1
