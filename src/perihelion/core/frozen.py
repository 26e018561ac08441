"""Values that never change and go from process to process.

A frozen dataclass that is compiled cannot be unpickled field by field, as plain objects are: it refuses to be
changed. So it is made anew of its fields.
"""

from __future__ import annotations

from dataclasses import fields
from typing import Any


class Frozen:
    """What frozen dataclasses of the engine descend from."""

    def __reduce__(self) -> tuple[Any, ...]:
        made: Any = self
        return type(self), tuple([getattr(self, one.name) for one in fields(made)])
