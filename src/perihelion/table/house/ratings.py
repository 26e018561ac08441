"""Ratings by the Plackett-Luce model of openskill: people and levels of bots stand on one scale, with how
sure it is. What is shown is the middle of an interval that holds the true strength 19 times out of 20."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from openskill.models import PlackettLuce, PlackettLuceRating

from perihelion.table.store import RatingRow, ResultRow, Store, rated_as

MODEL = PlackettLuce()
START, SPREAD = 1500.0, 60.0  # the scale that is shown: where everybody begins, and points for one unit
AROUND = 2  # so many sigma on both sides
SURE = 150  # a rating with a wider interval on each side is provisional


@dataclass(frozen=True)
class Shown:
    """A rating as pages show it: `value` ± `around`."""

    value: int
    around: int

    @property
    def provisional(self) -> bool:
        return self.around > SURE


def shown(mu: float, sigma: float) -> Shown:
    return Shown(round(START + SPREAD * (mu - MODEL.mu)), round(AROUND * SPREAD * sigma))


def rate(rows: Sequence[ResultRow], known: dict[str, tuple[float, float]]) -> dict[str, tuple[float, float]]:
    """The ratings after a game. A level that has several seats takes the middle of what they make of it;
    a game of somebody against themselves alone tells nothing."""
    if len({rated_as(row) for row in rows}) < 2:
        return {}
    teams = [[_rating(known.get(rated_as(row)))] for row in rows]
    after = MODEL.rate(teams, ranks=[float(row.place) for row in rows])
    found: dict[str, list[tuple[float, float]]] = {}
    for row, team in zip(rows, after, strict=True):
        found.setdefault(rated_as(row), []).append((float(team[0].mu), float(team[0].sigma)))
    return {
        who: (sum(mu for mu, _ in all_of) / len(all_of), sum(sigma for _, sigma in all_of) / len(all_of))
        for who, all_of in found.items()
    }


def count(store: Store) -> int:
    """Counts the rated games that have ended since the last time."""
    return store.ratings.count(rate)


def recount(store: Store) -> int:
    """Computes all ratings anew from the results."""
    return store.ratings.recount(rate)


def shown_of(row: RatingRow) -> Shown:
    return shown(row.mu, row.sigma)


def _rating(known: tuple[float, float] | None) -> PlackettLuceRating:
    return MODEL.rating() if known is None else MODEL.rating(mu=known[0], sigma=known[1])
