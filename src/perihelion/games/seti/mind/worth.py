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
SAMPLE: Final = 6.0  # what a sample is worth, unseen
SAMPLE_SHARE: Final = 0.95  # of a delivery, when the capsule is loaded
GAIN_WORTH: Final = (1.0, PUBLICITY, CREDIT, ENERGY, DATA, EXOFOSSIL)
RIVAL_SHARE: Final = 0.4  # how much of the best opponent's position counts against the own


class Prices:
    """What a resource could bring elsewhere, with so many rounds left after this one."""

    def __init__(self, left: int) -> None:
        self.left = left
        self.credit = 2.0 if left else 0.69
        self.energy = 0.99 if left else 1.1
        self.publicity = 0.37 if left else 0.2
        self.card = 1.2 if left else 0.42


class Estimates:
    """What the same components are worth in every position."""

    def __init__(self, parts: Components) -> None:
        self.parts = parts
        self.prices = [Prices(left) for left in range(parts.rounds + 1)]  # by rounds left
        lists = parts.glossary.lists
        self.lists = [0.0] * len(lists)  # by effect list
        for number in range(len(lists) - 1, -1, -1):  # lists that follow from others come later
            self.lists[number] = sum([effect_worth(effect, self.lists) for effect in lists[number]])
        self.effects = [effect_worth(effect, self.lists) for effect in parts.glossary.effects]
        self.samplings = [  # by card: a sample that it loads, once it is delivered
            SAMPLE_SHARE * (self.lists[face.reward] + SAMPLE)
            if any(effect.verb == v.PICK_SAMPLE for effect in lists[face.effects])
            else 0.0
            for face in parts.cards
        ]


_estimates: Final[dict[int, Estimates]] = {}  # by components, which they keep


def estimates(parts: Components) -> Estimates:
    """The estimates for these components, made once."""
    known = _estimates.get(id(parts))
    if known is None:
        known = Estimates(parts)
        _estimates[id(parts)] = known
    return known


def list_worths(parts: Components) -> list[float]:
    """What each effect list is worth."""
    return estimates(parts).lists


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
