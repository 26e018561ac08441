"""What things are worth in points in the middle of a game: resources, and effects by their verbs."""

from __future__ import annotations

from typing import Final

from perihelion.games.seti.components import vocabulary as v
from perihelion.games.seti.components.parts import Components
from perihelion.games.seti.components.vocabulary import Effect

# What one of each is worth in points, in the middle of the game.
CREDIT: Final = 2.4
ENERGY: Final = 0.55
PUBLICITY: Final = 0.21
DATA: Final = 1.4
CARD: Final = 1.3
EXOFOSSIL: Final = 3.1
CAPSULE: Final = 3.0
MOVE: Final = 0.46
SIGNAL: Final = 4.5
TRACE: Final = 9.2
TECH: Final = 9.0
LAUNCH: Final = 10.0
LANDING: Final = 15.0
SCAN: Final = 12.0
INCOME: Final = 2.2
GAIN_WORTH: Final = (1.0, PUBLICITY, CREDIT, ENERGY, DATA, EXOFOSSIL)
RIVAL_SHARE: Final = 0.4  # how much of the best opponent's position counts against the own

_worths: dict[int, list[float]] = {}  # by components


def list_worths(parts: Components) -> list[float]:
    """What each effect list is worth, once for these components."""
    key = id(parts)
    known = _worths.get(key)
    if known is None:
        known = [0.0] * len(parts.glossary.lists)
        for number in range(len(known) - 1, -1, -1):  # lists that follow from others come later
            known[number] = sum([effect_worth(effect, known) for effect in parts.glossary.lists[number]])
        _worths[key] = known
    return known


def effect_worth(effect: Effect, known: list[float]) -> float:
    """A rough estimate of one effect."""
    verb, n = effect.verb, effect.n
    if verb == v.GAIN:
        return sum([GAIN_WORTH[at] * number for at, number in enumerate(effect.gains)])
    if verb == v.DRAW:
        return CARD * n + (1.0 if effect.a else 0.0)
    if verb == v.INCOME:
        return INCOME * n
    if verb == v.TUCK_THIS:
        return INCOME + CARD
    if verb == v.MOVES:
        return MOVE * n
    if verb == v.LAUNCH:
        return LAUNCH * n
    if verb in (v.ORBIT, v.LAND, v.ORBIT_OR_LAND):
        return LANDING
    if verb == v.SCAN:
        return SCAN
    if verb in (v.SIGNAL, v.HAND_SIGNALS, v.DECK_SIGNALS):
        return (SIGNAL - (DATA if effect.c else 0.0)) * n
    if verb == v.TECH:
        return TECH
    if verb == v.TRACE:
        return TRACE * n
    if verb == v.GAIN_PER:
        each = sum([GAIN_WORTH[at] * number for at, number in enumerate(effect.gains)]) + MOVE * effect.a
        return 1.5 * each
    if verb == v.THIS_TURN:
        return 0.5 * known[effect.then]
    if verb in (v.IF, v.IF_LANDED_ON, v.IF_SIGNAL_ON_OUMUAMUA, v.MAY, v.REMOVE_OWN):
        return 0.15 * known[effect.then]
    return 1.6
