"""The rival's route: of all ways within its moves the one with most publicity (SETI-S14, SETI-R51)."""

from __future__ import annotations

from perihelion.games.seti.components.solar import DISTANCE, NEIGHBOURS, SPACES, Route, Sky
from perihelion.games.seti.state import SetiState


def best_route(state: SetiState, planet: int, moves: int) -> Route | None:
    """From Earth to the planet within the moves, asteroid cost included; it ends when the planet is first
    entered. Spaces entered repeatedly give publicity each time. None if the planet is out of reach. The sky
    keeps it."""
    sky = state.sky()
    target = sky.where[planet]
    if target < 0:
        return None
    asked = moves * SPACES + target
    if asked not in sky.routes:
        sky.routes[asked] = _search(sky, target, moves)
    return sky.routes[asked]


def _search(sky: Sky, target: int, moves: int) -> Route | None:
    distance = DISTANCE[target]
    if distance[sky.earth] > moves:
        return None
    # most[space]: the most publicity on arriving there with exactly so many moves spent, -1 if impossible
    spent: list[list[int]] = [[-1] * SPACES for _ in range(moves + 1)]
    spent[0][sky.earth] = 0
    best: Route | None = None
    for used in range(moves + 1):
        row = spent[used]
        if row[target] >= 0 and (best is None or row[target] > best.publicity):
            best = Route(used, row[target])
        for space in range(SPACES):
            gained = row[space]
            if gained < 0 or space == target:
                continue
            after = used + 1 + sky.asteroids[space]
            if after + distance[space] - 1 > moves:  # the target is too far from there
                continue
            ahead = spent[after]
            for near in NEIGHBOURS[space]:
                ahead[near] = max(ahead[near], gained + sky.publicity[near])
    return best
