"""The view: what a seat or a spectator may know, as typed data with stable ids.

Cards, stars, techs and species are named by their ids. Owners are seat numbers; in the solo game the
rival comes after the only seat, and 9 stands for a neutral marker.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from perihelion.core.view import View
from perihelion.games.seti.state import TURN


@dataclass
class MissionView:
    card: str
    covered: list[bool]


@dataclass
class MessageView:
    card: str
    at: int


@dataclass
class PlayerView:
    """One owner. `hand` holds the cards the viewer knows, `hand_size` counts all."""

    score: int
    publicity: int
    credits: int
    energy: int
    data: int
    exofossils: int
    hand: list[str]
    hand_size: int
    species_cards: int
    upper: int
    lower: list[bool]
    techs: list[str]
    slots: list[str]
    tucked: list[str]
    probes: list[int]
    probe_limit: int
    capsules: list[int]
    samples: list[int]
    missions: list[MissionView]
    completed: list[str]
    endgame: list[str]
    messages: list[MessageView]
    tile_at: int
    exertians: list[str]
    exertian_count: int
    played: list[str]
    played_count: int
    board_danger: int
    gold_reached: list[bool]
    passed: bool


@dataclass
class SectorView:
    star: str
    colour: int
    slots: int
    signals: list[int]
    wins: list[int]
    won: bool
    pending: bool


@dataclass
class PlanetView:
    orbit_first: list[int]
    orbiters: list[int]
    bonus: list[list[int]]
    landers: list[int]


@dataclass
class TechView:
    tech: str
    tiles: int
    bonus: str
    two_points: bool


@dataclass
class GoldView:
    tile: str
    side: str
    values: list[int]
    marks: list[int]


@dataclass
class SpeciesView:
    """A species slot; `species` is empty until it is discovered. Columns are red, yellow, blue."""

    species: str
    discovery: list[int]
    overflow: list[list[int]]
    spaces: list[list[list[int]]]
    deck: int
    face_up: str


@dataclass
class RivalView:
    stars: int
    progress: int
    deck: int
    played: list[str]
    reserve: int
    computer: int
    pool: int
    techs: list[int]
    message_tiles: int
    arrow_right: bool
    shown: str
    objectives: list[str]
    marks: list[list[bool]]
    stack: int
    finished: int
    performed: int  # the line of the card shown that was possible, from 0; -1 if none yet
    next_tech: str


@dataclass
class SetiView(View):
    """The whole table."""

    round: int = 0
    start: int = 0
    turn: int = 0
    phase: int = 0
    main: int = 0
    moves: int = 0
    players: list[PlayerView] = field(default_factory=list)
    rival: RivalView | None = None
    row: list[str] = field(default_factory=list)
    corners: list[str] = field(default_factory=list)  # discarded row cards whose corners are still to gain
    deck: int = 0
    discard: list[str] = field(default_factory=list)
    species_discard: list[str] = field(default_factory=list)
    round_stacks: list[int] = field(default_factory=list)
    looking_at: list[str] = field(default_factory=list)
    offsets: list[int] = field(default_factory=list)
    rotations: int = 0
    next_discs: list[int] = field(default_factory=list)
    tile_in: bool = False
    cells: list[str] = field(default_factory=list)
    leaving: list[int] = field(default_factory=list)  # moves the seat pays for leaving each space
    entering: list[int] = field(default_factory=list)  # publicity it gains for moving to each space
    sectors: list[SectorView] = field(default_factory=list)
    tile: list[int] = field(default_factory=list)
    planets: list[PlanetView] = field(default_factory=list)
    moons: list[list[int]] = field(default_factory=list)
    techs: list[TechView] = field(default_factory=list)
    gold: list[GoldView] = field(default_factory=list)
    neutral: list[int] = field(default_factory=list)
    species: list[SpeciesView] = field(default_factory=list)
    samples: list[int] = field(default_factory=list)
    known_samples: list[list[int]] = field(default_factory=list)
    sample_board: list[int] = field(default_factory=list)
    anomaly_at: list[int] = field(default_factory=list)
    anomaly_side: list[int] = field(default_factory=list)
    next_anomaly: int = -1
    messages_taken: list[int] = field(default_factory=list)
    exertian_at: list[int] = field(default_factory=list)
    playing: str = ""
    penalty: list[int] = field(default_factory=list)

    @property
    def own_turn(self) -> bool:
        """Whether the viewer's turn is running."""
        return self.turn == self.seat and self.phase == TURN
