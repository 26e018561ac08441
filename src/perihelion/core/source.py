"""What a judgement of a position is made of: named sources, each with its share of the whole.

A game says by source what its evaluation consists of, so that whoever asks why a choice is good can be
answered with what the choice changes. The words for a source are the message `source-<key>`.
"""

from __future__ import annotations

from dataclasses import dataclass

from perihelion.core.frozen import Frozen


@dataclass(frozen=True)
class Source(Frozen):
    """A part of an evaluation: what it is worth in points, how many of the thing there are where it can be
    counted, and the message key of what it is about where there are several of its kind."""

    key: str
    worth: float
    count: float = 0.0
    about: str = ""
