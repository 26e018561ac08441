"""A position as a row of numbers, filled from left to right: what the games write their features into.

The row is an array of 32-bit numbers, which learning libraries take over without converting one by one. It
begins with zeros, so that only what is there has to be written, and no number leaves -2 to 2.
"""

from __future__ import annotations

from array import array
from typing import Final

LIMIT: Final = 2.0


class Numbers:
    """So many numbers; `at` is the place of the next one."""

    def __init__(self, count: int) -> None:
        self.row: array[float] = array("f", bytes(4 * count))
        self.at = 0

    def share(self, value: int, whole: int) -> None:
        """A figure as a part of what counts as much."""
        if value:
            part = value / whole
            self.row[self.at] = LIMIT if part > LIMIT else -LIMIT if part < -LIMIT else part
        self.at += 1

    def flag(self, value: bool) -> None:
        if value:
            self.row[self.at] = 1.0
        self.at += 1

    def one_of(self, number: int, count: int) -> None:
        """One place for each of `count` numbers, 1 at the one that holds; none holds if it is negative."""
        if 0 <= number < count:
            self.row[self.at + number] = 1.0
        self.at += count

    def bits(self, mask: int, count: int) -> None:
        """One place for each bit of a mask."""
        at = self.at
        self.at = at + count
        while mask:
            lowest = mask & -mask
            mask -= lowest
            self.row[at + lowest.bit_length() - 1] = 1.0

    def shares(self, values: list[int], whole: int) -> None:
        for value in values:
            self.share(value, whole)

    def set(self, offset: int, value: float) -> None:
        """A number further on; `skip` goes past the block in which it lies."""
        self.row[self.at + offset] = value

    def skip(self, count: int) -> None:
        self.at += count

    def filled(self) -> array[float]:
        """The row, once every place has been gone past."""
        if self.at != len(self.row):
            raise ValueError(f"{self.at} numbers were written, {len(self.row)} announced")
        return self.row
