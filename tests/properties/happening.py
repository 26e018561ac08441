"""Carrying a choice out: from the moment it is made until all that belongs to it has been done.

What then happened is measured by the game's own `tests/games/<game>/happened.py`: a function
`happened(course)` that gives, by name, every quantity that the game's previews promise (see
`perihelion.core.view.PreviewLine`). A name with a condition (`paid:conquer`) is given only if the condition
was met. A game whose steps need it has a function `due(course, state)` of its own there.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from importlib import import_module

from perihelion.core.chance import Chance
from perihelion.core.state import State
from perihelion.core.text import Event

CAP = 500


@dataclass
class Course:
    """A choice and what came of it. `after` is the position in which it has been carried out, before
    anything else begins; `events` are all events up to there; `answers` what was chosen on the way."""

    before: State
    seat: int
    action: int
    chance: Chance
    after: State
    events: list[Event] = field(default_factory=list)
    answers: list[tuple[int, int]] = field(default_factory=list)

    def told(self, key: str) -> list[Event]:
        """The events of this kind that concern the seat."""
        return [event for event in self.events if event.key == key and event.seat == self.seat]

    def answer(self, seat: int, action: int) -> None:
        """Gives one answer to the step on top, without going on."""
        state = self.after
        state.asked &= ~(1 << seat)
        state.answers[seat] += 1
        state.stack[-1].answer(state, seat, action)
        self.answers.append((seat, action))


Due = Callable[[Course, State], bool]


def is_due(course: Course, state: State) -> bool:
    """Whether the step that asked is gone with all that it put in its place, or asks anew."""
    depth = len(course.before.stack)
    if len(state.stack) < depth:
        return True
    again = len(state.stack) == depth and type(state.stack[-1]) is type(course.before.stack[-1])
    return again and state.asks != course.before.asks


def carry_out(before: State, seat: int, action: int, chance: Chance, due: Due = is_due) -> Course:
    """Makes a choice and plays on, at random where something is asked, until it has been carried out."""
    course = Course(before, seat, action, chance, before.copy())
    state = course.after
    state.journal = course.events
    course.answer(seat, action)
    for _ in range(CAP):
        while not state.asked and state.stack and not due(course, state):
            state.stack[-1].run(state)
        if state.over or not state.stack or (not state.asked and due(course, state)):
            break
        if state.asks != before.asks and due(course, state):
            break
        asked = state.asked_seats()
        other = seat if seat in asked else asked[0]
        course.answer(other, chance.pick(state.legal(other)))
    else:
        raise AssertionError(f"{before.game.catalogue.names[action]} is never carried out")
    state.journal = None
    return course


def happened(course: Course) -> dict[str, int]:
    module = import_module(f"tests.games.{course.before.game.id}.happened")
    found: dict[str, int] = module.happened(course)
    return found


def due_of(game: str) -> Due:
    module = import_module(f"tests.games.{game}.happened")
    found: Due = getattr(module, "due", is_due)
    return found
