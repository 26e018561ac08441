"""What can go wrong, each with a message that says what to do."""

from __future__ import annotations

from perihelion.core.text import Arg, Reason


class Problem(Exception):
    """Something that cannot be done as it was asked; `key` is a message."""

    def __init__(self, key: str, args: dict[str, Arg] | None = None) -> None:
        super().__init__(key)
        self.key = key
        self.arguments = args or {}


class Missing(Problem):
    """No such table, seat, game or page."""


class Foreign(Problem):
    """A seat or a table that is somebody else's."""


class NotNow(Problem):
    """A thing that cannot be done in the table's present state."""


class TooMany(Problem):
    """A limit was reached."""


class TooBig(Problem):
    """More than anybody needs to send."""


class Declined(Exception):
    """An action or undo that the rules do not allow now, or that came too late."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(reason.key)
        self.reason = reason
