"""Chapter 8: flying. Flights are compared with a brute force search that knows nothing of the engine's."""

from __future__ import annotations

import itertools

import pytest

from perihelion.core.chance import seeded
from perihelion.games.pulsar.components.cluster import Cluster, Segment
from perihelion.games.pulsar.components.pieces import ENTRY, GATE, ISOLATED, NOBODY, PULSAR, SYSTEM
from perihelion.games.pulsar.rules.exploring import reveal
from perihelion.games.pulsar.rules.flight import Flight
from perihelion.games.pulsar.state import PulsarState
from tests.games.pulsar.scenario import Table, pulsar
from tests.rule import rule

SIDES = ["a", "b"]


def side(letter: str) -> Cluster:
    box = pulsar().box
    return box.sides[box.side_ids.index(letter.upper())]


def place(id: str) -> int:
    return pulsar().box.locations.index(id)


def brute_force(cluster: Cluster, start: int, length: int) -> list[list[int]]:
    """All sequences of lines, tried one by one: a double segment is two lines, each used at most once. Two
    sequences over the same places are one flight."""
    lines = [(n, k) for n, segment in enumerate(cluster.segments) for k in range(segment.lines)]
    found: list[list[int]] = []
    for chosen in itertools.permutations(lines, length):
        here, path = start, [start]
        for number, _ in chosen:
            segment = cluster.segments[number]
            if here not in (segment.a, segment.b):
                break
            here = segment.b if here == segment.a else segment.a
            if cluster.kind[here] == ENTRY:
                break
            path.append(here)
        if len(path) == length + 1 and path not in found:
            found.append(path)
    return found


@rule("PULS-089", "PULS-090", "PULS-092", "PULS-087")
@pytest.mark.parametrize("seed", range(12))
def test_flights_match_brute_force_on_small_graphs(seed: int) -> None:
    chance = seeded(f"graph {seed}")
    cluster = Cluster("X", False, "", 6)
    cluster.exists = [True] * 6
    cluster.colour = [0] * 6
    cluster.kind = [ENTRY if seed % 3 == 0 else PULSAR, SYSTEM, PULSAR, GATE, GATE, GATE]
    pairs = [(a, b) for a in range(6) for b in range(a + 1, 6)]
    for _ in range(5):
        a, b = pairs.pop(chance.below(len(pairs)))
        cluster.add_segment(Segment(a, b, "white", 2 if chance.below(3) == 0 else 1))
    for start in range(6):
        for length in (1, 2, 3, 4):
            flown = [trail.path for trail in cluster.trails(start, length)]
            assert sorted(flown) == sorted(brute_force(cluster, start, length))


@rule("PULS-083")
def test_one_ship_each() -> None:
    table = Table(seats=2).ship(0, "G01").ship(1, "G10").turn(0, 1).act("fly:1:silver-1:none", "fly-to:P02")
    assert (table.at(0), table.at(1)) == ("P02", "G10")


@rule("PULS-084")
@pytest.mark.parametrize("letter", SIDES)
def test_exactly_as_many_segments_as_the_die_says(letter: str) -> None:
    cluster = side(letter)
    for length in range(1, 7):
        for trail in cluster.trails(place("G20"), length):
            assert len(trail.path) == length + 1
    table = Table(map=letter).ship(0, "G20").turn(0, 2).act("fly:2:silver-2:none")
    near = {f"fly-to:{table.box.locations[trail.end]}" for trail in cluster.trails(place("G20"), 2)}
    assert set(table.legal("fly-to")) == near
    far = next(
        trail
        for trail in cluster.trails(place("G20"), 5)
        if f"fly-to:{pulsar().box.locations[trail.end]}" not in near
    )
    assert table.why(f"fly-to:{table.box.locations[far.end]}").rule == "PULS-084"


@rule("PULS-086")
def test_gates_pulsars_and_systems_are_locations() -> None:
    kinds = {
        side("a").kind[trail.end] for length in (1, 2, 3) for trail in side("a").trails(place("G01"), length)
    }
    assert kinds == {SYSTEM, PULSAR, GATE}
    assert {trail.end for trail in side("a").trails(place("G01"), 1)} == {
        place("G48"),
        place("P02"),
        place("S01"),
    }


@rule("PULS-087")
@pytest.mark.parametrize("letter", SIDES)
def test_entry_gates_are_never_entered_again(letter: str) -> None:
    cluster = side(letter)
    for start in range(len(cluster.kind)):
        for length in range(1, 6):
            for trail in cluster.trails(start, length):
                assert all(cluster.kind[visited] != ENTRY for visited in trail.path[1:])
    assert not [name for name in pulsar().catalogue.names if name.startswith("fly-to:E")]


@rule("PULS-088")
@pytest.mark.parametrize("letter", SIDES)
def test_isolated_pulsars_cannot_be_flown_to(letter: str) -> None:
    isolated = side(letter).of_kind(ISOLATED)
    assert len(isolated) == 3
    assert all(not side(letter).ways[place] for place in isolated)


@rule("PULS-089", "PULS-266")
def test_no_going_back_on_a_single_segment() -> None:
    ends = {trail.end for trail in side("a").trails(place("G06"), 2)}
    assert place("G06") not in ends
    table = Table().ship(0, "G06").turn(0, 2).act("fly:2:silver-2:none")
    assert not table.can("fly-to:G06")


@rule("PULS-090", "PULS-266")
def test_round_a_triangle_and_back() -> None:
    paths = [trail.path for trail in side("a").trails(place("P04"), 3) if trail.end == place("P04")]
    there = [place("P04"), place("G10"), place("G11"), place("P04")]
    assert sorted(paths) == sorted([there, there[::-1]])
    table = Table().ship(0, "P04").turn(0, 3).act("fly:3:silver-3:none", "fly-to:P04")
    assert table.ring("P04") == 0  # landing where it started


@rule("PULS-091")
def test_a_second_flight_may_use_the_same_segments() -> None:
    table = Table().ship(0, "G06").turn(0, 1, 1)
    table.act("fly:1:silver-1:none", "fly-to:G09", "fly:1:silver-1:none", "fly-to:G06")
    assert table.at() == "G06"


@rule("PULS-092", "PULS-121")
def test_a_double_segment_twice() -> None:
    cluster = side("b")
    assert place("G03") in {trail.end for trail in cluster.trails(place("G03"), 2)}
    doubles = [segment for segment in cluster.segments if segment.lines == 2]
    assert len(doubles) == 6
    assert all(segment.lines == 1 for segment in side("a").segments)
    for segment in doubles:
        assert cluster.dead_end[segment.a] or cluster.dead_end[segment.b]
    dead = [n for n in range(len(cluster.kind)) if cluster.dead_end[n]]
    assert all(cluster.segments[way].lines == 2 for spot in dead for way in cluster.ways[spot])
    # Out and back, but not a third time.
    tip = [t.path for t in cluster.trails(place("S03"), 3)]
    assert [place("S03"), place("G03"), place("S03"), place("G03")] not in tip


@rule("PULS-093")
def test_the_start_is_visited_only_on_coming_back() -> None:
    orange = next(trail for trail in side("a").trails(place("G10"), 1) if trail.end == place("G11"))
    assert orange.gates == [1, 0, 0]
    round_trip = next(trail for trail in side("a").trails(place("G10"), 3) if trail.end == place("G10"))
    assert round_trip.gates == [2, 0, 0]
    assert round_trip.pulsar
    passing = [trail for trail in side("a").trails(place("S01"), 2) if trail.path[1] == place("G01")]
    assert all(place("S01") not in trail.systems for trail in passing)


@rule("PULS-094")
def test_ships_share_a_location() -> None:
    table = Table().ship(0, "G01").ship(1, "P02").turn(0, 1).act("fly:1:silver-1:none", "fly-to:P02")
    assert table.at(0) == table.at(1) == "P02"


@rule("PULS-268", "PULS-269")
@pytest.mark.parametrize(
    ("letter", "start", "flights", "ends"),
    [
        ("a", "E1", [1, 3, 6, 8, 12, 15, 26, 36], [1, 3, 5, 8, 10, 13, 21, 24]),
        ("a", "G36", [3, 6, 10, 18, 31, 46, 70, 92], [3, 6, 9, 15, 23, 32, 42, 52]),
        ("b", "E1", [1, 3, 4, 7, 10, 14, 21, 26], [1, 3, 4, 6, 9, 11, 15, 19]),
        ("b", "G36", [4, 9, 15, 26, 51, 70, 114, 160], [4, 9, 14, 21, 32, 41, 51, 56]),
    ],
)
def test_numbers_of_flights_and_endpoints(
    letter: str, start: str, flights: list[int], ends: list[int]
) -> None:
    trails = [side(letter).trails(place(start), length) for length in range(1, 9)]
    assert [len(found) for found in trails] == flights
    assert [len({trail.end for trail in found}) for found in trails] == ends


@rule("PULS-R02", "PULS-085")
@pytest.mark.parametrize("letter", SIDES)
def test_from_everywhere_a_flight_of_every_length(letter: str) -> None:
    cluster = side(letter)
    for start in range(len(cluster.kind)):
        if cluster.exists[start] and cluster.kind[start] != ISOLATED:
            for length in range(1, 10):
                assert cluster.trails(start, length)


def test_the_catalogue_has_a_number_for_every_route() -> None:
    most = 0
    for letter in SIDES:
        cluster = side(letter)
        for start in range(len(cluster.kind)):
            for length in range(1, 10):
                ends = [trail.end for trail in cluster.trails(start, length)]
                most = max([most, *(ends.count(end) for end in set(ends))])
    assert most == pulsar().box.max_routes


def test_a_flight_with_exactly_as_many_routes_as_there_are_numbers_is_flown(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    table = Table().ship(0, "G36").turn(0, 4)
    flight = Flight(0, 4, 0, -1, -1, -1)
    end = flight.ends(table.state)[0]
    found = len(flight.routes(table.state, end))
    monkeypatch.setattr(table.state.actions, "routes", found)
    assert len(flight.routes(table.state, end)) == found
    monkeypatch.setattr(table.state.actions, "routes", found - 1)
    with pytest.raises(ValueError, match="max_routes"):
        flight.routes(table.state, end)


@rule("PULS-084", "PULS-103")
@pytest.mark.parametrize("letter", SIDES)
def test_every_flight_is_offered_and_no_two_routes_give_the_same(letter: str) -> None:
    chance = seeded("routes")
    for number in range(25):
        table = Table(map=letter, seats=3, seed=number, boards="DI AII AIII").patent(0, "DI-1.3")
        spots = [
            n
            for n in range(len(side(letter).kind))
            if side(letter).exists[n] and side(letter).kind[n] == GATE
        ]
        table.state.players[0].ship = chance.pick(spots)
        for hidden in range(table.box.first_system, table.box.first_pulsar):
            if chance.below(3):  # revealed before, some of them full, some with an own station
                reveal(table.state, hidden)
                planets = table.state.stations[hidden - table.box.first_system]
                planets[:] = [chance.pick([NOBODY, 1, 2]) if owner == NOBODY else owner for owner in planets]
                if not chance.below(4):
                    planets[0] = 0
        length = 1 + chance.below(6)
        table.turn(0, length).act(f"fly:{length}:silver-{length}:none")
        flight = table.state.step()
        assert isinstance(flight, Flight)
        for end in flight.ends(table.state):
            routes = flight.routes(table.state, end)
            flown: list[str] = []
            for trail in side(letter).trails(table.state.players[0].ship, length):
                if trail.end == end:
                    copy = table.state.copy()
                    copied = copy.stack[-1]
                    assert isinstance(copied, Flight)
                    copied.fly(copy, trail)
                    flown.append(_resolved(copy))
            offered = []
            for trail in routes:
                copy = table.state.copy()
                copied = copy.stack[-1]
                assert isinstance(copied, Flight)
                copied.fly(copy, trail)
                offered.append(_resolved(copy))
            assert len(set(offered)) == len(offered)  # all different
            assert set(offered) == set(flown)  # and nothing missing


def _resolved(state: PulsarState) -> str:
    """What a flight has brought about, before any decision: ships, stations, points."""
    state.asked = 0
    while not state.asked and len(state.stack) > 2:
        state.stack[-1].run(state)
    return str((state.stations, state.players[0].points, state.rings))


@rule("PULS-R08", "PULS-089")
def test_a_round_trip_is_one_route_whichever_way_it_goes() -> None:
    cluster = side("b")
    start, length = 38, 4
    rounds = [
        trail for trail in cluster.trails(start, length) if trail.end == start and len(trail.systems) == 2
    ]
    assert len({tuple(trail.systems) for trail in rounds}) == 2
    table = Table(map="b").ship(0, pulsar().box.locations[start])
    assert len(Flight(0, length, 0, -1, -1, -1).routes(table.state, start)) == len(
        {tuple(sorted(trail.systems)) for trail in cluster.trails(start, length) if trail.end == start}
    )


@rule("PULS-170")
def test_an_inspection_that_cannot_be_flown_promises_nothing() -> None:
    table = Table(map="a").ship(0, "G10").turn(0, 3).act("fly:3:silver-3:none")
    inspect = next(name for name in table.game.catalogue.names if name.startswith("inspect"))
    assert not table.can(inspect)
    assert table.game.preview(table.state, 0, table.state.number(inspect)).lines == []
