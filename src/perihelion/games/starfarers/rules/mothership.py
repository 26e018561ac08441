"""Shaking the mothership: two of its balls show (STAR-140)."""

from __future__ import annotations

from perihelion.core.text import Event
from perihelion.games.starfarers.components.parts import BALLS, BLACK, LOADS
from perihelion.games.starfarers.state import StarState


def shake(state: StarState) -> list[int]:
    """The two balls that show, as colours."""
    balls = state.parts.loads[LOADS.index(state.options["balls"])][:]
    first = balls.pop(state.chance.below(len(balls)))
    second = balls[state.chance.below(len(balls))]
    return [first, second]


def ball_sum(state: StarState, balls: list[int]) -> int:
    """The value of a shake inside an encounter: black counts 0 and means nothing more (STAR-147)."""
    return state.parts.ball_values[balls[0]] + state.parts.ball_values[balls[1]]


def shake_for_speed(state: StarState) -> bool:
    """The shake at the start of the flight phase; True if the black ball brings an encounter (STAR-141,
    STAR-142)."""
    state.balls = shake(state)
    encounter = BLACK in state.balls
    state.base_speed = state.parts.encounter_speed if encounter else ball_sum(state, state.balls)
    if state.journal is not None:
        args: dict[str, int | str | list[str]] = {
            "ball": f"ball-{BALLS[state.balls[0]]}",
            "other": f"ball-{BALLS[state.balls[1]]}",
            "speed": state.speed(state.active),
        }
        state.tell(Event("shake", state.active, ("STAR-142" if encounter else "STAR-141",), args))
    return encounter
