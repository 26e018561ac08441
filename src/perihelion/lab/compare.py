"""Two data sets side by side: what a changed component did to the game.

Both are played with the same deals and the same bots. Every figure is tested, and as there are many, only
those are called changed that hold up together (at most one false alarm in twenty).
"""

from __future__ import annotations

from dataclasses import dataclass
from statistics import fmean

from perihelion.core.plain import Json
from perihelion.lab.intervals import p_value, significant
from perihelion.lab.simulate import Simulation
from perihelion.lab.usage import Way, uses_by_player


@dataclass(frozen=True)
class Change:
    """One figure before and after. `what` says what kind of figure it is, `name` of whom or of what; a
    share is a part of 1, the rest are points or decisions."""

    what: str
    name: str
    before: float
    after: float
    p: float
    changed: bool
    is_share: bool

    def to_json(self) -> dict[str, Json]:
        return {
            "what": self.what,
            "name": self.name,
            "before": self.before,
            "after": self.after,
            "p": self.p,
            "changed": self.changed,
        }


@dataclass(frozen=True)
class _Figure:
    what: str
    name: str
    before: list[float]
    after: list[float]
    is_share: bool = False


def compare(before: Simulation, after: Simulation) -> list[Change]:
    """All figures, those that changed first, then by how sure the change is."""
    figures = [figure for figure in _figures(before, after) if figure.before and figure.after]
    p_values = [p_value(figure.before, figure.after) for figure in figures]
    changes = [
        Change(
            figure.what,
            figure.name,
            fmean(figure.before),
            fmean(figure.after),
            p,
            believed,
            figure.is_share,
        )
        for figure, p, believed in zip(figures, p_values, significant(p_values), strict=True)
    ]
    return sorted(changes, key=lambda change: (not change.changed, change.p))


def _figures(before: Simulation, after: Simulation) -> list[_Figure]:
    figures = [_Figure("length", "decisions", _lengths(before), _lengths(after))]
    for seat in range(before.setting.seats):
        letter = "ABCD"[seat]
        rates = before.seat_wins(seat), after.seat_wins(seat)
        figures.append(_Figure("win rate", f"seat {letter}", *rates, True))
        figures.append(_Figure("score", f"seat {letter}", before.seat_scores(seat), after.seat_scores(seat)))
    for number, name in enumerate(before.setting.entrants):
        if len(set(before.setting.entrants)) > 1:
            rates = before.entrant_wins(number), after.entrant_wins(number)
            figures.append(_Figure("win rate", f"bot {name} ({number + 1})", *rates, True))
    figures += [
        _Figure("score source", source, _points(before, source), _points(after, source))
        for source in sorted(_sources(before) | _sources(after))
    ]
    return figures + _use_figures(before, after)


def _use_figures(before: Simulation, after: Simulation) -> list[_Figure]:
    players = [[ways for ways, _ in uses_by_player(run)] for run in (before, after)]
    every = {way for run in players for ways in run for way in ways}
    return [
        _Figure(f"use: {way[0]}", way[1], _flags(players[0], way), _flags(players[1], way), True)
        for way in sorted(every)
    ]


def _flags(players: list[frozenset[Way]], way: Way) -> list[float]:
    return [float(way in ways) for ways in players]


def _lengths(run: Simulation) -> list[float]:
    return [float(result.decisions) for result in run.finished]


def _sources(run: Simulation) -> set[str]:
    return {source for result in run.finished for source in result.sources}


def _points(run: Simulation, source: str) -> list[float]:
    """The final points of every player from a source."""
    return [
        float(result.sources[source][seat][-1]) if source in result.sources else 0.0
        for result in run.finished
        for seat in range(run.setting.seats)
    ]
