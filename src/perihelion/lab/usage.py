"""Which components were used, how often, and how those fared who used them.

A component is whatever the actions of a game name by a message key: a card, a technology, a tile. It is used
in as many ways as there are kinds of action about it (develop, settle, pay, ...), and each way is counted
apart.
"""

from __future__ import annotations

from dataclasses import dataclass

from perihelion.core.catalogue import Catalogue
from perihelion.lab.intervals import Estimate, share
from perihelion.lab.simulate import Simulation

Way = tuple[str, str]  # a kind of action and a component


@dataclass(frozen=True)
class Use:
    """A component (a message key) in one way of using it: the share of players who did, and their wins."""

    kind: str
    component: str
    used: Estimate
    won: Estimate


def component_uses(simulation: Simulation) -> list[Use]:
    """All uses that occurred in a detailed simulation, by kind and component."""
    wins: dict[Way, list[float]] = {}
    players = uses_by_player(simulation)
    for ways, won in players:
        for way in ways:
            wins.setdefault(way, []).append(won)
    return [
        Use(kind, component, share(len(won), len(players)), share(sum(won), len(won)))
        for (kind, component), won in sorted(wins.items())
    ]


def uses_by_player(simulation: Simulation) -> list[tuple[frozenset[Way], float]]:
    """For every player of every finished game what was used and whether the player won."""
    ways = _ways(simulation.setting.load().catalogue)
    return [
        (frozenset(way for action in actions for way in ways[action]), result.won(seat))
        for result in simulation.finished
        for seat, actions in enumerate(result.used)
    ]


def _ways(catalogue: Catalogue) -> list[list[Way]]:
    """The components that each action names, with its kind."""
    return [
        [
            (catalogue.kind(action).name, value)
            for value in catalogue.args(action).values()
            if isinstance(value, str)
        ]
        for action in range(len(catalogue))
    ]
