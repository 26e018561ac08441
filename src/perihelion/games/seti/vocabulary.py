"""The one vocabulary of effects, tests, counts and events in which all cards, boards and tokens speak.

The component files are read into these small objects once. A state never holds them: it names a list of
effects by its number in the `Glossary`, so that pending work is plain data.
"""

from __future__ import annotations

from typing import Final, cast

from perihelion.core.plain import Json

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

Table = dict[str, Json]


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


def word(table: Table, key: str, default: str = "") -> str:
    return cast(str, table.get(key, default))


def number(table: Table, key: str, default: int = 0) -> int:
    return cast(int, table.get(key, default))


def tables(table: Table, key: str) -> list[Table]:
    return cast(list[Table], table.get(key, []))


def table_of(table: Table, key: str) -> Table:
    return cast(Table, table.get(key, {}))


def words(table: Table, key: str) -> list[str]:
    return cast(list[str], table.get(key, []))


def colour_of(name: str) -> int:
    if name == "any":
        return ANY
    return SET if name == "set" else COLOURS.index(name)


def kind_mask(names: list[str]) -> int:
    return 7 if "any" in names else sum(1 << TECH_KINDS.index(name) for name in names)


class Glossary:
    """All effect lists of the game, each with its number; list 0 is empty."""

    def __init__(self, stars: list[str]) -> None:
        self.stars = stars
        self.lists: list[list[Effect]] = [[]]
        self.effects: list[Effect] = []

    def read(self, entries: list[Table]) -> int:
        """Reads a list of effects and returns its number."""
        if not entries:
            return 0
        mine: list[Effect] = []
        self.lists.append(mine)
        number_of_list = len(self.lists) - 1
        mine.extend([self.effect(entry) for entry in entries])
        return number_of_list

    def effect(self, entry: Table) -> Effect:
        verb = VERBS.index(word(entry, "do"))
        effect = Effect(len(self.effects), verb, number(entry, "n", 1))
        self.effects.append(effect)
        effect.then = self.read(tables(entry, "then"))
        if verb in (GAIN, SPEND):
            effect.gains = [number(entry, name) for name in GAINS[:6]]
        elif verb == GAIN_PER:
            each = table_of(entry, "each")
            effect.gains = [number(each, name) for name in GAINS[:6]]
            effect.a = number(each, "move")
            effect.b = int(word(entry, "when") == "end_of_turn")
            effect.count = read_count(entry)
        elif verb == MAY:
            effect.gains = [number(table_of(entry, "cost"), name) for name in GAINS[:6]]
            effect.a = int(bool(entry.get("repeat")))
        elif verb == DRAW:
            effect.a = SOURCES.index(word(entry, "source"))
            effect.b = SPECIES.index(word(entry, "species")) if "species" in entry else 0
        elif verb == LAUNCH:
            effect.a = int(bool(entry.get("ignore_limit")))
        elif verb in (LAND, ORBIT_OR_LAND):
            effect.a = int(bool(entry.get("moons_allowed")))
            effect.b = int(bool(entry.get("reuse_covered")))
        elif verb == SIGNAL:
            self._read_place(effect, word(entry, "at"))
            effect.c = int(bool(entry.get("no_data")))
        elif verb == TECH:
            effect.a = kind_mask(words(entry, "kinds"))
            effect.b = int(bool(entry.get("rotate", True)))
            effect.c = int(bool(entry.get("shared_only"))) + 2 * int(bool(entry.get("no_bonus")))
        elif verb == TRACE:
            effect.a = colour_of(word(entry, "colour"))
            where = word(entry, "where")
            effect.b = {"": WHERE_ANY, "species_with_same_colour": WHERE_SAME_COLOUR}.get(
                where, WHERE_SAME_SPECIES
            )
        elif verb == IF:
            effect.test = read_test(table_of(entry, "test"))
        elif verb == IF_LANDED_ON:
            targets = words(entry, "targets")
            effect.a = sum(1 << PLANETS.index(name) for name in targets if name != "moon")
            effect.b = int("moon" in targets)
        elif verb == THIS_TURN:
            effect.trigger = read_trigger(table_of(entry, "on"))
        elif verb == REMOVE_OWN:
            effect.a = int(word(entry, "what") == "lander")
        elif verb == SAMPLE_REWARD:
            effect.a = int(word(entry, "at") == "jupiter_or_saturn")
        return effect

    def _read_place(self, effect: Effect, at: str) -> None:
        place, _, name = at.partition(":")
        effect.a = PLACES.index(place)
        if effect.a == AT_PLANET:
            effect.b = PLANETS.index(name)
        elif effect.a == AT_COLOUR:
            effect.b = COLOURS.index(name)
        elif effect.a == AT_STAR:
            effect.b = self.stars.index(name)


def read_test(entry: Table) -> Test:
    kind = TESTS.index(word(entry, "test"))
    a = many = 0
    if kind in (CRAFT_AT, LANDER_AT, CAPSULE_AT):
        a = PLANETS.index(word(entry, "planet"))
    elif kind == CRAFT_AT_EACH:
        many = sum(1 << PLANETS.index(name) for name in words(entry, "planets"))
    elif kind in (SECTOR_WINS, TRACES, TRACE_ON_EACH_SPECIES):
        a = colour_of(word(entry, "colour"))
    elif kind in (TRACES_FOR_SPECIES, TRACES_OTHER_SPECIES, PAID_TRACE):
        a = SPECIES.index(word(entry, "species"))
        many = colour_of(word(entry, "colour", "any"))
    elif kind == TECHS:
        a = TECH_KINDS.index(word(entry, "kind"))
    elif kind == PROBE_ON:
        a = CONTENTS.index(word(entry, "what"))
    elif kind == LANDERS:
        many = int(not entry.get("moons", True))
    return Test(kind, a, number(entry, "n", 1), many)


def read_count(entry: Table) -> Count:
    kind = COUNTS.index(word(entry, "count"))
    a = 0
    if kind == COUNT_CRAFT_AT:
        a = PLANETS.index(word(entry, "planet"))
    elif kind in (COUNT_SECTOR_WINS, COUNT_TRACES, COUNT_SIGNALS_MARKED_HERE):
        a = colour_of(word(entry, "colour"))
    elif kind == COUNT_TRACES_FOR_SPECIES:
        a = SPECIES.index(word(entry, "species"))
    elif kind == COUNT_TECHS:
        a = TECH_KINDS.index(word(entry, "kind"))
    elif kind in (COUNT_HAND_INCOME, COUNT_TUCKED_INCOME):
        a = income_of(word(entry, "income"))
    elif kind == COUNT_HAND_CORNER:
        a = GAINS.index(word(entry, "corner"))
    return Count(kind, a)


def read_trigger(entry: Table) -> Trigger:
    kind = EVENTS.index(word(entry, "event"))
    a = ANY
    if kind == EV_VISIT:
        a = CONTENTS.index(word(entry, "what"))
    elif kind == EV_TECH:
        a = kind_mask([word(entry, "kind")])
    elif kind in (EV_TRACE, EV_SIGNAL, EV_SECTOR_WIN):
        a = colour_of(word(entry, "colour"))
    elif kind == EV_ORBIT_OR_LAND_AT:
        a = sum(1 << PLANETS.index(name) for name in words(entry, "planets"))
    elif kind == EV_PLAY_CARD:
        a = number(entry, "cost")
    elif kind == EV_CORNER:
        a = GAINS.index(word(entry, "what"))
    return Trigger(kind, a, bool(entry.get("own_turn")))


def income_of(name: str) -> int:
    return CREDITS if name == "credit" else GAINS.index(name)
