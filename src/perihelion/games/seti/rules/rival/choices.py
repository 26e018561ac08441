"""What the rival prefers where a player would choose: sectors and trace spaces (SETI-S17, SETI-S18).

Ties go by the decision arrow of the action card it revealed last (SETI-R35, SETI-R49).
"""

from __future__ import annotations

from typing import Final

from perihelion.core.text import Arg, Event
from perihelion.games.seti.catalogue import DISCOVERY_PLACE, OVERFLOW_PLACE
from perihelion.games.seti.components.pieces import Space
from perihelion.games.seti.components.vocabulary import ANY, BLUE, RED, YELLOW
from perihelion.games.seti.state import SetiState, mark_index

RANKS: Final = 64  # more than any figure that is weighed
HIGHEST: Final = 1 << 20  # above all spaces of the boards


def majority(markers: list[int], left_out: int) -> int:
    """Who has most markers, ties to the latest placed (SETI-092); one owner may be left out. -1: nobody."""
    best = -1
    most = 0
    for owner in reversed(markers):
        if owner in (left_out, best):
            continue
        number = markers.count(owner)
        if number > most:
            best, most = owner, number
    return best


def rival_sector(state: SetiState, sectors: list[int]) -> int:
    """The sector the rival marks, out of several."""
    right = state.the_rival().right
    best = best_rank = -1
    for sector in sectors:
        rank = _sector_rank(state, sector)
        is_further = sector > best if right else sector < best
        if rank > best_rank or (rank == best_rank and is_further):
            best, best_rank = sector, rank
    if state.journal is not None and len(sectors) > 1:
        why, rest = divmod(best_rank, RANKS * RANKS)
        key = ("most", "second", "win")[why]
        star = f"star-{state.parts.star_ids[state.stars[best]]}"
        args: dict[str, Arg] = {"star": star, "n": rest // RANKS}
        state.tell(Event(f"rival-because-sector-{key}", state.seats, ("SETI-S17",), args))
    return best


def _sector_rank(state: SetiState, sector: int) -> int:
    """Higher is better: a sector it wins by the signal, then a second slot, then most own markers; of equal
    ones that with most slots. Three figures as the digits of one."""
    rival = state.seats
    markers = state.signals[sector]
    slots = state.parts.stars[state.stars[sector]].slots
    if len(markers) == slots - 1 and majority([*markers, rival], -1) == rival:
        return 2 * RANKS * RANKS + slots
    if len(markers) == 1:
        return RANKS * RANKS + slots
    return markers.count(rival) * RANKS + slots


def rival_trace(state: SetiState, colour: int) -> tuple[int, int, int]:
    """The lowest free space as (slot, colour, place); the overflow only if all else is taken."""
    right = state.the_rival().right
    best = (int(right), (BLUE if right else RED) if colour == ANY else colour, OVERFLOW_PLACE)
    lowest, best_side = HIGHEST, 0
    for slot in range(2):
        for column in range(3):
            if colour not in (ANY, column):
                continue
            side = (slot * 3 + column) * RANKS
            if state.discovery[slot * 3 + column] < 0:
                height = -1 if column == YELLOW else 0
                if _is_better(height, side, lowest, best_side, right):
                    best, lowest, best_side = (slot, column, DISCOVERY_PLACE), height, side
            elif state.discovered[slot]:
                for space in state.parts.species[state.species[slot]].spaces[column]:
                    height, printed = space.step, side - space.shift
                    if _is_better(height, printed, lowest, best_side, right) and _can_mark(
                        state, slot, space
                    ):
                        best, lowest, best_side = (slot, column, space.level + 1), height, printed
    return best


def _is_better(height: int, side: int, lowest: int, best_side: int, right: bool) -> bool:
    """Whether a space is lower than the best one so far, or as low and further where the arrow points."""
    if height != lowest:
        return height < lowest
    return side > best_side if right else side < best_side


def _can_mark(state: SetiState, slot: int, space: Space) -> bool:
    """Whether the rival can mark a space of a species board."""
    if space.marks > 0 and state.marks[mark_index(slot, space.colour, space.level)]:
        return False
    if space.sample_slot >= 0 and state.sample_board[space.sample_slot] < 0:
        return False
    return rival_can_pay(state, space.cost_data, space.cost_exofossils)


def rival_can_pay(state: SetiState, data: int, exofossils: int) -> bool:
    """Spaces that it cannot pay count as occupied (SETI-O19, SETI-C19)."""
    rival = state.the_rival()
    if data and (rival.computer < 6 or rival.pool < data):
        return False
    return state.players[state.seats].exofossils >= exofossils


def rival_row(state: SetiState) -> int:
    """The card of the row that the arrow points to, -1 if the row is empty."""
    row = state.row
    if state.the_rival().right:
        for at in range(len(row) - 1, -1, -1):
            if row[at] >= 0:
                return at
        return -1
    for at in range(len(row)):
        if row[at] >= 0:
            return at
    return -1


def by_arrow(state: SetiState, items: list[int]) -> int:
    """The leftmost or rightmost of the items."""
    return items[-1 if state.the_rival().right else 0]


def sectors_of_colour(state: SetiState, colour: int) -> list[int]:
    """The sectors whose star has the colour."""
    return [state.sector_of[star] for star in state.parts.stars_of[colour]]
