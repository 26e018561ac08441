"""Marks: how far a table has got."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Mark:
    """How far a reader has got: rows of the log, lines of chat, changes of seats. Only ever grows."""

    sequence: int = 0
    chat: int = 0
    seating: int = 0

    def __str__(self) -> str:
        return f"{self.sequence}.{self.chat}.{self.seating}"

    @staticmethod
    def parse(text: str) -> Mark | None:
        parts = text.split(".")
        if len(parts) != 3 or not all(part.isdecimal() and len(part) < 10 for part in parts):
            return None
        return Mark(*(int(part) for part in parts))
