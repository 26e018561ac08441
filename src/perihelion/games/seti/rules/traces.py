"""Traces: marked on discovery spaces, species boards and overflow areas (SETI-190 to SETI-197)."""

from __future__ import annotations

from typing import ClassVar

from perihelion.core.text import Event, Text
from perihelion.games.seti.catalogue import DISCOVERY_PLACE, OVERFLOW_PLACE, PLACES_PER_COLUMN
from perihelion.games.seti.components.pieces import Space
from perihelion.games.seti.components.vocabulary import (
    ANY,
    COLOURS,
    EV_TRACE,
    WHERE_ANY,
    WHERE_SAME_COLOUR,
    WHERE_SAME_SPECIES,
)
from perihelion.games.seti.rules.conditions import traces_at
from perihelion.games.seti.rules.missions import happens_later
from perihelion.games.seti.rules.rival.choices import rival_trace
from perihelion.games.seti.rules.steps import Choice, run_effects
from perihelion.games.seti.state import SetiState, changed, mark_index, marked


class Traces(Choice):
    """Marks so many traces of a colour, one after the other."""

    FIELDS: ClassVar[tuple[str, ...]] = ("owner", "colour", "left", "where")

    def __init__(self, owner: int, colour: int, left: int, where: int) -> None:
        super().__init__(owner)
        self.colour = colour
        self.left = left
        self.where = where

    def copy(self) -> Traces:
        return Traces(self.owner, self.colour, self.left, self.where)

    def options(self, state: SetiState) -> list[int]:
        if self.left <= 0:
            return []
        options: list[int] = []
        for slot in range(2):
            for colour in range(3):
                if self.colour in (ANY, colour) and self.allowed(state, slot, colour):
                    options += markable(state, self.owner, slot, colour)
        return options

    def allowed(self, state: SetiState, slot: int, colour: int) -> bool:
        """Whether the trace may go to this species at all (SETI-R45)."""
        if self.where == WHERE_SAME_COLOUR:
            return traces_at(state, self.owner, slot, colour) > 0
        return self.where != WHERE_SAME_SPECIES or state.note.slots_ok >> slot & 1 == 1

    def choose(self, state: SetiState, action: int) -> None:
        self.left -= 1
        column, place = divmod(action - state.acts.mark, PLACES_PER_COLUMN)
        mark_trace(state, self.owner, column // 3, column % 3, place)

    def run(self, state: SetiState) -> None:
        if not state.is_rival(self.owner):
            super().run(state)
        elif self.left <= 0:
            state.pop()
        else:
            self.left -= 1
            slot, colour, place = rival_trace(state, self.colour)
            mark_trace(state, self.owner, slot, colour, place)

    def prompt(self, state: SetiState, seat: int) -> Text:
        name = "any" if self.colour == ANY else COLOURS[self.colour]
        return Text("prompt-trace", {"trace": f"trace-{name}"})


def can_mark(state: SetiState, owner: int, slot: int, space: Space) -> bool:
    """Whether a space of a discovered board can be marked: free, with its sample, paid for."""
    if space.marks > 0 and state.marks[mark_index(slot, space.colour, space.level)]:
        return False
    if space.sample_slot >= 0 and state.sample_board[space.sample_slot] < 0:
        return False  # SETI-M18
    player = state.players[owner]
    return player.data >= space.cost_data and player.exofossils >= space.cost_exofossils


def markable(state: SetiState, owner: int, slot: int, colour: int) -> list[int]:
    """Actions for all spaces of a column that the owner can mark (SETI-191)."""
    first = state.acts.mark_of(slot, colour, 0)
    options: list[int] = []
    if state.discovery[slot * 3 + colour] < 0:
        options.append(first + DISCOVERY_PLACE)
    options.append(first + OVERFLOW_PLACE)
    if state.discovered[slot]:
        spaces = state.parts.species[state.species[slot]].spaces[colour]
        options += [first + 1 + space.level for space in spaces if can_mark(state, owner, slot, space)]
    return options


def mark_trace(state: SetiState, owner: int, slot: int, colour: int, place: int) -> None:
    """Puts a marker on a space and gains what the space gives."""
    parts = state.parts
    state.note.trace_colour = colour
    happens_later(state, owner, EV_TRACE, colour)
    if state.journal is not None:
        args = {"trace": f"trace-{COLOURS[colour]}", "side": f"side-{('left', 'right')[slot]}"}
        where = (
            "discovery"
            if place == DISCOVERY_PLACE
            else "overflow"
            if place == OVERFLOW_PLACE
            else str(place - 1)
        )
        state.tell(Event("trace", owner, ("SETI-191",), {**args, "space": f"mark-{where}"}))
    column = slot * 3 + colour
    if place == DISCOVERY_PLACE:
        put_discovery(state, column, owner)
        run_effects(state, owner, parts.discovery_reward[slot])
    elif place == OVERFLOW_PLACE:
        state.overflow = marked(state.overflow, column, owner)
        run_effects(state, owner, parts.overflow_reward[slot])
    else:
        _mark_board(state, owner, slot, parts.species[state.species[slot]].spaces[colour][place - 2])


def put_discovery(state: SetiState, column: int, owner: int) -> None:
    """A marker on a discovery space; the third one makes the species ripe for discovery (SETI-197)."""
    state.discovery = changed(state.discovery, column, owner)
    slot = column // 3
    if min(state.discovery[slot * 3 : slot * 3 + 3]) >= 0:
        state.ripe = [*state.ripe, slot]


def _mark_board(state: SetiState, owner: int, slot: int, space: Space) -> None:
    state.marks = marked(state.marks, mark_index(slot, space.colour, space.level), owner)
    player = state.players[owner]
    player.exofossils -= space.cost_exofossils
    if state.is_rival(owner):
        state.the_rival().pool -= space.cost_data
    else:
        player.data -= space.cost_data  # SETI-C14: from the pool only
    if space.sample_slot >= 0:
        run_effects(state, owner, state.parts.samples[state.sample_board[space.sample_slot]])
    else:
        run_effects(state, owner, space.reward)


def push_traces(state: SetiState, owner: int, colour: int, n: int, where: int = WHERE_ANY) -> None:
    state.push(Traces(owner, colour, n, where))
