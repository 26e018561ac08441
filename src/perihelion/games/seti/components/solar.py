"""The solar system: four rings of eight spaces under three turning discs.

A space is numbered (ring - 1) * 8 + sector. What a space shows follows from the offsets of the discs; a
`Sky` holds all of it for one setting, is worked out when first needed and then shared.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from perihelion.core.tables import Table
from perihelion.games.seti.components.vocabulary import (
    ASTEROIDS,
    COMET,
    CONTENTS,
    EARTH,
    HOLE,
    OUMUAMUA,
)

if TYPE_CHECKING:  # machine integers, for the compiler alone
    from mypy_extensions import i64

SECTORS: Final = 8
RINGS: Final = 4
SPACES: Final = SECTORS * RINGS
DISCS: Final = 3
BASE: Final = 3  # the layer below the three discs


def _neighbours(space: int) -> list[int]:
    ring, sector = divmod(space, SECTORS)
    near = [ring * SECTORS + (sector - 1) % SECTORS, ring * SECTORS + (sector + 1) % SECTORS]
    if ring > 0:
        near.append(space - SECTORS)
    if ring < RINGS - 1:
        near.append(space + SECTORS)
    return sorted(near)


NEIGHBOURS: Final = [_neighbours(space) for space in range(SPACES)]  # SETI-160


def _distances(start: int) -> list[int]:
    steps = [-1] * SPACES
    steps[start] = 0
    queue = [start]
    for space in queue:
        for near in NEIGHBOURS[space]:
            if steps[near] < 0:
                steps[near] = steps[space] + 1
                queue.append(near)
    return steps


DISTANCE: Final = [_distances(space) for space in range(SPACES)]  # SETI-R12: asteroids ignored


def left_of(space: int) -> int:
    """The next space counter-clockwise in the same ring."""
    ring, sector = divmod(space, SECTORS)
    return ring * SECTORS + (sector - 1) % SECTORS


class Route:
    """What a flight costs and brings."""

    def __init__(self, moves: int, publicity: int) -> None:
        self.moves = moves
        self.publicity = publicity


class Sky:
    """One setting of the discs: what every space shows, on which layer, and where each planet is."""

    def __init__(self, content: list[int], layer: list[int]) -> None:
        self.content = content
        self.layer = layer
        self.where = [-1] * 9  # space of each planet; 'Oumuamua is -1 until it is attached
        for space, thing in enumerate(content):
            if thing <= OUMUAMUA:
                self.where[thing] = space
        self.earth = self.where[EARTH]
        self.publicity = [int((thing <= OUMUAMUA and thing != EARTH) or thing == COMET) for thing in content]
        self.asteroids = [int(thing == ASTEROIDS) for thing in content]
        self.routes: dict[int, Route | None] = {}  # of the rival, those asked for so far

    def sector_of(self, planet: int) -> int:
        return self.where[planet] % SECTORS


class Solar:
    """The printed discs and the base board."""

    def __init__(self, table: Table) -> None:
        discs = table.table("disc")
        self.layers: list[list[list[int]]] = []  # layer, ring, position
        for name in ("1", "2", "3"):
            self.layers.append(_rings(discs.table(name)))
        self.layers.append(_rings(table.table("base")))
        self.cycle = [[disc - 1 for disc in turn] for turn in table.rows("rotation_cycle")]
        socket = discs.table("3").table("oumuamua_socket")
        self.socket_ring = socket.number("ring") - 1
        self.socket_position = socket.number("position")
        drawing = table.table("drawing")
        outer = cast(list[float], drawing.data["ring_outer_radius"])
        self.radii = [cast(float, drawing.data["sun_radius"]), *outer]  # of the sun and the rings
        self._skies: list[Sky | None] = [None] * (2 * SECTORS**DISCS)

    def sky(self, offsets: list[int], tile: bool) -> Sky:
        """The sky for the offsets of the discs; with the 'Oumuamua tile attached or not."""
        first: i64 = offsets[0]
        second: i64 = offsets[1]
        third: i64 = offsets[2]
        index = 2 * ((first * SECTORS + second) * SECTORS + third) + int(tile)
        sky = self._skies[index]
        if sky is None:
            sky = self._build(offsets, tile)
            self._skies[index] = sky
        return sky

    def socket_space(self, offset: int) -> int:
        """The space of the tile while disc 3 has the offset (SETI-O03)."""
        return self.socket_ring * SECTORS + (self.socket_position + offset) % SECTORS

    def _build(self, offsets: list[int], tile: bool) -> Sky:
        content: list[int] = []
        layer: list[int] = []
        socket = self.socket_space(offsets[2])
        for space in range(SPACES):
            ring, sector = divmod(space, SECTORS)
            for at, rings in enumerate(self.layers):  # SETI-172: the topmost layer without a cut-out
                if ring >= len(rings):
                    continue
                position = (sector - offsets[at]) % SECTORS if at < DISCS else sector
                thing = rings[ring][position]
                if tile and at == DISCS - 1 and space == socket:
                    thing = OUMUAMUA
                if thing != HOLE:
                    content.append(thing)
                    layer.append(at)
                    break
        return Sky(content, layer)


def _rings(table: Table) -> list[list[int]]:
    rings = [table.words(name) for name in ("ring1", "ring2", "ring3", "ring4") if table.has(name)]
    return [[CONTENTS.index(name) for name in ring] for ring in rings]
