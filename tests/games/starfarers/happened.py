"""What came of a choice in Starfarers, by the names that previews give to their figures, read from the
positions before and after and from the printed board."""

from __future__ import annotations

from perihelion.games.starfarers.components.parts import RESOURCES
from perihelion.games.starfarers.rules.flight import MoveShip
from perihelion.games.starfarers.state import StarState
from tests.properties.happening import Course


def happened(course: Course) -> dict[str, int]:
    before, after = course.before, course.after
    assert isinstance(before, StarState)
    assert isinstance(after, StarState)
    seat = course.seat
    changes = {
        name: after.hands[seat][kind] - before.hands[seat][kind] for kind, name in enumerate(RESOURCES)
    }
    action = before.rules.catalogue.names[course.action]
    if action == "accept":
        traded = any(event.key == "deal" and event.args["seat_other"] == seat for event in course.events)
        return {f"{name}:deal": change for name, change in changes.items()} if traded else {}
    figures = {
        **changes,
        "cards": after.hand_size(seat),
        "points": after.points(seat),
        "gained": after.points(seat) - before.points(seat),
        "half-medals": after.half_medals[seat],
    }
    step = before.stack[-1]
    if isinstance(step, MoveShip) and action.startswith("fly:"):
        target = before.parts.board.place(action.split(":")[1])
        start = before.ship_place[step.ship]
        figures["steps-left"] = before.speed(seat) - step.used - walked(before, start, target)
    return figures


def walked(state: StarState, start: int, target: int) -> int:
    """The fewest lines from one intersection to another. None leads through the middle of a system or of a
    quadrant that lies face down, and nobody passes by a quadrant that is still to be explored."""
    board = state.parts.board
    steps = {start: 0}
    waiting = [start]
    while waiting:
        here = waiting.pop(0)
        if here == target:
            return steps[here]
        if here != start and is_news(state, here):
            continue
        for other in board.neighbours[here]:
            centre = board.centre_of[other]
            closed = centre >= 0 and (state.up[centre] == 0 or state.is_system(centre))
            if other not in steps and not closed:
                steps[other] = steps[here] + 1
                waiting.append(other)
    raise AssertionError("no way")


def is_news(state: StarState, place: int) -> bool:
    """Whether reaching the intersection reveals tokens or a tile, or wins a base or an ice planet."""
    board = state.parts.board
    quadrant = board.quadrant_of[place]
    if quadrant < 0:
        return False
    if state.up[quadrant] == 0 or (state.is_system(quadrant) and state.explored[quadrant] == 0):
        return True
    for planet in board.planets_near[place]:
        special = state.special[planet]
        if special >= 0:
            token = state.parts.specials[special]
            have = state.modules[state.active][2] if token.kind == 2 else state.cannons(state.active)
            if have >= token.needs:
                return True
    return False
