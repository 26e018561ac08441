"""Victory points by source, and who has won (STAR-265, STAR-268)."""

from __future__ import annotations

from perihelion.core.view import ScoreLine, ScoreSheet
from perihelion.games.starfarers.state import StarState


def score_sheet(state: StarState) -> ScoreSheet:
    """Points by source as they stand; all of them lie open (STAR-265)."""
    parts = state.parts
    seats = range(state.seats)
    ports = [state.ports_on_board(seat) for seat in seats]
    colonies = [state.colonies_on_board(seat) - ports[seat] for seat in seats]
    halves = parts.half_medals_per_point
    lines = [
        ScoreLine("score-colonies", [count * parts.colony_points for count in colonies]),
        ScoreLine("score-spaceports", [count * parts.spaceport_points for count in ports]),
        ScoreLine("score-figures", [state.figures.count(seat) * parts.figure_points for seat in seats]),
        ScoreLine("score-medals", [state.special_won.count(seat) * parts.medal_points for seat in seats]),
        ScoreLine("score-half-medals", [state.half_medals[seat] // halves for seat in seats]),
    ]
    return ScoreSheet(lines, scores(state), winners(state))


def scores(state: StarState) -> list[int]:
    return [state.points(seat) for seat in range(state.seats)]


def winners(state: StarState) -> list[int]:
    return [state.winner] if state.over else []
