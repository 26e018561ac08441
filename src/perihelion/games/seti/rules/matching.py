"""Whether something that happened is what a mission, a watcher or an objective waits for.

A happening is an event kind with one figure: the content visited, the kind of the tech (as a bit), the
colour, the planet orbited or landed on, the credits paid, the corner icon.
"""

from __future__ import annotations

from perihelion.games.seti.components.vocabulary import (
    ANY,
    EARTH,
    EV_CORNER,
    EV_LAND,
    EV_ORBIT,
    EV_ORBIT_OR_LAND,
    EV_ORBIT_OR_LAND_AT,
    EV_PLAY_CARD,
    EV_SECTOR_WIN,
    EV_SIGNAL,
    EV_TECH,
    EV_TRACE,
    EV_VISIT,
    OUMUAMUA,
    PLANET_NOT_EARTH,
    Trigger,
)


def matches(trigger: Trigger, kind: int, arg: int, own_turn: bool) -> bool:
    wanted = trigger.kind
    if wanted != kind:
        if kind != EV_ORBIT and kind != EV_LAND:
            return False
        if wanted == EV_ORBIT_OR_LAND:
            return True
        return wanted == EV_ORBIT_OR_LAND_AT and trigger.a >> arg & 1 == 1
    if trigger.own_turn and not own_turn:
        return False
    if kind == EV_VISIT:
        if trigger.a == PLANET_NOT_EARTH:
            return arg <= OUMUAMUA and arg != EARTH
        return trigger.a == arg
    if kind == EV_TECH:
        return trigger.a & arg != 0
    if kind in (EV_TRACE, EV_SIGNAL, EV_SECTOR_WIN):
        return trigger.a in (ANY, arg)
    if kind in (EV_PLAY_CARD, EV_CORNER):
        return trigger.a == arg
    return True
