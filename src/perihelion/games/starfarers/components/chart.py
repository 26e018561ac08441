"""Where the ships of a seat can fly as the board lies open now, and how far it is from place to place."""

from __future__ import annotations

from perihelion.games.starfarers.components.board import Board


class Chart:
    """The ways between open intersections, which a leg follows no further than where something happens. It
    holds as long as what it was drawn from, `basis`, stays the same."""

    def __init__(self, board: Board, basis: list[int], passable: list[int], eventful: list[int]) -> None:
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

    def far(self, start: int, steps: int) -> list[int]:
        """How many steps it is to every intersection that can be reached in one leg; -1 for all others."""
        key = steps * len(self.ways) + start
        known = self._far.get(key)
        if known is None:
            known = self._measure(start, steps)
            self._far[key] = known
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
