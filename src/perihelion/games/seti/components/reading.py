"""Reading effects, tests, counts and triggers out of the component tables.

Every list of effects gets a number in the `Glossary`; a state names pending work by these numbers alone.
"""

from __future__ import annotations

from perihelion.core.tables import Table
from perihelion.games.seti.components.vocabulary import (
    ANY,
    AT_COLOUR,
    AT_PLANET,
    AT_STAR,
    CAPSULE_AT,
    COLOURS,
    CONTENTS,
    COUNT_CRAFT_AT,
    COUNT_HAND_CORNER,
    COUNT_HAND_INCOME,
    COUNT_SECTOR_WINS,
    COUNT_SIGNALS_MARKED_HERE,
    COUNT_TECHS,
    COUNT_TRACES,
    COUNT_TRACES_FOR_SPECIES,
    COUNT_TUCKED_INCOME,
    COUNTS,
    CRAFT_AT,
    CRAFT_AT_EACH,
    CREDITS,
    DRAW,
    EV_CORNER,
    EV_ORBIT_OR_LAND_AT,
    EV_PLAY_CARD,
    EV_SECTOR_WIN,
    EV_SIGNAL,
    EV_TECH,
    EV_TRACE,
    EV_VISIT,
    EVENTS,
    GAIN,
    GAIN_PER,
    GAINS,
    IF,
    IF_LANDED_ON,
    LAND,
    LANDER_AT,
    LANDERS,
    LAUNCH,
    MAY,
    ORBIT_OR_LAND,
    PAID_TRACE,
    PLACES,
    PLANETS,
    PROBE_ON,
    REMOVE_OWN,
    SAMPLE_REWARD,
    SECTOR_WINS,
    SET,
    SIGNAL,
    SOURCES,
    SPECIES,
    SPEND,
    TECH,
    TECH_KINDS,
    TECHS,
    TESTS,
    THIS_TURN,
    TRACE,
    TRACE_ON_EACH_SPECIES,
    TRACES,
    TRACES_FOR_SPECIES,
    TRACES_OTHER_SPECIES,
    VERBS,
    WHERE_ANY,
    WHERE_SAME_COLOUR,
    WHERE_SAME_SPECIES,
    Count,
    Effect,
    Test,
    Trigger,
)


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
        verb = VERBS.index(entry.word("do"))
        effect = Effect(len(self.effects), verb, entry.number("n", 1))
        self.effects.append(effect)
        effect.then = self.read(entry.tables("then", optional=True))
        if verb in (GAIN, SPEND):
            effect.gains = [entry.number(name, 0) for name in GAINS[:6]]
        elif verb == GAIN_PER:
            each = entry.table("each")
            effect.gains = [each.number(name, 0) for name in GAINS[:6]]
            effect.a = each.number("move", 0)
            effect.b = int(entry.word("when", "") == "end_of_turn")
            effect.count = read_count(entry)
        elif verb == MAY:
            effect.gains = [entry.table("cost").number(name, 0) for name in GAINS[:6]]
            effect.a = int(entry.flag("repeat", False))
        elif verb == DRAW:
            effect.a = SOURCES.index(entry.word("source"))
            effect.b = SPECIES.index(entry.word("species")) if entry.has("species") else 0
        elif verb == LAUNCH:
            effect.a = int(entry.flag("ignore_limit", False))
        elif verb in (LAND, ORBIT_OR_LAND):
            effect.a = int(entry.flag("moons_allowed", False))
            effect.b = int(entry.flag("reuse_covered", False))
        elif verb == SIGNAL:
            self._read_place(effect, entry.word("at"))
            effect.c = int(entry.flag("no_data", False))
        elif verb == TECH:
            effect.a = kind_mask(entry.words("kinds"))
            effect.b = int(entry.flag("rotate", True))
            effect.c = int(entry.flag("shared_only", False)) + 2 * int(entry.flag("no_bonus", False))
        elif verb == TRACE:
            effect.a = colour_of(entry.word("colour"))
            where = entry.word("where", "")
            effect.b = {"": WHERE_ANY, "species_with_same_colour": WHERE_SAME_COLOUR}.get(
                where, WHERE_SAME_SPECIES
            )
        elif verb == IF:
            effect.test = read_test(entry.table("test"))
        elif verb == IF_LANDED_ON:
            targets = entry.words("targets")
            effect.a = sum(1 << PLANETS.index(name) for name in targets if name != "moon")
            effect.b = int("moon" in targets)
        elif verb == THIS_TURN:
            effect.trigger = read_trigger(entry.table("on"))
        elif verb == REMOVE_OWN:
            effect.a = int(entry.word("what") == "lander")
        elif verb == SAMPLE_REWARD:
            effect.a = int(entry.word("at") == "jupiter_or_saturn")
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
    kind = TESTS.index(entry.word("test"))
    a = many = 0
    if kind in (CRAFT_AT, LANDER_AT, CAPSULE_AT):
        a = PLANETS.index(entry.word("planet"))
    elif kind == CRAFT_AT_EACH:
        many = sum(1 << PLANETS.index(name) for name in entry.words("planets"))
    elif kind in (SECTOR_WINS, TRACES, TRACE_ON_EACH_SPECIES):
        a = colour_of(entry.word("colour"))
    elif kind in (TRACES_FOR_SPECIES, TRACES_OTHER_SPECIES, PAID_TRACE):
        a = SPECIES.index(entry.word("species"))
        many = colour_of(entry.word("colour", "any"))
    elif kind == TECHS:
        a = TECH_KINDS.index(entry.word("kind"))
    elif kind == PROBE_ON:
        a = CONTENTS.index(entry.word("what"))
    elif kind == LANDERS:
        many = int(not entry.flag("moons", True))
    return Test(kind, a, entry.number("n", 1), many)


def read_count(entry: Table) -> Count:
    kind = COUNTS.index(entry.word("count"))
    a = 0
    if kind == COUNT_CRAFT_AT:
        a = PLANETS.index(entry.word("planet"))
    elif kind in (COUNT_SECTOR_WINS, COUNT_TRACES, COUNT_SIGNALS_MARKED_HERE):
        a = colour_of(entry.word("colour"))
    elif kind == COUNT_TRACES_FOR_SPECIES:
        a = SPECIES.index(entry.word("species"))
    elif kind == COUNT_TECHS:
        a = TECH_KINDS.index(entry.word("kind"))
    elif kind in (COUNT_HAND_INCOME, COUNT_TUCKED_INCOME):
        a = income_of(entry.word("income"))
    elif kind == COUNT_HAND_CORNER:
        a = GAINS.index(entry.word("corner"))
    return Count(kind, a)


def read_trigger(entry: Table) -> Trigger:
    kind = EVENTS.index(entry.word("event"))
    a = ANY
    if kind == EV_VISIT:
        a = CONTENTS.index(entry.word("what"))
    elif kind == EV_TECH:
        a = kind_mask([entry.word("kind")])
    elif kind in (EV_TRACE, EV_SIGNAL, EV_SECTOR_WIN):
        a = colour_of(entry.word("colour"))
    elif kind == EV_ORBIT_OR_LAND_AT:
        a = sum(1 << PLANETS.index(name) for name in entry.words("planets"))
    elif kind == EV_PLAY_CARD:
        a = entry.number("cost")
    elif kind == EV_CORNER:
        a = GAINS.index(entry.word("what"))
    return Trigger(kind, a, entry.flag("own_turn", False))


def income_of(name: str) -> int:
    return CREDITS if name == "credit" else GAINS.index(name)
