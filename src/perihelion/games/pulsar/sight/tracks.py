"""The two tracks as they are drawn: counters on their fields, and where a die would send them."""

from __future__ import annotations

from dataclasses import dataclass

from perihelion.core.frozen import Frozen
from perihelion.games.pulsar.rules.tracks import field_of, landing_field, own_counters, owner_of, steps_for
from perihelion.games.pulsar.sight.view import PulsarView


@dataclass(frozen=True)
class Counter(Frozen):
    seat: int
    field: int


def counters(track: list[int]) -> list[Counter]:
    """The counters of a track, farthest ahead first."""
    return [Counter(owner_of(entry), field_of(entry)) for entry in track]


def steps(view: PulsarView, value: int) -> int:
    """How far a die of this value moves a counter, to the right if positive."""
    return steps_for(value, view.marker)


def fields_of(track: list[int], seat: int) -> list[int]:
    """The fields of the seat's counters, foremost first."""
    return [field_of(track[at]) for at in own_counters(track, seat)]


def landing(view: PulsarView, length: int, field: int, value: int) -> int:
    """The field on which a counter lands when a die of this value is taken."""
    return landing_field(field, steps_for(value, view.marker), length)
