"""Chance: the small seeded generator inside every state.

It is the sfc32 generator: four 32-bit words, so that every intermediate value stays a machine integer
when compiled, and the same numbers come out on every machine, interpreted or compiled. It is quick, and who
sees enough of its numbers can compute the rest; games between people therefore use it sealed: every number
and the words after it come out of SHA-256, so that what was drawn tells nothing of what will be.
"""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING, Final, cast, final

if TYPE_CHECKING:  # machine integers, for the compiler alone
    from mypy_extensions import i64

MASK: Final = 0xFFFFFFFF
SEALED: Final = "sealed:"  # a seed that begins so gives a sealed generator


@final
class Chance:
    """A stream of random numbers; `draws` counts how many were taken. `sealed` is 1 or 0."""

    def __init__(self, a: i64, b: i64, c: i64, draws: i64, sealed: i64 = 0) -> None:
        self.a = a
        self.b = b
        self.c = c
        self.draws = draws
        self.sealed = sealed

    def copy(self) -> Chance:
        return Chance(self.a, self.b, self.c, self.draws, self.sealed)

    def save(self) -> list[int]:
        """The arguments that make this generator again."""
        words = [self.a, self.b, self.c, self.draws]
        return [*words, 1] if self.sealed else words

    def fork(self) -> Chance:
        """An independent stream, seeded from this one."""
        return Chance(self.word(), self.word(), self.word(), 1)

    def word(self) -> i64:
        """32 random bits."""
        if self.sealed:
            return self._sealed_word()
        b, c = self.b, self.c
        total = (self.a + b + self.draws) & MASK
        self.draws = (self.draws + 1) & MASK
        self.a = b ^ (b >> 9)
        self.b = (c + (c << 3)) & MASK
        self.c = ((((c << 21) & MASK) | (c >> 11)) + total) & MASK
        return total

    def _sealed_word(self) -> i64:
        text = f"perihelion chance:{self.a}:{self.b}:{self.c}:{self.draws}"
        words = _words(text)
        self.draws = (self.draws + 1) & MASK
        self.a, self.b, self.c = words[0], words[1], words[2]
        return words[3]

    def below(self, limit: int) -> int:
        """A number from 0 to limit - 1, each equally likely."""
        if limit <= 0:
            raise ValueError("below() needs a positive limit")
        return self._below(limit)

    def _below(self, count: i64) -> i64:
        product = self.word() * count
        if (product & MASK) < count:  # else it is certainly not below the remainder
            reject = (MASK + 1) % count
            while (product & MASK) < reject:
                product = self.word() * count
        return product >> 32

    def pick(self, items: list[int]) -> int:
        """One of the items."""
        return items[self.below(len(items))]

    def shuffle(self, items: list[int]) -> None:
        """Shuffles in place (Fisher-Yates), with the words of the generator at hand: an imagined world
        shuffles some hundred cards."""
        things = cast("list[object]", items)  # they change places, nobody reckons with them
        a, b, c, draws, sealed = self.a, self.b, self.c, self.draws, self.sealed
        last: i64
        for last in range(len(things) - 1, 0, -1):
            count = last + 1
            if sealed:
                other = self._below(count)
            else:
                while True:  # as in `word` and `_below`
                    total = (a + b + draws) & MASK
                    draws = (draws + 1) & MASK
                    a = b ^ (b >> 9)
                    b = (c + (c << 3)) & MASK
                    c = ((((c << 21) & MASK) | (c >> 11)) + total) & MASK
                    product = total * count
                    if (product & MASK) >= count or (product & MASK) >= (MASK + 1) % count:
                        break
                other = product >> 32
            thing = things[last]
            things[last] = things[other]
            things[other] = thing
        if not sealed:
            self.a, self.b, self.c, self.draws = a, b, c, draws


def seeded(seed: int | str) -> Chance:
    """The generator for a seed; the same on every machine and in every process."""
    words = _words(f"perihelion:{seed}")
    if isinstance(seed, str) and seed.startswith(SEALED):
        return Chance(words[0], words[1], words[2], 1, 1)
    chance = Chance(words[0], words[1], words[2], 1)
    for _ in range(12):
        chance.word()
    return chance


def _words(text: str) -> list[int]:
    """The first four words of a text's SHA-256."""
    digest = hashlib.sha256(text.encode()).digest()
    return [int.from_bytes(digest[at : at + 4], "little") for at in (0, 4, 8, 12)]
