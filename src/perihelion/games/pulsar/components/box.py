"""The box: everything that never changes, read once and shared by all states."""

from __future__ import annotations

from perihelion.games.pulsar.components.cluster import Cluster
from perihelion.games.pulsar.components.pieces import (
    Board,
    Contract,
    Generator,
    HeadquartersSide,
    Reward,
    SystemTile,
    Technology,
    TokenFace,
    Transmitter,
)


class Figures:
    """The numbers of the overview board and of the scoring, as far as they do not depend on a tile."""

    def __init__(self) -> None:
        self.rounds = 0
        self.silver: list[int] = []  # by player count
        self.picks = 0
        self.copy_price = 0
        self.even_start: list[list[int]] = []  # by player count
        self.start_points: list[int] = []
        self.start_pm1 = 0
        self.start_plus2 = 0
        self.start_cubes = 0
        self.rings = 0
        self.contracts = 0
        self.display = 0
        self.systems = 0
        self.length = 0
        self.start_field = 0
        self.penalties: list[int] = []  # by field, from 0
        self.counters: list[int] = []  # by player count
        self.engineering: list[list[Reward]] = []  # by player count
        self.initiative: list[list[int]] = []  # by player count
        self.awards: list[int] = []
        self.award_needs = 0
        self.award_needs_both = 0
        self.station_points: list[int] = []
        self.station_further = 0
        self.unfinished_pulsar = 0
        self.unfinished_generator = 0
        self.cubes_per_point = 0
        self.modifier_dice: list[list[int]] = []
        self.modifier_shifts: list[list[int]] = []

    def points_of_stations(self, number: int) -> int:
        """What so many stations score at the end (PULS-234)."""
        if number < len(self.station_points):
            return self.station_points[number]
        return self.station_points[-1] + (number - len(self.station_points) + 1) * self.station_further


class Box:
    """All components by their numbers, and the figures."""

    def __init__(self) -> None:
        self.figures = Figures()
        self.locations: list[str] = []
        self.first_system = 0  # places are numbered kind by kind: entry gates, systems, pulsars, gates
        self.first_pulsar = 0
        self.first_isolated = 0
        self.first_gate = 0
        self.sides: list[Cluster] = []
        self.side_ids: list[str] = []
        self.max_routes = 0
        self.systems: list[SystemTile] = []
        self.transmitters: list[Transmitter] = []
        self.pieces: list[list[tuple[int, int]]] = []  # by category: the two boards of each piece
        self.boards: list[Board] = []
        self.technologies: list[Technology] = []
        self.first_row: list[int] = []  # by category
        self.headquarters: list[HeadquartersSide] = []
        self.headquarters_boards: list[tuple[int, int]] = []
        self.contracts: list[Contract] = []
        self.tokens: list[TokenFace] = []
        self.generators: list[Generator] = []
        self.counts: dict[str, int] = {}
        self.max_shift = 0

    def max_distance(self) -> int:
        """The farthest that a die can fly: a 6, the best modifier and every technology."""
        best = max(max(shifts) for shifts in self.figures.modifier_shifts)
        return 6 + best + self.max_shift
