"""What a seat may know, as data: everything but face-down systems, the token pile and the transmitter stack
(PULS-R31), which nobody knows."""

from __future__ import annotations

from dataclasses import dataclass, field

from perihelion.core.view import View

PHASES = ("setup", "dice", "action", "production", "final")


@dataclass
class PlayerView:
    """One player's things; the numbers are those of `Player`."""

    points: int
    hundreds: int  # sides of the 100-point token reached: 0, 1 or 2
    cubes: int
    modifiers: list[int]
    rings: int
    front: list[int]
    headquarters: int
    projects: int
    inspections: int
    patents: int
    awards: list[int]
    kept: list[int]
    structures: list[list[int]]
    ship: int
    dice: list[int]
    progress: list[int]
    extra_stations: int  # that count in the final scoring only


@dataclass
class RouteView:
    """A route of the flight in question: its places, start first."""

    end: int
    path: list[int]


@dataclass
class ReachView:
    """Where a flight of this length could end; `shift` is the part of it that technologies must give."""

    distance: int
    shift: int
    ends: list[int]


@dataclass
class FlightView:
    """A flight that is being planned."""

    seat: int
    distance: int
    inspection: int
    colour: int
    end: int
    routes: list[RouteView] = field(default_factory=list)


@dataclass
class PulsarView(View):
    map: str
    setup: str
    phase: str
    round: int
    order: list[int]
    initiative: list[int]
    engineering: list[int]
    tray: list[int]
    taken: list[int]
    marker: int
    tiles: list[int]  # system tile on each place, -1 while hidden
    stations: list[list[int]]
    rings: list[int]
    generators: list[int]
    supply: list[int]
    awards: list[int]
    pile: int
    discards: list[int]
    boards: list[int]
    techs: list[int]
    fresh: int
    contracts: list[int]
    stack: int
    display: list[int]
    paid: list[int]
    bonus: int
    bonus_must: bool
    joints: list[int]
    players: list[PlayerView]
    turn: int  # whose turn or choice it is, -1 if nobody's
    flight: FlightView | None
    reach: list[ReachView]  # during a turn: where each payable flight could end
    joining: int  # the transmitter being joined, -1 without one
    exploring: int  # the system tile whose bonus is offered, -1 without one
    dealt: list[int]  # headquarters boards while sides are chosen
