"""What came of a choice in SETI, by the names that previews give to their figures.

Everything is read from the position right after the choice and from what happened, not from the functions
that made the preview.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import cast

from perihelion.core.chance import Chance
from perihelion.core.state import State
from perihelion.core.text import Event
from perihelion.games.seti.components import vocabulary as v
from perihelion.games.seti.components.vocabulary import Effect
from perihelion.games.seti.rules.species.exertians import danger
from perihelion.games.seti.rules.steps import HOOKS, Run
from perihelion.games.seti.state import TILE, SetiState
from tests.properties.happening import Course, carry_out


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
    for event in course.events:
        told = event.args.get("n")
        if event.seat == course.seat and event.key.startswith("gain-") and isinstance(told, int):
            found[f"{event.key}-{told}"] = told
        elif event.key == "rotate" and isinstance(told, int):
            found.setdefault("rotated", told)
    for take in taken:
        found[{"take-credit": "credits-taken", "take-energy": "energy-taken"}.get(take, take)] = 1
    after = course.after
    assert isinstance(after, SetiState)
    found["danger"] = danger(after, course.seat) - danger(before, course.seat)
    return {**found, **brought(course)}


# -- what each effect brought ------------------------------------------------------------------------------

OWN = ("score", "publicity", "credits", "energy", "data", "exofossils")  # in the order of GAINS
# What is told of each piece of work that an effect gives to do; more of it may come from elsewhere.
TOLD: dict[int, tuple[str, ...]] = {
    v.DRAW: ("draw", "take-row", "draw-species", "take-face-up"),
    v.INCOME: ("tuck",),
    v.LAUNCH: ("launch",),
    v.SIGNAL: ("signal",),
    v.TRACE: ("trace",),
    v.HAND_SIGNALS: ("hand-signal",),
    v.DECK_SIGNALS: ("deck-signal",),
}


@dataclass
class Deed:
    """An effect that was carried out for the seat: what it changed at once, and what was told before it."""

    effect: Effect
    changed: list[int]
    full: list[bool]  # ran against its limit
    moves: int
    told: int


class Again:
    """Gives the answers that were given the first time."""

    def __init__(self, answers: list[tuple[int, int]]) -> None:
        self.answers = iter(answers)

    def pick(self, options: list[int]) -> int:
        return next(self.answers)[1]


def deeds(course: Course) -> tuple[list[Deed], list[Event]]:
    """Carries the choice out once more in the same way, and notes every effect."""
    found: list[Deed] = []
    perform = HOOKS.perform

    def noted(state: SetiState, run: Run, effect: Effect) -> None:
        player, journal = state.players[run.owner], state.journal
        old, moves = [getattr(player, name) for name in OWN], state.moves
        told = len(journal) if journal is not None else 0
        perform(state, run, effect)
        if run.owner == course.seat:
            new = [getattr(player, name) for name in OWN]
            limits = {"publicity": state.parts.max_publicity, "data": state.parts.pool_max}
            full = [name in limits and now >= limits[name] for name, now in zip(OWN, new, strict=True)]
            changed = [now - then for now, then in zip(new, old, strict=True)]
            found.append(Deed(effect, changed, full, state.moves - moves, told))

    HOOKS.perform = noted
    try:
        again = carry_out(course.before, course.seat, course.action, cast(Chance, Again(course.answers[1:])))
    finally:
        HOOKS.perform = perform
    assert again.answers == course.answers
    return found, again.events


def brought(course: Course) -> dict[str, int]:
    """What each effect that was carried out brought, by its number. What ran against a limit, or could not
    be done at all, says nothing."""
    found: dict[str, int] = {}
    done, events = deeds(course)
    for deed in done:
        effect, of = deed.effect, f"of {deed.effect.number}:carried-out"
        for at, change in enumerate(deed.changed):
            if effect.verb == v.GAIN and not deed.full[at]:
                found[f"{v.GAINS[at]} {of}"] = change
            elif effect.verb == v.SPEND:
                found[f"{v.GAINS[at]} spent {of}"] = -change
            elif effect.verb == v.GAIN_PER and change and not deed.full[at]:
                each = effect.gains[at]
                found[f"{v.GAINS[at]} each {of}"] = each if change % each == 0 else change
        if effect.verb == v.MOVES and deed.moves:
            found[f"move {of}"] = deed.moves
        elif effect.verb in TOLD:
            times = _times(effect, events[deed.told :], course.seat)
            if times:
                found[f"{v.VERBS[effect.verb]} {of}"] = min(times, effect.n)
    return found


def _times(effect: Effect, events: list[Event], seat: int) -> int:
    """How often what an effect gives to do was told; an event may tell of several at once."""
    total = 0
    for event in events:
        if event.seat == seat and event.key in TOLD[effect.verb]:
            n = event.args.get("n", 1)
            total += n if isinstance(n, int) else 1
    return total
