"""Where the ships of a seat can fly as the board lies open now, and how far it is from place to place."""

from __future__ import annotations

from perihelion.games.starfarers.components.board import Board


class Basis:
    """What a chart was drawn from: quadrants and special tokens as they lay, and what the seat could win."""

    def __init__(
        self,
        up: list[int],
        tile: list[int],
        explored: list[int],
        special: list[int],
        cannons: int,
        cargo: int,
    ) -> None:
        self.up = up[:]
        self.tile = tile[:]
        self.explored = explored[:]
        self.special = special[:]
        self.cannons = cannons
        self.cargo = cargo


class Chart:
    """The ways between open intersections, which a leg follows no further than where something happens. It
    holds as long as its basis stays the same."""

    def __init__(self, board: Board, basis: Basis, passable: list[int], eventful: list[int]) -> None:
        """From the quadrants whose middle is open, and the intersections where something happens."""
        self.basis = basis
        self.ways = board.lanes[:]  # by intersection: where a step leads
        for quadrant in passable:
            centre = board.centres[quadrant]
            for place in board.neighbours[centre]:
                self.ways[place] = [*self.ways[place], centre]
        self.onward = self.ways[:]  # the same for those who pass: nowhere from where something happens
        for place in eventful:
            self.onward[place] = []
        self._far: dict[int, list[int]] = {}
        self._reach: dict[int, list[int]] = {}

    def far(self, start: int, steps: int) -> list[int]:
        """How many steps it is to every intersection that can be reached in one leg; -1 for all others."""
        key = steps * len(self.ways) + start
        known = self._far.get(key)
        if known is None:
            known = self._measure(start, steps)
            self._far[key] = known
        return known

    def reach(self, start: int, steps: int) -> list[int]:
        """The intersections beside the start that can be reached in one leg, in their order."""
        key = steps * len(self.ways) + start
        known = self._reach.get(key)
        if known is None:
            known = [place for place, taken in enumerate(self.far(start, steps)) if taken > 0]
            self._reach[key] = known
        return known

    def _measure(self, start: int, steps: int) -> list[int]:
        far = [-1] * len(self.ways)
        far[start] = 0
        edge = self.ways[start] if steps else []
        for place in edge:
            far[place] = 1
        for taken in range(2, steps + 1):
            beyond: list[int] = []
            for place in edge:
                for other in self.onward[place]:
                    if far[other] < 0:
                        far[other] = taken
                        beyond.append(other)
            edge = beyond
        return far
