"""A row of numbers put together of ready pieces of memory: scales, sets and figures cost a look into a table.

Unlike `Numbers` it can keep what does not change from one position to the next as a piece of its own.
"""

from __future__ import annotations

from array import array
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:  # machine integers, for the compiler alone
    from mypy_extensions import i64

CHUNK: Final = 8  # flags that are written together
WORD: Final = 7 * CHUNK  # flags that are gathered at once, in a machine integer
LAST: Final = 1 << 55  # the last flag of a word; shifted down, as mypyc would shift a 1 up as 32 bits
WIDE: Final = 8  # figures from -8 to 8 are looked up


def packed(values: list[float]) -> bytes:
    """The numbers as they lie in the row."""
    return array("f", values).tobytes()


def _flags(mask: int, count: int) -> bytes:
    return packed([float(mask >> place & 1) for place in range(count)])


ZERO: Final = packed([0.0])
ONE: Final = packed([1.0])
SETS: Final = [[_flags(mask, count) for mask in range(1 << count)] for count in range(CHUNK + 1)]
CHUNKS: Final = SETS[CHUNK]

# Tables that grow with what is asked for: scales and single ones by their length, then by place; figures by
# what counts as 1, then by value, with 0 in the middle.
_scales: Final[list[list[bytes]]] = []
_singles: Final[list[list[bytes]]] = []
_figures: Final[list[list[bytes]]] = []


class Pieces:
    """Numbers written from left to right."""

    def __init__(self) -> None:
        self.pieces: list[bytes] = []

    def flag(self, value: bool) -> None:
        self.pieces.append(ONE if value else ZERO)

    def figure(self, value: int, whole: int) -> None:
        """A figure as a part of what counts as 1."""
        if whole >= len(_figures) or not _figures[whole]:
            _lay_out_figures(whole)
        table = _figures[whole]
        beyond: i64 = len(table)
        place: i64 = value
        place += beyond >> 1
        self.pieces.append(table[place] if 0 <= place < beyond else packed([value / whole]))

    def one_of(self, number: int, count: int) -> None:
        """One place for each of `count` numbers, 1 at the one that holds; none holds if it is negative."""
        while count >= len(_singles):
            length = len(_singles)
            singles = [_flags(1 << place, length) for place in range(length)]
            _singles.append([*singles, _flags(0, length)])
        self.pieces.append(_singles[count][number if 0 <= number < count else count])

    def steps(self, value: int, count: int) -> None:
        """A scale: 1 at as many of `count` places as the value reaches."""
        while count >= len(_scales):
            length = len(_scales)
            _scales.append([_flags((1 << reached) - 1, length) for reached in range(length + 1)])
        scale = _scales[count]
        if value < 0:
            value = 0
        elif value > count:
            value = count
        self.pieces.append(scale[value])

    def flags(self, mask: int, count: int) -> None:
        """One place for each of up to eight bits of a mask."""
        self.pieces.append(SETS[count][mask])

    def those(self, things: list[int], count: int) -> None:
        """One place for each of `count` things, 1 at those in the list."""
        pieces = self.pieces
        base: i64
        places: i64 = count
        for base in range(0, places, WORD):
            mask = _gathered(things, base)
            left: i64 = WORD
            if places - base < left:
                left = places - base
            while left >= CHUNK:
                pieces.append(CHUNKS[mask & 255])
                mask >>= CHUNK
                left -= CHUNK
            if left:
                pieces.append(SETS[left][mask])

    def counts(self, things: list[int], count: int) -> None:
        """One place for each of `count` things: how often it is in the list."""
        if _are_distinct(things, count):
            self.those(things, count)
            return
        row = array("f", bytes(len(ONE) * count))
        for thing in things:
            row[thing] += 1.0
        self.pieces.append(row.tobytes())

    def ready(self, piece: bytes) -> None:
        """What has been put together before (`block`)."""
        self.pieces.append(piece)

    def block(self) -> bytes:
        """All numbers so far as one piece."""
        return b"".join(self.pieces)


def _gathered(things: list[int], base: i64) -> i64:
    """The things numbered from `base` on as bits of a word."""
    mask: i64 = 0
    for thing in things:
        place: i64 = thing
        place -= base
        if 0 <= place < WORD:
            mask |= LAST >> (WORD - 1 - place)
    return mask


def _are_distinct(things: list[int], count: i64) -> bool:
    """Whether none of the things is in the list twice."""
    base: i64
    for base in range(0, count, WORD):
        mask: i64 = 0
        for thing in things:
            place: i64 = thing
            place -= base
            if 0 <= place < WORD:
                if mask >> place & 1:
                    return False
                mask |= LAST >> (WORD - 1 - place)
    return True


def _lay_out_figures(whole: int) -> None:
    while whole >= len(_figures):
        _figures.append([])
    _figures[whole] = [packed([value / whole]) for value in range(-WIDE * whole, WIDE * whole + 1)]
