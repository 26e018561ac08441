"""The view of Quarterworlds: what a seat may know, as data. Science hands, deck order and undealt science
cards are hidden, and so is a lay or a payment that is not complete; everything else is open, the hands too,
since every card in them was taken openly (QUAR-R05)."""

from __future__ import annotations

from dataclasses import dataclass, field

from perihelion.core.view import View
from perihelion.games.quarterworlds.components import NOTHING


@dataclass
class WorldView:
    """A planet with the cards on its quarters (-1: none) and its ship."""

    card: int
    attached: list[int]
    ship: int
    open: int
    colonised: bool


@dataclass
class SpaceView:
    """What everybody sees of one player."""

    tokens: int
    hand: list[int]  # taken from the offer before everybody's eyes
    science: int
    production: list[int]
    tracks: list[int]
    income: int
    objects: list[int]
    objects_laid: list[int]
    object_values: list[int]  # what one token of each kind is worth now
    laid: list[int]
    worlds: list[WorldView]
    researched: list[int]
    points: list[int]
    total: int
    marker: int  # on the score track, with the tile that shows
    tile: int


@dataclass
class DueView:
    """What a card would cost the viewer now: owed after production, and what a discount takes off that; and
    whether there is a place for it."""

    card: int
    owed: list[int]
    off: int
    has_place: bool


@dataclass
class PlaceView:
    """A quarter, or for a ship a planet, where the chosen card may go, with what that brings."""

    planet: int
    quarter: int
    objects: list[int]
    completes: bool


@dataclass
class LayView:
    """The viewer's own unfinished lay or research."""

    card: int
    planet: int
    quarter: int
    owed: list[int]
    off: int
    paid: list[int]
    tokens: int
    places: list[PlaceView]
    suggested: list[int]
    suggested_tokens: int
    last: list[int]  # cards that would complete the payment
    last_token: bool


@dataclass
class ForecastView:
    """What the end of the epoch would bring if it came now."""

    path: list[tuple[int, int]]
    influence: list[int]
    income: list[int]


@dataclass
class QuarView(View):
    epoch: int
    turn: int
    passed: list[int]
    deck: int
    offer: list[int]
    discards: list[int]
    removed: list[int]
    up: int
    left: int
    spaces: list[SpaceView]
    leads: list[int]  # diplomacy as it counts, by seat
    hand: list[int] = field(default_factory=list)
    science: list[int] = field(default_factory=list)
    dues: list[DueView] = field(default_factory=list)
    choosing: bool = False  # whether the viewer is asked what to do in a turn
    taken: int = NOTHING  # the place of a first card, while its taker chooses the second
    laying: LayView | None = None
    forecast: ForecastView | None = None
