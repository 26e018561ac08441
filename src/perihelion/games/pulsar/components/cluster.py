"""The star cluster as a graph: places, flight segments, and all flights of a given length.

A flight is a trail: it uses each segment at most once, a double one twice, never enters an entry gate, and is
exactly as long as the die says. The trails of a start and a length never change, so each list is made
once, when first needed, and shared by all states.
"""

from __future__ import annotations

from perihelion.games.pulsar.components.pieces import COLOURS, ENTRY, GATE, PULSAR, SYSTEM


class Trail:
    """One flight: its places with the start first, and what it visits. The start counts only if the
    flight comes back to it."""

    def __init__(
        self, path: list[int], systems: list[int], gates: list[int], pulsar: bool, lands: bool
    ) -> None:
        self.path = path
        self.end = path[-1]
        self.systems = systems  # visited systems, each once, in flight order
        self.gates = gates  # different gates by colour
        self.pulsar = pulsar
        self.lands_on_pulsar = lands
        self.colours = 0
        for colour in range(len(gates)):
            if gates[colour] > 0:
                self.colours |= 1 << colour


class Segment:
    def __init__(self, a: int, b: int, colour: str, lines: int) -> None:
        self.a = a
        self.b = b
        self.colour = colour
        self.lines = lines


class Cluster:
    """One side of the star cluster board. Places have the same numbers on both sides; `exists` says
    which of them this side has."""

    def __init__(self, id: str, first_game: bool, origin: str, places: int) -> None:
        self.id = id
        self.first_game = first_game
        self.origin = origin
        self.exists = [False] * places
        self.kind = [GATE] * places
        self.colour = [-1] * places
        self.dead_end = [False] * places
        self.x = [0] * places
        self.y = [0] * places
        self.segments: list[Segment] = []
        self.ways: list[list[int]] = [[] for _ in range(places)]  # segment numbers at each place
        self._trails: list[list[Trail] | None] = []
        self._sorts: list[list[Trail] | None] = []
        self._places = places

    def add_segment(self, segment: Segment) -> None:
        number = len(self.segments)
        self.segments.append(segment)
        self.ways[segment.a].append(number)
        self.ways[segment.b].append(number)

    def of_kind(self, kind: int) -> list[int]:
        return [place for place in range(self._places) if self.exists[place] and self.kind[place] == kind]

    def trails(self, start: int, length: int) -> list[Trail]:
        """All flights of exactly this length, in a fixed order."""
        at = length * self._places + start
        while len(self._trails) <= at:
            self._trails.append(None)
        known = self._trails[at]
        if known is None:
            known = []
            self._extend([start], [0] * len(self.segments), length, known)
            self._trails[at] = known
        return known

    def sorts(self, start: int, length: int) -> list[Trail]:
        """One flight of this length for every sort that technologies can tell apart."""
        at = length * self._places + start
        while len(self._sorts) <= at:
            self._sorts.append(None)
        known = self._sorts[at]
        if known is None:
            known = []
            met: list[tuple[int, bool, bool]] = []
            for trail in self.trails(start, length):
                sort = (trail.colours, trail.pulsar, trail.lands_on_pulsar)
                if sort not in met:
                    met.append(sort)
                    known.append(trail)
            self._sorts[at] = known
        return known

    def _extend(self, path: list[int], used: list[int], left: int, found: list[Trail]) -> None:
        if left == 0:
            found.append(self._trail(path))
            return
        here = path[-1]
        for number in self.ways[here]:
            segment = self.segments[number]
            there = segment.b if segment.a == here else segment.a
            if used[number] >= segment.lines or self.kind[there] == ENTRY:  # PULS-087, PULS-089, PULS-092
                continue
            used[number] += 1
            path.append(there)
            self._extend(path, used, left - 1, found)
            path.pop()
            used[number] -= 1

    def _trail(self, path: list[int]) -> Trail:
        systems: list[int] = []
        seen: list[int] = []
        gates = [0] * len(COLOURS)
        pulsar = False
        for place in path[1:]:  # PULS-093
            if place in seen:
                continue
            seen.append(place)
            kind = self.kind[place]
            if kind == SYSTEM:
                systems.append(place)
            elif kind == PULSAR:
                pulsar = True
            elif kind == GATE:
                gates[self.colour[place]] += 1
        return Trail(path[:], systems, gates, pulsar, self.kind[path[-1]] == PULSAR)
