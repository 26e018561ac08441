"""Final scoring by source, the score sheet, and who has won."""

from __future__ import annotations

from perihelion.core.text import Arg, Event
from perihelion.core.view import ScoreLine, ScoreSheet
from perihelion.games.quarterworlds.components import (
    COLONISED_PLANETS,
    END_BONUS,
    OBJECT_BONUS,
    OBJECTS,
    RESOURCES,
    SCIENCE_CARDS_LAID,
    SHIPS_LAID,
)
from perihelion.games.quarterworlds.state import (
    FROM_END_BONUS,
    FROM_PLANETS,
    FROM_TILES,
    FROM_TOKENS,
    SOURCES,
    QuarState,
)


def final_points(state: QuarState, seat: int) -> list[int]:
    """What the end of the game brings the seat, by source."""
    gained = [0] * len(SOURCES)
    for resource in range(len(RESOURCES)):
        gained[FROM_TILES + resource] = tile_points(state, seat, resource)
    for object in range(len(OBJECTS)):
        gained[FROM_TOKENS + object] = token_worth(state, seat, object) * state.objects[seat][object]
    colonised = state.colonised(seat)
    gained[FROM_PLANETS] = state.parts.colonised_planet_points * colonised  # QUAR-178
    gained[FROM_END_BONUS] = (  # QUAR-D08
        state.permanent(seat, END_BONUS, COLONISED_PLANETS) * colonised
        + state.permanent(seat, END_BONUS, SCIENCE_CARDS_LAID) * len(state.researched[seat])
    )
    return gained


def token_worth(state: QuarState, seat: int, object: int) -> int:
    """What one object token is worth to the seat as things lie (QUAR-174, QUAR-D09)."""
    laid = state.objects_laid(seat)[object]
    return state.parts.token_value(object, laid) + state.permanent(seat, OBJECT_BONUS, object)


def tile_points(state: QuarState, seat: int, resource: int) -> int:
    """The reward of a production track's tile, for the higher production or a tie (QUAR-171, QUAR-172)."""
    if state.production[seat][resource] < state.production[1 - seat][resource]:
        return 0
    counted = state.parts.tile_counts[resource]
    number = state.ships_laid(seat) if counted == SHIPS_LAID else state.tracks[seat][counted]
    return number * state.parts.tile_points[resource]


def final_scoring(state: QuarState) -> None:
    """After epoch 3: production tiles, object tokens, planets, end bonuses, in this order (QUAR-170)."""
    gained = [final_points(state, seat) for seat in range(state.seats)]
    for source in range(FROM_TILES, len(SOURCES)):
        for seat in range(state.seats):
            amount = gained[seat][source]
            state.add_points(seat, source, amount)
            if amount and state.journal is not None:
                args: dict[str, Arg] = {"source": f"score-{SOURCES[source]}", "amount": amount}
                state.tell(Event("final", seat, (FINAL_RULES[source - FROM_TILES],), args))


FINAL_RULES = (
    "QUAR-171", "QUAR-171", "QUAR-171", "QUAR-171", "QUAR-174", "QUAR-174", "QUAR-174", "QUAR-178",
    "QUAR-D08",
)  # fmt: skip


def standing(state: QuarState, seat: int) -> list[int]:
    """Points by source: what is recorded, and while the game runs what the end would add."""
    if state.over:
        return state.points[seat][:]
    final = final_points(state, seat)
    return [state.points[seat][source] + final[source] for source in range(len(SOURCES))]


def score_sheet(state: QuarState) -> ScoreSheet:
    """All sources; everything that counts for points is open."""
    columns = [standing(state, seat) for seat in range(state.seats)]
    lines = [
        ScoreLine(f"score-{SOURCES[source]}", [column[source] for column in columns])
        for source in range(len(SOURCES))
    ]
    totals = [sum(column) for column in columns]
    tie_break = ScoreLine("score-tie-break", [state.colonised(seat) for seat in range(state.seats)])
    return ScoreSheet(lines, totals, winners(state), tie_break)


def scores(state: QuarState) -> list[int]:
    return [sum(standing(state, seat)) for seat in range(state.seats)]


def winners(state: QuarState) -> list[int]:
    """The higher total, then more fully colonised planets, then both (QUAR-179, QUAR-R35)."""
    if not state.over:
        return []
    results = [(state.total(seat), state.colonised(seat)) for seat in range(state.seats)]
    best = max(results)
    return [seat for seat in range(state.seats) if results[seat] == best]


def score_marker(points: int, lap: int) -> tuple[int, int]:
    """Where the marker stands on the score track, and the side of the tile that shows: one lap, two laps, or
    0 for no tile; beyond three laps the tile stays (QUAR-012, QUAR-R36)."""
    return points % lap, min(points // lap, 2) * lap
