"""The one vocabulary of effects, tests, counts and events in which all cards, boards and tokens speak.

The component files are read into these small objects once. A state never holds them: it names a list of
effects by its number in the `Glossary`, so that pending work is plain data.
"""

from __future__ import annotations

from typing import Final

# Colours of sectors and traces.
RED: Final = 0
YELLOW: Final = 1
BLUE: Final = 2
BLACK: Final = 3
ANY: Final = 4
COLOURS: Final = ("red", "yellow", "blue", "black")

# What a space of the solar system shows: a planet, or one of the three others.
MERCURY: Final = 0
VENUS: Final = 1
EARTH: Final = 2
MARS: Final = 3
JUPITER: Final = 4
SATURN: Final = 5
URANUS: Final = 6
NEPTUNE: Final = 7
OUMUAMUA: Final = 8
EMPTY: Final = 9
ASTEROIDS: Final = 10
COMET: Final = 11
HOLE: Final = 12
PLANET_NOT_EARTH: Final = 13
PLANETS: Final = (
    "mercury", "venus", "earth", "mars", "jupiter", "saturn", "uranus", "neptune", "oumuamua",
)  # fmt: skip
CONTENTS: Final = (*PLANETS, "empty", "asteroids", "comet", "hole", "planet_not_earth")

# What can be gained; the first six are the entries of `Effect.gains`.
VP: Final = 0
PUBLICITY: Final = 1
CREDITS: Final = 2
ENERGY: Final = 3
DATA: Final = 4
EXOFOSSILS: Final = 5
MOVE: Final = 6
CARD: Final = 7
GAINS: Final = ("vp", "publicity", "credits", "energy", "data", "exofossils", "move", "card")

# Technologies: number = kind * 4 + order - 1.
PROBE: Final = 0
TELESCOPE: Final = 1
COMPUTER: Final = 2
TECH_KINDS: Final = ("probe", "telescope", "computer")

# Species.
MASCAMITES: Final = 0
ANOMALIES: Final = 1
OUMUAMUA_SPECIES: Final = 2
CENTAURIANS: Final = 3
EXERTIANS: Final = 4
CHANCE: Final = "chance"  # the species are drawn, not agreed on
SPECIES: Final = ("mascamites", "anomalies", "oumuamua", "centaurians", "exertians")

# Verbs.
GAIN: Final = 0
DRAW: Final = 1
INCOME: Final = 2
TUCK_THIS: Final = 3
MOVES: Final = 4
LAUNCH: Final = 5
ORBIT: Final = 6
LAND: Final = 7
ORBIT_OR_LAND: Final = 8
SCAN: Final = 9
SIGNAL: Final = 10
TECH: Final = 11
TRACE: Final = 12
IF: Final = 13
IF_LANDED_ON: Final = 14
IF_SIGNAL_ON_OUMUAMUA: Final = 15
THIS_TURN: Final = 16
GAIN_PER: Final = 17
MAY: Final = 18
SPEND: Final = 19
REMOVE_OWN: Final = 20
HAND_SIGNALS: Final = 21
DECK_SIGNALS: Final = 22
ROW_CORNERS: Final = 23
REVEAL_CORNER: Final = 24
ASTEROID_DATA: Final = 25
SLINGSHOT: Final = 26
IGNORE_ASTEROIDS: Final = 27
NO_MOVE_PUBLICITY: Final = 28
RETURN_IF_SINGLE_SIGNAL: Final = 29
LAUNCH_ANOMALY_MOVE: Final = 30
NEXT_ANOMALY_REWARD: Final = 31
CORNER_AND_INCOME_FROM_DRAWN: Final = 32
PICK_SAMPLE: Final = 33
SAMPLE_REWARD: Final = 34
DELIVERED_SAMPLE: Final = 35
VERBS: Final = (
    "gain", "draw", "income", "tuck_this", "move", "launch", "orbit", "land", "orbit_or_land", "scan",
    "signal", "tech", "trace", "if", "if_landed_on", "if_signal_on_oumuamua", "this_turn", "gain_per", "may",
    "spend", "remove_own", "hand_signals", "deck_signals", "row_corners", "reveal_corner", "asteroid_data",
    "slingshot", "ignore_asteroids", "no_move_publicity", "return_if_single_signal", "launch_anomaly_move",
    "next_anomaly_reward", "corner_and_income_from_drawn", "pick_sample", "sample_reward", "delivered_sample",
)  # fmt: skip

# Where cards are drawn from.
FROM_DECK: Final = 0
FROM_CHOICE: Final = 1
FROM_ROW_ALL: Final = 2
FROM_SPECIES: Final = 3
SOURCES: Final = ("deck", "choice", "row_all", "species")

# Where signals go.
AT_EARTH: Final = 0
AT_EARTH_OR_NEIGHBOUR: Final = 1
AT_PLANET: Final = 2
AT_COLOUR: Final = 3
AT_STAR: Final = 4
AT_OWN_PROBE: Final = 5
AT_OWN_PROBE_AND_NEIGHBOURS: Final = 6
AT_ANY_PROBES: Final = 7
AT_ANY: Final = 8
AT_SAME_ANY: Final = 9
AT_ROW_CARD: Final = 10
AT_HAND_CARD: Final = 11
AT_NEXT_ANOMALY: Final = 12
PLACES: Final = (
    "earth", "earth_or_neighbour", "planet", "colour", "star", "own_probe", "own_probe_and_neighbours",
    "any_probes", "any", "same_any", "row_card", "hand_card", "next_anomaly",
)  # fmt: skip

# For which species a trace may be marked.
WHERE_ANY: Final = 0
WHERE_SAME_COLOUR: Final = 1
WHERE_SAME_SPECIES: Final = 2

# Tests.
CRAFT_AT: Final = 0
CRAFT_AT_EACH: Final = 1
CRAFT_TOTAL: Final = 2
CRAFT_SAME_PLANET: Final = 3
LANDERS: Final = 4
ORBITERS: Final = 5
LANDER_AT: Final = 6
ORBITER_AND_LANDER_SAME_PLANET: Final = 7
SECTOR_WINS: Final = 8
SECTOR_WINS_SAME: Final = 9
TRACES: Final = 10
TRACES_SAME_COLOUR: Final = 11
TRACE_ON_EACH_SPECIES: Final = 12
TRACE_SET_ONE_SPECIES: Final = 13
TRACES_FOR_SPECIES: Final = 14
TRACES_OTHER_SPECIES: Final = 15
PAID_TRACE: Final = 16
HAS_PUBLICITY: Final = 17
HAS_SCORE: Final = 18
EMPTY_HAND: Final = 19
TECHS: Final = 20
TECH_OWNED_BY_OTHER: Final = 21
SIGNALS_IN_SECTORS: Final = 22
SIGNALS_ON_OUMUAMUA: Final = 23
PROBE_ON: Final = 24
PROBE_ON_ASTEROIDS_BESIDE_EARTH: Final = 25
PROBE_DISTANCE_FROM_EARTH: Final = 26
HAS_EXOFOSSILS: Final = 27
CAPSULE_AT: Final = 28
TUCKED: Final = 29
MISSIONS: Final = 30
TESTS: Final = (
    "craft_at", "craft_at_each", "craft_total", "craft_same_planet", "landers", "orbiters", "lander_at",
    "orbiter_and_lander_same_planet", "sector_wins", "sector_wins_same", "traces", "traces_same_colour",
    "trace_on_each_species", "trace_set_one_species", "traces_for_species", "traces_other_species",
    "paid_trace", "publicity", "score", "empty_hand", "techs", "tech_owned_by_other", "signals_in_sectors",
    "signals_on_oumuamua", "probe_on", "probe_on_asteroids_beside_earth", "probe_distance_from_earth",
    "exofossils", "capsule_at", "tucked", "missions",
)  # fmt: skip
SET: Final = 5  # colour = "set": each of the three colours

# Counts.
COUNT_CRAFT_AT: Final = 0
COUNT_SECTOR_WINS: Final = 1
COUNT_TRACES: Final = 2
COUNT_TRACES_FOR_SPECIES: Final = 3
COUNT_TECHS: Final = 4
COUNT_TECHS_OF_GAINED_KIND: Final = 5
COUNT_TRACES_OF_MARKED_COLOUR: Final = 6
COUNT_SECTORS_WITH_SIGNAL: Final = 7
COUNT_DISTINCT_SECTORS_MARKED: Final = 8
COUNT_SIGNALS_MARKED_HERE: Final = 9
COUNT_SIGNALS_MARKED_ON_OUMUAMUA: Final = 10
COUNT_SIGNALS_IN_ANOMALY_SECTORS: Final = 11
COUNT_PUBLICITY: Final = 12
COUNT_HAND_INCOME: Final = 13
COUNT_HAND_CORNER: Final = 14
COUNT_TUCKED_INCOME: Final = 15
COUNT_OTHER_BODIES_IN_EARTH_SECTOR: Final = 16
COUNT_DISTINCT_PLANETS_VISITED: Final = 17
COUNTS: Final = (
    "craft_at", "sector_wins", "traces", "traces_for_species", "techs", "techs_of_gained_kind",
    "traces_of_marked_colour", "sectors_with_signal", "distinct_sectors_marked", "signals_marked_here",
    "signals_marked_on_oumuamua", "signals_in_anomaly_sectors", "publicity", "hand_income", "hand_corner",
    "tucked_income", "other_bodies_in_earth_sector", "distinct_planets_visited",
)  # fmt: skip

# Events.
EV_VISIT: Final = 0
EV_TECH: Final = 1
EV_TRACE: Final = 2
EV_SCAN: Final = 3
EV_LAUNCH: Final = 4
EV_ORBIT: Final = 5
EV_LAND: Final = 6
EV_ORBIT_OR_LAND: Final = 7
EV_ORBIT_OR_LAND_AT: Final = 8
EV_PLAY_CARD: Final = 9
EV_SIGNAL: Final = 10
EV_CORNER: Final = 11
EV_MOVE_SAME_RING: Final = 12
EV_COMPLETE_SECTOR: Final = 13
EV_SECTOR_WIN: Final = 14
EV_MISSION_COMPLETE: Final = 15
EVENTS: Final = (
    "visit", "tech", "trace", "scan", "launch", "orbit", "land", "orbit_or_land", "orbit_or_land_at",
    "play_card", "signal", "corner", "move_same_ring", "complete_sector", "sector_win", "mission_complete",
)  # fmt: skip


class Test:
    """A condition on the acting player's own pieces; `n` means at least that many."""

    def __init__(self, kind: int, a: int, n: int, many: int) -> None:
        self.kind = kind
        self.a = a  # planet, colour, kind of tech, species or content, by kind
        self.n = n
        self.many = many  # planets as a bit mask; colour for a species; 1 = moons left out


class Count:
    """Something counted: `a` is the planet, colour, kind, species, icon or income."""

    def __init__(self, kind: int, a: int) -> None:
        self.kind = kind
        self.a = a


class Trigger:
    """An event waited for: `a` is the content, kind, colour, cost, icon or planets (bit mask)."""

    def __init__(self, kind: int, a: int, own_turn: bool) -> None:
        self.kind = kind
        self.a = a
        self.own_turn = own_turn


class Effect:
    """One entry of an effect list. `a`, `b` and `c` are read by its verb; `then` is the number of the
    list that follows from it."""

    def __init__(self, number: int, verb: int, n: int) -> None:
        self.number = number
        self.verb = verb
        self.n = n
        self.a = 0
        self.b = 0
        self.c = 0
        self.gains: list[int] = []
        self.test: Test | None = None
        self.count: Count | None = None
        self.trigger: Trigger | None = None
        self.then = 0
