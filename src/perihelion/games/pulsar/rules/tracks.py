"""The initiative and the engineering track: moving counters, and the median that says how far.

A track is a list of counters (`field * 4 + seat`), farthest ahead first; on one field the counter higher
in the stack is ahead (PULS-057).
"""

from __future__ import annotations


def field_of(counter: int) -> int:
    return counter >> 2


def owner_of(counter: int) -> int:
    return counter & 3


def start_stack(order: list[int], field: int) -> list[int]:
    """All counters on the start field, the first player's at the bottom (PULS-032, PULS-247)."""
    return [field * 4 + seat for seat in reversed(order)]


def own_counters(track: list[int], seat: int) -> list[int]:
    """Positions of the seat's counters in the track, foremost first."""
    return [at for at in range(len(track)) if track[at] & 3 == seat]


def landing_field(field: int, by: int, length: int) -> int:
    """Where a counter arrives; it never leaves the track."""
    return min(max(1, field + by), length)


def move(track: list[int], at: int, by: int) -> None:
    """Moves a counter; it lands on top of the stack of its new field (PULS-055, PULS-056), at the left end
    on top of field 1 (PULS-061, PULS-062)."""
    counter = track.pop(at)
    field = max(1, (counter >> 2) + by)
    place = 0
    while place < len(track) and track[place] >> 2 < field:
        place += 1
    track.insert(place, field * 4 + (counter & 3))


def push_to_the_end(track: list[int], at: int, length: int) -> None:
    """A forced overflow: the counter goes to the bottom of the last field (PULS-060, PULS-R06)."""
    counter = track.pop(at)
    track.append(length * 4 + (counter & 3))


def median_marker(dice: list[int]) -> int:
    """Where the marker goes, doubled: under the median die, half a step towards the side with more dice."""
    ordered = sorted(dice)
    median = ordered[len(ordered) // 2]  # PULS-039
    left = 0
    right = 0
    for value in ordered:
        if value < median:
            left += 1
        elif value > median:
            right += 1
    if left > right:
        return 2 * median - 1  # PULS-041
    if right > left:
        return 2 * median + 1  # PULS-042
    return 2 * median  # PULS-043


def steps_for(die: int, marker: int) -> int:
    """How far taking a die moves a counter, to the right if positive (PULS-052, PULS-261)."""
    distance = 2 * die - marker
    if distance >= 0:
        return (distance + 1) // 2
    return -((1 - distance) // 2)
