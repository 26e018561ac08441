"""What a seat may know: hands and drafts of one's own only, and of an encounter only what was read aloud,
unless one is its reader (STAR-R44)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from perihelion.core.view import View

# How a seat has answered an offer: not spoken to, still thinking, yes, no, with a proposal of its own.
ANSWERS: Final = ("", "thinking", "accepted", "declined", "thinking", "countered")


@dataclass
class PlanetView:
    """A planet of a face-up system; `numbers` is empty while its token lies face down, `special` names the
    pirate base or ice planet on it."""

    resource: int
    pool: int
    numbers: list[int]
    special: str
    need: int


@dataclass
class QuadrantView:
    """A cut-out; `tile` is empty while it lies face down, when only the stars on its back show."""

    id: str
    tile: str
    stars: int
    people: int
    explored: bool
    planets: list[PlanetView]


@dataclass
class ShipView:
    seat: int
    number: int
    kind: str
    place: int
    moved: bool
    stopped: bool


@dataclass
class PlayerView:
    """Everything about a player that lies open."""

    cards: int
    points: int
    half_medals: int
    modules: list[int]
    boosters: int
    cannons: int
    friends: list[int]
    specials: list[int]
    credits: int
    colonies: int
    trade_stations: int
    transporters: int
    shipyards: int
    income: list[int]


@dataclass
class TradeView:
    """Offers on the table: what the active player gives and asks for, the own draft of the seat, how each
    seat has answered (one of `ANSWERS`), and what is agreed or suggested (by seat: what the active player
    would give and get; nothing where there is nothing)."""

    give: list[int]
    ask: list[int]
    call: bool
    answers: list[str]
    drafting: bool
    draft_give: list[int]
    draft_ask: list[int]
    gives: list[list[int]]
    gets: list[list[int]]


@dataclass
class EncounterView:
    """The texts read so far; `card` only for the reader. `result`: own total, opponent's total, balls."""

    reader: int
    card: str
    tales: list[str]
    owed: int
    due: int
    paid: list[int]
    result: list[int]


@dataclass
class MetView:
    """The last encounter that is over: whose it was, in which turn, and all that was read."""

    turn: int
    seat: int
    card: str
    tales: list[str]
    result: list[int]


@dataclass
class StarView(View):
    setup: str
    balls_in: str
    active: int
    start: int
    turn: int
    phase: str
    dice: list[int]
    balls: list[int]
    base_speed: int
    bank: list[int]
    pile: int
    bank_half_medals: int
    store: list[int]
    hand: list[int]
    players: list[PlayerView]
    stack_cards: list[int]
    stations: list[list[int]]
    figures: list[int]
    owner: list[int]
    port: list[int]
    ships: list[ShipView]
    quadrants: list[QuadrantView]
    stacks: list[int]
    deck: int
    discards: list[str]
    jumps: int
    moving: int
    steps_left: int
    jumping: bool
    chosen: list[int]
    trade: TradeView
    manner: str
    encounter: EncounterView | None
    met: MetView | None
    seen: list[int]
    winner: int
