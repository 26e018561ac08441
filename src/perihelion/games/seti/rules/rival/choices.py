"""What the rival prefers where a player would choose: sectors and trace spaces (SETI-S17, SETI-S18).

Ties go by the decision arrow of the action card it revealed last (SETI-R35, SETI-R49).
"""

from __future__ import annotations

from perihelion.core.text import Arg, Event
from perihelion.games.seti.catalogue import DISCOVERY_PLACE, OVERFLOW_PLACE
from perihelion.games.seti.components.pieces import Space
from perihelion.games.seti.components.solar import SECTORS
from perihelion.games.seti.components.vocabulary import ANY, YELLOW
from perihelion.games.seti.state import SetiState, mark_index


def majority(markers: list[int], left_out: int) -> int:
    """Who has most markers, ties to the latest placed (SETI-092); one owner may be left out. -1: nobody."""
    best = -1
    most = latest = -1
    for owner in markers:
        if owner in (left_out, best):
            continue
        number = markers.count(owner)
        last = len(markers) - 1 - markers[::-1].index(owner)
        if number > most or (number == most and last > latest):
            best, most, latest = owner, number, last
    return best


def rival_sector(state: SetiState, sectors: list[int]) -> int:
    """The sector the rival marks, out of several."""
    rival = state.seats
    best = -1
    best_rank = (-1, -1, -1, -1)
    for at, sector in enumerate(sorted(sectors)):
        markers = state.signals[sector]
        slots = state.parts.stars[state.stars[sector]].slots
        wins = second = 0
        if len(markers) == slots - 1 and majority([*markers, rival], -1) == rival:
            wins = 1
        elif len(markers) == 1:
            second = 1
        own = 0 if wins or second else markers.count(rival)
        side = at if state.the_rival().right else -at
        rank = (wins * 2 + second, own, slots, side)
        if best < 0 or rank > best_rank:
            best, best_rank = sector, rank
    if state.journal is not None and len(sectors) > 1:
        key = ("most", "second", "win")[best_rank[0]]
        star = f"star-{state.parts.star_ids[state.stars[best]]}"
        why: dict[str, Arg] = {"star": star, "n": best_rank[1]}
        state.tell(Event(f"rival-because-sector-{key}", rival, ("SETI-S17",), why))
    return best


def rival_trace(state: SetiState, colour: int) -> tuple[int, int, int]:
    """The lowest free space as (slot, colour, place); the overflow only if all else is taken."""
    found: list[tuple[int, int, int, int, int, int]] = []  # height, order twice, slot, colour, place
    for slot in range(2):
        for column in range(3):
            if colour not in (ANY, column):
                continue
            order = slot * 3 + column
            if state.discovery[order] < 0:
                found.append((-1 if column == YELLOW else 0, order, 0, slot, column, DISCOVERY_PLACE))
            elif state.discovered[slot]:
                found += [
                    (space.step, order, -space.shift, slot, column, space.level + 1)
                    for space in _open_spaces(state, slot, column)
                ]
    if not found:
        found = [
            (0, slot * 3 + column, 0, slot, column, OVERFLOW_PLACE)
            for slot in range(2)
            for column in range(3)
            if colour in (ANY, column)
        ]
    lowest = min([entry[0] for entry in found])
    level_ones = [entry for entry in found if entry[0] == lowest]
    level_ones.sort()
    chosen = level_ones[-1 if state.the_rival().right else 0]
    return chosen[3], chosen[4], chosen[5]


def _open_spaces(state: SetiState, slot: int, colour: int) -> list[Space]:
    """The spaces of a column that the rival can mark."""
    found: list[Space] = []
    for space in state.parts.species[state.species[slot]].spaces[colour]:
        if space.marks > 0 and state.marks[mark_index(slot, colour, space.level)]:
            continue
        if space.sample_slot >= 0 and state.sample_board[space.sample_slot] < 0:
            continue
        if rival_can_pay(state, space.cost_data, space.cost_exofossils):
            found.append(space)
    return found


def rival_can_pay(state: SetiState, data: int, exofossils: int) -> bool:
    """Spaces that it cannot pay count as occupied (SETI-O19, SETI-C19)."""
    rival = state.the_rival()
    if data and (rival.computer < 6 or rival.pool < data):
        return False
    return state.players[state.seats].exofossils >= exofossils


def rival_row(state: SetiState) -> int:
    """The card of the row that the arrow points to, -1 if the row is empty."""
    slots = [at for at, card in enumerate(state.row) if card >= 0]
    if not slots:
        return -1
    return slots[-1 if state.the_rival().right else 0]


def by_arrow(state: SetiState, items: list[int]) -> int:
    """The leftmost or rightmost of the items."""
    return items[-1 if state.the_rival().right else 0]


def sectors_of_colour(state: SetiState, colour: int) -> list[int]:
    return [sector for sector in range(SECTORS) if state.parts.stars[state.stars[sector]].colour == colour]
