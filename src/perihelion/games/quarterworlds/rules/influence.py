"""The influence evaluation: three moves of the grey cylinder, then the points of the place it stands on.

Distances are counted towards red; `side` is +1 for red and -1 for blue, so a player's own distance on an
axis is side * distance.
"""

from __future__ import annotations

from typing import ClassVar

from perihelion.core.state import Step
from perihelion.core.text import Arg, Event, Reason, Text
from perihelion.games.quarterworlds.catalogue import AXES, VERTICAL
from perihelion.games.quarterworlds.components import DIPLOMACY, INFLUENCE_EDGE, MILITARY, TRADE
from perihelion.games.quarterworlds.rules.effects import gain_points
from perihelion.games.quarterworlds.state import (
    FROM_DIPLOMACY,
    FROM_MILITARY,
    FROM_OFF_BOARD,
    FROM_QUADRANT,
    FROM_TRADE,
    SOURCES,
    QuarState,
)


def side(seat: int) -> int:
    """The direction of the seat on both axes (QUAR-R27)."""
    return 1 if seat == 0 else -1


def level(state: QuarState, seat: int, track: int) -> int:
    """The track as it counts in an evaluation (QUAR-D07)."""
    return state.tracks[seat][track] + state.permanent(seat, INFLUENCE_EDGE, track)


def lead(state: QuarState, track: int) -> int:
    """By how much red is ahead on the track; negative if blue is."""
    return level(state, 0, track) - level(state, 1, track)


def ahead(difference: int) -> int:
    """The seat that leads by the difference."""
    return 0 if difference > 0 else 1


class Influence(Step[QuarState]):
    """Military, trade, diplomacy in this order (QUAR-150), then dominance and quadrant."""

    def copy(self) -> Influence:
        return self

    def run(self, state: QuarState) -> None:
        state.pop()
        state.push(Dominance())
        military, trade = lead(state, MILITARY), lead(state, TRADE)
        if military:
            move_cylinder(state, ahead(military), abs(military), 0, "QUAR-151")
        if trade:
            move_cylinder(state, ahead(trade), 0, abs(trade), "QUAR-152")
        diplomacy = lead(state, DIPLOMACY)
        if abs(diplomacy) == 1:
            state.push(Diplomacy(ahead(diplomacy)))
        elif diplomacy:
            diagonal(state, ahead(diplomacy), abs(diplomacy))


class Diplomacy(Step[QuarState]):
    """Ahead by exactly one: the player chooses along which axis the cylinder moves (QUAR-153)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def copy(self) -> Diplomacy:
        return Diplomacy(self.seat)

    def run(self, state: QuarState) -> None:
        state.ask(1 << self.seat)

    def legal(self, state: QuarState, seat: int) -> list[int]:
        first = state.quarterworlds.actions.move
        return [first + axis for axis in range(len(AXES))]

    def answer(self, state: QuarState, seat: int, action: int) -> None:
        state.pop()
        vertical = action - state.quarterworlds.actions.move == VERTICAL
        move_cylinder(state, seat, 1 if vertical else 0, 0 if vertical else 1, "QUAR-153")

    def refusal(self, state: QuarState, seat: int, action: int) -> Reason:
        return Reason("refusal-choose-axis", "QUAR-153")

    def prompt(self, state: QuarState, seat: int) -> Text:
        return Text("prompt-axis")


class Dominance(Step[QuarState]):
    """The points of the place on which the cylinder ends (QUAR-156 to QUAR-158)."""

    def copy(self) -> Dominance:
        return self

    def run(self, state: QuarState) -> None:
        state.pop()
        for seat in range(state.seats):
            gained = place_points(state, seat, state.up, state.left)
            gain_points(state, seat, FROM_MILITARY, gained[0], "QUAR-156")
            gain_points(state, seat, FROM_TRADE, gained[1], "QUAR-157")
            gain_points(state, seat, FROM_QUADRANT, gained[2], "QUAR-158")


def place_points(state: QuarState, seat: int, up: int, left: int) -> list[int]:
    """What the seat gains for military dominance, trade dominance and quadrant with the cylinder there."""
    parts = state.parts
    rows, columns = side(seat) * up, side(seat) * left
    military = parts.military_scale[rows - 1] if rows > 0 else 0
    planets = len(state.worlds[seat])  # all planets laid, colonised or not (QUAR-R38)
    trade = parts.trade_scale[columns - 1] * planets if columns > 0 else 0
    quadrant = parts.quadrant[rows - 1][columns - 1] if rows > 0 and columns > 0 else 0  # QUAR-R31
    return [military, trade, quadrant]


def place_margin(state: QuarState, seat: int, up: int, left: int) -> int:
    """By how much what the seat gains there is more than what the other player does: each half of the board
    is somebody's."""
    parts, worlds = state.parts, state.worlds
    rows, columns = side(seat) * up, side(seat) * left
    margin = 0
    if rows > 0:
        margin += parts.military_scale[rows - 1]
        if columns > 0:
            margin += parts.quadrant[rows - 1][columns - 1]
    elif rows < 0:
        margin -= parts.military_scale[-rows - 1]
        if columns < 0:
            margin -= parts.quadrant[-rows - 1][-columns - 1]
    if columns > 0:
        margin += parts.trade_scale[columns - 1] * len(worlds[seat])
    elif columns < 0:
        margin -= parts.trade_scale[-columns - 1] * len(worlds[1 - seat])
    return margin


def shift(state: QuarState, at: int, seat: int, spaces: int) -> int:
    """Where a move along one axis ends: at the last space at most (QUAR-159, QUAR-160)."""
    limit = state.parts.side
    to = at + side(seat) * spaces
    return limit if to > limit else -limit if to < -limit else to


def move_cylinder(state: QuarState, seat: int, rows: int, columns: int, rule: str) -> None:
    """Moves the cylinder along one axis; each space that is missing is worth points at once (QUAR-159)."""
    up = shift(state, state.up, seat, rows)
    left = shift(state, state.left, seat, columns)
    missing = rows + columns - abs(up - state.up) - abs(left - state.left)
    state.up, state.left = up, left
    tell_cylinder(state, seat, rows, columns, rule)
    gain_points(state, seat, FROM_OFF_BOARD, missing * state.parts.off_board, "QUAR-159")


def diagonal(state: QuarState, seat: int, difference: int) -> None:
    """One space towards the player's corner, each axis for itself; if one is blocked there are the points
    of one missing space (QUAR-154, QUAR-R30)."""
    up = shift(state, state.up, seat, 1)
    left = shift(state, state.left, seat, 1)
    blocked = up == state.up or left == state.left
    state.up, state.left = up, left
    tell_cylinder(state, seat, 1, 1, "QUAR-154")
    if blocked:
        gain_points(state, seat, FROM_OFF_BOARD, state.parts.off_board, "QUAR-R30")
    gain_points(state, seat, FROM_DIPLOMACY, state.parts.diplomacy_points(difference), "QUAR-154")


def tell_cylinder(state: QuarState, seat: int, rows: int, columns: int, rule: str) -> None:
    if state.journal is not None:
        straight = "vertical" if rows else "horizontal"
        key = f"cylinder-{'diagonal' if rows and columns else straight}"
        args: dict[str, Arg] = {"spaces": max(rows, columns)}
        state.tell(Event(key, seat, (rule,), args))


class Forecast:
    """What the evaluation would bring if it came now: the places of the cylinder after each of the three
    moves, and points by seat and source. A choice of axis is taken as the chooser's best."""

    def __init__(self, seats: int, up: int, left: int) -> None:
        self.up = up
        self.left = left
        self.path: list[tuple[int, int]] = [(up, left)]
        self.points: list[list[int]] = [[0] * len(SOURCES) for _ in range(seats)]

    def move(self, state: QuarState, seat: int, rows: int, columns: int) -> None:
        up = shift(state, self.up, seat, rows)
        left = shift(state, self.left, seat, columns)
        missing = rows + columns - abs(up - self.up) - abs(left - self.left)
        if rows and columns:
            missing = min(missing, 1)
        self.points[seat][FROM_OFF_BOARD] += missing * state.parts.off_board
        self.up, self.left = up, left
        self.path.append((up, left))


def forecast(state: QuarState) -> Forecast:
    """The evaluation as it would go now, without changing anything."""
    seen = Forecast(state.seats, state.up, state.left)
    military, trade, diplomacy = lead(state, MILITARY), lead(state, TRADE), lead(state, DIPLOMACY)
    if military:
        seen.move(state, ahead(military), abs(military), 0)
    if trade:
        seen.move(state, ahead(trade), 0, abs(trade))
    if abs(diplomacy) == 1:
        seat = ahead(diplomacy)
        vertical = best_axis(state, seat, seen.up, seen.left) == VERTICAL
        seen.move(state, seat, 1 if vertical else 0, 0 if vertical else 1)
    elif diplomacy:
        seen.move(state, ahead(diplomacy), 1, 1)
        seen.points[ahead(diplomacy)][FROM_DIPLOMACY] += state.parts.diplomacy_points(abs(diplomacy))
    for seat in range(state.seats):
        gained = place_points(state, seat, seen.up, seen.left)
        seen.points[seat][FROM_MILITARY] += gained[0]
        seen.points[seat][FROM_TRADE] += gained[1]
        seen.points[seat][FROM_QUADRANT] += gained[2]
    return seen


def axis_margin(state: QuarState, seat: int, axis: int, up: int, left: int) -> int:
    """By how much the seat would be ahead after moving the cylinder one space along the axis."""
    rows, columns = (1, 0) if axis == VERTICAL else (0, 1)
    new_up, new_left = shift(state, up, seat, rows), shift(state, left, seat, columns)
    missing = 1 - abs(new_up - up) - abs(new_left - left)
    return place_margin(state, seat, new_up, new_left) + missing * state.parts.off_board


def best_axis(state: QuarState, seat: int, up: int, left: int) -> int:
    """The axis along which the seat gains most."""
    margins = [axis_margin(state, seat, axis, up, left) for axis in range(len(AXES))]
    return margins.index(max(margins))
