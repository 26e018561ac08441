"""The board as a graph: intersections, quadrants, planets, sites and berths, all numbered.

Quadrants 0-14 are the cut-outs for tiles in the order of the data, 15-18 the systems of the Catan sector.
Quadrant q has the planets and the sites 3q, 3q+1, 3q+2; site 3q+i lies between the planets 3q+i and
3q+(i+1)%3. Intersections are named by row and letter: A1 is the first of the farthest row.
"""

from __future__ import annotations

from typing import Final

from perihelion.core.tables import Table

NOWHERE: Final = -1
BEYOND: Final = 99  # steps to what cannot be reached
LETTERS: Final = "abcdefghijklmnop"


class Quadrant:
    """A cut-out of the board, or a printed system of the Catan sector (`letter` is then its Greek letter)."""

    def __init__(
        self,
        id: str,
        letter: str,
        near: bool,
        centre: tuple[int, int],
        hexes: list[tuple[int, int]],
        sites: list[tuple[int, int]],
    ) -> None:
        self.id = id
        self.letter = letter
        self.near = near
        self.centre = centre
        self.hexes = hexes
        self.sites = sites


class Board:
    """Everything about the printed board that never changes. All lists are indexed by intersection unless
    their comment says otherwise; -1 stands for none."""

    def __init__(self, data: Table) -> None:
        self.quadrants: list[Quadrant] = []
        for slot in data.tables("slots"):
            near = slot.word("zone") == "near"
            self.quadrants.append(_quadrant(slot, "", near))
        self.slots = len(self.quadrants)
        for home in data.tables("home_systems"):
            self.quadrants.append(_quadrant(home, home.word("letter"), True))
        hexes: list[tuple[int, int]] = []
        for column in data.tables("columns"):
            rows = range(column.number("first"), column.number("last") + 1, 2)
            hexes.extend((column.number("column"), row) for row in rows)
        self.hexes = hexes
        corners: dict[tuple[int, int], int] = {}
        for cell in hexes:
            for corner in hex_corners(cell):
                corners[corner] = 0
        # Sorted by row, then from left to right, so that the numbers do not depend on the data's order.
        self.points: list[tuple[int, int]] = sorted(corners, key=lambda point: (point[1], point[0]))
        self.at: dict[tuple[int, int], int] = {point: number for number, point in enumerate(self.points)}
        self.size = len(self.points)
        self.names = self._names()
        self.neighbours: list[list[int]] = [self._neighbours(point) for point in self.points]
        self.centre_of = [NOWHERE] * self.size  # the quadrant whose centre it is
        self.quadrant_of = [NOWHERE] * self.size  # the quadrant it borders
        self.site_of = [NOWHERE] * self.size  # the site it is
        self.berth_of = [NOWHERE] * self.size  # the site whose berth it would be
        self.planets_near: list[list[int]] = [[] for _ in range(self.size)]
        self.centres: list[int] = []  # by quadrant
        self.sites: list[int] = []  # by site: its intersection
        self.berths: list[list[int]] = []  # by site: its two berths
        self.berth_places: list[int] = []  # every intersection that can be a berth
        for number, quadrant in enumerate(self.quadrants):
            self._add(number, quadrant)
        self._index()

    def place(self, name: str) -> int:
        """The intersection of that name."""
        return self.names.index(name)

    def _names(self) -> list[str]:
        names: list[str] = []
        row, letter = -1, 0
        for _, y in self.points:
            letter = letter + 1 if y + 2 == row else 0
            row = y + 2
            names.append(f"{LETTERS[letter]}{row}")
        return names

    def _neighbours(self, point: tuple[int, int]) -> list[int]:
        x, y = point
        around = [(x + 2, y), (x - 2, y), (x + 1, y + 1), (x + 1, y - 1), (x - 1, y + 1), (x - 1, y - 1)]
        return [self.at[other] for other in around if other in self.at]

    def _add(self, number: int, quadrant: Quadrant) -> None:
        centre = self.at[quadrant.centre]
        self.centres.append(centre)
        self.centre_of[centre] = number
        for planet, cell in enumerate(quadrant.hexes):
            for corner in hex_corners(cell):
                place = self.at[corner]
                if place != centre:
                    self.quadrant_of[place] = number
                    self.planets_near[place].append(3 * number + planet)
        for index, point in enumerate(quadrant.sites):
            place = self.at[point]
            site = 3 * number + index
            self.sites.append(place)
            self.site_of[place] = site
            berths = [other for other in self.neighbours[place] if other != centre]
            self.berths.append(berths)
            for berth in berths:
                self.berth_of[berth] = site
                self.berth_places.append(berth)

    def _index(self) -> None:
        """What flying looks up."""
        # Where a step leads while every middle is closed.
        self.lanes: list[list[int]] = [
            [other for other in near if self.centre_of[other] < 0] for near in self.neighbours
        ]
        self.around: list[list[int]] = [[] for _ in self.quadrants]  # by quadrant: what borders it
        self.near: list[list[int]] = [[] for _ in range(3 * len(self.quadrants))]  # by planet
        for place, number in enumerate(self.quadrant_of):
            if number >= 0:
                self.around[number].append(place)
            for planet in self.planets_near[place]:
                self.near[planet].append(place)
        self.landmark = [self.site_of[place] >= 0 or self.centre_of[place] >= 0 for place in range(self.size)]


def hex_corners(cell: tuple[int, int]) -> list[tuple[int, int]]:
    """The six intersections around a hex."""
    column, row = cell
    x = 3 * column
    return [
        (x + 2, row),
        (x + 1, row + 1),
        (x - 1, row + 1),
        (x - 2, row),
        (x - 1, row - 1),
        (x + 1, row - 1),
    ]


def _quadrant(data: Table, letter: str, near: bool) -> Quadrant:
    return Quadrant(
        data.word("id"), letter, near, data.pair("centre"), data.pairs("hexes"), data.pairs("sites")
    )


class DistanceTable:
    """Steps between any two intersections when the middle of every quadrant is closed; a middle itself is one
    step beyond the nearest of its sites."""

    def __init__(self, board: Board) -> None:
        self.steps: list[list[int]] = [self._from(board, place) for place in range(board.size)]

    def _from(self, board: Board, start: int) -> list[int]:
        far = [BEYOND] * board.size
        far[start] = 0
        edge = [start]
        while edge:
            beyond: list[int] = []
            for place in edge:
                for other in board.neighbours[place]:
                    if far[other] == BEYOND:
                        far[other] = far[place] + 1
                        if board.centre_of[other] < 0:
                            beyond.append(other)
            edge = beyond
        return far
