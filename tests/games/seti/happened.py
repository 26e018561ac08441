"""What came of a choice in SETI, by the names that previews give to their figures.

Everything is read from the position right after the choice and from what happened, not from the functions
that made the preview.
"""

from __future__ import annotations

from perihelion.core.state import State
from perihelion.games.seti.state import TILE, SetiState
from tests.properties.happening import Course


def answered(course: Course) -> SetiState:
    """The position when the choice has been paid for, before anything that it brings."""
    state: State = course.before.copy()
    state.asked &= ~(1 << course.seat)
    state.stack[-1].answer(state, course.seat, course.action)
    assert isinstance(state, SetiState)
    return state


def happened(course: Course) -> dict[str, int]:
    before, paid = course.before, answered(course)
    assert isinstance(before, SetiState)
    old, new = before.players[course.seat], paid.players[course.seat]
    exchanges = before.game.catalogue.kind(course.action).name == "exchange"
    taken = [str(course.told("exchange")[0].args["take"])] if exchanges else []  # comes with the payment
    found = {
        "credits-paid": old.credits - new.credits + taken.count("take-credit"),
        "energy-paid": old.energy - new.energy + taken.count("take-energy"),
        "publicity-paid": old.publicity - new.publicity,
        "data-paid": old.data - new.data,
        "exofossils-paid": old.exofossils - new.exofossils,
        "moves-paid": before.moves - paid.moves,
    }
    for place, markers in enumerate(paid.signals):
        if len(markers) > len(before.signals[place]):
            slots = paid.parts.tile_slots if place == TILE else paid.parts.stars[paid.stars[place]].slots
            found["data-left"] = max(0, slots - len(markers))
    return found
