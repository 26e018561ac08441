"""From the board's coordinates to units of the drawing; nothing else knows how the board is turned.

Wide screens show the board turned a quarter clockwise, with the Catan sector on the left; phones keep it
upright. It is a turn and not a mirror image, so that clockwise stays clockwise.
"""

from __future__ import annotations

from math import hypot, sqrt
from typing import Final

from perihelion.art.map import Box
from perihelion.art.svg import Point, path
from perihelion.games.starfarers.components.board import Board, Quadrant, hex_corners

SIZE: Final = 36.0  # of a hex
PAD: Final = 6.0
RIM: Final = 14.0  # where letters and numbers of the intersections stand
TEXT: Final = 16.0  # reads as 14 px when the board fills its place on a desk screen
HIT: Final = 0.47 * SIZE  # neighbours are one size apart, so hit areas never overlap
PLANET: Final = 24.0


class Geometry:
    """Where intersections and hexes lie in the drawing."""

    def __init__(self, board: Board, wide: bool) -> None:
        self.board = board
        self.wide = wide
        long, short = 25.98 * SIZE + 2 * PAD, 17 * SIZE + 2 * PAD
        width, height = (long, short) if wide else (short, long)
        self.box = Box(-PAD - RIM if wide else -PAD, -PAD - RIM, width + RIM, height + RIM)

    def turned(self, x: float, y: float) -> Point:
        if self.wide:
            return (25.115 - y) * SIZE, (x + 1) * SIZE
        return (x + 1) * SIZE, (y + 0.866) * SIZE

    def point(self, x: float, y: float) -> Point:
        """A point of the data, in intersection coordinates."""
        return self.turned(0.5 * x, sqrt(3) / 2 * y)

    def at(self, place: int) -> Point:
        return self.point(*self.board.points[place])

    def hex_at(self, cell: tuple[int, int]) -> Point:
        return self.point(3 * cell[0], cell[1])

    def centre(self, quadrant: Quadrant) -> Point:
        return self.point(*quadrant.centre)

    def outward(self, quadrant: Quadrant, cell: tuple[int, int]) -> Point:
        """The direction from a quadrant's centre to one of its hexes, of length 1."""
        (x, y), (cx, cy) = self.hex_at(cell), self.centre(quadrant)
        length = hypot(x - cx, y - cy)
        return (x - cx) / length, (y - cy) / length

    def outline(self, quadrant: Quadrant) -> str:
        """The rim of a quadrant's three hexes, a little inside the lines."""
        edges: dict[frozenset[tuple[int, int]], int] = {}
        for cell in quadrant.hexes:
            corners = hex_corners(cell)
            for number in range(6):
                edge = frozenset((corners[number], corners[(number + 1) % 6]))
                edges[edge] = edges.get(edge, 0) + 1
        rim = [tuple(sorted(edge)) for edge, count in edges.items() if count == 1]
        first, here = rim.pop(0)
        walked = [first]
        while rim:
            walked.append(here)
            side = next(side for side in rim if here in side)
            rim.remove(side)
            here = side[0] if side[1] == here else side[1]
        cx, cy = self.centre(quadrant)
        points = [self.point(*corner) for corner in walked]
        return path([(x + (cx - x) * 0.055, y + (cy - y) * 0.055) for x, y in points])
